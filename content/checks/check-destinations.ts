import { destinationIds } from '../ids/destinations';
import { states } from '../ids/states';
import { addressOf } from '../format/address-of';
import type { Content } from './content';
import { destinationSchema } from '../schema/destinations';
import { line, pictureProblems, rangeProblem, schemaProblems } from '../schema/problems';
import type { Destination, Section } from '../schema/types';

function sectionProblems(content: Content, id: string, section: Section, index: number): string[] {
  const field = `sections.${index}`;
  switch (section.kind) {
    case 'top-places':
      return section.places.flatMap(({ picture }, at) =>
        pictureProblems(content.pictures, 'destinations', id, `${field}.places.${at}.picture`, picture),
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
          line('destinations', id, `${field}.source.ids`, `names the trip '${tripId}', which does not exist`),
        ),
        ...notOffered.map((state) =>
          line('destinations', id, `${field}.alsoSold`, `leads to ${states[state]}, which has no tours`),
        ),
      ];
    }
    default:
      return [];
  }
}

/** Compares what the cards of a place say about a visa with the field by which the finder looks for trips without one. */
function visaProblems({ id, sections, noVisaBefore = false }: Destination): string[] {
  const problem = (text: string) => line('destinations', id, 'noVisaBefore', `${text}: make them alike`);
  const stated = sections
    .flatMap((section) => ('facts' in section ? section.facts : []))
    .find(({ value }) => /\bvisa on arrival|visa-free|no visa\b/i.test(value));
  return [
    ...(stated && !noVisaBefore ? [problem(`is not set, and a fact says “${stated.value}”`)] : []),
    ...(noVisaBefore && !stated ? [problem('is set, and no fact says “Visa on arrival” or “visa-free”')] : []),
  ];
}

function recordProblems(content: Content, key: string, record: Destination): string[] {
  const { id, canonicalId, duration, picture, sections } = record;
  const anchors = sections.flatMap((section) => [
    section.kind,
    ...(section.kind === 'top-places' ? section.places.map((place) => addressOf(place.name)) : []),
  ]);
  const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...(key === id ? [] : [line('destinations', id, 'id', `is registered under '${key}'`)]),
    ...(canonicalId === id ? [line('destinations', id, 'canonicalId', 'names itself')] : []),
    ...twice.map((anchor) => line('destinations', id, 'sections', `has '${anchor}' twice`)),
    ...rangeProblem('destinations', id, 'duration', duration),
    ...pictureProblems(content.pictures, 'destinations', id, 'picture', picture),
    ...visaProblems(record),
    ...sections.flatMap((section, index) => sectionProblems(content, id, section, index)),
  ];
}

/** Every destination is in the index once. */
function indexProblems({ destinationGroups }: Content): string[] {
  const listed: readonly string[] = destinationGroups.flatMap(({ ids }) => ids);
  return destinationIds
    .map((id) => ({ id, times: listed.filter((other) => other === id).length }))
    .filter(({ times }) => times !== 1)
    .map(({ id, times }) =>
      line('pages', 'destinations', 'record', `${times > 1 ? 'names it twice' : 'does not name it'}: ${id}`),
    );
}

/** Checks destinations against their schema, and against the trips and pictures that they refer to. */
export function destinationProblems(content: Content): string[] {
  const problems = Object.entries(content.destinations).flatMap(([key, record]) => {
    const own = schemaProblems('destinations', record, destinationSchema);
    return own.length > 0 ? own : recordProblems(content, key, record);
  });
  return [...problems, ...indexProblems(content)];
}
