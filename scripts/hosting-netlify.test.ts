/** @jest-environment node */
/** What Netlify's own parsers read in the files that the build writes for it: the rules meant, and no complaint. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headerRules, netlifyHeaders, netlifyRedirects, redirectRules } from './hosting';

interface Read {
  headers: { for: string; values: Record<string, string> }[];
  redirects: {
    from: string;
    to: string;
    status: number;
    force: boolean;
    query: object;
    conditions: object;
    headers: object;
  }[];
  errors: string[];
}

// The parsers are ES modules, which jest's own loader does not take: a plain Node reads the files.
const program = `
  import { parseAllHeaders } from '@netlify/headers-parser';
  import { parseAllRedirects } from '@netlify/redirect-parser';
  const [headersFile, redirectsFile, netlifyConfigPath] = process.argv.slice(1);
  const fromHeaders = await parseAllHeaders({ headersFiles: [headersFile], netlifyConfigPath, configHeaders: [], minimal: true });
  const fromRedirects = await parseAllRedirects({ redirectsFiles: [redirectsFile], netlifyConfigPath, configRedirects: [], minimal: true });
  const errors = [...fromHeaders.errors, ...fromRedirects.errors].map(String);
  console.log(JSON.stringify({ headers: fromHeaders.headers, redirects: fromRedirects.redirects, errors }));
`;

/** Gives the files to the parsers, as Netlify does after a build: the folder's files and the repository's `netlify.toml`. */
function read(headers: string, redirects: string): Read {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  try {
    const files = [join(folder, '_headers'), join(folder, '_redirects'), resolve('netlify.toml')] as const;
    writeFileSync(files[0], headers);
    writeFileSync(files[1], redirects);
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', program, '--', ...files], { encoding: 'utf8' }),
    ) as Read;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('Netlify reads every header and redirect as it is meant, and finds no error', () => {
  const { headers, redirects, errors } = read(netlifyHeaders(), netlifyRedirects());
  expect(errors).toEqual([]);
  expect(headers).toEqual(headerRules.map(({ path, headers: values }) => ({ for: path, values })));
  expect(redirects).toEqual(
    redirectRules.map((rule) => ({ ...rule, force: true, query: {}, conditions: {}, headers: {} })),
  );
});

test('the parsers do complain of a file that is not right', () => {
  const { errors } = read('  X-Frame-Options: DENY\n', '/plan-custom-trip\n');
  expect(errors).toHaveLength(2);
});
