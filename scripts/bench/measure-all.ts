import { closeBrowser } from './measured-page';
import { serveSite, type Site } from './served-site';
import { table } from './table';

/** A sub-command of `npm run bench`. */
export interface Bench<Sample> {
  /** What is measured where nothing is named: routes, or controls. */
  names: readonly string[];
  /** Measures one of them once. @returns samples, each with the row of the table that it belongs to */
  measure: (site: Site, name: string, run: number) => Promise<readonly (readonly [row: string, sample: Sample])[]>;
  head: readonly string[];
  cells: (samples: readonly Sample[]) => readonly string[];
}

interface Wanted {
  names: readonly string[];
  runs: number;
  /** Exported folders, in turn in each run: what slows the machine for a while slows all of them. */
  folders: readonly string[];
}

export async function measureAll<Sample>(bench: Bench<Sample>, { names, runs, folders }: Wanted): Promise<string> {
  const rows = new Map<string, { labels: string[]; samples: Sample[] }>();
  const sites = await Promise.all(folders.map(serveSite));
  try {
    for (const name of names.length > 0 ? names : bench.names) {
      for (let run = 0; run < runs; run++)
        for (const site of sites)
          for (const [row, sample] of await bench.measure(site, name, run)) {
            const labels = [row, site.folder];
            const known = rows.get(labels.join()) ?? { labels, samples: [] };
            rows.set(labels.join(), { labels, samples: [...known.samples, sample] });
          }
      console.error(`${name}: measured`);
    }
  } finally {
    await closeBrowser();
    for (const { close } of sites) close();
  }
  const lines = [...rows.values()].map(({ labels, samples }) => [...labels, ...bench.cells(samples)]);
  return table(['', 'folder', ...bench.head], lines);
}
