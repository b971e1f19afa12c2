// The service worker: keeps the shell of the page, shows a page when there is no network, and shows notifications.
// Nothing of a table is kept: what one may see comes from the server alone.

const CACHE = 'benben-2';
const OFFLINE = '/offline.html';
const SHELL = [OFFLINE, '/offline.css', '/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Files whose names change with their content are answered from the cache; old ones go when there are many. */
const MOST_ASSETS = 200;

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)));
  }
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** True if the page of a notification is open and in sight. */
async function inSight(path) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.some((client) => client.visibilityState === 'visible' && new URL(client.url).pathname === path);
}

self.addEventListener('push', (event) => {
  const { id, title, text, path } = event.data.json();
  const show = async () => {
    if (path.startsWith('/table/') && (await inSight(path))) return;
    // The same tag shows a notification once, however often it was sent.
    await self.registration.showNotification(title, {
      body: text,
      tag: id,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((client) => new URL(client.url).pathname === path);
    if (there) await there.focus();
    else await self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
