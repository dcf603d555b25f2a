import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testFolder } from '../lib/test/folder';
import { headerRules, headersFor, redirectRules } from './headers';
import { exportServer } from './server';

const longPage = `<p>${'Kerala '.repeat(1000)}</p>`;
const names = ['index.html', 'about.html', '404.html', 'favicon.ico', '.well-known/security.txt'];
const folder = testFolder({ ...Object.fromEntries(names.map((name) => [name, name])), 'long.html': longPage });
const rules = { headers: headerRules("default-src 'self'"), redirects: redirectRules };
const server = exportServer(folder, rules);
const { from, to } = redirectRules[0] ?? { from: '', to: '' };

beforeAll(() => new Promise<void>((listening) => void server.listen(0, listening)));
afterAll(() => void server.close());

const port = () => (server.address() as AddressInfo).port;
const fetched = (path: string, headers = {}) => fetch(`http://localhost:${port()}${path}`, { headers });

/** Requests a path exactly as written; `fetch` would normalise it first. */
const answerTo = (path: string) =>
  new Promise<{ status: number | undefined; to: string | undefined }>((resolve, reject) => {
    get({ port: port(), path, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, to: response.headers.location });
    }).on('error', reject);
  });

test.each([
  ['/', 200],
  ['/about?x=//', 200],
  ['/nothing-here', 404],
  ['//', 200],
  ['//[', 404],
  ['http://elsewhere.example//about', 404],
  ['/%E0%A4%A', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
])('answers %s with %i, and keeps running', async (path, status) => {
  expect(await answerTo(path)).toMatchObject({ status });
  expect(await answerTo('/')).toMatchObject({ status: 200 });
});

test('redirects without a page, and drops the query', async () => {
  expect(await answerTo(`${from}?from=menu`)).toEqual({ status: 302, to });
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/about', 'text/html;charset=utf-8'],
  ['/nothing.ico', 'text/html;charset=utf-8'],
])('sends %s as %s, with the headers of its rules', async (path, type) => {
  const { headers } = await fetched(path);
  expect(headers.get('content-type')).toBe(type);
  for (const [name, value] of Object.entries(headersFor(path, rules.headers))) expect(headers.get(name)).toBe(value);
});

test('sends a page compressed with brotli', async () => {
  const response = await fetched('/long', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await response.text()).toBe(longPage);
});
