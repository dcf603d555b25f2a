/** Writes a table of the site as CSV. */
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { siteRecords, type Fields, type SiteRecord } from './site-records';
import { tables, type Table, type TableName } from './tables';

/** The headings of a table, in order. */
export const columnsOf = (table: Table): string[] => ['id', 'name', 'basis', ...Object.keys(table.cells), 'exported'];

/** The texts of a row's cells; '' for a field that the record does not have. */
export const cellsOf = (table: Table, row: Fields): string[] =>
  Object.entries(table.cells).map(([column, { show }]) => (row[column] === undefined ? '' : show(row[column])));

/**
 * A digest that changes with any cell of a record: an import refuses rows that were changed on the site since the export, for example in
 * the editor. It starts with a letter, because spreadsheets rewrite digits as a number.
 */
export function digestOf(table: Table, { id, record }: SiteRecord): string {
  const cells = JSON.stringify([id, table.rowsOf(record).map((row) => cellsOf(table, row))]);
  return `v${createHash('sha256').update(cells).digest('hex').slice(0, 11)}`;
}

/** The CSV text of a table, with Windows line ends and a byte-order mark, so that spreadsheets open it without a question. */
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
