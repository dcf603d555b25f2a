/** The fixed texts of a trip's page, around those of its record. */
import { pageTexts } from '../catalogue/page-texts';
import { capitalised } from '../format/capitalised';
import { filled } from '../format/filled';
import { gateways, gatewaysAbroad } from '../ids/gateways';
import { taxSentence, tcsSentence } from './taxes';
import { formatDate, formatDay, formatDuration, formatPeople, formatWeekday } from '../format/duration';
import { formatMonthsInFull, monthsBetween } from '../format/months';
import { accessOf, hoursDriven, type AccessFacts } from '../model/route/access';
import { isBookable, type Day, type Departure } from '../model/dates/departures';
import { sightLabels, startLabel } from './trip-kinds';
import { departurePrice, fareTexts, ownFaresText } from './fares';
import type { Trip } from '../schema/types';

const text = pageTexts.trip;
const {
  headings,
  buttons,
  labels,
  glance,
  jumps,
  seasons,
  suitsLabels,
  access,
  steps: stepTexts,
  departures,
  photographs,
} = text;
const { claims, terms, meeting, asked } = departures;

export const tripPage = {
  ...headings,
  ...buttons,
  ...labels,
  glance,
  jumps,
  seasons,
  suitsLabels,
  access,
  photographs: {
    ...photographs,
    count: (number: number, count: number) => filled(photographs.count, { number, count }),
  },
  departures: {
    ...departures,
    /**
     * Describes a date in a message. @param date as printed @param price as printed, if the date has one of its own @param night the night
     * on which the group meets
     */
    leaving: (date: string, price?: string, night?: string) => {
      const day = night ? `${date} (${night})` : date;
      return price ? filled(asked.dayAt, { day, price }) : filled(asked.day, { day });
    },
    asOf: (day: string) => filled(departures.asOf, { day }),
    /** The labels for the status of a date. */
    claims: {
      'last places': claims.lastPlaces,
      guaranteed: claims.certain,
      full: claims.full,
      cancelled: claims.cancelled,
    },
    /** @param count the number of folded dates @param last the last of them, as printed */
    later: (count: number, last: string) => filled(departures.later, { count, last }),
  },
  /** @param place the place where the other trips go or start */
  near: (place: string) => filled(headings.near, { place }),
  from: (town: string) => filled(headings.from, { town }),
  taxes: (abroad: boolean) => taxSentence(abroad ? 'abroad' : 'india'),
  fares: fareTexts,
};

const days = text.dayByDay;

/** The words of a plan. */
export const dayByDay = {
  ...days,
  titled: (number: number, title: string) => filled(days.titled, { number, title }),
  meals: (meals: string) => filled(days.meals, { meals }),
  /** The hours on the road in a day; undefined where it has hardly any. */
  drive: (day: Parameters<typeof hoursDriven>[0]) => {
    const hours = hoursText(hoursDriven(day));
    return hours ? filled(days.drive, { hours }) : undefined;
  },
  night: (place: string) => filled(days.night, { place }),
};

/** The terms of a date beside the day it leaves: the return, and the last day to book. 'back 12 Jan, book by 9 Dec 2026'. */
export function departureTerms(departure: Departure): string {
  const { leaves, returns, closes } = departure;
  const beside = (day: Day) =>
    day.slice(0, 4) === leaves.slice(0, 4) ? formatDay(day) : `${formatDay(day)} ${day.slice(0, 4)}`;
  return filled(isBookable(departure) ? terms.backAndBook : terms.back, {
    day: beside(returns),
    last: beside(closes),
  });
}

/** 'meet on Thursday night, 10:30 pm', beside the day of the flight; undefined if the group meets on that day. */
export function meetingNight({ meets }: Pick<Departure, 'meets'>): string | undefined {
  if (!meets) return undefined;
  const weekday = formatWeekday(meets.on);
  return meets.at ? filled(meeting.short, { weekday, hour: meets.at }) : filled(meeting.shortUsual, { weekday });
}

/** 'Meet on Thursday night, 10 Dec, 10:30 pm: the flight leaves on Friday, after midnight'. Empty if the group meets on that day. */
export function meetingText({ leaves, meets }: Pick<Departure, 'leaves' | 'meets'>): string {
  if (!meets) return '';
  const night = { weekday: formatWeekday(meets.on), day: formatDay(meets.on), flight: formatWeekday(leaves) };
  return meets.at ? filled(meeting.long, { ...night, hour: meets.at }) : filled(meeting.longUsual, night);
}

/** The operator's claim about a date: 'Last places, as of 21 November 2026'; undefined if there is none. */
export const claimText = ({ status, asOf }: Pick<Departure, 'status' | 'asOf'>): string | undefined =>
  status === 'on sale' || !asOf
    ? undefined
    : filled(departures.claimed, { claim: tripPage.departures.claims[status], day: formatDate(asOf) });

/**
 * The notes on one date, such as that it is off season: 'Last places, as of 21 November 2026; ₹29,900 per person, ₹31,395 with 5% GST'. Empty if there are
 * none.
 */
export function departureNotes(departure: Departure, trip: Pick<Trip, 'basis' | 'abroad' | 'season'>): string {
  const { extra, note, festivals = [] } = departure;
  const months = [...trip.season.best, ...trip.season.fair];
  return [
    monthsBetween(departure.leaves, departure.leaves).some((month) => months.includes(month))
      ? undefined
      : capitalised(seasons.off),
    claimText(departure),
    extra ? tripPage.departures.extra : undefined,
    departurePrice(departure, trip),
    ownFaresText(departure),
    ...festivals,
    note,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Says whether the price of a tour abroad includes the flights; undefined in India. */
export function flightLine({ abroad, gateway }: Pick<Trip, 'abroad' | 'gateway'>): string | undefined {
  if (!abroad) return undefined;
  return gatewaysAbroad.includes(gateway)
    ? text.flights.extra
    : filled(text.flights.included, { town: gateways[gateway] });
}

/** The taxes on a trip's price, and for a tour abroad the rule on TCS and why the operator needs a PAN. */
export const taxRules = ({ abroad }: Pick<Trip, 'abroad'>): string =>
  [taxSentence('india'), ...(abroad ? [tcsSentence(), fareTexts.pan] : [])].join(' ');

/** The person who checked the facts of a trip, and the day; undefined if the record has none. */
export const checkedLine = ({ checked }: Pick<Trip, 'checked'>): string | undefined =>
  checked && filled(text.checked, { name: checked.by, day: formatDate(checked.on) });

const suitsKeys = ['walking', 'altitude', 'seniors', 'children', 'food', 'papers'] as const;

type SuitsKey = (typeof suitsKeys)[number];

const suitsRow = (suits: Trip['suits'], key: SuitsKey) => ({
  label: tripPage.suitsLabels[key],
  value: suits[key],
  asOf: key === 'papers' ? suits.papersAsOf : undefined,
});

/** The travellers that a trip suits, as labels and texts in the order of page and print. */
export const suitsRows = (suits: Trip['suits']) => suitsKeys.map((key) => suitsRow(suits, key));

/** A row of whom a trip suits, with the numbers that belong to it. */
export interface SuitsRow {
  label: string;
  numbers: readonly { label: string; value: string }[];
  value: string;
  asOf?: string | undefined;
}

/** Says whether a text names a number already: '1 to 3 km a day' names '3 km'. @param value the number, and after a comma its place */
const names = (text: string, value: string) => ` ${text}`.includes(` ${value.split(', ')[0]}`);

/**
 * Whom a trip suits, with its numbers: walking and steps, heights, and the longest stay, each in the row that it belongs to, unless the row
 * names it. The longest drive is in `glanceAt`.
 */
export function suitsWithNumbers(trip: Pick<Trip, 'plan' | 'access' | 'suits'>): SuitsRow[] {
  const { walking, steps, highestNight, highestPoint, longestStay } = accessTexts(trip);
  const numbersOf: Partial<Record<SuitsKey, readonly ({ label: string; value: string } | undefined)[]>> = {
    walking: [walking, steps],
    altitude: [highestNight, highestPoint],
    seniors: [longestStay],
  };
  return suitsKeys.map((key) => {
    const row = suitsRow(trip.suits, key);
    const numbers = (numbersOf[key] ?? []).filter((number) => number !== undefined);
    return { ...row, numbers: numbers.filter(({ value }) => !names(row.value, value)) };
  });
}

/** What tells a trip apart at one look: its days, its company and start, the size of a group, and its longest drive. */
export function glanceAt(trip: Trip): string[] {
  const { longestDrive } = accessOf(trip);
  return [
    formatDuration(trip.days),
    startLabel(trip),
    ...('groupSize' in trip ? [formatPeople(trip.groupSize).toLowerCase()] : []),
    ...(longestDrive > 0 ? [filled(glance.drive, { hours: hoursText(longestDrive) })] : []),
  ];
}

/** The journeys home that travellers reach on the last day, as a label and a text: 'Flight after 5 pm, train after 3 pm'. */
export function homeRows({ home }: Pick<Trip, 'home'>): { label: string; value: string }[] {
  const ways = (['flight', 'train'] as const).flatMap((by) => {
    const hour = home?.[by];
    return hour ? [filled(text.home[by], { hour })] : [];
  });
  return ways.length > 0 ? [{ label: text.home.label, value: capitalised(ways.join(', ')) }] : [];
}

/** The seasonal sights, as labels and texts in the order of page and print: 'Snow', 'December to March (at Solang)'. */
export const sightRows = ({ sights }: Pick<Trip, 'sights'>) =>
  sights.map(({ kind, months, note }) => ({
    label: sightLabels[kind],
    value: `${formatMonthsInFull(months)}${note ? ` (${note})` : ''}`,
  }));

export const hoursText = (hours: number) => {
  const minutes = Math.round((hours * 60) / 15) * 15;
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 ? `${whole} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

const metresText = (metres: number) => `${metres.toLocaleString('en-IN')} m`;

/** The height of a night: '1,600 m, Munnar'. */
export const nightText = ({ metres, place }: { metres: number; place: string }) => `${metresText(metres)}, ${place}`;

/** '2 nights, Munnar'. */
export const stayText = ({ nights, place }: { nights: number; place: string }) =>
  `${nights} ${nights === 1 ? 'night' : 'nights'}, ${place}`;

/** '640 m uphill on paths'. */
export const uphillText = (metres: number) =>
  filled(stepTexts.uphill, { metres: metresText(Math.round(metres / 10) * 10) });

function stepsText({ steps, pathClimb }: AccessFacts): string {
  const uphill = uphillText(pathClimb);
  if (steps === 0) return pathClimb === 0 ? stepTexts.few : filled(stepTexts.onlyUphill, { uphill });
  const counted = steps.toLocaleString('en-IN');
  return pathClimb === 0 ? counted : filled(stepTexts.both, { steps: counted, uphill });
}

/** The walking, steps and heights of a trip, each as a label and a text; undefined where it has none. */
function accessTexts(trip: Pick<Trip, 'plan' | 'access'>) {
  const { access: labels } = tripPage;
  const facts = accessOf(trip);
  const { longestDrive, walkingKm, highestNight, highestPoint, longestStay } = facts;
  return {
    longestDrive: longestDrive > 0 ? { label: labels.longestDrive, value: hoursText(longestDrive) } : undefined,
    walking: { label: labels.walking, value: `${walkingKm} km` },
    steps: { label: labels.steps, value: stepsText(facts) },
    highestNight: highestNight ? { label: labels.highestNight, value: nightText(highestNight) } : undefined,
    highestPoint: { label: labels.highestPoint, value: metresText(highestPoint) },
    longestStay: longestStay ? { label: labels.longestStay, value: stayText(longestStay) } : undefined,
  };
}

/** The same in the order of print. */
export const accessRows = (trip: Pick<Trip, 'plan' | 'access'>): { label: string; value: string }[] =>
  Object.values(accessTexts(trip)).filter((row) => row !== undefined);
