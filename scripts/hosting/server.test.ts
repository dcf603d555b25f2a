import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { routes } from '../../content/routes';
import { headerRules, redirectRules } from './headers';
import { exportServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
for (const name of ['index', 'about', '404']) writeFileSync(join(folder, `${name}.html`), `<p>${name}</p>`);
const longPage = `<p>${'Kerala '.repeat(1000)}</p>`;
writeFileSync(join(folder, 'long.html'), longPage);
mkdirSync(join(folder, '.well-known'));
for (const name of ['favicon.ico', '.well-known/security.txt']) writeFileSync(join(folder, name), name);
const server = exportServer(folder, { headers: headerRules("default-src 'self'"), redirects: redirectRules });

beforeAll(() => new Promise<void>((listening) => void server.listen(0, listening)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path exactly as it is written, which `fetch` does not: it tidies it up first. */
const answerTo = (path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; to: string | undefined }>((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, path, agent: false }, (response) => {
      response.resume();
      const { 'content-type': type, location: to } = response.headers;
      resolve({ status: response.statusCode, type, to });
    }).on('error', reject);
  });
const statusOf = async (path: string) => (await answerTo(path)).status;

test.each([
  ['/', 200],
  ['/about?x=//', 200],
  ['/about?%E0%A4%A&=&__proto__', 200],
  [`${routes.planCustomTrip}?from=menu`, 302],
  ['/nothing-here', 404],
  ['//', 301],
  ['//[', 301],
  ['http://elsewhere.example//about', 404],
  ['/%E0%A4%A', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
])('%s is answered with %i, and the server goes on', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
  expect(await statusOf('/')).toBe(200);
});

test('a redirect leads where its rule says, whatever the query', async () => {
  for (const { from, to } of redirectRules) expect((await answerTo(`${from}?from=menu`)).to).toBe(to);
});

test.each([
  ['//about', '/about'],
  ['//about?where=kerala&x=//', '/about?where=kerala&x=//'],
  ['/packages//goa', '/packages/goa'],
  ['//nothing-here', '/nothing-here'],
  [`/${routes.planCustomTrip}`, routes.planCustomTrip],
  ['//elsewhere.example', '/elsewhere.example'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['///\\//elsewhere.example//?', '/elsewhere.example/?'],
])('%s is redirected to %s, on this site', async (path, to) => {
  expect(await answerTo(path)).toMatchObject({ status: 301, to });
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/about', 'text/html;charset=utf-8'],
  ['/nothing.ico', 'text/html;charset=utf-8'],
])('%s says that it is %s', async (path, type) => {
  expect((await answerTo(path)).type).toBe(type);
});

test('who has a file already is told that it is still the same, and gets nothing', async () => {
  const address = `http://localhost:${(server.address() as AddressInfo).port}/about`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(address, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a page travels over brotli, in one address for all', async () => {
  const { port } = server.address() as AddressInfo;
  const { headers, body } = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ port, path: '/long', agent: false, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(body.length).toBeLessThan(200);
  expect(brotliDecompressSync(body).toString()).toBe(longPage);
});
