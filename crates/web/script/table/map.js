// The map: zoom, pan, and its initial view.

const stored = () => Number(sessionStorage.getItem("zoom")) || 0;

const zoom = (change) => {
  const city = find(".city");
  const map = find(".map");
  if (!map) return;
  city.querySelector(".zoom").hidden = false;
  let factor = stored();
  if (change === 0) factor = 0;
  else if (change) factor = Math.min(2.5, Math.max(0.4, (factor || map.clientWidth / map.viewBox.baseVal.width) * change));
  if (change !== undefined) sessionStorage.setItem("zoom", String(factor));
  city.classList.toggle("zoomed", factor > 0);
  if (factor > 0) {
    map.setAttribute("width", map.viewBox.baseVal.width * factor);
    map.setAttribute("height", map.viewBox.baseVal.height * factor);
  }
  if (change !== undefined) toPawn(true);
};

// Scrolls to the pawn if it is out of view, or always.
const toPawn = (always) => {
  const scroll = find(".scroll");
  const map = find(".map");
  if (!map) return;
  const [x, y] = map.dataset.pawn.split(" ").map(Number);
  const [left, top] = [x * map.clientWidth, y * map.clientHeight];
  const seen = (at, from, size) => at > from + 40 && at < from + size - 40;
  if (always || !seen(left, scroll.scrollLeft, scroll.clientWidth)) {
    scroll.scrollLeft = left - scroll.clientWidth / 2;
  }
  if (always || !seen(top, scroll.scrollTop, scroll.clientHeight)) {
    scroll.scrollTop = top - scroll.clientHeight / 2;
  }
  // On a phone the decision covers the lower part of the room.
  const dock = find(".mystics .dock");
  if (!dock || getComputedStyle(dock).position !== "sticky") return;
  const box = map.getBoundingClientRect();
  const end = Math.min(innerHeight, dock.getBoundingClientRect().top);
  const row = box.top + y * box.height;
  if (box.top > end || box.bottom < 120 || (row > 120 && row < end - 40)) return;
  scrollBy({ top: row - (row < 120 ? 160 : end - 90), behavior: "instant" });
};

let dragged = false;
let drag = null;
document.addEventListener("pointerdown", (event) => {
  dragged = false;
  const scroll = event.target.closest(".scroll");
  if (!scroll || event.pointerType !== "mouse" || event.button || event.target.closest("[data-carry]")) return;
  drag = { scroll, x: event.clientX, y: event.clientY, left: scroll.scrollLeft, top: scroll.scrollTop };
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (Math.hypot(dx, dy) > 6) dragged = true;
  if (!dragged) return;
  drag.scroll.scrollLeft = drag.left - dx;
  drag.scroll.scrollTop = drag.top - dy;
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    drag = null;
    // The click of this press comes first; a later click, by keys, is intended.
    setTimeout(() => (dragged = false));
  });
}
document.addEventListener("dragstart", (event) => {
  if (event.target.closest?.(".map")) event.preventDefault();
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) zoom({ in: 1.25, out: 0.8, all: 0 }[button.dataset.zoom]);
});
