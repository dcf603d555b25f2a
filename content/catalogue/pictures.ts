/** Every picture of the site with its alt text, by id, from `content/records/pictures/<id>.json` and from the photographs of trips. */
import type { Picture } from '../schema/types';
import { recordsIn } from './records';
import { trips } from './trips';

const drawn: Readonly<Record<string, Picture>> = Object.fromEntries(
  recordsIn('pictures').map(({ id, alt, place }) => [id, { alt, place }]),
);

/** The first photographs of trips, which replace the drawings. */
const photographed = trips.flatMap(({ picture, photos: [photo] }) =>
  photo ? [[picture, { place: drawn[picture]?.place ?? '', alt: photo.alt, credit: photo.credit }] as const] : [],
);

export const pictures: Readonly<Record<string, Picture>> = { ...drawn, ...Object.fromEntries(photographed) };
