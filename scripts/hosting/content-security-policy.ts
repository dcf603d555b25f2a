/** What pages may load, run, send and be put into: the one place with the site's Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { whatsappChat } from '../content/contact-links';
import { goToBookingForm, logMissingPath } from '../content/inline-scripts';
import { site } from '../content/site';
import { compileStarter } from './export/starter';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts of the site, which are the same on every page: three hashes in one header for all of them. */
export const allowedInline: readonly string[] = [compileStarter(), logMissingPath, goToBookingForm];

const originOf = (address: string) => (address === '' ? [] : [new URL(address).origin]);

const directives: Readonly<Record<string, readonly string[]>> = {
  // Stands in for what has no line of its own, which is the prefetching of the runtime: Firefox asks this one about it.
  'default-src': ["'self'"],
  'script-src': ["'self'", ...allowedInline.map(hashOf)],
  // Each page carries its own style sheet and React writes style attributes; styles cannot run anything.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...originOf(site.form.endpoint)],
  // Without a script the home form posts to its service, the contact form opens WhatsApp (which redirects), the wizard a mail program.
  'form-action': [
    ...originOf(site.form.endpoint),
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

export const contentSecurityPolicy: string = Object.entries(directives)
  .map(([name, sources]) => [name, ...sources].join(' '))
  .join('; ');

/** True for a script element's text that the policy lets run. */
export const mayRunInline = (script: string): boolean => allowedInline.includes(script);
