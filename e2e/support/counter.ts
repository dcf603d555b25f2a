/**
 * The counter that the browser tests count at, over HTTP on this machine: answers as a GoatCounter does. GET /received?visitor=… lists the requests
 * of one visitor, who is told by a header.
 */
import { createServer } from 'node:http';
import { ports } from '../../scripts/lib/test-environment.mjs';

const received: { query: Record<string, string>; headers: Record<string, unknown> }[] = [];

createServer(({ url = '/', headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/count') {
    received.push({ query: Object.fromEntries(searchParams), headers });
    response.writeHead(200, { 'Content-Type': 'image/gif' }).end();
  } else {
    const visitor = searchParams.get('visitor');
    const theirs = received.filter((request) => request.headers['x-visitor'] === visitor);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(theirs));
  }
}).listen(ports.counter);
