/** The report of `npm run bench:scale`: the catalogue sizes side by side. */
import { budgets } from '../check/budgets';
import { reportInteractions, type Result } from './interaction-report';
import type { CatalogueSize } from './made-up-catalogue';
import type { Built } from './scale-build';
import { kilobytes, table } from './table';

export interface Size extends Built {
  times: number;
  catalogue: CatalogueSize;
  lists: Result[];
}

const megabytes = (bytes: number | undefined) => (bytes === undefined ? '?' : (bytes / 1024 ** 2).toFixed(0));

function builds(sizes: readonly Size[]): string {
  const head = [
    'catalogue',
    'tours',
    'packages',
    'pages',
    'build s',
    's a page',
    'peak MB',
    'MB a page',
    'export s',
    'peak MB',
  ];
  const rows = sizes.map(({ times, catalogue, build, prepare, pages }) => {
    const perPage = build.peakMemory === undefined ? undefined : build.peakMemory / pages;
    return [
      `×${times}`,
      String(catalogue.domesticTrips),
      String(catalogue.seedTrips),
      String(pages),
      build.seconds.toFixed(1),
      (build.seconds / pages).toFixed(2),
      megabytes(build.peakMemory),
      megabytes(perPage),
      prepare.seconds.toFixed(1),
      megabytes(prepare.peakMemory),
    ];
  });
  return table(head, rows);
}

function pages(sizes: readonly Size[]): string {
  const [real, ...others] = sizes;
  if (!real) return '';
  const head = ['HTML, KB brotli', '×1', ...others.flatMap(({ times }) => [`×${times}`, 'growth'])];
  const changed = Object.entries(real.html).filter(([route, bytes]) =>
    others.some(({ html }) => Math.abs((html[route] ?? 0) / bytes - 1) > 0.02),
  );
  const rows = changed.map(([route, bytes]) => [
    route,
    kilobytes(bytes),
    ...others.flatMap(({ html }) => [kilobytes(html[route] ?? 0), ((html[route] ?? 0) / bytes).toFixed(2)]),
  ]);
  const same = Object.keys(real.html).length - changed.length;
  return `${table(head, rows)}\n${same} pages weigh what they weighed.`;
}

export function reportScale(sizes: readonly Size[]): string {
  const lists = sizes.map(
    (size) =>
      `Lists at ×${size.times}\n${reportInteractions(size.lists, size.times === 1 ? budgets.inp : budgets.inpOfLongLists)}`,
  );
  return [builds(sizes), pages(sizes), ...lists].join('\n\n');
}
