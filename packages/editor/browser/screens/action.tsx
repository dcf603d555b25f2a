/** Runs what a button does, and tells how it went. */
import { useCallback, useState, type ReactNode } from 'react';
import { nameOf } from '../folders';
import type { Saved } from '../save/save';
import { Notice } from '../ui/notice';
import { Trouble } from './read';

/** The sentence after each save. */
export const whatNext = (
  <>
    It will be on the site in some minutes. <a href="#/today">What waits</a>
  </>
);

/**
 * The commit of a save, or undefined if it changed nothing.
 * @throws Error with sentences for the operator if nothing was saved
 */
export function shaOf(saved: Saved): string | undefined {
  switch (saved.kind) {
    case 'saved':
      return saved.sha;
    case 'unchanged':
      return undefined;
    case 'refused':
      throw new Error(`Not saved. ${saved.problems.map(({ file, text }) => `${nameOf(file)}: ${text}`).join('. ')}`);
    case 'clash':
      throw new Error(
        `Not saved: somebody else changed ${nameOf(saved.file)} meanwhile. Look at what it is now, and do it again.`,
      );
  }
}

/** Runs actions one at a time. `notice` is the place where their results are told. */
export function useAction() {
  const [state, setState] = useState<{ isBusy: boolean; notice?: ReactNode }>({ isBusy: false });
  /**
   * Runs an action, which returns what to tell.
   * @returns whether it succeeded
   */
  const act = useCallback(async (busy: string, work: () => Promise<ReactNode>): Promise<boolean> => {
    setState({ isBusy: true, notice: <Notice>{busy}</Notice> });
    try {
      const done = await work();
      setState({ isBusy: false, notice: done && <Notice kind="good">{done}</Notice> });
      return true;
    } catch (error) {
      setState({ isBusy: false, notice: <Trouble error={error} /> });
      return false;
    }
  }, []);
  // Screen readers announce what changes in a region that was there before.
  return { isBusy: state.isBusy, notice: <div aria-live="polite">{state.notice}</div>, act };
}
