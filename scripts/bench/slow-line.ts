import { connect, createServer } from 'node:net';
import type { Line } from './measured-page';
import { originOf } from './served-site';

/**
 * A slow connection in front of a server, for prerendered pages, which the browser's own network emulation does not affect. It forwards
 * everything half a round trip later, at the speed of the connection, which all requests share.
 */
export async function serveSlowly(origin: string, { latency, download }: Line) {
  let received = 0;
  let freeAt = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const socket of [client, upstream])
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((end) => end.destroy()));
    client.on('data', (data) => setTimeout(() => upstream.write(data), latency / 2));
    upstream.on('data', (data) => {
      received += data.length;
      freeAt = Math.max(freeAt, performance.now()) + (data.length / download) * 1000;
      setTimeout(() => client.write(data), freeAt - performance.now() + latency / 2);
    });
  });
  return {
    /** `http://localhost:1234`, without a trailing slash. */
    origin: await originOf(server),
    /** The bytes received so far, including headers. */
    received: () => received,
    /** To be called after the browser was closed, which closes its connections. */
    close: () => server.close(),
  };
}
