import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '@/content/format/duration';
import { filled } from '@/content/format/filled';
import { tripPage } from '@/content/words/trip';
import { tripPath } from '@/content/routes';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { BookingLink } from './booking-link';
import { Chips } from './chips';
import { Icon } from './icon';
import type { ListLayout } from './list-layout';
import { TripRow } from './trip-row';
import { Poster } from './poster';
import { Price } from './price';
import { Rating } from './rating';
import type { Trip } from '@/content/schema/types';
import { stopsOf } from '@/content/catalogue/trips';

interface TripCardProps {
  trip: Trip;
  /** The path of the page that the card is on. */
  page: string;
  /** The layout of the list that the card is in. */
  layout?: ListLayout;
  badge?: string;
  /** Adds a flame before the badge. */
  hot?: boolean;
  /** A line above the name: the place. */
  place?: string;
  /** The number of stops to show as chips. */
  mostChips: number;
  /** A heading above the chips, on cards with space for headings. */
  chipsHeading?: string;
  /** The text of the button. */
  action: string;
  /** True for the only card of a list: on wide screens its picture is beside the text, not above it. */
  wide?: boolean;
  /** Content between the chips and the button. */
  children?: ReactNode;
}

/**
 * A card that links to the page of a trip: picture, badge, name, days, price, stops, one button. In a very long list it is a row. The class
 * `reader-text` has no style: reader views would remove an element with many links otherwise.
 */
export function TripCard({
  trip,
  page,
  layout = 'cards',
  badge,
  hot = false,
  place,
  mostChips,
  chipsHeading,
  action,
  wide = false,
  children,
}: TripCardProps) {
  if (layout === 'rows') return <TripRow trip={trip} hasId />;
  return (
    <article
      id={trip.id}
      className={`deferred walk-in group relative flex h-full scroll-mt-28 break-inside-avoid flex-col overflow-hidden rounded-large border border-line bg-paper-raised${wide ? ' md:flex-row' : ''}`}
    >
      <div className={`relative overflow-hidden${wide ? ' md:w-1/2' : ''}`}>
        <Poster picture={trip.picture} zooms className={wide ? 'md:h-full' : ''} />
        {badge ? (
          <p className="absolute bottom-0 left-0 flex items-center gap-1.5 rounded-tr-small bg-indigo-deep px-3 py-1.5 text-caption font-bold text-cream">
            {hot ? <Icon of={Flame} size={16} className="fill-accent text-accent" /> : null}
            {badge}
          </p>
        ) : null}
      </div>
      <div className="reader-text flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <hgroup>
          {place ? <p className="text-caption font-medium text-ink-soft">{place}</p> : null}
          <h3 className="text-title font-bold">
            <a href={tripPath(trip.id)} className="after:absolute after:inset-0 hover:text-lagoon">
              {trip.name}
            </a>
          </h3>
          <p className="mt-1 flex items-center justify-between gap-3 text-small text-ink-soft">
            {`${formatDuration(trip.days)} `}
            <Rating value={trip.rating} />
          </p>
        </hgroup>
        <Price rupees={trip.price} basis={trip.basis} abroad={trip.abroad} />
        <div className="grid gap-1.5">
          {chipsHeading ? <h4 className="text-small font-bold">{chipsHeading}</h4> : null}
          <Chips items={stopsOf(trip)} most={mostChips} />
        </div>
        {children}
        <BookingLink
          about={filled(tripPage.bookFor, { trip: trip.name })}
          facts={bookingFactsOf(trip, page)}
          className="relative mt-auto w-full"
        >
          {action}
        </BookingLink>
      </div>
    </article>
  );
}
