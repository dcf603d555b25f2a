/** Every destination page. The type is closed: the compiler names the page that a new id lacks. */
import type { Destination } from '../../schema/types';
import { destinationIds, type DestinationId } from '../../ids/destinations';
import { andaman } from './andaman';
import { bali } from './bali';
import { dubai } from './dubai';
import { goa } from './goa';
import { goldenTriangle } from './golden-triangle';
import { himachal } from './himachal';
import { himachalPradesh } from './himachal-pradesh';
import { hyderabad } from './hyderabad';
import { karnataka } from './karnataka';
import { kashmir } from './kashmir';
import { kerala } from './kerala';
import { lakshadweep } from './lakshadweep';
import { malaysia } from './malaysia';
import { meghalaya } from './meghalaya';
import { northKarnataka } from './north-karnataka';
import { northeast } from './northeast';
import { pondicherry } from './pondicherry';
import { singapore } from './singapore';
import { southKarnataka } from './south-karnataka';
import { srilanka } from './srilanka';
import { tamilNadu } from './tamil-nadu';
import { thailand } from './thailand';

export const destinations: Record<DestinationId, Destination> = {
  'tamil-nadu': tamilNadu,
  kerala,
  karnataka,
  goa,
  hyderabad,
  'golden-triangle': goldenTriangle,
  himachal,
  kashmir,
  northeast,
  meghalaya,
  andaman,
  lakshadweep,
  thailand,
  malaysia,
  singapore,
  bali,
  dubai,
  srilanka,
  pondicherry,
  'south-karnataka': southKarnataka,
  'north-karnataka': northKarnataka,
  'himachal-pradesh': himachalPradesh,
};

/** The ids without aliases: the pages that search engines should keep. */
export const canonicalDestinationIds: readonly DestinationId[] = destinationIds.filter(
  (id) => destinations[id].canonicalId === undefined,
);

/** The destinations index: first the nine of the specification, in its order, then the rest under headings of their own. */
export const destinationGroups: readonly { id: string; heading: string; ids: readonly DestinationId[] }[] = [
  {
    id: 'most-asked-for',
    heading: 'Where most of our travellers go',
    ids: [
      'tamil-nadu',
      'pondicherry',
      'kerala',
      'south-karnataka',
      'north-karnataka',
      'goa',
      'hyderabad',
      'golden-triangle',
      'himachal-pradesh',
    ],
  },
  {
    id: 'more-of-india',
    heading: 'More of India',
    ids: ['karnataka', 'himachal', 'kashmir', 'northeast', 'meghalaya', 'andaman', 'lakshadweep'],
  },
  {
    id: 'international',
    heading: 'International',
    ids: ['thailand', 'malaysia', 'singapore', 'bali', 'dubai', 'srilanka'],
  },
];
