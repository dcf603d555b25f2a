/** Notes on the texts of lists and months, which do not stop a build. */
import { listTexts, monthTexts, type ListText, type MonthText } from '../catalogue/lists';
import { fileOf } from '../ids/file-of';
import { line } from '../schema/problems';
import { trips } from '../catalogue/trips';

/** A line for each trip that the opening of a month mentions and that is not on sale under that id. */
export function openingNotes(texts: readonly Pick<MonthText, 'id' | 'speaksOf'>[] = monthTexts): string[] {
  const sold = new Set(trips.map(({ id }) => id));
  return texts.flatMap(({ id: month, speaksOf }) =>
    speaksOf.flatMap((id, index) =>
      sold.has(id)
        ? []
        : [
            line(
              'months',
              month,
              `speaksOf.${index}`,
              `'${id}' is no trip; look whether the opening still speaks of it`,
            ),
          ],
    ),
  );
}

const ownTexts = ['title', 'description', 'subtitle', 'opening'] as const;

interface OwnText extends Pick<ListText, (typeof ownTexts)[number]> {
  collection: string;
  id: string;
}

const allTexts = (): OwnText[] => [
  ...listTexts.map((text): OwnText => ({ collection: 'lists', ...text })),
  ...monthTexts.map((text): OwnText => ({ collection: 'months', ...text })),
];

/** A line for each sentence that an earlier list or month has too: visitors and search engines expect a text for this page alone. */
export function repeatedTexts(texts: readonly OwnText[] = allTexts()): string[] {
  const first = new Map<string, string>();
  return texts.flatMap((text) =>
    ownTexts.flatMap((field) =>
      (text[field].match(/[^.!?]+[.!?]*/g) ?? []).flatMap((part) => {
        const sentence = part.trim();
        const file = fileOf(text.collection, text.id);
        const other = first.get(sentence);
        if (other === undefined) first.set(sentence, file);
        return other === undefined || other === file
          ? []
          : [line(text.collection, text.id, field, `repeats ${other}: ${sentence}`)];
      }),
    ),
  );
}
