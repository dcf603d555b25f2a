/**
 * Composes a readable message from typed values: one line 'Label: value' for each field, without empty fields.
 * @param opening The first line.
 * @param rows The label and the value of each field, in the form's order.
 * @returns The message, or '' if all fields are empty.
 */
export function composeMessage(opening: string, rows: readonly (readonly [label: string, value: string])[]): string {
  const lines = rows.filter(([, value]) => value.trim() !== '').map(([label, value]) => `${label}: ${value.trim()}`);
  return lines.length === 0 ? '' : [opening, '', ...lines].join('\n');
}

/** The text values of a form, by field name. Our forms have no files and no repeated names. */
export function textValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value);
  return values;
}
