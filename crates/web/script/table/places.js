// A zone and its button highlight each other.
const twin = (target) => {
  for (const shown of document.querySelectorAll(".kf")) shown.classList.remove("kf");
  const zone = target.closest?.("[data-zone]")?.dataset.zone;
  if (!zone) return;
  const link = document.getElementById(`z${zone}`);
  if (link?.classList.contains("to")) link.classList.add("kf");
  const button = find(`.ask button.ch[data-zone="${zone}"]`);
  if (button && button !== target.closest("button")) button.classList.add("kf");
};
document.addEventListener("focusin", (event) => twin(event.target));
document.addEventListener("pointerover", (event) => {
  if (event.target.closest("[data-zone]")) twin(event.target);
});
document.addEventListener("pointerout", (event) => {
  if (event.target.closest("[data-zone]")) twin(document.activeElement);
});

// On the board, arrow keys lead to the next place or card in their direction.
const BOARD = ".map a[href], .meadow :is(a, button), .hand :is(a, button), .river :is(a, button), .town :is(a, button), .own :is(a, button), .woods :is(a, button), .events :is(a, button), .init a, .chips button";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const step = (from, [right, down]) => {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const one of document.querySelectorAll(BOARD)) {
    if (one === from || !one.checkVisibility()) continue;
    const [toX, toY] = middle(one);
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const distance = along + 2 * aside;
    if (along > 4 && distance < least && aside < 2 * along) [best, least] = [one, distance];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm() ? "instant" : "smooth" });
};
const toBoard = () => {
  const places = [...document.querySelectorAll(BOARD)].filter((one) => one.checkVisibility() && !one.closest(".chips, .init"));
  (places.find((one) => one.matches(".to, .can")) ?? places[0])?.focus();
};
