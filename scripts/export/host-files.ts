/** Writes what hosts and browsers ask for beside the pages: rules for headers and redirects, and the service worker. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../hosting/content-security-policy';
import { headerRules, redirectRules } from '../hosting/headers';
import { netlifyHeaders, netlifyRedirects } from '../hosting/netlify';
import { routeOf } from '../lib/exported-pages';
import { compileWorker } from './browser/compile';

interface HostFiles {
  /** The scripts that may stand in pages, see `contentSecurityPolicy`. */
  inlineScripts: readonly string[] | 'any';
  /** Whether opened pages are kept on the visitor's device; else the worker removes itself and what it kept. */
  offline: boolean;
  /** The policy of the operator's editor, where the folder has one. */
  admin?: string | undefined;
}

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

export function writeHostFiles(out: string, { inlineScripts, offline, admin }: HostFiles): void {
  writeFileSync(join(out, 'worker.js'), compileWorker(offline));
  const policy = contentSecurityPolicy(inlineScripts);
  const rules = headerRules(policy, admin ? { policy: admin, others: [...new Set(pathsIn(out))] } : undefined);
  if (admin) withOwnPolicy(out, policy);
  writeFileSync(join(out, '_headers'), netlifyHeaders(rules));
  writeFileSync(join(out, '_redirects'), netlifyRedirects(redirectRules));
}
