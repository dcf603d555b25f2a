import type { ReactNode } from 'react';

interface FoldProps {
  /** A text, or a heading with lines of text around it; each is a row. */
  summary: ReactNode;
  children: ReactNode;
  /** True for a part that is open on wide screens, and without a script. On phones `foldParts` closes it. */
  isOpen?: boolean;
  /** True for the first of several such parts, which stays open on phones too. */
  isFirst?: boolean;
}

/** A part of a page that opens at a press. Its summary says what is in it. */
export function Fold({ summary, children, isOpen = false, isFirst = false }: FoldProps) {
  return (
    <details className="fold" open={isOpen} {...(isOpen && !isFirst ? { 'data-fold': '' } : {})}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
