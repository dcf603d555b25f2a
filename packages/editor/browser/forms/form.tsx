/** The whole form of a record: its fields, what was typed before, its problems, and the button that saves it. */
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm as useHookForm } from 'react-hook-form';
import { counted } from '../../../../content/format/counted';
import { recordText } from '../../../../content/schema/record-text';
import { fieldInWords } from '../../names/words';
import { leaveGuard } from '../router';
import { nameOfRecord, recordFile, type RecordFile } from '../save/record-file';
import { problemsOf, save, type Problem, type Saved } from '../save/save';
import { Trouble } from '../screens/read';
import { forget, keep, typedOf } from '../typed/typed';
import { ask } from '../ui/ask';
import { askPrices } from '../ui/ask-prices';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { askWhose } from './ask-whose';
import { FormContext } from './context';
import { describe, type Field, type FieldOf } from './describe';
import { Fields } from './fields/field-at';
import { Marks } from './marks';
import { priceChanges } from './prices';
import { shownPath } from './shown-path';
import { fromForm, toForm } from './values';

interface RecordFormProps {
  file: string;
  /** The record as it is saved; undefined for a new one. */
  base: object | undefined;
  /** What the form begins with. */
  record: object;
  isNew: boolean;
  /** The path of a field to open the form at. */
  field?: string | undefined;
  onSaved: () => void;
}

/** The milliseconds after the last letter in which nothing is kept, because keeping a long record takes some of them. */
const pause = 400;

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
  const [start, setStart] = useState<Pick<RecordFormProps, 'base' | 'record'>>();
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
  start: Pick<RecordFormProps, 'base' | 'record'>;
}

/** What the bar with the button tells. */
interface State {
  isBusy: boolean;
  status: ReactNode;
  trouble?: unknown;
  /** The problems of the whole record. */
  problems: readonly string[];
}

const idle: State = { isBusy: false, status: '', problems: [] };

/** Days that are typed in part, which a native field hands on as nothing. */
const unreadableDays = (form: HTMLFormElement | null): Problem[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])]
    .filter(({ validity }) => validity.badInput)
    .map(({ id }) => ({ file: '', path: id, text: 'This is no whole day: choose day, month and year.' }));

/** The first field with a problem gets the focus. */
function showFirst(form: HTMLFormElement | null): void {
  const problem = form?.querySelector('.problem p');
  const field = problem?.closest('.field')?.querySelector<HTMLElement>('input, textarea, select');
  const target = field ?? problem?.closest('details')?.querySelector('summary');
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** Enter in a field does not save: forms are long, and half of one would be saved. */
function onEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function FormOf({ file, about, base: saved, start, isNew, field, onSaved }: FormOfProps) {
  const { schema, form: formName } = about;
  const [description] = useState<FieldOf<'group' | 'variants'>>(() => describe(schema));
  const [marks] = useState(() => new Marks(openedAtFirst(description)));
  const [photos] = useState(() => new Map<string, Blob>());
  const valuesOf = (record: object) => toForm(description, record) as Record<string, unknown>;
  const form = useHookForm({ defaultValues: valuesOf(start.record) });
  const [base, setBase] = useState(start.base);
  const [state, setState] = useState(idle);
  const element = useRef<HTMLFormElement>(null);
  /** What was last saved or opened; the form differs from it if something is not saved. */
  const opened = useRef(saved ?? start.record);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether something was typed since the last check. */
  const isUnchecked = useRef(false);

  const latest = useRef({ keepNow: () => {}, isChanged: (): boolean => false });

  const textOf = (record: object) => recordText(schema, record);
  const read = () => Object(fromForm(schema, form.getValues())) as object;
  const isChanged = () => textOf(read()) !== textOf(opened.current);

  function keepNow(): void {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isNew && !isChanged()) forget(file);
    else if (!keep(file, base, read()))
      setState((before) => ({ ...before, status: 'This device has no room to keep what you type. Save it soon.' }));
  }
  const changed = useCallback(() => {
    isUnchecked.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.keepNow(), pause);
    // What was saved is no longer all that is typed.
    setState((before) => (before.isBusy || before.status === '' ? before : { ...before, status: '' }));
  }, []);

  // Listeners that live as long as the form call what the last rendering defined.
  useEffect(() => {
    latest.current = { keepNow, isChanged };
  });

  useEffect(() => {
    const onHide = () => latest.current.keepNow();
    window.addEventListener('pagehide', onHide);
    const removeGuard = leaveGuard(async () => {
      if (!latest.current.isChanged()) return true;
      latest.current.keepNow();
      const answer = await ask({
        title: 'Leave without saving?',
        body: <p>What you typed is kept on this device, and offered again when you come back.</p>,
        yes: 'Leave',
        no: 'Stay here',
      });
      return answer !== undefined;
    });
    return () => {
      onHide();
      window.removeEventListener('pagehide', onHide);
      removeGuard();
    };
  }, []);

  // After a save, the record is read anew: it may hold what somebody else changed.
  useEffect(() => {
    if (!saved || textOf(saved) === textOf(opened.current) || isChanged()) return;
    opened.current = saved;
    setBase(saved);
    form.reset(valuesOf(saved));
    // Only another saved record is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);

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

  /** The texts of problems by the path of the field that shows them; those of no field have an empty path. */
  function byField(problems: readonly Problem[]): Map<string, string[]> {
    const texts = new Map<string, string[]>();
    for (const { path, text } of problems) {
      const at = path && shownPath(description, path);
      const words = path && !at ? `${fieldInWords(formName, path)}: ${text}` : text;
      texts.set(at, [...(texts.get(at) ?? []), words]);
    }
    return texts;
  }

  function refuse(problems: readonly Problem[]): void {
    const texts = byField(problems);
    const ofRecord = texts.get('') ?? [];
    texts.delete('');
    const count = texts.size + ofRecord.length;
    const fields = count === 1 ? 'one field needs' : `${counted(count, 'field')} need`;
    const status = texts.size > 0 ? `Not saved: ${fields} a change.` : 'Not saved.';
    flushSync(() => {
      marks.show(texts);
      setState({ isBusy: false, status, problems: ofRecord });
    });
    if (texts.size > 0) showFirst(element.current);
    else element.current?.scrollIntoView();
  }

  /** Checks a field that is left, and those with problems, which may be right by now. */
  async function check(path: string): Promise<void> {
    if (!isUnchecked.current) return;
    isUnchecked.current = false;
    const days = unreadableDays(element.current);
    const problems = await problemsOf(file, read(), base).catch(() => undefined);
    if (problems) marks.update(byField([...days, ...problems]), [path, ...marks.paths()]);
  }

  function tell(result: Saved, mine: object): void {
    switch (result.kind) {
      case 'refused':
        refuse(result.problems);
        return;
      case 'clash':
        setState({ ...idle, status: 'Nothing was saved. What you typed is still here.' });
        return;
      case 'unchanged':
      case 'saved': {
        clearTimeout(timer.current);
        timer.current = undefined;
        forget(file);
        opened.current = mine;
        setBase(mine);
        marks.show(new Map());
        const status =
          result.kind === 'unchanged' ? (
            'This is what is saved already: nothing has changed.'
          ) : (
            <>
              Saved. It will be on the site in some minutes. <a href="#/today">What waits</a>
            </>
          );
        setState({ ...idle, status });
        // Where the values of somebody else were chosen, nothing is committed, but there is something new to read.
        onSaved();
      }
    }
  }

  async function saveNow(mine: object): Promise<Saved> {
    const name = nameOfRecord(file, mine);
    const message = `${isNew ? 'Add' : 'Change'} ${name}`;
    const changes = [{ file, base: isNew ? undefined : base, mine }];
    const withPhotos = { photos: Object.fromEntries(photos) };
    const result = await save(message, changes, withPhotos);
    if (result.kind !== 'clash') return result;
    const choose = await askWhose(formName, result.clashes);
    return choose ? save(message, changes, { ...withPhotos, choose }) : result;
  }

  async function submit(): Promise<void> {
    keepNow();
    const mine = read();
    setState({ ...idle, isBusy: true, status: 'Saving…' });
    try {
      const problems = [...unreadableDays(element.current), ...(await problemsOf(file, mine, base))];
      if (problems.length > 0) refuse(problems);
      else if (await askPrices(priceChanges(formName, base ?? {}, mine))) tell(await saveNow(mine), mine);
      else setState(idle);
    } catch (trouble) {
      setState({ ...idle, trouble });
    }
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
        if (!state.isBusy) void submit();
      }}
    >
      {state.problems.length > 0 ? (
        <Notice kind="bad">
          {state.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      ) : null}
      {fields}
      <div className="save">
        <Button type="submit" kind="main" isBusy={state.isBusy}>
          Save
        </Button>
        <div role="status">{state.status}</div>
        {state.trouble === undefined ? null : <Trouble error={state.trouble} />}
      </div>
    </form>
  );
}
