/** Deploys of which any request may fail: what visitors find at every moment, and what is there in the end. */
import fc from 'fast-check';
import { deploy } from './deploy';
import { filesOf, MemoryBucket, type SiteText } from './memory-bucket';

const home = 'index.html';
const pages = ['about', 'trips', 'trips/goa'];
const hashed = ['a.js', 'b.js', 'c.css', 'd.css'].map((name) => `_next/static/${name}`);
const parts = [...hashed, 'posters/goa.svg', 'posters/kerala.svg'];

const isPage = (name: string) => name === home || pages.includes(name);
const namedIn = (text: string) => text.split(' ');

/** Pages by name, each with the names of what it links to and shows; the home page links to all others. */
const sites = fc
  .tuple(fc.subarray(parts), fc.dictionary(fc.constantFrom(...pages), fc.subarray([home, ...pages, ...parts])))
  .map(([homeParts, others]): SiteText => {
    const exists = (name: string) => name === home || parts.includes(name) || name in others;
    const all = { ...others, [home]: [...Object.keys(others), ...homeParts] };
    const texts = Object.entries(all).map(([page, names]) => [page, [page, ...names.filter(exists)].join(' ')]);
    const shown = Object.values(all)
      .flat()
      .filter((name) => parts.includes(name));
    return Object.fromEntries([...texts, ...shown.map((name) => [name, name])]) as SiteText;
  });

/** Fails unless every page has all that it shows, and nobody who begins at the home page meets a page that is missing. */
function expectWhole(objects: ReadonlyMap<string, string>): void {
  for (const [page, text] of objects) {
    if (isPage(page))
      expect([...objects.keys()]).toEqual(expect.arrayContaining(namedIn(text).filter((name) => !isPage(name))));
  }
  const reached = new Set([home]);
  for (const page of reached) {
    expect([...objects.keys()]).toContain(page);
    for (const name of namedIn(objects.get(page) ?? '')) if (isPage(name)) reached.add(name);
  }
}

test('whichever requests fail, visitors find whole pages at every moment, and the next deploy completes the site', async () => {
  const attempts = fc.array(fc.tuple(sites, fc.array(fc.nat(25), { maxLength: 3 })), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(sites, attempts, sites, async (first, others, last) => {
      const bucket = new MemoryBucket();
      const attempt = async (site: SiteText, refused: readonly number[]) => {
        bucket.requests.length = 0;
        bucket.refused = refused;
        await deploy(filesOf(site), bucket, () => undefined);
      };
      await attempt(first, []);
      bucket.afterEach = () => expectWhole(bucket.objects);
      for (const [site, refused] of others) {
        await attempt(site, refused).catch((error: unknown) => expect(error).toEqual(new Error('refused')));
      }
      await attempt(last, []);
      const kept = [...bucket.objects].filter(([name]) => !bucket.record.retired.includes(name));
      expect(Object.fromEntries(kept)).toEqual(last);
    }),
  );
});

test('a tab that was opened before a deploy finds its hashed files after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sites, { minLength: 2, maxLength: 4 }), async (versions) => {
      const bucket = new MemoryBucket();
      for (const version of versions) await deploy(filesOf(version), bucket, () => undefined);
      const opened = Object.keys(versions.at(-2) ?? {}).filter((name) => hashed.includes(name));
      expect([...bucket.objects.keys()]).toEqual(expect.arrayContaining(opened));
    }),
  );
});
