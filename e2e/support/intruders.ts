/** What must never come of a text: elements, scripts, dialogs, errors. */
import { type Page } from '@playwright/test';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { bookingAddress } from './booking-address';

declare global {
  interface Window {
    /** In pages that `watchForIntruders` prepared. */
    intruders: () => string[];
  }
}

/** Runs in the page: what is there that nobody put there, one line for each. */
function intruders({ booking, form }: { booking: string; form: string }): string[] {
  const found: string[] = [];
  if ('intruded' in window || 'intruded' in {}) found.push('a script of the address ran');
  for (const element of document.querySelectorAll(
    '[data-intruder], iframe, object, embed, base, script:not([src]):not([type]):not([data-page]), [srcdoc], [onerror], [onload], [onclick]',
  )) {
    found.push(element.outerHTML.slice(0, 120));
  }
  const places = [
    ['a[href], area[href]', 'href'],
    ['form[action]', 'action'],
    ['[formaction]', 'formaction'],
    ['img[src], script[src]', 'src'],
    ['link[href]', 'href'],
  ] as const;
  for (const [selector, attribute] of places) {
    for (const element of document.querySelectorAll(selector)) {
      const url = new URL(element.getAttribute(attribute) ?? '', document.baseURI);
      const outside =
        attribute !== 'src' &&
        element.tagName !== 'LINK' &&
        (/^(tel|mailto):$/.test(url.protocol) ||
          url.origin === 'https://wa.me' ||
          url.origin + url.pathname === booking ||
          url.href === form);
      // The canonical address is that of the published site.
      const canonical = element.matches('link[rel="canonical"], link[rel="alternate"]');
      if (url.origin !== location.origin && !outside && !canonical)
        found.push(`${element.tagName} leads to ${url.href.slice(0, 120)}`);
    }
  }
  return found;
}
const allowed = { booking: bookingAddress, form: connected.NEXT_PUBLIC_FORM_ENDPOINT };

/** Collects what must never come: dialogs beside the console's errors and warnings. */
export function listen(page: Page, noise: string[]): () => string[] {
  page.on('dialog', (dialog) => {
    noise.push(`error: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  // The console says that a file is missing, not which.
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`error: ${response.status()} at ${response.url().slice(0, 200)}`);
  });
  return () => noise.filter((line) => /^(error|warning|uncaught)/.test(line));
}

/** Lets a page say, by `window.intruders()`, what is there that nobody put there. */
export const watchForIntruders = (page: Page) =>
  page.addInitScript(`window.intruders = () => (${intruders.toString()})(${JSON.stringify(allowed)})`);
