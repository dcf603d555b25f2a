import { currentQuery, writeQuery } from '../filters/query-store';

/** The parameter with which a trip's page leads to the wizard. */
const parameter = 'package';

/** Chooses the package that the address asks for, once: a later choice of the visitor's would be lost at a reload. */
export function chooseAsked(form: HTMLFormElement): void {
  const search = new URLSearchParams(currentQuery());
  const asked = search.get(parameter);
  const field = form.elements.namedItem(parameter);
  if (asked === null || !(field instanceof HTMLSelectElement)) return;
  search.delete(parameter);
  writeQuery(search.toString(), 'replace');
  field.value = asked;
  // It is none of ours: as if nothing were asked for.
  if (!field.value) field.selectedIndex = 0;
}
