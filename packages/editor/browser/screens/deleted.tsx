/** The screen `#/deleted`: the records that were deleted, each with a button that brings it back. */
import { folderPath, folders, historyAddress, isAdded, nameOf } from '../folders';
import { host, HostError } from '../host';
import { bringBack } from '../save/entries';
import { Button } from '../ui/button';
import { shaOf, useAction, whatNext } from './action';
import { deletedFiles, movedFile, redirectsIn } from './addresses';
import { Read } from './read';

interface DeletedRecord {
  file: string;
  name: string;
  /** The commit that deleted it. */
  commit: string;
}

/** What is known of a deleted record; undefined if it was not deleted but moved, and its new address was deleted later. */
async function deletedRecord(file: string): Promise<DeletedRecord | undefined> {
  const [last] = await host.commitsOf(file, 1);
  if (!last) return undefined;
  const [changed, before] = await Promise.all([host.filesOf(last.sha), host.readAt(`${last.sha}^`, [file])]);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const hasMoved = changed.some(({ path, status }) => path.startsWith(folder) && ['added', 'renamed'].includes(status));
  return hasMoved ? undefined : { file, name: nameOf(file, before[file]), commit: last.sha };
}

async function readDeleted(): Promise<DeletedRecord[]> {
  const added = Object.keys(folders()).filter(isAdded);
  const [{ texts }, ...inFolders] = await Promise.all([
    host.read([movedFile]),
    ...added.map((folder) => host.readFolder(folderPath(folder))),
  ]);
  const files = new Set(inFolders.flatMap((folder) => Object.keys(folder.texts)));
  const deleted = deletedFiles(redirectsIn(texts[movedFile]), (file) => files.has(file));
  return (await Promise.all(deleted.map(deletedRecord))).filter((record) => record !== undefined);
}

function DeletedList({ records, again }: { records: readonly DeletedRecord[]; again: () => Promise<void> }) {
  const { act, notice } = useAction();
  const back = ({ file, name, commit }: DeletedRecord) =>
    void act('Bringing it back…', async () => {
      if (!shaOf(await bringBack(file, commit))) throw new HostError('It is there already.');
      await again();
      return (
        <>
          {name} is back. {whatNext}
        </>
      );
    });
  return (
    <>
      {notice}
      {records.length === 0 && <p>Nothing is deleted.</p>}
      <ul className="entries">
        {records.map((record) => (
          <li key={record.file} className="entry">
            <b>{record.name}</b>
            <p className="actions">
              <Button onClick={() => back(record)} aria-label={`Bring ${record.name} back`}>
                Bring it back
              </Button>
              <a href={historyAddress(record.file)} aria-label={`What ${record.name} was`}>
                What it was
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Deleted = () => (
  <Read title="Deleted" of={readDeleted}>
    {(records, again) => <DeletedList records={records} again={again} />}
  </Read>
);
