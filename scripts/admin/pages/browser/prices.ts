/** The prices in the list of trips: they are typed, or raised by a percentage, and saved together. */
import { formatRupees } from '../../../../content/format/money';
import { element, onSubmit, say, type } from './dom';
import type { TripFile } from './entries';
import { attempt, finish } from './page';
import { expectSaved, rupeesIn, updateTrips } from './trip-files';
import { forget } from './typed';

/** A trip in the list. */
export interface Row {
  id: string;
  trip: TripFile;
  /** The fields for its prices, which begin with the saved ones. */
  prices: readonly { name: 'price' | 'originalPrice'; saved: number; field: HTMLInputElement }[];
  item: HTMLElement;
}

/** The prices of a trip with their fields; only some trips have a price before the saving. */
export const pricesOf = (id: string, trip: TripFile): Row['prices'] =>
  (['originalPrice', 'price'] as const).flatMap((name) => {
    const saved = trip[name];
    if (saved === undefined) return [];
    const field = element('input', {
      name: `trips/${id}/${name}`,
      inputmode: 'decimal',
      value: formatRupees(saved),
      'aria-label': `${name === 'price' ? 'Price' : 'Price before the saving'} of ${trip.name}`,
      autocomplete: 'off',
    });
    return [{ name, saved, field }];
  });

const changedIn = ({ prices }: Row) => prices.filter(({ field }) => field.value.trim() !== field.defaultValue);

export const changedPrices = (rows: readonly Row[]) => rows.flatMap(changedIn);

/** Saves all changed prices in one commit. */
async function savePrices(rows: readonly Row[]): Promise<void> {
  const changed = new Map(rows.filter((row) => changedIn(row).length > 0).map((row) => [row.id, row]));
  const [only, ...others] = [...changed.values()].map(({ trip }) => trip.name);
  const what = others.length === 0 ? `price of ${only}` : `prices of ${changed.size} trips`;
  await updateTrips([...changed.keys()], `Change the ${what}`, (record, id) => {
    const row = changed.get(id);
    const typed = (row ? changedIn(row) : []).map(({ name, saved, field }) => {
      expectSaved(saved, record[name] as number);
      return [name, rupeesIn(field.value)] as const;
    });
    return { ...record, ...Object.fromEntries(typed) };
  });
  forget(
    localStorage,
    [...changed.values()].flatMap(changedIn).map(({ field }) => field),
  );
  await finish(`The ${what} ${others.length === 0 ? 'is' : 'are'} saved.`);
}

/** The button that saves. It stays at the bottom of the screen, and says how many prices were changed. */
export function saveBar(form: HTMLFormElement, rows: readonly Row[]): HTMLElement {
  const save = element('button', {});
  const count = () => {
    const { length } = changedPrices(rows);
    save.disabled = length === 0;
    save.textContent = length === 1 ? 'Save 1 changed price' : `Save ${length} changed prices`;
  };
  form.addEventListener('input', count);
  onSubmit(form, () => attempt('Saving…', () => savePrices(rows)));
  count();
  return element('p', { class: 'save' }, save);
}

/** A form that fills in prices which are higher or lower than the saved ones, for the trips that the search shows. */
export function raiseForm(rows: readonly Row[]): HTMLElement {
  const field = element('input', { type: 'number', step: 'any', min: '-99', required: '', autocomplete: 'off' });
  const label = element('label', {}, 'Percent to raise the prices of the trips shown; -5 lowers them', field);
  const form = element('form', {}, label, element('button', {}, 'Fill in the new prices'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const prices = rows.filter(({ item }) => !item.hidden).flatMap((row) => row.prices);
    for (const { saved, field: one } of prices)
      type(one, formatRupees(Math.round((saved * (100 + field.valueAsNumber)) / 10_000) * 100));
    say('The new prices are filled in, to the nearest ₹100. Look through them, then save.', 'done');
  });
  return element('details', {}, element('summary', {}, 'Raise or lower many prices'), form);
}
