// The page of `placard serve`: it shows the picture of a view that lives on the server, and sends touches there.

const $ = (id) => document.getElementById(id);
const bar = $("bar");
const stage = $("stage");
const session = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16)).join("-");

/** What the address keeps: names that the server knows, and `inspect`, which is the page's own. */
const names = ["item", "scene", "width", "height", "appearance", "contentSize", "scale", "direction", "inspect"];
const choices = Object.fromEntries(names.map((name) => [name, new URLSearchParams(location.search).get(name) ?? ""]));

// What the page starts with has no word in the address.
if (choices.appearance === "light") choices.appearance = "";
if (choices.contentSize === "large") choices.contentSize = "";

let items = [];
let shown = null; // the last view that the server told of
let stream = null;
let isOther = true; // whether the picture on the page is that of another view

function address(extra = {}) {
  const query = new URLSearchParams();
  for (const name of names) if (choices[name] && name !== "inspect") query.set(name, choices[name]);
  if (!choices.scale) query.set("scale", Math.min(4, Math.max(1, devicePixelRatio || 2)));
  for (const [name, value] of Object.entries(extra)) query.set(name, value);
  return query.toString();
}

function keepChoices() {
  const query = new URLSearchParams();
  for (const name of names) if (choices[name]) query.set(name, choices[name]);
  history.replaceState(null, "", query.size ? `?${query}` : location.pathname);
}

// The stream

function connect() {
  stream?.close();
  stream = new EventSource(`/events?${address({ session })}`);
  const on = (name, act) => stream.addEventListener(name, (event) => act(JSON.parse(event.data)));
  on("view", showView);
  on("fault", showFault);
  on("happened", note);
  on("items", (list) => showItems(list));
  stream.addEventListener("error", () => explain(stream));
  for (const kind of ["png", "svg", "pdf"]) $(kind).href = `/download.${kind}?${address()}`;
}

/** Says why a stream ended: the browser tries again by itself after a lost connection, not after a refusal. */
async function explain(failed) {
  if (failed !== stream) return;
  if (failed.readyState !== EventSource.CLOSED) return showFault("The server does not answer. Is it running?");
  const stop = new AbortController();
  try {
    const answer = await fetch(failed.url, { signal: stop.signal });
    if (!answer.ok) return showFault((await answer.text()).trim());
  } catch {
    showFault("The server does not answer. Is it running?");
  } finally {
    stop.abort();
  }
  setTimeout(() => failed === stream && connect(), 1000);
}

function showFault(line) {
  $("fault").textContent = line;
  $("fault").hidden = false;
  stage.classList.add("stale");
  if (isOther) stage.classList.remove("ready");
}

async function showView(view) {
  const picture = new Image();
  picture.src = `/picture?session=${session}&version=${view.version}`;
  shown = view;
  try {
    await picture.decode();
  } catch {
    return; // a newer picture has taken its place
  }
  if (shown !== view) return;
  picture.id = "view";
  picture.draggable = false;
  picture.alt = `${title()}, ${size(view.width)} × ${size(view.height)} points`;
  isOther = false;
  $("view").replaceWith(picture);
  stage.style.width = `${view.width}px`;
  stage.style.aspectRatio = `${view.width} / ${view.height}`;
  stage.className = `ready ${choices.appearance} ${choices.inspect ? "inspecting" : ""}`;
  $("fault").hidden = true;
  bar.width.placeholder = size(view.width);
  bar.height.placeholder = size(view.height);
  showDiagnostics(view.diagnostics);
  if (marked) mark(marked);
  dispatchEvent(new CustomEvent("shown", { detail: session }));
}

const size = (points) => String(Math.round(points * 100) / 100);

// The list

function showItems(list) {
  items = list;
  const links = $("items");
  links.replaceChildren(...items.map(entry));
  $("picker").replaceChildren(...items.flatMap((item) => options(item)));
  markCurrent();
}

function entry(item) {
  const line = document.createElement("li");
  line.dataset.words = [item.title, item.detail, ...item.scenes.map((scene) => scene.title)].join(" ").toLowerCase();
  if (item.scenes.length === 0) {
    line.append(link(item, null, item.title, item.detail));
    return line;
  }
  const head = document.createElement("span");
  head.className = "title";
  head.textContent = item.title;
  head.title = item.name;
  const scenes = document.createElement("ul");
  for (const scene of item.scenes) {
    const part = document.createElement("li");
    part.append(link(item, scene, scene.title, ""));
    scenes.append(part);
  }
  line.append(head, scenes);
  return line;
}

function link(item, scene, text, detail) {
  const link = document.createElement("a");
  link.href = `?${new URLSearchParams(scene ? { item: item.name, scene: scene.name } : { item: item.name })}`;
  link.title = item.name;
  link.append(text);
  if (detail) link.append(Object.assign(document.createElement("small"), { textContent: detail }));
  Object.assign(link.dataset, { item: item.name, scene: scene?.name ?? "" });
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(item.name, scene?.name ?? "");
  });
  return link;
}

function options(item) {
  const values = item.scenes.length ? item.scenes.map((scene) => [scene.name, scene.title]) : [["", ""]];
  return values.map(([scene, title]) =>
    new Option(title ? `${item.title}: ${title}` : item.title, JSON.stringify([item.name, scene])));
}

/** What is shown: the choice, or what the server shows without one. */
function current() {
  const item = choices.item ? items.find((item) => item.name === choices.item) : items[0];
  const scene = choices.scene ? item?.scenes.find((scene) => scene.name === choices.scene) : item?.scenes[0];
  return { item, scene };
}

function title() {
  const { item, scene } = current();
  return [item?.title, scene?.title].filter(Boolean).join(", ");
}

function markCurrent() {
  const { item, scene } = current();
  for (const link of $("items").querySelectorAll("a")) {
    const isCurrent = link.dataset.item === item?.name && link.dataset.scene === (scene?.name ?? "");
    link.toggleAttribute("aria-current", isCurrent);
    if (isCurrent) link.scrollIntoView({ block: "nearest" });
  }
  $("picker").value = JSON.stringify([item?.name, scene?.name ?? ""]);
  document.title = item ? `${title()} – Placard` : "Placard";
}

function choose(item, scene) {
  Object.assign(choices, { item, scene, width: "", height: "" });
  bar.width.value = bar.height.value = "";
  $("events").replaceChildren();
  $("diagnostics").replaceChildren();
  $("count").textContent = "";
  isOther = true;
  unmark();
  markCurrent();
  keepChoices();
  connect();
}

$("picker").addEventListener("change", (event) => {
  event.stopPropagation();
  choose(...JSON.parse(event.target.value));
});

$("filter").addEventListener("input", (event) => {
  const words = event.target.value.toLowerCase().split(/\s+/);
  for (const line of $("items").children) line.hidden = !words.every((word) => line.dataset.words.includes(word));
});

// The bar

function fillBar() {
  for (const name of ["width", "height", "contentSize", "scale", "appearance"]) bar[name].value = choices[name];
  bar.direction.checked = choices.direction === "rtl";
  bar.inspect.checked = choices.inspect === "1";
  $("own-scale").textContent = `${size(devicePixelRatio || 2)}×, screen`;
}

let pause = 0;
bar.addEventListener("submit", (event) => event.preventDefault());
bar.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field.name in choices) || !field.checkValidity()) return;
  choices[field.name] = field.type === "checkbox" && !field.checked ? "" : field.value;
  keepChoices();
  if (field.name === "inspect") return setInspecting();
  clearTimeout(pause);
  pause = setTimeout(connect, field.type === "number" ? 150 : 0);
});

// Touches and turns of the wheel: one at a time, moves that wait are one

const waiting = [];
let isSending = false;

function send(phase, event) {
  const touch = { phase, ...point(event) };
  const last = waiting.at(-1)?.message;
  if (phase === "moved" && last?.phase === "moved") Object.assign(last, touch);
  else waiting.push({ route: "touch", message: touch });
  if (!isSending) sendAll();
}

function sendTurn(place, dx, dy) {
  const last = waiting.at(-1);
  if (last?.route === "scroll") Object.assign(last.message, place, { dx: last.message.dx + dx, dy: last.message.dy + dy });
  else waiting.push({ route: "scroll", message: { ...place, dx, dy } });
  if (!isSending) sendAll();
}

async function sendAll() {
  isSending = true;
  while (waiting.length) {
    const { route, message } = waiting.shift();
    try {
      await fetch(`/${route}?session=${session}`, { method: "POST", body: JSON.stringify(message) });
    } catch {
      waiting.length = 0;
    }
  }
  isSending = false;
}

function point(event) {
  const box = stage.getBoundingClientRect();
  const scale = shown ? shown.width / box.width : 1;
  return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
}

let finger = null;
stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || finger !== null || choices.inspect) return;
  finger = event.pointerId;
  stage.setPointerCapture(finger);
  send("began", event);
});
stage.addEventListener("pointermove", (event) => {
  if (choices.inspect) return mark(partAt(point(event)));
  if (event.pointerId === finger) send("moved", event);
});
for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
  stage.addEventListener(name, (event) => {
    if (event.pointerId !== finger) return;
    finger = null;
    if (phase === "ended") send("moved", event);
    send(phase, event);
  });
}
/** How many pixels a wheel's step is, by the event's unit: pixels, lines, pages. */
const steps = () => [1, 16, shown?.height ?? 1];

// Where nothing scrolls, the wheel is the page's own.
stage.addEventListener("wheel", (event) => {
  const { x, y } = point(event);
  const isScrolled = shown?.scrolls.some(([left, top, width, height]) =>
    x >= left && y >= top && x < left + width && y < top + height);
  if (!isScrolled || event.ctrlKey || choices.inspect) return;
  event.preventDefault();
  const step = steps()[event.deltaMode] * (shown.width / stage.getBoundingClientRect().width);
  const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  sendTurn({ x, y }, dx * step, dy * step);
}, { passive: false });
stage.addEventListener("pointerleave", () => choices.inspect && unmark());
stage.addEventListener("contextmenu", (event) => finger !== null && event.preventDefault());

// Events and diagnostics

function note({ subject, text }) {
  const list = $("events");
  const first = list.firstElementChild;
  if (first && first.dataset.subject === subject && first.dataset.kind === text.replace(/[\d.]+/g, "")) {
    first.dataset.times = Number(first.dataset.times) + 1;
    first.querySelector("span").textContent = text;
    first.querySelector(".times").textContent = `×${first.dataset.times}`;
    return;
  }
  const line = document.createElement("li");
  Object.assign(line.dataset, { subject, kind: text.replace(/[\d.]+/g, ""), times: 1 });
  const times = Object.assign(document.createElement("small"), { className: "times" });
  line.append(Object.assign(document.createElement("b"), { textContent: subject }));
  line.append(Object.assign(document.createElement("span"), { textContent: text }), times);
  list.prepend(line);
  while (list.children.length > 200) list.lastElementChild.remove();
}

function showDiagnostics(list) {
  $("count").textContent = list.length || "";
  $("diagnostics").replaceChildren(...list.map(({ severity, object, message }) => {
    const line = document.createElement("li");
    const grade = Object.assign(document.createElement("span"), { className: `severity ${severity}`, textContent: severity });
    const part = object && shown.parts.find((part) => part.id === object);
    const name = document.createElement(part ? "button" : "span");
    name.append(Object.assign(document.createElement("code"), { textContent: object ?? "" }));
    if (part) {
      name.type = "button";
      name.addEventListener("mouseenter", () => mark(part));
      name.addEventListener("focus", () => mark(part));
      name.addEventListener("mouseleave", unmark);
      name.addEventListener("blur", unmark);
    }
    line.append(grade, name, Object.assign(document.createElement("span"), { textContent: message }));
    return line;
  }));
}

// Inspection

let marked = null;

function setInspecting() {
  stage.classList.toggle("inspecting", Boolean(choices.inspect));
  unmark();
}

/** The smallest view at a point; of equal ones the one in front. */
function partAt({ x, y }) {
  const area = ([, , width, height]) => width * height;
  let found = null;
  for (const part of shown?.parts ?? []) {
    const [left, top, width, height] = part.place;
    const isHit = x >= left && y >= top && x < left + width && y < top + height;
    if (isHit && (!found || area(part.place) <= area(found.place))) found = part;
  }
  return found;
}

function mark(part) {
  const place = part && shown.parts.find((other) => (part.id ? other.id === part.id : other === part))?.place;
  if (!place) return unmark();
  marked = part;
  const frame = $("frame");
  const [left, top, width, height] = place;
  const share = (part, whole) => `${(part / whole) * 100}%`;
  Object.assign(frame.style, {
    left: share(left, shown.width), top: share(top, shown.height),
    width: share(width, shown.width), height: share(height, shown.height),
  });
  frame.classList.toggle("inside", top < 24);
  frame.classList.toggle("end", left > shown.width / 2);
  const [x, y, w, h] = part.frame.map(size);
  $("tag").textContent = [part.class, part.id, `${x}, ${y}`, `${w} × ${h}`].filter(Boolean).join("   ");
  frame.hidden = false;
}

function unmark() {
  marked = null;
  $("frame").hidden = true;
}

// The beginning

fillBar();
setInspecting();
showItems(await (await fetch("/items")).json());
choices.scene ||= current().scene?.name ?? "";
connect();
