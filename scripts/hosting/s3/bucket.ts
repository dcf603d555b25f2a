import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';
import type { Bucket } from './deploy';

/** The key of the deploy record; no page links to it. */
const recordName = '.deployed.json';

const recordSchema = z.object({ files: z.record(z.string(), z.string()), retired: z.array(z.string()) });

/**
 * A bucket of S3. Credentials, region and endpoint come from the variables of every AWS tool: AWS_PROFILE, AWS_REGION, AWS_ENDPOINT_URL…
 */
export function s3Bucket(name: string): Bucket {
  // The SDK's version is pinned, so its warning that later versions need a newer Node is irrelevant to a deploy.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client({ followRegionRedirects: true });
  const object = (key: string) => ({ Bucket: name, Key: key });
  return {
    async readRecord() {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(recordName)));
        return recordSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
      } catch (error) {
        if (error instanceof NoSuchKey) return { files: {}, retired: [] };
        throw error;
      }
    },
    async writeRecord(record) {
      const headers = { ContentType: 'application/json', CacheControl: 'no-store' };
      await client.send(new PutObjectCommand({ ...object(recordName), Body: JSON.stringify(record), ...headers }));
    },
    async upload({ name: key, body, contentType, cacheControl, redirect }) {
      const headers = { ContentType: contentType, CacheControl: cacheControl, WebsiteRedirectLocation: redirect };
      await client.send(new PutObjectCommand({ ...object(key), Body: body, ...headers }));
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(object(key)));
    },
  };
}
