// The tablet's own sounds: a horn at zero, one tick at ten seconds, two low notes for a no, a buzz at the door of the box.
let context = null;

const isOn = () => localStorage.getItem("rinkbook-horn") !== "off";

export function setUpSound() {
  document.addEventListener("pointerdown", () => { context ??= new AudioContext(); }, { once: true });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-horn]");
    if (!button) return;
    localStorage.setItem("rinkbook-horn", isOn() ? "off" : "on");
    show(button);
    if (isOn()) tick();
  });
  new MutationObserver(() => document.querySelectorAll("[data-horn]").forEach(show)).observe(document.body, { childList: true, subtree: true });
}

function show(button) {
  const pressed = String(isOn());
  if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
}

function play(pitch, start, length, kind = "square", volume = 0.2) {
  if (!context || !isOn()) return;
  const tone = context.createOscillator();
  const level = context.createGain();
  const at = context.currentTime + start;
  tone.type = kind;
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(volume, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export function horn() { play(220, 0, 1.2, "sawtooth", 0.4); play(220, 1.4, 1.2, "sawtooth", 0.4); }
export function tick() { play(880, 0, 0.12); }
export function lowNotes() { play(196, 0, 0.25, "triangle"); play(147, 0.3, 0.4, "triangle"); }
export function buzz() { play(330, 0, 0.3); navigator.vibrate?.([120, 60, 120]); }
