import fc from 'fast-check';
import { countOf, mostTravellers, oldestChild, type Choice } from '@/content/model/choice';
import { bookingFields, forEachField } from '@/content/pages/booking';
import { ageOptions } from '@/content/words/party';
import { choiceOf, fieldsOf, inAddress, peopleOf } from './booking-party';

const today = '2027-03-01';
const ages = ageOptions({ from: 5, below: 12 }).map(({ value }) => value);
const valuesOf = (typed: object) => forEachField(({ name }) => String(Reflect.get(typed, name) ?? ''));

const child = fc
  .record({ age: fc.nat(oldestChild), withBed: fc.boolean() })
  .filter(({ age, withBed }) => !withBed || ages.includes(`${age}b`));
const choice: fc.Arbitrary<Choice> = fc
  .record({
    adults: fc.integer({ min: 1, max: mostTravellers }),
    children: fc.array(child, { maxLength: mostTravellers - 1 }),
    agesUnknown: fc.nat(3),
    day: fc.constantFrom(undefined, today, '2028-02-29'),
  })
  .map(({ agesUnknown, day, ...who }) => ({ ...who, ...(agesUnknown ? { agesUnknown } : {}), ...(day ? { day } : {}) }))
  .filter((one) => countOf(one) <= mostTravellers);

test('fills the fields with a choice, and reads the same choice from them', () => {
  fc.assert(
    fc.property(choice, (one) => {
      expect(inAddress(choiceOf(valuesOf(fieldsOf(one, ages))), today)).toEqual(one);
    }),
  );
});

test('writes only the party of the fields into an address, and none without an adult, whatever a draft has', () => {
  const text = fc.constantFrom(
    '',
    '-',
    '0',
    '5',
    '7b',
    '5+',
    '12',
    '12+',
    '2027-06-01',
    '0202-01-01',
    'x',
    '__proto__',
  );
  const values = fc.record(Object.fromEntries(bookingFields.map(({ name }) => [name, text])));
  fc.assert(
    fc.property(values, (typed) => {
      const fields = valuesOf(typed);
      const shared = inAddress(choiceOf(fields, '2027-12'), today);
      if (!shared) return;
      expect(shared.adults).toBeGreaterThan(0);
      expect(countOf(shared)).toBe(peopleOf(fields));
      expect((shared.day ?? today) >= today).toBe(true);
    }),
  );
});
