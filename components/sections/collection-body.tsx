import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { DatedText } from '@/components/ui/dated-text';
import { LabelledRows } from '@/components/ui/labelled-rows';
import { Section } from '@/components/ui/section';
import { months } from '@/content/catalogue/months';
import type { CollectionPage } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { today } from '@/content/queries/build-day';
import { festivalsInMonth } from '@/content/queries/festivals';
import { CollectionLinks } from './collection-links';
import { Hero } from './hero';
import { TripCards } from './trip-cards';

interface CollectionBodyProps {
  collection: CollectionPage;
  /** The breadcrumbs below the picture. */
  children: ReactNode;
}

/** The picture, how to choose, the trips, the way to the finder, the festivals of a month, and links to the other collections. */
export function CollectionBody({ collection, children }: CollectionBodyProps) {
  const { picture, heading, subtitle, opening, asOf, lead, trips, finder, path, month } = collection;
  const festivals = month ? festivalsInMonth(month, today) : [];
  return (
    <>
      <Hero picture={picture} title={heading} subtitle={subtitle} path={path} />
      {children}
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
        more={finder ? <ArrowLink href={finder.href}>{finder.label}</ArrowLink> : null}
      />
      {month && festivals.length > 0 ? (
        <Section id="festivals" heading={collectionTexts.festivals(months[month])}>
          <div className="prose-measure">
            <LabelledRows rows={festivals} labels="wide" />
          </div>
        </Section>
      ) : null}
      <CollectionLinks but={path} />
    </>
  );
}
