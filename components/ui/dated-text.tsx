import type { ReactNode } from 'react';
import { asOfWords } from '@/content/format/months';

interface DatedTextProps {
  /** The month in which the rules that the text names were read: '2026-11'. */
  asOf: string | undefined;
  children: ReactNode;
}

/** A text, and small behind it the month in which the rules it names were read. */
export function DatedText({ asOf, children }: DatedTextProps) {
  return (
    <>
      {children}
      {/* The space is part of the small text: alone on a line of its own it counts as a shift of the layout when the typeface arrives. */}
      {asOf ? <small className="text-caption text-ink-soft">{` ${asOfWords(asOf)}`}</small> : null}
    </>
  );
}
