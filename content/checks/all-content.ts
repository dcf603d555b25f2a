/** The whole content at once, for the checks of the build and the tests. Pages import only the parts that they show. */
import { destinationGroups, destinations } from '../catalogue/destinations';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { listTexts, monthTexts } from '../catalogue/lists';
import { operator } from '../catalogue/operator';
import { pageTexts } from '../catalogue/page-texts';
import { prosePageTexts } from '../catalogue/prose-pages';
import { statePages } from '../catalogue/state-pages';
import { pictures } from '../catalogue/pictures';
import type { Content } from './content';
import type { PagesToCheck } from './check-pages';
import { trips } from '../catalogue/trips';

const describedPictures = new Set(Object.keys(pictures));

/** @param drawn ids of the pictures that exist as scenes, which the build passes */
export function allContent(drawn: ReadonlySet<string>): Content {
  return {
    destinations,
    destinationGroups,
    trips,
    peaks: operator.peaks.dates,
    itineraryCards,
    statePages,
    texts: {
      lists: Object.fromEntries(listTexts.map((text) => [text.id, text])),
      months: Object.fromEntries(monthTexts.map((text) => [text.id, text])),
      'prose-pages': Object.fromEntries(prosePageTexts.map((text) => [text.id, text])),
      pages: pageTexts,
    },
    pictures: { described: describedPictures, drawn },
  };
}

/**
 * The pages and their menus. They are derived from the records, so call this after `checkContent` has found no problem.
 * @param drawn ids of the pictures that exist as scenes
 */
export async function allPages(drawn: ReadonlySet<string>): Promise<PagesToCheck> {
  const { recordLinks } = await import('../pages/navigation');
  const { prosePages } = await import('../pages/prose-pages');
  const { pages } = await import('../pages/registry');
  return {
    pages,
    prose: prosePages,
    links: recordLinks,
    pictures: { described: describedPictures, drawn },
  };
}
