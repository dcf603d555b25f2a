/**
 * `NEXT_PUBLIC_BOOKING_URL` may be a template: an address with placeholders in its path, query or fragment. Every function here leaves an
 * address without placeholders as it stands.
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

/** A text for each placeholder that is known; '' is the same as unknown. */
export type Values = Readonly<Partial<Record<Placeholder, string>>>;

/** Also with its braces encoded, as form services write it when they make a prefilled address. */
const mark = `(?:\\{|%7[Bb])(${placeholders.join('|')})(?:\\}|%7[Dd])`;
const everyMark = new RegExp(mark, 'g');

const namesIn = (text: string) => [...text.matchAll(everyMark)].map(([, name]) => name as Placeholder);

/** Whether a template has this placeholder. */
export const asksFor = (template: string, name: Placeholder): boolean => namesIn(template).includes(name);

/** A template in three: up to the query, the parameters of the query, those of the fragment. */
function partsOf(template: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(template) ?? [];
  return { path, query: query.split('&'), fragment: fragment.split('&') };
}

const fill = (text: string, values: Values) =>
  text.replace(everyMark, (_, name: Placeholder) => encoded(values[name] ?? ''));

/** Parameters filled, percent-encoded, without those whose placeholders are all unknown. */
const fillAll = (parameters: readonly string[], values: Values) =>
  parameters
    .filter((parameter) => {
      const names = namesIn(parameter);
      return names.length === 0 || names.some((name) => values[name]);
    })
    .map((parameter) => fill(parameter, values));

/** Parameters behind the sign that begins them; '' where there are none. */
const joined = (sign: string, parameters: readonly string[]) => {
  const text = parameters.join('&');
  return text && sign + text;
};

/** The address that a template makes of some values. */
export function fillTemplate(template: string, values: Values): string {
  if (namesIn(template).length === 0) return template;
  const { path, query, fragment } = partsOf(template);
  return fill(path, values) + joined('?', fillAll(query, values)) + joined('#', fillAll(fragment, values));
}

/** What a template should have instead of what cannot be filled; undefined when all can. */
export function templateProblem(template: string): string | undefined {
  const [origin = ''] = /^[^:]*:\/*[^/?#]*/.exec(template) ?? [];
  if (/[{}]/.test(origin)) return `placeholders only after the server's name, not in ${origin}`;
  const [unknown] = /\{[^{}]*\}?|\}/.exec(template.replace(everyMark, '')) ?? [];
  return unknown && `${placeholders.map((name) => `{${name}}`).join(', ')} as placeholders, not ${unknown}`;
}

/** What the visitor chooses in a form of our own. */
export const choices = ['date', 'month', 'adults', 'children'] as const;

export type Choice = (typeof choices)[number];

/** A parameter as a form sends it. */
const decoded = (parameter: string) => {
  const [[name, value] = ['', '']] = [...new URLSearchParams(parameter)];
  return { name, value };
};

/**
 * The names of the parameters that hold one choice and nothing else: those that a native form can fill. It can fill neither a path nor a
 * fragment, nor a parameter with other text in it.
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

/** Whether pages have a form for the choices. */
export const hasChoices = (template: string): boolean => Object.keys(choiceFields(template)).length > 0;

/**
 * Where a GET form sends a booking, and what it sends along unseen: it replaces the query of its address by its own fields.
 * @param values what is known; the choices are the visitor's
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
