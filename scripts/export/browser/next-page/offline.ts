/** In some browsers there are no service workers, in some the mere question is refused (a sandbox, blocked cookies). */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/worker.js');
  const { active } = await serviceWorker.ready;
  active?.postMessage([document.referrer, location.href]);
}

/**
 * Registers the service worker with the second page of a visit, so that the first costs nothing. The worker is told of both pages, because it was
 * not there to see them.
 */
export function workOffline(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) register().catch(() => undefined);
}
