/** The formats of table cells: how they are written, and how they are read after people and spreadsheet programs have changed them. */
import * as z from 'zod';
import { monthIds, months } from '../../content/ids/months';
import { capitalised } from '../../content/format/capitalised';

const formulaError = /^(#N\/A|#[A-Z][A-Z0-9/]*[!?]|Err:\d+)$/;

/** The reason why a cell cannot be read, as the end of a sentence. */
export class CellProblem extends Error {
  constructor(text: string, why: string) {
    super(`is '${text}', ${formulaError.test(text) ? 'the error of a formula' : why}`);
  }
}

export interface Cell {
  show: (value: unknown) => string;
  /**
   * Parses a cell.
   * @throws CellProblem if the text is not valid.
   */
  read: (text: string) => unknown;
}

/** Digits in Indian groups (1,05,000), in other groups (105,000), or without groups. Excel and LibreOffice add two decimals to rupees. */
const digits = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.00?)?$/;

/**
 * A cell with a whole number.
 * @param sign Matches a sign before or after the number.
 */
const whole = (sign: RegExp, example: string): Cell => ({
  show: String,
  read(text) {
    const plain = text.replace(sign, '').trim();
    if (digits.test(plain)) return parseInt(plain.replaceAll(',', ''));
    const why = /[-−(]\D*\d/.test(text) ? 'negative' : /\d\.\d/.test(text) ? 'with a point in it' : 'no whole number';
    throw new CellProblem(text, `${why}: write it as ${example}`);
  },
});

export const rupees = whole(/^(₹|rs\.?|inr)/i, '26300 or ₹26,300');
export const percent = whole(/%$/, '40 or 40%');
export const count = whole(/(?!)/, '21');

/** A text that starts like a formula has an apostrophe before it in the sheet. */
export const words: Cell = {
  show: (value) => String(value).replace(/^(?='*[=+@-])/, "'"),
  read(text) {
    if (formulaError.test(text)) throw new CellProblem(text, '');
    return text.replace(/^'(?='*[=+@-])/, '');
  },
};

/** One of the names in the schema. */
export const name: Cell = { show: String, read: (text) => text.toLowerCase() };
export const weekday: Cell = { show: String, read: (text) => capitalised(text.toLowerCase()) };

/** '31-Jan-27', as Excel writes a day, or '31 January 2027'. */
const withMonth = /^(\d{1,2})[\s-]([a-z]{3,})[\s-](?:20)?(\d\d)$/i;

function isoOf(text: string): string {
  const [, date = '', name = '', year = ''] = withMonth.exec(text) ?? [];
  const at = monthIds.findIndex((id) => [id, months[id].toLowerCase()].includes(name.toLowerCase()));
  if (at >= 0) return `20${year}-${String(at + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return text.replace(/^(\d\d)([/-])(\d\d)\2(\d{4})$/, '$4-$3-$1');
}

/**
 * A day as 2027-01-31 or in the Indian formats 31/01/2027, 31-01-2027 or 31-Jan-27. A date such as 1/31/2027 is refused: one digit is a sign
 * of the American format, in which the month is first.
 */
export const day: Cell = {
  show: String,
  read(text) {
    const iso = isoOf(text);
    if (z.iso.date().safeParse(iso).success) return iso;
    throw new CellProblem(text, 'no day: write it as 2027-01-31 or 31/01/2027');
  },
};

export const choice: Cell = {
  show: (value) => (value ? 'yes' : 'no'),
  read(text) {
    if (/^(yes|true|no|false)$/i.test(text)) return /^[yt]/i.test(text);
    throw new CellProblem(text, 'neither yes nor no');
  },
};

/** A month as 'January' or jan. */
const month: Cell = {
  show: String,
  read: (text) => monthIds.find((id) => months[id].toLowerCase() === text.toLowerCase()) ?? name.read(text),
};

/** A list as 'kerala, goa' or '1 and 3'. An empty cell is an empty list. */
const listOf = (entry: Cell, between = ', '): Cell => ({
  show: (value) => (value as unknown[]).map(entry.show).join(between),
  read: (text) =>
    text
      .split(/(?:[\s,;&]|(?<![\w-])and(?![\w-]))+/i)
      .filter(Boolean)
      .map(entry.read),
});

export const idList = listOf(name);
export const monthList = listOf(month);
/** Spreadsheets read '1, 3' as 13, so the numbers are joined with 'and'. */
export const weeks = listOf(count, ' and ');
export const dayList = listOf(day, ' and ');
