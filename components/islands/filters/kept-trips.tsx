'use client';

import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { finder } from '@/content/pages/trips';
import { keepName, listId } from './kept';
import { useAddressState } from './use-address-state';
import { YourList, type ListedTrip } from './your-list';

interface KeptTripsProps {
  /** Those that can be kept. */
  trips: readonly ListedTrip[];
  /** What the comparison tells of each. */
  rows: readonly string[];
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="${keepName}"]`)];

const keptBoxes = (ids: readonly string[]) => boxes().filter(({ value }) => ids.includes(value));

/** Under the box of a trip that is kept. */
const wayToList = (box: HTMLInputElement) =>
  createPortal(<a href={`#${listId}`}>{finder.kept}</a>, box.closest('.keep-box') ?? box, box.value);

/**
 * The list of kept trips, once there is one, and what the boxes beside the trips (`KeepBox`, rendered by the server alone) say of it. In an
 * element of its own: beside the filter's its coming would match every style rule again.
 */
export const KeptTrips = memo(function KeptTrips({ trips, rows }: KeptTripsProps) {
  const parameters = useMemo(() => {
    const choices = trips.map(({ id, name }) => ({ id, label: name }));
    return { [keepName]: { kind: 'several', legend: finder.keep, choices } } as const;
  }, [trips]);
  const [{ keep }, change] = useAddressState(parameters);
  // One render after the boxes, so that these answer a tap before the list is made.
  const ids = useDeferredValue(keep);
  const kept = useMemo(() => trips.filter(({ id }) => ids.includes(id)), [trips, ids]);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === keepName)
        change({ keep: boxes().flatMap(({ checked, value }) => (checked ? value : [])) });
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [change]);

  useLayoutEffect(() => {
    for (const box of boxes()) box.checked = keep.includes(box.value);
  }, [keep]);

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
      {kept.length > 0 ? (
        <YourList trips={kept} rows={rows} onRemove={(id) => change({ keep: keep.filter((other) => other !== id) })} />
      ) : null}
      {keep.length > 0 ? keptBoxes(keep).map(wayToList) : null}
    </div>
  );
});
