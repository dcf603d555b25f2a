/**
 * The Content-Security-Policy of pages and of the editor: the sources they may load, the scripts they may run, the targets of their
 * requests and forms, and the sites that may frame them. No other file defines a policy.
 */
import { createHash } from 'node:crypto';
import { hasChoices } from '../../content/words/booking-template';
import { whatsappChat } from '../../content/words/contact-links';
import { site } from '../../content/site';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const originOf = (address: string) => (address === '' ? [] : [new URL(address).origin]);

const policyOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of the site.
 * @param inlineScripts The texts of the scripts that pages may contain; browsers do not run any other. 'any' allows every inline script:
 * Next writes different ones into each page, and one header cannot name them all.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[] | 'any'): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // The fallback for everything without a directive of its own, which is only the prefetching of the runtime: Firefox applies this
    // directive to it.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inlineScripts === 'any' ? ["'unsafe-inline'"] : inlineScripts.map(hashOf))],
    // Each page has its own inline style sheet, and React writes style attributes; styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(site.form.endpoint), ...originOf(site.counterUrl)],
    // Without a script the home form posts to its service, the contact form opens WhatsApp (which redirects), and the wizard opens a mail
    // program.
    'form-action': [
      // The ask box leads to the finder.
      "'self'",
      ...originOf(site.form.endpoint),
      // The form on a trip's page opens the booking form.
      ...(hasChoices(site.bookingUrl) ? originOf(site.bookingUrl) : []),
      new URL(whatsappChat).origin,
      'https://api.whatsapp.com',
      'https://web.whatsapp.com',
      'mailto:',
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return policyOf(directives);
}

/**
 * The policy of the operator's editor, which connects only to the Git host that it writes to.
 * @param api The URL of that host's API.
 */
export const adminSecurityPolicy = (api: string): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Chosen photographs that are not saved yet.
    'img-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", new URL(api).origin],
    // The decoder of HEIC.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
