import { LabelledRows } from '@/components/ui/labelled-rows';
import { RunningText } from '@/components/ui/running-text';
import { formatDate } from '@/content/format/duration';
import type { DocumentPage } from '@/content/pages/documents/document';
import { everywhere } from '@/content/words/everywhere';
import type { Day } from '@/content/model/dates/departures';

/**
 * A page of running text: a list of its parts, and each part under its own heading.
 * @param updated The day the text last changed; undefined if Git does not know it.
 */
export function DocumentText({ page, updated }: { page: DocumentPage; updated: Day | undefined }) {
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
        {page.sections.map(({ id, heading, paragraphs, items, rows }) => (
          <section key={id} id={id} className="prose-measure grid scroll-mt-28 gap-3">
            <h2 className="text-title font-bold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RunningText>{paragraph}</RunningText>
              </p>
            ))}
            {items ? (
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-terracotta">
                {items.map((item) => (
                  <li key={item}>
                    <RunningText>{item}</RunningText>
                  </li>
                ))}
              </ul>
            ) : null}
            {rows ? <LabelledRows rows={rows} labels="wide" /> : null}
          </section>
        ))}
      </div>
    </div>
  );
}
