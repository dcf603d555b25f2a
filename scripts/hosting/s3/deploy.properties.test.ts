/** Deploys of which any request may fail: what visitors find at every moment, and what is there in the end. */
import fc from 'fast-check';
import { randomTests } from '../../lib/random-tests';
import { deploy } from './deploy';
import { filesOf, MemoryBucket, type SiteText } from './memory-bucket';

const home = 'index.html';
const pages = ['about', 'trips', 'trips/goa'];
const parts = ['_next/static/a.js', '_next/static/b.js', 'posters/goa.svg'];

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

/** What visitors miss: what a page shows, and pages that whoever begins at the home page is led to. */
function missingFrom(objects: ReadonlyMap<string, string>): string[] {
  const shown = [...objects]
    .flatMap(([page, text]) => (isPage(page) ? namedIn(text) : []))
    .filter((name) => !isPage(name));
  const reached = new Set([home]);
  for (const page of reached) for (const name of namedIn(objects.get(page) ?? '').filter(isPage)) reached.add(name);
  return [...shown, ...reached].filter((name) => !objects.has(name));
}

test('whichever requests fail, visitors find whole pages at every moment, and the next deploy completes the site', async () => {
  const attempts = fc.array(fc.tuple(sites, fc.array(fc.nat(15), { maxLength: 2 })), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sites, attempts, sites, async (first, others, last) => {
      const bucket = new MemoryBucket();
      const attempt = async (site: SiteText, refused: readonly number[]) => {
        bucket.requests.length = 0;
        bucket.refused = refused;
        await deploy(filesOf(site), bucket, () => undefined);
      };
      await attempt(first, []);
      const missing: string[] = [];
      bucket.afterEach = () => missing.push(...missingFrom(bucket.objects));
      for (const [site, refused] of others) {
        await attempt(site, refused).catch(() => undefined);
      }
      await attempt(last, []);
      expect(missing).toEqual([]);
      const kept = [...bucket.objects].filter(([name]) => !bucket.record.retired.includes(name));
      expect(Object.fromEntries(kept)).toEqual(last);
    }),
    { numRuns: 1_000 * randomTests.times },
  );
});
