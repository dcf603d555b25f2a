/** Reads and changes the files of trips, with the same check as the editor's own saves. */
import type * as z from 'zod';
import { tripSchema } from '../../../../content/schema/trips';
import { numberIn } from '../../browser/form-values';
import { fileText } from '../../browser/refuse';
import { tripFile } from './entries';
import { update } from './host';

export type TripRecord = Record<string, unknown>;

/**
 * The text of a data file as the editor would write it.
 * @param form The folder or the file.
 * @throws Error with the refused fields, in the words of the form.
 */
export function checkedText(form: string, schema: z.ZodType, record: object): string {
  try {
    return fileText(form, schema, record);
  } catch (error) {
    const { cause } = error as Error;
    throw cause instanceof Error ? new Error(`Refused: ${cause.message}`, { cause }) : error;
  }
}

export const tripText = (record: object): string => checkedText('trips', tripSchema, record);

/**
 * Changes a trip in one commit.
 * @param change Returns the new record for the newest one.
 */
export const updateTrip = (id: string, message: string, change: (record: TripRecord) => object): Promise<void> =>
  update(message, [tripFile(id)], (texts) => {
    const text = texts[tripFile(id)];
    if (text === undefined) throw new Error('This trip was deleted meanwhile.');
    return { write: { [tripFile(id)]: tripText(change(JSON.parse(text) as TripRecord)) } };
  });

/** Parses rupees as the forms of the editor do, ₹1,12,500 or 26300.00; other texts stay unchanged, and the check refuses them. */
export function rupeesIn(text: string): unknown {
  const rupees = numberIn(text);
  return Number.isInteger(rupees) ? rupees : text;
}
