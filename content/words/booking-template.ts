/**
 * `NEXT_PUBLIC_BOOKING_URL` may be a template: a URL with placeholders in its path, query or fragment. Every function here returns a URL
 * without placeholders unchanged.
 */
import { encoded } from './contact-links';

export const placeholders = [
  'trip',
  'id',
  'from',
  'date',
  'month',
  'adults',
  'children',
  'price',
  'total',
  'page',
  'campaign',
] as const;

export type Placeholder = (typeof placeholders)[number];

/** A text for each known placeholder; '' means unknown. */
export type Values = Readonly<Partial<Record<Placeholder, string>>>;

/** Braces may also be percent-encoded, as form services write them in a prefilled URL. */
const mark = `(?:\\{|%7[Bb])(${placeholders.join('|')})(?:\\}|%7[Dd])`;
/** Matches every placeholder. */
export const everyMark = new RegExp(mark, 'g');

const namesIn = (text: string) => [...text.matchAll(everyMark)].map(([, name]) => name as Placeholder);

/** Returns whether a template has this placeholder. */
export const asksFor = (template: string, name: Placeholder): boolean => namesIn(template).includes(name);

/** Splits a template into the part before the query, the parameters of the query, and those of the fragment. */
function partsOf(template: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(template) ?? [];
  return { path, query: query.split('&'), fragment: fragment.split('&') };
}

const fill = (text: string, values: Values) =>
  text.replace(everyMark, (_, name: Placeholder) => encoded(values[name] ?? ''));

/** The filled parameters, percent-encoded, without those whose placeholders are all unknown. */
const fillAll = (parameters: readonly string[], values: Values) =>
  parameters
    .filter((parameter) => {
      const names = namesIn(parameter);
      return names.length === 0 || names.some((name) => values[name]);
    })
    .map((parameter) => fill(parameter, values));

/** The parameters after their separator; '' if there are none. */
const joined = (sign: string, parameters: readonly string[]) => {
  const text = parameters.join('&');
  return text && sign + text;
};

/** Fills a template with values. */
export function fillTemplate(template: string, values: Values): string {
  if (namesIn(template).length === 0) return template;
  const { path, query, fragment } = partsOf(template);
  return fill(path, values) + joined('?', fillAll(query, values)) + joined('#', fillAll(fragment, values));
}

const nameOf = (parameter: string): string => parameter.split('=', 1)[0] ?? '';

/**
 * A filled URL with other values: it sets the parameters that hold exactly one placeholder of the template, in its query or fragment, and keeps
 * all others.
 * @param filled the template with the facts that were known before
 * @param values the new values; '' keeps what the URL has
 */
export function withValues(template: string, filled: string, values: Values): string {
  const [asked, before] = [partsOf(template), partsOf(filled)];
  const whole = new RegExp(`^[^=]+=${mark}$`);
  const renewed = (pattern: readonly string[], own: readonly string[]) =>
    pattern.flatMap((parameter) => {
      const [, placeholder] = whole.exec(parameter) ?? [];
      const value = values[placeholder as Placeholder];
      const name = nameOf(parameter);
      return value ? [`${name}=${encoded(value)}`] : own.filter((other) => other !== '' && nameOf(other) === name);
    });
  return (
    before.path +
    joined('?', renewed(asked.query, before.query)) +
    joined('#', renewed(asked.fragment, before.fragment))
  );
}

/** The facts that the visitor chooses in a form of our own. */
export const choices = ['date', 'month', 'adults', 'children'] as const;

export type Choice = (typeof choices)[number];

/** Splits a parameter into its decoded name and value. */
const decoded = (parameter: string) => {
  const [[name, value] = ['', '']] = [...new URLSearchParams(parameter)];
  return { name, value };
};

/**
 * The names of the parameters that hold exactly one choice. A native form can fill only these: not a path, a fragment, or a parameter with
 * other text in it.
 */
export function choiceFields(template: string): Partial<Record<Choice, string>> {
  const { query } = partsOf(template);
  const whole = new RegExp(`^([^=]+)=${mark}$`);
  const found = query.flatMap((parameter): [string, string][] => {
    const [, name = '', placeholder = ''] = whole.exec(parameter) ?? [];
    return choices.some((choice) => choice === placeholder) && namesIn(name).length === 0
      ? [[placeholder, decoded(name).name]]
      : [];
  });
  return Object.fromEntries(found.reverse());
}

/** Returns whether pages have a form for the choices. */
export const hasChoices = (template: string): boolean => Object.keys(choiceFields(template)).length > 0;

/**
 * The action and the hidden fields of a GET form for a booking, which replaces the query of its URL by its own fields.
 * @param values the known facts; the visitor makes the choices
 */
export function formTarget(template: string, values: Omit<Values, Choice>) {
  const { path, query, fragment } = partsOf(template);
  return {
    action: fill(path, values) + joined('#', fillAll(fragment, values)),
    hidden: fillAll(query, values)
      .filter((parameter) => parameter !== '')
      .map(decoded),
  };
}
