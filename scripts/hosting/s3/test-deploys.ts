/** For the tests: deploys to buckets of the local server, and checks what visitors then get. */
import type { HostRules } from '../headers';
import { Bucket } from './bucket';
import { deploy } from './deploy';
import { credentials, LocalS3 } from './local-s3';
import { folderOf, namedIn, removeSampleFolders, siteRules, type SiteText } from './sample-site';
import { Progress } from './progress';
import { siteFiles } from './site-files';

export const s3 = new LocalS3();
let buckets = 0;

export interface Deployment {
  dryRun?: boolean;
  prefix?: string;
  rules?: HostRules;
  /** The number of requests after which the deploy is killed. */
  failAfter?: number;
  /** Receives the requests, also of a deploy that is killed. */
  requests?: string[];
  /** Receives what the deploy says, line by line. */
  said?: string[];
}

/** @returns the requests, in the order in which they were made */
export async function deployTo(bucket: string, version: SiteText, deployment: Deployment = {}): Promise<string[]> {
  const { dryRun = false, prefix = '', rules = siteRules, failAfter, requests = [], said = [] } = deployment;
  const progress = new Progress({ write: (text) => said.push(text.trimEnd()) });
  const files = siteFiles(folderOf(version), rules);
  await deploy({
    files,
    bucket: new Bucket(s3.client(requests, failAfter), bucket, prefix),
    progress,
    dryRun,
    configure: true,
  });
  return requests;
}

const keysOf = (command: string) => (requests: readonly string[]) =>
  requests.filter((request) => request.startsWith(`${command} `)).map((request) => request.slice(command.length + 1));

export const puts = keysOf('PutObject');
export const deletes = keysOf('DeleteObject');
export const status = async (bucket: string, path: string) => (await s3.visit(bucket, path)).status;

export async function newBucket(version?: SiteText): Promise<string> {
  const bucket = `bucket-${++buckets}`;
  await s3.createBucket(bucket);
  if (version) await deployTo(bucket, version);
  return bucket;
}

/** Fails unless everything that the pages link to is there. @returns the texts of the pages; undefined for one that is not found */
export async function expectComplete(bucket: string, pages: readonly string[]): Promise<(string | undefined)[]> {
  const answers = await Promise.all(pages.map((page) => s3.visit(bucket, page)));
  const texts = answers.map(({ status: found, body }) => (found === 200 ? body : undefined));
  const named = [...new Set(texts.flatMap((text = '') => namedIn(text)))];
  const statuses = await Promise.all(named.map((address) => status(bucket, address)));
  expect(named.filter((_address, index) => statuses[index] !== 200)).toEqual([]);
  return texts;
}

/** Starts the server before the tests of a file; stops it and deletes its folders after them. */
export function withServer(): void {
  // These tests take seconds; a busy machine gets a minute.
  jest.setTimeout(60_000);
  beforeAll(async () => {
    Object.assign(process.env, credentials);
    await s3.start();
  });
  afterAll(async () => {
    removeSampleFolders();
    await s3.stop();
  });
}
