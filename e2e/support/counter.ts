/** A local stand-in for the counter, which responds as GoatCounter does. */
import { createServer } from 'node:http';
import { ports } from '../../scripts/lib/test-environment.mjs';

createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'image/gif' }).end()).listen(
  ports.counter,
);
