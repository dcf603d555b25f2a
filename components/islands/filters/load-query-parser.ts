import type { queryParserOf, QueryParser } from '@/content/ask/query-parser';
import { askFile } from '@/content/routes';

/** Creates the reader from data on the page. */
export type MakeQueryParser = (onPage: Parameters<typeof queryParserOf>[1]) => QueryParser;

let loading: Promise<MakeQueryParser> | undefined;
let tries = 0;

/**
 * Fetches the reader of asks once; after a failure the next call tries again. The file is separate, so bundlers must not resolve the
 * import.
 */
export function loadQueryParser(): Promise<MakeQueryParser> {
  if (loading) return loading;
  // Browsers cache a failed import by its URL.
  const address = tries++ > 0 ? `${askFile}?try=${tries}` : askFile;
  const file = import(/* turbopackIgnore: true */ address) as Promise<{ makeReading: MakeQueryParser }>;
  loading = file.then(({ makeReading }) => makeReading);
  loading.catch(() => (loading = undefined));
  return loading;
}
