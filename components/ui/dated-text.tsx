import type { ReactNode } from 'react';
import { asOfWords } from '@/content/format/months';

interface DatedTextProps {
  /** The month in which the rules that the text mentions were checked: '2026-11'. */
  asOf: string | undefined;
  children: ReactNode;
}

/** A text followed, in a smaller size, by the month in which its rules were checked. */
export function DatedText({ asOf, children }: DatedTextProps) {
  return (
    <>
      {children}
      {/* The space is inside the small text: if it wrapped onto a line of its own, it would count as a layout shift when the typeface
          arrives. */}
      {asOf ? <small className="text-caption text-ink-soft">{` ${asOfWords(asOf)}`}</small> : null}
    </>
  );
}
