/**
 * The counter that the browser tests count at, over HTTP on this machine: answers as a GoatCounter does. GET /received?title=… lists the requests
 * for pages of one title.
 */
import { createServer } from 'node:http';
import { ports } from '../../scripts/lib/test-environment.mjs';

const received: { query: Record<string, string>; headers: object }[] = [];

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/count') {
    received.push({ query: Object.fromEntries(searchParams), headers: request.headers });
    response.writeHead(200, { 'Content-Type': 'image/gif' }).end();
  } else {
    const title = searchParams.get('title');
    response.end(JSON.stringify(received.filter(({ query }) => query['t'] === title)));
  }
}).listen(ports.counter);
