const main = () => document.querySelector("main[data-table]");

const calm = () =>
  document.documentElement.dataset.motion === "none" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;
const pace = { slow: 1.8, normal: 1, fast: 0.5 }[document.documentElement.dataset.pace] || 1;
const home = () => `/table/${main().dataset.table}`;
const find = (selector) => document.querySelector(selector);

// A permanent live region for screen readers.
const said = document.createElement("p");
said.className = "vh";
said.setAttribute("role", "status");
document.body.append(said);
const say = (text) => {
  said.textContent = "";
  setTimeout(() => (said.textContent = text), 80);
};

// The latest line of the log without the rules that it cites; lists are in ascending order, everything else is newest
// first.
const latest = () => {
  const line = (find(".log .acct li:last-child") ?? find(".log li"))?.cloneNode(true);
  for (const aside of line?.querySelectorAll(".rule, .also, .cited, .at, svg") ?? []) aside.remove();
  return line?.textContent.trim().replace(/\s+/g, " ");
};

// Announces the last event, and the player that thinks now; an unchanged text is announced only once.
const tell = (first) => {
  const thinks = find("[data-thinking]");
  say([first, latest(), thinks?.dataset.thinking].filter(Boolean).join(" "));
};
