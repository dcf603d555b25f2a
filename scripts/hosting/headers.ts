/** What every host has to send besides the files: headers by path, and redirects. The one source for Netlify's files and the local server. */
import { routes } from '../content/routes';
import { site } from '../content/site';
import { contentSecurityPolicy } from './content-security-policy';

export interface HeaderRule {
  /** A path, or the start of one followed by `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Content-Security-Policy': contentSecurityPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      // A year; hosts that serve plain HTTP on the way are not asked twice.
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    },
  },
  // Names under this path carry a hash of the content.
  { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

export const redirectRules = [{ from: routes.planCustomTrip, to: site.bookingUrl, status: 302 }] as const;

/** What every host says of a file without a rule of its own: keep it, but ask before using it again. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** All headers for a path. @param rules the site's own, unless another site is served */
export function headersFor(path: string, rules = headerRules): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ 'Cache-Control': revalidate }, ...matching.map((rule) => rule.headers)) as Record<
    string,
    string
  >;
}

/** Netlify's `_headers`. No header is set by two rules that match one path, because Netlify would send both values. */
export const netlifyHeaders = () =>
  headerRules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n';

/** Netlify's `_redirects`; the `!` redirects although a file of that name exists. */
export const netlifyRedirects = () =>
  redirectRules.map(({ from, to, status }) => `${from} ${to} ${status}!`).join('\n') + '\n';
