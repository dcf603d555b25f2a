/** The specification on the catalogue (section 3): the seed table, the collections and the downloadable itineraries. */
import { itineraryCards } from '../../../catalogue/itinerary-cards';
import { stateIds } from '../../../ids/states';
import { formatDuration, formatPeople } from '../../../format/duration';
import { formatRupees } from '../../../format/money';
import { featuredTrips } from '../../../model/featured';
import { quoted, rows, type ContractLine } from './line';
import { domesticTrips, groupTrips, honeymoonTrips, seedTrips, trips } from '../../../catalogue/trips';

const seedTable = rows(`
  Kerala | Wayanad Adventure | 2D/1N | 9,300
  Kerala | Vagamon - Varkala | 2D/1N | 11,500
  Kerala | Cochin - Munnar | 2D/1N | 14,200
  Kerala | Kerala Package | 5D/4N | 26,300
  Karnataka | Bangalore - Mysore | 2D/1N | 12,500
  Karnataka | Coorg - Mysore - Bangalore | 4D/3N | 21,500
  Tamil Nadu | Ooty Hill Station | 2D/1N | 15,000
  Tamil Nadu | Kodaikanal - Madurai | 2D/1N | 15,100
  Goa | Goa Beach Paradise | 5D/4N | 20,000
  Hyderabad | Hyderabad Heritage Tour | 6D/5N | 28,000
  Golden Triangle | Delhi - Agra - Jaipur | 8D/7N | 45,000
  International | Singapore Paradise | 5D/4N | 85,000
  International | Thailand Adventure | 7D/6N | 65,000
  International | Dubai Luxury | 6D/5N | 75,000
  International | Malaysia Discovery | 6D/5N | 55,000
  Honeymoon | Bali Romance | 6D/5N | 70,000
`);

const regionNames = {
  kerala: 'Kerala',
  karnataka: 'Karnataka',
  tamilnadu: 'Tamil Nadu',
  goa: 'Goa',
  hyderabad: 'Hyderabad',
  goldenTriangle: 'Golden Triangle',
  international: 'International',
} as const;

const seedRows = seedTrips.map(({ category, region, name, days, price }) =>
  [
    category === 'honeymoon' ? 'Honeymoon' : regionNames[region],
    name,
    `${days}D/${days - 1}N`,
    formatRupees(price).slice(1),
  ].join(' | '),
);

/** The rows of the specification's table that are still on the site. They keep the table's order; other rows may come between them. */
const shownRows = seedRows.filter((row) => seedTable.includes(row));

const shownUnder = (filter: 'all' | 'domestic' | 'honeymoon') =>
  featuredTrips.filter(({ filters }) => filters.includes(filter)).map(({ trip }) => trip.id);

const domestic = Object.values(domesticTrips).flat();
const among = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });
const prices = among(domestic.map(({ price }) => price));
const days = among(domestic.map((trip) => trip.days));

const toursIn = stateIds.map((id) => domesticTrips[id].length);

/** The counts are minimums, because the customer may add trips. */
const collections: readonly ContractLine[] = [
  { line: 'Domestic tours: 11 in Tamil Nadu', isMet: domesticTrips['tamil-nadu'].length >= 11 },
  { line: 'Domestic tours: 6 in Kerala', isMet: domesticTrips.kerala.length >= 6 },
  { line: 'Domestic tours: 20 states with at least 3 each', isMet: toursIn.filter((count) => count >= 3).length >= 20 },
  { line: 'Domestic tours: about 70', isMet: domestic.length >= 65 },
  {
    line: 'Domestic tours: prices from 1,699 to 75,999 rupees',
    isMet: prices.least === 1_699 && prices.most === 75_999,
  },
  { line: 'Domestic tours: from 1 to 12 days', isMet: days.least === 1 && days.most === 12 },
  ...quoted(
    'Domestic tours, categories',
    ['spiritual', 'heritage', 'nature', 'beach'],
    domestic.map(({ category }) => category),
  ),
  { line: 'Honeymoon packages: six', isMet: honeymoonTrips.length >= 6 },
  { line: 'Group tours: six', isMet: groupTrips.length >= 6 },
];

const cardTexts = itineraryCards.map(
  (card) => `${card.destination}: ${formatDuration(card.days)}, ${formatPeople(card.people)}`,
);
const thailandNights = trips.find(({ id }) => id === 'thailand')?.plan.map(({ overnight }) => overnight);

export const catalogueLines: readonly ContractLine[] = [
  ...quoted('Seed catalogue', seedTable, seedRows),
  {
    line: 'Seed catalogue: in the order of the table',
    isMet: shownRows.join() === seedTable.filter((row) => shownRows.includes(row)).join(),
  },
  ...collections,
  { line: 'Featured packages: at most six under each filter', isMet: shownUnder('all').length <= 6 },
  { line: 'Featured packages: Honeymoon shows Bali alone', isMet: shownUnder('honeymoon').join() === 'bali' },
  ...quoted(
    'Download Itineraries',
    rows(`
      Kerala Backwaters: 5 Days / 4 Nights, 2-6 People
      Goa Beach Paradise: 4 Days / 3 Nights, 2-8 People
      Rajasthan Heritage: 7 Days / 6 Nights, 2-10 People
      Thailand Adventure: 6 Days / 5 Nights, 2-6 People
      Dubai Luxury: 5 Days / 4 Nights, 2-8 People
      Himachal Hill Station: 6 Days / 5 Nights, 2-10 People
    `),
    cardTexts,
  ),
  {
    line: 'Thailand: the itinerary spends days 1-3 in Bangkok, 4-6 in Pattaya and departs on day 7',
    isMet: thailandNights?.join() === 'Bangkok,Bangkok,Bangkok,Pattaya,Pattaya,Pattaya,Departure',
  },
];
