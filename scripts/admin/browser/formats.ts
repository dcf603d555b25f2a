/** Runs in the editor's page, after the editor: how it reads and writes our files. */
import { keysOf } from '../../../content/schema/keys-of';
import { operatorSchemas } from '../../../content/schema/operator';
import { tripSchema } from '../../../content/schema/trips';
import { toForm } from './form-values';
import { fileText } from './refuse';

declare const CMS: {
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile: (text: string) => object; toFile: (content: object) => string },
  ): void;
};

const schemas = { trips: tripSchema, ...operatorSchemas };

for (const form of keysOf(schemas))
  CMS.registerCustomFormat(form, 'json', {
    fromFile: (text) => toForm(JSON.parse(text)) as object,
    toFile: (content) => fileText(form, schemas[form], content),
  });
