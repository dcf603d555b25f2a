/** What the operator does in the editor, in a browser and on a repository of its own: by labels and roles, never by styles. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { fileOf } from '../../../content/ids/file-of';
import { schemaOf } from '../../../content/schema/data-folders';
import { recordText } from '../../../content/schema/record-text';
import { wordsAt } from '../../../packages/editor/names/words';
import { checkFiles, copyFiles, type CopiedFolder } from '../../../scripts/lib/test/copied-folder';
import { connected } from '../../../scripts/lib/test-environment.mjs';
import { bySomebodyElse, gitHost, type GitHost } from './git-host';

export type Fields = Record<string, unknown>;

export interface Repository extends CopiedFolder, GitHost {
  /** The text of a file; undefined if there is none. */
  text: (file: string) => string | undefined;
  record: (file: string) => Fields;
  /** Saves values of a record by other means than the editor, without any check. */
  writes: (file: string, values: object, message?: string) => void;
  /** Expects that the check accepts all records. */
  expectSound: () => void;
}

/** A repository with the content and the files that check it. */
export function newRepository(): Repository {
  const folder = copyFiles(checkFiles);
  const host = gitHost(folder.root);
  const text = (file: string) => {
    const id = host.git.idOf(`HEAD:${file}`);
    return id && host.git.blobs([id])[0]?.toString();
  };
  // The host itself, because its token changes.
  return Object.assign(host, folder, {
    text,
    record: (file: string) => JSON.parse(text(file) ?? 'null') as Fields,
    writes(file: string, values: object, message = bySomebodyElse) {
      const [, folderName = '', id = ''] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
      const schema = schemaOf(folderName, id);
      const path = join(folder.root, file);
      const record = { ...(JSON.parse(readFileSync(path, 'utf8')) as Fields), ...values };
      writeFileSync(path, schema ? recordText(schema, record) : JSON.stringify(record));
      host.save(message, 'A colleague');
    },
    expectSound: () => {
      expect(folder.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });
    },
  });
}

/** What the published site says about its publication; `packages/export/publishing.ts` writes it. */
export interface Publishing {
  publishedAt: string;
  commit?: string;
  setAside: readonly { file: string; reasons: readonly string[] }[];
}

export const publish = (page: Page, publishing: Publishing) =>
  page.route('**/admin/publishing.json', (route) => route.fulfill({ json: publishing }));

/**
 * A test with a repository. It fails if the page asks other hosts, writes to its console, or makes requests that GitHub's published schemas
 * do not have. A test that breaks something empties `messages`.
 */
export const test = base.extend<{ messages: string[]; repository: Repository }>({
  repository: async ({}, provide) => {
    const repository = newRepository();
    await provide(repository);
    repository.remove();
  },
  messages: async ({}, provide) => provide([]),
  page: async ({ page, messages, repository }, provide) => {
    await watch(page, messages, repository);
    await provide(page);
    expect(messages).toEqual([]);
    expect(repository.faults).toEqual([]);
  },
});

/** Connects a page to the stand-in of the Git host, and collects what it should not do. */
export async function watch(page: Page, messages: string[], repository: GitHost): Promise<void> {
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!['blob:', 'data:'].includes(protocol) && hostname !== 'localhost') messages.push(`asks ${request.url()}`);
    if (request.url().includes(repository.token)) messages.push(`the token is in ${request.url()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  await page.route(`${connected.ADMIN_API_ROOT}/**`, repository.answer);
  // The published file contains the time of the export only; tests of publication replace it.
  await publish(page, { publishedAt: '2026-11-27T04:39:00Z', setAside: [] });
}

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

/** Signs in with an access token. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await button(page, 'Sign in').tap();
}

/** Opens a screen of the editor and signs in. */
export async function openEditor(page: Page, { token }: GitHost, address = '#/trips'): Promise<void> {
  await page.goto(`/admin/${address}`);
  await signIn(page, token);
  await page.getByRole('navigation').waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in with a new token, after the old one was refused. */
export async function signInAgain(page: Page, host: GitHost): Promise<void> {
  const box = page.getByLabel('Access token');
  const link = page
    .getByRole('link', { name: 'Sign in' })
    .or(button(page, /^Sign in/))
    .first();
  await box.or(link).first().waitFor();
  if (!(await box.isVisible())) await link.tap();
  await signIn(page, host.token);
  await page.getByRole('navigation').waitFor();
}

/** Goes to an address, as by a link that somebody sent. A form with changes may ask before it is left. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    // Whatever has the focus then belongs to the new screen.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    location.hash = hash;
  }, address);
}

/** Goes to a screen, whose heading has the focus then. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}

/** Opens a screen by the menu. */
export const openMenu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).tap();

/** Opens a trip from the list, by its name. */
export async function openTrip(page: Page, { name }: { name: string }): Promise<void> {
  await openMenu(page, 'Trips');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).first().tap();
  await button(page, 'Save').waitFor();
}

/** Opens one of the other forms, by its name. */
export async function openFile(page: Page, name: string | RegExp): Promise<void> {
  await openMenu(page, 'Texts and details');
  await page.getByRole('main').getByRole('link', { name }).first().tap();
  await button(page, 'Save').waitFor();
}

/** The label of a field, by its path in the schemas: `trips.price`. */
export const label = (path: string): string => wordsAt(path).title;

/** Labels of optional fields say so. */
const labelled = (path: string) =>
  new RegExp(`^${label(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(may stay empty\\))?$`);

/** A part of a form that folds, such as a list, by its label. */
const partCalled = (page: Page, name: RegExp, within: Page | Locator): Locator =>
  within
    .locator('summary')
    .filter({ has: page.locator('b').getByText(name) })
    .locator('..');

/** Opens a part of a form. What is in it is drawn when it is first opened. */
async function openPart(part: Locator): Promise<Locator> {
  await part.waitFor();
  if ((await part.getAttribute('open')) === null) await part.locator('summary').first().tap();
  await part.locator('> div').waitFor();
  return part;
}

/**
 * A list, or another part of a form that folds, by its path in the schemas: `trips.questions`. It is opened.
 * @param within a row; without one the parts above it are opened too
 */
export async function list(page: Page, path: string, within?: Locator): Promise<Locator> {
  if (!within) await openAbove(page, path);
  return openPart(partCalled(page, labelled(path), within ?? page.getByRole('main')));
}

async function openAbove(page: Page, path: string): Promise<void> {
  const above = path.replace(/\.[^.]+$/, '');
  if (above.includes('.')) await list(page, above);
}

/**
 * A field by its path in the schemas.
 * @param within a row; without one the parts above it are opened
 */
export async function field(page: Page, path: string, within?: Locator): Promise<Locator> {
  if (!within) await openAbove(page, path);
  const place = within ?? page.getByRole('main');
  return place
    .getByLabel(labelled(path))
    .or(place.getByRole('group', { name: labelled(path) }))
    .first();
}

/** Types into a field. */
export async function change(page: Page, path: string, text: string, within?: Locator): Promise<Locator> {
  const box = await field(page, path, within);
  await box.tap();
  await box.fill(text);
  return box;
}

/** Chooses in a field that is searched by typing. */
export async function choose(page: Page, path: string, text: string, within?: Locator): Promise<void> {
  await change(page, path, text, within);
  await page.getByRole('option', { name: text }).first().tap();
}

/** The rows of a list. */
export const rowsOf = (part: Locator): Locator => part.locator('ol').first().locator('> li');

/** Opens the row of a list that has a text. */
export async function openRow(part: Locator, text: string): Promise<Locator> {
  const row = rowsOf(part).filter({ hasText: text }).first();
  await openPart(row.locator('details').first());
  return row;
}

/** Adds a row at the end of a list, which is open then. */
export async function addRow(part: Locator): Promise<Locator> {
  const before = await rowsOf(part).count();
  // The lists in its rows have such buttons too, before this one.
  await button(part, /^Add /).last().tap();
  await expect(rowsOf(part)).toHaveCount(before + 1);
  return rowsOf(part).last();
}

export const trySave = (page: Page): Promise<void> => button(page, 'Save').tap();

/** Saves the open form. */
export async function save(page: Page): Promise<void> {
  await trySave(page);
  await expectSaved(page);
}

export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

/** Expects the reason of a refusal in its field, which is in view and keeps what was typed. */
export async function expectRefused(page: Page, path: string, typed: string, reason: RegExp): Promise<void> {
  const box = await field(page, path);
  // Sentences begin with a capital letter.
  await expect(box).toHaveAccessibleDescription(new RegExp(reason.source, 'i'));
  await expect(box).toHaveValue(typed);
}

/** The address of a record's form, and of its history. */
export const formOf = (file: string): string => file.replace(/^content\/records\/(.*)\.json$/, '#/$1');
export const historyOf = (file: string): string => `${formOf(file)}/history`;

/** Opens all parts of the open form, and the parts in them. */
export async function openParts(page: Page): Promise<void> {
  await button(page, 'Save').waitFor();
  await page.evaluate(async () => {
    for (let closed; (closed = document.querySelector<HTMLDetailsElement>('main form details:not([open])'));) {
      closed.open = true;
      // Its fields are drawn after this.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The texts of the open form that can be typed into. */
export const fields = (page: Page): Locator =>
  page.getByRole('main').locator('input[type=text]:not([readonly], [role=combobox]), textarea:not([readonly])');

export { expect, fileOf };
