// Another window or a computer player may continue the game.

let stream = null;
let told = 0;
const follow = () => {
  if (sending || !(told > Number(main().dataset.step)) || find(".past") || find(".watch")) return;
  go(home(), { focus: false }).then(() => tell());
};
const listen = () => {
  const address = `${home()}/events`;
  if (stream?.url.endsWith(address)) return;
  stream?.close();
  stream = new EventSource(address);
  told = 0;
  stream.onmessage = (event) => {
    told = Number(event.data);
    follow();
  };
  stream.addEventListener("company", () => {
    if (!sending && !find(".past") && !find(".watch")) go(home(), { focus: false });
  });
};

// A notification announces your turn while the page is hidden, if you have enabled it.
const allowed = () => window.Notification?.permission;
const offer = (asked) => {
  const box = find("[data-notify]");
  if (!box || !allowed()) return;
  box.hidden = allowed() === "denied" && !asked;
  if (allowed() !== "default") box.textContent = box.dataset[allowed() === "granted" ? "yes" : "no"];
};
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-notify] button")) Notification.requestPermission().then(() => offer(true));
});
let turn = true;
const alarm = () => {
  const was = turn;
  turn = Boolean(find("#company")?.dataset.turn);
  if (was || !turn || !document.hidden || allowed() !== "granted") return;
  const shown = { tag: home(), icon: "/icon.svg", data: home() };
  try {
    const notice = new Notification(document.title, shown);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Phones only show notifications of the worker.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(document.title, shown)).catch(() => {});
  }
};
