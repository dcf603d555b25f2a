/** Why a trip is in the list, where a choice asked for what its row does not say. */
import type { MonthId } from '@/content/catalogue/months';
import { capitalised } from '@/content/format/capitalised';
import { formatMonths, formatMonthsInFull } from '@/content/format/months';
import { finder } from '@/content/pages/trips';
import { chosenIn, type ChoiceGroups, type Chosen, type FilterItem } from './groups';
import { textsOf } from './parameters';

export interface ReasonedTrip extends FilterItem {
  /** The months in which it is at its best; it is fair in the others that it stands under. */
  readonly best: readonly MonthId[];
  /** By the name of a group: what answers its choices, '12 steps at most'. */
  readonly why: Readonly<Record<string, string>>;
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
