import { sectionAnchors } from '@/content/routes';
import type { Section } from '@/content/schema/types';
import { AboutPlace } from './about-place';
import { TripDetail } from './trip-detail';
import { Trips } from './trips';
import { TopPlaces } from './top-places';
import { WhyChoose } from './why-choose';

interface PageSectionProps {
  section: Section;
  /** The destination's picture, for sections that repeat it. */
  picture: string;
  /** The path of the page. */
  page: string;
}

/** Maps each kind of section to its component; nothing else does. */
export function PageSection({ section, picture, page }: PageSectionProps) {
  switch (section.kind) {
    case 'why-choose':
      return <WhyChoose id={sectionAnchors[section.kind]} />;
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
