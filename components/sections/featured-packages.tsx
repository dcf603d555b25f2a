import { CardFilter } from '@/components/islands/card-filter';
import { ArrowLink } from '@/components/ui/arrow-link';
import { FilterRules } from '@/components/ui/filter-rules';
import { CataloguePackageCard } from '@/components/ui/catalogue-package-card';
import { Section } from '@/components/ui/section';
import { featuredFilters, featuredPackages } from '@/content/featured';
import { listClasses } from '@/components/ui/list-layout';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';

const filterName = 'featured';

/** The home page's featured packages under three filters. */
export function FeaturedPackages() {
  const { heading, lead, more } = home.featured;
  const items = featuredPackages.map(({ tour, filters }) => ({
    id: tour.id,
    groups: filters,
    node: <CataloguePackageCard tour={tour} />,
  }));
  return (
    <Section
      id="packages"
      heading={heading}
      lead={lead}
      aside={<ArrowLink href={routes.allPackages}>{more}</ArrowLink>}
      deep
    >
      <FilterRules name={filterName} items={items} />
      <CardFilter
        name={filterName}
        legend="Kind of trip"
        choices={featuredFilters}
        fallback="all"
        items={items}
        listClass={listClasses.cards}
      />
    </Section>
  );
}
