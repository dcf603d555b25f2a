import type { Destination } from '../../schema/types';
import { himachal } from './himachal';

/** The id the destinations index uses for the same page; search engines keep `himachal`. */
export const himachalPradesh: Destination = {
  ...himachal,
  id: 'himachal-pradesh',
  name: 'Himachal Pradesh',
  picture: 'himachal-pradesh',
  canonicalId: 'himachal',
};
