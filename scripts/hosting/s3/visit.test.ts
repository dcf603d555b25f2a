/** What visitors get from a bucket after a deploy. */
import { site } from '../../../content/site';
import { revalidate } from '../headers';
import { metadataHeaders } from './bucket';
import { firstVersion } from './sample-site';
import { expectComplete, newBucket, s3, status, withServer } from './test-deploys';

withServer();

test('visitors find the pages at clean addresses, with their types and caching', async () => {
  const bucket = await newBucket(firstVersion);
  const about = await s3.visit(bucket, '/about');
  expect(about).toMatchObject({ status: 200, body: firstVersion['about.html'] });
  expect(about.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidate });
  expect(Object.keys(about.headers).filter((name) => name.startsWith('x-amz-'))).toEqual(metadataHeaders);
  expect(await s3.visit(bucket, '/')).toMatchObject({ status: 200, body: firstVersion['index.html'] });
  const { headers } = await s3.visit(bucket, '/_next/static/first.js');
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/javascript; charset=utf-8',
    expect.stringContaining('immutable'),
  ]);
  expect((await s3.visit(bucket, '/itineraries/kerala.pdf')).headers['content-type']).toBe('application/pdf');
  await expectComplete(bucket, ['/', '/about', '/farewell']);
});

test('visitors of an unknown address get the not-found page, those of the custom trip the booking form', async () => {
  const bucket = await newBucket(firstVersion);
  const unknown = await s3.visit(bucket, '/no/such/page');
  expect(unknown).toMatchObject({ status: 404, body: firstVersion['404.html'] });
  expect(unknown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(await s3.visit(bucket, '/plan-custom-trip')).toMatchObject({
    status: 301,
    headers: { location: site.bookingUrl },
  });
  expect(await status(bucket, '/about.html')).toBe(404);
  expect(await status(bucket, '/_headers')).toBe(404);
});

test('a redirect needs no page of its name', async () => {
  const { 'plan-custom-trip.html': left, ...without } = firstVersion;
  expect(left).toBeDefined();
  const bucket = await newBucket(without);
  expect(await s3.visit(bucket, '/plan-custom-trip')).toMatchObject({
    status: 301,
    headers: { location: site.bookingUrl },
  });
});
