/** Reads the cells of a CSV file that Excel, LibreOffice or Google Sheets saved. */
import Papa from 'papaparse';
import { DataError } from '../../content/catalogue/read-data';

export interface SheetRow {
  /** The row number in the spreadsheet. */
  row: number;
  /** The cells as they were typed. */
  cells: string[];
}

/** Excel's 'Unicode text' is UTF-16 with a byte-order mark; everything else is UTF-8. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const [readable = ''] = text.split(/[\0\ufffd]/);
  if (readable === text) return text;
  const row = readable.split(/\r\n|\r|\n/).length;
  throw new DataError([`row ${row}: is not written in UTF-8: save the sheet as 'CSV UTF-8'`]);
}

/**
 * The rows that are not empty, the header first.
 * @throws DataError if the text is no table, or if a cell is outside its columns.
 */
export function readSheet(bytes: Uint8Array): [header: SheetRow, ...rows: SheetRow[]] {
  const whole = textOf(bytes);
  const [named = '', sign] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const [top = ''] = /.*\S.*/.exec(text) ?? [];
  const delimiter = sign ?? ['\t', ';'].find((one) => top.includes(one)) ?? ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const [quote] = errors.filter(({ type }) => type === 'Quotes');
  if (quote)
    throw new DataError([`row ${(quote.row ?? 0) + 1}: has a quotation mark that is not closed, or inside a cell`]);

  const [header = { row: 1, cells: [] }, ...rows] = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const outside = rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, at) =>
      cell === '' || header.cells[at] ? [] : [`row ${row}, column ${at + 1}: '${cell}' stands under no heading`],
    ),
  );
  if (outside.length > 0) throw new DataError(outside);
  return [header, ...rows];
}
