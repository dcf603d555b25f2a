/** The list of a folder's entries, with what can be done with each. */
import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { capitalised } from '../../../../content/format/capitalised';
import { formatRupees } from '../../../../content/format/money';
import { formatDuration } from '../../../../content/format/duration';
import { thumbnailFile } from '../../../../content/routes';
import { isAdded, listTitle, oneOf } from '../folders';
import { host } from '../host';
import { bringBack } from '../save/entries';
import { save } from '../save/save';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { shaOf, useAction, whatNext } from './action';
import { counted } from './counted';
import { byKind, readEntries, type Entry } from './entries';
import { CopyDialog, DeleteDialog, MoveDialog } from './entry-dialogs';
import { lastGood } from './last-good';
import { Read } from './read';
import { SearchField } from './search-field';
import { isFound } from './search';

const dialogs = { copy: CopyDialog, move: MoveDialog, delete: DeleteDialog };

/** The dialog that is open, and the entry it is about. */
interface Opened {
  what: keyof typeof dialogs;
  entry: Entry;
}

interface Actions {
  open: (what: keyof typeof dialogs, entry: Entry) => void;
  putOnSale: (entry: Entry) => void;
  bringLastBack: (entry: Entry) => void;
}

/** The facts below the name of an entry. */
function factsOf({ record }: Entry): string[] {
  const { days, price, draft } = record ?? {};
  return [
    ...(draft ? ['Draft, not on sale'] : []),
    ...(typeof days === 'number' ? [formatDuration(days)] : []),
    ...(typeof price === 'number' ? [formatRupees(price)] : []),
  ];
}

function More({ entry, actions }: { entry: Entry; actions: Actions }) {
  const { folder, id, name } = entry;
  const act = (what: keyof typeof dialogs, text: string) => (
    <Button onClick={() => actions.open(what, entry)}>{text}</Button>
  );
  return (
    <Menu label="More" of={name}>
      <a href={`#/${folder}/${id}/history`}>History</a>
      {isAdded(folder) && (
        <>
          {act('copy', 'Copy…')}
          {act('move', 'Another address…')}
          {act('delete', 'Delete…')}
        </>
      )}
    </Menu>
  );
}

const Row = memo(function Row({ entry, actions }: { entry: Entry; actions: Actions }) {
  const { folder, id, name, record } = entry;
  if (!record)
    return (
      <li className="entry">
        <p>
          <b>{name}</b>: its file cannot be read, so that it has no form.
        </p>
        <p className="actions">
          <Button onClick={() => actions.bringLastBack(entry)}>Bring back the last good version of {name}</Button>
          <a href={`#/${folder}/${id}/history`}>History of {name}</a>
        </p>
      </li>
    );
  const { picture, draft } = record;
  return (
    <li className="entry listed">
      {typeof picture === 'string' && <img src={thumbnailFile(picture)} alt="" width="64" height="64" loading="lazy" />}
      <div>
        <a href={`#/${folder}/${id}`}>{name}</a>
        <p className="facts">{factsOf(entry).join(' · ')}</p>
        {draft === true && (
          <Button onClick={() => actions.putOnSale(entry)} aria-label={`Put ${name} on sale`}>
            Put on sale
          </Button>
        )}
      </div>
      <More entry={entry} actions={actions} />
    </li>
  );
});

/**
 * What can be done with an entry.
 * @param again Reads the list again.
 * @param onOpen Opens a dialog about an entry.
 */
function useEntryActions(again: () => Promise<void>, onOpen: (dialog: Opened) => void) {
  const { act, notice } = useAction();

  /** Reads the list again after a change. The change is saved even if that fails. */
  const told = useCallback(
    async (text: ReactNode) => {
      await again();
      return (
        <>
          {text} {whatNext}
        </>
      );
    },
    [again],
  );

  const actions = useMemo<Actions>(
    () => ({
      open: (what, entry) => onOpen({ what, entry }),
      putOnSale: (entry) =>
        void act('Saving…', async () => {
          const { file, name, record } = entry;
          shaOf(await save(`Put ${name} on sale`, [{ file, base: record, mine: { ...record, draft: undefined } }]));
          return told(`${name} is on sale.`);
        }),
      bringLastBack: ({ file, name }) =>
        void act('Looking for its last good version…', async () => {
          shaOf(await bringBack(file, await lastGood(host, file)));
          return told(`${name} is as it was last.`);
        }),
    }),
    [act, told, onOpen],
  );

  return { act, notice, told, actions };
}

function Entries({
  folder,
  entries,
  again,
}: {
  folder: string;
  entries: readonly Entry[];
  again: () => Promise<void>;
}) {
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<Opened>();
  const { act, notice, told, actions } = useEntryActions(again, setDialog);
  const one = oneOf(folder);

  // A letter is shown before the list follows it.
  const searched = useDeferredValue(search);
  const found = useMemo(() => entries.filter(({ words }) => isFound(words, searched)), [entries, searched]);
  const Dialog = dialog && dialogs[dialog.what];
  return (
    <>
      {notice}
      {isAdded(folder) && (
        <p>
          <a className="button" href={`#/new/${folder}`}>
            New {one}
          </a>
        </p>
      )}
      <SearchField
        label="Search"
        hint={folder === 'trips' ? 'A name, a state, a place, a kind or a price: kerala, temples, 26,300.' : 'A name.'}
        value={search}
        found={capitalised(counted(found.length, one))}
        onChange={setSearch}
      />
      {byKind(found).map(([kind, own]) => (
        <section key={kind ?? ''} aria-label={kind}>
          {kind && <h2>{kind}</h2>}
          <ul className="entries">
            {own.map((entry) => (
              <Row key={entry.id} entry={entry} actions={actions} />
            ))}
          </ul>
        </section>
      ))}
      {dialog && Dialog && (
        <Dialog
          entry={dialog.entry}
          others={entries}
          onClose={() => setDialog(undefined)}
          onDone={(text, id) => {
            setDialog(undefined);
            void act('Reading…', () =>
              told(
                <>
                  {text} {id && <a href={`#/${folder}/${id}`}>Open its form</a>}
                </>,
              ),
            );
          }}
        />
      )}
    </>
  );
}

/** The screen `#/trips`, and that of every other folder whose files are alike. */
export function List({ folder }: { folder: string }) {
  const read = useCallback(() => readEntries(folder), [folder]);
  return (
    <Read title={listTitle(folder)} of={read}>
      {(entries, again) => <Entries folder={folder} entries={entries} again={again} />}
    </Read>
  );
}
