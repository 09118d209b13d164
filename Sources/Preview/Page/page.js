// The page of `placard serve`: it shows the picture of a view that lives on the server, and sends touches there.

const $ = (id) => document.getElementById(id);
const bar = $("bar");
const stage = $("stage");
const session = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16)).join("-");

/** What the address keeps: names that the server knows, and those that are the page's own. */
const own = ["inspect", "fit"];
const names = [
  "item", "scene", "device", "width", "height", "cover", "appearance", "contentSize", "language", "pseudolocale", "scale",
  "direction", ...own,
];
const choices = {};
readChoices();

function readChoices() {
  const query = new URLSearchParams(location.search);
  for (const name of names) choices[name] = query.get(name) ?? "";
  // What the page starts with has no word in the address.
  if (choices.appearance === "light") choices.appearance = "";
  if (choices.contentSize === "large") choices.contentSize = "";
}

let items = [];
let shown = null; // the last view that the server told of
let stream = null;
let isOther = true; // whether the picture on the page is that of another view

function address(extra = {}) {
  const query = new URLSearchParams();
  for (const name of names) if (choices[name] && !own.includes(name)) query.set(name, choices[name]);
  if (!choices.scale) query.set("scale", Math.min(4, Math.max(1, devicePixelRatio || 2)));
  for (const [name, value] of Object.entries(extra)) query.set(name, value);
  return query.toString();
}

/** Writes the choices into the address; Back leaves a choice, but not each digit that is typed. */
function keepChoices(isTyped = false) {
  const query = new URLSearchParams();
  for (const name of names) if (choices[name]) query.set(name, choices[name]);
  const address = query.size ? `?${query}` : location.pathname;
  if (isTyped) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

addEventListener("popstate", () => {
  const before = [choices.item, choices.scene];
  readChoices();
  fillBar();
  setInspecting();
  setFit();
  if (before[0] !== choices.item || before[1] !== choices.scene) forget();
  markCurrent();
  connect();
});

// A page that nobody sees needs no stream: browsers open six at most to one server.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) leave();
  else connect();
});
addEventListener("pagehide", () => leave());

// The stream

/** What is done with the server's events. */
const hear = {
  view: (view) => showView(view),
  fault: (line) => showFault(line),
  build: (build) => showBuild(build),
  inert: (names) => showInert(names),
  happened: (event) => note(event),
  items: (list) => showItems(list),
};
const silent = "The server does not answer. Is it running?";

/** The worker that holds one stream for all pages of this browser; null where browsers have no such workers. */
const shared = globalThis.SharedWorker ? new SharedWorker("/stream.js").port : null;
if (shared) {
  shared.onmessage = ({ data: { name, content, refusal, lost } }) => {
    if (document.hidden) return;
    if (lost) showFault(silent, "server");
    else if (refusal) showFault(refusal, "server");
    else hear[name]?.(content);
  };
}

function leave() {
  stopWaiting();
  shared?.postMessage({ session });
  stream?.close();
  stream = null;
}

function connect() {
  if (document.hidden) return;
  faults.view = faults.server = "";
  showFaults();
  wait();
  if (shared) {
    shared.postMessage({ session, query: address({ session }) });
  } else {
    stream?.close();
    stream = new EventSource(`/events?${address({ session })}`);
    for (const [name, act] of Object.entries(hear)) {
      stream.addEventListener(name, (event) => act(JSON.parse(event.data)));
    }
    stream.addEventListener("error", () => explain(stream));
  }
  for (const kind of ["png", "svg", "pdf"]) $(kind).href = `/download.${kind}?${address()}`;
}

/** Says why a stream ended: the browser tries again by itself after a lost connection, not after a refusal. */
async function explain(failed) {
  if (failed !== stream) return;
  if (failed.readyState !== EventSource.CLOSED) return showFault(silent, "server");
  const stop = new AbortController();
  try {
    const answer = await fetch(failed.url, { signal: stop.signal });
    if (!answer.ok) return showFault((await answer.text()).trim(), "server");
  } catch {
    showFault(silent, "server");
  } finally {
    stop.abort();
  }
  setTimeout(() => failed === stream && connect(), 1000);
}

/** What is wrong, by who says so; each stays until the same one says that it is over. */
const faults = { server: "", build: "", view: "" };

function showFault(line, source = "view") {
  if (line) stopWaiting();
  faults[source] = line;
  showFaults();
}

function showFaults() {
  const lines = Object.values(faults).filter(Boolean);
  $("fault").textContent = lines.join("\n");
  $("fault").hidden = lines.length === 0;
  stage.classList.toggle("stale", lines.length > 0);
  if (lines.length && isOther) stage.classList.remove("ready");
}

/** How it stands with the program that the views are of. */
function showBuild({ state, text }) {
  const wasBuilding = isBuilding;
  isBuilding = state === "building";
  if (wasBuilding && state === "done") wait();
  showWork();
  if (isBuilding) return;
  showFault(state === "failed" ? text : "", "build");
}

let isBuilding = false;
let asked = null; // when a view was asked for that has not come yet
let clock = 0; // the timer that tells how long it has taken

/** Tells from now on that a view is drawn, where that takes more than a moment. */
function wait() {
  stopWaiting();
  asked = performance.now();
  clock = setInterval(showWork, 250);
}

function stopWaiting() {
  clearInterval(clock);
  asked = null;
  showWork();
}

/** What the server is at. The seconds are for the eye: a screen reader would read each of them. */
function showWork() {
  const seconds = asked === null ? 0 : Math.floor((performance.now() - asked) / 1000);
  const words = isBuilding ? "Building…" : "Drawing…";
  if ($("task").textContent !== words) $("task").textContent = words;
  $("seconds").textContent = isBuilding ? "" : `${seconds} s`;
  $("work").hidden = !isBuilding && seconds < 1;
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
  stopWaiting();
  $("view").replaceWith(picture);
  setFit();
  stage.style.aspectRatio = `${view.width} / ${view.height}`;
  stage.className = ["ready", choices.appearance, choices.inspect && "inspecting", isLabel() && "bare"].filter(Boolean).join(" ");
  faults.server = "";
  showFaults();
  bar.width.placeholder = size(view.width);
  bar.height.placeholder = size(view.height);
  showDiagnostics(view.diagnostics);
  fillLanguages(view.languages);
  showTargets(view.targets);
  if (marked) mark(marked);
  dispatchEvent(new CustomEvent("shown", { detail: session }));
}

/** The stage at its size in points or, if that is chosen, as large as the table has space for. */
function setFit() {
  if (!shown) return;
  const table = $("table");
  const space = (side, whole) => whole - parseFloat(getComputedStyle(table)[`padding${side}`]) * 2;
  const share = Math.min(space("Left", table.clientWidth) / shown.width, space("Top", table.clientHeight) / shown.height);
  stage.style.width = `${choices.fit ? Math.max(1, shown.width * share) : shown.width}px`;
}

addEventListener("resize", () => choices.fit && setFit());

/** Whether a label's file is shown: it is its own edge, while views have a ground. */
const isLabel = () => (current().item?.name ?? "").toLowerCase().endsWith(".label.json");

/** Choices that change nothing of this view are pale; they can be made all the same. */
function showInert(inert) {
  const reasons = { language: "There are no texts in other languages" };
  for (const name of ["appearance", "contentSize", "language", "direction"]) {
    const fields = bar[name] instanceof RadioNodeList ? [...bar[name]] : [bar[name]];
    for (const field of fields) {
      const part = field.closest("fieldset, label.field, label.toggle");
      part.classList.toggle("idle", inert.includes(name));
      part.title = inert.includes(name) ? reasons[name] ?? "Changes nothing of this view" : "";
    }
  }
}

/** Links and controls as buttons for keys and screen readers: one touch where they stand. */
function showTargets(targets) {
  const focused = [...$("targets").children].indexOf(document.activeElement);
  $("targets").replaceChildren(...targets.map(({ label, kind, place: [left, top, width, height] }) => {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.setAttribute("aria-label", kind === "link" ? `Link ${label}` : label);
    const share = (part, whole) => `${(part / whole) * 100}%`;
    Object.assign(button.style, {
      left: share(left, shown.width), top: share(top, shown.height),
      width: share(width, shown.width), height: share(height, shown.height),
    });
    button.addEventListener("click", () => {
      const middle = { x: left + width / 2, y: top + height / 2 };
      for (const phase of ["began", "ended"]) sendTouch({ phase, ...middle });
    });
    return button;
  }));
  $("targets").children[focused]?.focus();
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
  // A device stays for the next view, a size that was typed for this one does not.
  Object.assign(choices, { item, scene, width: "", height: "", cover: "" });
  fillBar();
  forget();
  markCurrent();
  keepChoices();
  connect();
}

/** Takes away what belongs to the view that was shown before. */
function forget() {
  $("events").replaceChildren();
  $("diagnostics").replaceChildren();
  $("count").textContent = "";
  isOther = true;
  $("targets").replaceChildren();
  showInert([]);
  unmark();
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
  bar.fit.checked = choices.fit === "1";
  markDevice();
  fillLanguages(shown?.languages ?? []);
  $("own-scale").textContent = `${size(devicePixelRatio || 2)}×, screen`;
}

let pause = 0;
bar.addEventListener("submit", (event) => event.preventDefault());
bar.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field.name in choices) || !field.checkValidity()) return;
  if (field.type === "number") leaveDevice();
  choices[field.name] = field.type === "checkbox" && !field.checked ? "" : field.value;
  keepChoices(field.type === "number");
  if (field.name === "inspect") return setInspecting();
  if (field.name === "fit") return setFit();
  clearTimeout(pause);
  pause = setTimeout(connect, field.type === "number" ? 150 : 0);
});

// Devices

let devices = [];

function fillDevices(list) {
  devices = list;
  const words = (name) => name.replace(/(?<=.{2})(?=[A-Z])|(?<=[a-z])(?=\d)/g, " ").replace("_", ".");
  $("device").append(...devices.map(({ name }) => new Option(words(name), name)));
  markDevice();
}

/** The device that is chosen, and the way of holding it. */
function chosenDevice() {
  for (const device of devices) {
    for (const held of ["portrait", "landscape"]) if (device[held].name === choices.device) return { device, held };
  }
  return null;
}

function markDevice() {
  const chosen = chosenDevice();
  $("device").value = chosen?.device.name ?? "";
  $("rotate").disabled = !chosen;
}

/** Leaves the device for a size that is typed: the other side stays as it is shown. */
function leaveDevice() {
  choices.cover = "";
  if (!choices.device) return;
  Object.assign(choices, { device: "", width: size(shown?.width ?? 0), height: size(shown?.height ?? 0) });
  for (const side of ["width", "height"]) if (bar[side] !== document.activeElement) bar[side].value = choices[side];
  markDevice();
}

function hold(screen) {
  Object.assign(choices, { device: screen?.name ?? "", width: "", height: "", cover: "" });
  fillBar();
  keepChoices();
  connect();
}

$("device").addEventListener("input", (event) => {
  event.stopPropagation();
  hold(devices.find((device) => device.name === event.target.value)?.portrait);
});
$("rotate").addEventListener("click", () => {
  const { device, held } = chosenDevice();
  hold(held === "portrait" ? device.landscape : device.portrait);
});

// Languages

const tongues = new Intl.DisplayNames(["en"], { type: "language" });

function tongue(tag) {
  try {
    return tongues.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The languages that there are texts in, and the one that is chosen. */
function fillLanguages(tags) {
  const all = choices.language && !tags.includes(choices.language) ? [...tags, choices.language] : tags;
  const options = all.map((tag) => new Option(tongue(tag), `language ${tag}`));
  options.sort((one, other) => one.text.localeCompare(other.text));
  $("languages").replaceChildren(...options);
  $("languages").hidden = !options.length;
  const name = ["pseudolocale", "language"].find((name) => choices[name]);
  bar.language.value = name ? `${name} ${choices[name]}` : "";
}

bar.language.addEventListener("input", (event) => {
  event.stopPropagation();
  const [name, word] = event.target.value.split(" ");
  Object.assign(choices, { language: "", pseudolocale: "" }, name && { [name]: word });
  keepChoices();
  connect();
});

$("fold").addEventListener("click", () => {
  $("notes").hidden = !$("notes").hidden;
  $("fold").setAttribute("aria-expanded", !$("notes").hidden);
  if (choices.fit) setFit();
});

// Touches and turns of the wheel: one at a time, moves that wait are one

const waiting = [];
let isSending = false;

const send = (phase, event) => sendTouch({ phase, ...point(event) });

function sendTouch(touch) {
  const { phase } = touch;
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
fillDevices(await (await fetch("/devices")).json());
showItems(await (await fetch("/items")).json());
choices.scene ||= current().scene?.name ?? "";
connect();
