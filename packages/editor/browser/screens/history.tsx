/** The screen `#/trips/<id>/history`: who changed a record when, in the words of its form, with what undoes it. */
import { useCallback, type ReactNode } from 'react';
import { fileOf } from '../../../../content/ids/file-of';
import { formOf } from '../../../../content/schema/data-folders';
import { formAddress, historyAddress, nameOf, pageOf, parsed, type Fields } from '../folders';
import { host, type HostCommit } from '../host';
import { bringBack, undo } from '../save/entries';
import type { Saved } from '../save/save';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { shaOf, useAction, whatNext } from './action';
import { fileAt, movedFile, recordAt, redirectsIn } from './addresses';
import { changesInWords } from './changes-in-words';
import { Read } from './read';
import { momentInWords } from './state';

/** The number of changes that are shown. */
const shown = 30;

/** A change of the file: its texts before and after; undefined where there was no file. */
interface Version {
  commit: HostCommit;
  before: string | undefined;
  after: string | undefined;
}

interface History {
  versions: Version[];
  text: string | undefined;
  /** The file of the record at its new address, if it moved. */
  movedTo: string | undefined;
  /** The file at its address before it moved. */
  movedFrom: string | undefined;
}

async function readHistory(file: string): Promise<History> {
  const [commits, { texts }] = await Promise.all([host.commitsOf(file, shown + 1), host.read([file, movedFile])]);
  const states = await Promise.all(commits.map(async ({ sha }) => (await host.readAt(sha, [file]))[file]));
  const path = pageOf(file);
  const redirects = redirectsIn(texts[movedFile]);
  const to = redirects.find(({ from }) => from === path)?.to;
  const from = redirects.findLast((one) => one.to === path)?.from;
  return {
    versions: commits
      .map((commit, index) => ({ commit, before: states[index + 1], after: states[index] }))
      .slice(0, shown),
    text: texts[file],
    movedTo: to && (await recordAt(to)),
    movedFrom: from && fileAt(from),
  };
}

const Change = ({ field, was, is }: { field: string; was: string; is: string }) => (
  <li>
    {field}: <del>{was}</del> → <ins>{is}</ins>
  </li>
);

interface VersionProps {
  form: string;
  version: Version;
  /** Whether the file is as this change left it. */
  isNewest: boolean;
  isThere: boolean;
  onTakeBack: () => void;
  onBringBack: (commit: string) => void;
}

/** What happened to the file, and the button that undoes it. */
function whatHappened({ form, version, isNewest, isThere, onTakeBack, onBringBack }: VersionProps): ReactNode {
  const { commit, before, after } = version;
  const [was, is]: (Fields | undefined)[] = [parsed(before), parsed(after)];
  const again = !isNewest && is && (
    <Button onClick={() => onBringBack(commit.sha)}>
      {isThere ? 'Bring this version back' : 'Bring it back like this'}
    </Button>
  );
  if (after === undefined)
    return (
      <>
        <p>Deleted, or moved to another address.</p>
        {!isThere && isNewest && commit.parent && (
          <Button onClick={() => onBringBack(commit.parent ?? '')}>Bring it back</Button>
        )}
      </>
    );
  if (!is)
    return (
      <>
        <p>Since then the file cannot be read.</p>
        {isNewest && was && commit.parent && (
          <Button onClick={() => onBringBack(commit.parent ?? '')}>Bring back the last good version</Button>
        )}
      </>
    );
  if (!was)
    return (
      <>
        <p>{before === undefined ? 'The first version that is known.' : 'The file can be read again.'}</p>
        {again}
      </>
    );
  const changes = changesInWords(form, was, is);
  if (changes.length === 0)
    return (
      <>
        <p>Nothing that the form shows.</p>
        {again}
      </>
    );
  return (
    <>
      <ul>
        {changes.map((change) => (
          <Change key={change.field} {...change} />
        ))}
      </ul>
      <p className="actions">
        {isThere && <Button onClick={onTakeBack}>Take this back</Button>}
        {again}
      </p>
    </>
  );
}

/** The name of the record, from its newest text. */
const nameIn = (file: string, history: History | undefined) =>
  nameOf(file, history?.text ?? history?.versions.find(({ before }) => before)?.before);

function Versions({
  folder,
  id,
  file,
  history,
  again,
}: {
  folder: string;
  id: string;
  file: string;
  history: History;
  again: () => Promise<void>;
}) {
  const { act, notice } = useAction();
  const { versions, text, movedTo, movedFrom } = history;
  const isThere = text !== undefined;
  const name = nameIn(file, history);
  const run = (busy: string, done: string, work: () => Promise<Saved>) =>
    void act(busy, async () => {
      const sha = shaOf(await work());
      await again();
      return sha ? (
        <>
          {done} {whatNext}
        </>
      ) : (
        'It is like this already.'
      );
    });
  const dayOf = ({ commit }: Version) => momentInWords(commit.date).replace(/,.*/, '');
  const [form, page] = [formAddress(file), pageOf(file)];
  return (
    <>
      <p className="actions">
        {isThere && parsed(text) && form && <a href={form}>Open its form</a>}
        {isThere && page && <a href={page}>See its page</a>}
      </p>
      {!isThere && movedTo && (
        <Notice>
          It moved to another address: <a href={historyAddress(movedTo)}>{nameOf(movedTo)}</a>.
        </Notice>
      )}
      {isThere && movedFrom && (
        <p>
          What it was before it moved here: <a href={historyAddress(movedFrom)}>its older history</a>
        </p>
      )}
      {notice}
      {[...new Set(versions.map(dayOf))].map((day) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ul className="entries">
            {versions
              .filter((version) => dayOf(version) === day)
              .map((version) => (
                <li key={version.commit.sha} className="entry">
                  <p className="facts">
                    {momentInWords(version.commit.date)}, by {version.commit.by}
                  </p>
                  {whatHappened({
                    form: formOf(folder, id),
                    version,
                    isNewest: version === versions[0],
                    isThere,
                    onTakeBack: () => run('Taking it back…', 'Taken back.', () => undo(file, version.commit.sha)),
                    onBringBack: (commit) =>
                      run('Bringing it back…', `${name} is back.`, () => bringBack(file, commit)),
                  })}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {versions.length === shown && <p>Older changes are not shown.</p>}
    </>
  );
}

export function HistoryScreen({ folder, id }: { folder: string; id: string }) {
  const file = fileOf(folder, id);
  const read = useCallback(() => readHistory(file), [file]);
  return (
    <Read title={(history) => `History of ${nameIn(file, history)}`} of={read}>
      {(history, again) => <Versions folder={folder} id={id} file={file} history={history} again={again} />}
    </Read>
  );
}
