import { planDeploy, type StoredObject } from './plan';
import type { FileKind, SiteFile } from './site-files';

const file = (kind: FileKind, name: string, digest = 'new'): SiteFile => ({
  name,
  kind,
  digest,
  headers: { contentType: 'text/html', cacheControl: undefined, redirect: undefined },
  body: Buffer.from(name),
});
const stored = (objects: Readonly<Record<string, StoredObject>>) => new Map(Object.entries(objects));
const page = { digest: 'old', isPage: true };
const asset = { digest: 'old', isPage: false };

const files = [
  file('page', 'about'),
  file('page', 'welcome'),
  file('page', 'contact', 'old'),
  file('asset', 'posters/goa.svg'),
  file('hashed', '_next/static/new.js'),
  file('hashed', '_next/static/both.js', 'old'),
];
const bucket = {
  about: page,
  contact: page,
  farewell: page,
  'posters/farewell.svg': asset,
  '_next/static/both.js': asset,
  '_next/static/old.js': asset,
  '_next/static/frame.html': page,
  'google.html': { digest: undefined, isPage: true },
};

test('what is linked to goes first: hashed files, others, new pages, changed pages', () => {
  const { uploads, unchanged } = planDeploy(files, stored(bucket), []);
  expect(uploads.map((stage) => stage.map(({ name }) => name))).toEqual([
    ['_next/static/new.js'],
    ['posters/goa.svg'],
    ['welcome'],
    ['about'],
  ]);
  expect(unchanged).toBe(2);
});

test('pages are deleted before what they linked to; hashed files are kept, and what is not ours is left alone', () => {
  const plan = planDeploy(files, stored(bucket), []);
  expect(plan.deletes).toEqual([['farewell'], ['posters/farewell.svg']]);
  expect(plan.retired).toEqual(['_next/static/frame.html', '_next/static/old.js']);
  expect(plan.foreign).toBe(1);
});

test('hashed files that were kept before go last, once there are newer ones', () => {
  const { deletes, retired } = planDeploy(files, stored(bucket), ['_next/static/old.js', '_next/static/gone.js']);
  expect(deletes).toEqual([['farewell'], ['posters/farewell.svg', '_next/static/old.js']]);
  expect(retired).toEqual(['_next/static/frame.html']);
});

test('a hashed file whose bytes alone changed is no reason to delete the older ones', () => {
  const again = [file('hashed', '_next/static/both.js')];
  const before = stored({ '_next/static/both.js': asset, '_next/static/old.js': asset });
  const { deletes, retired, uploads } = planDeploy(again, before, ['_next/static/old.js']);
  expect(uploads[0]).toEqual(again);
  expect([deletes, retired]).toEqual([[[], []], ['_next/static/old.js']]);
});
