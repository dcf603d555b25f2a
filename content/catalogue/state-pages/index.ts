/** The texts of each state's page, apart from its tours. */
import type { StateId, StatePage } from '../../schema/types';
import { assam, meghalaya, odisha, sikkim, westBengal } from './east';
import { himachalPradesh, jammuKashmir, punjab, uttarakhand, uttarPradesh } from './north';
import { andhraPradesh, goa, karnataka, kerala, tamilNadu, telangana } from './south';
import { gujarat, madhyaPradesh, maharashtra, rajasthan } from './west';

export const statePages: Record<StateId, StatePage> = {
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
