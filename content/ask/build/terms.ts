/** The places, sights and words by which trips are found, from the texts of the trips. */
import { destinations } from '../../catalogue/destinations';
import { places, type GazetteerPlace } from '../../catalogue/places';
import { nightsOf } from '../../model/route/access';
import type { Meaning } from '../meanings';
import { phraseOf, tokensOf } from '../tokens';
import words from '../../records/ask/words.json';
import { stopsOf, trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';
import { namesOf, otherNames, type Lists } from './names';

/** A place, a sight or a word of their names, by which trips are found. */
export interface SearchTerm {
  label: string;
  /** The wordings that travellers type for it. */
  texts: readonly string[];
  about: Set<Trip>;
  passing: Set<Trip>;
}

/** The meaning of a word that finds trips. */
export const nameOf = ({ label }: SearchTerm): Meaning => `thing:${label.toLowerCase()}`;

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
export function sightTerms(): SearchTerm[] {
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
      // A trip to 'Gangtok & Darjeeling' may have only one of them.
      ...trip.destinations.map((id) => destinations[id].name).filter((name) => !name.includes('&')),
      ...own.flatMap(({ names }) => names),
    ],
  };
};

/** Ordinary words that name nothing on their own: the 'Full Moon' of an ask is not Half Moon Beach. */
const noNames = new Set(words.noNames);

/** Shorter words do not identify a place. */
const shortestWord = 3;

/** Names begin with a capital; other words in a list of stops ('boating', 'from') are not names. */
const isName = (word: string) => word[0] !== word[0]?.toLowerCase();

/**
 * The words of all texts that trips are found by, and names of several words of which one has another meaning: Shore Temple is not a list
 * of temples, and Mahabaleshwar Temple in Gokarna is not the hill station Mahabaleshwar.
 * @param isKnown returns whether a phrase has another meaning
 * @param isOther returns whether it has another meaning that is not true of the trip
 */
export function nameTerms(
  isKnown: (phrase: string, isAbout: boolean) => boolean,
  isOther: (phrase: string, trip: Trip) => boolean,
): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  const add = (label: string, trip: Trip, isAbout: boolean) => {
    const phrase = phraseOf(label);
    if (phrase.length < shortestWord || noNames.has(phrase) || isKnown(phrase, isAbout)) return;
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
