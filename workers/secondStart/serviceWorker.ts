import { answer } from './answer';
import { scope } from './scope';
import { clearAway, layOut } from './shelves';
import { keepStandardStone } from './standardStone';
import { wayOf } from './wayOf';

scope.addEventListener('install', (event) => {
  const laidOut = async () => {
    // Without the catalogue the next start keeps it; without the app there is nothing to start.
    await Promise.all([layOut(), keepStandardStone().catch(() => undefined)]);
    // Pages that are open go on with the parts they were begun with, which stay.
    await scope.skipWaiting();
  };
  event.waitUntil(laidOut());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(clearAway().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way) event.respondWith(answer(event, way));
});
