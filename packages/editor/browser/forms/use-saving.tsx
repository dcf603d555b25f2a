/** Saves the record of a form, and says in its bar how that went. */
import { useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nameOfRecord } from '../save/record-file';
import { problemsOf, save, type Problem, type Saved } from '../save/save';
import { askPrices } from '../ui/ask-prices';
import { askWhose } from './ask-whose';
import type { FieldOf } from './describe';
import type { Marks } from './marks';
import { priceChanges } from './prices';
import { refusal, showFirst, textsByField, unreadableDays } from './problem-texts';
import type { useRecordValues } from './use-record-values';

/** What the bar with the button tells. */
interface BarState {
  isBusy: boolean;
  status: ReactNode;
  trouble?: unknown;
  /** The problems of the whole record. */
  problems: readonly string[];
}

const idle: BarState = { isBusy: false, status: '', problems: [] };

interface SavedForm {
  file: string;
  formName: string;
  isNew: boolean;
  description: FieldOf<'group' | 'variants'>;
  element: RefObject<HTMLFormElement | null>;
  marks: Marks;
  photos: ReadonlyMap<string, Blob>;
  /** Called after the record was saved, and its values are those of the form. */
  onSaved: () => void;
}

type Values = Pick<ReturnType<typeof useRecordValues>, 'base' | 'read' | 'keepNow' | 'onSaved'>;

const statusOf = (kind: 'unchanged' | 'saved') =>
  kind === 'unchanged' ? (
    'This is what is saved already: nothing has changed.'
  ) : (
    <>
      Saved. It will be on the site in some minutes. <a href="#/today">What waits</a>
    </>
  );

/** Saves a record, and asks whose values to take if somebody else saved others meanwhile. */
async function saveRecord(
  { file, formName, isNew, photos }: Pick<SavedForm, 'file' | 'formName' | 'isNew' | 'photos'>,
  base: object | undefined,
  mine: object,
): Promise<Saved> {
  const message = `${isNew ? 'Add' : 'Change'} ${nameOfRecord(file, mine)}`;
  const changes = [{ file, base: isNew ? undefined : base, mine }];
  const withPhotos = { photos: Object.fromEntries(photos) };
  const result = await save(message, changes, withPhotos);
  if (result.kind !== 'clash') return result;
  const choose = await askWhose(formName, result.clashes);
  return choose ? save(message, changes, { ...withPhotos, choose }) : result;
}

/** The state of the bar, and a function that saves the values of the form. */
export function useSaving(form: SavedForm) {
  const { file, formName, description, element, marks, onSaved } = form;
  const [bar, setBar] = useState(idle);

  function refuse(problems: readonly Problem[]): void {
    const texts = textsByField(problems, description, formName);
    const ofRecord = texts.get('') ?? [];
    texts.delete('');
    flushSync(() => {
      marks.show(texts);
      setBar({ isBusy: false, status: refusal(texts.size, ofRecord.length), problems: ofRecord });
    });
    if (texts.size > 0) showFirst(element.current);
    else element.current?.scrollIntoView();
  }

  function tell(result: Saved, values: Values, mine: object): void {
    switch (result.kind) {
      case 'refused':
        refuse(result.problems);
        return;
      case 'clash':
        setBar({ ...idle, status: 'Nothing was saved. What you typed is still here.' });
        return;
      case 'unchanged':
      case 'saved':
        values.onSaved(mine);
        marks.show(new Map());
        setBar({ ...idle, status: statusOf(result.kind) });
        // Where the values of somebody else were chosen, nothing is committed, but there is something new to read.
        onSaved();
    }
  }

  async function submit(values: Values): Promise<void> {
    const { base } = values;
    values.keepNow();
    const mine = values.read();
    setBar({ ...idle, isBusy: true, status: 'Saving…' });
    try {
      const problems = [...unreadableDays(element.current), ...(await problemsOf(file, mine, base))];
      if (problems.length > 0) refuse(problems);
      else if (await askPrices(priceChanges(formName, base ?? {}, mine))) {
        tell(await saveRecord(form, base, mine), values, mine);
      } else setBar(idle);
    } catch (trouble) {
      setBar({ ...idle, trouble });
    }
  }

  return { bar, setBar, submit };
}
