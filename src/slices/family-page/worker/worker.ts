/**
 * Keeps the page in the browser, so that it opens without network. It keeps no answer of the API: data of a family is in the
 * page's own storage, which signing out empties.
 */

// TypeScript knows the global object of any worker only.
const worker = self as unknown as ServiceWorkerGlobalScope;

const cacheName = 'family-page';
const files = [
  '/',
  '/family/page.js',
  '/family/page.css',
  '/family/manifest.webmanifest',
  '/family/icon.svg',
  '/family/icon-192.png',
];
/** Milliseconds until a kept file answers for a slow network. */
const patienceMs = 3000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => Promise.all(files.map((file) => refresh(cache, requestOf(file)))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== worker.location.origin || !files.includes(pathname))
    return;
  event.respondWith(newest(event, requestOf(pathname)));
});

/** Returns the request for a file, the same for each way to ask: the service answers with the page only to clients that prefer HTML. */
function requestOf(file: string): Request {
  return new Request(file, { headers: { accept: file === '/' ? 'text/html' : '*/*' }, cache: 'no-cache' });
}

/** Answers from the network, or with the kept file if the network is away or slow. */
async function newest(event: FetchEvent, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = refresh(cache, request);
  // The file is kept also if the kept one was faster.
  event.waitUntil(fresh.catch(() => undefined));
  const kept = await cache.match(request, { ignoreVary: true });
  if (!kept) return fresh;
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  return (await Promise.race([fresh.catch(() => undefined), slow])) ?? kept;
}

/** Loads a file and keeps it. Throws if the service does not give it, such as during its restart. */
async function refresh(cache: Cache, request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  await cache.put(request, response.clone());
  return response;
}
