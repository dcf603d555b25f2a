/**
 * Builds the vocabulary of the reader of asks from the catalogue and the word lists in `content/records/ask/`: a new trip or place needs no
 * code.
 */
import type { GatewayId } from '../../ids/gateways';
import { today } from '../../model/dates/build-day';
import type { Day } from '../../model/dates/departures';
import { finderChoicesOf, finderGroups } from '../../words/finder';
import { placeOfTown } from '../../model/route/near-towns';
import {
  isNoThing,
  letterOf,
  markOf,
  pack,
  tenths,
  type Meaning,
  type SearchTerms,
  type Vocabulary,
} from '../meanings';
import placesNotOffered from '../../records/ask/not-sold.json';
import pages from '../../records/ask/pages.json';
import { pagePhrases } from '../page-phrases';
import { askReader } from '../read-ask';
import { phraseOf } from '../tokens';
import { trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';
import { shortestOf } from './names';
import { isHeardAs, isRead, Phrases } from './phrases';
import { nameOf, nameTerms, sightTerms, type SearchTerm } from './terms';
import { addLocalFestivals, addTowns, addWords, whereNames } from './word-lists';

/** Wraps a function so that its value is computed once. */
function memoized<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => (value ??= { made: make() }).made;
}

/** The number of trips offered in place of one that we do not sell. */
const mostNearest = 3;

/** Collects the vocabulary: phrases with their meanings, and the search terms of trips. */
function gathered(day: Day) {
  const phrases = new Phrases();
  const labels = new Set(
    pagePhrases(finderGroups).flatMap(([meaning, phrase]) => (meaning.startsWith('choice:') ? phrase : [])),
  );
  for (const [meaning, texts] of whereNames) phrases.add(meaning, texts);
  addWords(phrases, day);
  addTowns(phrases);
  for (const [path, { words: own }] of Object.entries(pages)) phrases.add(`page:${path}`, own);
  for (const [index, [label, { names }]] of Object.entries(placesNotOffered).entries())
    phrases.add(
      `unsold:${index}`,
      shortestOf([label, ...names]).filter((name) => name !== label),
    );

  const terms: SearchTerm[] = [];
  const aliases = new Map<SearchTerm, string[]>();
  const known = new Map<string, SearchTerm>();
  const isKnown = (phrase: string) => labels.has(phrase) || isNoThing(phrases.meanings(phrase));
  const unsold = new Set(
    Object.entries(placesNotOffered).flatMap(([label, { names }]) => [label, ...names].map(phraseOf)),
  );
  const addTerms = (some: readonly SearchTerm[]) => {
    for (const term of some) {
      const own = term.texts.filter((text) => !isKnown(phraseOf(text)) && !known.has(phraseOf(text)));
      if (own.length === 0) continue;
      terms.push(term);
      for (const text of own) known.set(phraseOf(text), term);
      aliases.set(term, aliasesOf(term, own));
      // A name that is also a town's has both meanings, even if the page leaves it out for a name that sounds like it.
      phrases.add(
        nameOf(term),
        own.filter((text) => phrases.meanings(phraseOf(text)).length > 0),
      );
    }
  };
  addTerms(sightTerms());
  const sights = new Set(known.keys());
  const isOther = (phrase: string, trip: Trip) => {
    if (unsold.has(phrase)) return true;
    const sight = known.get(phrase);
    if (sight && sights.has(phrase)) return !sight.about.has(trip) && !sight.passing.has(trip);
    const own: Record<string, readonly string[]> = finderChoicesOf(trip);
    return phrases.meanings(phrase).some((meaning) => {
      const chosen = meaning.startsWith('choice:') ? [...new URLSearchParams(meaning.slice('choice:'.length))] : [];
      return chosen.some(([group, id]) => !own[group]?.includes(id));
    });
  };
  addTerms(
    nameTerms(
      (phrase, isAbout) =>
        isKnown(phrase) || isKnown(phrase.replace(/s$/, '')) || sights.has(phrase) || (!isAbout && unsold.has(phrase)),
      isOther,
    ),
  );
  const thingIn = (town: string) => {
    const term = known.get(phraseOf(town));
    return term && nameOf(term);
  };
  addLocalFestivals(phrases, thingIn, (phrase) => isKnown(phrase) || known.has(phrase), day);
  withoutUnderstood(phrases, aliases, day);
  return { phrases, terms, aliases };
}

/** The aliases of a search term in the form that the reader compares, without those that sound like an earlier one. */
function aliasesOf({ label }: SearchTerm, texts: readonly string[]): string[] {
  const typed = new Map([label, ...texts].map((text) => [phraseOf(text), text]));
  const phrases = [...typed.keys()];
  return phrases
    .slice(1)
    .filter((phrase, index) => !phrases.slice(0, index + 1).some((other) => isHeardAs(typed.get(phrase) ?? '', other)));
}

/** Removes aliases that the reader understands without an entry: 'Baga Beach' is Baga. */
function withoutUnderstood(phrases: Phrases, aliases: Map<SearchTerm, string[]>, day: Day): void {
  const meanings = new Map<string, readonly Meaning[]>(phrases.all());
  for (const [meaning, phrase] of pagePhrases(finderGroups)) meanings.set(phrase, [meaning]);
  for (const term of aliases.keys()) meanings.set(phraseOf(term.label), [nameOf(term)]);
  const read = askReader({ meanings, days: { built: day, today: day } });
  for (const [term, own] of aliases) {
    const texts = new Map(term.texts.map((text) => [phraseOf(text), text]));
    aliases.set(
      term,
      own.filter((phrase) => !isRead(read, texts.get(phrase) ?? phrase, nameOf(term))),
    );
  }
}

const gatheredToday = memoized(() => gathered(today));

/** The search terms of trips, for the finder's page. @param order the order of the trips there */
export function searchTermsOnPage(order: readonly Trip[]): SearchTerms {
  const letters = new Map(order.map((trip, index) => [trip, letterOf(index)]));
  const lettersOf = (some: readonly Trip[]) =>
    some
      .map((trip) => letters.get(trip) ?? '')
      .sort()
      .join('');
  const byTrips = new Map<string, string[]>();
  const { terms, aliases } = gatheredToday();
  for (const term of terms) {
    const { label, about, passing } = term;
    const key = `${lettersOf([...about])} ${lettersOf([...passing].filter((trip) => !about.has(trip)))}`;
    const names = [label.toLowerCase(), ...(aliases.get(term) ?? [])].join('=');
    byTrips.set(key, [...(byTrips.get(key) ?? []), names]);
  }
  return Object.fromEntries([...byTrips].sort().map(([key, labels]) => [key, labels.sort().join('|')]));
}

/** The phrases of some meanings in a map of them. */
function getOrAdd(map: Map<string, [Meaning[], string[]]>, meanings: Meaning[]): [Meaning[], string[]] {
  const own = map.get(meanings.join()) ?? [meanings, []];
  map.set(meanings.join(), own);
  return own;
}

/** The vocabulary of a build. @param day the day of the build */
export function vocabularyOf(day: Day = today): Vocabulary {
  const { phrases, terms, aliases } = day === today ? gatheredToday() : gathered(day);
  const onPage = new Map<string, Meaning[]>();
  for (const [meaning, phrase] of [
    ...pagePhrases(finderGroups),
    ...terms.flatMap((term) =>
      [phraseOf(term.label), ...(aliases.get(term) ?? [])].map((phrase): [Meaning, string] => [nameOf(term), phrase]),
    ),
    ...Object.keys(placesNotOffered).map((label, index): [Meaning, string] => [`unsold:${index}`, phraseOf(label)]),
  ])
    onPage.set(phrase, [...(onPage.get(phrase) ?? []), meaning]);
  // The operator may take a trip off sale: `npm run check` reports it (`notOfferedNotes`).
  const unsold = Object.entries(placesNotOffered).map(
    ([label, { nearest }]) =>
      [label, nearest.filter((id) => trips.some((trip) => trip.id === id)).slice(0, mostNearest)] as const,
  );
  const ids = trips.map(({ id }) => id).sort();
  const byMeanings = new Map<string, [Meaning[], string[]]>();
  const ofUnsold: string[][] = unsold.map(() => []);
  for (const [phrase, meanings] of phrases.packed(onPage, day)) {
    const [, index] = /^unsold:(\d+)$/.exec(meanings.join()) ?? [];
    const own = index === undefined ? getOrAdd(byMeanings, meanings)[1] : ofUnsold[Number(index)];
    own?.push(phrase);
  }
  return {
    day,
    phrases: pack(byMeanings.values()),
    unsold: unsold
      .map(([label, nearest], index) => {
        const own = ofUnsold[index] ?? [];
        const letters = nearest.map((id) => letterOf(ids.indexOf(id))).join('');
        return [label, letters, ...(own.length > 0 ? [own.join(' ')] : [])].join('=');
      })
      .join('|'),
    trips: markOf(ids.join()),
    pages: Object.fromEntries(Object.entries(pages).map(([path, { label }]) => [path, label])),
    starts: finderGroups.from.choices
      .map(({ id }) => id)
      .sort()
      .flatMap((id) => (placeOfTown(id as GatewayId)?.at ?? []).map((degrees) => letterOf(tenths(degrees))))
      .join(''),
  };
}
