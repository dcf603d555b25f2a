/** `npm run bench -- load|interactions|next-page [name…] [--runs 3] [--folder out]…`; `bench/README.md` explains it. */
import './lib/environment';
import { interactions } from './bench/interactions';
import { load } from './bench/load';
import { closeBrowser, type Bench } from './bench/measured-page';
import { nextPage } from './bench/next-page';
import { serveSite } from './bench/served-site';
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

/** Runs a bench and prints its table. */
async function measureAll<Sample>(bench: Bench<Sample>): Promise<void> {
  const rows = new Map<string, Sample[]>();
  const sites = await Promise.all(values.folder.map(serveSite));
  try {
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
  } finally {
    await closeBrowser();
    for (const { close } of sites) close();
  }
  const rowOf = (samples: Sample[]): Record<string, string | number> =>
    Object.fromEntries(
      Object.entries(bench.cells(samples)).map(([head, value]) => [
        head,
        typeof value === 'number' ? Math.round(value) : value,
      ]),
    );
  console.table(Object.fromEntries([...rows].map(([label, samples]) => [label, rowOf(samples)])));
}

if (command === 'load') await measureAll(load);
else if (command === 'interactions') await measureAll(interactions);
else if (command === 'next-page') await measureAll(nextPage);
else {
  console.error(usage);
  process.exit(1);
}
