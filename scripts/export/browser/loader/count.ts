/**
 * Counts pages, and the taps that lead to a booking, at a GoatCounter: `GET <counter>/count?p=<path or event>&t=<title>&r=<referrer>`, events with
 * `e=true`. No cookie, no identifier, and nothing of visitors who ask not to be tracked. A page is counted when it has loaded, so that nothing on
 * it waits for this, and not again when Back brings it from the browser's memory: GoatCounter's own script does not count that either.
 */
import { countedEvent } from '../../../../components/ui/visit';
import { whenShown } from './when-shown';

/** Part of the address of a link or a form, and the name by which its use is counted: `['tel:', 'call']`. */
export type CountedUse = readonly [part: string, name: string];

/**
 * @param counter its address, without a slash at the end
 * @param uses the first whose part is in an address decides
 */
export function countVisit(counter: string, uses: readonly CountedUse[]): void {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string; globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  const send = (p: string, event?: { e: string }) => {
    // An address of this site would tell what somebody searched for.
    const r = document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer;
    const query = new URLSearchParams({ p, t: document.title, r, ...event });
    fetch(`${counter}/count?${String(query)}`, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The tap may leave the page.
      keepalive: true,
    }).catch(() => undefined);
  };

  /** @param trip empty where it is about the page's own */
  const sendEvent = (name: string, trip: string) =>
    send(`${name}:${trip || location.pathname.replace(/.*\//, '') || 'home'}`, { e: 'true' });

  const onUse = ({ target, type, button, defaultPrevented }: MouseEvent) => {
    const used = (target as Element).closest<HTMLAnchorElement & HTMLFormElement>(
      type === 'submit' ? 'form' : 'a[href]',
    );
    // An island that takes it over tells of it by itself. The right button opens nothing.
    if (!used || defaultPrevented || button > 1) return;
    const address = used.href || used.action;
    // On lists each trip is an article with its name as the id.
    const use = uses.find(([part]) => address.includes(part));
    if (use) sendEvent(use[1], (used.closest('article[id], html') as Element).id);
  };
  for (const type of ['click', 'auxclick', 'submit']) addEventListener(type, onUse as EventListener);
  addEventListener(countedEvent, ({ detail }: CustomEventInit<string>) => sendEvent(String(detail), ''));
  addEventListener('load', () => whenShown(() => send(location.pathname)));
}
