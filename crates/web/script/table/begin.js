const begin = () => {
  document.documentElement.classList.add("scripted");
  for (const share of document.querySelectorAll("[data-share]")) share.hidden = false;
  offer();
  alarm();
  listen();
  const walk = run();
  tick();
  return walk;
};

before = position();
zoom();
toPawn(true);
begin();
