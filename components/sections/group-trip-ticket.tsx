import { CalendarDays, Users } from 'lucide-react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { Chips } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import { Inclusions } from '@/components/ui/inclusions';
import { Poster } from '@/components/ui/poster';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { formatDuration } from '@/content/format/duration';
import { filled } from '@/content/format/filled';
import { groupToursPage } from '@/content/pages/lists';
import { tripPage } from '@/content/words/trip';
import { routes, tripPath } from '@/content/routes';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { departureText } from '@/content/words/departures';
import type { GroupTrip } from '@/content/schema/types';

/** A group tour in two columns: picture, stops and price in one; departures, group size and the buttons in the other. */
export function GroupTripTicket({ trip }: { trip: GroupTrip }) {
  const {
    id,
    name,
    location,
    days,
    price,
    basis,
    abroad,
    groupSize,
    departures,
    rating,
    picture,
    highlights,
    inclusions,
  } = trip;
  return (
    <article
      id={id}
      className="deferred grid scroll-mt-28 overflow-hidden rounded-large border border-line bg-paper-raised md:grid-cols-[minmax(0,2fr)_3fr] lg:grid-cols-[minmax(0,3fr)_5fr_3fr]"
    >
      <Poster picture={picture} className="md:h-full" />
      <div className="reader-text grid content-start gap-4 p-4 md:p-6">
        <hgroup>
          <h3 className="text-title font-bold">
            <a href={tripPath(id)} className="hover:text-lagoon">
              {name}
            </a>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft">
            {`${location} `}
            <Rating value={rating} />
          </p>
        </hgroup>
        <Price rupees={price} basis={basis} abroad={abroad} />
        <Chips items={highlights} most={highlights.length} />
        <Inclusions items={inclusions} />
      </div>
      <div className="reader-text grid content-start gap-3 border-dashed border-line p-4 max-lg:border-t-2 md:col-span-2 md:p-6 lg:col-span-1 lg:border-l-2">
        <dl className="grid gap-2 text-small">
          <div className="flex gap-2">
            <dt>
              <Icon of={CalendarDays} className="text-terracotta" />
              <span className="sr-only">{tripPage.leaves}</span>
            </dt>
            <dd>
              {`${departureText(departures)} `}
              <span className="block text-ink-soft">{formatDuration(days)}</span>
            </dd>
          </div>
          <div className="flex gap-2">
            <dt>
              <Icon of={Users} className="text-terracotta" />
              <span className="sr-only">{tripPage.group}</span>
            </dt>
            <dd>{groupToursPage.people(groupSize)}</dd>
          </div>
        </dl>
        <BookingLink
          about={filled(tripPage.bookFor, { trip: name })}
          facts={bookingFactsOf(trip, routes.groupTours)}
          className="lg:mt-2"
        >
          {groupToursPage.action}
        </BookingLink>
        <ArrowLink href={tripPath(id)}>
          {tripPage.days}
          <span className="sr-only">: {name}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
