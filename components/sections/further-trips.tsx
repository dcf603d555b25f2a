import { ArrowLink } from '@/components/ui/arrow-link';
import { Poster } from '@/components/ui/poster';
import { TripLines } from '@/components/ui/trip-lines';
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

function NearTrip({ trip: { id, name, days, price, basis, picture, abroad } }: { trip: Trip }) {
  return (
    <article className="walk-in group relative">
      <div className="overflow-hidden rounded-large">
        <Poster picture={picture} silent zooms />
      </div>
      <h3 className="mt-3 leading-snug font-bold">
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
    </article>
  );
}

/** The collections that list the trip, in one line. */
function AlsoIn({ trip }: { trip: Trip }) {
  const collections = collectionsOf(trip);
  return collections.length > 0 ? (
    <p className="mt-8 flex flex-wrap items-center gap-x-6">
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
      <ul className="grid name-columns gap-x-4 gap-y-8 lg:gap-x-6">
        {near.map((other) => (
          <li key={other.id}>
            <NearTrip trip={other} />
          </li>
        ))}
      </ul>
      <AlsoIn trip={trip} />
      {from.length > 0 ? (
        <>
          <h2 className="mt-12 mb-3 text-title font-bold">{tripPage.from(gateways[trip.gateway])}</h2>
          <TripLines trips={from} />
        </>
      ) : null}
    </Section>
  );
}
