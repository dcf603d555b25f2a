/**
 * `npm run bench:interactions [scenario…] [--runs n] [--folder out] [--trace] [--json file]`: milliseconds from an input to the next
 * paint (INP) at 4× CPU, for every control: before, during and after hydration. `--trace` tells where the time goes after hydration.
 */
import './lib/environment';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from './bench/chromium';
import { moments, reportInteractions, type Result } from './bench/interaction-report';
import { serveMeasured } from './bench/measured-server';
import { runScenario, type Moment } from './bench/run-scenario';
import { scenarios } from './bench/scenarios';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    folder: { type: 'string', default: 'out' },
    trace: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

/** Milliseconds after the first scroll, which starts hydration, at which the first step is performed: one in each run. */
const delays = [50, 150, 300, 500, 900];

const server = await serveMeasured(values.folder);
const browser = await launch();
const results: Result[] = [];

try {
  for (const scenario of scenarios.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
    for (let run = 0; run < Number(values.runs); run++) {
      const during: Moment = { startingFor: delays[run % delays.length] ?? 0 };
      for (const name of values.trace ? (['hydrated'] as const) : moments) {
        const moment = name === 'during' ? during : name;
        const measured = await runScenario(browser, server.origin, scenario, { moment, traced: values.trace });
        results.push(...measured.map((step) => ({ scenario: scenario.id, moment: name, ...step })));
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
