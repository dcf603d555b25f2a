import type { Field } from './describe';

const fieldsOf = (field: Field): readonly Field[] => {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'variants' ? field.variants.flatMap(({ fields }) => fields) : [];
};

/** The path of the field that shows a problem: as much of its path as the form has. Empty if the form has no part of it. */
export function shownPath(field: Field, path: string): string {
  const [first = '', ...rest] = path.split('.');
  const within =
    field.kind === 'rows' && /^\d+$/.test(first) ? field.entry : fieldsOf(field).find(({ name }) => name === first);
  if (!within) return '';
  const inner = rest.length > 0 ? shownPath(within, rest.join('.')) : '';
  return inner ? `${first}.${inner}` : first;
}
