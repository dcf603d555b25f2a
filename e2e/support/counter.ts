/** The counter that pages report to, on this machine: answers as a GoatCounter does. */
import { createServer } from 'node:http';
import { ports } from '../../scripts/lib/test-environment.mjs';

createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'image/gif' }).end()).listen(
  ports.counter,
);
