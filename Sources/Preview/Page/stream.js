// The stream of events that all pages of a browser share: a worker of theirs holds it and hands each its own.

const browser = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16)).join("-");
const pages = new Map(); // by session: the port, and the query of what is shown
let stream = null;

function open() {
  if (stream) return;
  stream = new EventSource(`/stream?browser=${browser}`);
  for (const session of pages.keys()) hear(session);
  stream.addEventListener("open", () => {
    for (const [session, { query }] of pages) show(session, query);
  });
  stream.addEventListener("error", () => {
    for (const { port } of pages.values()) port.postMessage({ lost: true });
    if (stream.readyState !== EventSource.CLOSED) return;
    stream = null;
    setTimeout(() => pages.size && open(), 1000);
  });
}

function hear(session) {
  stream.addEventListener(session, ({ data }) => pages.get(session)?.port.postMessage(JSON.parse(data)));
}

async function show(session, query) {
  try {
    const answer = await fetch(`/show?browser=${browser}&${query}`, { method: "POST" });
    if (!answer.ok) pages.get(session)?.port.postMessage({ refusal: (await answer.text()).trim() });
  } catch {
    pages.get(session)?.port.postMessage({ lost: true });
  }
}

function leave(session) {
  if (!pages.delete(session)) return;
  fetch(`/leave?browser=${browser}&session=${session}`, { method: "POST" }).catch(() => {});
  if (pages.size) return;
  stream?.close();
  stream = null;
}

onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data: { session, query } }) => {
    if (!query) return leave(session);
    const isNew = !pages.has(session);
    pages.set(session, { port, query });
    if (!stream) return open();
    if (isNew) hear(session);
    if (stream.readyState === EventSource.OPEN) show(session, query);
  };
};
