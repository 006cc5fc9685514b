// Short sounds, for readers who have enabled them. They are synthesised from noise and tones.

const loud = () => document.documentElement.dataset.sound === "on";

// Browsers allow sound only after a press.
let air = null;
const wake = () => {
  if (!loud() || !window.AudioContext) return;
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume().catch(() => {});
};
for (const press of ["pointerdown", "keydown"]) addEventListener(press, wake, true);

// Plays a source after a number of seconds, for a number of seconds, with a fade-out.
const ring = (source, after, length, volume, through = []) => {
  const at = air.currentTime + after;
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  [source, ...through, gain, air.destination].reduce((from, to) => (from.connect(to), to));
  source.start(at);
  source.stop(at + length);
};
const tone = (pitch, after, length, volume) => {
  const source = air.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  ring(source, after, length, volume);
};
const noise = (pitch, after, length, volume) => {
  const source = air.createBufferSource();
  source.buffer = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const filter = air.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  ring(source, after, length, volume, [filter]);
};

const SOUNDS = {
  // Wood on wood, faster and faster.
  dice: () => [0, 0.11, 0.19, 0.25].forEach((after, index) => noise(1400 + 260 * index, after, 0.07, 0.5 - 0.08 * index)),
  // A card slides over others.
  card: () => noise(3200, 0, 0.13, 0.22),
  // Two soft notes.
  turn: () => (tone(587, 0.05, 0.35, 0.16), tone(880, 0.2, 0.55, 0.14)),
};
const sound = (name) => {
  if (loud() && air?.state === "running") SOUNDS[name]();
};

// The audible state of a table: dice, which stay for one step; the numbers of cards by place; and whether there is a
// question.
const heard = () => ({
  dice: Boolean(find(".tray")),
  card: ["hand .card", "meadow .card", "town .card", "drawn", "gear svg"].map((what) => document.querySelectorAll(`main .${what}`).length).join(),
  turn: Boolean(find("form#decision")) && !find(".watch, .past"),
});
const hear = (was) => {
  const now = heard();
  if (now.dice) sound("dice");
  else if (now.card !== was.card) sound("card");
  if (now.turn && !was.turn) sound("turn");
};
