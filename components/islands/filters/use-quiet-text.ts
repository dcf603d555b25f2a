'use client';

import { useEffect, useState } from 'react';

/** Debounce in milliseconds: a pause this long usually ends a thought. */
const pause = 900;

/** A debounced text for screen readers, so that they do not announce an answer to every letter. */
export function useQuietText(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
