/** The screen `#/deleted`: the records that were deleted, each with a button that brings it back. */
import { folderPath, folders, historyAddress, isAdded, nameOf } from '../folders';
import { host, HostError } from '../host';
import { bringBack } from '../save/entries';
import { Button } from '../ui/button';
import { shaOf, useAction, whatNext } from './action';
import { deletedFiles, movedFile, redirectsIn } from './addresses';
import { lastGood } from './last-good';
import { Read } from './read';

async function readDeleted(): Promise<string[]> {
  const added = Object.keys(folders()).filter(isAdded);
  const [{ texts }, ...inFolders] = await Promise.all([
    host.read([movedFile]),
    ...added.map((folder) => host.readFolder(folderPath(folder))),
  ]);
  const files = new Set(inFolders.flatMap((folder) => Object.keys(folder.texts)));
  return deletedFiles(redirectsIn(texts[movedFile]), (file) => files.has(file));
}

function DeletedList({ files, again }: { files: readonly string[]; again: () => Promise<void> }) {
  const { act, notice } = useAction();
  const back = (file: string) =>
    void act('Bringing it back…', async () => {
      const sha = await lastGood(host, file);
      if (!shaOf(await bringBack(file, sha))) throw new HostError('It is there already.');
      await again();
      return (
        <>
          {nameOf(file)} is back. {whatNext}
        </>
      );
    });
  return (
    <>
      {notice}
      {files.length === 0 && <p>Nothing is deleted.</p>}
      <ul className="entries">
        {files.map((file) => (
          <li key={file} className="entry">
            <b>{nameOf(file)}</b>
            <p className="actions">
              <Button onClick={() => back(file)} aria-label={`Bring ${nameOf(file)} back`}>
                Bring it back
              </Button>
              <a href={historyAddress(file)} aria-label={`What ${nameOf(file)} was`}>
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
    {(files, again) => <DeletedList files={files} again={again} />}
  </Read>
);
