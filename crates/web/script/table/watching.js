// The creatures' turn, at the reader's pace.

let timer = 0;
let playing = !calm();

const stop = () => clearTimeout(timer);

const tick = () => {
  stop();
  const watch = find(".watch[data-next]");
  if (!watch) return;
  const button = watch.querySelector("[data-play]");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(playing));
  button.setAttribute("aria-label", playing ? button.dataset.pauseWords : button.dataset.playWords);
  const next = watch.dataset.next;
  if (!ahead.has(next)) {
    const coming = fetched(next);
    coming.catch(() => ahead.delete(next));
    ahead.set(next, coming);
  }
  if (!playing) return;
  // A turn takes at most eight seconds, whatever the number of its moments.
  const lines = watch.querySelectorAll(".acct li").length;
  const most = 8000 / (watch.querySelector("progress")?.max || 1);
  timer = setTimeout(() => go(next, { focus: false }), Math.min(1500 + 700 * Math.min(lines, 6), most) * pace);
};

// A replay continues automatically, step by step, if the reader has started it.
let rolling = location.hash === "#play" && !calm();

const roll = () => {
  const button = find(".past [data-roll]");
  if (!button) {
    rolling = false;
    return;
  }
  button.hidden = false;
  button.setAttribute("aria-pressed", String(rolling));
  button.setAttribute("aria-label", rolling ? button.dataset.pauseWords : button.dataset.playWords);
  button.title = button.getAttribute("aria-label");
  if (!rolling) return;
  const { pathname, search } = new URL(find(".past [data-after]").href);
  const next = pathname + search;
  if (!ahead.has(next)) {
    const coming = fetched(next);
    coming.catch(() => ahead.delete(next));
    ahead.set(next, coming);
  }
  timer = setTimeout(() => go(next, { focus: false }), 1500 * pace);
};

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-again]")) {
    again();
  } else if (event.target.closest("[data-stop]")) {
    unhint();
  } else if (event.target.closest("[data-play]")) {
    playing = !playing;
    tick();
  } else if (event.target.closest("[data-roll]")) {
    rolling = !rolling;
    stop();
    roll();
  } else if (find(".watch") && event.target.closest(".map") && !dragged) {
    go(find(".watch").dataset.next, { focus: false });
  }
});
