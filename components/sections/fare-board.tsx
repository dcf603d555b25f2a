import { TripPrice } from '@/components/islands/party/trip-price';
import { BookingLink } from '@/components/ui/booking-link';
import { buttonClasses } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { greetingFor } from '@/content/words/contact-links';
import { filled } from '@/content/format/filled';
import { formatShortDate } from '@/content/format/duration';
import { itinerarySize } from '@/components/ui/itinerary-files';
import { aloneText, basisText } from '@/content/words/fares';
import { claimText, flightLine, tripPage } from '@/content/words/trip';
import { enquiryDetails } from '@/content/words/trip-particulars';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { contactAboutPath, itineraryFile, shortlistPath, tripPath } from '@/content/routes';
import { BookingForm } from './booking-form';
import type { GroupTrip, Trip } from '@/content/schema/types';
import { isForTwoOnly } from '@/content/model/fares/fare-parties';
import { isBookable } from '@/content/model/dates/departures';
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
  book: `grow max-[40rem]:w-[calc(100%-5.8rem)] max-[40rem]:min-w-[min(9rem,100%)] ${padding}`,
  ask: `max-[40rem]:w-[5.1rem] max-[40rem]:min-w-min ${padding}`,
} as const;

const link = 'inline-flex min-h-11 items-center gap-1.5 text-small text-lagoon underline';

/** The next date of a group with what the operator says of its places, and what sharing a room costs someone who comes alone. */
function GroupFacts({ trip }: { trip: GroupTrip }) {
  const next = comingDepartures(trip).find(isBookable);
  return (
    <>
      {next ? (
        <p className="text-small font-semibold" data-until={next.closes}>
          {[filled(tripPage.glance.next, { day: formatShortDate(next.leaves) }), claimText(next)]
            .filter(Boolean)
            .join('; ')}
        </p>
      ) : null}
      <p className="text-caption text-ink-soft">{aloneText(trip)}</p>
    </>
  );
}

/**
 * Price, total and the ways to book a trip: a panel below the promise of the trip, in two columns on tablets; on wide screens it is sticky
 * beside the text.
 */
export function FareBoard({ trip }: { trip: Trip }) {
  const { id, name, price, abroad } = trip;
  const { compareFor, bookFor, size } = tripPage;
  const about = filled(tripPage.about, { what: name });
  const facts = bookingFactsOf(trip, tripPath(id));
  const flights = flightLine(trip);
  return (
    <div className="shell pt-4 lg:col-start-2 lg:row-[1/span_2] lg:pb-16 lg:pl-0">
      <div className="fare-board grid gap-x-8 gap-y-3 rounded-large border border-line bg-paper-raised p-4 shadow-soft md:max-lg:grid-cols-2 md:p-5">
        <div className="grid content-start gap-2">
          <Price
            rupees={price}
            {...('originalPrice' in trip ? { original: trip.originalPrice } : {})}
            basis={basisText(trip)}
            abroad={abroad}
            stacked
          />
          {flights ? <p className="text-small font-semibold">{flights}</p> : null}
          {isGroup(trip) ? <GroupFacts trip={trip} /> : null}
          <TripPrice id={id} name={name} festivals={calendarFestivals(trip)} isForTwo={isForTwoOnly(trip)} />
        </div>
        <div className="grid content-start gap-2">
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
            </WhatsappLink>
          </div>
          <p className="flex flex-wrap gap-x-5 print:hidden">
            <a href={itineraryFile(id)} download className={link}>
              {tripPage.download}
              <span className="sr-only"> {name}</span>
              {` ${filled(size, { size: itinerarySize(id) })}`}
            </a>{' '}
            <a href={contactAboutPath(name)} className={link}>
              {tripPage.write}
              <span className="sr-only">{` ${about}`}</span>
            </a>{' '}
            <a href={shortlistPath([id])} className={link}>
              {tripPage.compare}
              <span className="sr-only">{` ${filled(compareFor, { trip: name })}`}</span>
            </a>{' '}
            <a href="#paying" className={link}>
              {tripPage.terms}
            </a>
          </p>
        </div>
        <BookingForm
          facts={facts}
          best={trip.season.best}
          departures={isGroup(trip) ? comingDepartures(trip) : undefined}
          cannotStart={trip.cannotStart}
          className="without-script border-t border-line pt-4 md:col-span-full"
        />
      </div>
    </div>
  );
}
