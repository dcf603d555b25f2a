import type { Section } from '@/content/types';
import { AboutPlace } from './about-place';
import { PackageDetail } from './package-detail';
import { Packages } from './packages';
import { TopPlaces } from './top-places';
import { WhyChoose } from './why-choose';

interface PageSectionProps {
  section: Section;
  /** The destination's picture, for the sections that show it again. */
  picture: string;
}

/** The one place that knows which component draws which kind of section. */
export function PageSection({ section, picture }: PageSectionProps) {
  switch (section.kind) {
    case 'why-choose':
      return <WhyChoose id={section.id} />;
    case 'about-place':
      return <AboutPlace section={section} />;
    case 'top-places':
      return <TopPlaces section={section} />;
    case 'packages':
      return <Packages section={section} picture={picture} />;
    case 'package-detail':
      return <PackageDetail section={section} />;
    default:
      return section satisfies never;
  }
}
