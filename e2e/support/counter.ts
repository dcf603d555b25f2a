/** A local mock of the counter that responds like GoatCounter. */
import { createServer } from 'node:http';
import { ports } from '../../scripts/lib/test-environment.mjs';

createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'image/gif' }).end()).listen(
  ports.counter,
);
