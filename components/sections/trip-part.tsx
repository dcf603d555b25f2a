import type { ReactNode } from 'react';

interface TripPartProps {
  /** The anchor for links and structured data. */
  id: string;
  heading: string;
  /** A line between the heading and the content. */
  before?: string;
  children: ReactNode;
}

/** A part of a trip's page under its heading. */
export function Part({ id, heading, before, children }: TripPartProps) {
  return (
    <section id={id} className="deferred scroll-mt-28">
      <h2 className="mb-3 border-b-2 border-ink pb-1.5 text-title font-bold">{heading}</h2>
      {before ? <p className="mb-1 text-small text-ink-soft">{before}</p> : null}
      {children}
    </section>
  );
}
