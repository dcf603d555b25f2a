/** The terms of the saving in the banner: the customer wrote the banner, and the operator fills in the terms in a record. */
import { formatDate } from '../../format/duration';
import { isDay } from '../../format/is-day';
import { operator } from '../../catalogue/operator';
import type { Operator } from '../../schema/operator';
import { everywhere } from '../../words/everywhere';

export type Offer = Omit<Operator['offer'], 'banner'>;

/** The line beside the banner: the trips it applies to and its last day; undefined while the record lacks one of them. */
export const bannerLine = ({ appliesTo, until }: Offer = operator.offer): string | undefined =>
  appliesTo !== '' && isDay(until) ? everywhere.offer(appliesTo, formatDate(until)) : undefined;
