/** The specification on the destination pages (section 2, 'Destination pages' and 'Per-destination specifics'). */
import { destinationIds } from '../../../ids/destinations';
import { destinations } from '../../../catalogue/destinations';
import { tripsOn } from '../../../model/destination-trips';
import type { Destination } from '../../../schema/types';
import { quoted, type ContractLine } from './line';
import { domesticTrips } from '../../../catalogue/trips';

/** Texts that the specification quotes of each page: hero title, headings, Quick Facts, places. */
const quotedTexts: readonly (readonly [id: string, ...texts: string[]])[] = [
  ['kerala', 'Munnar', 'Alleppey', 'Wayanad', 'Kochi', 'Kovalam', 'Thekkady'],
  ['kerala', 'Oct-Mar', 'AC vehicle included', '3-star hotels', 'Breakfast included'],
  ['goa', 'Beach resorts', 'Continental breakfast included'],
  ['golden-triangle', 'Heritage hotels'],
  ['kashmir', 'Paradise on Earth', 'Explore Paradise Kashmir', 'Kashmir Tour Packages'],
  ['kashmir', 'Apr-Oct', 'AC vehicle included', 'Houseboats & hotels', 'Breakfast included'],
  ['northeast', 'Tea Gardens', 'Explore Northeast India', 'Northeast Packages'],
  ['northeast', 'Mar-May and Oct-Dec', 'Hill station hotels'],
  ['meghalaya', 'Abode of Clouds', 'Explore Beautiful Meghalaya', 'Meghalaya Tour Packages'],
  ['meghalaya', 'Oct-May', 'Hill station hotels'],
  ['andaman', 'Tropical Paradise', 'Explore Tropical Andaman', 'Andaman Tour Packages'],
  ['andaman', 'Oct-May', 'Ferry & AC vehicle', 'Beach resorts'],
  ['lakshadweep', 'Coral Paradise', 'Explore Pristine Lakshadweep', 'Lakshadweep Packages'],
  ['lakshadweep', 'Oct-May', 'Ship & seaplane', 'Beach resorts'],
  ['thailand', 'Package not found', 'Book Thailand Package Now', 'Expert planning', 'Insurance', 'Visa help'],
  ['thailand', 'Nov-Mar', 'Thai Baht', 'Visa on arrival for Indian passport', '4-star hotels'],
  ['malaysia', 'Malaysia packages coming soon! Contact us for custom packages'],
];

const alwaysEmpty: readonly (readonly [id: string, region: string])[] = [
  ['himachal', 'Himachal Pradesh'],
  ['northeast', 'Northeast'],
  ['meghalaya', 'Meghalaya'],
  ['andaman', 'Andaman'],
  ['lakshadweep', 'Lakshadweep'],
];

/** The pages by id. An operator may remove one and agree on deviations for its lines. */
const pages = new Map<string, Destination>(Object.entries(destinations));

function packagesOf(id: string): string[] | undefined {
  const known = destinationIds.find((one) => one === id);
  return known && tripsOn(known).map((trip) => trip.id);
}
const grid = (id: string) => pages.get(id)?.sections.find((section) => section.kind === 'trips');

const shows = (id: string, ids: readonly string[]): ContractLine => ({
  line: `${id}: shows ${ids.join(', ')}`,
  isMet: ids.every((tripId) => packagesOf(id)?.includes(tripId)),
});

export const destinationLines: readonly ContractLine[] = [
  ...quotedTexts.flatMap(([id, ...texts]) => quoted(id, texts, pages.get(id))),
  ...alwaysEmpty.flatMap(([id, region]) => [
    { line: `${id}: always the empty state`, isMet: packagesOf(id)?.length === 0 },
    ...quoted(id, [`Contact us for customized ${region} tour packages`, 'Get Custom Package'], grid(id)?.empty),
  ]),
  shows('malaysia', ['malaysia']),
  shows('singapore', ['singapore']),
  shows('dubai', ['dubai']),
  shows('bali', ['bali']),
  shows('thailand', ['thailand']),
  {
    line: 'kashmir: the domestic tours of Jammu & Kashmir',
    isMet: packagesOf('kashmir')?.join() === domesticTrips['jammu-kashmir'].map((trip) => trip.id).join(),
  },
  { line: 'dubai: cards show no facts', isMet: grid('dubai')?.facts.length === 0 },
  {
    line: 'kerala: the Trip Speciality varies with Wayanad, Vagamon and Cochin',
    isMet:
      grid('kerala')
        ?.speciality.when.map(({ nameContains }) => nameContains)
        .join() === 'Wayanad,Vagamon,Cochin',
  },
];
