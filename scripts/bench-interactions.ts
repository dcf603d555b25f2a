/**
 * `npm run bench:interactions [scenario…] [--runs n] [--folder out] [--explain] [--json file]`: milliseconds from input to the paint that
 * answers it (INP), at 4× CPU, for every control: with the runtime live, before it is there, and while it starts.
 */
import '../environment';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from './chromium';
import { reportInteractions, type Result } from './interaction-report';
import { rehearse, type Moment } from './rehearse';
import { scenarios } from './scenarios';

const { serveFolder } = await import('./folder-server');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    folder: { type: 'string', default: 'out' },
    explain: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

/** Milliseconds after the first scroll at which a finger may come down while the runtime starts: one of them in each run. */
const starts = [50, 150, 300, 500, 900];

const server = await serveFolder(values.folder);
const browser = await launch();
const results: Result[] = [];

try {
  for (const scenario of scenarios.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
    for (let run = 0; run < Number(values.runs); run++) {
      const moments: [Result['moment'], Moment][] = values.explain
        ? [['live', 'live']]
        : [
            ['before', 'before'],
            ['starting', { startingFor: starts[run % starts.length] ?? 0 }],
            ['live', 'live'],
          ];
      for (const [name, moment] of moments) {
        const measured = await rehearse(browser, server.origin, scenario, { moment, traced: values.explain });
        results.push(...measured.map((one) => ({ scenario: scenario.id, moment: name, ...one })));
      }
    }
    console.error(`${scenario.id}: measured`);
  }
} finally {
  await browser.close();
  await server.close();
}

console.log(reportInteractions(results));
if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2));
