import { Fragment } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { FestivalRows } from '@/components/ui/festival-rows';
import type { MonthId } from '@/content/catalogue/months';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { whenToGoPage } from '@/content/pages/when-to-go';
import { today } from '@/content/queries/build-day';
import { festivalsInMonth } from '@/content/queries/festivals';
import type { PlaceTrips } from '@/content/queries/trips-by-month';
import { statePath, tripPath } from '@/content/routes';

const link = 'text-lagoon underline decoration-1 underline-offset-4 hover:decoration-2';

interface MonthTripsProps {
  id: MonthId;
  name: string;
  places: readonly PlaceTrips[];
}

/** One month: what it is like, its festivals where it has no page of its own, and the trips at their best in it, place by place as running text. */
export function MonthTrips({ id, name, places }: MonthTripsProps) {
  const page = collectionPages.find(({ month }) => month === id);
  return (
    <section
      id={id}
      className="deferred grid scroll-mt-24 gap-x-10 gap-y-4 border-t-2 border-ink py-8 lg:grid-cols-[16rem_1fr]"
    >
      <div>
        <h2 className="font-display text-heading">{name}</h2>
        <p className="mt-2 text-small text-ink-soft">{whenToGoPage.notes[id]}</p>
        {page ? (
          <ArrowLink href={page.path}>{page.name}</ArrowLink>
        ) : (
          <FestivalRows heading={collectionTexts.festivals(name)} festivals={festivalsInMonth(id, today)} />
        )}
      </div>
      <dl className="text-small">
        {places.map(({ place, state, trips }) => (
          <div key={place} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[9rem_1fr]">
            <dt className="py-1 font-semibold">
              {state ? (
                <a href={statePath(state)} className={link}>
                  {place}
                  {/* The menu calls another page by the place's name alone. */}
                  <span className="sr-only"> tours</span>
                </a>
              ) : (
                place
              )}
            </dt>
            <dd className="leading-8">
              {trips.map((trip, index) => (
                <Fragment key={trip.id}>
                  {index > 0 ? ', ' : null}
                  <a href={tripPath(trip.id)} className={link}>
                    {trip.name}
                  </a>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
