/** The reason why a trip is listed, where a choice asked for something that its row does not show. */
import type { MonthId } from '@/content/ids/months';
import { capitalised } from '@/content/format/capitalised';
import { formatMonths, formatMonthsInFull } from '@/content/format/months';
import { finder } from '@/content/words/finder-page';
import type { QueryParser } from '@/content/ask/query-parser';
import { farStart, isInName, type Ranking } from '@/content/ask/ranking';
import { chosenIn, type ChoiceGroups, type Chosen, type FilterItem } from '@/content/model/filter/groups';
import { textsOf } from '@/content/model/filter/parameters';

export interface ReasonedTrip extends FilterItem {
  /** Its best months; the other months that it is listed under are fair. */
  readonly best: readonly MonthId[];
  /** The months with days whose price is on request: 'price on request from 10 April 2027'. */
  readonly request?: Readonly<Partial<Record<MonthId, string>>>;
  /** For each group, by name: the text that answers its choices, '12 steps at most'. */
  readonly why: Readonly<Record<string, string>>;
  /** For each town nearby, by its id: the distance in kilometres, as the crow flies, within which all places of the trip are. */
  readonly far?: Readonly<Record<string, number>>;
}

/** The chosen ids of a group that the trip matches, without the default that matches every trip. */
const matchingChoices = (trip: FilterItem, name: string, groups: ChoiceGroups, chosen: Chosen): readonly string[] => {
  const group = groups[name];
  return group ? textsOf(group, chosenIn(name, chosen)).filter((id) => trip.in[name]?.includes(id)) : [];
};

/** 'Snow in January': each chosen sight in the chosen months; if no month is chosen, in the months it can be seen. */
function sightsOf(trip: FilterItem, groups: ChoiceGroups, chosen: Chosen): string[] {
  const asked = chosenIn('month', chosen);
  return matchingChoices(trip, 'sight', groups, chosen).flatMap((id) => {
    const own = (trip.within?.['sight']?.[id] ?? []) as readonly MonthId[];
    const label = groups['sight']?.choices.find((choice) => choice.id === id)?.label ?? id;
    const both = own.filter((month) => asked.includes(month));
    if (asked.length > 0) return both.length > 0 ? finder.why.sight(label, formatMonthsInFull(both)) : [];
    return finder.why.sight(label, formatMonths(own));
  });
}

function seasonOf(trip: ReasonedTrip, groups: ChoiceGroups, chosen: Chosen): string[] {
  const months = matchingChoices(trip, 'month', groups, chosen) as readonly MonthId[];
  const [best, fair] = [true, false].map((isBest) => months.filter((id) => trip.best.includes(id) === isBest));
  return [
    ...(best?.length ? [finder.why.best(formatMonthsInFull(best))] : []),
    ...(fair?.length ? [finder.why.fair(formatMonthsInFull(fair))] : []),
  ];
}

/** What the chosen months have no price for. */
const requestsOf = ({ request }: ReasonedTrip, chosen: Chosen): string[] =>
  chosenIn('month', chosen).flatMap((id) => request?.[id as MonthId] ?? []);

/** Empty if no choice asked for more than the row shows. A sight with its months replaces the season. */
export function reasonOf(trip: ReasonedTrip, groups: ChoiceGroups, chosen: Chosen): string {
  const sights = sightsOf(trip, groups, chosen);
  const others = Object.entries(trip.why).filter(([name]) => matchingChoices(trip, name, groups, chosen).length > 0);
  const reasons = [
    ...(sights.length > 0 ? sights : seasonOf(trip, groups, chosen)),
    ...requestsOf(trip, chosen),
    ...others.map(([, why]) => why),
  ];
  return capitalised(reasons.join(', '));
}

/** More reasons than this are hard to read in a row. */
const mostReasons = 4;
/** Groups that the row itself answers: days, price and the town of the start. */
const inRow = ['days', 'price', 'from'];

/** The named places and sights, unless the trip's name contains them. */
const namesOf = (trip: ReasonedTrip & { readonly name: string }, { named }: Ranking): string[] =>
  named.flatMap(({ label, about, all, instead }) => {
    if (instead.includes(trip.id)) return finder.why.instead(label);
    if (!all.has(trip.id) || isInName(trip, label)) return [];
    return about.has(trip.id) ? label : finder.why.passing(label);
  });

function townsOf(trip: ReasonedTrip, groups: ChoiceGroups, chosen: Chosen, parser: QueryParser): string[] {
  const [near, from] = [chosenIn('near', chosen)[0], chosenIn('from', chosen)[0]];
  const far = near === undefined ? undefined : trip.far?.[near];
  const start = from === undefined || trip.in['from']?.includes(from) ? undefined : farStart(parser, from, trip);
  const labelOf = (id = '') => groups['from']?.choices.find((choice) => choice.id === id)?.label ?? id;
  return [
    ...(far === undefined ? [] : [finder.why.near(far, labelOf(near))]),
    ...(start === undefined ? [] : [finder.why.start(Math.round(start / 10) * 10, labelOf(from))]),
  ];
}

/** The reasons why a trip answers an ask, the rarest first. Facts that the row shows are used only if there is no other reason. */
export function askedReason(
  trip: ReasonedTrip & { readonly name: string },
  groups: ChoiceGroups,
  chosen: Chosen,
  ranking: Ranking,
  parser: QueryParser,
): string {
  const sights = sightsOf(trip, groups, chosen);
  const explained = Object.keys(trip.why).filter((name) => matchingChoices(trip, name, groups, chosen).length > 0);
  const others = ranking.criteria.filter(
    (criterion) =>
      !['thing', 'sight', 'month', 'near', ...explained].includes(criterion.name) &&
      !ranking.relaxed.includes(criterion) &&
      criterion.isMet(trip),
  );
  const labelsOf = (isInRow: boolean) =>
    others.filter(({ name }) => inRow.includes(name) === isInRow).map(({ label }) => label);
  const reasons = [
    ...namesOf(trip, ranking),
    ...(sights.length > 0 ? sights : seasonOf(trip, groups, chosen)),
    ...requestsOf(trip, chosen),
    ...townsOf(trip, groups, chosen, parser),
    ...labelsOf(false),
    ...explained.flatMap((name) => trip.why[name] ?? []),
  ];
  return capitalised((reasons.length > 0 ? reasons : labelsOf(true)).slice(0, mostReasons).join(', '));
}
