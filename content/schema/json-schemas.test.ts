import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemaFolder, jsonSchemas } from './json-schemas';

test('the JSON Schemas for code editors match the data files; if not, run: npx tsx scripts/json-schemas.ts', () => {
  const files = readdirSync(jsonSchemaFolder);
  expect(files.sort()).toEqual(Object.keys(jsonSchemas).sort());
  const old = files.filter((name) => readFileSync(`${jsonSchemaFolder}/${name}`, 'utf8') !== jsonSchemas[name]);
  expect(old).toEqual([]);
});
