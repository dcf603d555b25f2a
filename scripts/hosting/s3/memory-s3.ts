/** For the tests: buckets in memory, behind the SDK's own client. They answer its commands before it makes requests of them. */
import {
  NoSuchKey,
  type ListObjectsV2CommandInput,
  type PutBucketWebsiteCommandInput,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createClient } from './bucket';

type Input = ListObjectsV2CommandInput & PutObjectCommandInput & PutBucketWebsiteCommandInput;

/** So few that a listing of some objects already has a second page; S3 itself lists 1,000. */
const pageSize = 2;

export class MemoryS3 {
  /** What was put, by bucket and key: `site/about`. */
  readonly objects = new Map<string, Partial<PutObjectCommandInput>>();
  /** How buckets are websites, by their names. */
  readonly websites = new Map<string, PutBucketWebsiteCommandInput['WebsiteConfiguration']>();
  /** Commands in their order: `PutObject site/about`. */
  readonly commands: string[] = [];

  client(): S3Client {
    const client = createClient({ region: 'us-east-1', endpoint: undefined });
    client.middlewareStack.add(
      (_next, context) => async (args) => {
        const output = await this.#answer(String(context['commandName']), args.input as Input);
        return { output: { $metadata: {}, ...output }, response: {} };
      },
      { step: 'initialize' },
    );
    return client;
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- what is thrown has to be a rejection, as it is with S3
  async #answer(command: string, input: Input): Promise<object> {
    const name = [input.Bucket, input.Key].filter((part) => part !== undefined).join('/');
    this.commands.push(`${command.replace('Command', '')} ${name}`);
    const object = this.objects.get(name);
    switch (command) {
      case 'ListObjectsV2Command':
        return this.#list(input);
      case 'HeadObjectCommand':
        return { Metadata: object?.Metadata, ContentType: object?.ContentType };
      case 'GetObjectCommand':
        if (!object) throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: {} });
        return { Body: { transformToString: () => Promise.resolve(object.Body) } };
      case 'PutObjectCommand':
        this.objects.set(name, input);
        return {};
      case 'DeleteObjectCommand':
        this.objects.delete(name);
        return {};
      case 'PutBucketWebsiteCommand':
        this.websites.set(name, input.WebsiteConfiguration);
        return {};
      default:
        throw new Error(`${command} is not answered in memory`);
    }
  }

  #list({ Bucket, Prefix = '', ContinuationToken = '' }: ListObjectsV2CommandInput): object {
    const folder = `${Bucket}/`;
    const keys = [...this.objects.keys()]
      .filter((name) => name.startsWith(folder + Prefix))
      .map((name) => name.slice(folder.length))
      .filter((key) => key > ContinuationToken)
      .sort();
    // As S3 does, without a list when there is nothing.
    if (keys.length === 0) return {};
    const page = keys.slice(0, pageSize);
    return {
      Contents: page.map((Key) => ({ Key })),
      ...(keys.length > pageSize && { NextContinuationToken: page.at(-1) }),
    };
  }
}
