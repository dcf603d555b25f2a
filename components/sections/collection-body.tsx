import { Section } from '@/components/ui/section';
import type { CollectionPage } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { CollectionLinks } from './collection-links';
import { TripCards } from './trip-cards';

/** What one decides by, the trips, and links to the other collections. */
export function CollectionBody({ collection }: { collection: CollectionPage }) {
  const { opening, lead, trips, path } = collection;
  return (
    <>
      <Section id="about" heading={collectionTexts.about}>
        <p className="prose-measure">{opening}</p>
      </Section>
      <TripCards id="trips" heading={collectionTexts.trips} lead={lead} trips={trips} />
      <CollectionLinks but={path} />
    </>
  );
}
