/**
 * Checks every content record before a build. Each problem is one line that names the record and the field:
 * `seed kerala-package: price: does not parse: write whole rupees, for example 26300`.
 */
import { routes, tripPath } from '../routes';
import { destinationProblems } from './check-destinations';
import { nameProblems } from './check-names';
import { statePageProblems } from './check-state-pages';
import { tripNotesProblems } from './check-trip-notes';
import { itineraryCardSchema } from './itinerary-cards';
import type { Content } from './content';
import { line, pictureProblems, rangeProblem, schemaProblems } from './problems';
import { tripNotesSchema } from './trip-notes';
import { domesticTripSchema, groupTripSchema, honeymoonTripSchema, seedTripSchema } from './trips';

interface Entry {
  collection: string;
  record: { id: string };
}

/** Ids are unique over all collections, and none is the name of a page beside those of the trips. */
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

/** All problems of the records, a line each; empty when a build may go on. */
export function checkContent(content: Content): string[] {
  const { domesticTrips, seedTrips, honeymoonTrips, groupTrips, itineraryCards, tripNotes, pictures } = content;
  const collections = [
    { collection: 'seed', records: seedTrips, shape: seedTripSchema },
    { collection: 'domestic', records: Object.values(domesticTrips).flat(), shape: domesticTripSchema },
    { collection: 'honeymoons', records: honeymoonTrips, shape: honeymoonTripSchema },
    { collection: 'groups', records: groupTrips, shape: groupTripSchema },
  ] as const;
  const trips = collections.flatMap(({ collection, records }) => records.map((record) => ({ collection, record })));
  const cards = itineraryCards.map((record) => ({ collection: 'itinerary-cards', record }));
  const entries = [...trips, ...cards];

  const shapes = [
    ...collections.flatMap(({ collection, records, shape }) =>
      records.flatMap((record) => schemaProblems(collection, record, shape)),
    ),
    ...itineraryCards.flatMap((card) => schemaProblems('itinerary-cards', card, itineraryCardSchema)),
    ...tripNotes.flatMap((notes) => schemaProblems('trip-notes', notes, tripNotesSchema)),
  ];
  // The checks below rely on the shapes: a record that fails there is reported there alone.
  if (shapes.length > 0) return [...shapes, ...idProblems(entries)];

  const places = destinationProblems(content);
  return [
    ...idProblems(entries),
    ...(places.length > 0 ? places : nameProblems(trips, content)),
    ...entries.flatMap(({ collection, record }) =>
      pictureProblems(pictures, collection, record.id, 'picture', record.picture),
    ),
    ...Object.entries(domesticTrips).flatMap(([state, records]) =>
      records
        .filter((trip) => trip.state !== state)
        .map((trip) => line('domestic', trip.id, 'state', `is '${trip.state}' in the list of ${state}`)),
    ),
    ...trips
      .filter(({ record }) => record.abroad && record.state !== null)
      .map(({ collection, record }) => line(collection, record.id, 'state', 'must be null on a trip abroad')),
    ...honeymoonTrips
      .filter((trip) => trip.originalPrice <= trip.price)
      .map((trip) => line('honeymoons', trip.id, 'originalPrice', 'must be above the price')),
    ...groupTrips.flatMap((trip) => rangeProblem('groups', trip.id, 'groupSize', trip.groupSize)),
    ...itineraryCards.flatMap((card) => rangeProblem('itinerary-cards', card.id, 'people', card.people)),
    ...itineraryCards
      .filter((card) => card.plan.length !== card.days)
      .map((card) => line('itinerary-cards', card.id, 'plan', `has ${card.plan.length} days, the trip ${card.days}`)),
    ...tripNotesProblems(
      tripNotes,
      trips.map(({ record }) => record),
    ),
    ...statePageProblems(content),
  ];
}
