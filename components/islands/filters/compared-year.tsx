import { yearText } from '@/content/format/year-code';

const variants: Readonly<Record<string, string>> = { b: 'best-month', f: 'fair-month' };

/**
 * The year of a trip as twelve tiles: filled for its best months, solid border for fair ones, dashed for the rest. The text beside it says
 * the same.
 */
export function ComparedYear({ code }: { code: string }) {
  return (
    <>
      <span aria-hidden="true" className="compared-year">
        {'J F M A M J J A S O N D'.split(' ').map((letter, month) => (
          <span key={month} className={variants[code[month] ?? '']}>
            {letter}
          </span>
        ))}
      </span>
      {yearText(code)}
    </>
  );
}
