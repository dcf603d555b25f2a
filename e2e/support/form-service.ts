/**
 * The form service the end-to-end tests post to, over real HTTP on loopback. How it answers is asked for in the message field:
 * `answer:reject`, `answer:html`, `answer:silent-error`, `answer:hang`, `answer:drop`, `answer:slow`; anything else is accepted.
 * GET /received?email=… lists the bodies that arrived for one email address.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ports } from './environment.mjs';

interface Received {
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

const received: Received[] = [];

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

function answer(message: string, request: IncomingMessage, response: ServerResponse): void {
  switch (/answer:(\S+)/.exec(message)?.[1]) {
    case 'reject':
      json(response, 400, { success: false, message: 'Please use a working email address.' });
      break;
    case 'html':
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Internal error</h1>');
      break;
    case 'silent-error':
      json(response, 503, {});
      break;
    case 'hang':
      break;
    case 'drop':
      request.socket.destroy();
      break;
    case 'slow':
      setTimeout(() => json(response, 200, { success: true }), 1_500);
      break;
    default:
      json(response, 200, { success: true, message: 'Email sent successfully!' });
  }
}

function parse(text: string, type: string): Record<string, unknown> {
  return type.includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
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
      answer(String(body['message']), request, response);
    });
  } else {
    json(
      response,
      200,
      received.filter(({ body }) => body['email'] === url.searchParams.get('email')),
    );
  }
}).listen(ports.form);
