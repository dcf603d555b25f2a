import { domesticTrips, groupTrips, honeymoonTrips, seedTrips } from '../catalogue/trips';
import { states } from '../ids/states';
import { routes, statePath } from '../routes';
import type { Trip } from '../schema/types';
import { tripCard } from '../words/shared';
import { groupToursPage, honeymoonPage } from './lists';
import { actionOf, listOf } from './trip-list';

test.each<[string, readonly Trip[], string, unknown, string]>([
  ['packages', seedTrips, routes.allPackages, expect.any(String), tripCard.book],
  ['domestic tours', domesticTrips.kerala, statePath('kerala'), `${states.kerala} tours`, tripCard.book],
  ['honeymoons', honeymoonTrips, routes.honeymoon, honeymoonPage.name, honeymoonPage.action],
  ['group tours', groupTrips, routes.groupTours, groupToursPage.name, groupToursPage.action],
])('%s have their list and their button', (_, some, href, label, action) => {
  for (const trip of some) {
    expect(listOf(trip)).toEqual({ href, label });
    expect(actionOf(trip)).toBe(action);
  }
});
