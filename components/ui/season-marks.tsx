import { monthCountText, whenToGoPage } from '@/content/pages/when-to-go';
import type { MonthCount } from '@/content/words/year-chart';

interface SeasonMarksProps {
  /** The label before the numbers, for screen readers: 'Kerala in January'. */
  label: string;
  count: MonthCount;
}

/** The number of trips at their best, filled, and of fair ones, a ring; as text for screen readers. */
export function SeasonMarks({ label, count: { best, fair } }: SeasonMarksProps) {
  return (
    <>
      <span>{`${label}: ${monthCountText({ best, fair })}`}</span> {best > 0 ? <b aria-hidden="true">{best}</b> : null}{' '}
      {fair > 0 ? <i aria-hidden="true">{fair}</i> : null}
    </>
  );
}

/** The legend of the two marks. */
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
