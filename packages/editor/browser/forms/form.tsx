/** The whole form of a record: its fields, what was typed before, its problems, and the button that saves it. */
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { recordText } from '../../../../content/schema/record-text';
import { recordFile, type RecordFile } from '../save/record-file';
import { fetchSaving, problemsOf } from '../save/save';
import { Trouble } from '../screens/read';
import { forget, typedOf } from '../typed/typed';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { FormContext } from './context';
import { describe, type Field, type FieldOf } from './describe';
import { Fields } from './fields/field-at';
import { Marks } from './marks';
import { textsByField, unreadableDays } from './problem-texts';
import { shownPath } from './shown-path';
import { useRecordValues, type Start } from './use-record-values';
import { useSaving } from './use-saving';

interface RecordFormProps extends Start {
  file: string;
  isNew: boolean;
  /** The path of a field to open the form at. */
  field?: string | undefined;
  onSaved: () => void;
}

/** In a form with at most so many fields all parts are open. */
const fewFields = 16;

const isFolded = ({ kind }: Field) => kind === 'rows' || kind === 'group' || kind === 'variants';

function countOf(field: Field): number {
  if (field.kind === 'group') return field.fields.reduce((sum, one) => sum + countOf(one), 0);
  return field.kind === 'rows' ? 1 + countOf(field.entry) : field.kind === 'variants' ? Infinity : 1;
}

/** The parts that are open at first. */
function openedAtFirst(form: Field): string[] {
  if (form.kind !== 'group' || countOf(form) > fewFields) return [];
  return form.fields.filter(isFolded).map(({ name }) => name);
}

/** A photograph that was chosen before a reload is gone, and has to be chosen again. */
function withoutLostPhotos(record: object, base: object | undefined): object {
  const saved = JSON.stringify(base ?? {});
  const text = JSON.stringify(record).replace(/"\/content\/records\/photos\/[^"]+"/g, (file) =>
    saved.includes(file) ? file : '""',
  );
  return JSON.parse(text) as object;
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** The form, after it has asked about what was typed into it earlier and not saved. */
export function RecordForm(props: RecordFormProps) {
  const { file, base, record } = props;
  const [about] = useState(() => recordFile(file));
  const [typed] = useState(() => typedOf(file));
  const [start, setStart] = useState<Start>();
  if (!about) return <Notice kind="bad">This file has no form.</Notice>;
  const textOf = (one: object) => recordText(about.schema, one);
  if (start || !typed || textOf(typed.record) === textOf(record))
    return <FormOf {...props} about={about} start={start ?? { base, record }} />;
  return (
    <Notice>
      <p>You typed this on {dayFormat.format(new Date(typed.at))} and did not save it.</p>
      <div className="actions">
        <Button
          kind="main"
          onClick={() => setStart({ base: typed.base ?? base, record: withoutLostPhotos(typed.record, typed.base) })}
        >
          Restore
        </Button>
        <Button
          onClick={() => {
            forget(file);
            setStart({ base, record });
          }}
        >
          Discard
        </Button>
      </div>
    </Notice>
  );
}

interface FormOfProps extends RecordFormProps {
  about: RecordFile;
  start: Start;
}

/** Enter in a field does not save: forms are long, and half of one would be saved. */
function onEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Opens the form at a field. */
function useOpenedAt(field: string | undefined, description: Field, marks: Marks): void {
  useEffect(() => {
    if (!field) return undefined;
    const path = shownPath(description, field);
    // React draws the opened part only after this effect.
    const opening = setTimeout(() => {
      flushSync(() => marks.open([path]));
      (document.getElementById(path) ?? document.getElementById(`part-${path}`))?.focus();
    });
    return () => clearTimeout(opening);
  }, [field, description, marks]);
}

function FormOf({ file, about, base: saved, start, isNew, field, onSaved }: FormOfProps) {
  const { schema, form: formName } = about;
  const [description] = useState<FieldOf<'group' | 'variants'>>(() => describe(schema));
  const [marks] = useState(() => new Marks(openedAtFirst(description)));
  const [photos] = useState(() => new Map<string, Blob>());
  const element = useRef<HTMLFormElement>(null);
  /** Whether something was typed since the last check. */
  const isUnchecked = useRef(false);
  const { bar, setBar, submit } = useSaving({ file, formName, isNew, description, element, marks, photos, onSaved });
  const onFull = () =>
    setBar((before) => ({ ...before, status: 'This device has no room to keep what you type. Save it soon.' }));
  const values = useRecordValues({ file, schema, description, start, saved, isNew, onFull });
  const { form, base, keepSoon } = values;

  const changed = useCallback(() => {
    isUnchecked.current = true;
    keepSoon();
    // What was saved is no longer all that is typed.
    setBar((before) => (before.isBusy || before.status === '' ? before : { ...before, status: '' }));
  }, [keepSoon, setBar]);

  useOpenedAt(field, description, marks);
  useEffect(fetchSaving, []);

  /** Checks a field that is left, and those with problems, which may be right by now. */
  async function check(path: string): Promise<void> {
    if (!isUnchecked.current) return;
    isUnchecked.current = false;
    const days = unreadableDays(element.current);
    const problems = await problemsOf(file, values.read(), base).catch(() => undefined);
    if (!problems) return;
    marks.update(textsByField([...days, ...problems], description, formName), [path, ...marks.paths()]);
  }

  // The fields are not painted anew when the bar tells something.
  const fields = useMemo(
    () => (
      <FormContext value={{ marks, file, base, photos, changed }}>
        <FormProvider {...form}>
          <Fields field={description} path="" />
        </FormProvider>
      </FormContext>
    ),
    [marks, file, base, photos, changed, form, description],
  );

  return (
    <form
      ref={element}
      noValidate
      onInput={changed}
      onBlur={({ target }) => void check(target.id)}
      onKeyDown={onEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!bar.isBusy) void submit(values);
      }}
    >
      {bar.problems.length > 0 ? (
        <Notice kind="bad">
          {bar.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      ) : null}
      {fields}
      <div className="save">
        <Button type="submit" kind="main" isBusy={bar.isBusy}>
          Save
        </Button>
        <div role="status">{bar.status}</div>
        {bar.trouble === undefined ? null : <Trouble error={bar.trouble} />}
      </div>
    </form>
  );
}
