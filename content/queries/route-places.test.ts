import type { Leg } from '../schema/legs';
import { leg } from '../test-trips';
import { byWeight, hostsOf, mostStops } from './route-places';

/** Legs from each town to the next. */
const through = (...towns: string[]) => towns.slice(1).map((town, index) => leg(towns[index] ?? '', town));
const none: ReadonlySet<string> = new Set();

/** Far from each other, all over India. */
const towns =
  'chennai bengaluru kochi hyderabad visakhapatnam bhubaneswar kolkata shillong varanasi jaipur jaisalmer ahmedabad amritsar srinagar';

test('a place that is far from all stops is told by one of its own trip, a place close by by the nearest', () => {
  const all = towns.split(' ');
  const twelve = all.slice(0, mostStops);
  const hostOf = hostsOf([...twelve, 'amritsar', 'jaipur-airport'], none, [
    twelve,
    ['amritsar', 'kolkata', 'varanasi', 'jaipur-airport'],
  ]);
  // Jaipur is nearer to Amritsar, but that trip does not lead there.
  expect([hostOf('amritsar'), hostOf('jaipur-airport')]).toEqual(['varanasi', 'jaipur']);
});

describe('what stands for the places around it', () => {
  const weigh = (legs: readonly Leg[], nights: string[] = [], route: string[] = [], away = none) =>
    byWeight([{ plan: [{ legs }], route }], new Map(nights.map((id) => [id, 1])), away);

  test('is where one sleeps before what the notes name, and that before a town passed', () => {
    const legs = through('kochi', 'munnar', 'madurai');
    expect(weigh(legs)).toEqual(['kochi', 'munnar', 'madurai']);
    expect(weigh(legs, ['madurai'])).toEqual(['madurai', 'kochi', 'munnar']);
    expect(weigh(legs, ['madurai'], ['Ooty', 'Munnar'])).toEqual(['madurai', 'munnar', 'kochi']);
    // By the beginning of its name.
    expect(weigh(through('munnar', 'kochi-airport'), [], ['Kochi'])[0]).toBe('kochi-airport');
  });

  test('is a town before its airport, and before all what is far away', () => {
    expect(weigh(through('kochi-airport', 'kochi'))).toEqual(['kochi', 'kochi-airport']);
    expect(weigh(through('kochi', 'munnar', 'delhi-airport'), ['kochi'], [], new Set(['delhi-airport']))).toEqual([
      'delhi-airport',
      'kochi',
      'munnar',
    ]);
  });

  test('is what several trips share before where one of them sleeps', () => {
    const trip = (...ids: string[]) => ({ plan: [{ legs: through(...ids) }] });
    const shared = ['kochi', 'madurai', 'kumily', 'ooty'].map((town) => trip(town, 'munnar'));
    expect(byWeight(shared, new Map([['kochi', 1]]), none)[0]).toBe('munnar');
  });
});
