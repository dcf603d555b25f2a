/** The itineraries that are printed: one for each card of the download page, one for each trip. */
import { capitalised } from '../../../content/format/capitalised';
import { formatDate, formatDuration, formatPeople, formatShortDate } from '../../../content/format/duration';
import { itineraryCards } from '../../../content/catalogue/itinerary-cards';
import { dated } from '../../../content/format/months';
import { formatRupees } from '../../../content/format/money';
import { monthIds, months, type MonthId } from '../../../content/catalogue/months';
import {
  accessRows,
  checkedLine,
  departureNotes,
  departureTerms,
  flightLine,
  sightRows,
  suitsRows,
  tripPage,
} from '../../../content/pages/trip';
import { totalText } from '../../../content/catalogue/taxes';
import { basisText, partsText, peakText } from '../../../content/pages/fares';
import { today } from '../../../content/queries/build-day';
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
import { festivalsOfTrip } from '../../../content/queries/festivals';
import { peaksInSeason } from '../../../content/queries/peaks';
import { trips, type Trip } from '../../../content/queries/trips';
import type { ItineraryCard, ItineraryDay, Leader } from '../../../content/schema/types';
import type { PrintedItinerary } from './document';

export interface Printing {
  id: string;
  picture: string;
  /** The towns and sights that its map names first. */
  stops: readonly string[];
  itinerary: PrintedItinerary;
}

const dayTexts = (plan: readonly ItineraryDay[]) => plan.map((day) => ({ ...day, text: dated(day.text, day.asOf) }));

const ofCard = ({ id, picture, destination, days, people, plan, inclusions, exclusions }: ItineraryCard): Printing => ({
  id,
  picture,
  stops: [],
  itinerary: {
    title: destination,
    lines: [`${formatDuration(days)}, for ${formatPeople(people).toLowerCase()}`],
    plan: dayTexts(plan),
    lists: [
      { heading: tripPage.included, items: inclusions },
      { heading: tripPage.excluded, items: exclusions },
    ],
  },
});

const fareLine = ({ label, parts, fare, gst, tcs, total }: ReturnType<typeof fareTable>[number]) => {
  const sum = partsText(parts);
  return [
    `${label}: fare ${sum ? `${sum} = ` : ''}${formatRupees(fare)}`,
    `GST ${formatRupees(gst)}`,
    ...(tcs > 0 ? [`TCS ${formatRupees(tcs)}`] : []),
    `total ${formatRupees(total)}`,
  ].join(', ');
};

/** Peak dates with what they are; none where there are none. */
const peakLines = (trip: Trip) =>
  peaksInSeason(trip).map((peak) => `${tripPage.fares.peaks} ${peakText(peak, trip.basis)}`);

/** Paper does not hide what is past: it says of which day it is. */
const departureLines = (departures: readonly Departure[], trip: Trip) => [
  tripPage.departures.asOf(formatDate(today)),
  ...departures.map((departure) =>
    [`${formatShortDate(departure.leaves)}, ${departureTerms(departure)}`, departureNotes(departure, trip)]
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
  const { id, picture, name, days, price, abroad, inclusions, group, notes } = trip;
  const checked = checkedLine(notes);
  return {
    id,
    picture,
    stops: notes.route,
    itinerary: {
      title: name,
      lines: [
        formatDuration(days),
        [
          `${formatRupees(price)} ${basisText(trip)}, ${totalText(price, abroad)}.`,
          flightLine(trip),
          tripPage.taxes(abroad),
        ]
          .filter(Boolean)
          .join(' '),
        ...(group ? [`${group.departure}, ${formatPeople(group.groupSize).toLowerCase()}`] : []),
        `${tripPage.starts}: ${notes.start}`,
        `${tripPage.ends}: ${notes.end}`,
        ...(checked ? [checked] : []),
      ],
      plan: dayTexts(notes.plan),
      lists: [
        ...listOf(particulars.hotels, hotelRows(notes).map(rowLine)),
        {
          heading: tripPage.fares.heading,
          items: [...fareTable(trip).map(fareLine), tripPage.fares.note(trip), ...peakLines(trip)],
        },
        ...listOf(particulars.payments, paymentRows(notes).map(rowLine)),
        ...(group ? [{ heading: tripPage.departures.heading, items: departureLines(group.departures, trip) }] : []),
        ...listOf(particulars.leader, leaderLines(group?.leader)),
        { heading: tripPage.included, items: inclusions },
        { heading: tripPage.excluded, items: notes.exclusions },
        ...listOf(particulars.extras, [...extraRows(notes).map(rowLine), extrasNote(trip)]),
        {
          heading: tripPage.season,
          items: [
            ...(['best', 'fair'] as const).flatMap((how) => monthLine(tripPage.seasons[how], notes.season[how])),
            dated(notes.season.note, notes.season.asOf),
            ...sightRows(notes).map(rowLine),
            ...festivalsOfTrip(trip, today).map(({ label, value }) => `${label}: ${value}`),
          ],
        },
        {
          heading: tripPage.access.heading,
          items: accessRows(notes).map(rowLine),
        },
        {
          heading: tripPage.suits,
          items: suitsRows(notes.suits).map(({ label, value, asOf }) => dated(`${label}: ${value}`, asOf)),
        },
      ],
    },
  };
};

export const printings: readonly Printing[] = [...itineraryCards.map(ofCard), ...trips.map(printingOf)];
