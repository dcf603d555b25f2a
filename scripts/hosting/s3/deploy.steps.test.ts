/** What a deploy does and says, step by step, with a bucket in memory; `deploy.test.ts` looks at what a server then holds. */
import { Bucket } from './bucket';
import { deploy, type DeployRun } from './deploy';
import { MemoryS3 } from './memory-s3';
import { Progress } from './progress';
import type { FileKind, SiteFile } from './site-files';

const file = (kind: FileKind, name: string, text = name): SiteFile => ({
  name,
  kind,
  headers: { contentType: kind === 'page' ? 'text/html' : 'text/plain', cacheControl: undefined, redirect: undefined },
  body: Buffer.from(text),
  digest: text,
});

const before = [
  file('hashed', '_next/static/old.js'),
  file('asset', 'posters/farewell.svg'),
  file('page', 'about'),
  file('page', 'farewell'),
  file('page', 'index.html'),
];
/** One file of each stage. */
const after = [
  file('page', 'index.html'),
  file('page', 'about', 'About us'),
  file('page', 'welcome'),
  file('asset', 'posters/goa.svg'),
  file('hashed', '_next/static/new.js'),
];

let s3: MemoryS3;
beforeEach(() => {
  s3 = new MemoryS3();
});

/** @returns what it said, and the commands that change the bucket */
async function deployed(files: readonly SiteFile[], flags: Pick<DeployRun, 'dryRun' | 'configure'> = {}) {
  const said: string[] = [];
  s3.commands.length = 0;
  const progress = new Progress({ write: (text) => said.push(text.trimEnd()) });
  await deploy({ files, bucket: new Bucket(s3.client(), 'site'), progress, ...flags });
  return { said, done: s3.commands.filter((command) => /^(Put|Delete)/.test(command)) };
}

test('what changed is uploaded, what is gone deleted, each step is said, and kept files are written down last', async () => {
  await deployed(before);
  expect(await deployed(after)).toEqual({
    said: [
      'comparing with the bucket',
      '[1/6] add _next/static/new.js',
      '[2/6] add posters/goa.svg',
      '[3/6] add welcome',
      '[4/6] replace about',
      '[5/6] delete farewell',
      '[6/6] delete posters/farewell.svg',
      '4 uploaded, 1 unchanged, 2 deleted, 1 kept for open tabs',
    ],
    done: [
      'PutObject site/_next/static/new.js',
      'PutObject site/posters/goa.svg',
      'PutObject site/welcome',
      'PutObject site/about',
      'DeleteObject site/farewell',
      'DeleteObject site/posters/farewell.svg',
      'PutObject site/.deploy.json',
    ],
  });
  expect(s3.objects.get('site/.deploy.json')).toHaveProperty('Body', '["_next/static/old.js"]');
});

test('a second time nothing is done', async () => {
  await deployed(before);
  await deployed(after);
  const said = ['comparing with the bucket', '0 uploaded, 5 unchanged, 0 deleted, 1 kept for open tabs'];
  expect(await deployed(after)).toEqual({ said, done: [] });
});

test('a dry run says what a deploy would do, and does none of it', async () => {
  await deployed(before);
  s3.objects.set('site/google.html', {});
  const would = [
    'would add _next/static/new.js',
    'would add posters/goa.svg',
    'would add welcome',
    'would replace about',
    'would configure the bucket as a website',
    'would delete farewell',
    'would delete posters/farewell.svg',
  ];
  const sum = '4 to upload, 1 unchanged, 2 to delete, 1 kept for open tabs, 1 not uploaded by a deploy, left alone';
  expect(await deployed(after, { dryRun: true, configure: true })).toEqual({
    said: ['comparing with the bucket', ...would, sum],
    done: [],
  });
  const { said } = await deployed(after, { dryRun: true });
  expect(said).toEqual(['comparing with the bucket', ...would.filter((line) => !line.includes('configure')), sum]);
});

test('the website is configured once its pages are there, and before any is gone', async () => {
  await deployed(before);
  const { done } = await deployed(after, { configure: true });
  expect(done.slice(3, 6)).toEqual(['PutObject site/about', 'PutBucketWebsite site', 'DeleteObject site/farewell']);
});
