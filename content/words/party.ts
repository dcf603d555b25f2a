/** Who travels and when, in words. Browsers load it. */
import { filled, filledFor } from '../format/filled';
import { formatMonth, formatShortDate } from '../format/duration';
import { joined } from '../format/joined';
import { countOf, oldestChild, type Choice } from '../model/choice';
import type { Child, TotalTerms, Travellers } from '../model/fares/party-total';
import type { Payer } from '../model/fares/lodging';
import type { SoldTrip } from '../model/fares/fare-parties';
import { ages, anyDay, chosen, inMonth, levels, message, payers, total, who } from '../records/pages/party.json';

const ageInWords = ({ age, withBed }: Child): string => {
  const text = age === 0 ? who.youngest : String(age);
  return withBed ? filled(who.bed, { age: text }) : text;
};

/** '2 adults, children of 5 and 9'; '2 adults, 2 children' while their ages are not known. */
export function travellersText({
  adults,
  children,
  agesUnknown = 0,
}: Travellers & Pick<Choice, 'agesUnknown'>): string {
  const words = children.map(ageInWords);
  const [only = ''] = words;
  return [
    filledFor(who.adults, adults),
    ...(words.length === 0
      ? []
      : [words.length === 1 ? filled(who.child, { age: only }) : filled(who.children, { ages: joined(words) })]),
    ...(agesUnknown > 0 ? [filledFor(who.unknown, agesUnknown)] : []),
  ].join(', ');
}

/** 'Thu, 24 Dec 2026'; 'in December 2026'; 'no date yet'. */
export const whenText = ({ day, month }: Pick<Choice, 'day' | 'month'>): string =>
  day ? formatShortDate(day) : month ? filled(inMonth, { month: formatMonth(month) }) : anyDay;

/** '2 adults, children of 5 and 9, Thu, 24 Dec 2026'. */
export const choiceText = (choice: Choice): string =>
  filled(chosen, { who: travellersText(choice), when: whenText(choice) });

/** 'for the 4 of you'. */
export const peopleText = (travellers: Travellers & Pick<Choice, 'agesUnknown'>): string =>
  countOf(travellers) === 1 ? total.one : filled(total.many, { count: countOf(travellers) });

/**
 * The choice in a message to the operator: 'Travellers: 2 adults. Start: Thu, 24 Dec 2026. The total on your site is ₹52,000.'
 * @param sum the total as printed, if it is known
 */
export const choiceInMessage = (choice: Choice, sum?: string): string =>
  [
    filled(message.about, { who: travellersText(choice), when: whenText(choice) }),
    ...(sum ? [filled(message.total, { total: sum })] : []),
  ].join(' ');

/** The same in brackets, after the name of a trip: '(2 adults; Thu, 24 Dec 2026; ₹52,000)'. */
export const choiceInBrackets = (choice: Choice, sum?: string): string =>
  `(${[travellersText(choice), whenText(choice), ...(sum ? [sum] : [])].join('; ')})`;

/** The ages of children to choose. Ages with a child's fare can have a bed: '7b' is a child of seven with one. */
export const ageOptions = ({ from, below }: TotalTerms['childAge']): { value: string; label: string }[] =>
  Array.from({ length: oldestChild + 1 }, (_, age) => {
    const label = age === 0 ? ages.underOne : filledFor(ages.years, age);
    return age < from || age >= below
      ? [{ value: String(age), label }]
      : [
          { value: String(age), label },
          { value: `${age}b`, label: filled(ages.withBed, { age: label }) },
        ];
  }).flat();

/** The name of a payer in the words of a trip's kind: a day tour has no rooms and no beds. */
export function payerOf(who: Payer, { days, basis }: Pick<SoldTrip, 'days' | 'basis'>): string {
  if (who === 'sharing' && basis === 'per couple') return payers.couple;
  if (days > 1) return payers[who];
  if (who === 'sharing') return payers.inCar;
  if (who === 'alone') return payers.aloneInCar;
  return who === 'childWithBed' || who === 'childWithoutBed' ? payers.child : payers[who];
}

/** Over the totals of a party on dates of each price: 'Total for 2 adults, with taxes'. */
export const levelsHeading = (travellers: Travellers & Pick<Choice, 'agesUnknown'>): string =>
  filled(levels.heading, { who: travellersText(travellers) });
