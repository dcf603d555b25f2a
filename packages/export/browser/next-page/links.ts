/** Finds links to pages of this site that can be prerendered. */
import { routes } from '../../../../content/routes';

/** The link to another page around an element. A dot in the path means a file, and the redirect leaves the site, so neither counts. */
export function linkAround(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element && element.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.pathname.includes('.') || link.pathname === routes.planCustomTrip ? undefined : link;
}

/**
 * The link that covers most of the middle of the screen. Links with a query, such as 'Compare', are skipped because they are rarely opened.
 */
export function linkInTheMiddle(): HTMLAnchorElement | undefined {
  const hits = new Map<HTMLAnchorElement, number>();
  for (const x of [0.2, 0.5, 0.8])
    for (let y = 0.25; y < 0.8; y += 0.1) {
      const link = linkAround(document.elementFromPoint(innerWidth * x, innerHeight * y));
      if (link && !link.search) hits.set(link, (hits.get(link) || 0) + 1);
    }
  const [most] = [...hits].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
