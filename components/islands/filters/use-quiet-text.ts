'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without a key after which somebody has finished a thought. */
const pause = 900;

/** A text for screen readers, which follows once it has stopped changing: nobody wants to hear an answer to every letter. */
export function useQuietText(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
