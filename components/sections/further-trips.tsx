import { ArrowLink } from '@/components/ui/arrow-link';
import { Fold } from '@/components/ui/fold';
import { Poster } from '@/components/ui/poster';
import { Section } from '@/components/ui/section';
import { formatDuration } from '@/content/format/duration';
import { destinations } from '@/content/catalogue/destinations';
import { gateways } from '@/content/ids/gateways';
import { totalText } from '@/content/words/taxes';
import { formatRupees } from '@/content/format/money';
import { collectionsOf } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { statePage } from '@/content/pages/state';
import { tripPage } from '@/content/words/trip';
import { destinationPath, tripPath, statePath } from '@/content/routes';
import { states } from '@/content/ids/states';
import { tripsFromGateway, tripsNear } from '@/content/model/route/near-trips';
import type { Trip } from '@/content/schema/types';

const mostFrom = 6;

/** The name of a trip, its days and its price. */
function TripWords({ trip: { id, name, days, price, basis, abroad } }: { trip: Trip }) {
  return (
    <>
      <h3 className="leading-snug font-bold">
        <a href={tripPath(id)} className="after:absolute after:inset-0 hover:text-lagoon">
          {name}
        </a>
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        {formatDuration(days)} ·{' '}
        <strong translate="no" className="text-terracotta">
          {formatRupees(price)}
        </strong>{' '}
        {basis} <span className="block text-caption">{totalText(price, abroad)}</span>
      </p>
    </>
  );
}

/** The collections that list the trip, in one line. */
function AlsoIn({ trip }: { trip: Trip }) {
  const collections = collectionsOf(trip);
  return collections.length > 0 ? (
    <p className="mt-5 flex flex-wrap items-center gap-x-6">
      <span className="font-bold">{collectionTexts.also}:</span>
      {collections.map(({ path, name }) => (
        <ArrowLink key={path} href={path}>
          {name}
        </ArrowLink>
      ))}
    </p>
  ) : null;
}

/** Links from one trip: trips near it as cards, others from its gateway as a list, and the pages of its places and its state. */
export function FurtherTrips({ trip }: { trip: Trip }) {
  const near = tripsNear(trip);
  const from = tripsFromGateway(trip, near, mostFrom);
  const inState = trip.state !== null && near.every(({ state }) => state === trip.state);
  const heading = inState && trip.state ? tripPage.near(states[trip.state]) : tripPage.alike;
  return (
    <Section
      id="further"
      close
      heading={heading}
      deep
      aside={
        <p className="flex flex-wrap gap-x-6">
          {trip.destinations.map((id) => (
            <ArrowLink key={id} href={destinationPath(id)}>
              {destinations[id].name}
            </ArrowLink>
          ))}
          {trip.state ? (
            <ArrowLink href={statePath(trip.state)}>{statePage.heading(states[trip.state])}</ArrowLink>
          ) : null}
        </p>
      }
    >
      <ul className="grid name-columns gap-x-4 gap-y-6 lg:gap-x-6">
        {near.map((other) => (
          <li key={other.id}>
            <article className="walk-in group relative">
              <div className="mb-3 overflow-hidden rounded-large">
                <Poster picture={other.picture} silent zooms />
              </div>
              <TripWords trip={other} />
            </article>
          </li>
        ))}
      </ul>
      <AlsoIn trip={trip} />
      {from.length > 0 ? (
        <div className="mt-4">
          <Fold summary={<h2 className="text-title font-bold">{tripPage.from(gateways[trip.gateway])}</h2>}>
            <ul className="grid gap-x-6 gap-y-4 pb-2 sm:grid-cols-2 lg:grid-cols-3">
              {from.map((other) => (
                <li key={other.id}>
                  <article className="relative">
                    <TripWords trip={other} />
                  </article>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ) : null}
    </Section>
  );
}
