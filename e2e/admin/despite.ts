/** Saves at a host that fails first: the operator reads what is wrong, mends it, and saves again. */
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { signIn, type Repository } from '../support/editor';
import type { Trouble } from '../support/troubles';
import { savesIn, type Saving } from './ordinary';

/** The messages of the editor and of the pages beside it. */
const bothWords: Partial<Record<Trouble, string>> = {
  denied: 'Your access has run out: the token is over',
  forbidden: 'Your token may not do this',
  unprocessable: 'GitHub refuses this (Validation Failed): try again',
  unavailable: 'GitHub has a fault of its own (error 503): try again',
  'no network': 'There is no connection to GitHub',
};

/** The editor handles the other troubles itself: it asks a bad gateway again, and looks for a commit whose answer is lost. */
const formWords: Partial<Record<Trouble, string>> = {
  ...bothWords,
  'no answer': 'You cancelled it: save again.',
  moved: 'updated by someone else while saving',
};

const pageWords: Partial<Record<Trouble, string>> = {
  ...bothWords,
  'bad gateway': 'GitHub has a fault of its own (error 502): try again',
};

/** The editor stores a draft half a second after the last change. */
export const draftKept = (): Promise<void> => setTimeout(700);

/** Signs in with a new token. */
export async function renewToken(page: Page, repository: Repository): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Your access has run out' })).toBeVisible();
  await signIn(page, repository.token);
}

/** @param trouble What goes wrong at the first try. */
export function savingDespite(repository: Repository, trouble: Trouble | undefined): Saving {
  /** Does something that fails, and expects the explanation and no commit. */
  async function failing(act: () => Promise<void>): Promise<void> {
    const before = savesIn(repository).length;
    repository.trouble = trouble;
    await act();
    expect(savesIn(repository)).toHaveLength(before);
  }

  return {
    async form(page) {
      const words = trouble && formWords[trouble];
      const tapSave = () => page.getByRole('button', { name: 'Save' }).tap();
      if (words) {
        const dialog = page.getByRole('alertdialog');
        await failing(async () => {
          await tapSave();
          if (trouble === 'no answer') await page.getByRole('status').getByRole('button', { name: 'Cancel' }).tap();
          await dialog.waitFor();
          await expect(dialog).toContainText('Not saved');
          await expect(dialog).toContainText(words);
        });
        await dialog.getByRole('button', { name: 'OK' }).tap();
      }
      if (trouble === 'denied') {
        await draftKept();
        await page.reload();
        await renewToken(page, repository);
        await page.getByRole('button', { name: 'Restore' }).tap();
      }
      if (!words) repository.trouble = trouble;
      await tapSave();
      await page.getByText('Entry saved.').waitFor();
    },
    async beside(page, done, act) {
      // A page waits 20 seconds for an answer, and then it fails as it does without a network.
      if (trouble === 'no answer') trouble = 'no network';
      const words = trouble && pageWords[trouble];
      const status = page.getByRole('status');
      if (words)
        await failing(async () => {
          await act();
          await expect(status).toContainText(words);
        });
      if (trouble === 'denied') {
        const address = page.url();
        await status.getByRole('link', { name: 'Sign in' }).tap();
        await renewToken(page, repository);
        await page.getByRole('tree').waitFor();
        await page.goto(address);
      }
      if (!words) repository.trouble = trouble;
      await act();
      await expect(status).toContainText(done);
    },
  };
}
