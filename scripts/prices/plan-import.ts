/** Plans the changes of an imported table. */
import { DataError } from '../../content/catalogue/read-data';
import { fileOf } from '../../content/ids/file-of';
import { parseRecord } from '../../content/schema/problems';
import { readRows, type ReadRow } from './read-rows';
import { readSheet } from './read-sheet';
import { fileText, siteRecords, type Fields, type SiteRecord } from './site-records';
import { keyOf, sameIn, tables, type Table } from './tables';
import { cellsOf } from './write-sheet';

const pathOf = ({ folder, file }: SiteRecord) => fileOf(folder, file);

/** The differences between two lists of rows, one line each. */
function changesOf(table: Table, id: string, before: readonly Fields[], after: readonly Fields[]): string[] {
  const nameOf = (row: Fields) => [id, keyOf(row) ?? []].flat().join(' ');
  const columns = Object.keys(table.cells);
  const changes = after.flatMap((row) => {
    const to = cellsOf(table, row);
    const old = sameIn(before, row);
    if (!old) return [`${nameOf(row)}  added: ${to.filter((text) => text !== '').join(', ')}`];
    return cellsOf(table, old).flatMap((from, at) =>
      from === to[at] ? [] : [`${nameOf(row)}  ${columns[at]}: ${from || 'empty'} → ${to[at] || 'empty'}`],
    );
  });
  const removed = before.filter((row) => !sameIn(after, row));
  return [...changes, ...removed.map((row) => `${nameOf(row)}  removed`)];
}

/** A line of a check with the sheet's row and column instead of the file and the field; unchanged if it is not about the sheet. */
function lineInSheet(line: string, table: Table, rows: readonly ReadRow[]): string {
  const own = rows.filter(({ site }) => line.startsWith(`${pathOf(site)}: `));
  const [, field = '', problem = ''] = /^[^:]+: ([^:]+): (.*)$/s.exec(line) ?? [];
  const dated = own.filter(({ values }) => keyOf(values));
  const date = /^(?:departures\.)?dates\.(\d+)/.exec(field)?.[1];
  const row = date ? dated[Number(date)] : own.find((one) => !dated.includes(one));
  if (!row) return line;
  const [, unknown] = /^has a field that is not known: ([\w, ]+)/.exec(problem) ?? [];
  if (unknown) {
    const where = keyOf(row.values) ? 'the row of a date' : 'this row';
    const [verb, these] = unknown.includes(',') ? ['have', 'them'] : ['has', 'it'];
    return `row ${row.row}, ${unknown}: ${verb} no place in ${where}: leave ${these} empty`;
  }
  const column = field.split('.').find((part) => part in table.cells) ?? field;
  return `row ${row.row}, ${column}: ${problem.replace('is missing', 'is empty')}`;
}

/**
 * Plans an import.
 * @param site The current records of the site.
 * @returns The name of the table, a line for each change, the texts of the changed files, and a function that maps a line of the content
 * check to its cell.
 * @throws DataError with everything that is refused.
 */
export function planImport(bytes: Uint8Array, site = siteRecords) {
  const { name, rows } = readRows(readSheet(bytes), site);
  const table = tables[name];
  // Dates keep their order, and new ones come last, so sorting a sheet changes nothing.
  const placeOf = ({ site: { record }, values }: ReadRow) => {
    const before = table.rowsOf(record);
    const same = sameIn(before, values);
    return same ? before.indexOf(same) : before.length;
  };
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  const inSheet = (line: string) => lineInSheet(line, table, ordered);

  const changed = [...new Set(rows.map((row) => row.site))].flatMap((one) => {
    const own = ordered.filter((row) => row.site === one).map(({ values }) => values);
    const record = table.withRows(one.record, own);
    const changes = changesOf(table, one.id, table.rowsOf(one.record), table.rowsOf(record));
    return changes.length > 0 ? [{ ...one, record, changes }] : [];
  });
  const problems = changed.flatMap(({ folder, file, record, schema }) => {
    const parsed = parseRecord(folder, file, record, schema);
    return 'problems' in parsed ? parsed.problems : [];
  });
  if (problems.length > 0) throw new DataError(problems.map(inSheet));
  return {
    name,
    changes: changed.flatMap(({ changes }) => changes),
    files: new Map(changed.map((one) => [pathOf(one), fileText(one)])),
    inSheet,
  };
}
