/** The values of a form: those that are typed, those that are saved, and what of it this device keeps. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import { recordText } from '../../../../content/schema/record-text';
import { leaveGuard } from '../router';
import type { RecordFile } from '../save/record-file';
import { forget, keep } from '../typed/typed';
import { ask } from '../ui/ask';
import type { FieldOf } from './describe';
import { fromForm, toForm } from './values';

/** The milliseconds after the last letter in which nothing is kept, because keeping a long record takes some of them. */
const pause = 400;

/** What a form begins with. */
export interface Start {
  /** The record as it is saved; undefined for a new one. */
  base: object | undefined;
  record: object;
}

interface Form extends Pick<RecordFile, 'schema'> {
  file: string;
  description: FieldOf<'group' | 'variants'>;
  start: Start;
  /** The record as it is saved now. */
  saved: object | undefined;
  isNew: boolean;
  /** Called when this device cannot keep what is typed. */
  onFull: () => void;
}

async function mayLeave(): Promise<boolean> {
  const answer = await ask({
    title: 'Leave without saving?',
    body: <p>What you typed is kept on this device, and offered again when you come back.</p>,
    yes: 'Leave',
    no: 'Stay here',
  });
  return answer !== undefined;
}

/**
 * Keeps what is typed on this device until it is saved, and asks before the form is left.
 * @returns `base` is the record from which the form began; `keepSoon` keeps the values when nothing is typed any more; `onSaved` says that a
 * record is saved
 */
export function useRecordValues({ file, schema, description, start, saved, isNew, onFull }: Form) {
  const valuesOf = (record: object) => toForm(description, record) as Record<string, unknown>;
  const form = useHookForm({ defaultValues: valuesOf(start.record) });
  const [base, setBase] = useState(start.base);
  /** What was last saved or opened; the form differs from it if something is not saved. */
  const opened = useRef(saved ?? start.record);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ keepNow: () => {}, isChanged: (): boolean => false });

  const textOf = (record: object) => recordText(schema, record);
  const read = () => Object(fromForm(schema, form.getValues())) as object;
  const isChanged = () => textOf(read()) !== textOf(opened.current);

  function keepNow(): void {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isNew && !isChanged()) forget(file);
    else if (!keep(file, base, read())) onFull();
  }
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.keepNow(), pause);
  }, []);
  function onSaved(record: object): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    forget(file);
    opened.current = record;
    setBase(record);
  }

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
      return mayLeave();
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

  return { form, base, read, keepNow, keepSoon, onSaved };
}
