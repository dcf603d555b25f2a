/** Writes what hosts and browsers ask for beside the pages: rules for headers and redirects, and the service worker. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goToBookingForm, hidePastDates, oneFullView, onMissingPath } from '../../app/_html/inline-scripts';
import { operator } from '../../content/catalogue/operator';
import { allTrips } from '../../content/catalogue/trips';
import { contentSecurityPolicy } from '../hosting/content-security-policy';
import { headerRules, movedRedirects, redirectRules } from '../hosting/headers';
import { netlifyHeaders, netlifyRedirects } from '../hosting/netlify';
import { fileOf, routeOf } from '../lib/exported-pages';
import { compileLoader, compileWorker } from './browser/compile';
import { speculationRules } from './browser/next-page/speculation-rules';

/** The scripts that stand in prepared pages as text, or are put there by a script: the same on every page, so that one header names them all. */
export const inlineScripts = (): string[] => [
  compileLoader(),
  speculationRules,
  onMissingPath,
  goToBookingForm,
  hidePastDates,
  ...(allTrips.some(({ photos }) => photos.length > 1) ? [oneFullView] : []),
];

/** The paths of a folder but for the editor's, as rules for headers name them. */
const pathsIn = (out: string) =>
  readdirSync(out, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'admin' || entry.name.startsWith('_')) return entry.name === '_next' ? ['/_next/*'] : [];
    const page = entry.name.endsWith('.html') ? routeOf(entry.name) : `/${entry.name}`;
    return page === '/' ? ['/'] : entry.isDirectory() || page !== `/${entry.name}` ? [page, `${page}/*`] : [page];
  });

/**
 * On Netlify, rules of headers cannot reach the not-found page at an address that nothing is known of, once the policy is not that of all
 * paths: the page brings it along.
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
 * @param scripts those that may stand in pages, see `contentSecurityPolicy`
 * @param offline whether opened pages are kept on the visitor's device; else the worker removes itself and what it kept
 * @param admin the policy of the operator's editor, where the folder has one
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
