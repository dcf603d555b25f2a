'use client';

import { useEffect } from 'react';
import { countEvent } from '@/components/ui/visit';

/** The time in milliseconds after the last key until a word counts as finished. */
const pause = 3000;

/** One word of a language. A number, a telephone number or an email address is none, and is not counted. */
const isWord = /^[\p{L}\p{M}]{3,20}$/u;

/**
 * Counts the words that the finder does not know, so that the operator can teach them to it. Each is sent by itself.
 * @param words the words as typed, the same list in each render as long as the text stays the same; undefined counts nothing
 */
export function useUnknownWords(words: readonly string[] | undefined): void {
  useEffect(() => {
    if (!words) return undefined;
    const timer = setTimeout(() => {
      for (const word of words) if (isWord.test(word)) countEvent(`unknown-word:${word.toLowerCase()}`);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
}
