import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { destinations } from '@/content/catalogue/destinations';
import { states } from '@/content/ids/states';
import type { NavLink } from '@/content/pages/navigation';
import { statePage } from '@/content/pages/state';
import { destinationsIn, isSold } from '@/content/model/state-trips';
import { destinationPath, routes, statePath } from '@/content/routes';
import type { StatePage } from '@/content/schema/types';

function Links({ heading, links }: { heading: string; links: readonly NavLink[] }) {
  return links.length > 0 ? (
    <div>
      <h3 className="mb-1 text-title font-bold">{heading}</h3>
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <ArrowLink key={href} href={href}>
            {label}
          </ArrowLink>
        ))}
      </p>
    </div>
  ) : null;
}

/** Links from a state: the pages of its places, its neighbouring states, and all states. */
export function StateFurther({ page: { id, neighbours } }: { page: StatePage }) {
  const { further, places, neighbours: next, all, name } = statePage;
  return (
    <Section id="further" heading={further} deep aside={<ArrowLink href={routes.domestic}>{all}</ArrowLink>}>
      <div className="grid gap-8 md:grid-cols-2">
        <Links
          heading={next}
          links={neighbours.filter(isSold).map((state) => ({ href: statePath(state), label: name(states[state]) }))}
        />
        <Links
          heading={places}
          links={destinationsIn(id).map((place) => ({ href: destinationPath(place), label: destinations[place].name }))}
        />
      </div>
    </Section>
  );
}
