import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { folderHost } from './folder-host';
import { frontServer } from './front-server';

let refused: string[] = [];
let isReady = true;
const asked: string[] = [];
const pages = createServer((request, response) => {
  void text(request).then((body) =>
    response.writeHead(201, { 'X-Page': 'yes' }).end(`${request.method} ${request.url} ${body}`),
  );
});
// The development server answers a web socket by whatever protocol it speaks.
pages.on('upgrade', ({ url, headers }, socket) => {
  asked.push(`${url} ${headers.upgrade}`);
  socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nchanged');
});
const admin = createServer((request, response) => response.end(`editor ${request.url}`));
let front: Server;

const listen = (server: Server) => new Promise<void>((listening) => void server.listen(0, listening));
const portOf = (server: Server) => (server.address() as AddressInfo).port;
beforeAll(async () => {
  await listen(pages);
  front = frontServer({
    admin,
    host: folderHost('.'),
    port: portOf(pages),
    problems: () => Promise.resolve(refused),
    isReady: () => isReady,
  });
  await listen(front);
});
afterAll(() => [front, pages].forEach((server) => void server.close()));

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${portOf(front)}${path}`, { headers: { Accept: 'text/html' }, ...init });

test('serves the editor at /admin, and the development server’s answers at every other path', async () => {
  for (const path of ['/admin', '/admin/', '/admin/links.json?x'])
    expect(await (await get(path)).text()).toBe(`editor ${path}`);
  const page = await get('/administration?a=b', { method: 'POST', body: 'sent' });
  expect([page.status, page.headers.get('x-page'), await page.text()]).toEqual([
    201,
    'yes',
    'POST /administration?a=b sent',
  ]);
});

test('explains a refused change on every page, and still serves the editor and files', async () => {
  refused = ['content/records/trips/goa.json: name: is <b>'];
  const page = await get('/');
  expect([page.status, await page.text()]).toEqual([
    503,
    expect.stringContaining('<li>content/records/trips/goa.json: name: is &lt;b>'),
  ]);
  expect(await (await get('/admin/')).text()).toBe('editor /admin/');
  expect((await get('/icon.svg', { headers: { Accept: 'image/*' } })).status).toBe(201);
  refused = [];
});

test('serves the editor before the pages can be shown', async () => {
  isReady = false;
  const page = await get('/');
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('being prepared')]);
  expect(await (await get('/admin/')).text()).toBe('editor /admin/');
  isReady = true;
});

/** Asks for the contact details, as a page at an address would. */
const askFor = (origin: string | undefined, path = 'content/records/operator/contact.json') =>
  get('/admin/api/read', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(origin ? { Origin: origin } : {}) },
    body: JSON.stringify([[path]]),
  });

test('answers the editor of this folder, and no page of another site', async () => {
  const own = `http://localhost:${portOf(front)}`;
  expect(await (await askFor(own)).json()).toMatchObject({
    texts: { 'content/records/operator/contact.json': expect.stringContaining('"phone"') as string },
  });
  for (const origin of ['https://elsewhere.example', 'http://localhost:1', undefined])
    expect((await askFor(origin)).status).toBe(400);
  for (const path of ['package.json', 'content/records/../../package.json', '/etc/passwd'])
    expect((await askFor(own, path)).status).toBe(400);
});

test('forwards the web socket that reloads open pages', async () => {
  const socket = connect(portOf(front));
  socket.write(
    'GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 101 [^]*changed$/);
  expect(asked).toEqual(['/_next/webpack-hmr websocket']);
});

test('answers with an error if the development server is gone', async () => {
  const lost = frontServer({
    admin,
    host: folderHost('.'),
    port: 1,
    problems: () => Promise.resolve([]),
    isReady: () => true,
  });
  await listen(lost);
  expect((await fetch(`http://localhost:${portOf(lost)}/`)).status).toBe(502);
  lost.close();
});
