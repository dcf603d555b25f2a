/** The files that the build writes for Netlify, read by Netlify's own parsers: they have to find the same rules, without complaints. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import { engines } from '../../package.json';
import { testFolder } from '../lib/test/folder';
import { writeFiles } from '../lib/write-files';
import { contentSecurityPolicy } from './content-security-policy';
import { headerRules, redirectRules } from './headers';
import { netlifyHeaders, netlifyRedirects } from './netlify';

// The parsers are ES modules, which jest's loader does not support, so a plain Node process reads the files.
const program = `
  import { readHostRules } from ${JSON.stringify(resolve('scripts/hosting/read-host-rules.ts'))};
  console.log(JSON.stringify(await readHostRules(process.argv.at(-1))));
`;

const folder = testFolder();

function read(headers: string, redirects: string): unknown {
  writeFiles(folder, { _headers: headers, _redirects: redirects });
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program, '--', folder];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8', stdio: 'pipe' }));
}

test('reads every header and redirect as it was defined', () => {
  const headers = headerRules(contentSecurityPolicy(['alert(1)']), {
    policy: "default-src 'none'",
    others: ['/', '/a/*'],
  });
  const found = read(netlifyHeaders(headers), netlifyRedirects(redirectRules));
  expect(found).toEqual({ headers, redirects: redirectRules });
  // The exclamation mark redirects even if there is a page of that name.
  expect(netlifyRedirects(redirectRules)).toMatch(/ 302!\n$/);
  expect(() => read('  X-Frame-Options: DENY\n', '')).toThrow('Path should come before header');
});

test('sets refused records aside before each build, publishes the folder of the build, and builds with a Node that the project supports', () => {
  const { build } = parse(readFileSync('netlify.toml', 'utf8')) as {
    build: { command: string; publish: string; environment: { NODE_VERSION: string } };
  };
  expect(build.command).toBe('npm run set-aside && npm run build');
  expect(build.publish).toBe('out');
  expect(Number.parseInt(build.environment.NODE_VERSION, 10)).toBeGreaterThanOrEqual(
    Number(/\d+/.exec(engines.node)?.[0]),
  );
});
