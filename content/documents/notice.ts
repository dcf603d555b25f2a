/** The line at the top of every page, for what cannot wait: `content/operator/notice.json`. */
import { operator } from '../catalogue/operator';
import { today } from '../queries/build-day';
import type { Day } from '../queries/departures';
import type { Operator } from '../schema/operator';

/** Its text; undefined where there is none, and from the day after its last on. */
export const noticeText = ({ text, until }: Operator['notice'] = operator.notice, day: Day = today) =>
  text !== '' && (until === '' || until >= day) ? text : undefined;
