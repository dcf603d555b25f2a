/** The records whose prices and departures stand in tables, and the text of their data files. */
import * as z from 'zod';
import { operator } from '../../content/catalogue/operator';
import { allTrips } from '../../content/catalogue/trips';
import type { DataFolder } from '../../content/schema/file-of';
import { operatorSchemas } from '../../content/schema/operator';
import { inOrder, recordText } from '../../content/schema/record-text';
import { tripSchema } from '../../content/schema/trips';

export type Fields = Readonly<Record<string, unknown>>;

export interface SiteRecord {
  /** As the tables call it. */
  id: string;
  name: string;
  basis: string;
  folder: DataFolder;
  /** The name of its file. */
  file: string;
  schema: z.ZodType;
  record: Fields;
}

const rules = { id: 'fare-rules', name: 'The rules for all trips, in percent of the twin-sharing fare', basis: '' };

/** The operator's fare rules, then the trips in the order of their lists. */
export const siteRecords: readonly SiteRecord[] = [
  { ...rules, folder: 'operator', file: 'fares', schema: operatorSchemas.fares, record: operator.fares },
  ...allTrips.map((record): SiteRecord => {
    const { id, basis } = record;
    const name = 'title' in record ? record.title : record.name;
    return { id, name, basis, folder: 'trips', file: id, schema: tripSchema, record };
  }),
];

/** The text of its file; the id is the file's name. */
export function fileText({ schema, record }: SiteRecord): string {
  const fields = Object.entries(inOrder(schema, record) as Fields).filter(([field]) => field !== 'id');
  return recordText(z.unknown(), Object.fromEntries(fields));
}
