import { readFileSync } from 'node:fs';
import { idsIn } from '../catalogue/read-data';
import { fileOf, type DataFolder } from '../ids/file-of';
import { keysOf } from '../ids/keys-of';
import { operatorSchemas } from './operator';
import { recordText } from './record-text';
import { tripSchema } from './trips';

const textOf = (folder: DataFolder, id: string) => readFileSync(fileOf(folder, id), 'utf8');

/** The same record with the fields of every object in reverse order. */
function turned(text: string): object {
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as object;
}

test('every data file has the format of our own tools, independent of the order of fields', () => {
  for (const id of idsIn('trips'))
    expect(recordText(tripSchema, turned(textOf('trips', id)))).toBe(textOf('trips', id));
  for (const file of keysOf(operatorSchemas))
    expect(recordText(operatorSchemas[file], turned(textOf('operator', file)))).toBe(textOf('operator', file));
});

test('omits empty optional fields, and puts unknown fields last', () => {
  const written = { until: '', unknown: 1, text: 'The ghat road is shut.' };
  expect(recordText(operatorSchemas.notice, written)).toBe(
    '{\n  "text": "The ghat road is shut.",\n  "unknown": 1\n}\n',
  );
  const empty = { host: { keeps: '', name: '' }, registrations: [], legalName: '' };
  expect(recordText(operatorSchemas.documents, empty)).toBe('{}\n');
});
