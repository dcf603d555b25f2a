import type { ReactNode } from 'react';
import { Poster } from './poster';

interface EmptyStateProps {
  picture: string;
  heading: string;
  line: string;
  /** Alternatives to the empty list. */
  children?: ReactNode;
}

/** The replacement for a list without trips: the region's picture, a heading, a line and alternatives. */
export function EmptyState({ picture, heading, line, children }: EmptyStateProps) {
  return (
    <div className="overflow-hidden rounded-large border border-line bg-paper-raised flex flex-wrap">
      <div className="flex-[1_1_16rem]">
        <Poster picture={picture} className="h-full" />
      </div>
      <div className="flex flex-[1_1_20rem] flex-col items-start justify-center gap-4 p-6 md:p-10">
        <h3 className="font-display text-heading">{heading}</h3>
        <p className="text-lead text-ink-soft">{line}</p>
        {children}
      </div>
    </div>
  );
}
