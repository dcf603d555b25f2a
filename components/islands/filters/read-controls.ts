import { readValue, textsOf, type ParameterSet, type StateOf } from '@/content/model/filter/parameters';

/** Controls that carry a value: fields, and checked buttons. */
const set = ':not([type=radio], [type=checkbox]), :checked';
const fromAddress = '[data-from-address]';

/**
 * The values that a visitor chose or typed before hydration, read from the native controls: those that differ from the exported page, and
 * those of controls that the loader set from the URL (`data-from-address`), because the visitor may have changed them back.
 */
export function readControls<Set extends ParameterSet>(parameters: Set, page: ParentNode): Partial<StateOf<Set>> {
  // The page may have thousands of elements, so it is walked once and not once for each parameter.
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
