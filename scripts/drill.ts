/**
 * `npx tsx scripts/drill.ts [--quick] [<name>…]`: tries ordinary changes, one at a time, on a copy of the project: content check, types, unit tests
 * and build, which `--quick` leaves out. Each has to stay green or to be stopped by the one line that says what to do.
 * `--together` makes all of them at once, but for those that are meant to stop, and runs the unit tests, both exports and the tests in
 * Chromium on the result; with `--keep` the copy stays to look at.
 */
import { parseArgs } from 'node:util';
import { steps } from './drill/change';
import { detailChanges } from './drill/changes/details';
import { limitChanges } from './drill/changes/limits';
import { copyProject } from './lib/project-copy';
import { operatorChanges } from './drill/changes/operator';
import { placeChanges } from './drill/changes/places';
import { tripChanges } from './drill/changes/trips';
import { Project } from './drill/project';
import { runTogether } from './drill/run-together';
import { runChange, type Outcome } from './drill/run-change';

const changes = [...tripChanges, ...detailChanges, ...limitChanges, ...placeChanges, ...operatorChanges];
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const unknown = names.filter((name) => !changes.some((change) => change.name === name));
if (unknown.length > 0) {
  console.error(`drill: there is no ${unknown.join(', ')}; there are ${changes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const row = ({ change, isAsExpected, ended, line, seconds }: Outcome) =>
  [
    isAsExpected ? 'ok  ' : 'FAIL',
    change.name.padEnd(18),
    `${seconds.toFixed(0).padStart(4)} s`,
    `${ended}${line === '' ? '' : `: ${line}`}`,
  ].join('  ');

const copy = copyProject();
const chosen = changes.filter(({ name }) => names.length === 0 || names.includes(name));
const project = new Project(copy.root);
const outcomes: Outcome[] = [];
let together = true;
try {
  if (values.together) together = await runTogether(project, chosen);
  else
    for (const change of chosen) {
      const outcome = await runChange(project, change, values.quick ? steps.slice(0, -1) : steps);
      project.restore();
      outcomes.push(outcome);
      console.log(row(outcome));
      if (!outcome.isAsExpected) console.log(outcome.output.slice(-6_000));
    }
} finally {
  if (values.keep) console.log(`The copy: ${copy.root}`);
  else copy.remove();
}
if (values.together) process.exit(together ? 0 : 1);
const failed = outcomes.filter(({ isAsExpected }) => !isAsExpected);
if (outcomes.length > 1) console.log(['', ...outcomes.map(row)].join('\n'));
console.log(
  failed.length === 0
    ? `All ${outcomes.length} as expected.`
    : `${failed.length} of ${outcomes.length} not as expected.`,
);
process.exit(failed.length === 0 ? 0 : 1);
