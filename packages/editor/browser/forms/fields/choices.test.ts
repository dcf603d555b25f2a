import { monthIds } from '../../../../../content/ids/months';
import { withValue } from './choices';

const months = monthIds.map((value) => ({ value, label: value }));

test.each([
  [
    'a month of a season comes beside its neighbour',
    ['oct', 'nov', 'dec'],
    'jan',
    months,
    ['oct', 'nov', 'dec', 'jan'],
  ],
  ['also before it', ['oct', 'nov'], 'sep', months, ['sep', 'oct', 'nov']],
  ['numbers stay sorted', [2, 10], 3, [], [2, 3, 10]],
  ['everything else comes last', ['hills', 'cities'], 'beaches', [], ['hills', 'cities', 'beaches']],
])('%s', (_, chosen, value, choices, expected) => expect(withValue(chosen, value, choices)).toEqual(expected));
