// Your own pieces and cards can be dragged. Dropping a piece equals a tap on the place below; dropping a card on your
// city equals a tap on the card.

const CARDS = ":is(.hand, .meadow) :is(a, button).card";
const PLACES = ".map a[href], :is(a, button).can:not(.hand *, .meadow *)";
// The least size of the dragged image, in pixels.
const LEAST = 36;
let carried = null;

const aimOf = ({ clientX, clientY }) => {
  const there = document.elementFromPoint(clientX, clientY);
  if (!there || !carried.piece.matches(CARDS)) return there?.closest(PLACES);
  return there.closest(".town") && carried.piece;
};

const holds = ({ clientX: x, clientY: y }) => (piece) => {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  return x > left && x < right && y > top && y < bottom;
};

// Creates the image of the piece that follows the pointer.
const lift = (piece) => {
  const ghost = document.createElement("div");
  ghost.className = "dragging";
  ghost.setAttribute("aria-hidden", "true");
  const drawing = piece.querySelector("use");
  const shape = piece.matches(CARDS) ? piece : drawing;
  const { width, height } = shape.getBoundingClientRect();
  if (shape === piece) {
    ghost.append(piece.cloneNode(true));
  } else {
    const box = drawing.getBBox();
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    picture.append(drawing.cloneNode(true));
    ghost.append(picture);
  }
  // A small image would be hidden below the pointer.
  const scale = Math.max(1, LEAST / Math.max(width, height));
  ghost.style.width = `${width * scale}px`;
  ghost.style.height = `${height * scale}px`;
  main().append(ghost);
  main().classList.add("carrying");
  return ghost;
};

const letGo = () => {
  main()?.classList.remove("carrying");
  carried?.ghost?.remove();
  carried?.aim?.classList.remove("aimed");
  carried?.piece.classList.remove("lifted");
  carried = null;
};

document.addEventListener("pointerdown", (event) => {
  letGo();
  // Pieces on a map pass taps on to the place below.
  const onMap = event.target.closest(".map") && [...document.querySelectorAll(".map [data-carry]")].find(holds(event));
  const piece = onMap || event.target.closest(`main :is([data-carry], ${CARDS})`);
  // A finger on a card scrolls its row.
  if (!piece || event.button || (event.pointerType === "touch" && piece.matches(CARDS))) return;
  carried = { piece, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (!carried) return;
  const { piece, x, y } = carried;
  if (!carried.ghost) {
    if (Math.hypot(event.clientX - x, event.clientY - y) < 8) return;
    unpeek();
    dragged = true;
    carried.ghost = lift(piece);
    piece.classList.add("lifted");
  }
  const { ghost } = carried;
  ghost.style.translate = `${event.clientX - ghost.offsetWidth / 2}px ${event.clientY - ghost.offsetHeight / 2}px`;
  const aim = aimOf(event);
  if (aim === carried.aim) return;
  carried.aim?.classList.remove("aimed");
  aim?.classList.add("aimed");
  carried.aim = aim;
});
addEventListener("pointerup", (event) => {
  if (!carried) return;
  const aim = carried.ghost && aimOf(event);
  letGo();
  if (!aim) return;
  dragged = false;
  aim.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  // The press that dropped it is no tap.
  dragged = true;
});
addEventListener("pointercancel", letGo);
// A finger that drags a piece does not scroll.
document.addEventListener("touchmove", (event) => carried && event.preventDefault(), { passive: false });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") letGo();
});
// A press selects no text either, because the browser would drag that next.
document.addEventListener("selectstart", (event) => carried && event.preventDefault());
document.addEventListener("dragstart", (event) => {
  if (event.target.closest?.(`[data-carry], ${CARDS}`)) event.preventDefault();
});
