/** Deploys in which any request may fail: the site as visitors find it at every moment, and the result. */
import fc from 'fast-check';
import { randomTests } from '../../lib/test/random-tests';
import { deploy, type Bucket, type DeployRecord } from './deploy';
import type { SiteFile } from './site-files';

/** The texts of files, by name. */
type SiteText = Readonly<Record<string, string>>;

const filesOf = (site: SiteText): SiteFile[] =>
  Object.entries(site).map(([name, text]) => ({
    name,
    body: Buffer.from(text),
    digest: text,
    contentType: '',
    cacheControl: undefined,
    redirect: undefined,
  }));

/** A bucket in memory. */
class MemoryBucket implements Bucket {
  readonly objects = new Map<string, string>();
  record: DeployRecord = { files: {}, retired: [] };
  afterEach: () => unknown = () => undefined;
  #requests = 0;
  #refused: readonly number[] = [];

  /**
   * Deploys a site.
   * @param refused The indexes of the requests that fail, counted from 0.
   */
  deploy(site: SiteText, refused: readonly number[] = []): Promise<void> {
    this.#requests = 0;
    this.#refused = refused;
    return deploy(filesOf(site), this, () => undefined);
  }

  #request(work: () => unknown): Promise<void> {
    if (this.#refused.includes(this.#requests++)) return Promise.reject(new Error('refused'));
    work();
    this.afterEach();
    return Promise.resolve();
  }

  readRecord = () => this.#request(() => undefined).then(() => this.record);
  writeRecord = (record: DeployRecord) => this.#request(() => (this.record = record));
  upload = ({ name, digest }: SiteFile) => this.#request(() => this.objects.set(name, digest));
  delete = (name: string) => this.#request(() => this.objects.delete(name));
}

const home = 'index.html';
const pages = ['about', 'trips', 'trips/goa'];
const parts = ['_next/static/a.js', '_next/static/b.js', 'posters/goa.svg'];

const isPage = (name: string) => name === home || pages.includes(name);
const namedIn = (text: string) => text.split(' ');

/** Pages by name, each with the names of its links and assets; the home page links to all others. */
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

/** The names that visitors miss: assets of pages, and pages that can be reached from the home page. */
function missingFrom(objects: ReadonlyMap<string, string>): string[] {
  const shown = [...objects]
    .flatMap(([page, text]) => (isPage(page) ? namedIn(text) : []))
    .filter((name) => !isPage(name));
  const reached = new Set([home]);
  for (const page of reached) for (const name of namedIn(objects.get(page) ?? '').filter(isPage)) reached.add(name);
  return [...shown, ...reached].filter((name) => !objects.has(name));
}

test('shows visitors complete pages at every moment, whichever requests fail, and completes the site with the next deploy', async () => {
  const attempts = fc.array(fc.tuple(sites, fc.array(fc.nat(15), { maxLength: 2 })), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sites, attempts, sites, async (first, others, last) => {
      const bucket = new MemoryBucket();
      await bucket.deploy(first);
      const missing: string[] = [];
      bucket.afterEach = () => missing.push(...missingFrom(bucket.objects));
      for (const [site, refused] of others) await bucket.deploy(site, refused).catch(() => undefined);
      await bucket.deploy(last);
      expect(missing).toEqual([]);
      const stored = [...bucket.objects].filter(([name]) => !bucket.record.retired.includes(name));
      expect(Object.fromEntries(stored)).toEqual(last);
    }),
    { numRuns: 1_000 * randomTests.times },
  );
});

test('keeps hashed files until others are replaced, and does not count a deploy that replaces none', async () => {
  const [first, second, third] = ['_next/static/1.js', '_next/static/2.js', '_next/static/3.js'] as const;
  const bucket = new MemoryBucket();
  for (const site of [{ [first]: '' }, { [second]: '' }, { [second]: '', 'index.html': 'Corrected' }])
    await bucket.deploy(site);
  expect([...bucket.objects.keys()]).toEqual([first, second, 'index.html']);
  await bucket.deploy({ [third]: '' });
  expect([...bucket.objects.keys()]).toEqual([second, third]);
  await bucket.deploy({ [second]: '' });
  expect(bucket.record.retired).toEqual([third]);
});

test('uploads more files than fit in one batch', async () => {
  const bucket = new MemoryBucket();
  await bucket.deploy(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`page-${index}`, ''])));
  expect(bucket.objects.size).toBe(40);
});
