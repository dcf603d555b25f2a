/**
 * Builds the vocabulary of the reader of asks from the catalogue and the word lists beside this file: a new trip or place needs no code.
 */
import { destinationIds } from '../ids/destinations';
import { destinations } from '../catalogue/destinations';
import { festivals } from '../catalogue/festivals';
import { gatewayIds, gateways, gatewaysAbroad, type GatewayId } from '../ids/gateways';
import { places, type GazetteerPlace } from '../catalogue/places';
import { orientation } from '../catalogue/places/orientation';
import { keysOf } from '../ids/keys-of';
import type { MonthId } from '../ids/months';
import { monthsBetween } from '../format/months';
import { nightsOf } from '../model/route/access';
import { today } from '../model/dates/build-day';
import { daysAfter, daysBetween, type Day } from '../model/dates/departures';
import { datedFestivals, type DatedFestival } from '../model/dates/festivals';
import { finderChoicesOf, finderGroups } from '../words/finder';
import { straightLine } from '../model/route/straight-line';
import { placeOfTown } from '../model/route/near-towns';
import {
  expandTown,
  isNoThing,
  letterOf,
  markOf,
  pack,
  tenths,
  type Meaning,
  type SearchTerms,
  type Vocabulary,
} from './meanings';
import placesNotOffered from '../records/ask/not-sold.json';
import pages from '../records/ask/pages.json';
import placeNames from '../records/ask/place-names.json';
import { pagePhrases } from './page-phrases';
import { askReader, type Ask } from './read-ask';
import { longestSmall, segmentsOf } from './find-meanings';
import { letters, sharesLetters } from './letters';
import { lookUps } from './look-ups';
import { whoOf } from './read-people';
import { isIndian, isNear, shortestSound, soundOf } from './spelling';
import { phraseOf, tokensOf } from './tokens';
import largeTowns from '../records/ask/towns.json';
import words from '../records/ask/words.json';
import { stopsOf, trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const otherNames: Readonly<Record<string, { also: readonly string[]; scripts: readonly string[] }>> = placeNames;

/**
 * All names of a place. Names of several words in other scripts are left out: they are often translations, which travellers do not type.
 */
export const namesOf = (name: string): readonly string[] => [
  name,
  ...(otherNames[name]?.also ?? []),
  ...(otherNames[name]?.scripts ?? []).filter((script) => !script.includes(' ')),
];

/** The number of days ahead in which a festival counts as the next one; some move by three weeks from year to year. */
const comingDays = 390;

/** The dates of a festival in the year after a day. */
const datesOf = (id: string, day: Day) =>
  datedFestivals.filter((one) => one.id === id && one.last >= day && one.first <= daysAfter(day, comingDays));

/** The number of days before and after a festival in which people travel for it. */
const holiday = 3;

/** The months of a festival's dates in the year after a day. */
function monthsOfFestival(id: string, day: Day) {
  return [
    ...new Set(
      datesOf(id, day).flatMap(({ first, last }) =>
        monthsBetween(daysAfter(first, -holiday), daysAfter(last, holiday)),
      ),
    ),
  ];
}

/**
 * The first day of the next occurrence of a festival, in its months if it comes twice a year.
 * @param day the earliest
 */
function dayOfFestival(id: string, day: Day, months: readonly MonthId[] = []): Day | undefined {
  const dates = datedFestivals.filter((one) => one.id === id && one.first >= day);
  const isInMonths = ({ first, last }: DatedFestival) =>
    monthsBetween(first, last).some((month) => months.includes(month));
  return (dates.find(isInMonths) ?? dates[0])?.first;
}

/** The festival all over the country, or in a state, that has this very name: 'Durga Puja' is a word for Dussehra, too. */
const festivalCalled = (text: string): string | undefined =>
  festivals.find(
    ({ name, alsoCalled = [], towns }) =>
      !towns && [name, ...alsoCalled].some((own) => phraseOf(own) === phraseOf(text)),
  )?.id;

/** A place, a sight or a word of their names, by which trips are found. */
interface SearchTerm {
  label: string;
  /** The wordings that travellers type for it. */
  texts: readonly string[];
  about: Set<Trip>;
  passing: Set<Trip>;
}

const nameOf = ({ label }: SearchTerm): Meaning => `thing:${label.toLowerCase()}`;

/** Wraps a function so that its value is computed once. */
function memoized<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => (value ??= { made: make() }).made;
}

/** The short texts that describe a trip; `otherTexts` returns the rest. */
const mainTexts = (trip: Trip): string[] => [
  trip.name,
  trip.location,
  ...stopsOf(trip),
  ...(trip.alsoFoundBy ?? []),
  ...trip.inclusions,
  trip.summary,
];
const otherTexts = (trip: Trip): string[] => [
  ...trip.plan.flatMap(({ title, text }) => [title, text]),
  ...trip.questions.flatMap(({ question, answer }) => [question, answer]),
  ...trip.exclusions,
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of places that contain a word before their last one, so that it does not describe the place: Tiger Hill has no tigers. */
const placeNamesWith = (phrase: string): string[] =>
  Object.values(places).flatMap(({ name, also = [] }) =>
    [name, ...also].filter((one) => new RegExp(`\\b${escaped(phrase)}s? \\w`, 'i').test(one)),
  );

/** Returns a function that tests whether a text mentions a sight. */
function speaksOf(phrase: string): (text: string) => boolean {
  const others = placeNamesWith(phrase);
  const word = new RegExp(`\\b${escaped(phrase)}(?:e?s)?\\b`, 'i');
  return (text) => word.test(others.reduce((left, name) => left.replaceAll(name, ''), text));
}

/** If fewer trips than this are about a sight, trips that only mention it in their days count as well. */
const fewTrips = 3;

/**
 * The sights with the trips that have them. The first phrase of a sight is searched for in texts; the others are wordings that travellers
 * type.
 */
function sightTerms(): SearchTerm[] {
  return Object.entries(words.sights as Lists).flatMap(([label, phrases]) => {
    const [first = label] = phrases;
    const isOf = speaksOf(first);
    const about = trips.filter((trip) => mainTexts(trip).some(isOf));
    const passing = trips.filter((trip) => !about.includes(trip) && otherTexts(trip).some(isOf));
    const counted = about.length < fewTrips ? passing : [];
    if (about.length + counted.length === 0) return [];
    return { label, texts: [label, ...phrases], about: new Set(about), passing: new Set(counted) };
  });
}

/** The names of the places on a trip's route, and whether the trip stays there for a night. */
function placesOf(trip: Trip): { names: readonly string[]; isNight: boolean }[] {
  const nights = new Set<GazetteerPlace>(nightsOf(trip));
  return [...new Set(trip.plan.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])))].flatMap((id) => {
    const place = places[id];
    return place ? { names: [place.name, ...(place.also ?? [])], isNight: nights.has(place) } : [];
  });
}

/** The texts that a trip is found by: those that say what it is about, and the places it passes. */
const foundBy = (trip: Trip): { about: string[]; passing: string[] } => {
  const own = placesOf(trip);
  return {
    about: [
      trip.name,
      trip.location,
      ...(trip.alsoFoundBy ?? []),
      ...own.filter(({ isNight }) => isNight).flatMap(({ names }) => names),
    ],
    passing: [
      ...stopsOf(trip),
      ...trip.route,
      ...trip.destinations.map((id) => destinations[id].name),
      ...own.flatMap(({ names }) => names),
    ],
  };
};

/** Shorter words do not identify a place. */
const shortestWord = 3;

/**
 * The words of all texts that trips are found by, and names of several words of which one has another meaning: Shore Temple is not a list
 * of temples, and Mahabaleshwar Temple in Gokarna is not the hill station Mahabaleshwar.
 * @param isKnown returns whether a phrase has another meaning
 * @param isOther returns whether it has another meaning that is not true of the trip
 */
function nameTerms(
  isKnown: (phrase: string, isAbout: boolean) => boolean,
  isOther: (phrase: string, trip: Trip) => boolean,
): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  const add = (label: string, trip: Trip, isAbout: boolean) => {
    const phrase = phraseOf(label);
    if (phrase.length < shortestWord || isKnown(phrase, isAbout)) return;
    const term = terms.get(phrase) ?? { label, texts: [label], about: new Set(), passing: new Set() };
    terms.set(phrase, term);
    (isAbout ? term.about : term.passing).add(trip);
  };
  for (const trip of trips) {
    const { about, passing } = foundBy(trip);
    for (const [texts, isAbout] of [
      [about, true],
      [passing, false],
    ] as const) {
      for (const text of texts) {
        const tokens = tokensOf(text).filter(({ number }) => number === undefined);
        for (const { at } of tokens) if (isName(text.slice(...at))) add(text.slice(...at), trip, isAbout);
        const isShort = tokens.length > 1 && tokens.length < 4 && !text.includes(',');
        if (isShort && (text in otherNames || tokens.some(({ normalised }) => isOther(normalised, trip))))
          add(text, trip, isAbout);
      }
    }
  }
  return [...terms.values()].map((term) => ({
    ...term,
    texts: [...term.texts, ...namesOf(term.label)],
  }));
}

/** The nearest of the given towns to a place. */
const nearestOf = (ids: readonly GatewayId[], place: Pick<GazetteerPlace, 'at'>): GatewayId | undefined =>
  ids
    .map((id) => ({ id, far: straightLine(place, placeOfTown(id) ?? place) }))
    .sort((one, other) => one.far - other.far)[0]?.id;

/** Other names of the states, countries and parts of India that are choices of the finder. */
const whereNames = finderGroups.where.choices.map(({ id, label }): [Meaning, string[]] => [
  `choice:where=${id}`,
  [
    ...namesOf(label),
    ...(otherNames[label]?.scripts ?? []),
    ...destinationIds.filter((one) => one === id).flatMap((one) => namesOf(destinations[one].name)),
  ],
]);

/** Names begin with a capital; other words in a list of stops ('boating', 'from') are not names. */
const isName = (word: string) => word[0] !== word[0]?.toLowerCase();

/** Kinds of phrases that are always kept, because the reader combines them with others. */
const needed = /^(filler|number|before|after|not|ahead|months|say|compare|is:[^cCbkprRsaS])/;

/** Words that are often typed as one with others: 'goatrip', '3daysooty' with the number as a word. */
const oftenJoined = ['trip', 'tour', 'days', 'nights', 'adults'];

/** A collection of phrases with their meanings. */
class Phrases {
  private readonly meaningsOf = new Map<string, Set<Meaning>>();
  /** For each phrase, one text that normalises to it. */
  private readonly textOf = new Map<string, string>();

  add(meaning: Meaning, texts: Iterable<string>): void {
    for (const text of texts) {
      const phrase = phraseOf(text);
      if (!phrase) continue;
      this.meaningsOf.set(phrase, (this.meaningsOf.get(phrase) ?? new Set()).add(meaning));
      if (!this.textOf.has(phrase)) this.textOf.set(phrase, text);
    }
  }

  /** Adds an ending of words, which is no word of its own. */
  addEnding(meaning: Meaning, ending: string): void {
    this.meaningsOf.set(`-${ending}`, new Set([meaning]));
  }

  /** Adds the letter of words that have none yet (`letters.ts`). */
  addLetter(letter: string, texts: readonly string[]): void {
    const hasLetter = (text: string) => this.meanings(phraseOf(text)).some((meaning) => meaning.startsWith('is:'));
    this.add(
      `is:${letter}`,
      texts.filter((text) => !hasLetter(text)),
    );
  }

  meanings = (phrase: string): Meaning[] => [...(this.meaningsOf.get(phrase) ?? [])];

  all = (): [phrase: string, meanings: Meaning[]][] =>
    [...this.meaningsOf.keys()].map((phrase) => [phrase, this.meanings(phrase).flatMap(expanded)]);

  /**
   * The phrases by meaning, without those that the reader understands from others: by sound, by a shorter phrase within, or with one letter
   * wrong.
   * @param onPage the phrases that the reader gets from the page
   */
  packed(onPage: ReadonlyMap<string, readonly Meaning[]>, day: Day): [phrase: string, meanings: Meaning[]][] {
    // Short Latin phrases come first, because longer ones are understood from them.
    const rank = (phrase: string) => (isIndian(this.textOf.get(phrase) ?? '') ? 100 : 0) + phrase.length;
    const all = [...this.meaningsOf.keys()].sort((one, other) => rank(one) - rank(other));
    const isNeeded = (phrase: string) => this.meanings(phrase).some((meaning) => needed.test(meaning));
    const isFiller = (phrase: string) => this.meanings(phrase).join() === 'filler:';
    /** A small word that is short and not often typed as one with a place, as in 'goatrip'. */
    const isImplied = (phrase: string) =>
      isFiller(phrase) && phrase.length <= longestSmall && !phrase.startsWith('-') && !oftenJoined.includes(phrase);
    /** A word with its plural's 's', which needs no entry of its own. */
    const isPlural = (phrase: string) =>
      /^...+s$/.test(phrase) &&
      !oftenJoined.includes(phrase) &&
      this.meanings(phrase).join() === this.meanings(phrase.slice(0, -1)).join();
    const isState = (phrase: string) =>
      /^[a-z]+$/.test(this.textOf.get(phrase)?.toLowerCase() ?? '') &&
      this.meanings(phrase).some((meaning) => meaning.startsWith('choice:where='));
    const listed = new Set(
      all.filter((phrase) => (isNeeded(phrase) && !isImplied(phrase) && !isPlural(phrase)) || isState(phrase)),
    );
    for (let isStable = false; !isStable;) {
      isStable = true;
      const meanings = new Map(onPage);
      for (const phrase of listed)
        meanings.set(phrase, [
          ...new Set([...(meanings.get(phrase) ?? []), ...this.meanings(phrase).flatMap(expanded)]),
        ]);
      const read = readOnce(askReader({ meanings, days: { built: day, today: day } }));
      const asLooked = lookUps(meanings);
      const added = new Map<Meaning, string[]>();
      for (const phrase of all) {
        const text = this.textOf.get(phrase) ?? '';
        if (listed.has(phrase)) continue;
        const own = this.meanings(phrase);
        if (isImplied(phrase) ? isSilent(read, text) : isReadAs(read, text, own, day)) continue;
        if (isPlural(phrase) && segmentsOf(text, asLooked).every((one) => one.meanings.join() === own.join())) continue;
        // Phrases that may be understood from each other are added one at a time.
        const [first = 'filler:'] = own;
        const others = added.get(first) ?? [];
        if (others.some((other) => soundOf(other) === soundOf(phrase) || phrase.includes(other))) {
          isStable = false;
          continue;
        }
        added.set(first, [...others, phrase]);
        listed.add(phrase);
        isStable = false;
      }
    }
    const bySound = new Map<string, string[]>();
    for (const phrase of [...listed, ...onPage.keys()].sort((one, other) => rank(one) - rank(other)))
      bySound.set(soundOf(phrase), [...(bySound.get(soundOf(phrase)) ?? []), phrase]);
    for (const [sound, [first = '', ...others]] of bySound) {
      const meaning = this.meanings(first).join();
      const isSame = (phrase: string) =>
        !onPage.has(phrase) && !phrase.startsWith('-') && this.meanings(phrase).join() === meaning;
      if (![first, ...others].every(isSame)) continue;
      for (const phrase of others) {
        // A small word within a longer phrase would be read on its own.
        if (meaning !== 'filler:' && (this.textOf.get(phrase) ?? '').includes(' ')) continue;
        const isHeard = isIndian(this.textOf.get(phrase) ?? '') || phrase.length >= shortestSound;
        if (isHeard && (sound.length >= shortestSound || isNear(first, phrase))) listed.delete(phrase);
      }
    }
    return [...listed].sort().flatMap((phrase): [string, Meaning[]][] => {
      const known = onPage.get(phrase) ?? [];
      const own = this.meanings(phrase).filter((meaning) => !expanded(meaning).every((one) => known.includes(one)));
      return own.length > 0 ? [[phrase, own]] : [];
    });
  }
}

const expanded = (meaning: Meaning): Meaning[] => expandTown(meaning, finderGroups);

/** A reader that reads each text once: a text is read for each of its meanings. */
function readOnce(read: (text: string) => Ask): (text: string) => Ask {
  const asks = new Map<string, Ask>();
  return (text) => {
    const ask = asks.get(text) ?? read(text);
    asks.set(text, ask);
    return ask;
  };
}

/** Returns whether a reader takes a text for exactly one meaning. */
function isRead(read: (text: string) => Ask, text: string, meaning: Meaning): boolean {
  const [kind, value = ''] = meaning.split(/:(.*)/s);
  // A town may be only a start, or only have trips around it.
  if (kind === 'town' || kind === 'around')
    return ['from', 'near'].some((word) => {
      const { parts, unknown, choices } = read(`${word} ${text}`);
      return unknown.length === 0 && parts.length === 1 && value.split('/').includes(choices[word]?.join() ?? '');
    });
  const { parts, unknown, choices } = read(text);
  if (unknown.length > 0 || parts.length === 0) return false;
  if (kind === 'is')
    return JSON.stringify(parts.flatMap(({ who }) => who ?? [])) === JSON.stringify([whoOf(value)].filter(Boolean));
  if (kind === 'choice') {
    const wanted = [...new URLSearchParams(value)].map((pair) => pair.join('='));
    const got = Object.entries(choices).flatMap(([group, ids]) => ids.map((id) => `${group}=${id}`));
    return parts.every((part) => part.choices) && got.sort().join() === wanted.sort().join();
  }
  return parts.every(
    ({ thing, unsold, page }) => String(kind === 'thing' ? thing : kind === 'unsold' ? unsold : page) === value,
  );
}

/** Returns whether a reader takes a text for words that express nothing. */
function isSilent(read: (text: string) => Ask, text: string): boolean {
  const { parts, unknown, unsure } = read(text);
  return parts.length + unknown.length + unsure.length === 0;
}

/** Returns whether a reader takes a text for all of its meanings, and for nobody who is not among them. */
function isReadAs(read: (text: string) => Ask, text: string, meanings: readonly Meaning[], day: Day): boolean {
  const { parts, when } = read(text);
  const hasWho = meanings.some((meaning) => /^is:[cCbkprRsaS]/.test(meaning));
  const first = meanings.find((meaning) => meaning.startsWith('day:'))?.slice('day:'.length);
  if (first && !(when && 'day' in when && when.day === daysAfter(day, Number(first)))) return false;
  return (
    meanings.every((meaning) => meaning.startsWith('day:') || isRead(read, text, meaning)) &&
    (hasWho || parts.every(({ who }) => !who))
  );
}

type Lists = Readonly<Record<string, readonly string[]>>;

/** Adds the phrases of the word lists. */
function addWords(phrases: Phrases, day: Day): void {
  for (const [query, texts] of Object.entries(words.choices as Lists)) {
    const [, mark, choice] = /^([!-]?)(.*)$/.exec(query) ?? [];
    const isDenied = mark === '-' || (mark === '' && query.startsWith('without='));
    phrases.add(isDenied ? `not:${choice}` : `choice:${choice}`, texts);
  }
  for (const { id, name, towns } of festivals) {
    const months = monthsOfFestival(id, day);
    const typed = (words.festivals as Partial<Lists>)[id];
    if (!typed || months.length === 0 || towns) continue;
    phrases.add(`choice:${months.map((month) => `month=${month}`).join('&')}`, [name, ...typed]);
    for (const text of [name, ...typed]) {
      const first = dayOfFestival(festivalCalled(text) ?? id, day, months);
      if (first) phrases.add(`day:${daysBetween(day, first)}`, [text]);
    }
  }
  for (const [date, texts] of Object.entries(words.days as Lists)) {
    const [first = day] = [0, 1].map((more) => `${Number(day.slice(0, 4)) + more}-${date}`).filter((one) => one >= day);
    phrases.add(`day:${daysBetween(day, first)}`, texts);
  }
  phrases.add('filler:', words.fillers);
  for (const [value, texts] of Object.entries(words.number as Lists)) phrases.add(`number:${value}`, texts);
  phrases.addLetter(sharesLetters.each, words.each);
  phrases.addLetter(sharesLetters.all, words.all);
  for (const kind of keysOf(letters))
    for (const [value, letter] of Object.entries(letters[kind]))
      phrases.addLetter(letter, (words[kind] as Lists)[value] ?? []);
  for (const [value, texts] of Object.entries(words.before as Lists))
    if (value === 'from' || !(value in letters.before)) phrases.add(`before:${value}`, texts);
  for (const [value, texts] of Object.entries(words.after as Lists)) phrases.add(`after:${value}`, texts);
  for (const kind of ['ahead', 'months', 'say', 'compare'] as const)
    for (const [value, texts] of Object.entries(words[kind] as Lists)) phrases.add(`${kind}:${value}`, texts);
  for (const [ending, meaning] of Object.entries(words.endings)) phrases.addEnding(meaning as Meaning, ending);
}

/** Longer names describe a festival: 'Bathing days of the Kumbh'. */
const mostWords = 2;

/**
 * Adds festivals of a town or a country by its trips: Karthigai Deepam is Tiruvannamalai, and 'Songkran, the water festival' Thailand.
 * @param thingIn returns the meaning of a town by its name, if trips go there
 * @param isKnown returns whether a phrase has another meaning
 */
function addLocalFestivals(
  phrases: Phrases,
  thingIn: (town: string) => Meaning | undefined,
  isKnown: (phrase: string) => boolean,
  day: Day,
): void {
  for (const { id, name, alsoCalled = [], towns = [], abroad = [] } of festivals) {
    const own = [name.replace(/[,(].*/, ''), ...alsoCalled].filter(
      (text) => tokensOf(text).length <= mostWords && !isKnown(phraseOf(text)),
    );
    const [town] = towns.flatMap((one) => thingIn(one) ?? []);
    const typed = (words.festivals as Partial<Lists>)[id] ?? [];
    const meaning: Meaning | undefined =
      town ?? (abroad.length > 0 ? `choice:${abroad.map((country) => `where=${country}`).join('&')}` : undefined);
    if (!meaning) continue;
    const texts = town ? shortestOf([...typed, ...own]) : own;
    phrases.add(meaning, texts);
    const first = dayOfFestival(id, day);
    if (first) phrases.add(`day:${daysBetween(day, first)}`, texts);
  }
}

/**
 * Adds names of towns that are not on the page: aliases, and towns without a start or without trips around them, by the nearest town that has
 * one.
 */
function addTowns(phrases: Phrases): void {
  // The ids of these two groups are ids of towns.
  const idsOf = (group: 'from' | 'near') => finderGroups[group].choices.map(({ id }) => id as GatewayId);
  const [starts, near] = [idsOf('from'), idsOf('near')];
  const both = starts.filter((id) => near.includes(id));
  const plain = (id: GatewayId) => gateways[id].replace(/ \(.*/, '');
  for (const id of new Set([...starts, ...near])) phrases.add(`town:${id}`, namesOf(plain(id)).slice(1));
  const onMaps = new Map(
    [...Object.values(places), ...orientation].flatMap(({ name, at }) =>
      [name, ...(otherNames[name]?.also ?? [])].map((one) => [one, at] as const),
    ),
  );
  const others = [
    ...gatewayIds.filter((id) => !both.includes(id)).map((id) => ({ name: plain(id), at: placeOfTown(id)?.at })),
    ...largeTowns.onMaps.map((name) => ({ name, at: onMaps.get(name) })),
    ...Object.entries(largeTowns.others).map(([name, [latitude = 0, longitude = 0]]) => ({
      name,
      at: [latitude, longitude] as const,
    })),
  ];
  for (const { name, at } of others) {
    const [start, around] = [starts, near].map((ids) => at && nearestOf(ids, { at }));
    if (!start || !around || gatewaysAbroad.includes(start)) continue;
    phrases.add(`around:${[...new Set([start, around])].join('/')}`, [name]);
  }
}

/** The number of trips offered in place of one that we do not sell. */
const mostNearest = 3;

/** Drops texts that contain a shorter one of the list: 'cancel' is enough for 'cancel booking'. */
function shortestOf(texts: readonly string[]): string[] {
  const normalised = (text: string) =>
    ` ${tokensOf(text)
      .map((token) => token.normalised)
      .join(' ')} `;
  const all = [...new Set(texts)].sort((one, other) => one.length - other.length);
  return all.filter(
    (text) =>
      !all.some(
        (other) =>
          other !== text && normalised(text).includes(normalised(other)) && normalised(text) !== normalised(other),
      ),
  );
}

/** Collects the vocabulary: phrases with their meanings, and the search terms of trips. */
function gathered(day: Day) {
  const phrases = new Phrases();
  const labels = new Set(
    pagePhrases(finderGroups).flatMap(([meaning, phrase]) => (meaning.startsWith('choice:') ? phrase : [])),
  );
  for (const [meaning, texts] of whereNames) phrases.add(meaning, texts);
  addWords(phrases, day);
  addTowns(phrases);
  for (const [path, { words: own }] of Object.entries(pages)) phrases.add(`page:${path}`, shortestOf(own));
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
  const phrases = [...new Set([phraseOf(label), ...texts.map(phraseOf)])];
  return phrases.slice(1).filter((phrase) => {
    const before = phrases.slice(0, phrases.indexOf(phrase));
    const sound = soundOf(phrase);
    return !before.some(
      (other) => soundOf(other) === sound && (sound.length >= shortestSound || isNear(other, phrase)),
    );
  });
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

/** Notes on trips that are offered in place of a place we do not sell, but are no longer sold themselves. */
export const notOfferedNotes = (
  places: Readonly<Record<string, { nearest: readonly string[] }>> = placesNotOffered,
): string[] =>
  Object.entries(places).flatMap(([label, { nearest }]) =>
    nearest
      .filter((id) => trips.every((trip) => trip.id !== id))
      .map((id) => `asks for ${label}: '${id}' is no trip; name another in content/records/ask/not-sold.json`),
  );
