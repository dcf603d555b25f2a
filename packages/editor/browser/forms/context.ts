/** What all fields of a form share. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Marks } from './marks';

export interface FormState {
  marks: Marks;
  /** The file of the record. */
  file: string;
  /** New photographs by their paths in the repository. */
  photos: Map<string, Blob>;
  /** Called when something other than a native field has changed. */
  changed: () => void;
  /** The record as it was opened. */
  base: object | undefined;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('a field outside of a form');
  return state;
}

/** The problems of a field. */
export function useProblems(path: string): readonly string[] {
  const { marks } = useForm();
  return useSyncExternalStore(marks.subscribe, () => marks.problemsAt(path));
}

/** The number of fields with problems in a part. */
export function useProblemCount(path: string): number {
  const { marks } = useForm();
  return useSyncExternalStore(marks.subscribe, () => marks.countIn(path));
}

export function useIsOpen(path: string): boolean {
  const { marks } = useForm();
  return useSyncExternalStore(marks.subscribe, () => marks.isOpen(path));
}
