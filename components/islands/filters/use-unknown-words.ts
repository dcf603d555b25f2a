'use client';

import { useEffect, useRef } from 'react';
import { countEvent } from '@/components/ui/visit';

/** The time in milliseconds after the last key until a word counts as finished. */
const pause = 3000;

/** One word of a language. A number, a telephone number or an email address is none, and is not counted. */
const isWord = /^[\p{L}\p{M}]{3,20}$/u;

/**
 * Counts the words that the finder does not know, so that the operator can teach them to it. Each is sent once per page and by itself.
 * @param words the words as typed
 * @param isOn false unless the operator wants them counted (`countUnknownWords` in `content/records/operator/documents.json`)
 */
export function useUnknownWords(words: readonly string[], isOn: boolean): void {
  const counted = useRef(new Set<string>());
  const text = isOn
    ? words
        .filter((word) => isWord.test(word))
        .join(' ')
        .toLowerCase()
    : '';
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => {
      for (const word of text.split(' ')) {
        if (!counted.current.has(word)) countEvent(`unknown-word:${word}`);
        counted.current.add(word);
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
}
