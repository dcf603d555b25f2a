/** Builds the site from the operator's changes. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { formatRupees } from '../../content/format/money';
import { formatShortDate } from '../../content/format/duration';
import { departureFile, itineraryFile, mapFile, routes, statePath, tripPath } from '../../content/routes';
import { copyProject, type CopiedFolder } from '../../scripts/lib/test/copied-folder';
import { fileOf } from '../../scripts/lib/exported-pages';
import type { Repository } from '../support/editor/editor';
import { decoded } from '../support/pages';
import { asked, changes, described, extra, full, group, priced, removed } from './changes';
import { standing, writeFurther } from './further-changes';

/** Runs a command in a folder and waits for its end. */
function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`.slice(-2_000)).toBe(0);
}

/** Builds the project with the content and the history of a repository, and with further changes. */
export async function build(repository: Repository): Promise<CopiedFolder> {
  const project = copyProject();
  for (const path of ['.git', 'content/records']) {
    rmSync(join(project.root, path), { recursive: true, force: true });
    cpSync(join(repository.root, path), join(project.root, path), { recursive: true });
  }
  await writeFurther(project.root);
  run(project.root, process.execPath, 'scripts/exports.mjs');
  return project;
}

/**
 * Runs the tests of exported files, which do not depend on the changes.
 * @param root The folder of a built project.
 */
export const testExported = (root: string): void => run(root, 'npm', 'run', 'e2e', '--', '--project=exported');

/**
 * Expects all changes in the site.
 * @param out The published folder.
 */
export function expectChangesIn(out: string): void {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  /** The HTML of a page. Numbers and their units have plain spaces between them, as in the records. */
  const page = (path: string) => decoded(read(fileOf(path)).replace(/<!-- -->/g, '')).replaceAll('\u00a0', ' ');
  const isThere = (file: string) => existsSync(join(out, file));
  const [sitemap, feed] = [read('sitemap.xml'), read('feeds/catalogue.csv')];
  /** The failure message names only the missing parts instead of the whole text. */
  const expectIn = (text: string, ...parts: readonly string[]) => {
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  };

  for (const path of [tripPath(priced.id), routes.allPackages]) expectIn(page(path), formatRupees(changes.price));
  // All prices include GST now.
  expectIn(feed, `${changes.price}.00 INR`);
  for (const path of [routes.home, routes.contact]) expectIn(page(path), changes.phone, changes.sunday);
  for (const path of [routes.home, routes.contact, tripPath(priced.id)]) expectIn(page(path), changes.notice);
  expectIn(page(tripPath(asked.id)), changes.question.question, changes.question.answer);
  expectIn(page(tripPath(described.id)), changes.day);
  // The PDF embeds the fonts for the letters it prints.
  expectIn(read(itineraryFile(described.id)), 'NotoSansTamil');
  for (const [id, stands] of standing) expectIn(page(tripPath(id)), ...stands);

  expectIn(page(tripPath(group.id)), formatShortDate(full), formatShortDate(extra));
  expect([full, extra].map((day) => isThere(departureFile(group.id, day)))).toEqual([false, true]);

  const { id, name } = changes.copy;
  for (const path of [tripPath(id), routes.allPackages, routes.finder]) expectIn(page(path), name);
  expectIn(read('llms.txt'), name);
  for (const text of [sitemap, feed]) expectIn(text, tripPath(id));
  for (const file of [itineraryFile(id), mapFile(id, 'tall')]) expect([file, isThere(file)]).toEqual([file, true]);

  for (const [where, text] of Object.entries({ sitemap, feed, list: page(routes.domestic) }))
    expect([where, text.includes(tripPath(removed.id))]).toEqual([where, false]);
  expectIn(read('_redirects'), `${tripPath(removed.id)} ${statePath(removed.state)} 301!`);
  for (const file of [fileOf(tripPath(removed.id)), itineraryFile(removed.id), mapFile(removed.id, 'tall')])
    expect([file, isThere(file)]).toEqual([file, false]);
}
