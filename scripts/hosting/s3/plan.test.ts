import { planDeploy, type StoredObject } from './plan';
import type { SiteFile } from './site-files';

const hashed = (...names: string[]) => names.map((name) => `_next/static/${name}`);

/** Which hashed files of a bucket a deploy of another build deletes and retires. */
function hashedFilesAfter(build: string[], bucket: string[], retired: string[]) {
  const headers = { contentType: 'text/javascript', cacheControl: undefined, redirect: undefined };
  const files = hashed(...build).map((name): SiteFile => ({
    name,
    kind: 'hashed',
    headers,
    body: Buffer.from(name),
    digest: name,
  }));
  const stored = new Map(
    hashed(...bucket).map((name): [string, StoredObject] => [name, { digest: name, isPage: false }]),
  );
  const plan = planDeploy(files, stored, hashed(...retired));
  return { deleted: plan.deletes.flat(), retired: plan.retired };
}

test.each([
  ['a file retired by this deploy stays', ['b'], ['a'], [], { deleted: [], retired: ['a'] }],
  [
    'a file retired by the deploy before is deleted by one that only adds',
    ['b', 'c'],
    ['a', 'b'],
    ['a'],
    { deleted: ['a'], retired: [] },
  ],
  ['… and by one that only removes', ['c'], ['a', 'b', 'c'], ['a'], { deleted: ['a'], retired: ['b'] }],
  ['… and by one that does both', ['c'], ['a', 'b'], ['a'], { deleted: ['a'], retired: ['b'] }],
  ['… but not by one with the same files', ['b'], ['a', 'b'], ['a'], { deleted: [], retired: ['a'] }],
  ['a file that comes back is neither deleted nor retired', ['a'], ['a', 'b'], ['a'], { deleted: [], retired: ['b'] }],
  [
    'what an interrupted deploy uploaded is retired by the next',
    ['c'],
    ['a', 'b', 'broken', 'c'],
    ['a'],
    { deleted: ['a'], retired: ['b', 'broken'] },
  ],
  [
    'a retry after an interruption while deleting ends the same',
    ['c'],
    ['b', 'c'],
    ['a'],
    { deleted: [], retired: ['b'] },
  ],
])('%s', (_what, build, bucket, retired, expected) => {
  expect(hashedFilesAfter(build, bucket, retired)).toEqual({
    deleted: hashed(...expected.deleted),
    retired: hashed(...expected.retired),
  });
});
