/**
 * The schemas of the data files as JSON Schema, for code editors, which then complete names and values and underline errors. The settings of
 * one editor map them to files.
 */
import * as z from 'zod';
import { fileOf } from '../ids/file-of';
import { entryFolders, fileFolders, formOf, formSchemas } from './data-folders';

/** Removes the id of a record, which is the name of its file and not a field. */
function withoutId({ properties, required }: z.core.JSONSchema.BaseSchema): void {
  if (!properties?.['id']) return;
  delete properties['id'];
  required?.splice(required.indexOf('id'), 1);
}

/** All code editors support draft 7. */
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
    override({ jsonSchema, path }) {
      // Entries of lists have their ids in the file.
      if (!path.includes('properties')) withoutId(jsonSchema);
    },
  });

const textOf = (schema: z.ZodType) => `${JSON.stringify(jsonSchema(schema), null, 2)}\n`;

export const jsonSchemaFolder = 'content/schema/json';

const files = [
  ...entryFolders.map(([folder]) => ({ folder, id: '*' })),
  ...fileFolders.flatMap(([folder, row]) => Object.keys(row.files).map((id) => ({ folder, id }))),
];

const matches = files.map(({ folder, id }) => ({
  fileMatch: [`/${fileOf(folder, id)}`],
  url: `./${jsonSchemaFolder}/${formOf(folder, id)}.schema.json`,
}));

/** The text of each schema and of the settings, by path. */
export const jsonSchemas: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(formSchemas).map(([form, schema]) => [`${jsonSchemaFolder}/${form}.schema.json`, textOf(schema)]),
  ),
  '.vscode/settings.json': `${JSON.stringify({ 'json.schemas': matches }, null, 2)}\n`,
};
