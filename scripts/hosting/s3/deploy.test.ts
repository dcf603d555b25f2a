/** @jest-environment node */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { site } from '../../content/site';
import { revalidate } from '../hosting';
import { markHeaders } from './bucket';
import { firstEdition, secondEdition, thirdEdition } from './made-up-site';
import { deletes, deployTo, expectWhole, newBucket, puts, s3, status, withServer } from './trial';

withServer();

test('visitors find the pages at clean addresses, with their types and caching', async () => {
  const bucket = await newBucket(firstEdition);
  const about = await s3.visit(bucket, '/about');
  expect(about).toMatchObject({ status: 200, body: firstEdition['about.html'] });
  expect(about.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidate });
  expect(Object.keys(about.headers).filter((name) => name.startsWith('x-amz-'))).toEqual(markHeaders);
  expect(await s3.visit(bucket, '/')).toMatchObject({ status: 200, body: firstEdition['index.html'] });
  const { headers } = await s3.visit(bucket, '/_next/static/first.js');
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/javascript; charset=utf-8',
    expect.stringContaining('immutable'),
  ]);
  expect((await s3.visit(bucket, '/itineraries/kerala.pdf')).headers['content-type']).toBe('application/pdf');
  await expectWhole(bucket, ['/', '/about', '/farewell']);
});

test('visitors of an unknown address get the not-found page, those of the custom trip the booking form', async () => {
  const bucket = await newBucket(firstEdition);
  const unknown = await s3.visit(bucket, '/no/such/page');
  expect(unknown).toMatchObject({ status: 404, body: firstEdition['404.html'] });
  expect(unknown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(await s3.visit(bucket, '/plan-custom-trip')).toMatchObject({
    status: 301,
    headers: { location: site.bookingUrl },
  });
  expect(await status(bucket, '/about.html')).toBe(404);
  expect(await status(bucket, '/_headers')).toBe(404);
});

test('a redirect needs no page of its name', async () => {
  const { 'plan-custom-trip.html': left, ...without } = firstEdition;
  expect(left).toBeDefined();
  const bucket = await newBucket(without);
  expect(await s3.visit(bucket, '/plan-custom-trip')).toMatchObject({
    status: 301,
    headers: { location: site.bookingUrl },
  });
});

test('only what changed is uploaded', async () => {
  const bucket = await newBucket(firstEdition);
  expect(puts(await deployTo(bucket, firstEdition))).toEqual([]);
  expect(puts(await deployTo(bucket, { ...firstEdition, 'about.html': 'About' }))).toEqual(['about']);
});

test('a changed header or redirect is a change', async () => {
  const headersFor = () => ({ 'Cache-Control': revalidate });
  const bucket = await newBucket();
  await deployTo(bucket, firstEdition, { hosting: { headersFor, redirects: [] } });
  const cached = (path: string) => ({ 'Cache-Control': path === '/robots.txt' ? 'max-age=60' : revalidate });
  expect(puts(await deployTo(bucket, firstEdition, { hosting: { headersFor: cached, redirects: [] } }))).toEqual([
    'robots.txt',
  ]);
  expect((await s3.visit(bucket, '/robots.txt')).headers['cache-control']).toBe('max-age=60');
  const redirects = [{ from: '/about', to: 'https://example.com/' }];
  expect(puts(await deployTo(bucket, firstEdition, { hosting: { headersFor: cached, redirects } }))).toEqual(['about']);
});

test('hashed files come before other files, other files before pages, and deletes last: pages, then what they named', async () => {
  const bucket = await newBucket(firstEdition);
  await deployTo(bucket, secondEdition);
  const requests = await deployTo(bucket, thirdEdition);
  const first = puts(await deployTo(await newBucket(), firstEdition));
  const kinds = first.map((name) =>
    name.startsWith('_next/') ? 'hashed' : /\.(svg|pdf|txt)$/.test(name) ? 'asset' : 'page',
  );
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(['hashed', 'asset', 'page']);
  // Those of one stage go side by side, in any order.
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

test('hashed files stay for one deploy and go with the next; a second try is no deploy', async () => {
  const bucket = await newBucket(firstEdition);
  const first = async () => [
    await status(bucket, '/_next/static/first.js'),
    await status(bucket, '/_next/static/first.css'),
  ];
  await deployTo(bucket, secondEdition);
  expect(await first()).toEqual([200, 200]);
  expect(await status(bucket, '/farewell')).toBe(404);
  expect(await status(bucket, '/posters/farewell.svg')).toBe(404);
  await deployTo(bucket, secondEdition);
  await deployTo(bucket, { ...secondEdition, 'robots.txt': 'User-Agent: cat' });
  expect(await first()).toEqual([200, 200]);
  await deployTo(bucket, thirdEdition);
  expect(await first()).toEqual([404, 404]);
  expect(await status(bucket, '/_next/static/second.js')).toBe(200);
});

test('going back to the edition before keeps the files of both', async () => {
  const bucket = await newBucket(firstEdition);
  await deployTo(bucket, secondEdition);
  expect(puts(await deployTo(bucket, firstEdition))).not.toContain('_next/static/first.js');
  await expectWhole(bucket, ['/', '/about', '/farewell']);
  expect(await status(bucket, '/_next/static/second.js')).toBe(200);
  await deployTo(bucket, thirdEdition);
  expect(await status(bucket, '/_next/static/first.js')).toBe(200);
  expect(await status(bucket, '/_next/static/second.js')).toBe(404);
});

test('without a readable record of what left, nothing hashed is deleted', async () => {
  const bucket = await newBucket(firstEdition);
  await deployTo(bucket, secondEdition);
  await s3.client().send(new PutObjectCommand({ Bucket: bucket, Key: '.deploy.json', Body: '["_next' }));
  const requests = await deployTo(bucket, thirdEdition);
  expect(deletes(requests).filter((name) => name.startsWith('_next/'))).toEqual([]);
  // It is no file of the site: nothing to compare.
  expect(requests).not.toContain('HeadObject .deploy.json');
  expect(deletes(await deployTo(bucket, { ...thirdEdition, '_next/static/fourth.js': 'fourth' }))).toHaveLength(5);
});

test('a dry run changes nothing', async () => {
  const bucket = await newBucket(firstEdition);
  const requests = await deployTo(bucket, secondEdition, { dryRun: true });
  expect(requests.filter((request) => !/^(ListObjectsV2|HeadObject|GetObject)/.test(request))).toEqual([]);
  expect(puts(await deployTo(bucket, firstEdition))).toEqual([]);
});

test('what no deploy of this site brought is never deleted', async () => {
  const bucket = await newBucket(firstEdition);
  await s3.client().send(new PutObjectCommand({ Bucket: bucket, Key: 'google123.html', Body: 'verification' }));
  await deployTo(bucket, firstEdition, { prefix: 'preview' });
  expect(puts(await deployTo(bucket, firstEdition, { prefix: 'preview' }))).toEqual([]);
  expect(deletes(await deployTo(bucket, secondEdition))).toEqual(['farewell', 'posters/farewell.svg']);
  expect(await status(bucket, '/google123.html')).toBe(200);
  expect(await status(bucket, '/preview/farewell')).toBe(200);
});
