/** Prices as the rows of a spreadsheet: one row a trip, and one for the operator's rules. */
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import * as z from 'zod';

/** The columns whose numbers can be changed, in their order. */
export const numberColumns = [
  'price',
  'originalPrice',
  'singleSupplement',
  'thirdAdult',
  'childWithBed',
  'childWithoutBed',
  'roundUpTo',
] as const;
export type NumberColumn = (typeof numberColumns)[number];

/** A row as the site knows it; undefined where a trip says nothing of its own. */
export interface PriceRow {
  id: string;
  name: string;
  basis: string;
  numbers: { readonly [Column in NumberColumn]?: number | undefined };
}

/** The id of the row with the operator's rules. */
export const rulesRow = 'fare-rules';

/**
 * Changes when any number of a row does: an import refuses rows that were changed on the site since the export. A letter stands first:
 * spreadsheets rewrite digits alone, or digits with one 'e', as a number.
 */
export const digestOf = ({ id, numbers }: PriceRow): string =>
  `v${createHash('sha256')
    .update([id, ...numberColumns.map((column) => numbers[column] ?? '')].join('|'))
    .digest('hex')
    .slice(0, 11)}`;

const columns = ['id', 'name', 'basis', ...numberColumns, 'exported'] as const;

/** The rows as CSV, with Windows line ends and a byte-order mark: that is how spreadsheets open it without asking. */
export function toCsv(rows: readonly PriceRow[]): string {
  const data = rows.map((row) => [
    row.id,
    row.name,
    row.basis,
    ...numberColumns.map((column) => row.numbers[column] ?? ''),
    digestOf(row),
  ]);
  return `\ufeff${Papa.unparse({ fields: [...columns], data })}\r\n`;
}

const importedRow = z.looseObject({ id: z.string(), exported: z.string() });

/** A row of a spreadsheet: texts, as they were typed. */
export interface ImportedRow {
  /** Its line in the file, the heading being line 1. */
  line: number;
  id: string;
  exported: string;
  texts: Readonly<Record<NumberColumn, string>>;
}

/**
 * Reads a CSV that a spreadsheet saved: with or without byte-order mark, with any line ends, with commas, semicolons or tabs.
 * @throws when a column is missing
 */
export function fromCsv(text: string): ImportedRow[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim(),
  });
  const missing = ['id', ...numberColumns, 'exported'].filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`the file lacks the column ${missing.join(', ')}: export it anew`);
  return data.map((values, index) => {
    const { id, exported } = importedRow.parse(values);
    const texts = Object.fromEntries(numberColumns.map((column) => [column, (values[column] ?? '').trim()]));
    return { line: index + 2, id: id.trim(), exported: exported.trim(), texts: texts as Record<NumberColumn, string> };
  });
}
