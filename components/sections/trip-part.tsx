import type { ReactNode } from 'react';

interface TripPartProps {
  /** The anchor for links and structured data. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a trip's page under its heading. */
export function Part({ id, heading, children }: TripPartProps) {
  return (
    <section id={id} className="deferred scroll-mt-28">
      <h2 className="mb-5 border-b-2 border-ink pb-2 text-title font-bold">{heading}</h2>
      {children}
    </section>
  );
}
