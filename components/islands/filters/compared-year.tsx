import { yearText } from '@/content/format/year-code';

const looks: Readonly<Record<string, string>> = { b: 'best-month', f: 'fair-month' };

/** The year of a trip as twelve tiles with their letters: filled where it is at its best, edged where it is fair, dashed else. The words say the same. */
export function ComparedYear({ code }: { code: string }) {
  return (
    <>
      <span aria-hidden="true" className="compared-year">
        {'J F M A M J J A S O N D'.split(' ').map((letter, month) => (
          <span key={month} className={looks[code[month] ?? '']}>
            {letter}
          </span>
        ))}
      </span>
      {yearText(code)}
    </>
  );
}
