/** Declares the parameters of the URL and converts between a query string and a state. */
import { isRange, type Unit } from '../../format/range';

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The label as read without its group's legend: 'from Kochi'. */
  readonly fullLabel?: string | undefined;
}

/** A choice of one: radio buttons or a select. */
export interface OneParameter<Id extends string = string> {
  readonly kind: 'one';
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  /** The default, which is not serialised into the URL. */
  readonly fallback: Id;
  /** The unit of its choices, if any range may be chosen as well (`content/format/range.ts`). */
  readonly unit?: Unit;
}

/** A choice of several: checkboxes. The URL repeats the parameter: `?kind=hills&kind=beaches`. */
export interface SeveralParameter<Id extends string = string> {
  readonly kind: 'several';
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  readonly unit?: Unit;
}

/** Free text. */
export interface TextParameter {
  readonly kind: 'text';
}

export type Parameter = OneParameter | SeveralParameter | TextParameter;

/** Parameters by name, which is also the name of their controls. */
export type ParameterSet = Readonly<Record<string, Parameter>>;

/** An id for 'one', a list of ids for 'several', a text for 'text'. */
type ValueOf<P extends Parameter> =
  P extends OneParameter<infer Id> ? Id : P extends SeveralParameter<infer Id> ? readonly Id[] : string;

/** The values of the parameters, by name. */
export type StateOf<Set extends ParameterSet> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

type Value = string | readonly string[];

/** The value of a parameter from its texts in the address or in controls. Unknown choices are ignored. */
export function readValue(parameter: Parameter, texts: readonly string[]): Value {
  // The menu of a page may have a field of the same name.
  if (parameter.kind === 'text') return texts.find(Boolean) ?? '';
  const shown = parameter.choices.map(({ id }) => id);
  const ranges = parameter.unit ? texts.filter((text) => !shown.includes(text) && isRange(text)) : [];
  const known = [...shown.filter((id) => texts.includes(id)), ...new Set(ranges)];
  return parameter.kind === 'several' ? known : (known[0] ?? parameter.fallback);
}

/** The values to serialise into the URL; empty for the default. */
export function textsOf(parameter: Parameter, value: Value): readonly string[] {
  const fallback = parameter.kind === 'one' ? parameter.fallback : '';
  return [value].flat().filter((text) => text !== fallback);
}

/**
 * The state that a query string describes. Unknown choices and parameters are ignored.
 * @param query the query string, with or without its question mark
 */
export function readState<Set extends ParameterSet>(parameters: Set, query: string): StateOf<Set> {
  const search = new URLSearchParams(query);
  const values = Object.entries(parameters).map(([name, parameter]) => [
    name,
    readValue(parameter, search.getAll(name)),
  ]);
  // The cast is safe: `readValue` returns a value of the parameter's kind.
  return Object.fromEntries(values) as StateOf<Set>;
}

/** The part of a query string that belongs to these parameters. It is the same string as long as they do not change. */
export const partOf = (parameters: ParameterSet, query: string): string =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(parameters, name))).toString();

/** The query string after a change. Other parameters stay, also those of others. */
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
