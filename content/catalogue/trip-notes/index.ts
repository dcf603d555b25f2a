/** The trip notes of every trip, by the trip's id. */
import type { TripNotes } from '../../schema/types';
import { abroad } from './abroad';
import { andaman } from './andaman';
import { andhraPradesh } from './andhra-pradesh';
import { assam } from './assam';
import { goa } from './goa';
import { goldenTriangle } from './golden-triangle';
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

export const allTripNotes: readonly TripNotes[] = [
  ...tamilNadu,
  ...kerala,
  ...karnataka,
  ...andhraPradesh,
  ...telangana,
  ...goa,
  ...maharashtra,
  ...gujarat,
  ...rajasthan,
  ...madhyaPradesh,
  ...uttarPradesh,
  ...uttarakhand,
  ...himachalPradesh,
  ...jammuKashmir,
  ...punjab,
  ...westBengal,
  ...sikkim,
  ...assam,
  ...meghalaya,
  ...odisha,
  ...goldenTriangle,
  ...andaman,
  ...abroad,
];

const byId = new Map(allTripNotes.map((notes) => [notes.id, notes]));

/**
 * The notes of a trip.
 * @throws when there are none; the build's check names the trip before
 */
export function tripNotesOf(id: string): TripNotes {
  const notes = byId.get(id);
  if (!notes) throw new Error(`the trip '${id}' has no notes in content/catalogue/trip-notes`);
  return notes;
}
