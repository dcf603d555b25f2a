/** Every destination page, `content/records/destinations/<id>.json`, parsed once, and their index. */
import { destinationIds, type DestinationId } from '../ids/destinations';
import { pageTexts } from './page-texts';
import { recordsFor } from './records';

export const destinations = recordsFor('destinations', destinationIds);

/** The ids without aliases: the pages that search engines should keep. */
export const canonicalDestinationIds: readonly DestinationId[] = destinationIds.filter(
  (id) => destinations[id].canonicalId === undefined,
);

const { mostAskedFor, moreOfIndia, international } = pageTexts.destinations;

/** The destinations index: first the nine of the specification, in its order, then the rest under headings of their own. */
export const destinationGroups: readonly { id: string; heading: string; ids: readonly DestinationId[] }[] = [
  { id: 'most-asked-for', ...mostAskedFor },
  { id: 'more-of-india', ...moreOfIndia },
  { id: 'international', ...international },
];
