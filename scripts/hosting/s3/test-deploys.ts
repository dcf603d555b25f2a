/** For the tests: deploys to buckets of the loopback server, and looks at what visitors then find. */
import { Bucket } from './bucket';
import { deploy } from './deploy';
import { credentials, LoopbackS3 } from './loopback-s3';
import { folderOf, namedIn, removeFolders, type SiteText } from './made-up-site';
import { Progress } from './progress';
import { siteFiles, type Hosting } from './site-files';

export const s3 = new LoopbackS3();
let buckets = 0;

export interface Deployment {
  dryRun?: boolean;
  prefix?: string;
  hosting?: Hosting;
  /** The number of requests after which it is killed. */
  dieAfter?: number;
  /** Gets the requests, also of a deploy that is killed. */
  requests?: string[];
}

/** @returns the requests, in the order in which they were made */
export async function deployTo(bucket: string, edition: SiteText, deployment: Deployment = {}): Promise<string[]> {
  const { dryRun = false, prefix = '', hosting, dieAfter, requests = [] } = deployment;
  const progress = new Progress({ write: () => true });
  const files = siteFiles(folderOf(edition), hosting);
  await deploy({
    files,
    bucket: new Bucket(s3.client(requests, dieAfter), bucket, prefix),
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

export async function newBucket(edition?: SiteText): Promise<string> {
  const bucket = `bucket-${++buckets}`;
  await s3.createBucket(bucket);
  if (edition) await deployTo(bucket, edition);
  return bucket;
}

/** @returns the pages' texts, if every page that answers has all that it names */
export async function expectWhole(bucket: string, pages: readonly string[]): Promise<(string | undefined)[]> {
  const answers = await Promise.all(pages.map((page) => s3.visit(bucket, page)));
  const texts = answers.map(({ status: found, body }) => (found === 200 ? body : undefined));
  const named = [...new Set(texts.flatMap((text = '') => namedIn(text)))];
  const statuses = await Promise.all(named.map((address) => status(bucket, address)));
  expect(named.filter((_address, index) => statuses[index] !== 200)).toEqual([]);
  return texts;
}

/** Starts the server before the tests of a file, and takes everything away after them. */
export function withServer(): void {
  // Seconds on a machine at rest; a busy one gets its time.
  jest.setTimeout(60_000);
  beforeAll(async () => {
    Object.assign(process.env, credentials);
    await s3.start();
  });
  afterAll(async () => {
    removeFolders();
    await s3.stop();
  });
}
