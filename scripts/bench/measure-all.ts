import { closeBrowser } from './measured-page';
import { serveSite, type Site } from './served-site';

/** A sub-command of `npm run bench`. */
export interface Bench<Sample> {
  /** What is measured where nothing is named: routes, or controls. */
  names: readonly string[];
  /** Measures one of them once. @returns samples, each with the row of the table that it belongs to */
  measure: (site: Site, name: string, run: number) => Promise<readonly (readonly [row: string, sample: Sample])[]>;
  /** The cells of a row by their columns. */
  cells: (samples: readonly Sample[]) => Readonly<Record<string, string | number>>;
}

interface Wanted {
  names: readonly string[];
  runs: number;
  /** Exported folders, in turn in each run: what slows the machine for a while slows all of them. */
  folders: readonly string[];
}

/** Measures, and prints a table. */
export async function measureAll<Sample>(bench: Bench<Sample>, { names, runs, folders }: Wanted): Promise<void> {
  const rows = new Map<string, Sample[]>();
  const sites = await Promise.all(folders.map(serveSite));
  try {
    for (const name of names.length > 0 ? names : bench.names) {
      for (let run = 0; run < runs; run++)
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
  console.table(Object.fromEntries([...rows].map(([label, samples]) => [label, bench.cells(samples)])));
}
