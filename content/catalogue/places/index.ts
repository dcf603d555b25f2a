/** The gazetteer: every place that a day of a trip leads to, by its id. */
import type { GazetteerPlace } from '../../schema/legs';
import { eastPlaces } from './east';
import { northPlaces } from './north';
import { southPlaces } from './south';
import { westPlaces } from './west';
import { abroadPlaces } from './abroad';

export const places: Readonly<Record<string, GazetteerPlace>> = {
  ...southPlaces,
  ...westPlaces,
  ...northPlaces,
  ...eastPlaces,
  ...abroadPlaces,
};
