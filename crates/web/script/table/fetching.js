// Fetches a part of the page and puts it in place.

// A choice is sent once, and pending requests for views are dropped for it.
let sending = false;
let looks = 0;
let shown = location.pathname + location.search;
const ahead = new Map();

// The page that is shown: the server's name for it, and its text. The server then sends only the differences.
let kept = null;
// Applies differences to an old text: copy some characters, skip some, insert a text, and so on.
const changed = (text, edits) => {
  let fresh = "";
  let at = 0;
  for (let each = 0; each < edits.length; each += 3) {
    fresh += text.slice(at, at + edits[each]) + edits[each + 2];
    at += edits[each] + edits[each + 1];
  }
  return fresh + text.slice(at);
};

const fetched = async (address, options = {}) => {
  // The ids of the drawings already in the page, which the server need not send again.
  const drawn = [...find("body > .sprite").children].map((one) => one.id).join(" ");
  const headers = { "X-Part": "main", "X-Drawn": drawn, Accept: "text/html" };
  const base = kept;
  if (base) headers["X-Shows"] = base.page;
  const response = await fetch(address, { ...options, headers, credentials: "same-origin" });
  const isDelta = response.headers.get("Content-Type")?.startsWith("application/json");
  const text = isDelta ? changed(base.text, await response.json()) : await response.text();
  const page = response.headers.get("X-Page");
  if (page) kept = { page, text };
  // On a shared device the hand of the previous player must not stay in memory.
  else if (text.includes('data-drawings="all"')) kept = null;
  return { text, path: response.headers.get("X-Location"), url: response.url };
};

const read = (text) => {
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector("main[data-table]") ? page : null;
};

// Everything in the table that scrolls, by name.
const rows = () => {
  const all = [...document.querySelectorAll(".scroll, .meadow, .hand")];
  return new Map(all.map((row) => [row.getAttribute("aria-labelledby") ?? row.className, row]));
};

// Moves the focus to the question; without one, to the subject of the page.
const toQuestion = () => {
  const aim = find("#question") ?? find("main :is(h1, h2)") ?? main();
  if (!aim.hasAttribute("tabindex")) aim.tabIndex = -1;
  aim.focus({ preventScroll: true });
};

// The element with the focus, in a form in which it can be found in the next picture of the table.
const held = () => {
  const one = document.activeElement;
  if (!one || one === document.body || !main().contains(one)) return null;
  const zone = one.dataset.zone;
  const ways = [
    one.id && `#${CSS.escape(one.id)}`,
    one.name && `${one.localName}[name="${one.name}"][value="${CSS.escape(one.value)}"]`,
    zone && `${one.localName}[data-zone="${CSS.escape(zone)}"]`,
    one.getAttribute("href") && `a[href="${CSS.escape(one.getAttribute("href"))}"]`,
  ];
  return ways.filter(Boolean);
};
const hold = (ways) => {
  for (const way of ways ?? []) {
    const one = find(`main ${way}`);
    if (one?.checkVisibility()) return one.focus({ preventScroll: true });
  }
  if (ways) toQuestion();
};

// The position that is shown. A view of something in it moves nothing.
const position = () => {
  const { table, step } = main().dataset;
  return `${table} ${step} ${find(".watch, .past") ? location.pathname + location.search : ""}`;
};
let moved = true;
let before = "";

// Elements with state outside their attributes: typed text and selections.
const FIELDS = "input:not([type=hidden]), select, textarea";
const same = (one, other) => one.isEqualNode(other) && !(one.matches?.(FIELDS) || one.querySelector?.(FIELDS));
const alike = (one, other) => one.nodeName === other.nodeName && one.id === other.id && one.attributes && !one.matches(FIELDS);

// Makes an element equal to a fresh one. Equal parts stay in place, so that only changes are laid out and drawn.
const patch = (old, fresh) => {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [was, next] = [[...old.childNodes], [...fresh.childNodes]];
  // The children between the equal ones at the beginning and at the end are changed, added or removed.
  while (was.length && next.length && same(was[0], next[0])) was.shift(), next.shift();
  let end = null;
  while (was.length && next.length && same(was.at(-1), next.at(-1))) (end = was.pop()), next.pop();
  while (was.length && next.length && alike(was[0], next[0])) patch(was.shift(), next.shift());
  while (was.length && next.length && alike(was.at(-1), next.at(-1))) patch((end = was.pop()), next.pop());
  for (const one of was) one.remove();
  for (const one of next) old.insertBefore(document.adoptNode(one), end);
};

const put = (page) => {
  unhint();
  const views = [...rows()].map(([name, row]) => [name, row.scrollLeft, row.scrollTop]);
  const table = main().dataset.table;
  const drawings = page.querySelector("template[data-drawings]");
  document.title = drawings.dataset.title;
  const focus = held();
  // This comes first: taking the focus from an element makes the browser lay out the page, which would lay out the
  // old table once more with all changes around it.
  patch(main(), page.querySelector("main[data-table]"));
  const sprite = document.adoptNode(drawings.content.firstElementChild);
  if (drawings.dataset.drawings === "all") find("body > .sprite").replaceWith(sprite);
  for (const fresh of [...sprite.children]) {
    // Another part that was requested concurrently may have brought it.
    if (!find(`body > .sprite > #${CSS.escape(fresh.id)}`)) find("body > .sprite").append(fresh);
  }
  for (const template of page.querySelectorAll("template[data-for]")) {
    const old = find(template.dataset.for);
    const fresh = template.content.firstElementChild;
    if (old && fresh) old.replaceWith(document.adoptNode(fresh));
  }
  hold(focus);
  document.body.classList.toggle("is-past", Boolean(find(".past")));
  zoom();
  if (table === main().dataset.table) {
    const now = rows();
    for (const [name, left, top] of views) now.get(name)?.scrollTo({ left, top, behavior: "instant" });
  }
  toPawn(false);
};

const show = async (text, { url, push = false, focus = true } = {}) => {
  const page = read(text);
  if (!page) return false;
  const { table } = main().dataset;
  const change = () => {
    const stood = calm() ? null : standing();
    const was = heard();
    put(page);
    if (url && url !== location.pathname + location.search) {
      history[push ? "pushState" : "replaceState"](null, "", url);
    }
    shown = location.pathname + location.search;
    moved = position() !== before;
    before = position();
    main().toggleAttribute("data-still", !moved);
    settle();
    if (focus) toQuestion();
    const walk = begin();
    // After an undo, pieces go back by the same way.
    if (stood && moved && table === main().dataset.table) travel(stood, walk);
    if (moved) hear(was);
  };
  if (document.startViewTransition && !calm()) {
    // Travelling cards have a name while they travel.
    const gone = journeys(page);
    const name = (card, text) => card && (card.style.viewTransitionName = text);
    gone.forEach(({ from }, index) => name(from, `card-${index}`));
    let come = [];
    const fade = document.startViewTransition(() => {
      change();
      const all = cardsOf(document);
      come = gone.map(({ name, place }) => all.get(name)?.get(place)?.at(-1));
      come.forEach((card, index) => name(card, `card-${index}`));
    });
    // A transition that is skipped by the next one is no error.
    fade.ready.catch(() => {});
    fade.finished.catch(() => {}).then(() => come.forEach((card) => name(card, "")));
    await fade.updateCallbackDone;
  } else {
    change();
  }
  return true;
};

const go = async (address, { push = false, focus = true, keep = false } = {}) => {
  if (sending) return;
  stop();
  looks += 1;
  const look = looks;
  try {
    const url = new URL(address, location.href);
    const key = url.pathname + url.search;
    const { text, path } = ahead.get(key) ? await ahead.get(key) : await fetched(key);
    if (look !== looks) return;
    ahead.clear();
    if (!(await show(text, { url: keep ? key : path || key, push, focus }))) location.assign(address);
    // A turn shown step by step is announced step by step.
    const step = find(".watch .watch-say p");
    if (step) say(step.textContent);
  } catch {
    if (look === looks) location.assign(address);
  }
};

const send = async (form, fields) => {
  if (sending) return;
  stop();
  looks += 1;
  sending = true;
  main().setAttribute("aria-busy", "true");
  try {
    const { text, path } = await fetched(form.action, { method: "POST", body: new URLSearchParams(fields) });
    ahead.clear();
    if (await show(text, { url: path || home() })) {
      const fault = find("[role=alert]");
      tell(fault?.innerText);
    } else {
      location.assign(home());
    }
  } catch {
    location.assign(home());
  } finally {
    sending = false;
    // Updates were ignored meanwhile.
    follow();
  }
};

const choose = (what) => {
  const form = find("form#decision");
  if (form) send(form, { step: form.elements.step.value, ...what });
};

document.addEventListener("submit", (event) => {
  const form = event.target;
  const path = new URL(form.action).pathname;
  if (path === `${home()}/odds`) {
    event.preventDefault();
    go(`${path}?${new URLSearchParams(new FormData(form))}`, { keep: true, focus: false });
    return;
  }
  if (!["choose", "answer", "retract", "undo", "redo", "seat", "company", "takeback"].some((what) => path === `${home()}/${what}`)) return;
  event.preventDefault();
  send(form, new FormData(form, event.submitter));
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (dragged) {
    event.preventDefault();
    return;
  }
  if (link.dataset.hint) {
    event.preventDefault();
    advise(link.dataset.hint);
    return;
  }
  // A choice, or a far place to walk to.
  const { choice: id, to } = link.dataset;
  if (id || to) {
    event.preventDefault();
    choose(id ? { id } : { to });
    return;
  }
  const url = new URL(link.href.baseVal ?? link.href, location.href);
  const inside = url.pathname === home() || url.pathname.startsWith(`${home()}/`);
  const aside = [".json", "/line", "/report", "/review", "/friends", "/fairness", "/end"].some((end) => url.pathname.endsWith(end)) || url.pathname.startsWith(`${home()}/told`);
  if (url.origin !== location.origin || !inside || aside) return;
  // A target on this page is found without a request.
  if (url.hash && url.pathname + url.search === shown) return;
  event.preventDefault();
  const past = url.pathname.includes("/at/");
  if ("previous" in link.dataset) playing = false;
  rolling = url.hash === "#play" && !calm();
  // The button shows at once that a manual step ends the replay.
  if (!rolling) roll();
  go(url, { push: past, keep: past || url.search.startsWith("?ask") });
});

// A link within the page leads to no other page.
addEventListener("popstate", () => {
  if (location.pathname + location.search !== shown) go(location.href, { keep: true });
});
