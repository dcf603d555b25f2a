/** `npm run bench -- load|interactions|next-page [name…] [--runs 3] [--folder out]…`; `bench/README.md` explains it. */
import './lib/environment';
import { cell } from './bench/cell';
import { interactions } from './bench/interactions';
import { load } from './bench/load';
import { nextPage } from './bench/next-page';
import { serve, type Bench, type Sample } from './bench/phone';
import { commandLine } from './lib/command-line.mjs';

const usage = `npm run bench -- load|interactions|next-page [name…] [--runs 3] [--folder out]…
  Measures exported folders in Chromium: scripts/bench/README.md.`;
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    folder: { type: 'string', multiple: true, default: ['out'] },
  },
});
const [command = '', ...names] = positionals;
const benches: Readonly<Record<string, Bench>> = { load, interactions, 'next-page': nextPage };
const bench = benches[command];
if (!bench) {
  console.error(usage);
  process.exit(1);
}

const sites = await Promise.all(values.folder.map(async (folder) => ({ folder, origin: await serve(folder) })));
const rows = new Map<string, Sample[]>();
for (const name of names.length > 0 ? names : bench.names) {
  for (let run = 0; run < Number(values.runs); run++)
    // The sites take turns in each run, so that a slow phase of the machine affects all of them.
    for (const site of sites)
      for (const [row, sample] of await bench.measure(site, name, run)) {
        const label = `${row}, ${site.folder}`;
        rows.set(label, [...(rows.get(label) ?? []), sample]);
      }
  console.error(`${name}: measured`);
}

const cells = (samples: readonly Sample[]) =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((column) => [column, cell(column, samples, bench.limits[column])]),
  );
console.table(Object.fromEntries([...rows].map(([label, samples]) => [label, cells(samples)])));
