/**
 * `npm run bench:next-page [-- --runs n]`: from the tap on a link to the largest paint of the next page, on slow 4G and at 4× CPU, after
 * four seconds of reading; the link in the middle of the screen, and one at its edge, each with the browser's prerendering and without.
 * Then a visit of ten pages: what was fetched in vain. The browser is not Playwright's, which switches prerendering off.
 */
import './lib/environment';
import { parseArgs } from 'node:util';
import { routes } from '../content/routes';
import { lines, type Line } from './bench/conditions';
import { serveMeasured } from './bench/measured-server';
import { seededRandom } from './bench/seeded-random';
import { serveSlowly, type SlowLine } from './bench/slow-line';
import { median } from './bench/statistics';
import { kilobytes, table } from './bench/table';
import { open, openPhone, read, tapLink, type Tap } from './bench/tap-link';
import type { RawTab } from './lib/raw-chromium';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const server = await serveMeasured('out');

const pages = [routes.home, routes.domestic, routes.honeymoon, routes.allPackages, routes.destinations, routes.finder];
/** CSS pixels below the top of a page: where a visitor of a list reads. */
const listStart = 700;
const places = { middle: () => 0, edge: (count: number) => count - 1 };

function slow4g(): Line {
  const line = lines.find(({ id }) => id === 'slow-4g');
  if (!line) throw new Error('conditions.ts has no line slow-4g');
  return line;
}

/** A visit in a browser and on a line of its own, so that nothing is cached before. */
async function visit(prerendering: boolean, walk: (tab: RawTab, line: SlowLine) => Promise<void>): Promise<void> {
  const line = await serveSlowly(server.origin, slow4g());
  const tab = await openPhone(prerendering);
  try {
    await walk(tab, line);
  } finally {
    await tab.close();
    line.close();
  }
}

async function measureTaps(): Promise<void> {
  const taps: Record<string, Tap[]> = {};
  for (const from of Array.from({ length: Number(values.runs) }, () => pages).flat())
    for (const [place, choose] of Object.entries(places))
      for (const prerendering of [true, false])
        await visit(prerendering, async (tab, { origin }) => {
          await open(tab, origin + from);
          await read(tab, listStart);
          const tap = await tapLink(tab, choose);
          if (!tap) return;
          console.log(`${tap.from} → ${tap.to}: ${Math.round(tap.paint)} ms${tap.prerendered ? ', prerendered' : ''}`);
          (taps[`${place}, ${prerendering ? 'prerendering' : 'without'}`] ??= []).push(tap);
        });
  const row = ([name, list]: [string, Tap[]]) => {
    const paints = list.map(({ paint }) => Math.round(paint));
    return [
      name,
      `${median(paints)}`,
      `${Math.max(...paints)}`,
      `${list.filter(({ prerendered }) => prerendered).length}/${list.length}`,
    ];
  };
  console.log(table(['link', 'median ms', 'worst', 'prerendered'], Object.entries(taps).map(row)));
}

/** Ten pages with links chosen at random, the same with and without prerendering. */
async function measureWaste(): Promise<void> {
  const bytes: number[] = [];
  for (const prerendering of [true, false])
    await visit(prerendering, async (tab, { origin, received }) => {
      const { below } = seededRandom(Number(values.seed));
      await open(tab, origin + routes.home);
      for (let page = 1; page < 10; page++) {
        await read(tab, listStart);
        const tap = await tapLink(tab, below);
        if (prerendering)
          console.log(tap ? `${tap.from} → ${tap.to}${tap.prerendered ? ', prerendered' : ''}` : 'no link');
        if (!tap) await open(tab, origin + routes.allPackages);
      }
      bytes.push(received());
    });
  const [withIt = 0, without = 0] = bytes;
  console.log(
    `\nA visit of ten pages: ${kilobytes(withIt)} KB, without prerendering ${kilobytes(without)} KB, in vain ${kilobytes(withIt - without)} KB.`,
  );
}

try {
  await measureTaps();
  await measureWaste();
} finally {
  await server.close();
}
