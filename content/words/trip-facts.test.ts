/** Each field of a trip's record is in the facts that page and print share. */
import { keysOf } from '../ids/keys-of';
import type { tripParticulars } from '../schema/trip-particulars';
import { bare, filled, noting, someTrip } from '../model/test/trips';
import { tripFacts } from './trip-facts';

type Field = 'start' | 'end' | 'home' | 'sights' | 'access' | 'suits' | 'checked' | keyof typeof tripParticulars;
/** Quotes, which only the page has. */
type Quoted = 'reviews';

/** The part in which a field is printed. A new field of `tripParticulars` does not compile without an entry here. */
const partOf: Record<Exclude<Field, Quoted>, keyof ReturnType<typeof tripFacts>> = {
  start: 'practical',
  end: 'practical',
  home: 'practical',
  fromTamilNadu: 'practical',
  flights: 'practical',
  hotels: 'hotels',
  vehicles: 'car',
  driverSpeaks: 'car',
  payments: 'payments',
  extras: 'extras',
  sights: 'sights',
  access: 'access',
  suits: 'suits',
  checked: 'checked',
};

const known = noting(filled(someTrip((trip) => trip.sights.length > 0)), {
  checked: { by: 'Asha Rao', on: '2026-11-21' },
});
const empty = bare(known);
const other: typeof known = {
  ...empty,
  start: 'Another town',
  end: 'Another town',
  home: { train: '11:45 pm' },
  sights: [],
  access: { ...empty.access, steps: empty.access.steps + 100 },
  suits: { ...empty.suits, food: 'Other food' },
  checked: undefined,
};

test.each(keysOf(partOf))('changes one part of the facts with another value of %s', (field) => {
  const facts = tripFacts(known);
  const changed = tripFacts(noting(known, { [field]: other[field] }));
  expect(keysOf(facts).filter((part) => JSON.stringify(facts[part]) !== JSON.stringify(changed[part]))).toEqual([
    partOf[field],
  ]);
});
