/** The part of an address that names who travels and when. The prices file reads it, so that pages are not heavier before somebody chooses. */
import { currentQuery } from '@/components/islands/query-store';

/** Returns whether a parameter is one of the choice. The finder's own months, such as 'dec', are not. */
const isOfChoice = ([name, value]: readonly [string, string]): boolean =>
  /^(adults|ages|date)$/.test(name) || (name === 'month' && /^\d/.test(value));

/** The parameters of the choice in the current address; '' if it names none. */
export const chosenQuery = (): string =>
  new URLSearchParams([...new URLSearchParams(currentQuery())].filter(isOfChoice)).toString();
