import { isOfRule } from '../queries/departures';
import { fareKindOf, partiesOf, sameForAllOf } from '../queries/fare-parties';
import { accessProblems, planProblems } from '../queries/legs';
import { line, rangeProblem } from './problems';
import type { GroupTrip, TripRecord } from './types';

/** A map and a route need two of them. */
const placesIn = (plan: TripRecord['plan']) =>
  new Set(plan.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])));

/** What the single dates of a group say against its rule, and against each other. */
function dateProblems({ id, departures }: GroupTrip): string[] {
  const { dates } = departures;
  return dates.flatMap(({ date, extra, asOf }, index) => {
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
}

/** A text that leaves to the booking what the table of fares says. */
const toldLater = /supplement[^.]*\b(?:tell|quote|ask|request|when you book)/i;

/** What the fares of a trip say against its price, and its notes against its fares. */
function fareProblems(trip: TripRecord): string[] {
  const { id, price, basis, alsoFor, childrenFrom, questions } = trip;
  const problem = (field: string, text: string) => line('trips', id, field, text);
  const fareKind = fareKindOf(trip);
  const parties = partiesOf({ fareKind, alsoFor, childrenFrom });
  return [
    ...(sameForAllOf(trip) < (basis === 'per couple' ? price / 2 : price)
      ? []
      : [problem('sameForAll', 'comes to no less than the price of one person')]),
    ...(alsoFor.length > 0 && fareKind !== 'for two' ? [problem('alsoFor', 'is only for trips for two')] : []),
    ...(fareKind === 'for two' && parties.length < 1 + alsoFor.length
      ? [problem('alsoFor', 'has a child, and the trip is planned without children')]
      : []),
    ...questions.flatMap(({ answer }, index) =>
      toldLater.test(answer)
        ? [problem(`questions.${index}.answer`, 'leaves a supplement to be told later: the table of fares says it')]
        : [],
    ),
  ];
}

/** What only a collection has. */
function collectionProblems(trip: TripRecord): string[] {
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
          : [problem('gateway', `is '${gateway}', its group leaves from '${departures.from}'`)]),
        ...dateProblems(trip),
      ];
    }
    default:
      return [];
  }
}

/** What the fields of a trip say against each other. */
export function tripProblems(trip: TripRecord): string[] {
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
    ...planProblems(plan).map((text) => problem('plan', text)),
    ...accessProblems({ plan, access }).map((text) => problem('access', text)),
    ...season.best
      .filter((month) => season.fair.includes(month))
      .map((month) => problem('season', `has '${month}' both at its best and fair`)),
  ];
}
