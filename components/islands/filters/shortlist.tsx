'use client';

import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Choice } from '@/content/model/choice';
import { finder } from '@/content/words/finder-page';
import type { Quotes } from '@/content/words/quotes';
import { dayInIndia } from '@/content/format/day-in-india';
import { listId, shortlistName } from './shortlist-names';
import { useAddressState } from './use-address-state';
import { YourList, type ListedTrip } from './your-list';

interface ShortlistProps {
  /** The trips that can be added. */
  trips: readonly ListedTrip[];
  /** The titles of the comparison's rows. */
  rows: readonly string[];
  /** Who travels and when, and the prices for them, once they are chosen. */
  choice: Choice | undefined;
  quotes: Quotes | undefined;
  /** True if the visitor asked to compare: the comparison is open at once. */
  isComparing: boolean;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="${shortlistName}"]`)];

const boxesOf = (ids: readonly string[]) => boxes().filter(({ value }) => ids.includes(value));

/** The link to the shortlist, rendered under the checkbox of a trip on it. */
const wayToList = (box: HTMLInputElement) =>
  createPortal(<a href={`#${listId}`}>{finder.seeShortlist}</a>, box.closest('.shortlist-box') ?? box, box.value);

/**
 * The shortlist, shown once it has a trip, and its links under the checkboxes beside the trips (`ShortlistBox`, which only the server renders).
 * It is outside [data-filter]: inserting it there would make the browser match every :has() rule again.
 */
export const Shortlist = memo(function Shortlist({ trips, rows, choice, quotes, isComparing }: ShortlistProps) {
  const parameters = useMemo(() => {
    const choices = trips.map(({ id, name }) => ({ id, label: name }));
    return { [shortlistName]: { kind: 'several', legend: finder.keep, choices } } as const;
  }, [trips]);
  const [{ keep }, change] = useAddressState(parameters);
  // Deferred by one render, so that the checkbox answers a tap before the list renders.
  const ids = useDeferredValue(keep);
  const shortlisted = useMemo(
    () =>
      trips
        .filter(({ id }) => ids.includes(id))
        .map((trip) => {
          const total = choice && quotes?.quote(trip.id, choice, dayInIndia(Date.now()))?.text;
          return total ? { ...trip, total } : trip;
        }),
    [trips, ids, choice, quotes],
  );
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === shortlistName)
        change({ keep: boxes().flatMap(({ checked, value }) => (checked ? value : [])) });
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [change]);

  useLayoutEffect(() => {
    for (const box of boxes()) box.checked = keep.includes(box.value);
  }, [keep]);

  // The shortlist grows above the trip that was just added. Safari has no scroll anchoring, so we correct the scroll position.
  const last = useRef({ shortlisted, height: 0 });
  useLayoutEffect(() => {
    if (!place.current || 'overflowAnchor' in document.documentElement.style) return;
    const { top, height } = place.current.getBoundingClientRect();
    if (shortlisted !== last.current.shortlisted && top < 0) window.scrollBy(0, height - last.current.height);
    last.current = { shortlisted, height };
  });

  // The container is always there, because the link under a checkbox appears a moment before the list.
  return (
    <div ref={place} id={listId} className="col-span-full scroll-mt-28">
      {shortlisted.length > 0 ? (
        <YourList
          trips={shortlisted}
          rows={rows}
          withChoice={(query) => (choice && quotes ? quotes.withChoice(query, choice) : query)}
          party={choice && quotes ? `${quotes.travellersText(choice)}, ${quotes.whenText(choice)}` : undefined}
          isComparing={isComparing}
          onRemove={(id) => change({ keep: keep.filter((other) => other !== id) })}
        />
      ) : null}
      {keep.length > 0 ? boxesOf(keep).map(wayToList) : null}
    </div>
  );
});
