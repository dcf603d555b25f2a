/** Writes what hosts and browsers ask for beside the pages: rules for headers and redirects, and the service worker. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../hosting/content-security-policy';
import { headerRules, redirectRules } from '../hosting/headers';
import { netlifyHeaders, netlifyRedirects } from '../hosting/netlify';
import { compileWorker } from './browser/compile-worker';

interface HostFiles {
  /** The scripts that may stand in pages, see `contentSecurityPolicy`. */
  inlineScripts: readonly string[] | 'any';
  /** Whether opened pages are kept on the visitor's device; else the worker removes itself and what it kept. */
  offline: boolean;
}

export function writeHostFiles(out: string, { inlineScripts, offline }: HostFiles): void {
  writeFileSync(join(out, 'worker.js'), compileWorker(offline));
  writeFileSync(join(out, '_headers'), netlifyHeaders(headerRules(contentSecurityPolicy(inlineScripts))));
  writeFileSync(join(out, '_redirects'), netlifyRedirects(redirectRules));
}
