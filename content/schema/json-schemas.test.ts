import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemaFolder, jsonSchemas } from './json-schemas';

test('the JSON Schemas for code editors match the data files; if not, run: npx tsx scripts/json-schemas.ts', () => {
  const files = [
    ...readdirSync(jsonSchemaFolder).map((name) => `${jsonSchemaFolder}/${name}`),
    '.vscode/settings.json',
  ];
  expect(files.sort()).toEqual(Object.keys(jsonSchemas).sort());
  const old = files.filter((path) => readFileSync(path, 'utf8') !== jsonSchemas[path]);
  expect(old).toEqual([]);
});
