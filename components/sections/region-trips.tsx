import { ArrowLink } from '@/components/ui/arrow-link';
import { SeedTripCard } from '@/components/ui/seed-trip-card';
import { layoutOf, rowColumns } from '@/components/ui/list-layout';
import { regions, type Region } from '@/content/ids/regions';
import { states } from '@/content/ids/states';
import { explorePage } from '@/content/pages/lists';
import { statePage } from '@/content/pages/state';
import { isSold } from '@/content/model/state-trips';
import { routes, statePath } from '@/content/routes';
import { seedTrips } from '@/content/catalogue/trips';

/** The trips of one region beside its name, which stays in view while they scroll past. */
export function RegionTrips({ region }: { region: Region }) {
  const trips = seedTrips.filter((trip) => trip.region === region);
  const isAlone = trips.length === 1;
  const layout = layoutOf(seedTrips.length);
  const sold = [...new Set(trips.flatMap(({ state }) => state ?? []))].filter(isSold);
  return (
    <section
      id={region}
      className="deferred grid scroll-mt-20 gap-6 border-b border-line py-10 md:py-14 lg:grid-cols-[15rem_1fr] lg:gap-10"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="font-display text-heading">{regions[region]}</h2>
        <p className="mt-1 text-small text-ink-soft">{explorePage.count(trips.length)}</p>
        {sold.map((state) => (
          <p key={state} className="mt-2 text-small">
            <ArrowLink href={statePath(state)}>{statePage.tours(states[state])}</ArrowLink>
          </p>
        ))}
      </div>
      <ul className={layout === 'rows' ? rowColumns : 'grid gap-6 sm:grid-cols-2'}>
        {trips.map((trip) => (
          <li key={trip.id} className={isAlone ? 'sm:col-span-2' : undefined}>
            <SeedTripCard
              trip={trip}
              page={routes.explorePackages}
              layout={layout}
              wide={isAlone}
              under={regions[region]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
