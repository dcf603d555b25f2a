import { readFileSync } from 'node:fs';
import { idsIn } from '../catalogue/read-data';
import { fileOf, type DataFolder } from './file-of';
import { keysOf } from './keys-of';
import { operatorSchemas } from './operator';
import { recordText } from './record-text';
import { tripSchema } from './trips';

const textOf = (folder: DataFolder, id: string) => readFileSync(fileOf(folder, id), 'utf8');

/** The same record with the fields of every object the other way round. */
function turned(text: string): object {
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as object;
}

test('every data file is as our own tools write it, in whatever order the fields come', () => {
  for (const id of idsIn('trips'))
    expect(recordText(tripSchema, turned(textOf('trips', id)))).toBe(textOf('trips', id));
  for (const file of keysOf(operatorSchemas))
    expect(recordText(operatorSchemas[file], turned(textOf('operator', file)))).toBe(textOf('operator', file));
});

test('what may be empty is left out where it is, whatever is not known comes last', () => {
  const written = { until: '', unknown: 1, text: 'The ghat road is shut.' };
  expect(recordText(operatorSchemas.notice, written)).toBe(
    '{\n  "text": "The ghat road is shut.",\n  "unknown": 1\n}\n',
  );
  const empty = { host: { keeps: '', name: '' }, registrations: [], legalName: '' };
  expect(recordText(operatorSchemas.documents, empty)).toBe('{}\n');
});
