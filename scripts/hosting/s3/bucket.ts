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

/** Requests at a time: a home line is busy with these, and S3 is far from slowing anyone down. */
export const concurrency = 16;

/** Which hashed files the last deploy kept for open tabs; written after everything else. No page names it. */
const recordName = '.deploy.json';

/** Headers that S3 sends to visitors although they are of use to deploys alone. */
export const markHeaders = ['x-amz-meta-digest', 'x-amz-meta-site'];

export function createClient({ region, endpoint }: Pick<DeployOptions, 'region' | 'endpoint'>): S3Client {
  // The SDK's version is pinned: which Node its later versions will ask for is no news for someone who deploys.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return new S3Client({
    ...(region && { region }),
    // Other servers that speak S3 have one host for all buckets.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    followRegionRedirects: true,
    maxAttempts: 5,
  });
}

/**
 * A bucket, or a folder of it, as this site's deploys use it. Each object carries the digest of what it was made from: it is written in
 * the same request as the object, so the two cannot disagree wherever a deploy breaks off. A manifest of all files could (new objects
 * under an old manifest), and ETags know nothing of headers. The price is one small request for each object, some seconds in all.
 */
export class Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  /** Marks objects as this site's, so that no deploy deletes what it did not bring: another site's folder in the same bucket, say. */
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

  /** Everything that is there, by name. */
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

  /** The hashed files that the last deploy kept; none if no deploy kept any, or if the record cannot be read: then nothing is deleted. */
  async leaving(): Promise<string[]> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#object(recordName)));
      const record: unknown = JSON.parse((await Body?.transformToString()) ?? '[]');
      return Array.isArray(record) ? record.filter((name) => typeof name === 'string') : [];
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof NoSuchKey) return [];
      throw error;
    }
  }

  /** Hands the names to the next deploy. */
  async keepLeaving(names: readonly string[]): Promise<void> {
    const record = { Body: JSON.stringify(names), ContentType: 'application/json', CacheControl: 'no-store' };
    await this.#client.send(new PutObjectCommand({ ...this.#object(recordName), ...record }));
  }

  /** Makes the bucket a website; a website configuration that is there is replaced. */
  async configureWebsite(): Promise<void> {
    const WebsiteConfiguration = {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: `${this.#prefix}404.html` },
    };
    await this.#client.send(new PutBucketWebsiteCommand({ Bucket: this.#bucket, WebsiteConfiguration }));
  }
}
