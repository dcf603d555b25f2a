/** The words by which the finder finds a trip. */
import { destinations } from '../catalogue/destinations';
import { otherNames } from '../catalogue/other-names';
import { states } from '../catalogue/states';
import { wordsIn } from '../format/words';
import { facetsOf, sightLabels, tripKinds, type Suits, type TripKind } from './trip-facets';
import type { Trip } from './trips';

/** What else travellers call the trips of a kind. */
const callings: Partial<Record<TripKind, string>> = { temples: 'pilgrimage', hills: 'hill stations' };

/** What travellers call a trip, though none of its texts may say so. */
function callingsOf({ kinds, abroad: isAbroad, days }: Trip, suits: readonly Suits[]): string[] {
  return [
    ...kinds.map((id) => callings[id] ?? ''),
    isAbroad ? 'abroad international' : '',
    days <= 2 ? 'weekend' : '',
    suits.includes('from-six') ? 'family' : '',
  ];
}

/** The words by which a search finds a trip, other names of its places among them, each once and without order. */
export function searchWords(trip: Trip): string {
  const { name, place, stops, notes, state, destinations: visited, kind, kinds } = trip;
  const texts = [
    name,
    place,
    ...stops,
    ...notes.route,
    state ? states[state] : '',
    ...visited.map((id) => destinations[id].name),
    kind,
    ...kinds.map((id) => tripKinds[id]),
    ...notes.sights.map((sight) => sightLabels[sight.kind]),
    ...(notes.alsoFoundBy ?? []),
    ...callingsOf(trip, facetsOf(trip).suits),
  ];
  const own = texts.map((text) => ` ${wordsIn(text).join(' ')} `);
  const isNamed = (other: string) => own.some((text) => text.includes(` ${wordsIn(other).join(' ')} `));
  const others = otherNames.filter((names) => names.some(isNamed)).flat();
  return [...new Set([...texts, ...others].flatMap(wordsIn))].join(' ');
}
