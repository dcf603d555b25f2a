/** The usual parties, one for each row in the table of fares on a trip's page. Browsers do not load them. */
import type { PageTexts } from '../../catalogue/page-texts';
import { fareKindOf, type Party, type SoldTrip } from './fare-parties';

/** The parties in the tables of fares. On a day tour one adult is alone in the car, and children have no beds. */
export interface PartyRow {
  id: keyof PageTexts['prices']['parties'];
  party: Party;
}

const row = (id: PartyRow['id'], adults: number, childrenWithBed = 0, childrenWithoutBed = 0): PartyRow => ({
  id,
  party: { adults, childrenWithBed, childrenWithoutBed },
});

const couple = row('two', 2);
const othersInTheRoom = {
  thirdAdult: row('three', 3),
  childWithBed: row('childWithBed', 2, 1),
  childWithoutBed: row('childWithoutBed', 2, 0, 1),
} as const;

const rows = {
  rooms: [
    row('one', 1),
    couple,
    othersInTheRoom.thirdAdult,
    row('four', 4),
    othersInTheRoom.childWithBed,
    othersInTheRoom.childWithoutBed,
    row('bothChildren', 2, 1, 1),
  ],
  day: [row('aloneInCar', 1), couple, row('three', 3), row('four', 4), row('child', 2, 0, 1), row('children', 2, 0, 2)],
} as const;

/** The rows of the table on a trip's page. A trip without children has no rows for them. */
export const partiesOf = (trip: SoldTrip): readonly PartyRow[] => {
  const { alsoFor, childrenFrom } = trip;
  const fareKind = fareKindOf(trip);
  const all = fareKind === 'for two' ? [couple, ...alsoFor.map((who) => othersInTheRoom[who])] : rows[fareKind];
  return all.filter(({ party }) => childrenFrom !== null || party.childrenWithBed + party.childrenWithoutBed === 0);
};
