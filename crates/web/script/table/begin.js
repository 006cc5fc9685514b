const begin = () => {
  document.documentElement.classList.add("scripted");
  offer();
  alarm();
  listen();
  const walk = run();
  tick();
  roll();
  return walk;
};

before = position();
zoom();
toPawn(true);
begin();
