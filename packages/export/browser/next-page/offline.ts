/** Rejects where service workers are missing, or where merely accessing them throws (a sandbox, blocked cookies). */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/worker.js');
  const { active } = await serviceWorker.ready;
  active?.postMessage([document.referrer, location.href]);
}

/**
 * Registers the service worker on the second page of a visit, so that the first costs nothing. The worker gets the URLs of both pages,
 * because it did not see their requests.
 */
export function workOffline(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) register().catch(() => undefined);
}
