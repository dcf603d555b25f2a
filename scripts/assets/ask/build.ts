/** The reader of asks with its vocabulary, which the finder fetches when a visitor is about to ask. */
import { vocabularyOf } from '../../../content/ask/vocabulary';
import { askFile } from '../../../content/routes';
import { browserModule } from '../browser-module';
import { makeFolder, sourceOf } from '../build-cache';

/** Writes an ES module that exports `makeReading` (`components/islands/filters/load-query-parser.ts`). */
export async function buildAsk(): Promise<void> {
  const vocabulary = JSON.stringify(vocabularyOf());
  await makeFolder('ask', [
    {
      path: askFile,
      sources: [vocabulary, sourceOf('content/ask', 'content/format', 'scripts/assets/ask')],
      make: () =>
        browserModule(
          `import { queryParserOf } from './content/ask/query-parser';\nexport const makeReading = (onPage) => queryParserOf(${vocabulary}, onPage);`,
        ),
    },
  ]);
}
