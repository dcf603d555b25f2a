import { useEffect } from 'react';

/** The heading of a screen, which is also the title of the document. The shell moves the focus to it. */
export function Heading({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Editor`;
  }, [title]);
  return <h1 tabIndex={-1}>{title}</h1>;
}
