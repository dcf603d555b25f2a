import { connect, createServer } from 'node:net';
import type { Line } from './measured-page';
import { originOf } from './served-site';

/**
 * A slow line in front of a server, for pages that the browser's own emulation does not reach: those that are prerendered. Passes everything on,
 * half a round trip later, as fast as the line is; connections share it.
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
    /** `http://localhost:1234`, without a slash at the end. */
    origin: await originOf(server),
    /** Bytes that have come down so far, headers included. */
    received: () => received,
    /** After the browser, which closes its connections. */
    close: () => server.close(),
  };
}
