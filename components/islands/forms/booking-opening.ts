/** The values with which the planner begins. */
import { readChoice, withChoice, type Choice, type Refused } from '@/content/model/choice';
import type { Day } from '@/content/model/dates/departures';
import { keptChoice } from '../party/kept-choice';
import type { BookingDraft, BookingValues } from './booking-draft';
import { choiceOf, fieldsOf, inAddress } from './booking-party';

/** The name of the parameter for the trip. */
export const tripParameter = 'package';

export interface Opening {
  values: Partial<BookingValues>;
  /** The choice in the address or of the visit, if there is one. */
  choice: Choice | undefined;
  /** The parts of the address that say nothing. */
  refused: readonly Refused[];
  isTripUnknown: boolean;
}

interface Known {
  /** The values of the select of packages. */
  packages: readonly string[];
  /** The values of the select of ages. */
  ages: readonly string[];
  today: Day;
}

/**
 * The first values of the fields. A trip in the address wins over the one of a stored draft, and who travels in the address, then in the visit,
 * over that of the draft.
 */
export function openingOf(query: string, draft: BookingDraft | undefined, { packages, ages, today }: Known): Opening {
  const trip = new URLSearchParams(query).get(tripParameter);
  const isTripUnknown = Boolean(trip) && !packages.includes(trip ?? '');
  const { choice = readChoice(keptChoice(), today).choice, refused } = readChoice(query, today);
  // The draft says more than an address: the order of the children, and a day that is past.
  const ofDraft = draft && withChoice('', inAddress(choiceOf(draft.values, choice?.month), today));
  const isOther = choice !== undefined && withChoice('', choice) !== ofDraft;
  return {
    values: {
      ...draft?.values,
      ...(trip ? { package: isTripUnknown ? '' : trip } : {}),
      ...(isOther ? fieldsOf(choice, ages) : {}),
    },
    choice,
    refused,
    isTripUnknown,
  };
}
