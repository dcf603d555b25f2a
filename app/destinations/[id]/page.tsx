import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { PageSection } from '@/components/sections/page-section';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { greetingFor } from '@/content/contact-links';
import { destinationIds, destinations, type DestinationId } from '@/content/destinations';
import * as navigation from '@/content/navigation';
import { destinationPath } from '@/content/routes';
import { toursOn } from '@/content/tours';
import { destinationNodes } from '../../_seo/destination-nodes';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return destinationIds.map((id) => ({ id }));
}

interface Props {
  params: Promise<{ id: DestinationId }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { name, subtitle, description, canonicalId } = destinations[id];
  return pageMetadata({ title: `${name}: ${subtitle}`, description, path: destinationPath(canonicalId ?? id) });
}

export default async function DestinationPage({ params }: Props) {
  const { id } = await params;
  const { name, hero, picture, sections, canonicalId } = destinations[id];
  const tours = sections.find(({ kind }) => kind === 'packages' || kind === 'package-detail');
  const path = destinationPath(canonicalId ?? id);
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} over={name} path={path} size="tall">
        {tours ? <ButtonLink href={`#${tours.id}`}>See tours</ButtonLink> : null}
        <WhatsappLink message={greetingFor(name)} about={`(${name})`} className={buttonClasses('onPoster')}>
          Ask about it
        </WhatsappLink>
      </Hero>
      <PageCrumbs
        path={path}
        trail={[navigation.destinations]}
        here={name}
        picture={picture}
        nodes={destinationNodes(destinations[id], path, toursOn(id))}
      />
      {sections.map((section) => (
        <PageSection key={section.id} section={section} picture={picture} />
      ))}
    </>
  );
}
