/** The rows by which the finder compares trips, as text. */
import { gateways, gatewaysAbroad } from '../ids/gateways';
import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { formatMonths } from '../format/months';
import { yearCode } from '../format/year-code';
import { hoursText, nightText, stayText, uphillText } from './trip';
import { accessOf, type AccessFacts } from '../model/route/access';
import type { Party } from '../model/fares/fare-parties';
import { fareOf } from '../model/fares/fares';
import { routeOf } from '../model/route/route';
import { sightLabels } from '../model/trip-facets';
import type { Trip } from '../schema/types';

const two: Party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0 };
const none = 'None';
const dayTrip = 'None: back the same day';

/** Matches inclusions about hotels: 'Two nights in a 3-star hotel', 'Last night in Srinagar'. */
const isStay = (line: string) => /^\S+ nights?\b|^\d-star hotels\b/i.test(line);

/** '3 breakfasts, 2 dinners', counted over the days of the plan. */
function mealsOf({ plan }: Trip): string {
  const counts = ['breakfast', 'lunch', 'dinner'].map((meal) => ({
    meal,
    count: plan.filter(({ meals }) => meals.toLowerCase().includes(meal)).length,
  }));
  const words = counts.flatMap(({ meal, count }) => {
    if (count === 0) return [];
    return `${count} ${meal}${count === 1 ? '' : meal === 'lunch' ? 'es' : 's'}`;
  });
  return words.join(', ') || none;
}

/** '4 km, 300 steps', '14 km, 1,280 m uphill on paths'. */
function walkText({ walkingKm, steps, pathClimb }: AccessFacts): string {
  const climbs = [
    ...(steps > 0 ? [`${steps.toLocaleString('en-IN')} steps`] : []),
    ...(pathClimb > 0 ? [uphillText(pathClimb)] : []),
  ];
  return [`${walkingKm} km`, ...(climbs.length > 0 ? climbs : ['hardly any steps'])].join(', ');
}

/** Returns whether a trip starts abroad, so that travellers pay for their flights apart from the price. */
export const paysFlightsAbroad = ({ gateway }: Pick<Trip, 'gateway'>): boolean => gatewaysAbroad.includes(gateway);

/** The flights that the price includes, in the words of the inclusions, and a note on flights abroad that it does not include. */
function flightsOf(trip: Trip): string {
  const included = trip.inclusions.filter((line) => /\bflights\b/i.test(line));
  const extra = paysFlightsAbroad(trip) ? ['International flights extra'] : [];
  return [...included, ...extra].join('; ') || 'Not included';
}

/** TCS is named separately, because it counts towards the traveller's income tax. */
function priceOf(trip: Trip): string {
  const { total, tcs } = fareOf(trip, two);
  return tcs > 0 ? `${formatRupees(total)}, of which ${formatRupees(tcs)} TCS` : formatRupees(total);
}

/** The places of the nights in the order of the route, 'Munnar 2, Kumily 1'. A no-break space keeps each number with its place. */
const nightsText = (trip: Trip) =>
  trip.days === 1
    ? dayTrip
    : routeOf(trip)
        .stops.filter(({ nights }) => nights > 0)
        .map(({ name, nights }) => `${name}\u00a0${nights}`)
        .join(', ');

/** The values of a trip in the order of `compareRows`. */
export function compareFacts(trip: Trip): readonly string[] {
  const { inclusions, days } = trip;
  const facts = accessOf(trip);
  const { longestDrive, highestNight, longestStay } = facts;
  return [
    priceOf(trip),
    flightsOf(trip),
    formatDuration(days),
    gateways[trip.gateway],
    nightsText(trip),
    longestStay ? stayText(longestStay) : dayTrip,
    longestDrive > 0 ? hoursText(longestDrive) : none,
    yearCode(trip.season),
    trip.sights.map(({ kind, months }) => `${sightLabels[kind]} ${formatMonths(months)}`).join('; ') || 'Nothing',
    walkText(facts),
    highestNight ? nightText(highestNight) : dayTrip,
    inclusions.filter(isStay).join('; ') || (days > 1 ? none : dayTrip),
    mealsOf(trip),
  ];
}
