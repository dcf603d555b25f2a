/** A finder over all trips without a page, on a fixed day, for tests. */
import { queryParserOf } from '@/content/ask/query-parser';
import { searchTermsOnPage, vocabularyOf } from '@/content/ask/build/vocabulary';
import { mixedForMonth } from '@/content/model/dates/best-now';
import { finderItemOf, finderReasonsOf } from '@/content/words/finder';
import { finderFilter, finderQuery } from '../definitions';
import { rankTrips } from '@/content/ask/ranking';
import type { Chosen } from '@/content/model/filter/groups';
import type { ParameterSet } from '@/content/model/filter/parameters';
import { finderOrder } from '@/content/model/filter/sort-orders';
import { trips } from '@/content/catalogue/trips';

/** The day on which the expected answers in `content/ask/asks.json` were read from the catalogue. */
export const askedOn = '2026-11-26';

const order = mixedForMonth(trips, 'nov');

export const finderTrips = order.map((trip) => ({
  ...finderItemOf(trip),
  ...finderReasonsOf(trip),
}));

export const parser = queryParserOf(vocabularyOf(askedOn), {
  groups: finderFilter,
  trips: finderTrips,
  things: searchTermsOnPage(order),
  today: askedOn,
});

const parameters: ParameterSet = { ...finderFilter, sort: finderQuery.sort };

/** The result of an ask, with the ids of the trips, best first. */
export function answerTo(text: string) {
  const ask = parser.read(text);
  const chosen: Chosen = Object.fromEntries(
    Object.entries(parameters).map(([name, group]) => {
      const ids = ask.choices[name] ?? [];
      return [name, group.kind === 'one' ? (ids.at(-1) ?? group.fallback) : ids];
    }),
  );
  const ranking = rankTrips(finderTrips, finderFilter, chosen, ask, parser);
  const shown = ranking.ids.flatMap((id) => finderTrips.find((trip) => trip.id === id) ?? []);
  const sort = String(chosen['sort']) as keyof typeof finderOrder;
  return { ask, chosen, ranking, ids: shown.sort(finderOrder[sort]).map(({ id }) => id) };
}
