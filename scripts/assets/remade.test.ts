/** What PDFs and pictures for sharing are made of: when any of it changes they are made anew. */
import { readdirSync } from 'node:fs';
import { itineraryFile, posterFile, socialFile } from '../../content/routes';
import { pages } from '../../content/pages/registry';
import { buildItineraries } from './pdf/build';
import { printings } from './pdf/printed';
import { buildSocialPictures } from './social/build';
import type { SingleFonts } from './typefaces/single-fonts';

const mockSources = new Map<string, string>();
jest.mock('./build-cache', () => ({
  BuildCache: class {
    save = jest.fn();
    file(path: string, sources: readonly (string | Buffer)[]) {
      mockSources.set(path, sources.map(String).join('\n'));
      return Promise.resolve();
    }
  },
  removeOthers: jest.fn(),
  sourceOf: (...files: string[]) => files.join('\n'),
}));
// Posters as their names; nothing is written.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: (path: string, encoding?: BufferEncoding) =>
    path.startsWith('public/')
      ? Buffer.from(`drawn ${path}`)
      : jest.requireActual<{ readFileSync: (...args: unknown[]) => unknown }>('node:fs').readFileSync(path, encoding),
  mkdirSync: jest.fn(),
  statSync: () => ({ size: 1 }),
}));
jest.mock('./social/lettering', () => ({ facesOf: jest.fn() }));

/** The code of a folder without its tests and what tests share (`test-printing.ts`). */
const codeIn = (folder: string) =>
  readdirSync(`scripts/assets/${folder}`)
    .filter((file) => !file.includes('.test.') && !file.startsWith('test-'))
    .map((file) => `scripts/assets/${folder}/${file}`);
const fonts = 'scripts/assets/typefaces/single-fonts.ts';

beforeAll(() => jest.spyOn(console, 'log').mockImplementation());

test('an itinerary is made of its texts, its poster, its route and all that lays it out', async () => {
  await buildItineraries({} as SingleFonts);
  // What `printed.ts` says is among the texts.
  const code = [...codeIn('pdf').filter((file) => !file.endsWith('/printed.ts')), fonts];
  for (const { id, picture, itinerary } of printings) {
    const sources = mockSources.get(`public${itineraryFile(id)}`) ?? '';
    const [leg] = itinerary.plan.flatMap(({ legs }) => legs);
    const parts = [JSON.stringify(itinerary), `drawn public${posterFile(picture, 'wide')}`, ...code];
    for (const part of [...parts, ...(leg ? ['"stretches":['] : [])])
      expect([id, part.slice(0, 60), sources.includes(part)]).toEqual([id, part.slice(0, 60), true]);
  }
});

test('a picture for sharing is made of its words, its poster and all that lays it out', async () => {
  await buildSocialPictures({} as SingleFonts);
  for (const { path, headline, price, pictures } of pages.filter(({ indexable }) => indexable)) {
    const sources = mockSources.get(`public${socialFile(path)}`) ?? '';
    const poster = pictures[0] ? [`drawn public${posterFile(pictures[0], 'wide')}`] : [];
    const words = [headline, ...(price ? [`"from":${price.from}`, price.basis] : [])];
    for (const part of [...words, ...poster, ...codeIn('social'), fonts])
      expect([path, part, sources.includes(part)]).toEqual([path, part, true]);
  }
});
