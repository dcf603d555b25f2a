import { BookingLink } from '@/components/ui/booking-link';
import { shortTotalText } from '@/content/words/taxes';
import { filled } from '@/content/format/filled';
import { formatRupees } from '@/content/format/money';
import { tripPage } from '@/content/words/trip';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { tripPath } from '@/content/routes';
import type { Trip } from '@/content/schema/types';

/**
 * Price, total and Book, beside WhatsApp and Call at the foot of phones and tablets (`book-at-hand.css` makes the space). On wide screens
 * the fare board stays in sight instead.
 */
export function BookAtHand({ trip }: { trip: Trip }) {
  const { id, name, price, basis, abroad } = trip;
  return (
    <aside
      aria-label={tripPage.atHand}
      className="book-at-hand fixed bottom-0 left-0 z-30 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <BookingLink
        about={filled(tripPage.bookFor, { trip: name })}
        facts={bookingFactsOf(trip, tripPath(id))}
        className="min-h-13 w-full rounded-none! px-1! py-1!"
      >
        <span className="min-w-0 wrap-break-word">
          {`${tripPage.book} `}
          <span data-own-total="">
            <span translate="no">{formatRupees(price)}</span>
            <span className="sr-only"> {basis}</span>
            <span className="block text-[min(0.6875rem,3.2vw)] leading-tight font-normal">
              {` ${shortTotalText(price, abroad)}`}
            </span>
          </span>
        </span>
      </BookingLink>
    </aside>
  );
}
