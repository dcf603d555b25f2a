/** Every picture of the site with its alt text, by id. */
import { abroadPictures } from './abroad';
import { deccanPictures } from './deccan';
import { eastPictures } from './east';
import { keralaPictures } from './kerala';
import { northPictures } from './north';
import { pagesPictures } from './pages';
import { seriesPictures } from './series';
import { tamilNaduPictures } from './tamil-nadu';
import type { Picture } from './types';
import { westPictures } from './west';
import { trips } from '../trips';

const drawn: Readonly<Record<string, Picture>> = {
  ...seriesPictures,
  ...pagesPictures,
  ...tamilNaduPictures,
  ...keralaPictures,
  ...deccanPictures,
  ...westPictures,
  ...northPictures,
  ...eastPictures,
  ...abroadPictures,
};

/** The first photographs of trips, which replace the drawings. */
const photographed = trips.flatMap(({ picture, photos: [photo] }) =>
  photo ? [[picture, { place: drawn[picture]?.place ?? '', alt: photo.alt, credit: photo.credit }] as const] : [],
);

export const pictures: Readonly<Record<string, Picture>> = { ...drawn, ...Object.fromEntries(photographed) };
