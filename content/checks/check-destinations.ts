import type { Content } from './content';
import { destinationSchema } from '../schema/destinations';
import { line, pictureProblems, rangeProblem, schemaProblems } from '../schema/problems';
import type { Destination, Section } from '../schema/types';

function sectionProblems(content: Content, id: string, section: Section): string[] {
  const field = `sections.${section.id}`;
  switch (section.kind) {
    case 'top-places':
      return section.places.flatMap((place) =>
        pictureProblems(content.pictures, 'destinations', id, `${field}.${place.id}`, place.picture),
      );
    case 'trips': {
      const { source, alsoSold } = section;
      const known = new Set(content.trips.flatMap(({ collection, id: trip }) => (collection === 'seed' ? trip : [])));
      const missing = source.from === 'ids' ? source.ids.filter((tripId) => !known.has(tripId)) : [];
      const notOffered = (alsoSold ?? [])
        .map(({ state }) => state)
        .filter((state) => !content.trips.some((trip) => trip.collection === 'domestic' && trip.state === state));
      return [
        ...missing.map((tripId) =>
          line('destinations', id, `${field}.source`, `names the trip '${tripId}', which does not exist`),
        ),
        ...notOffered.map((state) =>
          line('destinations', id, `${field}.alsoSold`, `leads to ${state}, which has no tours`),
        ),
      ];
    }
    default:
      return [];
  }
}

function recordProblems(content: Content, key: string, record: Destination): string[] {
  const { id, canonicalId, duration, picture, sections } = record;
  const anchors = sections.flatMap((section) => [
    section.id,
    ...(section.kind === 'top-places' ? section.places.map((place) => place.id) : []),
  ]);
  const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...(key === id ? [] : [line('destinations', id, 'id', `is registered under '${key}'`)]),
    ...(canonicalId && !content.destinations[canonicalId]
      ? [line('destinations', id, 'canonicalId', 'names no destination')]
      : []),
    ...twice.map((anchor) => line('destinations', id, 'sections', `the id '${anchor}' is used twice`)),
    ...rangeProblem('destinations', id, 'duration', duration),
    ...pictureProblems(content.pictures, 'destinations', id, 'picture', picture),
    ...sections.flatMap((section) => sectionProblems(content, id, section)),
  ];
}

/** Checks destinations against their schema, and against the trips and pictures that they refer to. */
export function destinationProblems(content: Content): string[] {
  return Object.entries(content.destinations).flatMap(([key, record]) => {
    const problems = schemaProblems('destinations', record, destinationSchema);
    return problems.length > 0 ? problems : recordProblems(content, key, record);
  });
}
