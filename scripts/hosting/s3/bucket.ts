import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { inParallel } from './parallel';
import type { DeployOptions } from './options';
import type { StoredObject } from './plan';
import type { SiteFile } from './site-files';

/** Requests at a time: enough to fill a home connection, far below what S3 throttles. */
export const concurrency = 16;

/** Lists the hashed files that the last deploy kept for open tabs; written after everything else. No page links to it. */
const recordName = '.deploy.json';

/** Headers of object metadata: S3 sends them to visitors although only deploys read them. */
export const metadataHeaders = ['x-amz-meta-digest', 'x-amz-meta-site'];

export function createClient({ region, endpoint }: Pick<DeployOptions, 'region' | 'endpoint'>): S3Client {
  // The SDK's version is pinned, so its warning that later versions need a newer Node does not concern who deploys.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return new S3Client({
    ...(region && { region }),
    // Other servers with an S3 interface use one host for all buckets.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    followRegionRedirects: true,
    maxAttempts: 5,
  });
}

/**
 * A bucket, or a folder of it, as this site's deploys use it. Each object stores the digest of its file and headers in its metadata,
 * written in the same request as the object, so that the two agree even when a deploy is interrupted. A manifest of all files could be
 * out of date after an interruption, and ETags do not cover headers. The cost is one HEAD request for each object, some seconds in all.
 */
export class Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  /** Stored with each object, so that a deploy deletes only what this site uploaded and not, for example, another site's folder. */
  readonly #site: string;

  constructor(client: S3Client, bucket: string, prefix = '') {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix && `${prefix}/`;
    this.#site = `/${prefix}`;
  }

  #object(name: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + name };
  }

  /** Everything that is in the bucket, by name. */
  async stored(): Promise<Map<string, StoredObject>> {
    const names: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix },
    )) {
      names.push(
        ...Contents.map(({ Key = '' }) => Key.slice(this.#prefix.length)).filter((name) => name !== recordName),
      );
    }
    const stored = new Map<string, StoredObject>();
    await inParallel(names, concurrency, async (name) => {
      const { Metadata, ContentType } = await this.#client.send(new HeadObjectCommand(this.#object(name)));
      const digest = Metadata?.['site'] === this.#site ? Metadata['digest'] : undefined;
      stored.set(name, { digest, isPage: ContentType?.startsWith('text/html') ?? false });
    });
    return stored;
  }

  async upload({ name, headers, body, digest }: SiteFile): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        ...this.#object(name),
        Body: body,
        ContentType: headers.contentType,
        CacheControl: headers.cacheControl,
        WebsiteRedirectLocation: headers.redirect,
        Metadata: { digest, site: this.#site },
      }),
    );
  }

  async delete(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(name)));
  }

  /** The hashed files that the last deploy kept for open tabs. Empty if there is no record or it cannot be read: then none is deleted. */
  async retired(): Promise<string[]> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#object(recordName)));
      const record: unknown = JSON.parse((await Body?.transformToString()) ?? '[]');
      return Array.isArray(record) ? record.filter((name) => typeof name === 'string') : [];
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof NoSuchKey) return [];
      throw error;
    }
  }

  /** Records the names for the next deploy. */
  async saveRetired(names: readonly string[]): Promise<void> {
    const record = { Body: JSON.stringify(names), ContentType: 'application/json', CacheControl: 'no-store' };
    await this.#client.send(new PutObjectCommand({ ...this.#object(recordName), ...record }));
  }

  /** Makes the bucket a website; replaces an existing website configuration. */
  async configureWebsite(): Promise<void> {
    const WebsiteConfiguration = {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: `${this.#prefix}404.html` },
    };
    await this.#client.send(new PutBucketWebsiteCommand({ Bucket: this.#bucket, WebsiteConfiguration }));
  }
}
