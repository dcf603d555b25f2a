import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { DatedText } from '@/components/ui/dated-text';
import { Section } from '@/components/ui/section';
import type { CollectionPage } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { pageAt } from '@/content/pages/registry';
import { CollectionLinks } from './collection-links';
import { Hero } from './hero';
import { MonthColumn } from './month-column';
import { TripCards } from './trip-cards';

interface CollectionBodyProps {
  collection: CollectionPage;
  /** The breadcrumbs below the picture. */
  children: ReactNode;
}

/**
 * The body of a collection: picture, the month's column of the year chart if it is a month, advice on choosing, the trips, a link to the
 * finder, and links to the other collections.
 */
export function CollectionBody({ collection, children }: CollectionBodyProps) {
  const { picture, heading, subtitle, opening, asOf, lead, trips, finder, path, month } = collection;
  return (
    <>
      <Hero picture={picture} title={heading} subtitle={subtitle} price={pageAt(path).price} path={path}>
        <ButtonLink href="#trips">{collectionTexts.see(trips.length)}</ButtonLink>
      </Hero>
      {children}
      {month ? <MonthColumn month={month} /> : null}
      <Section id="about" heading={collectionTexts.about}>
        <p className="prose-measure">
          <DatedText asOf={asOf}>{opening}</DatedText>
        </p>
      </Section>
      <TripCards
        id="trips"
        page={path}
        heading={collectionTexts.trips}
        lead={lead}
        trips={trips}
        month={month}
        more={<ArrowLink href={finder.href}>{finder.label}</ArrowLink>}
      />
      <CollectionLinks but={path} />
    </>
  );
}
