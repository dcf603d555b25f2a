/** The screen `#/trips/<id>`: the form of a record. */
import { useCallback, useState, type ReactNode } from 'react';
import { fileOf } from '../../../../content/ids/file-of';
import { RecordForm } from '../forms/form';
import { entryRow, historyAddress, listTitle, nameOf, pageOf, parsed, type Fields } from '../folders';
import { host } from '../host';
import { bringBack } from '../save/entries';
import { typedOf } from '../typed/typed';
import { Button } from '../ui/button';
import { shaOf, useAction } from './action';
import { movedFile, recordAt, redirectsIn } from './addresses';
import { lastGood } from './last-good';
import { Read } from './read';

interface Opened {
  text: string | undefined;
  record: Fields | undefined;
  /** Where the record is now, if it moved. */
  movedTo: string | undefined;
}

async function openRecord(file: string): Promise<Opened> {
  const { texts } = await host.read([file, movedFile]);
  const text = texts[file];
  const to = redirectsIn(texts[movedFile]).find(({ from }) => from === pageOf(file))?.to;
  return { text, record: parsed(text), movedTo: text === undefined && to ? await recordAt(to) : undefined };
}

/** A file that is not JSON has no form. Its history and its last good version are all that helps. */
function Unreadable({ file, again }: { file: string; again: () => Promise<void> }) {
  const { act, notice } = useAction();
  const back = () =>
    void act('Looking for its last good version…', async () => {
      shaOf(await bringBack(file, await lastGood(host, file)));
      await again();
      return undefined;
    });
  return (
    <>
      <p>This file cannot be read, so that it has no form.</p>
      {notice}
      <Button onClick={back}>Bring back the last good version</Button>
    </>
  );
}

function Links({ file, folder, opened: { text, record } }: { file: string; folder: string; opened: Opened }) {
  // A draft has no page yet.
  const page = text !== undefined && !record?.['draft'] ? pageOf(file) : undefined;
  const isInList = entryRow(folder) !== undefined;
  return (
    <p className="actions">
      <a href={isInList ? `#/${folder}` : '#/files'}>{isInList ? listTitle(folder) : 'Texts and details'}</a>
      {text !== undefined && <a href={historyAddress(file)}>History</a>}
      {page && (
        <a href={page} target="_blank">
          See its page
        </a>
      )}
    </p>
  );
}

/** @param field the path of a field to open the form at */
export function RecordScreen({ folder, id, field }: { folder: string; id: string; field?: string | undefined }) {
  const file = fileOf(folder, id);
  const read = useCallback(() => openRecord(file), [file]);
  // What a new record begins with. Once it is saved, it is read like any other.
  const [begun] = useState(() => typedOf(file));

  function form({ text, record, movedTo }: Opened, again: () => Promise<void>): ReactNode {
    const opened = record ?? (text === undefined && !begun?.base ? begun?.record : undefined);
    if (opened)
      return (
        <RecordForm
          key={file}
          file={file}
          base={record}
          record={opened}
          isNew={!record}
          field={field}
          onSaved={() => void again()}
        />
      );
    if (text !== undefined) return <Unreadable file={file} again={again} />;
    return (
      <p>
        {movedTo ? (
          <>
            This moved to another address:{' '}
            <a href={`#/${folder}/${movedTo.replace(/^.*\/|\.json$/g, '')}`}>open it there</a>.
          </>
        ) : (
          <>
            There is nothing at this address. If it was deleted, <a href="#/deleted">bring it back</a>.
          </>
        )}
      </p>
    );
  }

  return (
    <Read title={(opened) => nameOf(file, opened?.text ?? JSON.stringify(begun?.record))} of={read}>
      {(opened, again) => (
        <>
          <Links file={file} folder={folder} opened={opened} />
          {form(opened, again)}
        </>
      )}
    </Read>
  );
}
