/**
 * `npm run bench [route…] [--runs n] [--line id] [--against folder-or-address] [--folder out] [--json file]`: each page beside its
 * script-free twin, in turn, on two slow lines and a slow processor. Absolute times of a shared machine mean little, ratios do.
 * Another site names its pages otherwise: `/packages/kerala-package=/tours/kerala/` puts its second beside our first.
 */
import '../environment';
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from './chromium';
import { lines, restAfterOther } from './conditions';
import { report } from './report';
import type { Row, Visits } from './row';
import type { Visit } from './visit';

const { rowOf } = await import('./row');
const { routesOf } = await import('../pages');
const { serveSubjects } = await import('./subjects');
const { visit } = await import('./visit');

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
const { subjects, close } = await serveSubjects(values.folder, values.against);
const browser = await launch();
// What another site's visits leave to be cleared away is not to be in the way of the next visit of ours.
const otherBrowser = values.against ? await launch() : browser;
const rows: Row[] = [];
const raw: { route: string; line: string; visits: Visits }[] = [];

try {
  // What pages share is compressed now, and each page before its turn: no measured visit waits for it.
  const fast = { id: 'fast', latency: 0, download: -1, upload: -1 };
  for (const { origin } of subjects.filter(({ name }) => name !== 'against'))
    await visit(browser, origin + (routes[0]?.own ?? '/'), fast);
  for (const { own: route, other } of routes) {
    const addresses = subjects.map(({ name, origin }) => ({
      name,
      address: origin + (name === 'against' ? other : route),
    }));
    // Another site's pages may share nothing but their style.
    for (const { name, address } of addresses)
      await (name === 'against' ? visit(otherBrowser, address, fast) : (await fetch(address)).arrayBuffer());
    for (const line of lines.filter(({ id }) => values.line.includes(id))) {
      const visits: Visits & Record<string, Visit[]> = {};
      for (let run = 0; run < Number(values.runs); run++) {
        for (const { name, address } of addresses) {
          const isOther = name === 'against';
          (visits[name] ??= []).push(await visit(isOther ? otherBrowser : browser, address, line));
          if (isOther) await setTimeout(restAfterOther);
        }
      }
      const row = rowOf(route, line.id, visits);
      rows.push(row);
      raw.push({ route, line: line.id, visits });
      console.error(
        `${route} on ${line.id}: LCP × ${row.lcpRatio.toFixed(3)}${row.misses.length > 0 ? ` ✗ ${row.misses.join('; ')}` : ''}`,
      );
    }
  }
} finally {
  await browser.close();
  await otherBrowser.close();
  await close();
}

console.log(report(rows));
if (values.json) writeFileSync(values.json, JSON.stringify({ rows, raw }, null, 2));
