import { groupTrips } from '../catalogue/groups';
import { seedTrips } from '../catalogue/seed';
import { states } from '../catalogue/states';
import { checkContent } from './check';
import { first, whole, withFault } from './faulty-content';

const seed = first(seedTrips);
const group = first(groupTrips).id;
const [place] = Object.values(whole.destinations);

test.each([
  ['of another trip', seed.name, seed.id],
  ['of another trip in other letters', ` ${seed.name.toUpperCase()}`, seed.id],
  ['of a destination', place?.name ?? '', 'a destination'],
  ['of a state', Object.values(states).find((name) => name !== place?.name) ?? '', 'a'],
])('the name %s is one line', (_what, title, other) => {
  expect(checkContent(withFault('groupTrips', { title }))).toEqual([
    expect.stringContaining(`groups ${group}: title: '${title}' is already the name of ${other}`),
  ]);
});

test('a package is told by the field that it has', () => {
  expect(checkContent(withFault('seedTrips', { name: seed.name }, 1))).toEqual([
    `seed ${seedTrips[1]?.id ?? ''}: name: '${seed.name}' is already the name of ${seed.id}`,
  ]);
});
