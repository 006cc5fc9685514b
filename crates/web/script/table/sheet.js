// A table that fits the window: the panes of a phone, and previews of small things.

const pane = (name) => {
  const box = document.getElementById(`pane-${name}`);
  if (box && !box.checked) box.click();
};
// A choice lowers the sheet, so that the map shows its effects.
const settle = () => {
  const up = find("#sheet-up");
  if (!up || !moved) return;
  up.checked = false;
  if (find(".watch")) pane("map");
};
document.addEventListener("click", (event) => {
  const to = event.target.closest("a[data-pane]");
  if (to) pane(to.dataset.pane);
});
// The handle of the sheet can be dragged.
let pulled = null;
document.addEventListener("pointerdown", (event) => {
  if (event.target.closest(".grip")) pulled = event.clientY;
});
addEventListener("pointerup", (event) => {
  if (pulled === null) return;
  const by = event.clientY - pulled;
  pulled = null;
  if (Math.abs(by) > 24) find("#sheet-up").checked = by < 0;
});
// Hovering over a small thing shows its preview, as a tap does.
let peeked = null;
let peeking = 0;
const unpeek = () => {
  clearTimeout(peeking);
  if (peeked?.matches(":popover-open")) peeked.hidePopover();
  peeked = null;
};
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || event.target.closest(".pop")) return;
  const button = event.target.closest(".pv[popovertarget]");
  const pop = button && document.getElementById(button.getAttribute("popovertarget"));
  if (pop && pop === peeked) return;
  unpeek();
  if (!pop || pop.matches(":popover-open")) return;
  peeking = setTimeout(() => {
    pop.showPopover({ source: button });
    peeked = pop;
  }, 350);
});
document.addEventListener("pointerdown", (event) => {
  clearTimeout(peeking);
  // A press keeps the preview that hovering has opened.
  if (peeked && event.target.closest(".pv")) peeked = null;
});

// A long press shows the preview of a small thing; it is no tap then.
let pressing = 0;
let pressed = false;
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  if (event.pointerType === "mouse") return;
  const pop = event.target.closest(".cell")?.querySelector(":scope > .all-of");
  if (!pop) return;
  pressing = setTimeout(() => {
    pressed = true;
    shownBy = pop;
    if (!pop.matches(":popover-open")) pop.showPopover();
  }, 500);
});
let shownBy = null;
addEventListener("pointerup", () => {
  // The browser closes a preview when it takes the press for one outside.
  if (pressed) setTimeout(() => shownBy?.matches(":popover-open") || shownBy?.showPopover());
}, true);
for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, () => clearTimeout(pressing), true);
addEventListener("contextmenu", (event) => pressed && event.preventDefault());
addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
