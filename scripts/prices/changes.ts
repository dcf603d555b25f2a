/** What an imported table would change, and what of it is refused. */
import { digestOf, numberColumns, rulesRow, type ImportedRow, type NumberColumn, type PriceRow } from './table';

export interface Change {
  id: string;
  column: NumberColumn;
  from: number | undefined;
  /** undefined takes a rule of the trip's own out: the operator's applies again. */
  to: number | undefined;
}

export interface Import {
  changes: Change[];
  /** A line each; nothing may be written while there is one. */
  problems: string[];
}

/** Whole numbers a column takes: rupees, percent, or a step of rupees. The limits of rupees are those of the content's schema. */
const ranges: Readonly<Record<NumberColumn, readonly [least: number, most: number]>> = {
  price: [1_000, 500_000],
  originalPrice: [1_000, 500_000],
  singleSupplement: [0, 200],
  thirdAdult: [0, 100],
  childWithBed: [0, 100],
  childWithoutBed: [0, 100],
  roundUpTo: [1, 1_000],
};

const isRule = (column: NumberColumn) => column !== 'price' && column !== 'originalPrice';

/** A number as people and spreadsheets write it: 26300, 26,300, 1,05,000, 26300.00 or 26300,00, ₹26,300, 40%. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/[₹%\s]/g, '').replace(/(\.0+|,0{1,2})$/, '');
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** Why a column of a row cannot be as it is; undefined when it can. */
function problemOf(row: PriceRow, column: NumberColumn, text: string): string | undefined {
  const known = row.numbers[column];
  if (text === '') {
    const mayBeEmpty = row.id !== rulesRow && isRule(column);
    return mayBeEmpty || known === undefined ? undefined : `${column} is empty`;
  }
  if (row.id === rulesRow && !isRule(column)) return `${column} has no place in the row of the rules`;
  if (column === 'originalPrice' && known === undefined)
    return 'originalPrice has no place here: only honeymoons show a saving';
  const value = numberOf(text);
  if (value === undefined) return `${column} is '${text}', not a whole number`;
  const [least, most] = ranges[column];
  return value < least || value > most ? `${column} is ${value}, not ${least} to ${most}` : undefined;
}

function readRow(row: PriceRow, { texts }: ImportedRow): Import {
  const problems = numberColumns.flatMap((column) => problemOf(row, column, texts[column]) ?? []);
  if (problems.length > 0) return { changes: [], problems };
  const next = (column: NumberColumn) => (texts[column] === '' ? undefined : numberOf(texts[column]));
  const [price, original] = [next('price'), next('originalPrice')];
  if (price !== undefined && original !== undefined && original <= price) {
    return { changes: [], problems: [`originalPrice is ${original}, not above the price of ${price}`] };
  }
  const changes = numberColumns
    .map((column) => ({ id: row.id, column, from: row.numbers[column], to: next(column) }))
    .filter(({ from, to }) => from !== to);
  return { changes, problems: [] };
}

/**
 * Compares an imported table with what the site holds.
 * @param rows what the site holds now
 * @param imported rows that are missing from it are left as they are
 */
export function compare(rows: readonly PriceRow[], imported: readonly ImportedRow[]): Import {
  const known = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const results = imported.map((entry): Import => {
    const row = known.get(entry.id);
    const refused = (why: string): Import => ({ changes: [], problems: [why] });
    const where = (result: Import): Import => ({
      ...result,
      problems: result.problems.map((problem) => `line ${entry.line}, ${entry.id || 'no id'}: ${problem}`),
    });
    if (!row) return where(refused('there is no trip with this id'));
    if (seen.has(entry.id)) return where(refused('is in the file twice'));
    seen.add(entry.id);
    if (entry.exported !== digestOf(row))
      return where(refused('was changed on the site since the export: export anew'));
    return where(readRow(row, entry));
  });
  return { changes: results.flatMap(({ changes }) => changes), problems: results.flatMap(({ problems }) => problems) };
}
