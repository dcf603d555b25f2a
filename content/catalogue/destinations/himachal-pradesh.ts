import type { Destination } from '../../schema/types';
import { himachal } from './himachal';

/** The destinations index has another id for the same page; search engines keep `himachal`. */
export const himachalPradesh: Destination = {
  ...himachal,
  id: 'himachal-pradesh',
  name: 'Himachal Pradesh',
  picture: 'himachal-pradesh',
  canonicalId: 'himachal',
};
