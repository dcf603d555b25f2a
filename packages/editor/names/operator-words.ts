/**
 * Translates lines of the check into the words of the editor's forms: 'Kerala Package, Day 4, What happens: is longer than 900 characters'.
 */
import { existsSync, readFileSync } from 'node:fs';
import { folderOf, formOf } from '../../../content/schema/data-folders';
import { recordName } from './record-name';
import { problemInWords } from './words';

/** The operator's name for a data file. A file with a form of its own is named without what follows the colon: 'Our details'. */
function nameOf(file: string, folder: string, id: string): string {
  const row = folderOf(folder);
  const name = recordName(row ?? {}, id, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return row && 'files' in row && !row.form ? name.replace(/:.*/, '') : name;
}

/** Translates a line of the check; undefined if it is about nothing in a form. */
export function inOperatorWords(line: string): string | undefined {
  const [, file, folder = '', id = '', problem = ''] =
    /^(content\/records\/([^/]+)\/([^/]+)\.json): (.*)$/s.exec(line) ?? [];
  if (file === undefined) return undefined;
  const root = formOf(folder, id);
  const name = nameOf(file, folder, id);
  const [, place, why] = /^(line \d+, column \d+): (.*)$/.exec(problem) ?? [];
  if (place) return `${name}: the file cannot be read, at ${place}: ${why}`;
  return `${name}${problem.startsWith('record: ') ? ': ' : ', '}${problemInWords(root, problem)}`;
}

/** The most lines in a comment. */
const most = 40;

const list = (heading: string, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [
        heading,
        [...lines.slice(0, most), ...(lines.length > most ? [`and ${lines.length - most} more`] : [])]
          .map((line) => `- ${line}`)
          .join('\n'),
      ];

/** Escapes Markdown in a text of the content. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>~]/g, '\\$&');

/** The Markdown message for a change that the check refuses. */
export function refusal(lines: readonly string[]): string {
  const inWords = lines.map((line) => inOperatorWords(line));
  const inForms = inWords.filter((line) => line !== undefined).map(escaped);
  const others = lines
    .filter((_, index) => inWords[index] === undefined)
    .map((line) => `\`${line.replaceAll('`', "'")}\``);
  const paragraphs = [
    '**This is not published.** On the site it stays as it was; all that is right is published.',
    ...list('Correct this, and save:', inForms),
    ...list('This is in no form. Show it to your engineer:', others),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/**
 * The Markdown message for a site that is published without some changes.
 * @param reasons The problems in the words of the form.
 */
export function setAsideInWords(reasons: readonly string[]): string {
  const heading =
    '**Published, but for what is refused here.** It stays on the site as it was. Correct this, and save:';
  return `${list(heading, [...new Set(reasons)].map(escaped)).join('\n\n')}\n`;
}
