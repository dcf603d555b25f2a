/** What the editor writes, and what it refuses to. */
import { readFileSync } from 'node:fs';
import { idsIn } from '../../../content/catalogue/read-data';
import { fileOf } from '../../../content/schema/file-of';
import { operatorSchemas } from '../../../content/schema/operator';
import { tripSchema } from '../../../content/schema/trips';
import { fileText } from './refuse';

type Values = Record<string, unknown>;

const [id = ''] = idsIn('trips');
const trip = JSON.parse(readFileSync(fileOf('trips', id), 'utf8')) as Values;

/** What is said of a record that is refused. */
function refusal(write: () => string): unknown {
  try {
    return write();
  } catch (error) {
    // The editor shows the cause of an error of this name.
    expect(error).toMatchObject({ message: 'saving_failed' });
    return ((error as Error).cause as Error).message;
  }
}

const refused = (change: Values) => refusal(() => fileText('trips', tripSchema, { ...trip, ...change }));
const plan = trip['plan'] as Values[];
const leg = { from: 'kochi', to: 'munnar', km: 0, hours: 1, by: 'car' };

test.each<[string, Values, string]>([
  ['a price that is none', { price: 'much' }, 'Price in rupees: does not parse: write whole rupees, for example 26300'],
  ['a field that is missing', { gateway: undefined }, 'Town where the trip starts: is missing'],
  [
    'a leg of no length',
    { plan: [{ ...plan[0], legs: [leg] }, ...plan.slice(1)] },
    'Day 1, Way 1, Kilometres: is not above 0',
  ],
  ['a short word', { alsoFoundBy: ['ab'] }, 'Further words a search finds it by, word 1: is shorter than 3 characters'],
  [
    'fewer days than it has',
    { days: plan.length - 1 || 2 },
    `Days: has ${plan.length} days, the trip ${plan.length - 1 || 2}`,
  ],
])('%s is refused in the words of the form', (_what, change, said) => {
  expect(refused(change)).toBe(said);
});

test('all that is wrong is said at once', () => {
  expect(String(refused({ price: 1, rating: 9 })).split('\n')).toHaveLength(2);
  expect(refusal(() => fileText('notice', operatorSchemas.notice, { text: 'x'.repeat(201) }))).toBe(
    'Notice at the top of every page: is longer than 200 characters',
  );
});

test('spaces at the ends of a text are not written', () => {
  expect(fileText('notice', operatorSchemas.notice, { text: ' The ghat road is shut. ' })).toBe(
    '{\n  "text": "The ghat road is shut."\n}\n',
  );
});
