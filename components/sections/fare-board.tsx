import { Download } from 'lucide-react';
import { TripPrice } from '@/components/islands/party/trip-price';
import { BookingLink } from '@/components/ui/booking-link';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { greetingFor } from '@/content/words/contact-links';
import { filled } from '@/content/format/filled';
import { formatDuration } from '@/content/format/duration';
import { itinerarySize } from '@/components/ui/itinerary-files';
import { basisText } from '@/content/words/fares';
import { flightLine, tripPage } from '@/content/words/trip';
import { enquiryDetails } from '@/content/words/trip-particulars';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { contactAboutPath, itineraryFile, shortlistPath, tripPath } from '@/content/routes';
import { BookingForm } from './booking-form';
import type { Trip } from '@/content/schema/types';
import { actionOf } from '@/content/pages/trip-list';
import { comingDepartures } from '@/content/model/dates/group-departures';
import { isGroup } from '@/content/catalogue/trips';
import { calendarFestivals } from '@/content/model/dates/festivals';

/** The class appears twice, because the buttons have a different padding from `sm` on. */
const padding = 'max-[40rem]:px-2 sm:max-[40rem]:px-2';

/**
 * On phones the widths of the buttons do not depend on their text: the page may be painted when half of the HTML has arrived, and before
 * the typeface has.
 */
const widths = {
  book: `max-[40rem]:w-[calc(100%-5.8rem)] max-[40rem]:min-w-[min(9rem,100%)] ${padding}`,
  ask: `max-[40rem]:w-[5.1rem] max-[40rem]:min-w-min ${padding}`,
  others: `max-[40rem]:w-full ${padding}`,
} as const;

/**
 * Price, days, rating and booking actions of a trip: a panel over the lower edge of the picture at the top; on wide screens it is sticky
 * beside the text.
 */
export function FareBoard({ trip }: { trip: Trip }) {
  const { id, name, price, days, rating, abroad } = trip;
  const { compareFor, bookFor, size } = tripPage;
  const about = filled(tripPage.about, { what: name });
  const facts = bookingFactsOf(trip, tripPath(id));
  return (
    <div className="shell lg:col-start-2 lg:row-[1/span_2] lg:pb-20 lg:pl-0">
      <div className="fare-board -mt-9 grid gap-4 rounded-large border border-line bg-paper-raised p-4 shadow-soft md:-mt-12 md:p-6 lg:gap-y-3 lg:p-5">
        <div className="grid gap-2">
          <Price
            rupees={price}
            {...('originalPrice' in trip ? { original: trip.originalPrice } : {})}
            basis={basisText(trip)}
            abroad={abroad}
            stacked
          />
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold">
            {`${formatDuration(days)} `}
            <Rating value={rating} />{' '}
            <a
              href={shortlistPath([id])}
              className="inline-flex min-h-11 items-center text-lagoon underline print:hidden"
            >
              {tripPage.compare}
              <span className="sr-only">{` ${filled(compareFor, { trip: name })}`}</span>
            </a>
          </p>
        </div>
        <TripPrice id={id} name={name} festivals={calendarFestivals(trip)} />
        <div className="flex flex-wrap gap-2.5 print:hidden">
          <BookingLink about={filled(bookFor, { trip: name })} facts={facts} className={widths.book}>
            {actionOf(trip)}
          </BookingLink>{' '}
          <WhatsappLink
            message={greetingFor(name, enquiryDetails(trip))}
            about={about}
            className={buttonClasses('secondary', widths.ask)}
          >
            {tripPage.ask}
          </WhatsappLink>{' '}
          <a
            href={contactAboutPath(name)}
            className={`inline-flex min-h-12 items-center justify-center text-lagoon underline ${widths.others}`}
          >
            {tripPage.write}
            <span className="sr-only">{` ${about}`}</span>
          </a>{' '}
          <a href={itineraryFile(id)} download className={buttonClasses('secondary', widths.others)}>
            <Icon of={Download} />
            <span>
              {tripPage.download}
              <span className="sr-only"> {name}</span>
              {` ${filled(size, { size: itinerarySize(id) })}`}
            </span>
          </a>
        </div>
        <BookingForm
          facts={facts}
          best={trip.season.best}
          departures={isGroup(trip) ? comingDepartures(trip) : undefined}
          cannotStart={trip.cannotStart}
          className="without-script border-t border-line pt-4"
        />
        <p className="text-caption text-ink-soft">
          {[flightLine(trip), tripPage.taxes(abroad)].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
  );
}
