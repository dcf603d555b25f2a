/** Names of files and addresses that carry a choice (`content/routes.ts`). */
import { pictures } from '../pictures';
import { trips } from '../queries/trips';
import { soldStates } from '../queries/state-trips';
import * as routes from '../routes';
import { keysOf } from '../schema/keys-of';
import { pages } from './registry';

test('every file has a name of its own', () => {
  const [first = '', second = ''] = trips.map(({ id }) => id);
  const maps = [...trips.map(({ id }) => id), ...soldStates.map(routes.stateMap)];
  const files = [
    ...pages.map(({ path }) => routes.socialFile(path)),
    ...trips.map(({ id }) => routes.itineraryFile(id)),
    ...[first, second].flatMap((id) => ['2027-01-31', '2027-02-28'].map((day) => routes.departureFile(id, day))),
    ...maps.flatMap((id) => keysOf(routes.mapSizes).map((format) => routes.mapFile(id, format))),
    ...Object.keys(pictures).flatMap((id) =>
      (['card', 'wide', 'tall'] as const).map((format) => routes.posterFile(id, format)),
    ),
  ];
  for (const file of files) expect(file).toMatch(/^\/[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/);
  expect(new Set(files).size).toBe(files.length);
});
