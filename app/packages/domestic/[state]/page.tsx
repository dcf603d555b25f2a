import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { StateAbout } from '@/components/sections/state-about';
import { StateFurther } from '@/components/sections/state-further';
import { StateYear } from '@/components/sections/state-year';
import { TripCards } from '@/components/sections/trip-cards';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { statePages } from '@/content/catalogue/state-pages';
import { states } from '@/content/ids/states';
import { greetingFor } from '@/content/words/contact-links';
import { pageAt } from '@/content/pages/registry';
import { statePage } from '@/content/pages/state';
import { soldStates, tripsInState } from '@/content/model/state-trips';
import { statePath } from '@/content/routes';
import { knownId } from '../../../known-id';
import { foldParts } from '../../../_html/inline-scripts';
import { PageCrumbs } from '../../../_seo/page-crumbs';
import { pageMetadata } from '../../../_seo/page-metadata';
import { stateNodes } from '../../../_seo/state-nodes';

export const dynamicParams = false;

export function generateStaticParams() {
  return soldStates.map((state) => ({ state }));
}

type Props = PageProps<'/packages/domestic/[state]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageAt(statePath(knownId(soldStates, (await params).state))));
}

export default async function StateToursPage({ params }: Props) {
  const state = knownId(soldStates, (await params).state);
  const record = statePages[state];
  const trips = tripsInState(state);
  const page = pageAt(statePath(state));
  return (
    <>
      <Hero
        picture={record.picture}
        title={statePage.heading(states[state])}
        subtitle={record.subtitle}
        price={page.price}
        path={page.path}
      >
        <ButtonLink href="#tours">{statePage.seeTours}</ButtonLink>{' '}
        <WhatsappLink
          message={greetingFor(page.name)}
          about={`(${states[state]})`}
          className={buttonClasses('onPoster')}
        >
          {statePage.ask}
        </WhatsappLink>
      </Hero>
      <PageCrumbs page={page} nodes={stateNodes(record)} />
      <StateAbout state={state} opening={record.opening} asOf={record.asOf} trips={trips} />
      <TripCards
        id="tours"
        page={page.path}
        heading={statePage.tours(states[state])}
        lead={statePage.toursLead}
        trips={trips}
      />
      <StateYear page={record} trips={trips} />
      <StateFurther page={record} />
      <script dangerouslySetInnerHTML={{ __html: foldParts }} />
    </>
  );
}
