/** The page to which the address of a deleted record leads. */
import { routes, statePath } from '../../../../content/routes';
import type { StateId } from '../../../../content/ids/states';
import type { Entry } from './entries';

const lists: Readonly<Record<string, string>> = { honeymoons: routes.honeymoon, groups: routes.groupTours };

/** For a trip the page of its state, otherwise its list; for other records the list of all trips. */
export function leadsTo({ record }: Pick<Entry, 'record'>): string {
  const { state, collection } = record ?? {};
  return typeof state === 'string' ? statePath(state as StateId) : (lists[String(collection)] ?? routes.allPackages);
}
