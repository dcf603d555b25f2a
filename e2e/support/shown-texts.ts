/** What a page shows of its records. */
import { seedTrips } from '../../content/catalogue/seed';
import { formatDuration } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { whyChoose } from '../../content/pages/shared';
import { factsOf, tripsFrom } from '../../content/queries/destination-trips';
import type { Section } from '../../content/schema/types';

/** What readers do not see of a record, and the head's texts, which have tests of their own. */
export const notShown = /^(id|value|icon|picture|state|title|description)$/;

/** Every text of a record that a reader sees. */
export function textsIn(record: unknown): string[] {
  if (typeof record === 'string') return [record];
  if (Array.isArray(record)) return record.flatMap(textsIn);
  return typeof record === 'object' && record !== null ? Object.values(record).flatMap(textsIn) : [];
}
/** The same of a record without the fields whose names match. */
export const within = (record: object, but: RegExp) =>
  Object.entries(record).flatMap(([name, value]) => (but.test(name) ? [] : textsIn(value)));

/** Name and price of a trip. */
export const priced = ({ name, title, price }: { name?: string; title?: string; price: number }) => [
  name ?? title ?? '',
  formatRupees(price),
];

/** What a section of a destination page shows of its record. */
export function shownIn(section: Section): string[] {
  switch (section.kind) {
    case 'why-choose':
      return textsIn([whyChoose.heading, whyChoose.tagline, whyChoose.cards.map(({ title, text }) => [title, text])]);
    case 'about-place':
      return textsIn([section.heading, section.paragraphs, section.facts]);
    case 'top-places':
      return textsIn([section.heading, section.places.map(({ name, text }) => [name, text])]);
    case 'trips': {
      const found = tripsFrom(section.source);
      return found.length > 0
        ? [
            section.heading,
            ...found.flatMap(({ id: trip }) => textsIn(factsOf(trip, section))),
            ...found.flatMap(priced),
            ...(section.alsoSold ?? []).map(({ line }) => line),
          ]
        : [section.heading, ...textsIn(section.empty)];
    }
    case 'trip-detail': {
      const trip = seedTrips.find(({ id }) => id === section.tripId);
      return trip
        ? [...priced(trip), formatDuration(trip.days), ...textsIn([section.assurances, section.facts, section.action])]
        : [section.missing];
    }
    default:
      return section satisfies never;
  }
}
