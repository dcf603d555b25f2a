import { useEffect, useState } from 'react';
import { capitalised } from '../../../../content/format/capitalised';
import { thumbnailFile } from '../../../../content/routes';
import { parsed } from '../folders';
import { host } from '../host';
import type { Choice } from '../ui/search-choices';
import type { Choices } from './describe';

type Folder = Extract<Choices, string>;

/** The field of a record that names it. */
const nameFields: Readonly<Record<Folder, string>> = { trips: 'name', destinations: 'name', pictures: 'alt' };

async function recordsIn(folder: Folder): Promise<readonly Choice[]> {
  const { texts } = await host.readFolder(`content/records/${folder}`);
  return Object.entries(texts).map(([file, text]) => {
    const id = file.replace(/^.*\/|\.json$/g, '');
    const name = parsed(text)?.[nameFields[folder]];
    return {
      value: id,
      label: typeof name === 'string' ? name : id,
      ...(folder === 'pictures' ? { image: thumbnailFile(id) } : {}),
    };
  });
}

/** The milliseconds for which the records of a folder are taken as read. */
const fresh = 60_000;
const read = new Map<Folder, { at: number; choices: Promise<readonly Choice[]> }>();

function choicesOf(folder: Folder): Promise<readonly Choice[]> {
  const known = read.get(folder);
  if (known && Date.now() - known.at < fresh) return known.choices;
  const choices = recordsIn(folder);
  read.set(folder, { at: Date.now(), choices });
  choices.catch(() => read.delete(folder));
  return choices;
}

/** The choices of a field. Records are read when the field is shown; until then there are none. */
export function useChoices(choices: Choices): readonly Choice[] {
  const folder = typeof choices === 'string' ? choices : undefined;
  const [records, setRecords] = useState<readonly Choice[]>([]);
  useEffect(() => {
    let isShown = true;
    if (folder)
      choicesOf(folder).then(
        (found) => isShown && setRecords(found),
        // Without the records an id can still be seen, and everything else be changed.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [folder]);
  return typeof choices === 'string' ? records : choices;
}

/** The choice with a value, named by its id while its record is not read. */
export const choiceOf = (choices: readonly Choice[], value: string | number): Choice =>
  choices.find((choice) => choice.value === value) ?? {
    value,
    label: capitalised(String(value).replaceAll('-', ' ')),
  };
