/** The reader of asks with its vocabulary, which `scripts/assets/ask` bundles into one file for the browser. */
import {
  expandMonths,
  expandTown,
  markOf,
  numberOf,
  unpack,
  type Meaning,
  type SearchTerms,
  type Vocabulary,
} from './meanings';
import { pagePhrases } from './page-phrases';
import { askReader, type Ask } from './read-ask';
import { phraseOf } from './tokens';

/** A place, a sight or a word, with the ids of the trips that are about it and of those that pass it. */
export interface SearchTerm {
  readonly about: ReadonlySet<string>;
  readonly passing: ReadonlySet<string>;
}

export interface QueryParser {
  readonly read: (text: string) => Ask;
  readonly things: ReadonlyMap<string, SearchTerm>;
  /** Places to which no trip goes, with the ids of the nearest trips, best first. */
  readonly unsold: readonly { readonly label: string; readonly nearest: readonly string[] }[];
  /** The labels of pages, by path. */
  readonly pages: Vocabulary['pages'];
  /** The distance in kilometres, as the crow flies, between two towns where trips start; undefined for other towns. */
  readonly kilometres: (town: string, other: string) => number | undefined;
}

/** The data that the finder's page has already. */
interface OnPage {
  readonly groups: Parameters<typeof pagePhrases>[0];
  readonly trips: readonly { readonly id: string }[];
  /** The things by the trips that have them; the letters are indexes into `trips`. */
  readonly things: SearchTerms;
  /** The visitor's day, YYYY-MM-DD. */
  readonly today: string;
}

/** The size of the cache: a render reads the same text several times. */
const remembered = 20;
/** The length of a degree of latitude, and of longitude at the equator. */
const kilometresOfDegree = 111;

export function queryParserOf(vocabulary: Vocabulary, { groups, trips, things: names, today }: OnPage): QueryParser {
  const ids = trips.map(({ id }) => id).sort();
  // A page of another build may have other trips. Then it offers none in place of those that we do not sell.
  const isSame = markOf(ids.join()) === vocabulary.trips;
  const idsOf = (letters: string) => (isSame ? Array.from(letters, (letter) => ids[numberOf(letter)] ?? '') : []);
  const onPage = (letters: string) => Array.from(letters, (letter) => trips[numberOf(letter)]?.id ?? '');
  const meanings = new Map<string, Meaning[]>();
  const add = (meaning: Meaning, phrase: string) => {
    const own = meanings.get(phrase);
    if (!own) meanings.set(phrase, [meaning]);
    else if (!own.includes(meaning)) own.push(meaning);
  };
  for (const [phrase, some] of unpack(vocabulary.phrases))
    for (const meaning of some.flatMap((one) => expandTown(expandMonths(one, today), groups))) add(meaning, phrase);
  for (const [meaning, phrase] of pagePhrases(groups)) add(meaning, phrase);
  const unsold = vocabulary.unsold.split('|').map((place, index) => {
    const [label = '', nearest = '', phrases = phraseOf(label)] = place.split('=');
    for (const phrase of [phraseOf(label), ...phrases.split(' ')]) add(`unsold:${index}`, phrase);
    return { label, nearest: idsOf(nearest) };
  });

  const things = new Map<string, SearchTerm>();
  for (const [key, some] of Object.entries(names)) {
    const [about = '', passing = ''] = key.split(' ');
    const thing = { about: new Set(onPage(about)), passing: new Set(onPage(passing)) };
    for (const [name = '', ...others] of some.split('|').map((same) => same.split('='))) {
      things.set(name, thing);
      for (const phrase of [phraseOf(name), ...others]) add(`thing:${name}`, phrase);
    }
  }
  const towns = (groups['from']?.choices ?? []).map(({ id }) => id).sort();
  const readAnew = askReader({ meanings, days: { built: vocabulary.day, today } });
  const asks = new Map<string, Ask>();
  const read = (text: string): Ask => {
    const ask = asks.get(text) ?? readAnew(text);
    if (asks.size > remembered) asks.clear();
    asks.set(text, ask);
    return ask;
  };
  return {
    read,
    things,
    unsold,
    pages: vocabulary.pages,
    kilometres: (town, other) => {
      const at = (id: string) => {
        const index = towns.indexOf(id);
        return [0, 1].map((side) => numberOf(vocabulary.starts.charAt(2 * index + side)) / 10 - 90) as [number, number];
      };
      const [[lat, lon], [otherLat, otherLon]] = [at(town), at(other)];
      const east = (lon - otherLon) * Math.cos(((lat + otherLat) * Math.PI) / 360);
      const far = kilometresOfDegree * Math.hypot(lat - otherLat, east);
      return Number.isNaN(far) ? undefined : far;
    },
  };
}
