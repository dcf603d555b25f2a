import { fetchedOnce } from '@/components/islands/fetched-once';
import type { queryParserOf, QueryParser } from '@/content/ask/query-parser';
import { askFile } from '@/content/routes';

/** Creates the reader from data on the page. */
export type MakeQueryParser = (onPage: Parameters<typeof queryParserOf>[1]) => QueryParser;

const load = fetchedOnce<{ makeReading: MakeQueryParser }>(askFile);

/** Fetches the reader of asks. */
export const loadQueryParser = async (): Promise<MakeQueryParser> => (await load()).makeReading;
