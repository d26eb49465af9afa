// A finger's signature: its strokes on the pad become a path in the form's field. Nothing but the page that shows it reads it.
const WIDE = 300;
const HIGH = 120;
const MOST = 4000; // characters; more than that says no more about a name

let pad = null;

export function setUpSigning() {
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", (event) => { if (pad) draw(event, "L"); });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { pad = null; });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-sign-again]");
    if (button) put(button.form, "");
  });
}

function begin(event) {
  pad = event.target.closest("[data-sign]");
  if (!pad) return;
  event.preventDefault();
  pad.setPointerCapture(event.pointerId);
  draw(event, "M");
}

function draw(event, letter) {
  const box = pad.getBoundingClientRect();
  const inside = (at, from, size, most) => Math.round(Math.min(1, Math.max(0, (at - from) / size)) * most);
  const x = inside(event.clientX, box.left, box.width, WIDE);
  const y = inside(event.clientY, box.top, box.height, HIGH);
  const form = pad.closest("form");
  const path = form.elements.drawing.value;
  if (path.length < MOST) put(form, `${path}${letter}${x} ${y}`);
}

function put(form, path) {
  form.elements.drawing.value = path;
  form.querySelector("[data-sign] path").setAttribute("d", path);
  form.querySelector("[data-sign-again]").hidden = !path;
}
