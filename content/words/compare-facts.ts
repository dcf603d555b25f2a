/** The rows by which the finder compares trips, as text. */
import { pageTexts } from '../catalogue/page-texts';
import { filled, filledFor } from '../format/filled';
import { keysOf } from '../ids/keys-of';
import { gateways, gatewaysAbroad } from '../ids/gateways';
import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { formatMonths } from '../format/months';
import { yearCode } from '../format/year-code';
import { hoursText, nightText, stayText, uphillText } from './trip';
import { accessOf, type AccessFacts } from '../model/route/access';
import type { Party } from '../model/fares/fare-parties';
import { fareOf } from '../model/fares/fares';
import { flightLines, hotelLines, mealsIn } from '../model/inclusions';
import { routeOf } from '../model/route/route';
import { sightLabels } from './trip-kinds';
import type { Trip } from '../schema/types';

const two: Party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0 };
const { compare, suits } = pageTexts.finder;
const { rows, none, dayTrip, noSights } = compare;

/** '3 breakfasts, 2 dinners', counted over the days of the plan. */
function mealsOf({ plan }: Trip): string {
  const words = keysOf(compare.meals).map((meal) => {
    const count = plan.filter((day) => mealsIn(day).includes(meal)).length;
    return count > 0 ? filledFor(compare.meals[meal], count) : '';
  });
  return words.filter(Boolean).join(', ') || none;
}

/** '4 km, 300 steps', '14 km, 1,280 m uphill on paths'. */
function walkText({ walkingKm, steps, pathClimb }: AccessFacts): string {
  const climbs = [
    ...(steps > 0 ? [filled(compare.steps, { steps: steps.toLocaleString('en-IN') })] : []),
    ...(pathClimb > 0 ? [uphillText(pathClimb)] : []),
  ];
  return [filled(compare.km, { km: walkingKm }), ...(climbs.length > 0 ? climbs : [suits.noSteps])].join(', ');
}

/** Returns whether a trip starts abroad, so that travellers pay for their flights apart from the price. */
export const paysFlightsAbroad = ({ gateway }: Pick<Trip, 'gateway'>): boolean => gatewaysAbroad.includes(gateway);

/** The flights that the price includes, in the words of the inclusions, and a note on flights abroad that it does not include. */
function flightsOf(trip: Trip): string {
  const extra = paysFlightsAbroad(trip) ? [compare.flightsAbroad] : [];
  return [...flightLines(trip), ...extra].join('; ') || compare.noFlights;
}

/** TCS is named separately, because it counts towards the traveller's income tax. */
function priceOf(trip: Trip): string {
  const { total, tcs } = fareOf(trip, two);
  return tcs > 0
    ? filled(compare.withTcs, { total: formatRupees(total), tcs: formatRupees(tcs) })
    : formatRupees(total);
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
  const { days } = trip;
  const facts = accessOf(trip);
  const { longestDrive, highestNight, longestStay } = facts;
  const values: Record<keyof typeof rows, string> = {
    price: priceOf(trip),
    flights: flightsOf(trip),
    days: formatDuration(days),
    starts: gateways[trip.gateway],
    route: nightsText(trip),
    stay: longestStay ? stayText(longestStay) : dayTrip,
    drive: longestDrive > 0 ? hoursText(longestDrive) : none,
    year: yearCode(trip.season),
    sights:
      trip.sights.map(({ kind, months }) => `${sightLabels[kind]} ${formatMonths(months)}`).join('; ') || noSights,
    walking: walkText(facts),
    night: highestNight ? nightText(highestNight) : dayTrip,
    hotels: hotelLines(trip).join('; ') || (days > 1 ? none : dayTrip),
    meals: mealsOf(trip),
  };
  return keysOf(rows).map((row) => values[row]);
}
