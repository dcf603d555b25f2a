/**
 * The form service that the browser tests post to, over HTTP on this machine. The message field sets its response:
 * `answer:reject`, `answer:hang`, `answer:drop`, `answer:later`; anything else is accepted.
 * GET /received?email=… lists the requests received for one email address, GET /release?email=… answers those that wait for it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { ports } from '../../scripts/lib/test-environment.mjs';

interface Received {
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

const received: Received[] = [];
/** By email address: the answers that wait to be released. */
const waiting = new Map<string, () => void>();

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

function answer(body: Record<string, unknown>, request: IncomingMessage, response: ServerResponse): void {
  switch (/answer:(\S+)/.exec(String(body['message']))?.[1]) {
    case 'reject':
      json(response, 400, { success: false, message: 'Please use a working email address.' });
      break;
    case 'hang':
      break;
    case 'drop':
      request.socket.destroy();
      break;
    case 'later':
      waiting.set(String(body['email']), () => json(response, 200, { success: true }));
      break;
    default:
      json(response, 200, { success: true, message: 'Email sent successfully!' });
  }
}

function parse(text: string, type: string): Record<string, unknown> {
  return type.includes('json')
    ? z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    : Object.fromEntries(new URLSearchParams(text));
}

createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type, accept');
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
  } else if (request.method === 'POST') {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = parse(text, request.headers['content-type'] ?? '');
      received.push({ headers: request.headers, body });
      answer(body, request, response);
    });
  } else {
    const email = url.searchParams.get('email') ?? '';
    if (url.pathname === '/release') waiting.get(email)?.();
    json(
      response,
      200,
      received.filter(({ body }) => body['email'] === email),
    );
  }
}).listen(ports.form);
