import type { Metadata } from 'next';
import { BookAtHand } from '@/components/sections/book-at-hand';
import { FareBoard } from '@/components/sections/fare-board';
import { FurtherTrips } from '@/components/sections/further-trips';
import { Hero } from '@/components/sections/hero';
import { TripClosing, TripNotes } from '@/components/sections/trip-notes';
import { TripPromise } from '@/components/sections/trip-promise';
import { pageAt } from '@/content/pages/registry';
import { tripPath } from '@/content/routes';
import { choosesMonth } from '@/content/words/booking-options';
import { foldParts, hidePastDates, oneFullView } from '../../_html/inline-scripts';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';
import { tripNodes } from '../../_seo/trip-nodes';
import { tripOf, trips, isGroup } from '@/content/catalogue/trips';

export const dynamicParams = false;

export function generateStaticParams() {
  return trips.map(({ id }) => ({ slug: id }));
}

type Props = PageProps<'/packages/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageAt(tripPath((await params).slug)));
}

export default async function TripPage({ params }: Props) {
  const trip = tripOf((await params).slug);
  const path = tripPath(trip.id);
  return (
    <>
      <Hero picture={trip.picture} title={trip.name} over={trip.location} path={path} size="low" />
      {/* From 1024 px the fare board is beside the text and sticky; on phones a bar at the foot of the screen replaces it. */}
      <div className="mx-auto lg:grid lg:max-w-[76rem] lg:grid-cols-[minmax(0,1fr)_min(25rem,36vw)] lg:grid-rows-[auto_1fr]">
        <TripPromise trip={trip}>
          <PageCrumbs page={pageAt(path)} nodes={tripNodes(trip)} />
        </TripPromise>
        <FareBoard trip={trip} />
        <TripNotes trip={trip} />
      </div>
      <TripClosing trip={trip} />
      <BookAtHand trip={trip} />
      <script dangerouslySetInnerHTML={{ __html: foldParts }} />
      {isGroup(trip) || choosesMonth() ? <script dangerouslySetInnerHTML={{ __html: hidePastDates }} /> : null}
      {trip.photos.length > 1 ? <script dangerouslySetInnerHTML={{ __html: oneFullView }} /> : null}
      <div className="print:hidden">
        <FurtherTrips trip={trip} />
      </div>
    </>
  );
}
