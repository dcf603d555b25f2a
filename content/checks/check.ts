/**
 * Checks every content record before a build. Each problem is one line that names the record and the field:
 * `content/records/trips/kerala-package.json: price: is no number: write whole rupees, for example 26300`.
 */
import { routes, tripPath } from '../routes';
import { destinationProblems } from './check-destinations';
import { itineraryProblems } from './check-itineraries';
import { nameProblems } from './check-names';
import { peakProblems } from './check-peaks';
import { textProblems } from './check-texts';
import { statePageProblems } from './check-state-pages';
import { tripProblems } from './check-trips';
import { itineraryCardSchema } from '../schema/itinerary-cards';
import type { Content } from './content';
import { line, pictureProblems, schemaProblems } from '../schema/problems';
import { tripSchema } from '../schema/trips';

interface Entry {
  collection: string;
  record: { id: string };
}

/** Ids are unique over all collections, and none is the path of a page that is not a trip's. */
function idProblems(entries: readonly Entry[]): string[] {
  const paths: readonly string[] = Object.values(routes);
  const seen = new Map<string, string>();
  return entries.flatMap(({ collection, record: { id } }) => {
    const first = seen.get(id);
    seen.set(id, collection);
    if (first) return [line(collection, id, 'id', `is already the id of a record in ${first}`)];
    return paths.includes(tripPath(id)) ? [line(collection, id, 'id', `is the name of the page ${tripPath(id)}`)] : [];
  });
}

/** All problems of the records, a line each; empty if the build may continue. */
export function checkContent(content: Content): string[] {
  const { trips, itineraryCards, pictures } = content;
  const entries = [
    ...trips.map((record) => ({ collection: 'trips', record })),
    ...itineraryCards.map((record) => ({ collection: 'itineraries', record })),
  ];

  const shapes = [
    ...trips.flatMap((record) => schemaProblems('trips', record, tripSchema)),
    ...itineraryCards.flatMap((card) => schemaProblems('itineraries', card, itineraryCardSchema)),
  ];
  // The checks below rely on the schemas, so they do not run if a record violates its own.
  if (shapes.length > 0) return [...shapes, ...idProblems(entries)];

  const places = destinationProblems(content);
  return [
    ...idProblems(entries),
    ...(places.length > 0 ? places : nameProblems(content)),
    ...entries.flatMap(({ collection, record }) =>
      pictureProblems(pictures, collection, record.id, 'picture', record.picture),
    ),
    ...trips.flatMap(tripProblems),
    ...peakProblems(content),
    ...itineraryCards.flatMap(itineraryProblems),
    ...statePageProblems(content),
    ...textProblems(content),
  ];
}
