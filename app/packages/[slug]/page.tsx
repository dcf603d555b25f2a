import type { Metadata } from 'next';
import { FareBoard } from '@/components/sections/fare-board';
import { FurtherTrips } from '@/components/sections/further-trips';
import { Hero } from '@/components/sections/hero';
import { TripNotes } from '@/components/sections/trip-notes';
import { formatDuration } from '@/content/duration';
import { formatRupees } from '@/content/money';
import { packagePath } from '@/content/routes';
import { tripOf, trips, type Trip } from '@/content/trips';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';
import { tripNodes } from '../../_seo/trip-nodes';

export const dynamicParams = false;

export function generateStaticParams() {
  return trips.map(({ id }) => ({ slug: id }));
}

interface Props {
  params: Promise<{ slug: string }>;
}

const descriptionOf = ({ notes, days, price, basis }: Trip) =>
  `${notes.summary} ${formatDuration(days)}, ${formatRupees(price)} ${basis}.`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trip = tripOf((await params).slug);
  return pageMetadata({
    title: `${trip.name}: ${trip.days} ${trip.days === 1 ? 'day' : 'days'}`,
    description: descriptionOf(trip),
    path: packagePath(trip.id),
  });
}

export default async function PackagePage({ params }: Props) {
  const trip = tripOf((await params).slug);
  const path = packagePath(trip.id);
  return (
    <>
      <Hero picture={trip.picture} title={trip.name} subtitle={trip.place} path={path} footed />
      <FareBoard trip={trip} />
      <PageCrumbs
        path={path}
        trail={[trip.list]}
        here={trip.name}
        picture={trip.picture}
        modified={trip.notes.updated}
        nodes={tripNodes(trip)}
      />
      <TripNotes trip={trip} />
      <FurtherTrips trip={trip} />
    </>
  );
}
