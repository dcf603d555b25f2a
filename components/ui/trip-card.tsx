import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '@/content/duration';
import { packagePath } from '@/content/routes';
import type { Tour } from '@/content/tours';
import { BookingLink } from './booking-link';
import { Chips } from './chips';
import type { ListLayout } from './list-layout';
import { PackageRow } from './package-row';
import { Poster } from './poster';
import { Price } from './price';
import { Rating } from './rating';

interface PackageCardProps {
  tour: Tour;
  /** How the list stands that it is in. */
  layout?: ListLayout;
  badge?: string;
  /** Sets a flame before the badge. */
  hot?: boolean;
  /** A line over the name: the place. */
  place?: string;
  /** How many stops to show as chips. */
  mostChips: number;
  /** Over the chips, where the card has room for headings. */
  chipsHeading?: string;
  /** The button's text, and the price's basis. */
  action: string;
  basis: string;
  /** Shown between the chips and the button. */
  children?: ReactNode;
}

/** A package as a small poster that leads to its page: picture, badge, name, days, price, stops, one button; in a very long list as a row. */
export function PackageCard({
  tour,
  layout = 'cards',
  badge,
  hot = false,
  place,
  mostChips,
  chipsHeading,
  action,
  basis,
  children,
}: PackageCardProps) {
  if (layout === 'rows') return <PackageRow tour={tour} place={place} basis={basis} />;
  return (
    <article
      id={tour.id}
      className="later walk-in group relative flex h-full scroll-mt-28 break-inside-avoid flex-col overflow-hidden rounded-large border border-line bg-paper-raised"
    >
      <div className="relative overflow-hidden">
        <Poster picture={tour.picture} zooms />
        {badge ? (
          <p className="absolute bottom-0 left-0 flex items-center gap-1.5 rounded-tr-small bg-indigo-deep px-3 py-1.5 text-caption font-bold text-cream">
            {hot ? <Flame aria-hidden="true" width={16} height={16} className="fill-marigold text-marigold" /> : null}
            {badge}
          </p>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div>
          {place ? <p className="text-caption font-medium text-ink-soft">{place}</p> : null}
          <h3 className="text-title font-bold">
            <a href={packagePath(tour.id)} className="after:absolute after:inset-0 hover:text-lagoon">
              {tour.name}
            </a>
          </h3>
          <p className="mt-1 flex items-center justify-between gap-3 text-small text-ink-soft">
            {formatDuration(tour.days)}
            <Rating value={tour.rating} />
          </p>
        </div>
        <Price rupees={tour.price} basis={basis} />
        <div className="grid gap-1.5">
          {chipsHeading ? <h4 className="text-small font-bold">{chipsHeading}</h4> : null}
          <Chips items={tour.stops} most={mostChips} />
        </div>
        {children}
        <BookingLink about={`for ${tour.name}`} className="relative mt-auto w-full">
          {action}
        </BookingLink>
      </div>
    </article>
  );
}
