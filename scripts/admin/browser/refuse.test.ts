/** What the editor writes, and what it refuses to. */
import { readFileSync } from 'node:fs';
import { idsIn } from '../../../content/catalogue/read-data';
import { fileOf } from '../../../content/schema/file-of';
import { operatorSchemas } from '../../../content/schema/operator';
import { tripSchema } from '../../../content/schema/trips';
import { fileText } from './refuse';

const [id = ''] = idsIn('trips');
const trip = JSON.parse(readFileSync(fileOf('trips', id), 'utf8')) as { plan: object[] };
const count = trip.plan.length;
const days = (count % 12) + 1;

test.each<[object, string[]]>([
  [{ price: 'much' }, ['Price in rupees: does not parse: write whole rupees, for example 26300']],
  [{ days }, [`Days: has ${count} days, the trip ${days}`]],
  [{ order: 0, rating: 9 }, ['Place in its list: is below 1', 'Rating: must be 4.4 to 4.9']],
])('a trip with %j is refused with all that is wrong, in the words of the form', (change, said) => {
  // The editor shows the cause of an error of this name.
  const shown: unknown = expect.objectContaining({ message: 'saving_failed', cause: new Error(said.join(' \n')) });
  expect(() => fileText('trips', tripSchema, { ...trip, ...change })).toThrow(shown as Error);
});

test('spaces at the ends of a text are not written', () => {
  expect(fileText('notice', operatorSchemas.notice, { text: ' The ghat road is shut. ' })).toBe(
    '{\n  "text": "The ghat road is shut."\n}\n',
  );
});
