/** `npm run prices`: exports prices, departures and peak dates as tables for a spreadsheet, and imports them. `--help` explains it. */
import './lib/environment';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DataError } from '../content/catalogue/read-data';
import { commandLine } from './lib/command-line.mjs';
import { checkFiles, copyFiles } from './lib/copied-folder';

const usage = `npm run prices -- export <file.csv> [--departures | --peaks]
  Writes every price, saving and fare rule as a table for a spreadsheet; or the departures of the group tours, or the peak dates.
npm run prices -- import <file.csv> [--write]
  Shows what a table of any kind would change, old → new; with --write it is then written into the data files. Keep its columns and its
  rows: only a date is taken out by deleting its row. A table with one wrong cell changes nothing.`;

/** The problems that `npm run check` finds in a copy of the project with other texts in some files. */
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

async function importTable(path: string, write: boolean, expected: string | undefined): Promise<void> {
  if (!existsSync(path)) throw new DataError([`there is no file '${path}'`]);
  const { planImport } = await import('./prices/plan-import');
  const { name, changes, files, inSheet } = planImport(readFileSync(path));
  if (expected && expected !== name) throw new DataError([`${path} is a sheet of ${name}, not of ${expected}`]);
  const problems = files.size > 0 ? problemsWith(files) : [];
  if (problems.length > 0) throw new DataError(problems.map(inSheet));
  for (const change of changes) console.log(change);
  if (write) for (const [file, text] of files) writeFileSync(file, text);
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  console.log(`prices: ${count}${write ? ' written' : ', nothing written yet: add --write'}.`);
}

const { positionals, values } = commandLine(usage, {
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    departures: { type: 'boolean', default: false },
    peaks: { type: 'boolean', default: false },
  },
});
const [action, path, ...others] = positionals;
const table = values.peaks ? 'peaks' : values.departures ? 'departures' : undefined;
try {
  if (!path || others.length > 0) throw new DataError([usage]);
  if (action === 'export') {
    const { writeSheet } = await import('./prices/write-sheet');
    writeFileSync(path, writeSheet(table ?? 'prices'));
    console.log(`prices: written to ${path}`);
  } else if (action === 'import') await importTable(path, values.write, table);
  else throw new DataError([usage]);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  for (const problem of error.problems) console.error(`prices: ${problem}`);
  console.error('prices: nothing was changed.');
  process.exitCode = 1;
}
