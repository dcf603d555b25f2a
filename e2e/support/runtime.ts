/** The runtime's files on their way to a page: withheld, refused, broken. */
import type { Page, Route } from '@playwright/test';

export const isRuntime = (url: URL): boolean => /\/_next\/static\/(chunks|pages)\/.*\.js$/.test(url.pathname);

/** Keeps every file of the runtime back until the returned function is called. */
export async function withholdRuntime(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(isRuntime, async (route) => {
    if (open) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
