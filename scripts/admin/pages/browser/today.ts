/** The page `/admin/today`: the last publication, the waiting saves, and the refused ones with their reasons. */
import { element, link, list, paragraph, type Child } from './dom';
import { entryOf, historyAddress, operatorFolder, recordOf } from './entries';
import { read } from './host';
import { start } from './page';
import { readCommits, readPublishing, readWaiting } from './read-state';
import { isLate, momentInWords, type Publishing, type Waiting } from './state';

type Entries = ReadonlyMap<string, ReturnType<typeof entryOf>>;

/** The names and forms of files, from their newest texts. */
async function entriesOf(files: readonly string[]): Promise<Entries> {
  const known = [...new Set(files)];
  const { texts } = await read(known.filter((file) => recordOf(file)));
  return new Map(known.map((file) => [file, entryOf(file, texts[file])]));
}

/** An entry with links to its form and its history. */
function entryLine(file: string, entries: Entries, what: string): Child[] {
  const { name, form } = entries.get(file) ?? entryOf(file);
  return [
    form && what !== 'deleted' ? link(form, name) : element('b', {}, name),
    what ? `: ${what}. ` : '. ',
    ...(recordOf(file) ? [link(historyAddress(file), 'What it was before')] : []),
  ];
}

const waitingLine = ({ date, by, files, refused }: Waiting, entries: Entries): Node[] => [
  // A deletion also writes the redirect, which is not listed.
  ...files
    .filter(({ file }) => file !== `${operatorFolder}/moved.json`)
    .map(({ file, what }) => element('div', {}, ...entryLine(file, entries, what))),
  element('small', {}, `Saved ${momentInWords(date)} by ${by}`),
  ...(refused.length > 0 ? [element('div', { class: 'failed' }, 'Refused: ', list(refused))] : []),
];

function setAsidePart(setAside: Publishing['setAside'], entries: Entries): Node[] {
  if (setAside.length === 0) return [];
  return [
    element('h2', {}, 'Refused'),
    paragraph('The site shows these entries as they were before. Correct them in their forms, and save:'),
    list(setAside.map(({ file, reasons }) => [...entryLine(file, entries, ''), list(reasons)])),
  ];
}

function waitingPart(waiting: readonly Waiting[], count: number, entries: Entries, minutes: string): Node[] {
  if (count === 0) return [element('h2', {}, 'Nothing waits'), paragraph('All that was saved is on the site.')];
  return [
    element('h2', {}, count === 1 ? 'One save waits' : `${count} saves wait`),
    ...(isLate(waiting, Date.now())
      ? [
          element(
            'p',
            { class: 'failed' },
            'Nothing was published for more than a day, though something was saved. Tell your engineer.',
          ),
        ]
      : [paragraph(minutes)]),
    list(waiting.map((one) => waitingLine(one, entries))),
    ...(count > waiting.length ? [paragraph(`And ${count - waiting.length} earlier ones.`)] : []),
  ];
}

start(async (into) => {
  const published = await readPublishing();
  if (!published?.commit) {
    into.append(
      paragraph('The published site does not say which save it was built from, so this page cannot tell what waits.'),
    );
    return;
  }
  const { time, commits } = await readCommits(published);
  const waiting = await readWaiting(commits);
  const files = [
    ...waiting.flatMap((one) => one.files.map(({ file }) => file)),
    ...published.setAside.map(({ file }) => file),
  ];
  const entries = await entriesOf(files);
  const minutes = time.isMeasured
    ? `A save is on the site after about ${time.minutes} minutes: so long the last publication took.`
    : `A save is on the site after about ${time.minutes} minutes. This is an estimate, until a publication was timed.`;
  into.append(
    element(
      'p',
      { class: 'large' },
      'The site was last published on ',
      element('b', {}, momentInWords(published.publishedAt)),
      '.',
    ),
    ...setAsidePart(published.setAside, entries),
    ...waitingPart(waiting, commits.length, entries, minutes),
  );
});
