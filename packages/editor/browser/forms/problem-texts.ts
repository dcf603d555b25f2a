/** The problems of a form in words, and the fields that show them. */
import { counted } from '../../../../content/format/counted';
import { fieldInWords } from '../../names/words';
import type { Problem } from '../save/save';
import type { FieldOf } from './describe';
import { shownPath } from './shown-path';

/** Days that are typed in part, which a native field hands on as nothing. */
export const unreadableDays = (form: HTMLFormElement | null): Problem[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])]
    .filter(({ validity }) => validity.badInput)
    .map(({ id }) => ({ file: '', path: id, text: 'This is no whole day: choose day, month and year.' }));

/** The first field with a problem gets the focus. */
export function showFirst(form: HTMLFormElement | null): void {
  const problem = form?.querySelector('.problem p');
  const field = problem?.closest('.field')?.querySelector<HTMLElement>('input, textarea, select');
  const target = field ?? problem?.closest('details')?.querySelector('summary');
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** The texts of problems by the path of the field that shows them; those of no field have an empty path. */
export function textsByField(
  problems: readonly Problem[],
  description: FieldOf<'group' | 'variants'>,
  formName: string,
): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { path, text } of problems) {
    const at = path && shownPath(description, path);
    const words = path && !at ? `${fieldInWords(formName, path)}: ${text}` : text;
    texts.set(at, [...(texts.get(at) ?? []), words]);
  }
  return texts;
}

/** The sentence that a record is not saved, with the number of problems: those of its fields, and those of no field. */
export function refusal(ofFields: number, ofRecord: number): string {
  if (ofFields === 0) return 'Not saved.';
  const count = ofFields + ofRecord;
  return `Not saved: ${count === 1 ? 'one field needs' : `${counted(count, 'field')} need`} a change.`;
}
