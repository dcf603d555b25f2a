import { seasonOf } from '@/content/format/year-code';
import { monthIds, months } from '@/content/ids/months';
import { finder } from '@/content/words/finder-page';

const variants: Readonly<Record<string, string>> = { b: 'best-month', f: 'fair-month' };

/**
 * The year of a trip as twelve tiles: filled for its best months, solid border for fair ones, dashed for the rest. The text beside it says
 * the same.
 */
export function ComparedYear({ code }: { code: string }) {
  return (
    <>
      <span aria-hidden="true" className="compared-year">
        {monthIds.map((id, month) => (
          <span key={id} className={variants[code[month] ?? '']}>
            {months[id].charAt(0)}
          </span>
        ))}
      </span>
      {finder.season(seasonOf(code))}
    </>
  );
}
