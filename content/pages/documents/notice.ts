/** The notice at the top of every page, for urgent news: `content/records/operator/notice.json`. */
import { operator } from '../../catalogue/operator';
import { today } from '../../model/dates/build-day';
import type { Day } from '../../model/dates/departures';
import type { Operator } from '../../schema/operator';

/** The text of the notice; undefined if there is none, or after its last day. */
export const noticeText = ({ text, until }: Operator['notice'] = operator.notice, day: Day = today) =>
  text !== '' && (until === '' || until >= day) ? text : undefined;
