import { pricesFile } from '@/content/routes';
import type { Quotes } from '@/content/words/quotes';

let loading: Promise<Quotes> | undefined;
let tries = 0;

/**
 * Fetches the prices of all trips once; after a failure the next call tries again. The file is separate, so bundlers must not resolve the
 * import.
 */
export function loadQuotes(): Promise<Quotes> {
  if (loading) return loading;
  // Browsers cache a failed import by its URL.
  const address = tries++ > 0 ? `${pricesFile}?try=${tries}` : pricesFile;
  const file = import(/* turbopackIgnore: true */ address) as Promise<{ quotes: Quotes }>;
  loading = file.then(({ quotes }) => quotes);
  loading.catch(() => (loading = undefined));
  return loading;
}
