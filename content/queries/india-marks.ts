/** The marks of the map of India, with the trips they lead to. */
import { indiaMarks, type IndiaMark } from '../catalogue/india-map';
import type { StateId } from '../catalogue/states';
import { soldStates } from './state-trips';
import { whereTrips } from './where-trips';

export interface MarkOfIndia extends Pick<IndiaMark, 'at' | 'side'> {
  name: string;
  /** Of the finder's group 'where'. */
  ids: readonly string[];
  /** How many. */
  trips: number;
  /** The state it stands for, where it is one and has a page. */
  state: StateId | undefined;
}

/** From north to south; none without trips. */
export const marksOfIndia: readonly MarkOfIndia[] = indiaMarks.flatMap(({ where, name, at, side }) => {
  const places = whereTrips.filter(({ id }) => where.some((other) => other === id));
  const [first] = places;
  if (!first) return [];
  return [
    {
      // One alone has its own name, also where the other of its mark has no trips.
      name: places.length > 1 && name ? name : first.name,
      ids: places.map(({ id }) => id),
      trips: places.reduce((sum, { trips }) => sum + trips.length, 0),
      state: soldStates.find((id) => places.length === 1 && id === first.id),
      at,
      side,
    },
  ];
});
