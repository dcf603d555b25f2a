/**
 * `npm run bench:scale [--times 10] [--runs 3] [--keep] [--json file]`: builds the site in a temporary copy, once as it is and once with the
 * catalogue multiplied, and compares build time, memory, the weight of each page and how soon the lists answer input.
 */
import './lib/environment';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogueSize } from './bench/made-up-catalogue';
import { buildAt } from './bench/scale-build';
import { measureLists } from './bench/scale-lists';
import { reportScale, type Size } from './bench/scale-report';
import { copyProject } from './lib/project-copy';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    runs: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const copy = copyProject();
console.error(`The copy is ${copy.root}`);
try {
  const sizes: Size[] = [];
  for (const times of [1, Number(values.times)]) {
    const real = sizes[0] && Object.keys(sizes[0].html);
    const built = await buildAt(copy.root, times, real);
    console.error(`×${times}: built in ${built.build.seconds.toFixed(0)} s`);
    sizes.push({
      ...built,
      times,
      catalogue: catalogueSize(times),
      lists: await measureLists(built.folder, Number(values.runs)),
    });
  }
  console.log(reportScale(sizes));
  if (values.json) writeFileSync(values.json, JSON.stringify(sizes, null, 2));
} finally {
  if (!values.keep) copy.remove();
}
