/** What a deploy asks of a bucket, in which order; `deploy.properties.test.ts` looks at what is then there. */
import { deploy } from './deploy';
import { filesOf, MemoryBucket, type SiteText } from './memory-bucket';

let bucket: MemoryBucket;
beforeEach(() => {
  bucket = new MemoryBucket();
});

async function deployed(site: SiteText): Promise<string[]> {
  const said: string[] = [];
  bucket.requests.length = 0;
  await deploy(filesOf(site), bucket, (line) => said.push(line));
  return said;
}

const before = {
  '_next/static/old.js': 'old',
  'posters/farewell.svg': 'farewell',
  about: 'About',
  farewell: 'Farewell',
  'index.html': 'Home',
};
/** One file of each stage, the last ones first. */
const after = {
  'index.html': 'Home',
  about: 'About us',
  welcome: 'Welcome',
  'posters/goa.svg': 'goa',
  '_next/static/new.js': 'new',
};
const steps = [
  'upload _next/static/new.js',
  'upload posters/goa.svg',
  'upload welcome',
  'upload about',
  'delete farewell',
  'delete posters/farewell.svg',
];

test('what pages need goes before them, new pages before changed ones, and deletions come last', async () => {
  await deployed(before);
  expect(await deployed(after)).toEqual([...steps, '4 uploaded, 1 unchanged, 2 deleted, 1 kept']);
  const [hashed, asset, added, changed, ...gone] = steps;
  expect(bucket.requests).toEqual([
    'read',
    'record',
    hashed,
    'record',
    asset,
    'record',
    added,
    'record',
    changed,
    'record',
    ...gone,
    'record',
  ]);
  expect(await deployed(after)).toEqual(['0 uploaded, 5 unchanged, 0 deleted, 1 kept']);
});

test('at most sixteen requests run at a time, and none begins after a refusal', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`page-${index}`, '']));
  bucket.refused = [10];
  await expect(deployed(many)).rejects.toThrow('refused');
  expect(bucket.requests).toHaveLength(2 + 16);
});

test('hashed files are kept until others are replaced; a deploy that replaces none does not count', async () => {
  const [first, second, third] = ['_next/static/1.js', '_next/static/2.js', '_next/static/3.js'] as const;
  await deployed({ [first]: '' });
  await deployed({ [second]: '' });
  await deployed({ [second]: '', 'index.html': 'Corrected' });
  expect([...bucket.objects.keys()]).toEqual([first, second, 'index.html']);
  await deployed({ [third]: '' });
  expect([...bucket.objects.keys()]).toEqual([second, third]);
  await deployed({ [second]: '' });
  expect(bucket.record.retired).toEqual([third]);
});
