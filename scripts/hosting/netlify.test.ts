/** What Netlify's own parsers read in the files that the build writes for it: the rules meant, and no complaint. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy';
import { headerRules, redirectRules } from './headers';
import { netlifyHeaders, netlifyRedirects } from './netlify';

// The parsers are ES modules, which jest's own loader does not take: a plain Node reads the files.
const program = `
  import { readHostRules } from ${JSON.stringify(resolve('scripts/hosting/read-host-rules.ts'))};
  readHostRules(process.argv.at(-1)).then(
    (rules) => console.log(JSON.stringify(rules)),
    (error) => console.log(JSON.stringify({ error: error.message })),
  );
`;

/** What is read from a folder with these files. */
function read(files: Readonly<Record<string, string>>): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', program, '--', folder];
    return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every header and redirect is read as it was meant', () => {
  const headers = headerRules(contentSecurityPolicy(['alert(1)']), {
    policy: "default-src 'none'",
    others: ['/', '/a/*'],
  });
  const written = { _headers: netlifyHeaders(headers), _redirects: netlifyRedirects(redirectRules) };
  expect(read(written)).toEqual({ headers, redirects: redirectRules });
});

test('files that are not right are named, each with what is wrong in it', () => {
  const { error } = read({ _headers: '  X-Frame-Options: DENY\n', _redirects: '/plan-custom-trip\n' }) as {
    error: string;
  };
  expect(error).toMatch(/Path should come before header.*\/plan-custom-trip/s);
});
