/**
 * `npm run prices -- export prices.csv`: every price, saving and fare rule as a table for a spreadsheet.
 * `npm run prices -- import prices.csv [--write]`: shows what the table would change, old → new; with `--write` it is then written into
 * content/catalogue. A table with one wrong line changes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compare } from './prices/changes';
import { rowsOfSite } from './prices/rows';
import { writeObject, writeRecords, type Numbers } from './prices/source';
import { fromCsv, rulesRow, toCsv } from './prices/table';
import type { Change } from './prices/changes';

const catalogue = 'content/catalogue';
const rulesFile = `${catalogue}/fare-rules.ts`;

const shown = (value: number | undefined) => (value === undefined ? 'the rule' : String(value));

/** The numbers to write, by record; a trip's own rules stand in an object of their own. */
function numbersById(changes: readonly Change[]): Map<string, Numbers> {
  const byId = new Map<string, Record<string, number | undefined>>();
  for (const { id, column, to } of changes) {
    const isOwnRule = id !== rulesRow && column !== 'price' && column !== 'originalPrice';
    const path = isOwnRule ? `fareRules.${column}` : column;
    byId.set(id, { ...byId.get(id), [path]: to });
  }
  return byId;
}

function importTable(path: string, write: boolean): void {
  const { changes, problems } = compare(rowsOfSite(), fromCsv(readFileSync(path, 'utf8')));
  if (problems.length > 0) {
    for (const problem of problems) console.error(`prices: ${problem}`);
    console.error('prices: nothing was changed.');
    process.exitCode = 1;
    return;
  }
  for (const { id, column, from, to } of changes) console.log(`${id}  ${column}: ${shown(from)} → ${shown(to)}`);
  console.log(
    `prices: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${write ? ' written' : ', nothing written yet: add --write'}.`,
  );
  if (!write || changes.length === 0) return;
  const numbers = numbersById(changes);
  const rules = numbers.get(rulesRow);
  if (rules) writeObject(rulesFile, 'fareRules', rules);
  numbers.delete(rulesRow);
  const files = [...writeRecords(catalogue, numbers), ...(rules ? [rulesFile] : [])];
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...files];
  execFileSync(process.execPath, prettier, { stdio: 'inherit' });
  // In a process of its own: this one still holds the prices as they were.
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/revisions.ts'], { stdio: 'inherit' });
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [action, path] = positionals;
if (action === 'export' && path) {
  const rows = rowsOfSite();
  writeFileSync(path, toCsv(rows));
  console.log(`prices: ${rows.length} rows in ${path}`);
} else if (action === 'import' && path) importTable(path, values.write);
else {
  console.error('prices: npm run prices -- export prices.csv | import prices.csv [--write]');
  process.exitCode = 1;
}
