import { ArrowLink } from '@/components/ui/arrow-link';
import { Poster } from '@/components/ui/poster';
import { Section } from '@/components/ui/section';
import { formatDuration } from '@/content/duration';
import { destinations } from '@/content/destinations';
import { gateways } from '@/content/gateways';
import { formatRupees } from '@/content/money';
import { tripPage } from '@/content/pages/trip';
import { destinationPath, packagePath, statePath } from '@/content/routes';
import { states } from '@/content/states';
import { tripsFromGateway, tripsNear, type Trip } from '@/content/trips';

const mostNear = 4;
const mostFrom = 6;

function NearTrip({ trip: { id, name, days, price, basis, picture } }: { trip: Trip }) {
  return (
    <article className="walk-in group relative">
      <div className="overflow-hidden rounded-large">
        <Poster picture={picture} silent zooms />
      </div>
      <h3 className="mt-3 leading-snug font-bold">
        <a href={packagePath(id)} className="after:absolute after:inset-0 hover:text-lagoon">
          {name}
        </a>
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        {formatDuration(days)} · <strong className="text-terracotta">{formatRupees(price)}</strong> {basis}
      </p>
    </article>
  );
}

/** Where to go on from one trip: its neighbours as posters, the others from its gateway as a departure board, its place and state. */
export function FurtherTrips({ trip }: { trip: Trip }) {
  const near = tripsNear(trip, mostNear);
  const from = tripsFromGateway(trip, near, mostFrom);
  const inState = trip.state !== undefined && near.every(({ state }) => state === trip.state);
  const heading = inState && trip.state ? tripPage.near(states[trip.state]) : tripPage.alike;
  return (
    <Section
      id="further"
      heading={heading}
      deep
      aside={
        <p className="flex flex-wrap gap-x-6">
          {trip.destinations.map((id) => (
            <ArrowLink key={id} href={destinationPath(id)}>
              {destinations[id].name}
            </ArrowLink>
          ))}
          {trip.state ? <ArrowLink href={statePath(trip.state)}>Tours in {states[trip.state]}</ArrowLink> : null}
        </p>
      }
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
        {near.map((other) => (
          <li key={other.id}>
            <NearTrip trip={other} />
          </li>
        ))}
      </ul>
      {from.length > 0 ? (
        <>
          <h2 className="mt-12 mb-3 text-title font-bold">{tripPage.from(gateways[trip.notes.gateway])}</h2>
          <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
            {from.map(({ id, name, days, price }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={packagePath(id)}
                  className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-2 hover:text-lagoon"
                >
                  <span className="font-semibold">{name}</span>
                  <span className="text-caption text-ink-soft">
                    {formatDuration(days)}, {formatRupees(price)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}
