/** What an operator changes most: trips. The trips are chosen from the content as it is, so that none is named here. */
import { domesticTrips } from '../../../content/catalogue/domestic';
import { groupTrips } from '../../../content/catalogue/groups';
import { honeymoonTrips } from '../../../content/catalogue/honeymoons';
import { seedTrips } from '../../../content/catalogue/seed';
import { contract } from '../../../content/contract';
import type { Change } from '../change';
import type { Project } from '../project';
import { addTrip, changeRecord, nameFieldOf, removeTrip, withField } from '../records';

function first<T>(records: readonly T[]): T {
  const [record] = records;
  if (record === undefined) throw new Error('the content has no record to try a change on');
  return record;
}

/** The last of a state with a trip to spare, which is its first. */
const domestic = first(Object.values(domesticTrips).filter(({ length }) => length === 4));
const trip = first(domestic.slice(-1));
const spare = first(domestic);
const seed = first(seedTrips);
/** The last state with as few tours as the contract asks for. */
const unsold = first(
  Object.values(domesticTrips)
    .filter(({ length }) => length === 3)
    .slice(-1),
);

/** Retires the line of the contract that holds a text. */
function agree(project: Project, text: string): void {
  const line = contract.find((one) => one.line.includes(text))?.line ?? '';
  const entry = { line, what: 'something else', why: 'a new season', since: '2027-04-01' };
  project.replace('content/contract/deviations.ts', 'Deviation[] = [', `Deviation[] = [${JSON.stringify(entry)},`);
}

const seedPrice: Change['edit'] = (project) =>
  changeRecord(project, 'trip', seed.id, (record) => withField(record, 'price', seed.price + 600));

export const tripChanges: readonly Change[] = [
  {
    name: 'price',
    what: 'the price of a domestic trip',
    edit: (project) => changeRecord(project, 'trip', trip.id, (record) => withField(record, 'price', trip.price + 500)),
  },
  {
    name: 'seed-price',
    what: 'the price of a trip that the customer specified',
    edit: seedPrice,
    stops: { at: 'unit', line: /^contract: 'Seed catalogue: .*content\/contract\/deviations\.ts$/ },
  },
  {
    name: 'seed-price-agreed',
    what: 'the same, agreed',
    edit: async (project) => {
      await seedPrice(project);
      agree(project, ` ${seed.name} `);
    },
  },
  {
    name: 'rating',
    what: 'the rating of a trip',
    edit: (project) =>
      changeRecord(project, 'trip', trip.id, (record) => withField(record, 'rating', trip.rating === 4.4 ? 4.5 : 4.4)),
  },
  {
    name: 'name',
    what: 'the name of a trip',
    edit: (project) =>
      changeRecord(project, 'trip', trip.id, (record) =>
        withField(record, nameFieldOf(record), 'Slow Roads & Second Breakfasts'),
      ),
  },
  {
    name: 'stop',
    what: 'a stop of a trip',
    edit: (project) =>
      changeRecord(project, 'trip', trip.id, (record) =>
        record.replace(/(highlights: \[\n\s+)('.*'|".*"),\n/, "$1'A village market on Fridays',\n"),
      ),
  },
  {
    name: 'day',
    what: "a day's text twice as long",
    edit: (project) =>
      changeRecord(project, 'notes', trip.id, (record) =>
        record.replace(/^( {8}text:\s+)(['"])(.*)\2,$/m, '$1$2$3 $3$2,'),
      ),
  },
  {
    name: 'seed-trip',
    what: 'a new trip of the seed catalogue',
    edit: (project) => addTrip(project, { like: seed.id, id: 'drill-coast', name: 'Drill Coast', price: 12_300 }),
  },
  {
    name: 'state-trip',
    what: 'a new trip in a state',
    edit: (project) => addTrip(project, { like: trip.id, id: 'drill-hills', name: 'Drill Hills', price: 15_900 }),
  },
  {
    name: 'state-unsold',
    // A new state takes the place of the one given up.
    alone: true,
    what: 'a state of which no tour is sold any more, agreed',
    edit: (project) => {
      for (const { id } of unsold) removeTrip(project, id);
      agree(project, 'Domestic tours: 20 states');
    },
  },
  { name: 'removed-trip', what: 'a trip less', edit: (project) => removeTrip(project, spare.id) },
  {
    name: 'honeymoon',
    what: 'a new honeymoon',
    edit: (project) =>
      addTrip(project, { like: first(honeymoonTrips).id, id: 'honeymoon-drill', name: 'Drill for Two', price: 40_100 }),
  },
  {
    name: 'group',
    what: 'a new group tour',
    edit: (project) =>
      addTrip(project, { like: first(groupTrips).id, id: 'group-drill', name: 'Drill in Company', price: 31_700 }),
  },
  {
    name: 'ten-trips',
    what: 'ten new trips at once',
    edit: (project) => {
      for (let number = 1; number <= 10; number++) {
        const like = number % 2 === 0 ? seed.id : trip.id;
        addTrip(project, { like, id: `drill-${number}`, name: `Drill Number ${number}`, price: 12_000 + 310 * number });
      }
    },
  },
];
