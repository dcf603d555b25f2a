'use client';

import './globals.css';
import { ErrorMessage } from '@/components/ui/error-message';

/** Replaces the whole document if the layout itself breaks. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <ErrorMessage message={error.message} onRetry={reset} />
      </body>
    </html>
  );
}
