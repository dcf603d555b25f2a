import { addressOf } from '@/content/format/address-of';
import { sectionAnchors } from '@/content/routes';
import { Poster } from '@/components/ui/poster';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/content/schema/types';

/** A place's six sights as small cards. */
export function TopPlaces({ section }: { section: SectionOf<'top-places'> }) {
  return (
    <Section id={sectionAnchors[section.kind]} heading={section.heading} deep>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {section.places.map(({ name, text, picture }) => (
          <li key={name} id={addressOf(name)} className="scroll-mt-28">
            <Poster picture={picture} className="rounded-large" />
            <h3 className="mt-3 font-display text-[1.75rem] leading-tight">{name}</h3>
            <p className="mt-1 text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
