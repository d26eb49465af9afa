// The live page ticks by itself until the next word from the rink, and then takes the new page's parts.
import { Idiomorph } from "../kit/vendor/idiomorph.esm.js";

const SLOWLY = 20000; // milliseconds between looks where no stream can be had
let shown = Date.now();
let asking = false;

const data = () => document.getElementById("live")?.dataset;
const part = (name) => document.querySelector(`[data-live="${name}"]`);
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
const ago = (seconds) =>
  seconds < 60 ? `${Math.max(seconds, 1)} second${seconds > 1 ? "s" : ""} ago`
    : `${Math.floor(seconds / 60)} minute${seconds >= 120 ? "s" : ""} ago`;

function tick() {
  const live = data();
  if (!live) return;
  const gone = Math.floor((Date.now() - shown) / 1000);
  if (live.running === "1") {
    if (part("clock")) part("clock").textContent = clock(Math.max(0, Number(live.left) - gone));
    countDown(gone);
  }
  tellAge(live, Number(live.heard) + gone);
}

// "Power play Harbor Lights, 5 on 4, 1:18": its end counts down; past zero the rink's word is awaited.
function countDown(gone) {
  const strength = part("strength");
  if (!strength) return;
  strength.dataset.words ??= strength.textContent;
  const [, words, minutes, seconds] = strength.dataset.words.match(/^(.*?)(\d+):(\d\d)$/s) ?? [];
  if (words === undefined) return;
  const left = Number(minutes) * 60 + Number(seconds) - gone;
  strength.textContent = left > 0 ? words + clock(left) : "";
}

function tellAge(live, age) {
  const heard = part("heard");
  if (!heard) return;
  const quiet = age > Number(live.quiet);
  heard.classList.toggle("stale", quiet);
  heard.textContent = quiet
    ? `No word since ${live.since}; the sheet is being kept at the rink`
    : `From the scorekeeper’s table ${ago(age)}`;
}

async function refresh() {
  if (asking) return;
  asking = true;
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (answer.ok) take(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    // No network here: the age that the page shows goes on by itself.
  } finally {
    asking = false;
  }
}

// Only the parts that are named; what somebody has opened stays open.
function take(page) {
  const before = part("score")?.textContent;
  document.title = page.title;
  for (const fresh of page.querySelectorAll("[data-part]")) {
    const old = document.querySelector(`[data-part="${fresh.dataset.part}"]`);
    if (old) Idiomorph.morph(old, fresh, { callbacks: { beforeAttributeUpdated: (name) => name !== "open" } });
  }
  if (part("strength")) delete part("strength").dataset.words;
  shown = Date.now();
  const now = part("score")?.textContent;
  if (now !== before) announce(now);
  tick();
}

function announce(score) {
  part("score")?.classList.add("new");
  setTimeout(() => part("score")?.classList.remove("new"), 1500);
  const said = document.getElementById("said");
  if (said) said.textContent = `Score ${score}`;
}

function listen() {
  const stream = new EventSource(data().stream);
  stream.addEventListener("sheet", refresh);
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) setInterval(() => document.hidden || refresh(), SLOWLY);
  });
}

if (data()) {
  listen();
  setInterval(tick, 500);
  addEventListener("pageshow", (event) => event.persisted && refresh());
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
}
