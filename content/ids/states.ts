/** The twenty states of the domestic tours page, in the order of its carousel. */
import { keysOf } from './keys-of';

export const states = {
  'tamil-nadu': 'Tamil Nadu',
  kerala: 'Kerala',
  karnataka: 'Karnataka',
  'andhra-pradesh': 'Andhra Pradesh',
  telangana: 'Telangana',
  goa: 'Goa',
  maharashtra: 'Maharashtra',
  gujarat: 'Gujarat',
  rajasthan: 'Rajasthan',
  'madhya-pradesh': 'Madhya Pradesh',
  'uttar-pradesh': 'Uttar Pradesh',
  uttarakhand: 'Uttarakhand',
  'himachal-pradesh': 'Himachal Pradesh',
  'jammu-kashmir': 'Jammu & Kashmir',
  punjab: 'Punjab',
  'west-bengal': 'West Bengal',
  sikkim: 'Sikkim',
  assam: 'Assam',
  meghalaya: 'Meghalaya',
  odisha: 'Odisha',
} as const;

export type StateId = keyof typeof states;

export const stateIds = keysOf(states);

/** The state that is selected when the domestic tours page opens: the first of its carousel. */
export const defaultState: StateId = stateIds[0] ?? 'tamil-nadu';
