// Animations: cards from place to place, and creatures along their trails.

// The cards of a page, by name and by place.
const cardsOf = (page) => {
  const all = new Map();
  for (const card of page.querySelectorAll(".meadow .card.M, .hand .card.M, .town .card.C, .lair .card.C")) {
    const name = card.querySelector(".nm")?.textContent;
    if (!name) continue;
    const place = card.closest(".meadow, .hand, .town, .lair").classList[0];
    const places = all.get(name) ?? all.set(name, new Map()).get(name);
    places.set(place, [...(places.get(place) ?? []), card]);
  }
  return all;
};

// A card that is one fewer in one place and one more in another has moved: from the first place, to the second one,
// as its last card.
const journeys = (page) => {
  const [old, next] = [cardsOf(document), cardsOf(page)];
  const count = (all, name, place) => all.get(name)?.get(place)?.length ?? 0;
  const seen = (card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const found = [];
  for (const [name, places] of old) {
    for (const [place, cards] of places) {
      const from = cards.findLast(seen);
      if (!from || count(next, name, place) !== cards.length - 1) continue;
      for (const [other, there] of next.get(name) ?? []) {
        if (other !== place && there.length === count(old, name, other) + 1) found.push({ from, name, place: other });
      }
    }
  }
  return found;
};

// Pieces by identity and place: `data-at` is the place, `data-pc` the identity; without it, pieces with the same
// drawing are equal. `data-n` is the number of pieces that stand as one.
const standing = () => {
  const all = new Map();
  for (const piece of document.querySelectorAll("main [data-at]")) {
    const kind = piece.dataset.pc ?? piece.querySelector("use")?.getAttribute("href");
    const places = all.get(kind) ?? all.set(kind, new Map()).get(kind);
    const at = places.get(piece.dataset.at) ?? places.set(piece.dataset.at, { count: 0, pieces: [] }).get(piece.dataset.at);
    at.count += Number(piece.dataset.n ?? 1);
    at.pieces.push({ piece, box: piece.getBoundingClientRect() });
  }
  const homes = [...document.querySelectorAll("main [data-home]")];
  all.homes = new Map(homes.map((home) => [home.dataset.home, home.getBoundingClientRect()]));
  return all;
};
const visible = ({ width, height }) => width > 0 && height > 0;

// Moves a piece from its old place to its new one.
const fly = (piece, from) => {
  const to = piece.getBoundingClientRect();
  if (!piece.animate || !visible(from) || !visible(to)) return;
  // A unit of a drawing differs from a pixel.
  const unit = piece.getScreenCTM?.().a || 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  const way = Math.hypot(x, y) * unit;
  if (way < 4) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }];
  piece.animate(frames, { duration: Math.min(700, 240 + way * 0.6) * pace, easing: "cubic-bezier(.25,.7,.3,1)" });
};

// A piece that is one fewer in one place and one more in another has moved there; a piece that is only one more comes
// from the store of its owner, if that is in view. Those in `walk` have an animation of their own.
const travel = (old, walk) => {
  for (const [kind, places] of standing()) {
    const were = old.get(kind) ?? new Map();
    const gone = [];
    for (const [at, { count, pieces }] of were) {
      const left = count - (places.get(at)?.count ?? 0);
      if (left > 0) gone.push(...pieces.map(({ box }) => box).filter(visible).slice(-left));
    }
    for (const [at, { count, pieces }] of places) {
      const more = count - (were.get(at)?.count ?? 0);
      for (const { piece } of more > 0 ? pieces.slice(-more) : []) {
        const from = gone.shift() ?? old.homes.get(kind);
        if (from && !walk.has(piece)) fly(piece, from);
      }
    }
  }
};

const middle = (thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
// Makes figures with a dotted trail walk along it, and returns those figures.
const run = () => {
  const trails = [...document.querySelectorAll("path[data-piece]")].filter((trail) => trail.getTotalLength());
  const again = find("[data-again]");
  if (again) again.hidden = calm() || !trails.length;
  const walking = new Set();
  if (calm() || !moved) return walking;
  for (const trail of trails) {
    const length = trail.getTotalLength();
    const { x: toX, y: toY } = trail.getPointAtLength(length);
    const matrix = trail.getScreenCTM();
    const [endX, endY] = [matrix.a * toX + matrix.e, matrix.d * toY + matrix.f];
    const far = (piece) => {
      const [x, y] = middle(piece);
      return Math.hypot(x - endX, y - endY) / matrix.a;
    };
    // The piece itself, if it is still at the end of the trail.
    const pieces = [...document.querySelectorAll(`.map .pc:has(> use[href="#${trail.dataset.piece}"])`)];
    const piece = pieces.filter((one) => !walking.has(one) && far(one) < 130).sort((one, other) => far(one) - far(other))[0];
    if (!piece) continue;
    walking.add(piece);
    const frames = [];
    const steps = Math.max(4, Math.round(length / 22));
    for (let step = 0; step <= steps; step += 1) {
      const { x, y } = trail.getPointAtLength((length * step) / steps);
      frames.push({ transform: `translate(${x - toX}px, ${y - toY - (step % 2 && step < steps ? 5 : 0)}px)` });
    }
    const duration = Math.min(1600, 420 * Math.max(1, length / 130)) * pace;
    piece.animate?.(frames, { duration, easing: "cubic-bezier(.25,.7,.3,1)", fill: "backwards" });
  }
  return walking;
};

// Shows the last events again: on the map, or in the log.
const again = () => {
  if (find("path[data-piece]") && !calm()) {
    moved = true;
    run();
  } else {
    find("[data-retell]")?.click();
  }
};
