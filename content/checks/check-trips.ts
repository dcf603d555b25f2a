import { gateways } from '../ids/gateways';
import { months as monthNames } from '../ids/months';
import { places } from '../catalogue/places';
import { formatRupees } from '../format/money';
import { wordsIn } from '../format/words';
import { isOfRule, isRegular } from '../model/dates/departures';
import { fareKindOf, sameForAllOf } from '../model/fares/fare-parties';
import { partiesOf } from '../model/fares/party-rows';
import { hotelLines, mealsIn } from '../model/inclusions';
import { legsOf } from '../model/route/route-places';
import { accessProblems, planProblems } from './check-legs';
import { homeProblems } from './home-problems';
import { startProblems } from './start-problems';
import { startWordProblems } from './start-words';
import { line, rangeProblem } from '../schema/problems';
import type { GroupTrip, Trip } from '../schema/types';

/** The words of a text, padded with spaces so that only whole words match. */
const plainWords = (text: string) => ` ${wordsIn(text).join(' ')} `;

const placeNames = Object.values(places).flatMap(({ name, also = [] }) => [name, ...also].map(plainWords));

/** Returns whether the gazetteer has a place: 'Eravikulam' matches 'Eravikulam park gate'. */
function isInGazetteer(stop: string): boolean {
  const words = plainWords(stop);
  return placeNames.some((name) => name.startsWith(words));
}

/** The places in a plan; a map and a route need at least two. */
const placesIn = (plan: Trip['plan']) =>
  new Set(plan.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])));

/** Checks the single dates of a group against its rule and against each other. */
function dateProblems({ id, departures }: GroupTrip): string[] {
  const { dates, without } = departures;
  const strayed = without.filter((day) => !isRegular(departures, day));
  const left = strayed.map((day) => line('trips', id, 'departures.without', `${day} is no date of the rule`));
  const single = dates.flatMap(({ date, extra, asOf }, index) => {
    const problem = (field: string, text: string) => line('trips', id, `departures.dates.${index}.${field}`, text);
    const isRuled = isOfRule(departures, date);
    return [
      ...(dates.findIndex((one) => one.date === date) < index ? [problem('date', `${date} stands there twice`)] : []),
      ...(!extra && !isRuled
        ? [problem('date', `${date} is no date of the rule: mark it as extra, or correct it`)]
        : []),
      ...(extra && isRuled ? [problem('extra', `${date} is a date of the rule already`)] : []),
      ...(asOf > date ? [problem('asOf', `${asOf} is after the departure`)] : []),
    ];
  });
  return [...left, ...single];
}

/** Matches a text that postpones to the booking what the table of fares has. */
const leftToBooking = /supplement[^.]*\b(?:tell|quote|ask|request|when you book)/i;

const dearerUnsaid = 'says that some dates cost more: enter them as dates that cost more, or leave it out';
/** Matches a text that says that some dates cost more. */
const costsMoreThen = /\b(?:(?:rooms?|hotels?) costs? (?:more|most)|prices? (?:for|on|of) those dates)\b/i;

/** Checks single fares against the fare of one of two sharing. @param path the field of the fares */
function ownFareProblems(
  { id, basis }: Trip,
  path: string,
  price: number,
  { fareAlone, fareChildWithBed, fareChildWithoutBed }: NonNullable<Trip['ownFares']> = {},
): string[] {
  const share = basis === 'per couple' ? price / 2 : price;
  const children = { fareChildWithBed, fareChildWithoutBed };
  return [
    ...(fareAlone !== undefined && fareAlone < share
      ? [line('trips', id, `${path}.fareAlone`, `is less than each of two pays, ${formatRupees(share)}`)]
      : []),
    ...Object.entries(children).flatMap(([name, fare = 0]) =>
      fare > share ? [line('trips', id, `${path}.${name}`, `is more than an adult pays, ${formatRupees(share)}`)] : [],
    ),
  ];
}

/** Reports stops that neither the gazetteer nor the trip's own texts have: a typing error, or a place that the trip does not visit. */
function routeProblems(trip: Trip): string[] {
  const { id, route, plan, location } = trip;
  const days = plan.map(({ title, text, overnight }) => `${title} ${text} ${overnight}`);
  const tripTexts = plainWords([...days, location, trip.name].join(' '));
  return route.flatMap((stop, index) =>
    isInGazetteer(stop) || tripTexts.includes(plainWords(stop))
      ? []
      : [line('trips', id, `route.${index}`, `'${stop}' is no place of our map, and no day of the trip names it`)],
  );
}

/** Checks the fares of a trip against its price, and its notes against its fares. */
function fareProblems(trip: Trip): string[] {
  const { id, price, basis, alsoFor, questions, season } = trip;
  const problem = (field: string, text: string) => line('trips', id, field, text);
  const fareKind = fareKindOf(trip);
  const parties = partiesOf(trip);
  return [
    ...(sameForAllOf(trip) < (basis === 'per couple' ? price / 2 : price)
      ? []
      : [problem('sameForAll', 'comes to no less than the price of one person')]),
    ...(alsoFor.length > 0 && fareKind !== 'for two' ? [problem('alsoFor', 'is only for trips for two')] : []),
    ...(fareKind === 'for two' && parties.length < 1 + alsoFor.length
      ? [problem('alsoFor', 'has a child, and the trip is planned without children')]
      : []),
    ...ownFareProblems(trip, 'ownFares', price, trip.ownFares),
    ...('departures' in trip ? trip.departures.dates : []).flatMap((date, index) =>
      ownFareProblems(trip, `departures.dates.${index}.ownFares`, date.price ?? price, date.ownFares),
    ),
    ...questions.flatMap(({ question }, index) =>
      questions.findIndex((one) => plainWords(one.question) === plainWords(question)) < index
        ? [problem(`questions.${index}.question`, 'stands there twice')]
        : [],
    ),
    ...questions.flatMap(({ answer }, index) => [
      ...(leftToBooking.test(answer)
        ? [problem(`questions.${index}.answer`, 'leaves a supplement to be told later: the table of fares says it')]
        : []),
      ...(costsMoreThen.test(answer) ? [problem(`questions.${index}.answer`, dearerUnsaid)] : []),
    ]),
    ...(costsMoreThen.test(season.note) ? [problem('season.note', dearerUnsaid)] : []),
  ];
}

/** Reports flights, hotels and meals whose words the comparison of trips would not understand. */
function wordingProblems(trip: Trip): string[] {
  const { id, days, plan, inclusions, exclusions } = trip;
  const problem = (field: string, text: string) => line('trips', id, field, text);
  const flies = legsOf(trip).some(({ by }) => by === 'flight');
  // A leg by helicopter is a flight as well.
  const isFlight = (text: string) => /\b(flight|helicopter)s?\b/i.test(text);
  return [
    ...(flies && ![...inclusions, ...exclusions].some(isFlight)
      ? [
          problem(
            'inclusions',
            'has no line with the word “flights”, although the plan has a flight: say whether the price includes it',
          ),
        ]
      : []),
    ...(days > 1 && hotelLines(trip).length === 0
      ? [problem('inclusions', 'has no line that begins like “Two nights in a 3-star hotel”: say where the nights are')]
      : []),
    ...plan.flatMap((day, index) =>
      mealsIn(day).length === 0 && !/^none$/i.test(day.meals)
        ? [problem(`plan.${index}.meals`, 'names none of breakfast, lunch and dinner: name them, or write “None”')]
        : [],
    ),
  ];
}

/** Reports hotels for nights that the plan does not have, has in several places, or has in another hotel already. */
function hotelProblems({ id, plan, hotels }: Trip): string[] {
  const all = hotels.flatMap(({ nights }) => nights);
  return hotels.flatMap((hotel, index) => {
    const nights = [...new Set(hotel.nights)];
    const problem = (text: string) => line('trips', id, `hotels.${index}.nights`, text);
    const towns = new Set(nights.flatMap((night) => plan[night - 1]?.overnight ?? []));
    return [
      ...nights
        .filter((night) => night >= plan.length)
        .map((night) => problem(`names night ${night}, the plan has ${plan.length - 1}`)),
      ...nights
        .filter((night) => all.indexOf(night) !== all.lastIndexOf(night))
        .map((night) => problem(`names night ${night}, which stands there twice`)),
      ...(towns.size > 1 ? [problem(`are spent in several places: ${[...towns].join(', ')}`)] : []),
    ];
  });
}

/** Reports vehicles for an empty range of people, with too few seats, or for a number of people that has one already. */
const vehicleProblems = ({ id, vehicles }: Trip): string[] =>
  vehicles.flatMap(({ people, seats }, index) => {
    const problem = (field: string, text: string) => line('trips', id, `vehicles.${index}.${field}`, text);
    const isTaken = vehicles
      .slice(0, index)
      .some((other) => other.people.from <= people.to && people.from <= other.people.to);
    return [
      ...rangeProblem('trips', id, `vehicles.${index}.people`, people),
      ...(people.to > seats ? [problem('seats', `are fewer than the ${people.to} people it is for`)] : []),
      ...(isTaken ? [problem('people', 'have another vehicle already')] : []),
    ];
  });

/** Checks the fields that only one collection has. */
function collectionProblems(trip: Trip): string[] {
  const problem = (field: string, text: string) => line('trips', trip.id, field, text);
  switch (trip.collection) {
    case 'honeymoons':
      return trip.originalPrice > trip.price ? [] : [problem('originalPrice', 'must be above the price')];
    case 'groups': {
      const { departures, gateway, groupSize } = trip;
      return [
        ...rangeProblem('trips', trip.id, 'groupSize', groupSize),
        ...(departures.from === gateway
          ? []
          : [problem('gateway', `is ${gateways[gateway]}, its group leaves from ${gateways[departures.from]}`)]),
        ...dateProblems(trip),
      ];
    }
    default:
      return [];
  }
}

/** Checks a trip's sights against its season, its kinds and each other. */
function sightProblems({ id, season, sights, kinds }: Trip): string[] {
  const problem = (text: string) => line('trips', id, 'sights', text);
  const runs = [...season.best, ...season.fair];
  const seen = sights.map(({ kind }) => kind);
  return [
    ...sights.flatMap(({ kind, months }) => {
      const off = months.filter((month) => !runs.includes(month));
      return off.length > 0
        ? [
            problem(
              `has ${kind} in ${off.map((month) => monthNames[month]).join(', ')}, off season: take it out, or make it fair`,
            ),
          ]
        : [];
    }),
    ...seen.filter((kind, index) => seen.indexOf(kind) < index).map((kind) => problem(`has ${kind} twice`)),
    ...(kinds.includes('wildlife') && !seen.includes('wildlife')
      ? [problem('has no wildlife, which stands in kinds: say in which months it is seen')]
      : []),
  ];
}

/** Checks the fields of a trip against each other. */
export function tripProblems(trip: Trip): string[] {
  const { id, abroad, state, days, plan, season, access } = trip;
  const problem = (field: string, text: string) => line('trips', id, field, text);
  return [
    ...(abroad && state !== null ? [problem('state', 'must be left out on a trip abroad')] : []),
    ...collectionProblems(trip),
    ...fareProblems(trip),
    ...(plan.length === days ? [] : [problem('plan', `has ${plan.length} days, the trip ${days}`)]),
    ...(placesIn(plan).size < 2
      ? [problem('plan', 'its legs name fewer than two places: say at least how one comes there and leaves')]
      : []),
    ...routeProblems(trip),
    ...wordingProblems(trip),
    ...hotelProblems(trip),
    ...vehicleProblems(trip),
    ...planProblems(plan).map((text) => problem('plan', text)),
    ...accessProblems({ plan, access }).map((text) => problem('access', text)),
    ...season.best
      .filter((month) => season.fair.includes(month))
      .map((month) => problem('season', `has ${monthNames[month]} both at its best and fair`)),
    ...startProblems(trip),
    ...startWordProblems(trip),
    ...homeProblems(trip),
    ...sightProblems(trip),
  ];
}
