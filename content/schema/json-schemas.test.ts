import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemaFolder, jsonSchemas } from './json-schemas';
import { keysOf } from './keys-of';
import { operatorSchemas } from './operator';

test('the JSON Schemas for code editors are those of the data files; if not: npx tsx scripts/json-schemas.ts', () => {
  const files = readdirSync(jsonSchemaFolder);
  expect(files.sort()).toEqual(Object.keys(jsonSchemas).sort());
  const old = files.filter((name) => readFileSync(`${jsonSchemaFolder}/${name}`, 'utf8') !== jsonSchemas[name]);
  expect(old).toEqual([]);
});

test('the code editor is told which data files each is for', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;
  const bound = (files: string, schema: string) => ({
    fileMatch: [`/content/${files}.json`],
    url: `./${jsonSchemaFolder}/${schema}.schema.json`,
  });
  expect(settings['json.schemas']).toEqual([
    bound('trips/*', 'trip'),
    ...keysOf(operatorSchemas).map((file) => bound(`operator/${file}`, file)),
  ]);
});
