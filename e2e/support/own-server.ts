/** The site from a server of a test's own, with other answers at some paths. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHostRules } from '../../scripts/hosting/read-host-rules';
import { exportServer } from '../../scripts/hosting/server';
import { test as base } from './site';

/** Returns whether it answered; what it did not, the site answers. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** `serve` starts the server, which ends with the test. @returns its origin */
export const test = base.extend<{ serve: (answer: Answer) => Promise<string> }>({
  serve: async ({}, provide) => {
    const site = exportServer('out', await readHostRules('out'));
    const server = createServer();
    await provide((answer) => {
      server.on('request', (request, response) => {
        if (!answer(request, response)) site.emit('request', request, response);
      });
      server.listen(0);
      return Promise.resolve(`http://localhost:${String((server.address() as AddressInfo).port)}`);
    });
    server.close();
  },
});
