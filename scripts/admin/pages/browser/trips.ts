/** The page `/admin/trips`: all trips as a list with pictures and editable prices, buttons to copy a trip, and deleted trips to restore. */
import { addressOf } from '../../../../content/format/address-of';
import { formatDuration, formatShortDate } from '../../../../content/format/duration';
import { dayInIndia } from '../../../../content/format/day-in-india';
import { departuresOf, isBookable } from '../../../../content/model/dates/departures';
import { thumbnailFile, tripPath } from '../../../../content/routes';
import { groupTripSchema } from '../../../../content/schema/trips';
import { tripNeighbours, type Known } from '../../browser/neighbours';
import { button, element, link, list, paragraph, say } from './dom';
import { entryOf, historyAddress, tripFile, tripForm, type TripFile } from './entries';
import { read, update } from './host';
import { deletedTrips, movedFile } from './moved';
import { ask } from './dialog';
import { attempt, finish, start } from './page';
import { changedPrices, pricesOf, raiseForm, saveBar, type Row } from './prices';
import { checkedText, readTrips } from './trip-files';
import { forget, keepTyped, remembered } from './typed';

/** Inserted by the build. */
declare const KNOWN: Known;

type Trips = Awaited<ReturnType<typeof readTrips>>;

/** The rows of the page as it was read last. */
let rows: readonly Row[] = [];

const headings: Readonly<Record<string, string>> = {
  seed: 'Packages',
  domestic: 'Domestic tours',
  honeymoons: 'Honeymoons',
  groups: 'Group tours',
};

/** The next departure that can be booked; undefined for trips that leave on any day. */
function nextDeparture(id: string, trip: TripFile): string | undefined {
  const parsed = groupTripSchema.safeParse({ ...trip, id });
  if (!parsed.success) return undefined;
  const { departures, days } = parsed.data;
  const next = departuresOf(departures, days, dayInIndia(Date.now())).find(isBookable);
  return next ? `next departure ${formatShortDate(next.leaves)}` : 'no departure ahead';
}

/** The copy of a record, without its photographs, which show another trip, and without its single dates. */
function copyOf(record: Record<string, unknown>, name: string): Record<string, unknown> {
  const { departures, ...rest } = Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'photos'));
  const own = typeof departures === 'object' ? { departures: { ...departures, dates: [] } } : {};
  return { ...rest, ...own, name };
}

async function copy(trip: TripFile, trips: Trips, field: HTMLInputElement): Promise<void> {
  const name = field.value.trim();
  const id = addressOf(name);
  if (id === '') throw new Error('The name needs letters from A to Z: the address is made of them.');
  const others = [...trips].map(([one, { name: other }]) => ({ id: one, name: other }));
  if (tripNeighbours({ name }, others, KNOWN, id).length > 0)
    throw new Error(`“${name}” is a name that is taken, or its address ${tripPath(id)} is: choose another.`);
  await update(`Add ${name}, a copy of ${trip.name}`, [tripFile(id)], (texts) => {
    if (texts[tripFile(id)] !== undefined) throw new Error(`There is a trip at ${tripPath(id)} already.`);
    return { write: { [tripFile(id)]: checkedText('trips', copyOf({ ...trip }, name)) } };
  });
  forget(localStorage, [field]);
  await finish(`${name} is there.`, link(tripForm(id, trip), 'Change its texts'), ' ');
}

async function askForName(id: string, trip: TripFile, trips: Trips): Promise<void> {
  if (changedPrices(rows).length > 0) {
    say('Save the prices first: the list is read again after copying.', 'failed');
    return;
  }
  const field = remembered(element('input', { name: `copies/${id}`, required: '', maxlength: '48' }));
  const content = [
    element('h2', {}, `New trip, as a copy of ${trip.name}`),
    element('label', {}, 'Name of the new trip', field),
    paragraph('The copy goes on the site with the texts and the price of the original, until you change them.'),
  ];
  if (await ask(content, 'Make the copy')) await attempt('Copying…', () => copy(trip, trips, field));
}

function rowOf(id: string, trip: TripFile, trips: Trips): Row {
  const { name } = trip;
  const facts = [formatDuration(trip.days), nextDeparture(id, trip)].filter((fact) => fact !== undefined);
  const more = link(historyAddress(tripFile(id)), 'More');
  more.setAttribute('aria-label', `More of ${name}: what it was before, another address, delete`);
  const again = button('Copy…', () => askForName(id, trip, trips));
  again.setAttribute('aria-label', `Copy ${name} to a new trip…`);
  const prices = pricesOf(id, trip);
  const fields = prices.flatMap(({ name: which, field }) => (which === 'price' ? [field] : [field, 'now']));
  const item = element(
    'li',
    { class: 'trip' },
    element('img', { src: thumbnailFile(trip.picture), alt: '', width: '64', height: '64', loading: 'lazy' }),
    element('div', {}, link(tripForm(id, trip), name), element('br', {}), element('small', {}, facts.join(', '))),
    element('div', { class: 'ways price' }, ...fields, again, more),
  );
  return { id, trip, prices, item };
}

/** A search field that shows only the rows with all of its words. */
function search(): HTMLElement {
  const field = element('input', { type: 'search', autocomplete: 'off' });
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const { item } of rows) item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word));
  });
  return element('label', {}, 'Search', field);
}

start(async (into) => {
  const [trips, moved] = await Promise.all([readTrips(), read([movedFile])]);
  rows = [...trips].map(([id, trip]) => rowOf(id, trip, trips));
  const parts = Object.entries(headings).flatMap(([collection, heading]) => {
    const own = rows.filter(({ trip }) => trip.collection === collection);
    return [element('h2', {}, heading), element('ul', {}, ...own.map(({ item }) => item))];
  });
  const prices = element('form', {}, ...parts);
  prices.append(saveBar(prices, rows));
  const deleted = deletedTrips(moved.texts, (id) => trips.has(id));
  into.append(
    search(),
    raiseForm(rows),
    prices,
    ...(deleted.length > 0
      ? [
          element('h2', {}, 'Deleted'),
          list(
            deleted.map((id) => [
              link(historyAddress(tripFile(id)), `${entryOf(tripFile(id)).name}: what it was, and bring it back`),
            ]),
          ),
        ]
      : []),
  );
  keepTyped(into);
});
