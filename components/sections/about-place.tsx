import { sectionAnchors } from '@/content/routes';
import { FactsTable } from '@/components/ui/facts-table';
import { DatedText } from '@/components/ui/dated-text';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/content/schema/types';

/** A description of a place and of how to get there, with its facts beside it. */
export function AboutPlace({ section }: { section: SectionOf<'about-place'> }) {
  return (
    <Section id={sectionAnchors[section.kind]} heading={section.heading}>
      <div className="grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-14">
        <div className="prose-measure grid gap-4">
          {section.paragraphs.map((paragraph, index) => (
            <p key={paragraph}>
              <DatedText asOf={index === section.paragraphs.length - 1 ? section.asOf : undefined}>
                {paragraph}
              </DatedText>
            </p>
          ))}
        </div>
        {section.facts.length > 0 ? (
          <div className="border-t-2 border-ink pt-2">
            <FactsTable facts={section.facts} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
