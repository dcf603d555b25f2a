import { site } from '@/content/site';

/**
 * What a visitor typed, as a message a person can read: one 'Label: value' a line, empty fields left out.
 * @param rows label and value of each field, in the form's order
 * @returns '' when nothing was typed
 */
export function composeMessage(opening: string, rows: readonly (readonly [label: string, value: string])[]): string {
  const lines = rows.filter(([, value]) => value.trim() !== '').map(([label, value]) => `${label}: ${value.trim()}`);
  return lines.length === 0 ? '' : [`Hello ${site.name}, ${opening}`, '', ...lines].join('\n');
}

/** The text values of a form, by field name; files and repeated names do not occur in our forms. */
export function textValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value);
  return values;
}
