import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  /** The accessible name of the section, rendered as its heading. */
  heading?: string;
  lead?: string | undefined;
  /** Uses the darker of the two background colours. */
  deep?: boolean;
  /** Leaves less space above and below. */
  close?: boolean;
  /** Shown beside the heading on wide screens, usually a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A full-width part of a page with its heading. */
export function Section({ id, heading, lead, deep = false, close = false, aside, children }: SectionProps) {
  return (
    <section id={id} className={`deferred scroll-mt-20 ${deep ? 'bg-paper-deep' : ''}`}>
      <div className={`shell ${close ? 'py-8' : 'rhythm'}`}>
        {heading ? (
          <div className={`${close ? 'mb-5' : 'mb-8'} flex flex-wrap items-end justify-between gap-x-8 gap-y-3`}>
            <div className="min-w-0">
              <h2 className="font-display text-heading">{heading}</h2>
              {lead ? <p className="prose-measure mt-3 text-lead text-ink-soft">{lead}</p> : null}
            </div>
            {aside}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
