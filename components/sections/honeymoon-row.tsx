import { MapPin } from 'lucide-react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { buttonClasses } from '@/components/ui/button';
import { Chips } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import { Inclusions } from '@/components/ui/inclusions';
import { Poster } from '@/components/ui/poster';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { greetingFor } from '@/content/words/contact-links';
import { filled } from '@/content/format/filled';
import { formatDuration } from '@/content/format/duration';
import { honeymoonPage } from '@/content/pages/lists';
import { tripPage } from '@/content/words/trip';
import { routes, tripPath } from '@/content/routes';
import { bookingFactsOf } from '@/content/words/booking-facts';
import type { HoneymoonTrip } from '@/content/schema/types';

/** A honeymoon across the page's width: a large poster on one side, the price and what it includes on the other. */
export function HoneymoonRow({ trip, mirrored }: { trip: HoneymoonTrip; mirrored: boolean }) {
  const { id, name, location, days, price, basis, abroad, originalPrice, rating, picture, highlights, inclusions } =
    trip;
  return (
    <article
      id={id}
      className={`deferred grid scroll-mt-28 gap-5 md:gap-10 lg:grid-cols-2 lg:gap-12 ${mirrored ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-[2fr_3fr]'}`}
    >
      <Poster picture={picture} className={`rounded-large md:h-full ${mirrored ? 'md:order-last' : ''}`} />
      <div className="reader-text grid content-center gap-4">
        <hgroup>
          <h3 className="font-display text-heading">
            <a href={tripPath(id)} className="hover:text-lagoon">
              {name}
            </a>
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
            <span className="inline-flex items-center gap-1.5">
              <Icon of={MapPin} size={16} />
              {location}
            </span>
            {` ${formatDuration(days)} `}
            <Rating value={rating} />
          </p>
        </hgroup>
        <Price rupees={price} original={originalPrice} basis={basis} abroad={abroad} />
        <Chips items={highlights} most={highlights.length} />
        <div className="border-t-2 border-ink pt-3">
          <h4 className="mb-2 text-small font-bold">{tripPage.included}</h4>
          <Inclusions items={inclusions} />
          <p className="mt-2">
            <ArrowLink href={tripPath(id)}>
              {tripPage.days}
              <span className="sr-only">: {name}</span>
            </ArrowLink>
          </p>
        </div>
        <div className="mt-1 flex flex-wrap gap-3">
          <BookingLink about={filled(tripPage.bookFor, { trip: name })} facts={bookingFactsOf(trip, routes.honeymoon)}>
            {honeymoonPage.action}
          </BookingLink>{' '}
          <WhatsappLink
            message={greetingFor(name)}
            about={filled(tripPage.about, { what: name })}
            className={buttonClasses('secondary')}
          >
            {tripPage.ask}
          </WhatsappLink>
        </div>
      </div>
    </article>
  );
}
