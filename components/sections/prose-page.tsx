import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { LabelledRows } from '@/components/ui/labelled-rows';
import { QuestionList } from '@/components/ui/question-list';
import { RunningText } from '@/components/ui/running-text';
import { Section } from '@/components/ui/section';
import { formatDate } from '@/content/format/duration';
import type { Day } from '@/content/model/dates/departures';
import type { ProsePage, ProseSection } from '@/content/pages/prose-page';
import { everywhere } from '@/content/words/everywhere';
import { Hero } from './hero';

/** Points, each of which has a title and a number. */
const isNumbered = ({ items }: ProseSection) => items.some(({ title }) => title);

function Points({ section }: { section: ProseSection }) {
  return isNumbered(section) ? (
    <ol className="grid gap-x-12 border-t-2 border-ink md:grid-cols-2">
      {section.items.map(({ title, text }, index) => (
        <li key={text} className="flex gap-5 border-b border-line py-6">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-heading leading-none text-terracotta">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lead font-bold">{title}</h3>
            <p className="mt-1 text-ink-soft">
              <RunningText>{text}</RunningText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-terracotta">
      {section.items.map(({ text }) => (
        <li key={text}>
          <RunningText>{text}</RunningText>
        </li>
      ))}
    </ul>
  );
}

/** What stands under the heading of a part. */
function PartText({ section }: { section: ProseSection }) {
  const { paragraphs, items, rows, questions, links } = section;
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RunningText>{paragraph}</RunningText>
        </p>
      ))}
      {items.length > 0 ? <Points section={section} /> : null}
      {rows.length > 0 ? <LabelledRows rows={rows} labels="wide" /> : null}
      {questions.length > 0 ? <QuestionList questions={questions} /> : null}
      {links.length > 0 ? (
        <p className="flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <ArrowLink key={href} href={href}>
              {label}
            </ArrowLink>
          ))}
        </p>
      ) : null}
    </>
  );
}

/**
 * A page without a picture: a list of its parts, and each part under its own heading.
 * @param updated The day the text last changed; undefined if Git does not know it.
 */
export function PlainPage({ page, updated }: { page: ProsePage; updated: Day | undefined }) {
  return (
    <div className="shell rhythm grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
      <header className="lg:col-span-2">
        <h1 className="font-display text-display">{page.heading}</h1>
        <p className="prose-measure mt-4 text-lead">{page.lead}</p>
        {updated ? <p className="mt-2 text-caption text-ink-soft">{everywhere.changed(formatDate(updated))}</p> : null}
      </header>
      <nav aria-label={everywhere.parts.contents} className="lg:sticky lg:top-28 lg:self-start print:hidden">
        <ol className="border-t-2 border-ink text-small">
          {page.sections.map(({ id, heading }) => (
            <li key={id} className="border-b border-line">
              <a href={`#${id}`} className="flex min-h-11 items-center py-1 hover:text-lagoon">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10 wrap-anywhere">
        {page.sections.map((section) => (
          <section key={section.id} id={section.id} className="prose-measure grid scroll-mt-28 gap-3">
            <h2 className="text-title font-bold">{section.heading}</h2>
            <PartText section={section} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The top of a page with a picture. */
export function PictureTop({ page, picture }: { page: ProsePage; picture: string }) {
  const { heading, lead, action, path } = page;
  return (
    <Hero picture={picture} title={heading} subtitle={lead} path={path}>
      {action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null}
    </Hero>
  );
}

/** The parts of a page with a picture: each across the whole width, and the statements in large letters at the end. */
export function PictureParts({ page: { sections } }: { page: ProsePage }) {
  const statements = sections.filter(({ isStatement }) => isStatement);
  return (
    <>
      {sections
        .filter(({ isStatement }) => !isStatement)
        .map((section) =>
          isNumbered(section) ? (
            <Section key={section.id} id={section.id} heading={section.heading} deep>
              <div className="grid gap-5">
                <PartText section={section} />
              </div>
            </Section>
          ) : (
            <Section key={section.id} id={section.id}>
              <div className="grid gap-6 md:grid-cols-[1fr_2fr] md:gap-14">
                <h2 className="font-display text-heading">{section.heading}</h2>
                <div className="prose-measure grid gap-5 text-lead">
                  <PartText section={section} />
                </div>
              </div>
            </Section>
          ),
        )}
      {statements.length > 0 ? (
        <div className="on-dark bg-indigo text-cream">
          <div className="shell rhythm grid gap-10 md:grid-cols-2 md:gap-16">
            {statements.map(({ id, heading, paragraphs }) => (
              <section key={id} id={id}>
                <h2 className="text-small font-bold text-accent">{heading}</h2>
                {paragraphs.map((text) => (
                  <p key={text} className="mt-3 font-display text-[1.75rem] leading-snug">
                    {text}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
