/** The deploy command, from an exported folder to the objects in a bucket. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { site as siteValues } from '../../../content/site';
import { testFolder } from '../../lib/test/folder';
import { writeFiles } from '../../lib/write-files';
import { headerRules, headersFor, redirectRules, type HostRules } from '../headers';
import { run } from './command';

// Netlify's parsers are ES modules, which jest's loader does not support; `netlify.test.ts` tests their result.
let rules: HostRules;
jest.mock('../read-host-rules', () => ({ readHostRules: () => Promise.resolve(rules) }));

const site = {
  'index.html': 'Home: ₹0',
  'about.html': 'About',
  'packages/goa.html': 'Goa',
  'plan-custom-trip.html': 'This page has moved',
  '404.html': 'Not found',
  'posters/goa.svg': '<svg/>',
  '_next/static/a.js': 'a()',
  _headers: 'for Netlify',
  _redirects: 'for Netlify',
};
const folder = testFolder();

/** The objects in S3 with the headers that were sent with them, by path: `/bucket/key`. */
const objects = new Map<string, { body: string; headers: IncomingHttpHeaders }>();
/** The requests in their order: `PUT /bucket/key`. */
const requests: string[] = [];
/** A server that stores objects like S3, without its website endpoint. */
const s3 = createServer((request, response) => {
  const { method, url = '', headers } = request;
  const path = new URL(url, 'http://localhost').pathname;
  const fail = (status: number, code: string, message: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  requests.push(`${method} ${path}`);
  void text(request).then((body) => {
    if (!headers.authorization?.includes('Credential=KEY/')) return fail(403, 'AccessDenied', 'Access Denied');
    if (method === 'PUT') objects.set(path, { body, headers });
    if (method === 'DELETE') objects.delete(path);
    if (method !== 'GET') return response.end();
    const object = objects.get(path);
    return object ? response.end(object.body) : fail(404, 'NoSuchKey', 'The specified key does not exist.');
  });
});

async function command(...args: string[]): Promise<string[]> {
  const output: string[] = [];
  await run(['--folder', folder, ...args], (line) => output.push(line));
  return output;
}
const deploy = (...flags: string[]) => command('--bucket', 'site', ...flags);

beforeAll(async () => {
  await new Promise<void>((listening) => void s3.listen(0, '127.0.0.1', listening));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'KEY',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});
beforeEach(() => {
  objects.clear();
  requests.length = 0;
  rmSync(folder, { recursive: true });
  writeFiles(folder, site);
  rules = { headers: headerRules("default-src 'self'"), redirects: redirectRules };
});
afterAll(() => void s3.close());

test('stores every file under its clean URL, with its type, its caching and its redirect', async () => {
  rules = { ...rules, redirects: [...redirectRules, { from: '/old', to: '/about', status: 301 }] };
  await deploy();
  const record = objects.get('/site/.deployed.json');
  objects.delete('/site/.deployed.json');
  const stored = [...objects].map(([path, { body, headers }]) => {
    const name = path.replace('/site/', '');
    expect([name, headers['cache-control']]).toEqual([name, headersFor(`/${name}`, rules.headers)['Cache-Control']]);
    return [name, body, headers['content-type'], headers['x-amz-website-redirect-location']];
  });
  const page = 'text/html; charset=utf-8';
  expect(stored.sort()).toEqual(
    [
      ['index.html', 'Home: ₹0', page, undefined],
      ['about', 'About', page, undefined],
      ['packages/goa', 'Goa', page, undefined],
      ['404.html', 'Not found', page, undefined],
      ['posters/goa.svg', '<svg/>', 'image/svg+xml; charset=utf-8', undefined],
      ['_next/static/a.js', 'a()', 'text/javascript; charset=utf-8', undefined],
      // The body is for requests that bypass the website endpoint.
      ['plan-custom-trip', 'This page has moved', page, redirectRules[0]?.to],
      ['old', '', page, '/about'],
      // S3 looks for these keys when a URL ends with a slash.
      ['about/index.html', '', page, '/about'],
      ['packages/goa/index.html', '', page, '/packages/goa'],
      ['plan-custom-trip/index.html', '', page, '/plan-custom-trip'],
    ].sort(),
  );
  expect(record?.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
});

test('uploads only changed files, including changed headers, and deletes removed ones', async () => {
  await deploy();
  writeFiles(folder, { 'about.html': 'About us' });
  rmSync(join(folder, 'posters'), { recursive: true });
  rules = { ...rules, redirects: [...redirectRules, { from: '/packages/goa', to: '/packages', status: 302 }] };
  requests.length = 0;
  objects.set('/site/google.html', { body: 'of somebody else', headers: {} });
  const output = await deploy();
  expect(output.slice(0, 2).sort()).toEqual(['upload about', 'upload packages/goa']);
  expect(output.slice(2)).toEqual(['delete posters/goa.svg', '2 uploaded, 7 unchanged, 1 deleted, 0 kept']);
  expect(requests.filter((request) => !request.endsWith('/.deployed.json')).sort()).toEqual([
    'DELETE /site/posters/goa.svg',
    'PUT /site/about',
    'PUT /site/packages/goa',
  ]);
  expect(objects.has('/site/google.html')).toBe(true);
});

test('prints the same lines in a dry run, and changes nothing', async () => {
  const output = await deploy('--dry-run');
  expect(requests).toEqual(['GET /site/.deployed.json']);
  expect(output).toEqual((await deploy()).map((line) => `(dry run) ${line}`));
});

test('stops the deploy if S3 refuses a request', async () => {
  jest.replaceProperty(process.env, 'AWS_ACCESS_KEY_ID', 'STRANGER');
  await expect(deploy()).rejects.toThrow('Access Denied');
  jest.restoreAllMocks();
  expect(requests).toEqual(['GET /site/.deployed.json']);
});

test('prints the headers for CloudFront as JSON', async () => {
  const [json = ''] = await command('--print-headers');
  expect(JSON.parse(json)).toHaveProperty('SecurityHeadersConfig.ContentTypeOptions.Override', true);
  const [admin = ''] = await command('--print-admin-headers');
  expect(JSON.parse(admin)).toHaveProperty('Name', 'marigold-trails-admin-headers');
});

test('names the headers of the live site that differ from the build', async () => {
  const admin = { policy: "default-src 'none'", others: ['/'] };
  rules = { ...rules, headers: headerRules("default-src 'self'", admin) };
  const live: Record<string, Record<string, string>> = {};
  const server = createServer(({ url = '' }, response) => response.writeHead(200, live[url]).end());
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  jest.replaceProperty(siteValues, 'url', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(command('--compare-headers')).rejects.toThrow('NEXT_PUBLIC_SITE_URL is not set');
  jest.replaceProperty(siteValues, 'isPublic', true);
  const own = () =>
    ['/', '/admin/'].forEach(
      (path) => (live[path] = { ...headersFor(path, rules.headers), 'Cache-Control': 'no-store' }),
    );

  own();
  expect(await command('--compare-headers')).toEqual([]);
  rules = { ...rules, headers: headerRules("default-src 'self' 'sha256-new'", admin) };
  await expect(command('--compare-headers')).rejects.toThrow(/^\/ sends another Content-Security-Policy: update /);
  own();
  delete live['/admin/']?.['X-Robots-Tag'];
  await expect(command('--compare-headers')).rejects.toThrow(/^\/admin\/ sends another X-Robots-Tag: /);
  server.close();
  jest.restoreAllMocks();
});

test('fails with one line and exit code 1', () => {
  const flags = ['--import', 'tsx', 'scripts/deploy-s3.ts', '--folder', 'no/such/folder'];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  const line = 'deploy: no/such/folder has no _headers: npm run build makes it\n';
  expect([status, stdout, stderr]).toEqual([1, '', line]);
});
