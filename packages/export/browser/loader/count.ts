/**
 * Counts pages, and the taps that lead to a booking, in GoatCounter: `GET <counter>/count?p=<path or event>&t=<title>&r=<referrer>`, events
 * with `e=true`. It sets no cookie, sends no identifier, and respects Do Not Track and Global Privacy Control. A page is counted after it
 * has loaded, so that nothing waits for it. A page restored from the back/forward cache is not counted again, as in GoatCounter's own
 * script.
 */
import { countedEvent } from '../../../../components/ui/visit';
import { whenShown } from './when-shown';

/** A part of the URL of a link or form, and the name under which its use is counted: `['tel:', 'call']`. */
export type CountedUse = readonly [part: string, name: string];

/**
 * @param counter the URL of the counter, without a trailing slash
 * @param uses the first entry whose part is in a URL decides
 */
export function countVisit(counter: string, uses: readonly CountedUse[]): void {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string; globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  const send = (p: string, event?: { e: string }) => {
    // A URL of this site as referrer would reveal what the visitor searched for.
    const r = document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer;
    const query = new URLSearchParams({ p, t: document.title, r, ...event });
    fetch(`${counter}/count?${String(query)}`, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The tap may leave the page, which would cancel the request.
      keepalive: true,
    }).catch(() => undefined);
  };

  /** @param trip the trip's id; empty for the trip of the page itself */
  const sendEvent = (name: string, trip: string) =>
    send(`${name}:${trip || location.pathname.replace(/.*\//, '') || 'home'}`, { e: 'true' });

  const onUse = ({ target, type, button, defaultPrevented }: MouseEvent) => {
    const used = (target as Element).closest<HTMLAnchorElement & HTMLFormElement>(
      type === 'submit' ? 'form' : 'a[href]',
    );
    // An island that handles the event reports it by itself. The right button opens no link.
    if (!used || defaultPrevented || button > 1) return;
    const address = used.href || used.action;
    // On lists each trip is an article whose id is the trip's.
    const use = uses.find(([part]) => address.includes(part));
    if (use) sendEvent(use[1], (used.closest('article[id], html') as Element).id);
  };
  for (const type of ['click', 'auxclick', 'submit']) addEventListener(type, onUse as EventListener);
  addEventListener(countedEvent, ({ detail }: CustomEventInit<string>) => sendEvent(String(detail), ''));
  addEventListener('load', () => whenShown(() => send(location.pathname)));
}
