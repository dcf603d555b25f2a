import type { Section } from '@/content/schema/types';
import { AboutPlace } from './about-place';
import { TripDetail } from './trip-detail';
import { Trips } from './trips';
import { TopPlaces } from './top-places';
import { WhyChoose } from './why-choose';

interface PageSectionProps {
  section: Section;
  /** The destination's picture, for the sections that show it again. */
  picture: string;
  /** Path of the page. */
  page: string;
}

/** The one place that knows which component renders which kind of section. */
export function PageSection({ section, picture, page }: PageSectionProps) {
  switch (section.kind) {
    case 'why-choose':
      return <WhyChoose id={section.id} />;
    case 'about-place':
      return <AboutPlace section={section} />;
    case 'top-places':
      return <TopPlaces section={section} />;
    case 'trips':
      return <Trips section={section} picture={picture} page={page} />;
    case 'trip-detail':
      return <TripDetail section={section} page={page} />;
    default:
      return section satisfies never;
  }
}
