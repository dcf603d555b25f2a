/** A table of the site as CSV. */
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { siteRecords, type Fields, type SiteRecord } from './site-records';
import { tables, type Table, type TableName } from './tables';

/** The headings of a table, in their order. */
export const columnsOf = (table: Table): string[] => ['id', 'name', 'basis', ...Object.keys(table.cells), 'exported'];

/** The texts of a row's cells; nothing where the record does not say it. */
export const cellsOf = (table: Table, row: Fields): string[] =>
  Object.entries(table.cells).map(([column, { show }]) => (row[column] === undefined ? '' : show(row[column])));

/**
 * Changes when any cell of a record does: an import refuses rows that were changed on the site since the export, for example in the editor.
 * A letter stands first: spreadsheets rewrite digits as a number.
 */
export function digestOf(table: Table, { id, record }: SiteRecord): string {
  const cells = JSON.stringify([id, table.rowsOf(record).map((row) => cellsOf(table, row))]);
  return `v${createHash('sha256').update(cells).digest('hex').slice(0, 11)}`;
}

/** With Windows line ends and a byte-order mark: that is how spreadsheets open it without asking. */
export function writeSheet(name: TableName, site = siteRecords): string {
  const table = tables[name];
  const data = site
    .filter(({ record }) => table.holds(record))
    .flatMap((one) =>
      table
        .rowsOf(one.record)
        .map((row) => [one.id, one.name, one.basis, ...cellsOf(table, row), digestOf(table, one)]),
    );
  return `\ufeff${Papa.unparse({ fields: columnsOf(table), data })}\r\n`;
}
