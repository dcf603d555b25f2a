import type { SuitsRow } from '@/content/words/trip';
import { DatedText } from './dated-text';

/** Whom a trip suits, each row with its numbers before its text. */
export function SuitsList({ rows }: { rows: readonly SuitsRow[] }) {
  return (
    <dl className="grid gap-x-8 text-small md:grid-cols-2 print:grid-cols-2">
      {rows.map(({ label, numbers, value, asOf }) => (
        <div key={label} className="border-b border-line py-2.5">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-ink-soft">
            {numbers.map((number) => (
              <span key={number.label} className="block">
                {`${number.label}: `}
                <strong className="font-semibold text-ink">{number.value}</strong>{' '}
              </span>
            ))}
            <DatedText asOf={asOf}>{value}</DatedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
