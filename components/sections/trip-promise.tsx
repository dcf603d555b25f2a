import type { ReactNode } from 'react';
import { Rating } from '@/components/ui/rating';
import { glanceAt } from '@/content/words/trip';
import type { Trip } from '@/content/schema/types';

interface TripPromiseProps {
  trip: Trip;
  /** The breadcrumbs. */
  children: ReactNode;
}

/** Below the picture of a trip: what it promises, and what tells it apart at one look. */
export function TripPromise({ trip, children }: TripPromiseProps) {
  return (
    <div>
      {children}
      <div className="shell">
        {/* On phones both have as many lines as most texts need, so that the typeface moves nothing below them. */}
        <p className="prose-measure min-h-[4lh] text-body md:min-h-0 print:min-h-0 md:text-lead">{trip.summary}</p>
        <p className="mt-2 min-h-[2lh] text-caption font-semibold md:text-small sm:min-h-0 print:min-h-0">
          {`${glanceAt(trip).join(' · ')} `}
          <Rating value={trip.rating} />
        </p>
      </div>
    </div>
  );
}
