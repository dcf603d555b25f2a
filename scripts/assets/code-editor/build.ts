/**
 * Writes the schemas of the data files as JSON Schema to `.vscode/`, which is not committed, and the settings that map them to files: a code
 * editor then completes names and values and underlines errors.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { fileOf } from '../../../content/ids/file-of';
import { entryFolders, fileFolders, formOf, formSchemas } from '../../../content/schema/data-folders';

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

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const folder = '.vscode/schemas';

const files = [
  ...entryFolders.map(([name]) => ({ folder: name, id: '*' })),
  ...fileFolders.flatMap(([name, row]) => Object.keys(row.files).map((id) => ({ folder: name, id }))),
];

/** The text of each schema and of the settings, by path. */
export const codeEditorFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(formSchemas).map(([form, schema]) => [`${folder}/${form}.schema.json`, textOf(jsonSchema(schema))]),
  ),
  '.vscode/settings.json': textOf({
    'json.schemas': files.map(({ folder: name, id }) => ({
      fileMatch: [`/${fileOf(name, id)}`],
      url: `./${folder}/${formOf(name, id)}.schema.json`,
    })),
  }),
});

/** Writes the files into the folder of the project's settings. */
export function buildCodeEditor(): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(codeEditorFiles())) writeFileSync(path, text);
}
