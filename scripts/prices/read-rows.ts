/** Reads the rows of a sheet as values of the site's records. */
import { DataError } from '../../content/catalogue/read-data';
import { nearest } from '../../content/schema/nearest';
import { CellProblem } from './cells';
import type { SheetRow } from './read-sheet';
import type { Fields, SiteRecord } from './site-records';
import { keyOf, sameIn, tables, type Table, type TableName } from './tables';
import { columnsOf, digestOf } from './write-sheet';

export interface ReadRow {
  row: number;
  site: SiteRecord;
  values: Fields;
}

/** Normalises a heading: 'Original price' and 'original_price' are originalPrice. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** The table that a header belongs to, and the column at each place. */
function columnsIn({ row, cells }: SheetRow): { name: TableName; columns: string[] } {
  const headings = cells.map(plain);
  const isDated = headings.includes('date') || headings.includes('weekday');
  const name = headings.includes('until') ? 'peaks' : isDated ? 'departures' : 'prices';
  const known = columnsOf(tables[name]);
  const columns = headings.map((heading) => known.find((column) => plain(column) === heading) ?? '');
  const problems = cells.flatMap((heading, at) => {
    const column = columns[at] ?? '';
    if (heading !== '' && column === '') return `${heading}: is no column of this table${nearest(heading, known)}`;
    return column !== '' && columns.indexOf(column) < at ? `${heading}: stands in the header twice` : [];
  });
  const missing = known.filter((column) => !columns.includes(column));
  if (missing.includes('id'))
    throw new DataError([`row ${row}, id: is missing: this is no table that 'npm run prices -- export' wrote`]);
  problems.push(...missing.map((column) => `${column}: is missing, and without it nothing can be imported`));
  if (problems.length > 0) throw new DataError(problems.map((problem) => `row ${row}, ${problem}`));
  return { name, columns };
}

/** Changed cells in the columns that are only for reading. An added row may leave them empty. */
function changedNames(texts: Readonly<Record<string, string>>, site: SiteRecord): string[] {
  return (['name', 'basis'] as const).flatMap((column) => {
    const text = texts[column] ?? '';
    const isLeftOut = text === '' && !texts['exported'];
    if (isLeftOut || text === site[column]) return [];
    return [`${column}: was '${site[column]}', which a sheet does not change: change it in the editor`];
  });
}

/** Rows of the site that are missing in the sheet. Only dates may be removed by deleting their rows. */
function missingRows(table: Table, records: Iterable<SiteRecord>, rows: readonly ReadRow[]): string[] {
  return [...records].flatMap((site) => {
    const own = rows.filter((row) => row.site === site).map(({ values }) => values);
    const missing = table.rowsOf(site.record).filter((row) => !sameIn(own, row));
    const isLost = own.length === 0 ? missing.length > 0 : missing.some((row) => keyOf(row) === undefined);
    return isLost ? [`the row of '${site.id}' is missing: put it back, or export anew`] : [];
  });
}

/** The record and the values of a row, or the problems of its cells. */
function readRow(
  table: Table,
  texts: Readonly<Record<string, string>>,
  records: ReadonlyMap<string, SiteRecord>,
): { site: SiteRecord; values: Fields } | { problems: string[] } {
  const { id = '', exported } = texts;
  const site = records.get(id);
  if (!site) return { problems: [`id: is '${id}', which no ${table.has} has${nearest(id, records.keys())}`] };
  if (exported && exported !== digestOf(table, site))
    return { problems: [`exported: '${id}' was changed on the site since the export: export anew`] };
  const problems = changedNames(texts, site);
  const values: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(table.cells)) {
    const text = texts[column] ?? '';
    try {
      values[column] = text === '' ? undefined : cell.read(text);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push(`${column}: ${error.message}`);
    }
  }
  if (problems.length > 0) return { problems };
  return { site, values };
}

/**
 * Reads the rows of a sheet.
 * @param site All records.
 * @throws DataError with all cells that cannot be read.
 */
export function readRows(
  [header, ...rows]: readonly [SheetRow, ...SheetRow[]],
  site: readonly SiteRecord[],
): { name: TableName; rows: ReadRow[] } {
  const { name, columns } = columnsIn(header);
  const table = tables[name];
  const records = new Map(site.filter(({ record }) => table.holds(record)).map((one) => [one.id, one]));
  const problems: string[] = [];
  const read = rows.flatMap(({ row, cells }): ReadRow[] => {
    const texts = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    const result = readRow(table, texts, records);
    if ('values' in result) return [{ row, ...result }];
    problems.push(...result.problems.map((problem) => `row ${row}, ${problem}`));
    return [];
  });
  for (const one of read) {
    const key = keyOf(one.values);
    const first = read.find((other) => other.site === one.site && keyOf(other.values) === key);
    const what = 'date' in table.cells ? `date: is ${key ?? 'empty'}` : `id: is '${one.site.id}'`;
    if (first && first !== one) problems.push(`row ${one.row}, ${what}, as in row ${first.row} of the same trip`);
  }
  if (problems.length === 0) problems.push(...missingRows(table, records.values(), read));
  if (problems.length > 0) throw new DataError(problems);
  return { name, rows: read };
}
