import type * as Records from './records';
import { trips } from './trips';

jest.mock('./records', () => {
  const records = jest.requireActual<typeof Records>('./records');
  const [first, second] = records.recordsIn('trips');
  return { ...records, recordsIn: () => [{ ...first, id: 'a-draft', draft: true }, second] };
});

test('leaves drafts out of the trips on sale', () => {
  expect(trips).toHaveLength(1);
  expect(trips.map(({ id }) => id)).not.toContain('a-draft');
});
