/** The marks on the map of India, with the trips they lead to. */
import { indiaMarks, type IndiaMark } from '../catalogue/india-map';
import type { StateId } from '../ids/states';
import { soldStates } from '../model/state-trips';
import { whereTrips } from '../model/where-trips';
import { indiaMapTexts } from './maps';

export interface MarkOfIndia extends Pick<IndiaMark, 'at' | 'side'> {
  name: string;
  /** Ids of choices in the finder's group 'where'. */
  ids: readonly string[];
  /** The number of trips. */
  trips: number;
  /** The state of the mark, if it is a single state with a page. */
  state: StateId | undefined;
}

/** The marks from north to south, without those that have no trips. */
export const marksOfIndia: readonly MarkOfIndia[] = indiaMarks.flatMap(({ where, name, at, side }) => {
  const places = whereTrips.filter(({ id }) => where.some((other) => other === id));
  const [first] = places;
  if (!first) return [];
  return [
    {
      // A single place has its own name, also if the mark's other place has no trips.
      name: places.length > 1 && name ? indiaMapTexts.marks[name] : first.name,
      ids: places.map(({ id }) => id),
      trips: places.reduce((sum, { trips }) => sum + trips.length, 0),
      state: soldStates.find((id) => places.length === 1 && id === first.id),
      at,
      side,
    },
  ];
});
