import { readFileSync } from 'node:fs';
import { idsIn } from '../catalogue/read-data';
import { fileOf } from '../ids/file-of';
import { keysOf } from '../ids/keys-of';
import { dataFolders, schemaOf } from './data-folders';
import { operatorSchemas } from './operator';
import { recordText } from './record-text';

/** The same record with the fields of every object in reverse order. */
function turned(text: string): object {
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as object;
}

const files = keysOf(dataFolders).flatMap((folder) => idsIn(folder).map((id) => [folder, id] as const));

test.each(files)('%s/%s.json has the format of our own tools, independent of the order of fields', (folder, id) => {
  const text = readFileSync(fileOf(folder, id), 'utf8');
  const schema = schemaOf(folder, id);
  expect(schema && recordText(schema, turned(text))).toBe(text);
});

test('omits empty optional fields, and puts unknown fields last', () => {
  const written = { until: '', unknown: 1, text: 'The ghat road is shut.' };
  expect(recordText(operatorSchemas.notice, written)).toBe(
    '{\n  "text": "The ghat road is shut.",\n  "unknown": 1\n}\n',
  );
  const empty = { host: { keeps: '', name: '' }, registrations: [], legalName: '' };
  expect(recordText(operatorSchemas.documents, empty)).toBe('{}\n');
});
