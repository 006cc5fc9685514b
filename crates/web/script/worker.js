// Responds in place of the server only while that cannot be reached, and then with one page that says so. The build
// puts KEPT before this text: the addresses of styles, script, icon and, last, that page.
"use strict";
const NAME = KEPT.join(" ");
const OFFLINE = KEPT[KEPT.length - 1];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(KEPT)));
});

addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
  } else if (KEPT.slice(0, -1).includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()));
  }
});

// A notification opens the table that it is about.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  const open = async () => {
    const all = await clients.matchAll({ type: "window" });
    const there = all.find((one) => new URL(one.url).pathname.startsWith(path));
    return there ? there.focus() : clients.openWindow(path);
  };
  if (path) event.waitUntil(open());
});
