// A hint arrives in parts, and can be stopped.

let hint = null;
const unhint = () => {
  hint?.close();
  hint = null;
  find("#advice")?.removeAttribute("aria-busy");
  find("[data-stop]")?.remove();
};
// Choices of a hint have the same labels as at the table, and the best one is marked on the board.
const mark = () => {
  for (const one of document.querySelectorAll(".hinted")) one.classList.remove("hinted");
  for (const [place, button] of [...document.querySelectorAll("#advice button[name=id]")].entries()) {
    const own = find(`.ask button[value="${CSS.escape(button.value)}"]`);
    if (own?.ariaLabel) button.querySelector("span").textContent = own.ariaLabel;
    if (place > 0) continue;
    const zone = own?.dataset.zone;
    (zone ? document.getElementById(`z${zone}`) : find(`.map a[href*="?ask=choice:${button.value}#"]`))?.classList.add("hinted");
  }
};
const advise = (address) => {
  unhint();
  const panel = find("#advice");
  panel.setAttribute("aria-busy", "true");
  hint = new EventSource(`${address}/events`);
  hint.onmessage = (event) => {
    panel.innerHTML = event.data;
    mark();
  };
  hint.addEventListener("done", (event) => {
    panel.innerHTML = event.data;
    mark();
    unhint();
    say(panel.querySelector("li")?.innerText);
  });
  hint.onerror = () => {
    unhint();
    location.assign(address);
  };
};
