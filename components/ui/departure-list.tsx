import { CalendarPlus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { bookingHref, campaignHref } from '@/content/words/booking-link';
import { greetingFor } from '@/content/words/contact-links';
import { formatDate, formatShortDate } from '@/content/format/duration';
import { filled } from '@/content/format/filled';
import { departurePrice } from '@/content/words/fares';
import { departureNotes, departureTerms, meetingNight, meetingText, tripPage } from '@/content/words/trip';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { isBookable, listedUntil, type Departure } from '@/content/model/dates/departures';
import { departureFile, tripPath } from '@/content/routes';
import { ExternalLink } from './external-link';
import { Fold } from './fold';
import { WhatsappLink } from './whatsapp-link';
import type { Trip } from '@/content/schema/types';

interface DepartureListProps {
  trip: Trip;
  departures: readonly Departure[];
}

interface DateProps {
  trip: Trip;
  departure: Departure;
}

/** The number of dates shown open; later dates are folded if there are more than `fewLater` of them. */
const mostOpen = 6;
const fewLater = 2;

const action = 'inline-flex min-h-11 shrink-0 items-center gap-1.5 px-1 text-lagoon underline print:hidden';

/** A link to the booking form with the date and its price, where that is known. */
function BookDate({ trip, departure: { leaves, price, onRequest } }: DateProps) {
  const { price: ofDate, ...known } = bookingFactsOf({ ...trip, price: price ?? trip.price }, tripPath(trip.id));
  const facts = { ...known, ...(onRequest || !ofDate ? {} : { price: ofDate }), date: leaves };
  const campaign = campaignHref(facts);
  return (
    <ExternalLink
      href={bookingHref(facts)}
      about={formatShortDate(leaves)}
      className={`min-w-11 justify-center ${action}`}
      {...(campaign ? { campaignHref: campaign } : {})}
    >
      {tripPage.departures.book}
    </ExternalLink>
  );
}

/** The actions for a date that can be booked. */
function Actions({ trip, departure }: DateProps) {
  const date = formatShortDate(departure.leaves);
  return (
    <>
      {' '}
      <BookDate trip={trip} departure={departure} />{' '}
      <WhatsappLink
        message={greetingFor(
          trip.name,
          tripPage.departures.leaving(date, departurePrice(departure, trip), meetingNight(departure)),
        )}
        about={filled(tripPage.about, { what: date })}
        className={`ml-auto ${action}`}
      >
        {tripPage.ask}
      </WhatsappLink>{' '}
      <a
        href={departureFile(trip.id, departure.leaves)}
        download
        className="inline-flex size-11 shrink-0 items-center justify-center text-lagoon print:hidden"
      >
        <Icon of={CalendarPlus} />
        <span className="sr-only">
          {tripPage.departures.calendar}: {date}
        </span>
      </a>
    </>
  );
}

function Dates({ trip, departures }: DepartureListProps) {
  return (
    <ul className="text-small">
      {departures.map((departure) => {
        const notes = [meetingText(departure), departureNotes(departure, trip)].filter(Boolean).join('; ');
        return (
          <li
            key={departure.leaves}
            data-until={listedUntil(departure)}
            data-day={departure.leaves}
            className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line leading-snug"
          >
            <span className="flex flex-[1_1_7rem] flex-wrap items-baseline gap-x-2.5 py-1">
              <strong className="font-semibold whitespace-nowrap">{formatShortDate(departure.leaves)}</strong>{' '}
              <span className="text-caption text-ink-soft">{departureTerms(departure)}</span>
            </span>
            {notes ? (
              <span className="order-last basis-full pb-1.5 text-caption font-semibold">{` ${notes}`}</span>
            ) : null}
            {isBookable(departure) ? <Actions trip={trip} departure={departure} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The dates of a group trip, the next ones open and the others folded. Each date that can be booked has a file for the visitor's calendar.
 * `hidePastDates` hides the past ones, and shows the last line if none is left to book.
 */
export function DepartureList({ trip, departures }: DepartureListProps) {
  const open = departures.length > mostOpen + fewLater ? mostOpen : departures.length;
  const later = departures.slice(open);
  const last = later.at(-1);
  return (
    <>
      {departures.length > 0 ? <Dates trip={trip} departures={departures.slice(0, open)} /> : null}
      {last ? (
        <Fold summary={tripPage.departures.later(later.length, formatDate(last.leaves))}>
          <Dates trip={trip} departures={later} />
        </Fold>
      ) : null}
      <p className="mt-3" hidden={departures.some(isBookable)}>
        {tripPage.departures.none}
      </p>
    </>
  );
}
