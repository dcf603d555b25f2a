/** The terms of the saving in the banner: the customer wrote the banner, and the operator fills in the terms in a record. */
import { formatDate } from '../../format/duration';
import { today } from '../../model/dates/build-day';
import type { Day } from '../../model/dates/departures';
import { operator } from '../../catalogue/operator';
import type { Operator } from '../../schema/operator';

export type Offer = Omit<Operator['offer'], 'banner'>;

/** Date.parse accepts 30 February and returns 2 March. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** The line beside the banner: the trips it applies to and its last day; undefined while the record lacks one of them. */
export const bannerLine = ({ appliesTo, until }: Offer = operator.offer): string | undefined =>
  appliesTo !== '' && isDay(until) ? `${appliesTo}, until ${formatDate(until)}` : undefined;

/** A line for each part of the offer that is missing or out of date. */
export function bannerOfferProblems({ appliesTo, until, terms }: Offer = operator.offer, day: Day = today): string[] {
  const problems: readonly [boolean, string][] = [
    [appliesTo === '', 'appliesTo: what the saving in the banner applies to'],
    [until === '', 'until: the last day of the offer in the banner'],
    [until !== '' && !isDay(until), `until: '${until}' is no day such as 2027-03-31`],
    [isDay(until) && until < day, `until: the offer ended on ${until}: renew it, or write another banner`],
    [terms === '', 'terms: from which price the saving in the banner is counted'],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, line]) => `content/records/operator/offer.json: ${line}`);
}
