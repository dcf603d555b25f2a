import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { PlaceTrips } from '@/components/sections/place-trips';
import { PageSection } from '@/components/sections/page-section';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { greetingFor } from '@/content/words/contact-links';
import { destinationIds } from '@/content/ids/destinations';
import { destinations } from '@/content/catalogue/destinations';
import { pageAt } from '@/content/pages/registry';
import { placeButtons } from '@/content/words/shared';
import { destinationPath, sectionAnchors } from '@/content/routes';
import { choosesMonth } from '@/content/words/booking-options';
import { tripsOn } from '@/content/model/destination-trips';
import { furtherTripsTo } from '@/content/model/destination-trips';
import { neighboursOf } from '@/content/model/neighbours';
import { statesOf } from '@/content/model/state-trips';
import { foldParts, hidePastDates } from '../../_html/inline-scripts';
import { knownId } from '../../known-id';
import { destinationNodes } from '../../_seo/destination-nodes';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return destinationIds.map((id) => ({ id }));
}

type Props = PageProps<'/destinations/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageAt(destinationPath((await params).id)));
}

export default async function DestinationPage({ params }: Props) {
  const id = knownId(destinationIds, (await params).id);
  const { name, hero, picture, sections } = destinations[id];
  const trips = sections.find(({ kind }) => kind === 'trips' || kind === 'trip-detail');
  const page = pageAt(destinationPath(id));
  return (
    <>
      <Hero picture={picture} {...hero} price={page.price} place={name} path={page.canonical} size="tall">
        {trips ? <ButtonLink href={`#${sectionAnchors[trips.kind]}`}>{placeButtons.trips}</ButtonLink> : null}{' '}
        <WhatsappLink message={greetingFor(name)} about={`(${name})`} className={buttonClasses('onPoster')}>
          {placeButtons.ask}
        </WhatsappLink>
      </Hero>
      <PageCrumbs page={page} nodes={destinationNodes(destinations[id], page.canonical)} />
      {sections.map((section) => (
        <PageSection key={section.kind} section={section} picture={picture} page={page.canonical} />
      ))}
      {sections.some(({ kind }) => kind === 'trip-detail') ? (
        <>
          <script dangerouslySetInnerHTML={{ __html: foldParts }} />
          {choosesMonth() ? <script dangerouslySetInnerHTML={{ __html: hidePastDates }} /> : null}
        </>
      ) : null}
      <PlaceTrips
        place={name}
        trips={furtherTripsTo(id)}
        neighbours={neighboursOf(id)}
        within={statesOf(id)}
        asksParty={tripsOn(id).length === 0}
      />
    </>
  );
}
