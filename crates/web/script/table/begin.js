const begin = () => {
  document.documentElement.classList.add("scripted");
  offer();
  alarm();
  listen();
  run();
  tick();
  roll();
};

before = position();
zoom();
toPawn(true);
begin();
