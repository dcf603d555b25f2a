/**
 * Registers the service worker with the second page of a visit, so that the first costs nothing. The worker is told of both pages, because it was
 * not there to see them.
 */
export function workOffline(): void {
  if (!('serviceWorker' in navigator) || !document.referrer.startsWith(`${location.origin}/`)) return;
  void navigator.serviceWorker
    .register('/worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage([document.referrer, location.href]))
    .catch(() => undefined);
}
