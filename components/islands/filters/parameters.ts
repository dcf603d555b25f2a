/** What may stand in the address, as data: how a query string becomes a state, and a changed state a query string. */
import { rangeOf, type Unit } from '@/content/format/range';

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** How it is said without the legend of its group: 'from Kochi'. */
  readonly said?: string | undefined;
}

/** One of a few choices: radio buttons or a select. */
export interface OneParameter<Id extends string = string> {
  readonly kind: 'one';
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  /** Chosen on a page without the parameter; never written into the address. */
  readonly fallback: Id;
  /** What its choices count, if any range of it may be chosen (`content/format/range.ts`). */
  readonly unit?: Unit;
}

/** Any number of a few choices: checkboxes. The address repeats the parameter: `?kind=hills&kind=beaches`. */
export interface SeveralParameter<Id extends string = string> {
  readonly kind: 'several';
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  readonly unit?: Unit;
}

/** Whatever is typed. */
export interface TextParameter {
  readonly kind: 'text';
}

export type Parameter = OneParameter | SeveralParameter | TextParameter;

/** By the names of the parameters, which are those of their controls. */
export type ParameterSet = Readonly<Record<string, Parameter>>;

/** An id of 'one', a list of ids of 'several', a text of 'text'. */
type ValueOf<P extends Parameter> =
  P extends OneParameter<infer Id> ? Id : P extends SeveralParameter<infer Id> ? readonly Id[] : string;

/** What is chosen and typed, by the names of the parameters. */
export type StateOf<Set extends ParameterSet> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

type Value = string | readonly string[];

function readValue(parameter: Parameter, texts: readonly string[]): Value {
  // A page may have a box of the same name in its menu.
  if (parameter.kind === 'text') return texts.find(Boolean) ?? '';
  const shown = parameter.choices.map(({ id }) => id);
  const ranges = parameter.unit ? texts.filter((text) => !shown.includes(text) && rangeOf(text)) : [];
  const known = [...shown.filter((id) => texts.includes(id)), ...new Set(ranges)];
  return parameter.kind === 'several' ? known : (known[0] ?? parameter.fallback);
}

/** What of a value was chosen, and stands in the address: nothing for the value of a page without the parameter. */
export function textsOf(parameter: Parameter, value: Value): readonly string[] {
  const fallback = parameter.kind === 'one' ? parameter.fallback : '';
  return [value].flat().filter((text) => text !== fallback);
}

/**
 * The state that a query string names. Unknown choices and parameters are ignored.
 * @param query with or without its question mark
 */
export function readState<Set extends ParameterSet>(parameters: Set, query: string): StateOf<Set> {
  const search = new URLSearchParams(query);
  const values = Object.entries(parameters).map(([name, parameter]) => [
    name,
    readValue(parameter, search.getAll(name)),
  ]);
  // Each value is of its parameter's kind, and one of its choices: `readValue` sees to it.
  return Object.fromEntries(values) as StateOf<Set>;
}

/** What of a query string is about these parameters: the same as long as they are. */
export const partOf = (parameters: ParameterSet, query: string): string =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(parameters, name))).toString();

/** The query string after a change; parameters that do not change, other people's too, stay. */
export function changeQuery<Set extends ParameterSet>(
  parameters: Set,
  query: string,
  change: Partial<StateOf<Set>>,
): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries<Value | undefined>(change)) {
    const parameter = parameters[name];
    if (!parameter || value === undefined) continue;
    const [first, ...others] = textsOf(parameter, value);
    if (first === undefined) search.delete(name);
    else search.set(name, first);
    for (const text of others) search.append(name, text);
  }
  return search.toString();
}

/** Controls whose value counts: fields, and what is checked. */
const set = ':not([type=radio], [type=checkbox]), :checked';
const fromAddress = '[data-from-address]';

/**
 * What a visitor chose or typed before hydration, read from the native controls: values that are not the exported page's, and those of
 * controls that the loader has set from the address (`data-from-address`), because the visitor may have set them back.
 */
export function readControls<Set extends ParameterSet>(parameters: Set, page: ParentNode): Partial<StateOf<Set>> {
  // One walk through a page that may have thousands of elements, not one for each name.
  const all = [
    ...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`:is(input, select):is(${set}, ${fromAddress})`),
  ];
  const values = Object.entries(parameters).flatMap(([name, parameter]) => {
    const controls = all.filter((control) => control.name === name);
    const texts = controls.filter((control) => control.matches(set)).map(({ value }) => value);
    const value = readValue(parameter, texts);
    const isGiven = textsOf(parameter, value).length > 0 || controls.some((control) => control.matches(fromAddress));
    return isGiven ? [[name, value]] : [];
  });
  return Object.fromEntries(values) as Partial<StateOf<Set>>;
}
