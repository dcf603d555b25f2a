/** The site built of what the operator changed. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withGst } from '../../content/catalogue/taxes';
import { formatRupees } from '../../content/format/money';
import { formatShortDate } from '../../content/format/duration';
import { departureFile, itineraryFile, mapFile, routes, tripPath } from '../../content/routes';
import { fileOf as recordFile } from '../../content/schema/file-of';
import { recordText } from '../../content/schema/record-text';
import { tripSchema } from '../../content/schema/trips';
import { copyProject, type CopiedFolder } from '../../scripts/lib/copied-folder';
import { fileOf } from '../../scripts/lib/exported-pages';
import { testPhotos, writeTestPhotos } from '../../scripts/lib/test-photos';
import { connected } from '../../scripts/lib/test-environment.mjs';
import type { Repository } from '../support/editor';
import { decoded } from '../support/pages';
import { asked, changes, described, extra, full, group, pictured, priced, removed } from './changes';

/** After the photograph from the editor, as many as a trip may have. */
export const photos = [changes.photo, ...testPhotos(7)];

/** Builds the project with the content of a repository, and seven photographs more. */
export async function build(repository: Repository): Promise<CopiedFolder> {
  const project = copyProject();
  for (const folder of ['content/trips', 'content/operator', 'content/photos']) {
    rmSync(join(project.root, folder), { recursive: true });
    cpSync(join(repository.root, folder), join(project.root, folder), { recursive: true });
  }
  const record = join(project.root, recordFile('trips', pictured.id));
  writeFileSync(record, recordText(tripSchema, { ...(JSON.parse(readFileSync(record, 'utf8')) as object), photos }));
  await writeTestPhotos(project.root, photos.slice(1));
  const env = { ...process.env, ...connected, TYPES_CHECKED: 'yes' };
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: project.root, env, encoding: 'utf8' });
  expect([status, stderr.slice(-2_000)]).toEqual([0, expect.any(String)]);
  return project;
}

/** @param out the published folder */
export function expectChangesIn(out: string): void {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const page = (path: string) => decoded(read(fileOf(path)).replace(/<!-- -->/g, ''));
  const isThere = (file: string) => existsSync(join(out, file));
  const [sitemap, feed] = [read('sitemap.xml'), read('feeds/catalogue.csv')];
  /** Says no more than the part where it is missing. */
  const expectIn = (text: string, ...parts: readonly string[]) => {
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  };

  for (const path of [tripPath(priced.id), routes.allPackages]) expectIn(page(path), formatRupees(changes.price));
  expectIn(feed, `${withGst(changes.price)}.00 INR`);
  expectIn(page(routes.contact), changes.phone, changes.sunday);
  for (const path of [routes.home, routes.contact, tripPath(priced.id)]) expectIn(page(path), changes.notice);
  expectIn(page(tripPath(asked.id)), changes.question.question, changes.question.answer);
  expectIn(page(tripPath(described.id)), changes.day);
  // The file has the fonts of the letters that it prints.
  expectIn(read(itineraryFile(described.id)), 'NotoSansTamil');
  expectIn(page(tripPath(pictured.id)), changes.photo.alt, changes.photo.credit);

  expectIn(page(tripPath(group.id)), formatShortDate(full), formatShortDate(extra));
  expect([full, extra].map((day) => isThere(departureFile(group.id, day)))).toEqual([false, true]);

  const { id, name } = changes.copy;
  for (const path of [tripPath(id), routes.allPackages, routes.finder]) expectIn(page(path), name);
  for (const text of [sitemap, feed]) expectIn(text, tripPath(id));
  for (const file of [itineraryFile(id), mapFile(id, 'tall')]) expect([file, isThere(file)]).toEqual([file, true]);

  for (const [where, text] of Object.entries({ sitemap, feed, list: page(routes.domestic) }))
    expect([where, text.includes(tripPath(removed.id))]).toEqual([where, false]);
  for (const file of [fileOf(tripPath(removed.id)), itineraryFile(removed.id), mapFile(removed.id, 'tall')])
    expect([file, isThere(file)]).toEqual([file, false]);
}
