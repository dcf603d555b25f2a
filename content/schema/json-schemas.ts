/** The schemas of the data files as JSON Schema, for code editors: they complete field names and values, and underline what is wrong. `.vscode/settings.json` says which files each is for. */
import * as z from 'zod';
import { keysOf } from './keys-of';
import { operatorSchemas } from './operator';
import { tripSchema } from './trips';

/** A trip's id is the name of its file, and no field in it. */
function withoutId({ properties, required }: z.core.JSONSchema.BaseSchema): void {
  if (!properties?.['collection']) return;
  delete properties['id'];
  required?.splice(required.indexOf('id'), 1);
}

/** Draft 7 is the one that all code editors know. */
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
    override: ({ jsonSchema }) => withoutId(jsonSchema),
  });

const textOf = (schema: z.ZodType) => `${JSON.stringify(jsonSchema(schema), null, 2)}\n`;

export const jsonSchemaFolder = 'content/schema/json';

/** The text of each schema, by the name of its file in that folder. */
export const jsonSchemas: Readonly<Record<string, string>> = {
  'trip.schema.json': textOf(tripSchema),
  ...Object.fromEntries(keysOf(operatorSchemas).map((file) => [`${file}.schema.json`, textOf(operatorSchemas[file])])),
};
