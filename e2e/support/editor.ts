/** Drives the operator's editor in a browser, on a repository of its own. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Publishing } from '../../scripts/admin/pages/browser/state';
import { wordsAt } from '../../packages/editor/names/words';
import { checkFiles, copyFiles, type CopiedFolder } from '../../scripts/lib/test/copied-folder';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { gitHost, type GitHost } from './git-host';
import { answered } from './troubles';

export type Repository = CopiedFolder & GitHost;

/** A repository with the content and the files that check it. */
export function newRepository(): Repository {
  const folder = copyFiles(checkFiles);
  return { ...folder, ...gitHost(folder.root) };
}

/** A test that fails if its page makes requests to other hosts or writes to the console. A test that breaks something empties `messages`. */
export const test = base.extend<{ messages: string[] }>({
  messages: async ({}, provide) => provide([]),
  page: async ({ page, messages }, provide) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (!['blob:', 'data:'].includes(protocol) && hostname !== 'localhost') asked.push(request.url());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', ({ message }) => messages.push(message));
    // The default answer contains only the time of the export; tests of publishing replace it.
    await publish(page, { publishedAt: '2026-11-27T04:39:00Z', setAside: [] });
    await provide(page);
    expect(asked).toEqual([]);
    expect(messages).toEqual([]);
  },
});

/** Routes the page's requests to the Git host to its mock. */
async function connect(page: Page, host: GitHost): Promise<void> {
  await page.route(`${connected.ADMIN_API_ROOT}/**`, (route) => answered(route, host));
}

/** Mocks the record of the published site. */
export const publish = (page: Page, publishing: Publishing) =>
  page.route('**/admin/publishing.json', (route) => route.fulfill({ json: publishing }));

/** Opens one of the pages beside the editor, signed in. */
export async function openPage(page: Page, host: GitHost, path: string): Promise<void> {
  await connect(page, host);
  await page.addInitScript((token) => {
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }));
  }, host.token);
  await page.goto(path);
}

/** Signs in with an access token. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens the editor and signs in. */
export async function openEditor(page: Page, host: GitHost): Promise<void> {
  await connect(page, host);
  await page.goto('/admin/');
  await signIn(page, host.token);
  await page.getByRole('tree').waitFor();
}

/** Opens the list of forms, after a save or from a page beside the editor. */
export async function openForms(page: Page): Promise<void> {
  // A form closes by itself once it is saved.
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
  await page.goto('/admin/#/collections');
  await page.getByRole('tree').waitFor();
}

/** Opens a trip by its name. @param form the name of the form: 'Trips', 'Prices' or 'Departures' */
export async function openTrip(page: Page, form: string, name: string): Promise<void> {
  const search = page.getByRole('searchbox');
  await search.fill(name);
  await search.press('Enter');
  const cell = (text: string) => page.getByRole('gridcell').getByText(text);
  await page
    .getByRole('row')
    .filter({ has: cell(form) })
    .filter({ has: cell(name) })
    .first()
    .tap();
}

/** Opens one of the operator's own files by its title. */
export const openFile = (page: Page, name: RegExp): Promise<void> => page.getByRole('treeitem', { name }).tap();

/** Scrolls the form until a part of it exists, because the editor renders fields when they come near the screen. */
export async function reach(page: Page, part: Locator): Promise<Locator> {
  await page.mouse.move(200, 500);
  await expect(async () => {
    if ((await part.count()) === 0) await page.mouse.wheel(0, 400);
    await expect(part.first()).toBeAttached({ timeout: 250 });
    // Without this, Playwright waits a second between its tries.
  }).toPass({ intervals: [100] });
  return part;
}

type Role = 'textbox' | 'combobox' | 'switch' | 'group';

/** A field, by its path in the schemas. */
export const field = (page: Page, path: string, role: Role = 'textbox'): Promise<Locator> => {
  const { title: label } = wordsAt(path);
  return reach(page, page.getByRole(role, { name: role === 'group' ? new RegExp(`“\\W?${label}\\W?” Field`) : label }));
};

/** Expands an entry of a collapsed list by its summary line. */
export async function unfold(page: Page, list: Locator, line: string | RegExp): Promise<void> {
  const isEntry = page.getByRole('button', { name: 'Remove', exact: true });
  const entry = list.getByRole('group').filter({ has: isEntry, hasText: line });
  await (await reach(page, entry)).last().getByRole('button', { name: 'Expand', exact: true }).tap();
}

/** Saves the open form. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Entry saved.')).toBeVisible();
}
