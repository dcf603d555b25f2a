/** The page `/admin/departures?trip=…`: the coming dates of a group as on the site, with their statuses and prices. */
import { formatShortDate } from '../../../../content/format/duration';
import { formatRupees } from '../../../../content/format/money';
import { dayInIndia } from '../../../../content/format/day-in-india';
import { departuresOf, type Day, type Departure, type DepartureRule } from '../../../../content/model/dates/departures';
import { departureText } from '../../../../content/words/departures';
import { groupTripSchema } from '../../../../content/schema/trips';
import type { GroupTrip } from '../../../../content/schema/types';
import { withDate, withExtraDate, withoutDate, type Status } from './departure-changes';
import { button, element, link, list, onSubmit, paragraph } from './dom';
import { tripFile, tripForm } from './entries';
import { read } from './host';
import { attempt, finish, start } from './page';
import { expectSaved, readTrips, rupeesIn, updateTrips } from './trip-files';
import { forget, keepTyped } from './typed';

const id = new URLSearchParams(location.search).get('trip') ?? '';
const today = dayInIndia(Date.now());

/** The labels of the buttons. */
const statuses: Readonly<Record<Status, string>> = {
  'on sale': 'On sale',
  'last places': 'Few seats',
  guaranteed: 'Guaranteed',
  full: 'Full',
  cancelled: 'Cancelled',
};

const parsed = (record: object): GroupTrip => groupTripSchema.parse({ ...record, id });

/**
 * Changes the newest state of the rule in one commit.
 * @param typed The fields whose texts it saves.
 */
const change = (
  trip: GroupTrip,
  what: string,
  make: (rule: DepartureRule) => object,
  ...typed: readonly HTMLInputElement[]
): Promise<void> =>
  attempt('Saving…', async () => {
    await updateTrips([id], `${trip.name}: ${what}`, (record) => ({
      ...record,
      departures: make(parsed(record).departures),
    }));
    forget(localStorage, typed);
    await finish(`${what}.`);
  });

function statusButtons(trip: GroupTrip, { leaves, status }: Departure, when: string): HTMLElement {
  const group = element('div', { role: 'group', 'aria-label': `How the group of ${when} is sold` });
  for (const [value, text] of Object.entries(statuses) as [Status, string][]) {
    const one = button(text, () =>
      change(trip, `${when}: ${text.toLowerCase()}`, (rule) => withDate(rule, leaves, today, { status: value })),
    );
    one.setAttribute('aria-pressed', String(value === status));
    group.append(one);
  }
  return group;
}

function priceForm(trip: GroupTrip, { leaves, price }: Departure, when: string): HTMLElement {
  const field = element('input', {
    name: `departures/${id}/${leaves}`,
    inputmode: 'decimal',
    value: price === undefined ? '' : formatRupees(price),
    placeholder: formatRupees(trip.price),
    'aria-label': `Price on ${when}`,
    title: 'Empty for the price of the trip',
    autocomplete: 'off',
  });
  const form = element('form', { class: 'price' }, field, element('button', {}, 'Save price'));
  onSubmit(form, () => {
    const typed = field.value.trim();
    const shownPrice = typed === '' ? `the price of the trip` : typed;
    const make = (rule: DepartureRule) => {
      expectSaved(price, rule.dates.find(({ date }) => date === leaves)?.price);
      // The check refuses a text that is not a number.
      return withDate(rule, leaves, today, { price: typed === '' ? undefined : (rupeesIn(typed) as number) });
    };
    return change(trip, `${when}: ${shownPrice}`, make, field);
  });
  return form;
}

function dateItem(trip: GroupTrip, departure: Departure): Node[] {
  const when = formatShortDate(departure.leaves);
  return [
    element('h3', {}, `${when}${departure.extra ? ' (extra date)' : ''}`),
    statusButtons(trip, departure, when),
    priceForm(trip, departure, when),
    button('Take this date out', () =>
      change(trip, `${when}: taken out`, (rule) => withoutDate(rule, departure.leaves)),
    ),
  ];
}

function addForm(trip: GroupTrip): HTMLElement {
  const field = element('input', { name: `departures/${id}/new`, type: 'date', min: today, required: '' });
  const form = element(
    'form',
    {},
    element('label', {}, 'Day on which one more group leaves', field),
    element('button', {}, 'Add this date'),
  );
  onSubmit(form, () => {
    const day: Day = field.value;
    return change(trip, `${formatShortDate(day)}: added`, (rule) => withExtraDate(rule, day, today), field);
  });
  return form;
}

async function showGroup(into: HTMLElement): Promise<void> {
  const text = (await read([tripFile(id)])).texts[tripFile(id)];
  if (text === undefined) throw new Error('There is no such group.');
  const trip = parsed(JSON.parse(text) as object);
  const coming = departuresOf(trip.departures, trip.days, today);
  into.append(
    element('h2', {}, trip.name),
    paragraph(`${departureText(trip.departures)}: these are the dates of the next twelve months, as on the site.`),
    element('h2', {}, 'Add a date'),
    addForm(trip),
    element('h2', {}, 'Coming dates'),
    list(coming.map((departure) => dateItem(trip, departure))),
    paragraph(link(tripForm(id, { collection: 'groups' }), 'Other days of the week or months: the form of the trip')),
  );
  keepTyped(into);
}

async function showGroups(into: HTMLElement): Promise<void> {
  const groups = [...(await readTrips())].filter(([, { collection }]) => collection === 'groups');
  into.append(
    paragraph('Choose a group:'),
    list(groups.map(([group, { name }]) => [link(`/admin/departures?trip=${group}`, name)])),
  );
}

start(id ? showGroup : showGroups);
