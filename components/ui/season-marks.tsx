import { monthCountText, whenToGoPage } from '@/content/pages/when-to-go';
import type { MonthCount } from '@/content/queries/year-chart';

interface SeasonMarksProps {
  /** Said before the numbers: 'Kerala in January'; nothing where it stands there. */
  said: string;
  count: MonthCount;
}

/** How many trips are at their best, filled, and how many are fair, a ring; in words for those who hear it. */
export function SeasonMarks({ said, count: { best, fair } }: SeasonMarksProps) {
  return (
    <>
      <span>{`${said}: ${monthCountText({ best, fair })}`}</span> {best > 0 ? <b aria-hidden="true">{best}</b> : null}{' '}
      {fair > 0 ? <i aria-hidden="true">{fair}</i> : null}
    </>
  );
}

/** What the two marks stand for. */
export function SeasonKey() {
  const { best, fair } = whenToGoPage.marks;
  return (
    <>
      <span className="season-key">
        <b aria-hidden="true" /> {best}
      </span>{' '}
      <span className="season-key">
        <i aria-hidden="true" /> {fair}
      </span>
    </>
  );
}
