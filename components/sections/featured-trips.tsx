import { CardFilter } from '@/components/islands/filters/card-filter';
import { featuredFilter } from '@/components/islands/filters/definitions';
import { FilterRules } from '@/components/islands/filters/filter-rules';
import { ItemList } from '@/components/islands/filters/item-list';
import { PartyBar } from '@/components/islands/party/party-bar';
import { ArrowLink } from '@/components/ui/arrow-link';
import { TaxNote } from '@/components/ui/tax-note';
import { SeedTripCard } from '@/components/ui/seed-trip-card';
import { Section } from '@/components/ui/section';
import { featuredTrips } from '@/content/model/featured';
import { listClasses } from '@/components/ui/list-layout';
import { home } from '@/content/pages/home';
import { tripsPage } from '@/content/words/trips-page';
import { facetsOf } from '@/content/model/trip-facets';
import { finderChoicePath, routes } from '@/content/routes';
import { trips } from '@/content/catalogue/trips';

const forTwo = trips.filter((trip) => facetsOf(trip).company.includes('for-two')).length;

/** The home page's featured trips under three filters. */
export function FeaturedTrips() {
  const { heading, lead, more } = home.featured;
  const cards = featuredTrips.map(({ trip, filters }) => ({ id: trip.id, in: { featured: filters }, trip }));
  const items = cards.map(({ id, in: under }) => ({ id, in: under }));
  return (
    <Section
      id="packages"
      heading={heading}
      lead={lead}
      aside={<ArrowLink href={routes.allPackages}>{more}</ArrowLink>}
      deep
    >
      <PartyBar />
      <FilterRules groups={featuredFilter} items={items} />
      <CardFilter groups={featuredFilter} items={items}>
        <ItemList
          items={cards}
          className={listClasses.cards}
          card={({ trip }) => <SeedTripCard trip={trip} page={routes.home} />}
        />
      </CardFilter>
      <div className="mt-6 grid justify-items-start gap-2">
        <ArrowLink href={routes.finder}>{tripsPage.linkWithCount(trips.length)}</ArrowLink>
        <ArrowLink href={finderChoicePath('company', 'for-two')}>{tripsPage.linkForTwo(forTwo)}</ArrowLink>
        <TaxNote trips={featuredTrips.map(({ trip }) => trip)} />
      </div>
    </Section>
  );
}
