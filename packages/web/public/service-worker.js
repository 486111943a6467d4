// Keeps what has been opened, so that rules, lessons and practice tables work without a line, and shows a page that
// says so where nothing was kept. Whatever can be asked of the room is asked of the room first.
const KEPT = 'cardroom-1';
const SHELL = ['/offline.html', '/offline.css', '/icon.svg', '/settle.js'];
/** Screens that need no room behind them once they were loaded. */
const ALONE = /^\/(rules|learn|practice|help)(\/|$)/;
/** Answers that do not change while a room runs. */
const LASTING = /^\/api\/(rules|offerings|houses|fees|settings)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(screen(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (LASTING.test(pathname) || SHELL.includes(pathname)) event.respondWith(roomFirst(request));
});

/** The page itself is one file for all places. */
async function screen(request, pathname) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && ALONE.test(pathname)) await kept.put('/', answer.clone());
    return answer;
  } catch {
    const shell = ALONE.test(pathname) ? await kept.match('/') : undefined;
    return shell ?? (await kept.match('/offline.html')) ?? Response.error();
  }
}

/** Files whose names change with what is in them. */
async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

async function roomFirst(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(request);
    if (found !== undefined) return found;
    throw error;
  }
}
