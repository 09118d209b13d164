// The film of the view: frames are drawn on the server for the times that the page asks for, one after the other.

const $ = (id) => document.getElementById(id);
const canvas = $("film");
const scrubber = $("scrubber");

let session = "";
let duration = 1;
let time = 0;
let isPlaying = false;
let isOpen = false; // whether the film lies over the view that can be touched
let isBusy = false;
let wanted = null; // the time that was asked for while a frame was under way
let shown = null; // the frame that is being decoded
let film = 0; // counts the films, so that frames of the last one are not shown

addEventListener("shown", async ({ detail }) => {
  session = detail;
  const number = ++film;
  let answer;
  try {
    answer = await (await fetch(`/film?session=${session}`)).json();
  } catch {
    return; // what is wrong is told with the view
  }
  if (number !== film) return;
  $("player").hidden = !answer.moves;
  duration = answer.duration;
  scrubber.max = duration;
  if (!answer.moves) close();
  else if (isOpen) show(Math.min(time, duration));
});

/** Shows a moment; while a frame is under way, the last moment that was asked for is next. */
async function show(moment) {
  time = moment;
  scrubber.value = moment;
  $("time").textContent = `${moment.toFixed(2)} s`;
  if (isBusy) return (wanted = moment);
  isBusy = true;
  const number = film;
  try {
    const answer = await fetch(`/frame?session=${session}&time=${moment.toFixed(4)}`);
    if (!answer.ok) throw new Error();
    const image = await answer.blob();
    await shown;
    shown = reveal(image, number); // while it is decoded, the next one is drawn
  } catch {
    pause();
  }
  isBusy = false;
  if (wanted === null) return;
  const next = wanted;
  wanted = null;
  show(next);
}

/** Decodes a frame and shows it, unless another film has begun. */
async function reveal(image, number) {
  try {
    const frame = await createImageBitmap(image);
    if (number === film) draw(frame);
    frame.close();
  } catch {
    pause();
  }
}

function draw(frame) {
  if (canvas.width !== frame.width || canvas.height !== frame.height) {
    Object.assign(canvas, { width: frame.width, height: frame.height });
  }
  const context = canvas.getContext("2d");
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(frame, 0, 0);
  open();
}

function open() {
  isOpen = true;
  canvas.hidden = false;
  $("live").disabled = false;
}

function close() {
  pause();
  isOpen = false;
  canvas.hidden = true;
  $("live").disabled = true;
}

function play() {
  if (time >= duration) time = 0;
  isPlaying = true;
  isOpen = true;
  mark();
  let last = null;
  requestAnimationFrame(function tick(now) {
    if (!isPlaying) return;
    const passed = last === null ? 0 : ((now - last) / 1000) * Number($("speed").value);
    last = now;
    let next = time + passed;
    if (next >= duration) {
      if ($("repeat").checked) next %= duration;
      else pause();
    }
    show(Math.min(next, duration));
    requestAnimationFrame(tick);
  });
}

function pause() {
  isPlaying = false;
  mark();
}

function mark() {
  $("play").textContent = isPlaying ? "Pause" : "Play";
  $("play").setAttribute("aria-pressed", isPlaying);
}

$("player").addEventListener("submit", (event) => event.preventDefault());
$("play").addEventListener("click", () => (isPlaying ? pause() : play()));
$("live").addEventListener("click", close);
scrubber.addEventListener("input", () => {
  pause();
  isOpen = true;
  show(Number(scrubber.value));
});
