/** What is asked of a bucket and made of its answers; that a server understands it is seen by the tests of the deploy. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import { Bucket, createClient } from './bucket';
import { MemoryS3 } from './memory-s3';
import type { SiteFile } from './site-files';

const environment = { ...process.env };
let s3: MemoryS3;

beforeEach(() => {
  s3 = new MemoryS3();
});
afterEach(() => {
  process.env = { ...environment };
});

const about: SiteFile = {
  name: 'about',
  kind: 'page',
  headers: { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache', redirect: '/contact' },
  body: Buffer.from('About'),
  digest: 'digest of about',
};
const poster: SiteFile = {
  name: 'posters/goa.svg',
  kind: 'asset',
  headers: { contentType: 'image/svg+xml', cacheControl: undefined, redirect: undefined },
  body: Buffer.from('<svg/>'),
  digest: 'digest of the poster',
};
const record = (body: string) => s3.objects.set('site/.deploy.json', { Body: body });

test('a file is stored with its headers, its digest and whose it is', async () => {
  await new Bucket(s3.client(), 'site').upload(about);
  expect([...s3.objects]).toEqual([
    [
      'site/about',
      {
        Bucket: 'site',
        Key: 'about',
        Body: about.body,
        ContentType: 'text/html; charset=utf-8',
        CacheControl: 'no-cache',
        WebsiteRedirectLocation: '/contact',
        Metadata: { digest: 'digest of about', site: '/' },
      },
    ],
  ]);
});

test('it tells what it holds: the digests of its own files, and which are pages', async () => {
  const bucket = new Bucket(s3.client(), 'site');
  for (const file of [about, poster]) await bucket.upload(file);
  await new Bucket(s3.client(), 'site', 'preview').upload(about);
  await bucket.saveRetired([]);
  s3.objects.set('site/google.html', { ContentType: 'text/html' });
  s3.objects.set('site/unknown', {});
  s3.objects.set('elsewhere/stranger', {});
  expect(await bucket.stored()).toEqual(
    new Map([
      ['about', { digest: about.digest, isPage: true }],
      ['google.html', { digest: undefined, isPage: true }],
      ['posters/goa.svg', { digest: poster.digest, isPage: false }],
      ['preview/about', { digest: undefined, isPage: true }],
      ['unknown', { digest: undefined, isPage: false }],
    ]),
  );
  expect(await new Bucket(s3.client(), 'new').stored()).toEqual(new Map());
});

test('a folder of it is a bucket of its own', async () => {
  const bucket = new Bucket(s3.client(), 'site', 'preview');
  for (const file of [about, poster]) await bucket.upload(file);
  await bucket.delete('about');
  await bucket.saveRetired(['_next/static/old.js']);
  s3.objects.set('site/previews', {});
  expect([...s3.objects.keys()]).toEqual([
    'site/preview/posters/goa.svg',
    'site/preview/.deploy.json',
    'site/previews',
  ]);
  expect(await bucket.stored()).toEqual(new Map([['posters/goa.svg', { digest: poster.digest, isPage: false }]]));
  expect(await bucket.retired()).toEqual(['_next/static/old.js']);
  expect(await new Bucket(s3.client(), 'site').retired()).toEqual([]);
});

test('the names of kept files are JSON that nobody caches', async () => {
  const bucket = new Bucket(s3.client(), 'site');
  await bucket.saveRetired(['a.js', 'b.css']);
  expect(s3.objects.get('site/.deploy.json')).toMatchObject({
    ContentType: 'application/json',
    CacheControl: 'no-store',
  });
  expect(await bucket.retired()).toEqual(['a.js', 'b.css']);
});

test.each([
  ['cut off', '["_next'],
  ['of another shape', '{"length":1}'],
])('a record that is %s names no file', async (_what, body) => {
  record(body);
  expect(await new Bucket(s3.client(), 'site').retired()).toEqual([]);
});

test('of a record only names count', async () => {
  record('["a.js",1,null]');
  expect(await new Bucket(s3.client(), 'site').retired()).toEqual(['a.js']);
});

test('a record that may not be read is no record that is missing', async () => {
  const refusal = new S3ServiceException({ name: 'AccessDenied', $fault: 'client', $metadata: {} });
  const client = s3.client();
  client.middlewareStack.add(() => () => Promise.reject(refusal), { step: 'initialize', priority: 'high' });
  await expect(new Bucket(client, 'site').retired()).rejects.toBe(refusal);
});

test.each([
  ['', '404.html'],
  ['preview', 'preview/404.html'],
])('with the folder "%s" the error document of the website is %s', async (folder, Key) => {
  await new Bucket(s3.client(), 'site', folder).configureWebsite();
  expect([...s3.websites]).toEqual([['site', { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key } }]]);
});

test('the client goes to the region and the server it is told, or to those of the environment', async () => {
  process.env['AWS_REGION'] = 'eu-west-1';
  const told = createClient({ region: 'ap-south-1', endpoint: 'http://localhost:9000' }).config;
  expect(await told.region()).toBe('ap-south-1');
  expect(await told.endpoint?.()).toMatchObject({ hostname: 'localhost', port: 9000 });
  expect(told.forcePathStyle).toBe(true);
  const untold = createClient({ region: undefined, endpoint: undefined }).config;
  expect(await untold.region()).toBe('eu-west-1');
  expect([untold.endpoint, untold.forcePathStyle]).toEqual([undefined, false]);
});

test('the client follows a bucket to its region, tries five times, and warns of no later Node unless asked', async () => {
  const warning = 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED';
  Reflect.deleteProperty(process.env, warning);
  const { followRegionRedirects, maxAttempts } = createClient({ region: 'ap-south-1', endpoint: undefined }).config;
  expect([followRegionRedirects, await maxAttempts()]).toEqual([true, 5]);
  expect(process.env[warning]).toBe('true');
  process.env[warning] = 'false';
  createClient({ region: 'ap-south-1', endpoint: undefined });
  expect(process.env[warning]).toBe('false');
});
