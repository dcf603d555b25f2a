/** @jest-environment node */
import { planDeploy, type StoredObject } from './plan';
import type { SiteFile } from './site-files';

const hashed = (...names: string[]) => names.map((name) => `_next/static/${name}`);

/** What becomes of the hashed files of a bucket when a build has others. */
function turnover(build: string[], bucket: string[], leaving: string[]) {
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
  const plan = planDeploy(files, stored, hashed(...leaving));
  return { deleted: plan.deletes.flat(), leaving: plan.leaving };
}

test.each([
  ['a file that left with this deploy stays', ['b'], ['a'], [], { deleted: [], leaving: ['a'] }],
  [
    'a file that left with the deploy before goes with one that only adds',
    ['b', 'c'],
    ['a', 'b'],
    ['a'],
    { deleted: ['a'], leaving: [] },
  ],
  ['… and with one that only removes', ['c'], ['a', 'b', 'c'], ['a'], { deleted: ['a'], leaving: ['b'] }],
  ['… and with one that does both', ['c'], ['a', 'b'], ['a'], { deleted: ['a'], leaving: ['b'] }],
  ['… but not with the same files again', ['b'], ['a', 'b'], ['a'], { deleted: [], leaving: ['a'] }],
  ['a file that comes back is neither deleted nor leaving', ['a'], ['a', 'b'], ['a'], { deleted: [], leaving: ['b'] }],
  [
    'what a broken-off deploy brought leaves with the next',
    ['c'],
    ['a', 'b', 'broken', 'c'],
    ['a'],
    { deleted: ['a'], leaving: ['b', 'broken'] },
  ],
  [
    'a second try, broken off while it deleted, ends the same',
    ['c'],
    ['b', 'c'],
    ['a'],
    { deleted: [], leaving: ['b'] },
  ],
])('%s', (_what, build, bucket, leaving, expected) => {
  expect(turnover(build, bucket, leaving)).toEqual({
    deleted: hashed(...expected.deleted),
    leaving: hashed(...expected.leaving),
  });
});
