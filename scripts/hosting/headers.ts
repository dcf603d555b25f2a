/** What every host has to send besides the files: headers by path, and redirects. */
import { routes } from '../../content/routes';
import { customTripHref } from '../../content/format/booking-link';

export interface HeaderRule {
  /** A path, or the start of one followed by `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** What pages show or name in their head under a name that does not change with it. */
const pictures = [
  '/posters/*',
  '/maps/*',
  '/photos/*',
  '/thumbnails/*',
  '/icons/*',
  '/icon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
];

const documentHeaders = (policy: string, opener: string) => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': opener,
});

/** A folder with the operator's editor, which has a policy of its own. */
export interface AdminRules {
  policy: string;
  /** Everything else, as paths and starts of paths: no rule for all paths could name the site's policy, because Netlify would send both. */
  others: readonly string[];
}

/** Where the operator's editor is. */
export const adminPath = '/admin';

/** @param contentSecurityPolicy made by `content-security-policy.ts` from the inline scripts of the pages */
export const headerRules = (contentSecurityPolicy: string, admin?: AdminRules): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      ...(admin ? {} : documentHeaders(contentSecurityPolicy, 'same-origin')),
      // A year; hosts that serve plain HTTP on the way are not asked twice.
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    },
  },
  ...(admin?.others ?? []).map((path) => ({ path, headers: documentHeaders(contentSecurityPolicy, 'same-origin') })),
  // Who signs in at the Git host does so in a window that tells this one.
  ...(admin ? [adminPath, `${adminPath}/*`] : []).map((path) => ({
    path,
    headers: {
      ...documentHeaders(admin?.policy ?? '', 'same-origin-allow-popups'),
      'X-Robots-Tag': 'noindex',
    },
  })),
  // Names under these paths carry a hash of the content.
  ...['/_next/static/*', ...(admin ? [`${adminPath}/kept/*`] : [])].map((path) => ({
    path,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  })),
  // Pictures keep their names when they are drawn anew. A week on a visitor's device, so that a second visit asks for pages alone; caches of hosts ask.
  ...pictures.map((path) => ({ path, headers: { 'Cache-Control': 'public, max-age=604800, s-maxage=0' } })),
];

export const redirectRules: readonly RedirectRule[] = [
  { from: routes.planCustomTrip, to: customTripHref, status: 302 },
];

/**
 * Redirects from addresses of trips that were deleted or renamed (`content/operator/moved.json`). Where there is a page, nothing is
 * redirected; what leads to no page leads to all packages.
 * @param isPage whether a path has a page in the exported folder
 */
export function movedRedirects(
  addresses: readonly { from: string; to: string }[],
  isPage: (path: string) => boolean,
): RedirectRule[] {
  const last = new Map(addresses.map(({ from, to }) => [from, to]));
  return [...last]
    .filter(([from]) => !isPage(from))
    .map(([from, to]) => ({ from, to: isPage(to) ? to : routes.allPackages, status: 301 }));
}

/** What every host says of a file without a rule of its own: keep it, but ask before using it again. */
const revalidate = 'public, max-age=0, must-revalidate';

/** All headers for a path: those of every rule that matches it. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ 'Cache-Control': revalidate }, ...matching.map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}
