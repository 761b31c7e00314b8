import { answer } from './answer';
import { deleteOldCaches, precache } from './caches';
import { routeOf } from './route';
import { scope } from './scope';
import { keepStandardStone } from './standardStone';

scope.addEventListener('install', (event) => {
  const install = async () => {
    // Without the catalogue the next start caches it; without the app there is nothing to start.
    await Promise.all([precache(), keepStandardStone().catch(() => undefined)]);
    // Open pages go on with the files they were loaded with, which stay cached.
    await scope.skipWaiting();
  };
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, scope.location.origin);
  if (route) event.respondWith(answer(event, route));
});
