/** Compares the places in the description of a list with the trips on it. */
import { destinations } from '../catalogue/destinations';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { states } from '../ids/states';
import { wordsIn } from '../format/words';
import { routes } from '../routes';
import type { ItineraryCard, Trip } from '../schema/types';
import { explorePage, groupToursPage, honeymoonPage, itinerariesPage } from '../pages/lists';
import { groupTrips, honeymoonTrips, seedTrips } from '../catalogue/trips';

interface List {
  path: string;
  description: string;
  records: readonly (Trip | ItineraryCard)[];
}

const lists: readonly List[] = [
  { path: routes.honeymoon, description: honeymoonPage.description, records: honeymoonTrips },
  { path: routes.groupTours, description: groupToursPage.description, records: groupTrips },
  { path: routes.explorePackages, description: explorePage.description, records: seedTrips },
  { path: routes.itineraries, description: itinerariesPage.description, records: itineraryCards },
];

/** Capitalised words inside a sentence. */
const namesIn = (text: string): string[] => text.match(/(?<=[^.!?]\s)\p{Lu}\p{L}+/gu) ?? [];

/** All words of a record, with the names of its places and its state. */
function wordsOf(record: List['records'][number]): string[] {
  const places = 'destinations' in record ? record.destinations.map((id) => destinations[id].name) : [];
  const state = 'state' in record && record.state ? [states[record.state], 'India'] : [];
  return wordsIn([JSON.stringify(record), ...places, ...state].join(' '));
}

/** A line for each place in the description of a list that none of its trips is about. These are notes, which do not stop a build. */
export const listNotes = (some: readonly List[] = lists): string[] =>
  some.flatMap(({ path, description, records }) => {
    const words = new Set(records.flatMap(wordsOf));
    return namesIn(description)
      .filter((name) => !wordsIn(name).some((word) => words.has(word) || words.has(word.replace(/s$/, ''))))
      .map((name) => `pages ${path}: description: names ${name}, which none of its trips is about`);
  });
