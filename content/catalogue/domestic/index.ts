/** The collection of the domestic tours page: one module a state, in the order of the carousel. */
import type { DomesticCategory, DomesticTrip, StateId } from '../../schema/types';
import { andhraPradesh } from './andhra-pradesh';
import { assam } from './assam';
import { goa } from './goa';
import { gujarat } from './gujarat';
import { himachalPradesh } from './himachal-pradesh';
import { jammuKashmir } from './jammu-kashmir';
import { karnataka } from './karnataka';
import { kerala } from './kerala';
import { madhyaPradesh } from './madhya-pradesh';
import { maharashtra } from './maharashtra';
import { meghalaya } from './meghalaya';
import { odisha } from './odisha';
import { punjab } from './punjab';
import { rajasthan } from './rajasthan';
import { sikkim } from './sikkim';
import { tamilNadu } from './tamil-nadu';
import { telangana } from './telangana';
import { uttarPradesh } from './uttar-pradesh';
import { uttarakhand } from './uttarakhand';
import { westBengal } from './west-bengal';

export const domesticTrips: Record<StateId, readonly DomesticTrip[]> = {
  'tamil-nadu': tamilNadu,
  kerala,
  karnataka,
  'andhra-pradesh': andhraPradesh,
  telangana,
  goa,
  maharashtra,
  gujarat,
  rajasthan,
  'madhya-pradesh': madhyaPradesh,
  'uttar-pradesh': uttarPradesh,
  uttarakhand,
  'himachal-pradesh': himachalPradesh,
  'jammu-kashmir': jammuKashmir,
  punjab,
  'west-bengal': westBengal,
  sikkim,
  assam,
  meghalaya,
  odisha,
};

export const domesticCategoryLabels: Record<DomesticCategory, string> = {
  spiritual: 'Spiritual',
  heritage: 'Heritage',
  nature: 'Nature',
  beach: 'Beach',
};
