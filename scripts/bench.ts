/**
 * `npm run bench [route…] [--runs n] [--line id] [--against folder-or-address] [--folder out] [--json file]`: each page in turn with its
 * no-JS baseline, on two slow lines and a slow processor. Absolute times of a shared machine mean little, ratios do.
 * `/packages/kerala-package=/tours/kerala/` compares our page with one of another path on the other site.
 */
import './lib/environment';
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from './bench/chromium';
import { compareVisits, type Comparison, type Visits } from './bench/comparison';
import { lines, pauseAfterOther, type Line } from './bench/conditions';
import { report } from './bench/report';
import { serveVariants } from './bench/variants';
import { visit } from './bench/visit';
import { routesOf } from './lib/exported-pages';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    line: { type: 'string', multiple: true, default: lines.map(({ id }) => id) },
    against: { type: 'string' },
    folder: { type: 'string', default: 'out' },
    json: { type: 'string' },
  },
});

const routes = (positionals.length > 0 ? positionals : routesOf(values.folder)).map((named) => {
  const [own = '/', other = own] = named.split('=');
  return { own, other };
});
const { variants, close } = await serveVariants(values.folder, values.against);
const browser = await launch();
// A browser of its own for the other site: what its visits leave behind must not slow ours.
const otherBrowser = values.against ? await launch() : browser;
const comparisons: Comparison[] = [];
const raw: { route: string; line: string; visits: Visits }[] = [];

/** Fetches what pages share without a limit, so that no measured visit waits for the server to compress it. */
const unlimited: Line = { id: 'unlimited', latency: 0, download: -1, upload: -1 };

async function measureRoute(
  addresses: readonly { name: keyof Visits; address: string }[],
  line: Line,
): Promise<Visits> {
  const visits: Visits = {};
  for (let run = 0; run < Number(values.runs); run++) {
    for (const { name, address } of addresses) {
      const isOther = name === 'other';
      (visits[name] ??= []).push(await visit(isOther ? otherBrowser : browser, address, line));
      if (isOther) await setTimeout(pauseAfterOther);
    }
  }
  return visits;
}

try {
  for (const { name, origin } of variants)
    if (name !== 'other') await visit(browser, origin + (routes[0]?.own ?? '/'), unlimited);
  for (const { own: route, other } of routes) {
    const addresses = variants.map(({ name, origin }) => ({
      name,
      address: origin + (name === 'other' ? other : route),
    }));
    // Pages of another site may share nothing but their style sheets: a whole visit.
    for (const { name, address } of addresses)
      await (name === 'other' ? visit(otherBrowser, address, unlimited) : (await fetch(address)).arrayBuffer());
    for (const line of lines.filter(({ id }) => values.line.includes(id))) {
      const visits = await measureRoute(addresses, line);
      const comparison = compareVisits(route, line.id, visits);
      comparisons.push(comparison);
      raw.push({ route, line: line.id, visits });
      const misses = comparison.misses.length > 0 ? ` ✗ ${comparison.misses.join('; ')}` : '';
      console.error(`${route} on ${line.id}: LCP × ${comparison.lcpRatio.toFixed(3)}${misses}`);
    }
  }
} finally {
  await browser.close();
  await otherBrowser.close();
  await close();
}

console.log(report(comparisons));
if (values.json) writeFileSync(values.json, JSON.stringify({ comparisons, raw }, null, 2));
