/** What the check refuses, in the words of the editor's form: 'Kerala Package, Day 4, What happens: is longer than 900 characters'. */
import { readFileSync } from 'node:fs';
import { capitalised } from '../../content/format/capitalised';
import { problemInWords } from './words';

/** What the operator calls a data file: a trip by its name, or by its id where the file cannot be read. */
function nameOf(file: string, folder: string, id: string): string {
  if (folder === 'operator') return id === 'notice' ? 'Notice' : 'Our details';
  try {
    const trip = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown; title?: unknown };
    const name = trip.name ?? trip.title;
    if (typeof name === 'string') return name;
  } catch {
    // Its problem is told by the line.
  }
  return capitalised(id.replaceAll('-', ' '));
}

/** A line of the check; undefined where no form has what it is about. */
export function inOperatorWords(line: string): string | undefined {
  const [, file, folder = '', id = '', problem = ''] =
    /^(content\/(trips|operator)\/([^/]+)\.json): (.*)$/s.exec(line) ?? [];
  if (file === undefined) return undefined;
  const root = folder === 'trips' ? folder : id;
  const name = nameOf(file, folder, id);
  const [, place, why] = /^(line \d+, column \d+): (.*)$/.exec(problem) ?? [];
  if (place) return `${name}: the file cannot be read, at ${place}: ${why}`;
  return `${name}${problem.startsWith('record: ') ? ': ' : ', '}${problemInWords(root, problem)}`;
}

/** A comment has room for these. */
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

/** A text of the content is no Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>~]/g, '\\$&');

/** What is told of a change that the check refuses, as Markdown. */
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

/** What is told of a site that is published without some changes, as Markdown. @param reasons in the words of the form */
export function setAsideInWords(reasons: readonly string[]): string {
  const heading =
    '**Published, but for what is refused here.** It stays on the site as it was. Correct this, and save:';
  return `${list(heading, [...new Set(reasons)].map(escaped)).join('\n\n')}\n`;
}
