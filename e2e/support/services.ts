/** The two services that the browser tests call over HTTP on this machine: the form service and the counter. */
import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { ports } from '../../scripts/lib/test-environment.mjs';

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const messages: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
/** By email address: the answers that wait to be released. */
const waiting = new Map<string, () => void>();

/** The message field sets the response: `answer:reject`, `answer:later`; anything else is accepted. */
function answer(body: Record<string, unknown>, response: ServerResponse): void {
  const [, wanted] = /answer:(\S+)/.exec(String(body['message'])) ?? [];
  if (wanted === 'reject') json(response, 400, { success: false, message: 'Please use a working email address.' });
  else if (wanted === 'later') waiting.set(String(body['email']), () => json(response, 200, { success: true }));
  else json(response, 200, { success: true, message: 'Email sent successfully!' });
}

const parse = (text: string, type: string): Record<string, unknown> =>
  type.includes('json')
    ? z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    : Object.fromEntries(new URLSearchParams(text));

/** GET /received?email=… lists the requests received for one email address, GET /release?email=… answers those that wait for it. */
createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type, accept');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
  } else if (request.method === 'POST') {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = parse(text, request.headers['content-type'] ?? '');
      messages.push({ headers: request.headers, body });
      answer(body, response);
    });
  } else {
    const email = searchParams.get('email') ?? '';
    if (pathname === '/release') waiting.get(email)?.();
    const theirs = messages.filter(({ body }) => body['email'] === email);
    json(response, 200, theirs);
  }
}).listen(ports.form);

const counted: { query: Record<string, string>; headers: Record<string, unknown> }[] = [];

/** Answers as a GoatCounter does. GET /received?visitor=… lists the requests of one visitor, who is told by a header. */
createServer(({ url = '/', headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/count') {
    counted.push({ query: Object.fromEntries(searchParams), headers });
    response.writeHead(200, { 'Content-Type': 'image/gif' }).end();
  } else {
    const visitor = searchParams.get('visitor');
    const theirs = counted.filter((request) => request.headers['x-visitor'] === visitor);
    json(response, 200, theirs);
  }
}).listen(ports.counter);
