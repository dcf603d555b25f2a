/** Why a trip is in the list, where a choice asked for what its row does not say. */
import type { MonthId } from '@/content/catalogue/months';
import { capitalised } from '@/content/format/capitalised';
import { formatRupees } from '@/content/format/money';
import { formatMonths, formatMonthsInFull } from '@/content/format/months';
import { finder } from '@/content/pages/trips';
import type { Reading } from '@/content/ask/reading';
import { farStart, isInName, type Fit } from './fit';
import { chosenIn, type ChoiceGroups, type Chosen, type FilterItem } from './groups';
import { textsOf } from './parameters';

export interface ReasonedTrip extends FilterItem {
  /** The months in which it is at its best; it is fair in the others that it stands under. */
  readonly best: readonly MonthId[];
  /** By the name of a group: what answers its choices, '12 steps at most'. */
  readonly why: Readonly<Record<string, string>>;
  /** By the id of a town near which it is: kilometres in a straight line within which all its places are. */
  readonly far?: Readonly<Record<string, number>>;
}

/** What is chosen in a group and holds for a trip, but for the choice that lets every trip through. */
const madeOf = (trip: FilterItem, name: string, groups: ChoiceGroups, chosen: Chosen): readonly string[] => {
  const group = groups[name];
  return group ? textsOf(group, chosenIn(name, chosen)).filter((id) => trip.in[name]?.includes(id)) : [];
};

/** 'Snow in January': each sight asked for, in the months asked for; without any, in its own. */
function sightsOf(trip: FilterItem, groups: ChoiceGroups, chosen: Chosen): string[] {
  const asked = chosenIn('month', chosen);
  return madeOf(trip, 'sight', groups, chosen).flatMap((id) => {
    const own = (trip.within?.['sight']?.[id] ?? []) as readonly MonthId[];
    const label = groups['sight']?.choices.find((choice) => choice.id === id)?.label ?? id;
    const both = own.filter((month) => asked.includes(month));
    if (asked.length > 0) return both.length > 0 ? finder.why.sight(label, formatMonthsInFull(both)) : [];
    return finder.why.sight(label, formatMonths(own));
  });
}

function seasonOf(trip: ReasonedTrip, groups: ChoiceGroups, chosen: Chosen): string[] {
  const months = madeOf(trip, 'month', groups, chosen) as readonly MonthId[];
  const [best, fair] = [true, false].map((isBest) => months.filter((id) => trip.best.includes(id) === isBest));
  return [
    ...(best?.length ? [finder.why.best(formatMonthsInFull(best))] : []),
    ...(fair?.length ? [finder.why.fair(formatMonthsInFull(fair))] : []),
  ];
}

/** Empty where no choice asked for more than the row says. A sight with its months says when. */
export function reasonOf(trip: ReasonedTrip, groups: ChoiceGroups, chosen: Chosen): string {
  const sights = sightsOf(trip, groups, chosen);
  const others = Object.entries(trip.why).filter(([name]) => madeOf(trip, name, groups, chosen).length > 0);
  const reasons = [...(sights.length > 0 ? sights : seasonOf(trip, groups, chosen)), ...others.map(([, why]) => why)];
  return capitalised(reasons.join(', '));
}

/** So many reasons are read in a row; more would be a list of their own. */
const mostReasons = 4;
/** What the row itself says: days, price and the town of the start. */
const inRow = ['days', 'price', 'from'];

/** Places and sights, as far as the name of the trip does not say them. */
const namesOf = (trip: ReasonedTrip & { readonly name: string }, { named }: Fit): string[] =>
  named.flatMap(({ label, about, all, instead }) => {
    if (instead.includes(trip.id)) return finder.why.instead(label);
    if (!all.has(trip.id) || isInName(trip, label)) return [];
    return about.has(trip.id) ? label : finder.why.passing(label);
  });

function townsOf(trip: ReasonedTrip, groups: ChoiceGroups, chosen: Chosen, reading: Reading): string[] {
  const [near, from] = [chosenIn('near', chosen)[0], chosenIn('from', chosen)[0]];
  const far = near === undefined ? undefined : trip.far?.[near];
  const start = from === undefined || trip.in['from']?.includes(from) ? undefined : farStart(reading, from, trip);
  const labelOf = (id = '') => groups['from']?.choices.find((choice) => choice.id === id)?.label ?? id;
  return [
    ...(far === undefined ? [] : [finder.why.near(far, labelOf(near))]),
    ...(start === undefined ? [] : [finder.why.start(Math.round(start / 10) * 10, labelOf(from))]),
  ];
}

/** Why a trip answers an ask: what it has of that, the rarest first. What its row says is named only where nothing else is. */
export function askedReason(
  trip: ReasonedTrip & { readonly name: string },
  groups: ChoiceGroups,
  chosen: Chosen,
  fit: Fit,
  reading: Reading,
): string {
  const sights = sightsOf(trip, groups, chosen);
  const told = Object.keys(trip.why).filter((name) => madeOf(trip, name, groups, chosen).length > 0);
  const others = fit.wishes.filter(
    (wish) =>
      !['thing', 'sight', 'month', 'near', ...told].includes(wish.name) &&
      !fit.setAside.includes(wish) &&
      wish.isMet(trip),
  );
  const labelsOf = (isTold: boolean) =>
    others.filter(({ name }) => inRow.includes(name) === isTold).map(({ label }) => label);
  const { people } = fit;
  const { price } = trip;
  // Two share a room: of a party that is odd, only its page can say the total.
  const totals =
    price && people > 1 && people % 2 === 0 ? [finder.why.total(formatRupees(price * people), people)] : [];
  const reasons = [
    ...totals,
    ...namesOf(trip, fit),
    ...(sights.length > 0 ? sights : seasonOf(trip, groups, chosen)),
    ...townsOf(trip, groups, chosen, reading),
    ...labelsOf(false),
    ...told.flatMap((name) => trip.why[name] ?? []),
  ];
  return capitalised((reasons.length > 0 ? reasons : labelsOf(true)).slice(0, mostReasons).join(', '));
}
