import { PutObjectCommand } from '@aws-sdk/client-s3';
import { firstVersion, secondVersion, thirdVersion } from './sample-site';
import { deletes, deployTo, expectComplete, newBucket, puts, s3, status, withServer } from './test-deploys';

withServer();

test('only what changed is uploaded', async () => {
  const bucket = await newBucket(firstVersion);
  expect(puts(await deployTo(bucket, firstVersion))).toEqual([]);
  expect(puts(await deployTo(bucket, { ...firstVersion, 'about.html': 'About' }))).toEqual(['about']);
});

test('a changed header or redirect is a change', async () => {
  const bucket = await newBucket();
  await deployTo(bucket, firstVersion, { rules: { headers: [], redirects: [] } });
  const headers = [{ path: '/robots.txt', headers: { 'Cache-Control': 'max-age=60' } }];
  expect(puts(await deployTo(bucket, firstVersion, { rules: { headers, redirects: [] } }))).toEqual(['robots.txt']);
  expect((await s3.visit(bucket, '/robots.txt')).headers['cache-control']).toBe('max-age=60');
  const redirects = [{ from: '/about', to: 'https://example.com/', status: 302 }];
  expect(puts(await deployTo(bucket, firstVersion, { rules: { headers, redirects } }))).toEqual(['about']);
});

test('uploads hashed files, then other files, then pages; then deletes pages, and last what they linked to', async () => {
  const bucket = await newBucket(firstVersion);
  await deployTo(bucket, secondVersion);
  const requests = await deployTo(bucket, thirdVersion);
  const first = puts(await deployTo(await newBucket(), firstVersion));
  const kinds = first.map((name) =>
    name.startsWith('_next/') ? 'hashed' : /\.(svg|pdf|txt)$/.test(name) ? 'asset' : 'page',
  );
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(['hashed', 'asset', 'page']);
  // Files of one stage are deleted in any order.
  const [page, ...named] = deletes(requests);
  expect(page).toBe('welcome');
  expect(named.sort()).toEqual([
    '_next/static/first.css',
    '_next/static/first.js',
    'posters/kerala.svg',
    'posters/welcome.svg',
  ]);
  expect(requests.findIndex((request) => request.startsWith('DeleteObject'))).toBeGreaterThan(
    requests.indexOf('PutObject index.html'),
  );
  expect(requests.at(-1)).toBe('PutObject .deploy.json');
});

test('hashed files are kept for one deploy and deleted by the next; a retry does not count', async () => {
  const bucket = await newBucket(firstVersion);
  const first = async () => [
    await status(bucket, '/_next/static/first.js'),
    await status(bucket, '/_next/static/first.css'),
  ];
  await deployTo(bucket, secondVersion);
  expect(await first()).toEqual([200, 200]);
  expect(await status(bucket, '/farewell')).toBe(404);
  expect(await status(bucket, '/posters/farewell.svg')).toBe(404);
  await deployTo(bucket, secondVersion);
  await deployTo(bucket, { ...secondVersion, 'robots.txt': 'User-Agent: cat' });
  expect(await first()).toEqual([200, 200]);
  await deployTo(bucket, thirdVersion);
  expect(await first()).toEqual([404, 404]);
  expect(await status(bucket, '/_next/static/second.js')).toBe(200);
});

test('deploying the version before again keeps the files of both', async () => {
  const bucket = await newBucket(firstVersion);
  await deployTo(bucket, secondVersion);
  expect(puts(await deployTo(bucket, firstVersion))).not.toContain('_next/static/first.js');
  await expectComplete(bucket, ['/', '/about', '/farewell']);
  expect(await status(bucket, '/_next/static/second.js')).toBe(200);
  await deployTo(bucket, thirdVersion);
  expect(await status(bucket, '/_next/static/first.js')).toBe(200);
  expect(await status(bucket, '/_next/static/second.js')).toBe(404);
});

test('without a readable record of retired files no hashed file is deleted', async () => {
  const bucket = await newBucket(firstVersion);
  await deployTo(bucket, secondVersion);
  await s3.client().send(new PutObjectCommand({ Bucket: bucket, Key: '.deploy.json', Body: '["_next' }));
  const requests = await deployTo(bucket, thirdVersion);
  expect(deletes(requests).filter((name) => name.startsWith('_next/'))).toEqual([]);
  // The record is no file of the site and is not compared.
  expect(requests).not.toContain('HeadObject .deploy.json');
  expect(deletes(await deployTo(bucket, { ...thirdVersion, '_next/static/fourth.js': 'fourth' }))).toHaveLength(5);
});

test('a dry run changes nothing', async () => {
  const bucket = await newBucket(firstVersion);
  const requests = await deployTo(bucket, secondVersion, { dryRun: true });
  expect(requests.filter((request) => !/^(ListObjectsV2|HeadObject|GetObject)/.test(request))).toEqual([]);
  expect(puts(await deployTo(bucket, firstVersion))).toEqual([]);
});

test('a deploy says what it would do, and then what it did, to each file and in all', async () => {
  const bucket = await newBucket(firstVersion);
  await s3.client().send(new PutObjectCommand({ Bucket: bucket, Key: 'google123.html', Body: 'verification' }));
  const [planned, done]: [string[], string[]] = [[], []];
  await deployTo(bucket, secondVersion, { dryRun: true, said: planned });
  await deployTo(bucket, secondVersion, { said: done });
  expect(planned).toEqual(
    expect.arrayContaining(['would replace about', 'would add welcome', 'would delete farewell']),
  );
  const rest = '2 kept for open tabs, 1 not uploaded by a deploy, left alone';
  expect(planned.at(-1)).toBe(`7 to upload, 5 unchanged, 2 to delete, ${rest}`);
  expect(done.slice(-3)).toEqual([
    '[8/9] delete farewell',
    '[9/9] delete posters/farewell.svg',
    `7 uploaded, 5 unchanged, 2 deleted, ${rest}`,
  ]);
});

test('with a prefix every object, the error document too, stands in that folder', async () => {
  const bucket = await newBucket();
  await deployTo(bucket, secondVersion, { prefix: 'preview' });
  const uploaded = puts(await deployTo(bucket, firstVersion, { prefix: 'preview' }));
  expect(uploaded).toEqual(expect.arrayContaining(['preview/index.html', 'preview/about', 'preview/.deploy.json']));
  expect(uploaded.filter((name) => !/^preview\/[^/]/.test(name))).toEqual([]);
  expect(await s3.visit(bucket, '/no/such/page')).toMatchObject({ status: 404, body: firstVersion['404.html'] });
});

test('what no deploy of this site uploaded is never deleted', async () => {
  const bucket = await newBucket(firstVersion);
  await s3.client().send(new PutObjectCommand({ Bucket: bucket, Key: 'google123.html', Body: 'verification' }));
  await deployTo(bucket, firstVersion, { prefix: 'preview' });
  expect(puts(await deployTo(bucket, firstVersion, { prefix: 'preview' }))).toEqual([]);
  expect(deletes(await deployTo(bucket, secondVersion))).toEqual(['farewell', 'posters/farewell.svg']);
  expect(await status(bucket, '/google123.html')).toBe(200);
  expect(await status(bucket, '/preview/farewell')).toBe(200);
});
