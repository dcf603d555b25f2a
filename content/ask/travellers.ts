/** Adds up the people whom the parts of an ask name: pure functions. */
import { usualParty } from '../model/choice';
import type { AskedTravellers, Part, Who } from './parts';

/** The number of children if several are named without a number. */
const severalKids = 2;

/** The party of all who are named; undefined if that is nobody, or people of an unknown number. */
function travellersOf(all: readonly Who[]): AskedTravellers | undefined {
  const adultsAs = (letters: string) =>
    all.reduce((sum, { as, adults = 0 }) => (as && letters.includes(as) ? sum + adults : sum), 0);
  const stated = adultsAs('A');
  const kin = adultsAs('prR');
  const pair = adultsAs('k') ? 2 : Math.min(1, adultsAs('s'));
  const named = adultsAs('S') + (stated || pair + kin) || Math.min(1, adultsAs('a'));
  const ages = all.flatMap((who) => who.ages ?? []);
  const kids = all.reduce((sum, who) => sum + (who.kids ?? 0), 0);
  const total = Math.max(0, ...all.map(({ people = 0 }) => people));
  const children = ages.length + kids;
  const areSeveral = children === 0 && all.some(({ as }) => as === 'C');
  // 'Kids' and 'me and my friends' are any number, and a mother travels with somebody.
  if (!total && !children && !adultsAs('AkSa') && (named < 2 || areSeveral)) return undefined;
  const ofTotal = areSeveral
    ? Math.max(1, Math.min(total - 1, usualParty.adults + kin))
    : children
      ? total - (total > children ? children : 0)
      : Math.max(total, named);
  // 'A family of five, two adults, two kids and my mother' has three adults.
  const isMore = kin > 0 && total > stated + children;
  const adults = (total && (!stated || isMore) ? ofTotal : named) || usualParty.adults;
  return {
    adults,
    ages,
    agesUnknown: kids + (Math.max(0, total - adults - children) || (areSeveral ? severalKids : 0)),
  };
}

/** Returns whether a length was guessed from other words: an office's outing, or two dates. */
const isGuess = ({ choices = {} }: Part): boolean => Object.keys(choices).length > 1;

/** The party of all parts, and the parts with its number on the first of them, without choices that other parts contradict. */
export function withTravellers(parts: readonly Part[]) {
  const naming = parts.filter(({ who }) => who);
  const all = naming.flatMap(({ who }) => who ?? []);
  const travellers = travellersOf(all);
  const { adults, ages, agesUnknown } = travellers ?? { adults: 0, ages: [], agesUnknown: 0 };
  const people = adults + ages.length + agesUnknown;
  const areParents = all.every((who) => /[pa]/.test(who.as ?? '') || !(who.adults || who.people));
  /** Two are not alone, and a mother with a child is no senior. */
  const most = new Map([
    ['a', 1],
    ['p', areParents ? adults : people],
  ]);
  const hasDays = parts.some((part) => part.choices?.['days'] && !isGuess(part));
  return {
    travellers,
    /** The number of people who share a price. Relatives who are named alone are not all who travel. */
    sharing: all.some(({ as = '' }) => !/[prR]/.test(as)) ? people : 0,
    parts: parts.map((part): Part => {
      const wrong = [
        ...(people > (most.get(part.who?.as ?? '') ?? people) ? ['company', 'suits'] : []),
        // Nor is a family or a group a couple.
        ...(people > 2 && part.choices?.['company']?.includes('for-two') ? ['company'] : []),
        ...(hasDays && isGuess(part) ? ['days'] : []),
      ];
      return {
        ...part,
        choices:
          part.choices && Object.fromEntries(Object.entries(part.choices).filter(([name]) => !wrong.includes(name))),
        people: (part === naming[0] && people) || undefined,
      };
    }),
  };
}
