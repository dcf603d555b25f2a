/** The labels and hints of a form's fields, for the search that finds forms. Loads all schemas. */
import { formOf, formSchemas } from '../../../../content/schema/data-folders';
import { describe, type Field } from '../forms/describe';

function within(field: Field): readonly Field[] {
  if (field.kind === 'group') return field.fields;
  if (field.kind === 'rows') return [field.entry];
  return field.kind === 'variants' ? field.variants.flatMap(({ fields }) => fields) : [];
}

const all = (field: Field): Field[] => [field, ...within(field).flatMap(all)];

/** @param id of the file, if the files of the folder differ */
export function fieldWords(folder: string, id = ''): { labels: string; hints: string } {
  const schema = formSchemas[formOf(folder, id)];
  const fields = schema ? within(describe(schema)).flatMap(all) : [];
  return {
    labels: [...new Set(fields.map(({ label }) => label))].join(' '),
    hints: [...new Set(fields.flatMap(({ hint = '' }) => hint))].join(' '),
  };
}
