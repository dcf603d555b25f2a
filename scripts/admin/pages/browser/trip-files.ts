/** Reads and changes the files of trips, with the same check as the editor's own saves. */
import { formatRupees } from '../../../../content/format/money';
import { formSchemas } from '../../../../content/schema/data-folders';
import { numberIn } from '../../browser/form-values';
import { fileText } from '../../browser/refuse';
import { entryOf, tripFile, tripFolder, type TripFile } from './entries';
import { readFolder, update } from './host';

/** Reads all trips, in the order of lists. */
export async function readTrips(): Promise<ReadonlyMap<string, TripFile>> {
  const trips = Object.entries(await readFolder(tripFolder)).map(
    ([name, text = '']) => [name.replace(/\.json$/, ''), JSON.parse(text) as TripFile] as const,
  );
  return new Map(trips.sort(([, a], [, b]) => a.order - b.order));
}

/**
 * The text of a data file as the editor would write it.
 * @param form The name of its form.
 * @throws Error with the refused fields, in the words of the form.
 */
export function checkedText(form: string, record: object): string {
  const schema = formSchemas[form];
  if (!schema) throw new Error(`There is no form ${form}.`);
  try {
    return fileText(form, schema, record);
  } catch (error) {
    const { cause } = error as Error;
    throw cause instanceof Error ? new Error(`Refused: ${cause.message}`, { cause }) : error;
  }
}

/**
 * Changes trips in one commit.
 * @param change Returns the new record for the newest one.
 */
export const updateTrips = (
  ids: readonly string[],
  message: string,
  change: (record: Record<string, unknown>, id: string) => object,
): Promise<void> =>
  update(message, ids.map(tripFile), (texts) => {
    const changed = ids.map((id) => {
      const text = texts[tripFile(id)];
      if (text === undefined) throw new Error(`${entryOf(tripFile(id)).name} was deleted meanwhile.`);
      try {
        return [tripFile(id), checkedText('trips', change(JSON.parse(text) as Record<string, unknown>, id))] as const;
      } catch (error) {
        throw new Error(`${entryOf(tripFile(id), text).name}: ${(error as Error).message}`, { cause: error });
      }
    });
    return { write: Object.fromEntries(changed) };
  });

/**
 * Compares the price over which the operator typed with the newest one.
 * @throws Error if somebody else changed it.
 */
export function expectSaved(shown: number | undefined, newest: number | undefined): void {
  if (newest === shown) return;
  const theirs = newest === undefined ? 'that of the trip' : formatRupees(newest);
  throw new Error(
    `Somebody saved another price meanwhile: ${theirs}. Load this page again: it asks which one to keep.`,
  );
}

/** Parses rupees as the forms of the editor do, ₹1,12,500 or 26300.00; other texts stay unchanged, and the check refuses them. */
export function rupeesIn(text: string): unknown {
  const rupees = numberIn(text);
  return Number.isInteger(rupees) ? rupees : text;
}
