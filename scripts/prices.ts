/**
 * `npm run prices -- export prices.csv`: every price, saving and fare rule as a table for a spreadsheet; `-- export dates.csv --departures`:
 * the departures of the group tours; `--peaks`: the peak dates.
 * `npm run prices -- import prices.csv [--write]`: shows what a table of any kind would change, old → new; with `--write` it is then
 * written into the data files. A table with one wrong cell changes nothing.
 */
import './lib/environment';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DataError } from '../content/catalogue/read-data';
import { checkFiles, copyFiles } from './lib/copied-folder';

/** What `npm run check` says of the project with other texts in some files, tried in a copy. */
function problemsWith(files: ReadonlyMap<string, string>): string[] {
  const copy = copyFiles(checkFiles);
  try {
    for (const [path, text] of files) writeFileSync(`${copy.root}/${path}`, text);
    const { status, stderr } = copy.run('scripts/check-content.ts');
    return status === 0 ? [] : stderr;
  } finally {
    copy.remove();
  }
}

async function importTable(path: string, write: boolean): Promise<void> {
  if (!existsSync(path)) throw new DataError([`there is no file '${path}'`]);
  const { planImport } = await import('./prices/plan-import');
  const { changes, files, inSheet } = planImport(readFileSync(path));
  const problems = files.size > 0 ? problemsWith(files) : [];
  if (problems.length > 0) throw new DataError(problems.map(inSheet));
  for (const change of changes) console.log(change);
  if (write) for (const [file, text] of files) writeFileSync(file, text);
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  console.log(`prices: ${count}${write ? ' written' : ', nothing written yet: add --write'}.`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    departures: { type: 'boolean', default: false },
    peaks: { type: 'boolean', default: false },
  },
});
const [action, path] = positionals;
try {
  if (action === 'export' && path) {
    const { writeSheet } = await import('./prices/write-sheet');
    writeFileSync(path, writeSheet(values.peaks ? 'peaks' : values.departures ? 'departures' : 'prices'));
    console.log(`prices: written to ${path}`);
  } else if (action === 'import' && path) await importTable(path, values.write);
  else
    throw new DataError(['npm run prices -- export prices.csv [--departures | --peaks] | import prices.csv [--write]']);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  for (const problem of error.problems) console.error(`prices: ${problem}`);
  console.error('prices: nothing was changed.');
  process.exitCode = 1;
}
