/** The screen `#/new/<folder>`: the name and the address of a new record, and what it begins with. */
import { useId, useState } from 'react';
import { fileOf } from '../../../../content/ids/file-of';
import { kindFields, kindNames } from '../../names/kinds';
import { nameField, oneOf } from '../folders';
import { go } from '../router';
import { begin } from '../save/entries';
import { keep } from '../typed/typed';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { useAction } from './action';
import { byKind, readEntries, type Entry } from './entries';
import { checkAddress, NameAndAddress } from './entry-dialogs';
import { Read } from './read';

function NewForm({ folder, entries }: { folder: string; entries: readonly Entry[] }) {
  const [{ name, id }, setTyped] = useState({ name: '', id: '' });
  const [from, setFrom] = useState('');
  const { act, isBusy, notice } = useAction();
  const fieldId = useId();
  const kinds = entries.some(({ kind }) => kind) ? kindNames : [];

  /** Opens the form with what the record begins with, which is kept like anything that is typed. It is saved from there. */
  const open = () =>
    act('Opening the form…', async () => {
      checkAddress(folder, id, entries);
      const other = entries.find((entry) => entry.id === from);
      const record = other ? await begin(folder, other.id) : { ...(await begin(folder)), ...kindFields(from) };
      keep(fileOf(folder, id), undefined, { ...record, [nameField(folder)]: name.trim() });
      await go(`#/${folder}/${id}`);
      return undefined;
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <NameAndAddress
        folder={folder}
        name={name}
        id={id}
        onChange={(newName, newId) => setTyped({ name: newName, id: newId })}
      />
      <Field id={fieldId} label="Begin with" hint="A copy of the one that is most like it saves much typing.">
        {(control) => (
          <select
            {...control}
            required={kinds.length > 0}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          >
            <option value="" disabled={kinds.length > 0}>
              {kinds.length > 0 ? 'Choose' : 'An empty form'}
            </option>
            {kinds.length > 0 && (
              <optgroup label="An empty form">
                {kinds.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </optgroup>
            )}
            {byKind(entries.filter(({ record }) => record)).map(([kind, own]) => (
              <optgroup key={kind ?? ''} label={kind ? `A copy from ${kind}` : 'A copy of'}>
                {own.map((entry) => (
                  <option key={entry.id} value={entry.id}>
                    {entry.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {notice}
      <Button type="submit" kind="main" isBusy={isBusy}>
        Open the form
      </Button>
      <p>Nothing is saved until you save the form.</p>
    </form>
  );
}

export function New({ folder }: { folder: string }) {
  const [read] = useState(() => () => readEntries(folder));
  return (
    <Read title={`New ${oneOf(folder)}`} of={read}>
      {(entries) => <NewForm folder={folder} entries={entries} />}
    </Read>
  );
}
