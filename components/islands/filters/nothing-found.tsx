'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';

interface NothingFoundProps {
  empty: { heading: string; line: string; action: string };
  picture: ReactNode;
  onShowAll: () => void;
  /** Other places to look. */
  children?: ReactNode;
}

/** The empty state of a list, with a button that shows all items. */
export function NothingFound({ empty, picture, onShowAll, children }: NothingFoundProps) {
  return (
    <div className="overflow-hidden rounded-large border border-line bg-paper-raised md:grid md:grid-cols-2 md:*:h-full">
      {picture}
      <div className="flex flex-col items-start justify-center gap-3 p-6 md:p-10">
        <h2 className="font-display text-heading">{empty.heading}</h2>
        <p className="text-ink-soft">{empty.line}</p>
        <button type="button" onClick={onShowAll} className={buttonClasses()}>
          {empty.action}
        </button>
        {children}
      </div>
    </div>
  );
}
