import { buttonClasses } from '@/components/ui/button';
import { CallText } from '@/components/ui/call-text';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { filled } from '@/content/format/filled';
import { formatRupees } from '@/content/format/money';
import { booking } from '@/content/pages/booking';
import { telHref } from '@/content/words/contact-links';
import { whatsapp } from '@/content/words/controls';
import { peopleText } from '@/content/words/party';
import { butBecause } from '@/content/records/pages/party.json';
import { TotalParts } from '../party/total-parts';
import { messageOf } from './booking-message';
import { isLargeGroup } from './booking-party';
import { noTotalOf, ordinaryTotal, type Plan } from './booking-plan';

/** The parts of the total. */
export function PlanParts({ plan }: { plan: Plan }) {
  const { trip, quotes, quote } = plan;
  const priced = trip && quotes?.tripOf(trip.id);
  return quotes && priced && quote?.fare ? (
    <TotalParts
      trip={priced}
      total={quote.fare}
      ordinary={quote.fare.dated ? ordinaryTotal(plan) : undefined}
      terms={quotes.terms}
    />
  ) : null;
}

/** The total and for whom it is: '₹38,220 for the 4 of you'. */
export function PlanTotal({ plan: { choice, quote } }: { plan: Plan }) {
  return choice && quote?.fare ? (
    <>
      <strong translate="no">{formatRupees(quote.fare.total)}</strong> <span>{peopleText(choice)}</span>
    </>
  ) : null;
}

/** Each text is in an element of its own: React cannot replace a bare text that a translator has wrapped. */
function Total({ plan }: { plan: Plan | undefined }) {
  const { label, hint, ordinary } = booking.total;
  if (!plan) return <p>{hint}</p>;
  const { values, trip, choice, quote, refused } = plan;
  if (quote?.fare)
    return (
      <>
        <p>
          {label}: <PlanTotal plan={plan} />
        </p>
        {choice?.day ? null : <p className="text-small">{ordinary}</p>}
        {quote.butBecause ? <p className="text-small">{filled(butBecause, { because: quote.butBecause })}</p> : null}
      </>
    );
  // The date field says why the trip cannot start on a day.
  if (refused && !isLargeGroup(values)) return null;
  const text = noTotalOf(plan) || (trip && choice ? '' : hint);
  return text ? <p>{text}</p> : null;
}

/** The total of the choices so far, or a sentence that says why there is none. */
export function WizardTotal({ plan }: { plan: Plan | undefined }) {
  return (
    <div className="grid gap-3">
      <div role="status" className="rounded-small border border-line bg-paper-raised p-4 empty:hidden">
        <Total plan={plan} />
      </div>
      {plan ? <PlanParts plan={plan} /> : null}
      {plan && isLargeGroup(plan.values) ? (
        <p className="flex flex-wrap gap-3">
          <WhatsappLink message={messageOf(plan)} className={buttonClasses('secondary')}>
            {whatsapp}
          </WhatsappLink>{' '}
          <a href={telHref} className={buttonClasses('secondary')}>
            <CallText />
          </a>
        </p>
      ) : null}
    </div>
  );
}
