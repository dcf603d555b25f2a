/** The dialogs of a list: copy an entry, give it another address, delete it. Each stays open until it succeeds or is cancelled. */
import { useEffect, useState, type SyntheticEvent } from 'react';
import { addressOf } from '../../../../content/format/address-of';
import { fileOf } from '../../../../content/ids/file-of';
import { nameField, pageOf } from '../folders';
import { begin, move, remove } from '../save/entries';
import { save } from '../save/save';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { shaOf, useAction } from './action';
import { counted } from './counted';
import type { Entry } from './entries';
import { leadsTo } from './leads-to';

interface Props {
  entry: Entry;
  /** All entries of the folder. */
  others: readonly Entry[];
  onClose: () => void;
  /** Called when it is done, with a sentence that says so. */
  onDone: (text: string, id?: string) => void;
}

/** The path of the page of an entry, or its id if its folder has no pages. */
const pathOf = (folder: string, id: string) => pageOf(fileOf(folder, id)) ?? id;

/** @throws Error with a sentence if no entry can have this address */
export function checkAddress(folder: string, id: string, others: readonly Pick<Entry, 'id' | 'name'>[]): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new Error('Write the address in small letters and figures, joined by hyphens: kochi-and-the-hills.');
  const other = others.find((one) => one.id === id);
  if (other) throw new Error(`${pathOf(folder, id)} is the address of ${other.name}: choose another.`);
}

/** Fields for the name and the address of an entry. The address follows the name until it is typed. */
export function NameAndAddress({
  folder,
  name,
  id,
  onChange,
}: {
  folder: string;
  name: string;
  id: string;
  onChange: (name: string, id: string) => void;
}) {
  return (
    <>
      <Field id="entry-name" label="Name">
        {(field) => (
          <input
            {...field}
            required
            value={name}
            onChange={({ target }) => onChange(target.value, id === addressOf(name) ? addressOf(target.value) : id)}
          />
        )}
      </Field>
      <Field
        id="entry-address"
        label="Address"
        hint={id ? `It will be at ${pathOf(folder, id)}.` : 'Small letters and figures, joined by hyphens.'}
      >
        {(field) => (
          <input
            {...field}
            required
            autoCapitalize="none"
            spellCheck={false}
            value={id}
            onChange={({ target }) => onChange(name, target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** The end of a dialog: its problem, and its two buttons. */
function Buttons({
  action,
  isBusy,
  kind = 'main',
  onClose,
}: {
  action: string;
  isBusy: boolean;
  kind?: 'main' | 'bad';
  onClose: () => void;
}) {
  return (
    <p className="actions">
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {action}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </p>
  );
}

/** Does what a dialog asks for, and closes it if that succeeds. */
function useSubmit(work: () => Promise<() => void>) {
  const { act, isBusy, notice } = useAction();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    let finish: (() => void) | undefined;
    void act('Saving…', async () => {
      finish = await work();
      return undefined;
    }).then((isDone) => isDone && finish?.());
  };
  return { onSubmit, isBusy, notice };
}

export function CopyDialog({ entry, others, onClose, onDone }: Props) {
  const { folder } = entry;
  const [{ name, id }, setTyped] = useState({ name: '', id: '' });
  const { onSubmit, isBusy, notice } = useSubmit(async () => {
    checkAddress(folder, id, others);
    const mine = { ...(await begin(folder, entry.id)), [nameField(folder)]: name.trim() };
    shaOf(
      await save(`Add ${name.trim()}, a copy of ${entry.name}`, [{ file: fileOf(folder, id), base: undefined, mine }]),
    );
    return () => onDone(`${name.trim()} is there.`, id);
  });
  return (
    <Dialog title={`A copy of ${entry.name}`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <NameAndAddress
          folder={folder}
          name={name}
          id={id}
          onChange={(...typed) => setTyped({ name: typed[0], id: typed[1] })}
        />
        <p>
          {folder === 'trips'
            ? 'The copy is a draft: the site does not show it until you put it on sale.'
            : 'The copy goes on the site with the texts of the original, until you change them.'}
        </p>
        {notice}
        <Buttons action="Make the copy" isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

export function MoveDialog({ entry, others, onClose, onDone }: Props) {
  const { folder, name } = entry;
  const [id, setId] = useState(entry.id);
  const { onSubmit, isBusy, notice } = useSubmit(async () => {
    if (id === entry.id) throw new Error('This is its address now: type another.');
    checkAddress(folder, id, others);
    shaOf(await move(folder, entry.id, id));
    return () => onDone(`${name} is at ${pathOf(folder, id)}.`, id);
  });
  return (
    <Dialog title={`Another address for ${name}`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Field id="entry-address" label="New address" hint={`${pathOf(folder, entry.id)} will lead to it.`}>
          {(field) => (
            <input
              {...field}
              required
              autoCapitalize="none"
              spellCheck={false}
              value={id}
              onChange={({ target }) => setId(target.value.trim())}
            />
          )}
        </Field>
        {notice}
        <Buttons action="Move it" isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** A page of the published site with the paths of the pages that it leads to; the build lists them in `links.json`. */
interface LinkingPage {
  path: string;
  title: string;
  to: string[];
}

async function pagesTo(path: string): Promise<LinkingPage[]> {
  const response = await fetch('/admin/links.json');
  return ((await response.json()) as LinkingPage[]).filter(({ to }) => to.includes(path));
}

/** The published pages that lead to another. The dialog does not wait for them. */
function Linking({ to }: { to: string }) {
  const [pages, setPages] = useState<readonly LinkingPage[]>();
  useEffect(() => {
    pagesTo(to).then(setPages, () => undefined);
  }, [to]);
  if (!pages) return null;
  if (pages.length === 0) return <p>No page of the published site leads to it.</p>;
  const sum = pages.length === 1 ? '1 page leads' : `${pages.length} pages lead`;
  return (
    <details>
      <summary>{sum} to it today, but no longer after the next publication.</summary>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function DeleteDialog({ entry, onClose, onDone }: Omit<Props, 'others'>) {
  const { folder, id, name, record } = entry;
  const path = pageOf(fileOf(folder, id));
  const to = leadsTo(entry);
  const { onSubmit, isBusy, notice } = useSubmit(async () => {
    shaOf(await remove(folder, id, to));
    return () => onDone(`${name} is deleted.`);
  });
  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p>
          {typeof record?.['days'] === 'number' && `${counted(record['days'], 'day')}. `}
          {path && `Its address ${path} will lead to ${to}.`}
        </p>
        {path && <Linking to={path} />}
        <p>It can be brought back at any time, from “Deleted”.</p>
        {notice}
        <Buttons action={`Delete ${name}`} kind="bad" isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
