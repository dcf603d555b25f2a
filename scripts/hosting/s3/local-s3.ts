/** For the tests: a local S3 server, its client, and requests to its website endpoint. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';
import { createClient } from './bucket';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The only credentials that the server accepts. */
export const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export class LocalS3 {
  readonly #directory = mkdtempSync(join(tmpdir(), 'deploy-s3-'));
  readonly #server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: this.#directory,
    configureBuckets: [],
    // The server normalizes `/bucket/` to `/bucket` before it checks the signature; the SDK signs the former.
    allowMismatchedSignatures: true,
  });
  readonly #clients: S3Client[] = [];
  #port = 0;

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port = (await this.#server.run()).port;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    await this.#server.close();
    rmSync(this.#directory, { recursive: true });
  }

  /**
   * @param log receives each request, as `PutObject about`
   * @param failAfter the number of requests after which every further one fails, as when the process is killed
   */
  client(log: string[] = [], failAfter = Infinity): S3Client {
    const client = createClient({ region: 'us-east-1', endpoint: this.endpoint });
    client.middlewareStack.add(
      (next, context) => (args) => {
        if (log.length >= failAfter) throw new Error('killed');
        log.push(
          `${String(context['commandName']).replace('Command', '')} ${'Key' in args.input ? String(args.input.Key) : ''}`.trim(),
        );
        return next(args);
      },
      { step: 'initialize' },
    );
    this.#clients.push(client);
    return client;
  }

  async createBucket(name: string): Promise<void> {
    await this.client().send(new CreateBucketCommand({ Bucket: name }));
  }

  /** Copies a bucket with its objects and website configuration. */
  copyBucket(from: string, to: string): void {
    cpSync(join(this.#directory, from), join(this.#directory, to), { recursive: true });
  }

  /** Requests a path from a bucket's website endpoint. */
  async visit(bucket: string, path: string): Promise<Answer> {
    const host = `${bucket}.s3-website.us-east-1.amazonaws.com`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(this.endpoint + path, { headers: { host } }, resolve).on('error', reject);
    });
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
}
