import { ArrowLink } from '@/components/ui/arrow-link';
import { Poster } from '@/components/ui/poster';
import { Section } from '@/components/ui/section';
import { home } from '@/content/pages/home';
import { footerTexts } from '@/content/pages/navigation';
import { routes } from '@/content/routes';
import { states } from '@/content/ids/states';
import { MapAndStates, pathOfState } from './map-and-states';

/** Six states with pictures, then the map, and all twenty as a list. */
export function StateBoard() {
  const { heading, lead, more, posters } = home.domestic;
  return (
    <Section id="domestic" heading={heading} lead={lead} aside={<ArrowLink href={routes.domestic}>{more}</ArrowLink>}>
      <ul className="mb-10 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        {posters.map(({ state, picture }) => (
          <li key={state} className="group relative">
            <Poster picture={picture} silent shape="square" className="rounded-large" />{' '}
            <a
              href={pathOfState(state)}
              className="mt-2 inline-flex min-h-11 items-center text-[min(1em,8.5vw)] font-semibold after:absolute after:inset-0 group-hover:text-lagoon"
            >
              {states[state]}
              <span className="sr-only">{` ${footerTexts.where.states}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <MapAndStates />
    </Section>
  );
}
