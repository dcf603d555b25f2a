'use client';

import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { copying } from '@/content/words/controls';

/**
 * The longest URL that opens on every system. Windows passes no `mailto:` of more than 2,083 characters to a mail program, and WhatsApp
 * truncates or refuses chat links of about the same length.
 */
export const longestAddress = 2_000;

/** A button that copies the text, beside links that may be too long to hand it over; it says whether copying worked. */
export function CopyText({ text, hrefs }: { text: string; hrefs: readonly string[] }) {
  /** The text copied last, and whether the browser allowed it. */
  const [copied, setCopied] = useState<{ text: string; done: boolean }>();
  if (hrefs.every(({ length }) => length <= longestAddress)) return null;

  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied({ text, done });
  };
  const isBlocked = copied?.text === text && !copied.done;
  return (
    <div className="basis-full">
      <p className="mb-2 text-small">{copying.long}</p>
      <button
        type="button"
        className={buttonClasses('secondary')}
        // `navigator.clipboard` is missing on a page without https.
        onClick={() => ('clipboard' in navigator ? void copy() : setCopied({ text, done: false }))}
      >
        {copying.action}
      </button>
      <p role="status" className="min-h-7 text-small">
        {copied?.text === text ? (copied.done ? copying.done : copying.blocked) : null}
      </p>
      {isBlocked ? (
        <textarea
          readOnly
          aria-label={copying.text}
          rows={6}
          className="w-full rounded-small border-2 border-edge p-2"
          value={text}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </div>
  );
}
