/** For the tests: a server that keeps objects as S3 does, with the headers that were sent with them. It knows no website. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export class FakeS3 {
  /** By path: `/bucket/key`. */
  readonly objects = new Map<string, { body: string; headers: IncomingHttpHeaders }>();
  /** In their order: `PUT /bucket/key`. */
  readonly requests: string[] = [];
  readonly #server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    const path = new URL(url, 'http://localhost').pathname;
    const fail = (status: number, code: string, message: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    this.requests.push(`${method} ${path}`);
    void text(request).then((body) => {
      if (!headers.authorization?.includes('Credential=KEY/')) return fail(403, 'AccessDenied', 'Access Denied');
      if (method === 'PUT') this.objects.set(path, { body, headers });
      if (method === 'DELETE') this.objects.delete(path);
      if (method !== 'GET') return response.end();
      const object = this.objects.get(path);
      return object ? response.end(object.body) : fail(404, 'NoSuchKey', 'The specified key does not exist.');
    });
  });

  /** @returns the environment in which every AWS tool goes to this server */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((listening) => void this.#server.listen(0, '127.0.0.1', listening));
    return {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: 'KEY',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
