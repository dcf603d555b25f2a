/** The reader of asks with its vocabulary, which the finder fetches when a visitor is about to ask. */
import { vocabularyOf } from '../../../content/ask/build/vocabulary';
import { askFile } from '../../../content/routes';
import { browserModule } from '../browser-module';
import { makeFolder, sourceOf } from '../build-cache';

const code = `
  import { queryParserOf } from './content/ask/query-parser';
  export const makeReading = (onPage) => queryParserOf(vocabulary, onPage);`;

/** The module of a vocabulary as JSON. The vocabulary comes first, because brotli then makes the file 50 bytes smaller. */
const moduleWith = async (vocabulary: string): Promise<string> =>
  `const vocabulary=${vocabulary};${await browserModule(code)}`;

/** Writes an ES module that exports `makeReading` (`components/islands/filters/load-query-parser.ts`). */
export async function buildAsk(): Promise<void> {
  const vocabulary = JSON.stringify(vocabularyOf());
  await makeFolder('ask', [
    {
      path: askFile,
      sources: [vocabulary, sourceOf('content/ask', 'content/format', 'scripts/assets/ask')],
      make: () => moduleWith(vocabulary),
    },
  ]);
}
