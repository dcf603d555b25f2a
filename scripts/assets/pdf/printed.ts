/** The itineraries that are printed: one for each card of the download page, one for each trip. */
import { capitalised } from '../../../content/format/capitalised';
import { formatDuration, formatPeople, formatShortDate } from '../../../content/format/duration';
import { itineraryCards } from '../../../content/catalogue/itinerary-cards';
import { formatRupees } from '../../../content/format/money';
import { monthIds, months, type MonthId } from '../../../content/catalogue/months';
import {
  accessRows,
  checkedLine,
  departureNotes,
  departureTerms,
  flightLine,
  suitsRows,
  tripPage,
} from '../../../content/pages/trip';
import {
  extraRows,
  extrasNote,
  hotelRows,
  particulars,
  paymentRows,
  speaksLine,
} from '../../../content/pages/trip-particulars';
import { isBookable, type Departure } from '../../../content/queries/departures';
import { fareTable } from '../../../content/queries/fares';
import { trips, type Trip } from '../../../content/queries/trips';
import type { ItineraryCard, Leader } from '../../../content/schema/types';
import type { PrintedItinerary } from './document';

export interface Printing {
  id: string;
  picture: string;
  /** The towns and sights that its map names first. */
  stops: readonly string[];
  itinerary: PrintedItinerary;
}

const ofCard = ({ id, picture, destination, days, people, plan, inclusions, exclusions }: ItineraryCard): Printing => ({
  id,
  picture,
  stops: [],
  itinerary: {
    title: destination,
    lines: [`${formatDuration(days)}, for ${formatPeople(people).toLowerCase()}`],
    plan,
    lists: [
      { heading: tripPage.included, items: inclusions },
      { heading: tripPage.excluded, items: exclusions },
    ],
  },
});

const fareLine = ({ label, fare, tax, total }: ReturnType<typeof fareTable>[number]) =>
  `${label}: fare ${formatRupees(fare)}, tax ${formatRupees(tax)}, total ${formatRupees(total)}`;

const departureLines = (departures: readonly Departure[], basis: Trip['basis']) => [
  ...departures.map((departure) =>
    [`${formatShortDate(departure.leaves)}, ${departureTerms(departure)}`, departureNotes(departure, basis)]
      .filter(Boolean)
      .join('; '),
  ),
  ...(departures.some(isBookable) ? [] : [tripPage.departures.none]),
];

/** 'At its best: January, February'; nothing where no month is. */
const monthLine = (how: string, chosen: readonly MonthId[]) => {
  const names = monthIds.filter((month) => chosen.includes(month)).map((month) => months[month]);
  return names.length === 0 ? [] : [`${capitalised(how)}: ${names.join(', ')}`];
};

/** A list under its heading; nothing where it would be empty. */
const listOf = (heading: string, items: readonly (string | undefined)[]) => {
  const said = items.filter((item) => item !== undefined);
  return said.length === 0 ? [] : [{ heading, items: said }];
};

const rowLine = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

const leaderLines = (leader: Leader | undefined) =>
  leader ? [`${leader.name}. ${leader.about}`, speaksLine(leader)] : [];

/** What is printed of a trip. */
export const printingOf = (trip: Trip): Printing => {
  const { id, picture, name, days, price, basis, abroad, inclusions, group, notes } = trip;
  const checked = checkedLine(notes);
  return {
    id,
    picture,
    stops: notes.route,
    itinerary: {
      title: name,
      lines: [
        formatDuration(days),
        [`${formatRupees(price)} ${tripPage.basis[basis]}.`, flightLine(trip), tripPage.taxes(abroad)]
          .filter(Boolean)
          .join(' '),
        ...(group ? [`${group.departure}, ${formatPeople(group.groupSize).toLowerCase()}`] : []),
        `${tripPage.starts}: ${notes.start}`,
        `${tripPage.ends}: ${notes.end}`,
        ...(checked ? [checked] : []),
      ],
      plan: notes.plan,
      lists: [
        ...listOf(particulars.hotels, hotelRows(notes).map(rowLine)),
        { heading: tripPage.fares.heading, items: [...fareTable(trip).map(fareLine), tripPage.fares.note(abroad)] },
        ...listOf(particulars.payments, paymentRows(notes).map(rowLine)),
        ...(group ? [{ heading: tripPage.departures.heading, items: departureLines(group.departures, basis) }] : []),
        ...listOf(particulars.leader, leaderLines(group?.leader)),
        { heading: tripPage.included, items: inclusions },
        { heading: tripPage.excluded, items: notes.exclusions },
        ...listOf(particulars.extras, [...extraRows(notes).map(rowLine), extrasNote(trip)]),
        {
          heading: tripPage.season,
          items: [
            ...(['best', 'fair'] as const).flatMap((how) => monthLine(tripPage.seasons[how], notes.season[how])),
            notes.season.note,
          ],
        },
        {
          heading: tripPage.access.heading,
          items: accessRows(notes).map(rowLine),
        },
        {
          heading: tripPage.suits,
          items: suitsRows(notes.suits).map(rowLine),
        },
      ],
    },
  };
};

export const printings: readonly Printing[] = [...itineraryCards.map(ofCard), ...trips.map(printingOf)];
