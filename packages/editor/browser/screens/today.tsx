/** The screen `#/today`: what is published, what waits, what was refused and why, what is not saved, what ends soon. */
import type { ReactNode } from 'react';
import { formatMonth } from '../../../../content/format/duration';
import type { ContentNotes, EndingNote } from '../../names/notes';
import { formAddress, historyAddress, nameOf, recordOf } from '../folders';
import { host, repository } from '../host';
import { allTyped, typedOf } from '../typed/typed';
import { Notice } from '../ui/notice';
import { counted } from './counted';
import { Read } from './read';
import { readPublishing, readWaiting, timeToPublish } from './publication';
import { isLate, momentInWords, type Publishing, type Waiting } from './state';

interface Today {
  published: Publishing | undefined;
  waiting: Waiting[];
  /** The number of saves that wait; details are read of the newest only. */
  count: number;
  /** The names of the files, from their newest texts. */
  names: ReadonlyMap<string, string>;
  notes: ContentNotes | undefined;
  /** The moment of reading. */
  now: number;
}

/** The build of the site writes the notes; a failure must not hide what waits. */
async function readNotes(): Promise<ContentNotes | undefined> {
  if (repository().isFolder) return undefined;
  try {
    const response = await fetch('/admin/content-notes.json');
    return response.ok ? ((await response.json()) as ContentNotes) : undefined;
  } catch {
    return undefined;
  }
}

async function readToday(): Promise<Today> {
  const [published, notes] = await Promise.all([readPublishing(), readNotes()]);
  const commits = published?.commit ? await host.since(published.commit) : [];
  const waiting = await readWaiting(commits);
  const files = [
    ...waiting.flatMap((one) => one.files.map(({ file }) => file)),
    ...(published?.setAside.map(({ file }) => file) ?? []),
    ...allTyped(),
  ];
  const known = [...new Set(files)].filter((file) => recordOf(file));
  const { texts } = await host.read(known);
  const names = new Map(known.map((file) => [file, nameOf(file, texts[file])]));
  return { published, waiting, count: commits.length, names, notes, now: Date.now() };
}

/** The address of a form that opens with a field in view. */
const fieldAddress = (file: string, field: string | undefined) => {
  const form = formAddress(file);
  return form && field ? `${form}/${encodeURIComponent(`field=${field}`)}` : form;
};

/** A record with a link to its form and one to its history. */
function RecordLine({
  file,
  names,
  field,
  children,
}: {
  file: string;
  names: Today['names'];
  field?: string | undefined;
  /** What happened to it, if that is to be said. */
  children?: ReactNode;
}) {
  const [name, form, history] = [names.get(file) ?? nameOf(file), fieldAddress(file, field), historyAddress(file)];
  return (
    <p>
      {form ? <a href={form}>{name}</a> : <b>{name}</b>}
      {children}
      {history && (
        <>
          {' '}
          <a href={history} aria-label={`What ${name} was before`}>
            What it was before
          </a>
        </>
      )}
    </p>
  );
}

const Reasons = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);

function Save({ save, names }: { save: Waiting; names: Today['names'] }) {
  return (
    <li className="entry">
      {save.files.length === 0 && <p>{save.message}</p>}
      {save.files.map(({ file, what }) => (
        <RecordLine key={file} file={file} names={names}>
          : {what}.
        </RecordLine>
      ))}
      <p className="facts">
        Saved {momentInWords(save.date)} by {save.by}
      </p>
      {save.refused.length > 0 && <Reasons of={save.refused} />}
    </li>
  );
}

function Refused({
  published,
  saves,
  names,
}: {
  published: Publishing;
  saves: readonly Waiting[];
  names: Today['names'];
}) {
  if (published.setAside.length + saves.length === 0) return null;
  return (
    <section>
      <h2>Refused</h2>
      <p>The site shows these as they were before. Correct them in their forms, and save:</p>
      <ul className="entries">
        {published.setAside.map(({ file, reasons, field }) => (
          <li key={file} className="entry">
            <RecordLine file={file} names={names} field={field} />
            <Reasons of={reasons} />
          </li>
        ))}
        {saves.map((save) => (
          <Save key={save.sha} save={save} names={names} />
        ))}
      </ul>
    </section>
  );
}

function Waits({
  saves,
  earlier,
  minutes,
  now,
  isElseRefused,
  names,
}: {
  saves: readonly Waiting[];
  /** The number of older saves that wait as well. */
  earlier: number;
  minutes: string;
  now: number;
  isElseRefused: boolean;
  names: Today['names'];
}) {
  const count = saves.length + earlier;
  if (count === 0)
    return isElseRefused ? (
      <p>All other changes are on the site.</p>
    ) : (
      <p>Nothing waits: all that was saved is on the site.</p>
    );
  return (
    <section>
      <h2>{count === 1 ? '1 save waits' : `${count} saves wait`}</h2>
      {isLate(saves, now) ? (
        <Notice kind="bad">
          Nothing was published for more than a day, though something was saved. Tell your engineer.
        </Notice>
      ) : (
        <p>{minutes}</p>
      )}
      <ul className="entries">
        {saves.map((save) => (
          <Save key={save.sha} save={save} names={names} />
        ))}
      </ul>
      {earlier > 0 && <p>And {counted(earlier, 'earlier save')}.</p>}
    </section>
  );
}

/** The lists that keep what is typed under their own address. */
const screens: Readonly<Record<string, string>> = { prices: 'Prices', departures: 'Departures' };

/** What was typed on this device and not saved. */
function NotSaved({ names }: { names: Today['names'] }) {
  const files = allTyped();
  if (files.length === 0) return null;
  return (
    <section>
      <h2>Typed on this device, and not saved</h2>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <a href={formAddress(file) ?? `#/${file}`}>{names.get(file) ?? screens[file.split('/')[0] ?? '']}</a>
            {`, ${momentInWords(typedOf(file)?.at ?? '')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ends({ ends }: { ends: readonly EndingNote[] }) {
  const months = [...new Set(ends.map(({ on }) => on.slice(0, 7)))];
  return (
    <details className="part">
      <summary>What ends soon ({ends.length})</summary>
      <div>
        {months.map((month) => (
          <section key={month}>
            <h3>{formatMonth(month)}</h3>
            <ul>
              {ends
                .filter(({ on }) => on.startsWith(month))
                .map(({ text, file = '', field }) => {
                  const form = fieldAddress(file, field);
                  return <li key={text}>{form ? <a href={form}>{text}</a> : text}</li>;
                })}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

function TodayParts({ published, waiting, count, names, notes, now }: Today) {
  const refusedSaves = waiting.filter(({ refused }) => refused.length > 0);
  return (
    <>
      {published?.commit ? (
        <>
          <p>
            The site was last published on <b>{momentInWords(published.publishedAt)}</b>.
          </p>
          <Refused published={published} saves={refusedSaves} names={names} />
          <Waits
            saves={waiting.filter(({ refused }) => refused.length === 0)}
            earlier={count - waiting.length}
            minutes={minutesInWords(published)}
            now={now}
            isElseRefused={published.setAside.length + refusedSaves.length > 0}
            names={names}
          />
        </>
      ) : (
        <p>
          {repository().isFolder
            ? 'Here the editor works on the files of a folder. Nothing is published from here.'
            : 'The published site does not say which save it was built from, so that this page cannot tell what waits.'}
        </p>
      )}
      <NotSaved names={names} />
      {notes && notes.ends.length > 0 && <Ends ends={notes.ends} />}
      {notes && notes.unfilled.length > 0 && (
        <details className="part">
          <summary>Not filled in: {counted(notes.unfilled.length, 'field')} of trips</summary>
          <div>
            <Reasons of={notes.unfilled} />
          </div>
        </details>
      )}
    </>
  );
}

function minutesInWords(published: Publishing): string {
  const { minutes, isMeasured } = timeToPublish(published);
  const time = `A save is on the site after about ${counted(minutes, 'minute')}`;
  return isMeasured
    ? `${time}: so long the last publication took.`
    : `${time}. This is an estimate, until a publication was timed.`;
}

export function TodayScreen() {
  return (
    <Read title="Today" of={readToday}>
      {(today) => <TodayParts {...today} />}
    </Read>
  );
}
