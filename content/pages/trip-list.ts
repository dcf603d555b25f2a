/** The list that a trip belongs to, for its breadcrumbs, and the text of its button. */
import { states } from '../ids/states';
import { routes, statePath } from '../routes';
import type { Trip } from '../schema/types';
import { tripCard } from '../words/shared';
import { allPackagesPage, groupToursPage, honeymoonPage } from './lists';
import { statePage } from './state';

/** The list of a trip. That of a domestic tour is not called by the state's name alone, because that links to the place. */
export function listOf(trip: Trip): { label: string; href: string } {
  switch (trip.collection) {
    case 'seed':
      return { label: allPackagesPage.name, href: routes.allPackages };
    case 'domestic':
      return { label: statePage.name(states[trip.state]), href: statePath(trip.state) };
    case 'honeymoons':
      return { label: honeymoonPage.name, href: routes.honeymoon };
    case 'groups':
      return { label: groupToursPage.name, href: routes.groupTours };
  }
}

/** The text of a trip's Book button. */
export function actionOf({ collection }: Trip): string {
  if (collection === 'honeymoons') return honeymoonPage.action;
  return collection === 'groups' ? groupToursPage.action : tripCard.book;
}
