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
        <p className="prose-measure text-lead">{trip.summary}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small font-semibold">
          <span>{glanceAt(trip).join(' · ')}</span> <Rating value={trip.rating} />
        </p>
      </div>
    </div>
  );
}
