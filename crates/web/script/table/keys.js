// Keys.

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.metaKey || event.ctrlKey || event.altKey || target.closest("input, textarea, select")) return;
  const press = (selector) => {
    const there = find(selector);
    if (!there) return false;
    event.preventDefault();
    there.click();
    return true;
  };
  if (key === "?") {
    const help = find("#keys");
    event.preventDefault();
    if (help?.open) help.close();
    else help?.showModal();
    return;
  }
  if (find("#keys")?.open) return;
  if (target.closest?.(BOARD) && ARROWS[key]) {
    event.preventDefault();
    step(target, ARROWS[key]);
    return;
  }
  if (find(".watch")) {
    if (key === "ArrowRight") press("[data-forward]");
    else if (key === "ArrowLeft") press("[data-previous]");
    else if (key === " " && !target.closest("a, button, summary")) press("[data-play]");
    else if (!["Tab", "Shift", " ", "Enter", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].includes(key)) {
      press("[data-skip]");
    }
    return;
  }
  if (find(".past")) {
    if (key === "ArrowLeft" && press(".past [data-before]")) return;
    if (key === "ArrowRight" && press(".past [data-after]")) return;
    if (key === " " && !target.closest("a, button, summary") && press(".past [data-roll]")) return;
    if (key === "Escape") press(".past [data-now]");
    return;
  }
  if (key === "u" || key === "r") press(`[data-do="${key === "u" ? "undo" : "redo"}"]`);
  else if (key === ".") press(".ask [data-end]");
  else if (key === ",") again();
  else if (key === "0") {
    event.preventDefault();
    if (target.closest?.(BOARD)) find("#question")?.focus();
    else toBoard();
  } else if (key === "+" || key === "-") press(`[data-zoom="${key === "+" ? "in" : "out"}"]`);
  else if (key === "Escape") press("main [data-all]");
  else if (/^[a-z0-9]$/.test(key)) press(`.ask [accesskey="${key}"]`);
});
