/** The rules that every host has to apply to the exported files: headers by path, and redirects. */
import { routes } from '../../content/routes';
import { customTripHref } from '../../content/words/booking-link';

export interface HeaderRule {
  /** A path, or a prefix followed by `*`. */
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

/** The paths of pictures, whose file names do not change with their content. */
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

const documentHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** The rules for a folder with the operator's editor, which has a policy of its own. */
export interface AdminRules {
  policy: string;
  /**
   * All other paths, and prefixes of paths: a rule for all paths could not set the site's policy, because Netlify would send both policies.
   */
  others: readonly string[];
}

/** The path of the operator's editor. */
export const adminPath = '/admin';

/**
 * The header rules of the site.
 * @param contentSecurityPolicy The policy from `content-security-policy.ts`, with the inline scripts of the pages.
 */
export const headerRules = (contentSecurityPolicy: string, admin?: AdminRules): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      ...(admin ? {} : documentHeaders(contentSecurityPolicy)),
      // A year; browsers do not request plain HTTP again.
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    },
  },
  ...(admin?.others ?? []).map((path) => ({ path, headers: documentHeaders(contentSecurityPolicy) })),
  ...(admin ? [adminPath, `${adminPath}/*`] : []).map((path) => ({
    path,
    headers: {
      ...documentHeaders(admin?.policy ?? ''),
      'X-Robots-Tag': 'noindex',
    },
  })),
  // File names under these paths contain a hash of the content.
  ...['/_next/static/*', ...(admin ? [`${adminPath}/kept/*`] : [])].map((path) => ({
    path,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  })),
  // Pictures keep their names when they are drawn again. Browsers cache them for a week, so that a second visit requests only pages; caches
  // of hosts revalidate.
  ...pictures.map((path) => ({ path, headers: { 'Cache-Control': 'public, max-age=604800, s-maxage=0' } })),
];

export const redirectRules: readonly RedirectRule[] = [
  { from: routes.planCustomTrip, to: customTripHref, status: 302 },
];

/**
 * Redirects from the paths of deleted or renamed trips, lists and pages of text (`content/records/operator/moved.json`). A path that has a page is not redirected; a
 * redirect to a missing page leads to all packages instead.
 * @param isPage Returns whether the exported folder has a page for a path.
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

/** The Cache-Control of files without a rule of their own: cache, but revalidate before each use. */
const revalidate = 'public, max-age=0, must-revalidate';

/** All headers for a path, from every rule that matches it. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ 'Cache-Control': revalidate }, ...matching.map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}
