/** Texts with placeholders in braces, which their page fills in: '{count} trips'. */
import * as z from 'zod';
import { writableLarge } from '../format/letters';
import { notInLargeType } from './fields';
import { nearest } from './nearest';

/** Text in braces, and single braces. */
const braces = /\{[^{}]*\}|[{}]/g;

/** The first thing in braces that is none of the placeholders. */
const unknownIn = (text: string, names: readonly string[]) =>
  text.match(braces)?.find((found) => !names.includes(found.slice(1, -1)));

/** A text that may have some placeholders. @param known the placeholders that the page fills in */
export const withPlaceholders = (base: z.ZodString, known: readonly string[]) =>
  base.refine((value) => unknownIn(value, known) === undefined, {
    error: ({ input }) => {
      const found = unknownIn(String(input), known) ?? '';
      const names = known.map((name) => `{${name}}`);
      return `has ${found}, which nothing fills in${nearest(found.slice(1, -1), known) || `: write ${[...names, 'no braces'].join(' or ')}`}`;
    },
  });

/**
 * The same, explained in the hint of the form.
 * @param names the placeholders, each with its meaning
 * @param words title and description for the form
 */
export function filledText(base: z.ZodString, names: Readonly<Record<string, string>>, words: z.GlobalMeta = {}) {
  const meanings = Object.entries(names).map(([name, meaning]) => `{${name}} is ${meaning}`);
  const hint = [words.description, meanings.length > 0 ? `Filled in: ${meanings.join('; ')}.` : ''].filter(Boolean);
  return withPlaceholders(base, Object.keys(names)).meta({
    ...words,
    ...(hint.length > 0 ? { description: hint.join(' ') } : {}),
  });
}

const withoutBraces = (value: string) => value.replace(braces, '');

/** A text in large type that may have some placeholders. @param most the number of its characters */
export const filledTitle = (most: number, names: Readonly<Record<string, string>>, words?: z.GlobalMeta) =>
  filledText(
    z
      .string()
      .trim()
      .min(1, 'is empty')
      .max(most)
      .refine((value) => writableLarge.test(withoutBraces(value)), {
        error: ({ input }) => notInLargeType({ input: withoutBraces(String(input)) }),
      }),
    names,
    words,
  );
