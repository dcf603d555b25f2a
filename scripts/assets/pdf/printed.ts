/** The itineraries that are printed: one for each card of the download page, one for each trip. */
import { pageTexts } from '../../../content/catalogue/page-texts';
import { capitalised } from '../../../content/format/capitalised';
import { formatDate, formatDuration, formatPeople, formatShortDate } from '../../../content/format/duration';
import { filled } from '../../../content/format/filled';
import { itineraryCards } from '../../../content/catalogue/itinerary-cards';
import { dated } from '../../../content/format/months';
import { formatRupees } from '../../../content/format/money';
import { monthIds, months, type MonthId } from '../../../content/ids/months';
import { departureNotes, departureTerms, flightLine, meetingText, tripPage } from '../../../content/words/trip';
import { tripFacts, type FactRow } from '../../../content/words/trip-facts';
import { totalText } from '../../../content/words/taxes';
import { sharesBeforeTcs, sumText } from '../../../content/words/fare-words';
import { basisText, datedText, onRequestTexts, parties, partsText } from '../../../content/words/fares';
import { today } from '../../../content/model/dates/build-day';
import { extrasNote, particulars, speaksLine } from '../../../content/words/trip-particulars';
import { isBookable, type Departure } from '../../../content/model/dates/departures';
import { departureText } from '../../../content/words/departures';
import { printedOnRequest } from '../../../content/model/fares/peaks';
import { fareLevels, type FareLevel } from '../../../content/model/fares/trip-totals';
import type { ItineraryCard, ItineraryDay, Leader, Trip } from '../../../content/schema/types';
import type { PrintedItinerary } from './document';
import { trips, isGroup } from '../../../content/catalogue/trips';
import { comingDepartures } from '../../../content/model/dates/group-departures';

export interface Printing {
  id: string;
  picture: string;
  /** The towns and sights that its map names first. */
  stops: readonly string[];
  itinerary: PrintedItinerary;
}

const dayTexts = (plan: readonly ItineraryDay[]) => plan.map((day) => ({ ...day, text: dated(day.text, day.asOf) }));

/** Lists with their headings, without empty ones. */
const listsOf = (lists: readonly (readonly [heading: string, items: readonly (string | undefined)[]])[]) =>
  lists
    .map(([heading, items]) => ({ heading, items: items.filter((item) => item !== undefined) }))
    .filter(({ items }) => items.length > 0);

const ofCard = ({ id, picture, destination, days, people, plan, inclusions, exclusions }: ItineraryCard): Printing => ({
  id,
  picture,
  stops: [],
  itinerary: {
    title: destination,
    lines: [
      filled(pageTexts.trip.pdf.forPeople, { days: formatDuration(days), people: formatPeople(people).toLowerCase() }),
    ],
    plan: dayTexts(plan),
    lists: listsOf([
      [tripPage.included, inclusions],
      [tripPage.excluded, exclusions],
    ]),
  },
});

const texts = pageTexts.prices;

const fareLine = (row: FareLevel['fares'][number], trip: Trip) => {
  const { id, parts, fare, gst, tcs, total } = row;
  const sum = partsText(parts);
  const sums = [
    `${parties[id]}: ${filled(texts.sums.fare, { amount: `${sum ? `${sum} = ` : ''}${formatRupees(fare)}` })}`,
    sumText('gst', gst),
    ...(tcs > 0 ? [sumText('tcs', tcs)] : []),
    filled(texts.printedTotal, { amount: formatRupees(total) }),
  ].join(', ');
  return [sums, sharesBeforeTcs(row, trip)].filter(Boolean).join('. ');
};

/** The days of a level of fares, then the fares of its usual parties. */
const levelLines = ({ days, fares }: FareLevel, trip: Trip) => [
  ...days.map((dated) => datedText(dated, trip)),
  ...fares.map((row) => fareLine(row, trip)),
];

/** Paper cannot hide past dates, so the list says on which day it was printed. */
const departureLines = (departures: readonly Departure[], trip: Trip) => [
  tripPage.departures.asOf(formatDate(today)),
  ...departures.map((departure) =>
    [
      `${formatShortDate(departure.leaves)}, ${departureTerms(departure)}`,
      meetingText(departure),
      departureNotes(departure, trip),
    ]
      .filter(Boolean)
      .join('; '),
  ),
  ...(departures.some(isBookable) ? [] : [tripPage.departures.none]),
];

/** 'At its best: January, February'; empty if there is no such month. */
const monthLine = (how: string, chosen: readonly MonthId[]) => {
  const names = monthIds.filter((month) => chosen.includes(month)).map((month) => months[month]);
  return names.length === 0 ? [] : [`${capitalised(how)}: ${names.join(', ')}`];
};

const rowLine = ({ label, value, asOf }: FactRow) => dated(`${label}: ${value}`, asOf);

const leaderLines = (leader: Leader | undefined) =>
  leader ? [`${leader.name}. ${leader.about}`, speaksLine(leader)] : [];

/** The printed content of a trip. */
export const printingOf = (trip: Trip): Printing => {
  const { id, picture, name, days, price, abroad, inclusions } = trip;
  const { practical, hotels, car, payments, extras, sights, festivals, access, suits, checked, ...others } =
    tripFacts(trip);
  others satisfies Record<string, never>;
  return {
    id,
    picture,
    stops: trip.route,
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
        ...(isGroup(trip) ? [`${departureText(trip.departures)}, ${formatPeople(trip.groupSize).toLowerCase()}`] : []),
        ...practical.map(rowLine),
        ...(checked ? [checked] : []),
      ],
      plan: dayTexts(trip.plan),
      lists: listsOf([
        [particulars.hotels, hotels.map(rowLine)],
        [particulars.car, car.map(rowLine)],
        [
          tripPage.fares.heading,
          [
            ...fareLevels(trip).flatMap((level) => levelLines(level, trip)),
            tripPage.fares.note(trip),
            ...onRequestTexts(printedOnRequest(trip)).map((days) => `${tripPage.fares.onRequest.heading} ${days}`),
          ],
        ],
        [particulars.payments, payments.map(rowLine)],
        [tripPage.departures.heading, isGroup(trip) ? departureLines(comingDepartures(trip), trip) : []],
        [particulars.leader, leaderLines(isGroup(trip) ? trip.leader : undefined)],
        [tripPage.included, inclusions],
        [tripPage.excluded, trip.exclusions],
        [particulars.extras, [...extras.map(rowLine), extrasNote(trip)]],
        [
          tripPage.season,
          [
            ...(['best', 'fair'] as const).flatMap((how) => monthLine(tripPage.seasons[how], trip.season[how])),
            dated(trip.season.note, trip.season.asOf),
            ...sights.map(rowLine),
            ...festivals.map(rowLine),
          ],
        ],
        [tripPage.access.heading, access.map(rowLine)],
        [tripPage.suits, suits.map(rowLine)],
      ]),
    },
  };
};

export const printings: readonly Printing[] = [...itineraryCards.map(ofCard), ...trips.map(printingOf)];
