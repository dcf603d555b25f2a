/** Who travels and when, as asks name it, in the address: pure functions. */
import { countOf, mostTravellers, readChoice, usualParty, withChoice, type Choice } from '../model/choice';
import type { AskedTravellers } from './parts';
import type { Ask } from './read-ask';

type Asked = Pick<Ask, 'travellers' | 'when'>;

/** What an ask names of a choice. A month alone is a choice of the finder: it is taken only with travellers. */
interface Named {
  who?: Pick<Choice, 'adults' | 'children' | 'agesUnknown'>;
  when?: Pick<Choice, 'day' | 'month'>;
}

const partyOf = ({ adults, ages, agesUnknown }: AskedTravellers): NonNullable<Named['who']> => ({
  adults,
  children: ages.map((age) => ({ age, withBed: false })),
  ...(agesUnknown > 0 ? { agesUnknown } : {}),
});

/** Returns whether an ask names more travellers than the site has prices for. */
export const isTooMany = ({ travellers }: Asked): boolean =>
  travellers !== undefined && countOf(partyOf(travellers)) > mostTravellers;

function namedIn(ask: Asked | undefined): Named {
  const { travellers, when } = ask ?? {};
  const who = ask && travellers && !isTooMany(ask) ? partyOf(travellers) : undefined;
  return { ...(who ? { who } : {}), ...(when && ('day' in when || who) ? { when } : {}) };
}

/**
 * The query string after the text changed from one ask to another: what the new text names replaces the old, and what only the old one named is
 * taken back. What was chosen by hand stays.
 * @param before undefined if there was no text: then what the address names wins over the words
 * @param today YYYY-MM-DD
 */
export function withAsked(query: string, before: Asked | undefined, after: Asked, today: string): string {
  const { choice } = readChoice(query, today);
  const [old, now] = [namedIn(before), namedIn(after)];
  if ((!before && choice) || JSON.stringify(old) === JSON.stringify(now)) return query;
  const { day, month, ...who } = choice ?? usualParty;
  const party = now.who ?? (old.who ? undefined : choice && who);
  const date = now.when ?? (old.when ? {} : { day, month: day ? undefined : month });
  const isEmpty = !party && !date.day && !date.month;
  return withChoice(query, isEmpty ? undefined : { ...(party ?? usualParty), ...date });
}

/** Returns whether the travellers and the day of a choice are those that an ask names. */
export function isOfAsk(choice: Choice, ask: Asked): { who: boolean; when: boolean } {
  const { who, when } = namedIn(ask);
  return {
    who: who !== undefined && who.adults === choice.adults && countOf(who) === countOf(choice),
    when: when !== undefined && when.day === choice.day && when.month === choice.month,
  };
}
