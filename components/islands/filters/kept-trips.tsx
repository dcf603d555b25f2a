'use client';

import { memo, useLayoutEffect, useRef } from 'react';
import { listId, useKeptTrips } from './use-kept-trips';
import { YourList, type ListedTrip } from './your-list';

interface KeptTripsProps {
  /** Those that can be kept. */
  trips: readonly ListedTrip[];
  /** What the comparison tells of each. */
  rows: readonly string[];
}

/** Where the list of kept trips stands, once there is one. In an element of its own: beside the filter's its coming would match every style rule again. */
export const KeptTrips = memo(function KeptTrips({ trips, rows }: KeptTripsProps) {
  const kept = useKeptTrips(trips);
  const place = useRef<HTMLDivElement>(null);

  // The list grows above the trip just kept. Where the browser does not hold the page still (Safari), we do.
  const last = useRef({ kept, height: 0 });
  useLayoutEffect(() => {
    if (!place.current || 'overflowAnchor' in document.documentElement.style) return;
    const { top, height } = place.current.getBoundingClientRect();
    if (kept !== last.current.kept && top < 0) window.scrollBy(0, height - last.current.height);
    last.current = { kept, height };
  });

  // The way to the list leads here from the first, since the list itself comes a little after the box is checked.
  return (
    <div ref={place} id={listId} className="col-span-full scroll-mt-28">
      {kept.length > 0 ? <YourList trips={kept} rows={rows} /> : null}
    </div>
  );
});
