/** The records whose prices and departures are in the tables, and the texts of their data files. */
import type * as z from 'zod';
import { operator } from '../../content/catalogue/operator';
import type { DataFolder } from '../../content/ids/file-of';
import { operatorSchemas } from '../../content/schema/operator';
import { recordText } from '../../content/schema/record-text';
import { tripSchema } from '../../content/schema/trips';
import { trips } from '../../content/catalogue/trips';

export type Fields = Readonly<Record<string, unknown>>;

export interface SiteRecord {
  /** The id in the tables. */
  id: string;
  name: string;
  basis: string;
  folder: DataFolder;
  /** The name of the record's file. */
  file: string;
  schema: z.ZodType;
  record: Fields;
}

const peaks = { id: 'peak-dates', name: 'Dates on which trips cost more', basis: '' };
const rules = { id: 'fare-rules', name: 'The rules for all trips, in percent of the twin-sharing fare', basis: '' };

/** The operator's fare rules and peak dates, then the trips in the order of their lists. */
export const siteRecords: readonly SiteRecord[] = [
  { ...rules, folder: 'operator', file: 'fares', schema: operatorSchemas.fares, record: operator.fares },
  { ...peaks, folder: 'operator', file: 'peaks', schema: operatorSchemas.peaks, record: operator.peaks },
  ...trips.map((record): SiteRecord => {
    const { id, basis } = record;
    return { id, name: record.name, basis, folder: 'trips', file: id, schema: tripSchema, record };
  }),
];

/** The text of a record's file. */
export const fileText = ({ schema, record }: SiteRecord): string => recordText(schema, record);
