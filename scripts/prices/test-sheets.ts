/** Sheets for tests, in the bytes that spreadsheet programs write. No such program wrote them: the bytes are assembled here. */
import Papa from 'papaparse';
import { siteRecords } from './site-records';
import { tables } from './tables';
import { writeSheet } from './write-sheet';
import { seedTrips } from '../../content/catalogue/trips';

export type Row = Record<string, string>;

const group = siteRecords.find(({ record }) => 'departures' in record);
const [seed] = seedTrips;
if (!group || !seed) throw new Error('the content has no such trip');
export const groupId = group.id;
export const seedId = seed.id;

export const dates = ['2027-03-05', '2027-01-31'] as const;
const [ofGroup] = tables.departures.rowsOf(group.record);
const rule = { ...ofGroup, without: ['2027-01-01'], avoid: ['holi', 'diwali'] };
const ownFares = { fareAlone: 41_000, fareThirdAdult: 21_000, fareChildWithBed: 20_000, fareChildWithoutBed: 15_000 };
const date = { extra: true, status: 'full', price: 30_000, ...ownFares, note: '=“5, 6”', asOf: '2026-11-25' };
const fareRules = { singleSupplement: 30, thirdAdult: 80, childWithBed: 70, childWithoutBed: 60, roundUpTo: 50 };

/** The price rises by rupees on the first date, and by a percentage on the second. */
const peaks = dates.map((day, index) => ({
  date: day,
  until: '2041-01-01',
  peak: 'Holidays',
  states: ['goa'],
  trips: [seedId, 'sun-and-sea'],
  ...(index === 0 ? { rupees: 500 } : { percent: 12 }),
}));

/**
 * The site with two single dates of its first group, two peak dates, and a first seed trip that costs 20,000 rupees and has its own fares.
 */
export const site = siteRecords.map((one) => {
  if (one.id === seedId) return { ...one, record: { ...one.record, price: 20_000, fareRules, ownFares } };
  if (tables.peaks.holds(one.record)) return { ...one, record: tables.peaks.withRows(one.record, peaks) };
  const rows = [rule, ...dates.map((day) => ({ date: day, ...date }))];
  return one === group ? { ...one, record: tables.departures.withRows(one.record, rows) } : one;
});

/** The rows of an exported table. */
export const exported = (name: keyof typeof tables, records = site): Row[] =>
  Papa.parse<Row>(writeSheet(name, records).slice(1), { header: true, skipEmptyLines: true }).data;

const csv = (delimiter: string, newline = '\r\n', quotes = false) => {
  return (rows: readonly Row[]) => Papa.unparse([...rows], { delimiter, newline, quotes }) + newline;
};
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const emptyCells = (text: string) => `${text.replaceAll('\r\n', ',,\r\n')},,,,\r\n,,,,\r\n`;

/** The bytes that each program saves for some rows. */
export const programs: Readonly<Record<string, (rows: readonly Row[]) => Buffer>> = {
  'Excel, CSV UTF-8': (rows) => Buffer.from(`\ufeff${csv(',')(rows)}`),
  'Excel, CSV UTF-8 where a comma is decimal': (rows) => Buffer.from(`\ufeff${csv(';')(rows)}`),
  'Excel, Unicode text': (rows) => utf16(csv('\t')(rows)),
  'Excel, with the separator named': (rows) => Buffer.from(`sep=;\r\n${csv(';')(rows)}`),
  'LibreOffice, UTF-8': (rows) => Buffer.from(csv(',', '\n')(rows)),
  'LibreOffice, all texts quoted': (rows) => Buffer.from(csv(';', '\n', true)(rows)),
  'LibreOffice, UTF-16, high bytes first': (rows) => utf16(csv(',', '\n')(rows)).swap16(),
  'Google Sheets, CSV': (rows) => Buffer.from(csv(',')(rows).trim()),
  'Google Sheets, TSV': (rows) => Buffer.from(csv('\t')(rows).trim()),
  'any, with empty columns and rows': (rows) => Buffer.from(emptyCells(csv(',')(rows))),
};
