/** The forms of texts and details in groups, and the search that finds them by labels, hints and texts. */
import { capitalised } from '../../../../content/format/capitalised';
import { wordsIn } from '../../../../content/format/words';
import { fileOf } from '../../../../content/ids/file-of';
import { folders, parsed } from '../folders';

/** A form, or the list of a folder's forms. */
export interface FormLink {
  label: string;
  group: string;
  address: string;
  /** The folder, and the id of the file if the folder's files differ. */
  folder: string;
  id?: string;
}

/** Splits 'Places: destinations' into its group and its label. */
function grouped(label: string, other: string): { group: string; label: string } {
  const [, group, rest] = /^([^:]+): (.+)$/.exec(label) ?? [];
  return group && rest ? { group, label: capitalised(rest) } : { group: other, label };
}

const ownDetails = 'Our details';

/** All forms but those of trips, the operator's own details first. */
export function formLinks(): FormLink[] {
  const links = Object.entries(folders()).flatMap(([folder, row]): FormLink[] => {
    if (!('files' in row))
      return row.form ? [{ ...grouped(row.form.label, row.form.label), folder, address: `#/${folder}` }] : [];
    return Object.entries(row.files).flatMap(([id, { label, noForm }]) => {
      if (noForm) return [];
      const words = row.form ? { group: row.form.label.replace(/:.*/, ''), label } : grouped(label, ownDetails);
      return [{ ...words, folder, id, address: `#/${folder}/${id}` }];
    });
  });
  const isOther = ({ group }: FormLink) => Number(group !== ownDetails);
  return links.sort((a, b) => isOther(a) - isOther(b) || a.group.localeCompare(b.group, 'en'));
}

/** Screens that are no forms, which a search for a price or a date finds first. */
export const screenLinks: readonly FormLink[] = [
  { label: 'Prices of all trips', group: 'Trips', address: '#/prices', folder: 'trips' },
  { label: 'Trips: texts, days, pictures', group: 'Trips', address: '#/trips', folder: 'trips' },
  { label: 'Departures and dates of groups', group: 'Trips', address: '#/departures', folder: 'trips' },
];

/** The words of a form from the most to the least telling: its own label, labels of fields, hints, texts. */
export interface Searched {
  link: FormLink;
  words: readonly [label: string, fields: string, hints: string, texts: string];
}

/** Letters count in the middle of a word too: 'phone' finds 'Telephone'. */
const plain = (text: string) => wordsIn(text).join(' ');

/** How much each kind of words tells. A form's own label is worth more than two other labels. */
const weights = [5, 3, 1.5, 1];

/** How well a form fits a search: 0 if one of the words is nowhere in it. */
function fit({ words }: Searched, search: readonly string[]): number {
  const parts = words.map(plain);
  const best = search.map((word) => weights[parts.findIndex((part) => part.includes(word))] ?? 0);
  if (best.includes(0)) return 0;
  // Words that stand together are more telling than the same words far apart.
  const together = parts.findIndex((part) => part.includes(search.join(' ')));
  return best.reduce((sum, one) => sum + one, 0) + (search.length > 1 ? (weights[together] ?? 0) : 0);
}

/** The forms that have all words of a search, the best first. */
export function findForms(all: readonly Searched[], search: string): FormLink[] {
  const words = wordsIn(search);
  return all
    .map((one) => ({ one, score: fit(one, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one.link);
}

/** All texts of a record. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The files whose texts are searched, beside those of folders, which are read whole. */
export const filesOf = (links: readonly FormLink[]): string[] =>
  links.flatMap(({ folder, id }) => (id === undefined ? [] : [fileOf(folder, id)]));

export const textOf = (text: string | undefined): string => textsIn(parsed(text)).join(' ');
