/** What the finder's tests take from the content. */
import { finderChoicesOf } from '../../content/queries/finder';
import { trips } from '../../content/queries/trips';
import { byName, namesOf } from './catalogue';

type Group = keyof ReturnType<typeof finderChoicesOf>;

/** Names of the trips under all these choices, as the finder sorts them first; a sight has to be there in the month. */
export const tripsUnder = (chosen: Partial<Record<Group, string>>) =>
  byName(
    namesOf(
      trips.filter((trip) => {
        const under = finderChoicesOf(trip);
        const { sight, month } = chosen;
        const isThere = trip.notes.sights.some(
          ({ kind, months }) => kind === sight && months.some((id) => id === month),
        );
        if (sight && month && !isThere) return false;
        return Object.entries(under).every(([group, ids]) => {
          const wanted = Object.entries(chosen).find(([name]) => name === group)?.[1];
          return wanted === undefined || ids.includes(wanted);
        });
      }),
    ),
  );

/** A price, a town and a month that some trip has, one of each. */
function findThree() {
  for (const trip of trips) {
    const { price, from, month } = finderChoicesOf(trip);
    const three = { price: price[1], from: from[0], month: month[0] };
    if (three.price && three.from && three.month) return { price: three.price, from: three.from, month: three.month };
  }
  throw new Error('no trip has a price under the highest of the filter');
}
export const three = findThree();
