// The console's shell: gives a form its id, number and time at the tap, sends it, morphs the page, ticks what runs.
// It knows no rule and no word of the game; without it every screen is a link and every form a form.
import { Idiomorph } from "../kit/vendor/idiomorph.esm.js";
import { setUpSigning } from "./sign.js";
import { buzz, horn, lowNotes, setUpSound, tick } from "./sound.js";

const page = () => document.getElementById("console");
const later = new DOMParser();
let made = performance.now(); // when the page was asked for: what it shows was true then
let face = readFace();
let busy = false;
let background = null;
let looked = 0;

// the clock, as the page brought it

function readFace() {
  const { running, left, passed } = page().dataset;
  return { running: running !== undefined, left: Number(left), passed: Number(passed || 0), at: made, rang: false };
}

function leftNow() {
  if (!face.running) return face.left;
  return Math.max(0, face.left - Math.floor((face.passed + performance.now() - face.at) / 1000));
}

const written = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
const seconds = (text) => { const found = /^(\d+):(\d\d)$/.exec(text.trim()); return found ? 60 * found[1] + Number(found[2]) : null; };

// sending and showing

function headers() {
  return { "Rinkbook-Part": "console", "Rinkbook-Now": new Date().toISOString() };
}

async function show(request, address) {
  if (busy) return false;
  busy = true;
  background?.abort();
  const asked = performance.now();
  page().setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(request);
    const text = await answer.text();
    const fresh = later.parseFromString(text, "text/html").getElementById("console");
    if (!fresh) throw new Error(`expected the console's page, got status ${answer.status}`);
    paint(fresh, asked);
    const there = answer.redirected ? answer.url : address;
    if (there && there !== location.href) history.pushState({}, "", there);
    return true;
  } catch (error) {
    say(`Not saved yet: ${error.message}. What was said is still here. Tap again.`);
    return false;
  } finally {
    busy = false;
    page().removeAttribute("aria-busy");
  }
}

// What time alone changes (the clock's mode, the box, the ice that is left) is looked up now and then; a tap goes first.
async function refresh() {
  if (busy || background) return;
  background = new AbortController();
  const asked = performance.now();
  try {
    const answer = await fetch(location.href, { headers: { ...headers(), "Rinkbook-Quiet": "1" }, signal: background.signal });
    const fresh = later.parseFromString(await answer.text(), "text/html").getElementById("console");
    if (fresh && !busy) paint(fresh, asked);
  } catch {
    // No network: the next tap tells of it.
  } finally {
    looked = performance.now();
    background = null;
  }
}

function isDue() {
  const waits = ["main", "between"].includes(page().dataset.screen) && !page().querySelector("details[open]");
  return waits && performance.now() - Math.max(made, looked) > 10_000;
}

function paint(fresh, asked) {
  made = asked;
  const before = page().dataset.screen + location.search;
  const refusals = page().querySelectorAll(".ruling.no").length;
  const out = page().querySelector("[data-out]")?.dataset.out;
  Idiomorph.morph(page(), fresh, { morphStyle: "outerHTML", ignoreActiveValue: false });
  face = readFace();
  marks.clear();
  page().querySelector("[autofocus]")?.focus();
  if (page().querySelectorAll('.ruling.no[role="alert"]').length > refusals) lowNotes();
  const now = page().querySelector("[data-out]")?.dataset.out;
  if (now && now !== out) buzz();
  if (before !== page().dataset.screen + location.search) window.scrollTo(0, 0);
}

function say(words) {
  const place = document.getElementById("said");
  place.className = "held";
  place.textContent = words;
}

function get(address) {
  return show(new Request(address, { headers: headers() }), address);
}

// what a tap takes along: a form whose answer never came is sent again as it was, so that it counts once

let unanswered = null;

async function send(form, submitter, action) {
  const said = new URLSearchParams(new FormData(form, submitter)).toString();
  if (unanswered?.said !== said) unanswered = { said, body: stamped(form, submitter) };
  if (await show(new Request(action, { method: "POST", headers: headers(), body: unanswered.body }))) unanswered = null;
}

function stamped(form, submitter) {
  const data = new FormData(form, submitter);
  const entered = new Date().toISOString();
  if (form.dataset.now !== undefined && data.get("moment") === "during") data.set("left", leftNow());
  if (!data.get("id")) data.set("id", crypto.randomUUID()); // what time alone brings has its cause's id
  data.set("device", device());
  data.set("n", nextNumber());
  data.set("entered", entered);
  return new URLSearchParams(data);
}

function device() {
  const known = localStorage.getItem("rinkbook-device") || crypto.randomUUID();
  localStorage.setItem("rinkbook-device", known);
  return known;
}

function nextNumber() {
  const n = 1 + Number(localStorage.getItem("rinkbook-n") || 0);
  localStorage.setItem("rinkbook-n", n);
  return n;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!page().contains(form)) return;
  event.preventDefault();
  const action = form.getAttribute("action") || location.pathname;
  if (form.method === "get") {
    get(new URL(`${action}?${new URLSearchParams(new FormData(form, event.submitter))}`, location.href).href);
  } else if (!busy) {
    send(form, event.submitter, action);
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='?']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const there = new URL(link.getAttribute("href"), location.href);
  if (link.dataset.now !== undefined) there.searchParams.set("left", leftNow());
  get(there.href);
});

window.addEventListener("popstate", () => get(location.href));

// keys of a keyboard work the pad

document.addEventListener("keydown", (event) => {
  const pad = document.querySelector("[data-pad]");
  if (!pad || event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
  const isDigit = /^[0-9]$/.test(event.key);
  if (!isDigit && (event.key !== "Enter" || event.target.matches("a, button, summary"))) return;
  event.preventDefault();
  const keys = [...pad.querySelectorAll("button")];
  (isDigit ? keys.find((one) => one.textContent.trim() === event.key) : pad.querySelector('[type="submit"]:not([name$="-typed"])'))?.click();
});

// what runs: the clock, the penalty bars, countdowns, the slot

const marks = new Map();

function mark(element, value) {
  if (!marks.has(element)) marks.set(element, { value, at: made, done: false });
  return marks.get(element);
}

function runOut(element, start, running) {
  const known = mark(element, start);
  const gone = running ? Math.floor((performance.now() - known.at) / 1000) : 0;
  return [Math.max(0, known.value - gone), known];
}

function ticking() {
  tickClock();
  if (isDue()) refresh();
  for (const row of document.querySelectorAll(".pen")) tickPenalty(row);
  for (const place of document.querySelectorAll("[data-countdown]")) tickCountdown(place);
  for (const button of document.querySelectorAll("[data-undo]")) tickUndo(button);
}

// The bar beside a fresh line; in the top line the button goes with it, in the list it stays.
function tickUndo(button) {
  const known = mark(button, Number(button.dataset.undo));
  const gone = (performance.now() - known.at) / 1000;
  const rect = button.querySelector("rect");
  known.share ??= Number(rect?.getAttribute("width"));
  rect?.setAttribute("width", Math.max(0, known.share * (1 - gone / known.value)));
  if (gone < known.value) return;
  if (button.classList.contains("undo")) button.closest("form").remove();
  else button.querySelector(".share")?.remove();
}

function tickClock() {
  if (!face.running) return;
  const left = leftNow();
  const place = document.querySelector('[data-live="clock"]');
  if (place) setText(place, written(left));
  if (left > 0 || face.rang) return;
  face.rang = true;
  horn();
  if (page().dataset.screen === "main") refresh();
}

function tickPenalty(row) {
  const place = row.querySelector(".left");
  const known = mark(row, seconds(place.textContent));
  if (known.value === null || row.dataset.waits !== undefined) return;
  const [left] = runOut(row, known.value, face.running);
  setText(place, written(left));
  known.whole ??= known.value / (Number(row.querySelector("rect").getAttribute("width")) / 100 || 1);
  row.querySelector("rect").setAttribute("width", (100 * left) / (known.whole || 1));
  if (left === 0 && face.running && !known.done) { known.done = true; buzz(); refresh(); }
}

function tickCountdown(place) {
  const [left, known] = runOut(place, Number(place.dataset.countdown), true);
  setText(place, written(left));
  const soon = Number(place.dataset.soon || 0);
  place.parentElement.classList.toggle("soon", left <= soon && left > 0);
  if (left === soon && soon < known.value && !known.called) { known.called = true; tick(); }
  if (left === 10 && !known.ticked) { known.ticked = true; tick(); }
  if (left === 0 && !known.done) { known.done = true; place.parentElement.classList.add("over"); horn(); place.parentElement.querySelector("[data-at-zero]")?.click(); }
}

function setText(place, words) {
  if (place.textContent !== words) place.textContent = words;
}

// this device's switches

document.addEventListener("click", (event) => {
  const theme = event.target.closest("[data-theme-set]");
  if (!theme) return;
  const chosen = theme.dataset.themeSet;
  localStorage.setItem("rinkbook-theme", chosen);
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
});

// The page that came first was made with the host's clock; from now on it is this device's.
setUpSound();
setUpSigning();
setInterval(ticking, 200);
if (face.running) get(location.href);
navigator.wakeLock?.request("screen").catch(() => {});
navigator.getBattery?.().then((battery) => {
  const warn = () => { if (battery.level <= 0.15 && !battery.charging) say(`Battery at ${Math.round(100 * battery.level)} %. Plug it in, or open the game on another device: all that is saved is there.`); };
  battery.addEventListener("levelchange", warn);
  warn();
});
