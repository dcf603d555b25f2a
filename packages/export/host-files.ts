/** Writes the files for hosts and browsers: rules for headers and redirects, and the service worker. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldParts, goToBookingForm, hidePastDates, oneFullView, onMissingPath } from '../../app/_html/inline-scripts';
import { operator } from '../../content/catalogue/operator';
import { contentSecurityPolicy } from '../../scripts/hosting/content-security-policy';
import { headerRules, movedRedirects, redirectRules } from '../../scripts/hosting/headers';
import { netlifyHeaders, netlifyRedirects } from '../../scripts/hosting/netlify';
import { fileOf, routeOf } from '../../scripts/lib/exported-pages';
import { compileLoader, compileWorker } from './browser/compile';
import { speculationRules } from './browser/next-page/speculation-rules';
import { trips } from '../../content/catalogue/trips';

/**
 * The inline scripts of prepared pages, including those that a script inserts. They are the same on every page, so that one header allows
 * them all.
 */
export const inlineScripts = (): string[] => [
  compileLoader(),
  speculationRules,
  onMissingPath,
  goToBookingForm,
  hidePastDates,
  foldParts,
  ...(trips.some(({ photos }) => photos.length > 1) ? [oneFullView] : []),
];

/** The paths of a folder except the editor's, in the syntax of header rules. */
const pathsIn = (out: string) =>
  readdirSync(out, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'admin' || entry.name.startsWith('_')) return entry.name === '_next' ? ['/_next/*'] : [];
    const page = entry.name.endsWith('.html') ? routeOf(entry.name) : `/${entry.name}`;
    return page === '/' ? ['/'] : entry.isDirectory() || page !== `/${entry.name}` ? [page, `${page}/*`] : [page];
  });

/**
 * Puts the policy into the not-found page itself. Once the policy differs between paths, Netlify's header rules cannot match this page at
 * an unknown path.
 */
function withOwnPolicy(out: string, policy: string): void {
  const file = join(out, '404.html');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors [^;]*/, '')}">`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/<head[^>]*>/, (head) => head + meta),
  );
}

/**
 * @param scripts the allowed inline scripts, see `contentSecurityPolicy`
 * @param offline true to store opened pages on the visitor's device; otherwise the worker removes itself and its stores
 * @param admin the policy of the operator's editor, if the folder has one
 */
export function writeHostFiles(
  out: string,
  scripts: readonly string[] | 'any',
  offline: boolean,
  admin: string | undefined,
): void {
  writeFileSync(join(out, 'worker.js'), compileWorker(offline));
  const policy = contentSecurityPolicy(scripts);
  const rules = headerRules(policy, admin ? { policy: admin, others: [...new Set(pathsIn(out))] } : undefined);
  if (admin) withOwnPolicy(out, policy);
  const moved = movedRedirects(operator.moved.addresses, (path) => existsSync(join(out, fileOf(path))));
  writeFileSync(join(out, '_headers'), netlifyHeaders(rules));
  writeFileSync(join(out, '_redirects'), netlifyRedirects([...redirectRules, ...moved]));
}
