import { formatRupees } from '@/content/format/money';
import { booking } from '@/content/pages/booking';
import { totalParts } from '@/content/words/fare-words';
import { noTotalText } from '@/content/words/no-total';
import type { BookingValues } from './booking-draft';
import { totalOf, type Totals } from './booking-total';

/** The total of the choices so far, or a sentence that says why there is none. */
export function WizardTotal({ values, totals }: { values: BookingValues | undefined; totals: Totals }) {
  const { label, hint, ordinary } = booking.total;
  const chosen = values && totalOf(values, totals);
  return (
    <div role="status" className="rounded-small border border-line bg-paper-raised p-4">
      {!chosen ? (
        hint
      ) : 'why' in chosen.answer ? (
        noTotalText(chosen.answer, chosen.trip, totals.terms)
      ) : (
        <>
          <p>
            {label}: <strong translate="no">{formatRupees(chosen.answer.total)}</strong>
          </p>
          <p className="text-small text-ink-soft">{totalParts(chosen.answer, chosen.trip)}.</p>
          {values.startDate ? null : <p className="text-small">{ordinary}</p>}
        </>
      )}
    </div>
  );
}
