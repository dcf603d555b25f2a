/**
 * The schemas of the data files as JSON Schema, for code editors, which then complete names and values and underline errors.
 * `.vscode/settings.json` maps them to files.
 */
import * as z from 'zod';
import { keysOf } from '../ids/keys-of';
import { operatorSchemas } from './operator';
import { tripSchema } from './trips';

/** Removes the id of a trip, which is the name of its file and not a field. */
function withoutId({ properties, required }: z.core.JSONSchema.BaseSchema): void {
  if (!properties?.['collection']) return;
  delete properties['id'];
  required?.splice(required.indexOf('id'), 1);
}

/** All code editors support draft 7. */
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
    override: ({ jsonSchema }) => withoutId(jsonSchema),
  });

const textOf = (schema: z.ZodType) => `${JSON.stringify(jsonSchema(schema), null, 2)}\n`;

export const jsonSchemaFolder = 'content/schema/json';

/** The text of each schema by its file name. */
export const jsonSchemas: Readonly<Record<string, string>> = {
  'trip.schema.json': textOf(tripSchema),
  ...Object.fromEntries(keysOf(operatorSchemas).map((file) => [`${file}.schema.json`, textOf(operatorSchemas[file])])),
};
