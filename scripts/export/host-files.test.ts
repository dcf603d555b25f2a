import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../hosting/content-security-policy';
import { headerRules, redirectRules } from '../hosting/headers';
import { netlifyHeaders, netlifyRedirects } from '../hosting/netlify';
import { writeHostFiles } from './host-files';
import { exportPlain } from './plain-export';

jest.mock('./browser/compile-worker', () => ({ compileWorker: (offline: boolean) => `offline: ${String(offline)}` }));

const folder = mkdtempSync(join(tmpdir(), 'host-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const policyOf = (scripts: string[] | 'any') => netlifyHeaders(headerRules(contentSecurityPolicy(scripts)));

test.each([true, false])('beside the pages stand the rules for hosts and the worker; offline: %s', (offline) => {
  writeHostFiles(folder, { inlineScripts: ['f()'], offline });
  expect([read('_headers'), read('_redirects'), read('worker.js')]).toEqual([
    policyOf(['f()']),
    netlifyRedirects(redirectRules),
    `offline: ${String(offline)}`,
  ]);
});

test('the plain export is Next’s own, in an emptied folder, with a policy that lets its scripts run', () => {
  const [raw, out] = [join(folder, 'raw'), join(folder, 'out')];
  for (const path of [join(raw, 'posters'), out]) mkdirSync(path, { recursive: true });
  writeFileSync(join(raw, 'posters', 'a.svg'), '<svg/>');
  writeFileSync(join(out, 'left.html'), 'of an earlier run');
  exportPlain(raw, out);
  expect(readdirSync(out).sort()).toEqual(['_headers', '_redirects', 'posters', 'worker.js']);
  expect(read('out', 'posters', 'a.svg')).toBe('<svg/>');
  expect(read('out', '_headers')).toBe(policyOf('any'));
  expect(read('out', 'worker.js')).toBe('offline: false');
});
