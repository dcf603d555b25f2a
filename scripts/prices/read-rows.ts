/** The rows of a sheet as values of the site's records. */
import { DataError } from '../../content/catalogue/read-data';
import { nearest } from '../../content/schema/nearest';
import { CellProblem } from './cells';
import type { SheetRow } from './read-sheet';
import type { Fields, SiteRecord } from './site-records';
import { keyOf, sameIn, tables, type Table } from './tables';
import { digestOf } from './write-sheet';

export interface ReadRow {
  row: number;
  site: SiteRecord;
  values: Fields;
}

/** 'Original price' and 'original_price' are originalPrice. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** The table that a header belongs to, and its column at each place. */
function columnsIn({ row, cells }: SheetRow): { table: Table; columns: string[] } {
  const headings = cells.map(plain);
  const isDated = headings.includes('date') || headings.includes('weekday');
  const table = headings.includes('until') ? tables.peaks : isDated ? tables.departures : tables.prices;
  const known = ['id', 'name', 'basis', ...Object.keys(table.cells), 'exported'];
  const columns = headings.map((heading) => known.find((column) => plain(column) === heading) ?? '');
  const problems = cells.flatMap((heading, at) => {
    const column = columns[at] ?? '';
    if (heading !== '' && column === '') return `${heading}: is no column of this table${nearest(heading, known)}`;
    return column !== '' && columns.indexOf(column) < at ? `${heading}: stands in the header twice` : [];
  });
  const needed = 'date' in table.cells ? ['id', 'date'] : ['id'];
  problems.push(...needed.filter((column) => !columns.includes(column)).map((column) => `${column}: is missing`));
  if (problems.length > 0) throw new DataError(problems.map((problem) => `row ${row}, ${problem}`));
  return { table, columns };
}

/** A row that has a place on the site, or what of it cannot be read. A column that the sheet lacks stays as it is. */
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
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(table.cells)) {
    const text = texts[column];
    if (text === undefined) continue;
    try {
      values[column] = text === '' ? undefined : cell.read(text);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push(`${column}: ${error.message}`);
    }
  }
  if (problems.length > 0) return { problems };
  return { site, values: { ...sameIn(table.rowsOf(site.record), values), ...values } };
}

/**
 * @param site all records
 * @throws DataError with all cells that cannot be read
 */
export function readRows(
  [header, ...rows]: readonly [SheetRow, ...SheetRow[]],
  site: readonly SiteRecord[],
): { table: Table; rows: ReadRow[] } {
  const { table, columns } = columnsIn(header);
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
  if (problems.length > 0) throw new DataError(problems);
  return { table, rows: read };
}
