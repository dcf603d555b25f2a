/** The itineraries that are printed: one for each card of the download page, one for each trip. */
import { capitalised } from '../../../content/format/capitalised';
import { formatDuration, formatPeople, formatShortDate } from '../../../content/format/duration';
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
  suitsRows,
  tripPage,
} from '../../../content/pages/trip';
import { totalText } from '../../../content/catalogue/taxes';
import { basisText, partsText, peakText } from '../../../content/pages/fares';
import { isBookable, type Departure } from '../../../content/queries/departures';
import { fareTable } from '../../../content/queries/fares';
import { peaksInSeason } from '../../../content/queries/peaks';
import { trips, type Trip } from '../../../content/queries/trips';
import type { ItineraryCard, ItineraryDay } from '../../../content/schema/types';
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

const departureLines = (departures: readonly Departure[], trip: Trip) => [
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

const ofTrip = (trip: Trip): Printing => {
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
        {
          heading: tripPage.fares.heading,
          items: [...fareTable(trip).map(fareLine), tripPage.fares.note(trip), ...peakLines(trip)],
        },
        ...(group ? [{ heading: tripPage.departures.heading, items: departureLines(group.departures, trip) }] : []),
        { heading: tripPage.included, items: inclusions },
        { heading: tripPage.excluded, items: notes.exclusions },
        {
          heading: tripPage.season,
          items: [
            ...(['best', 'fair'] as const).flatMap((how) => monthLine(tripPage.seasons[how], notes.season[how])),
            dated(notes.season.note, notes.season.asOf),
          ],
        },
        {
          heading: tripPage.access.heading,
          items: accessRows(notes).map(({ label, value }) => `${label}: ${value}`),
        },
        {
          heading: tripPage.suits,
          items: suitsRows(notes.suits).map(({ label, value, asOf }) => dated(`${label}: ${value}`, asOf)),
        },
      ],
    },
  };
};

export const printings: readonly Printing[] = [...itineraryCards.map(ofCard), ...trips.map(ofTrip)];
