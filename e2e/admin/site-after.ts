/** The site built of what the operator changed. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { formatRupees } from '../../content/format/money';
import { formatDate } from '../../content/format/duration';
import { departureFile, itineraryFile, mapFile, routes, tripPath } from '../../content/routes';
import { fileOf } from '../../scripts/lib/exported-pages';
import { copyProject, type ProjectCopy } from '../../scripts/lib/project-copy';
import { connected } from '../../scripts/lib/test-environment.mjs';
import type { Repository } from '../support/editor';
import { decoded } from '../support/pages';
import { asked, changes, copied, described, extra, full, group, pictured, priced, removed } from './changes';

/** Builds the project with the content of a repository. */
export function build(repository: Repository): ProjectCopy {
  const project = copyProject();
  for (const folder of ['content/trips', 'content/operator', 'content/photos']) {
    rmSync(join(project.root, folder), { recursive: true });
    cpSync(join(repository.root, folder), join(project.root, folder), { recursive: true });
  }
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

  for (const path of [tripPath(priced.id), routes.allPackages])
    expect(page(path)).toContain(formatRupees(changes.price));
  expect(feed).toContain(String(changes.price));
  expect(page(routes.contact)).toContain(changes.phone);
  expect(page(routes.contact)).toContain(changes.sunday);
  for (const path of [routes.home, routes.contact, tripPath(priced.id)]) expect(page(path)).toContain(changes.notice);
  expect(page(tripPath(asked.id))).toContain(changes.question.answer);
  expect(page(tripPath(described.id))).toContain(changes.day);
  // Its letters are in the file, which has the fonts of those that it prints.
  expect(read(itineraryFile(described.id))).toContain('NotoSansTamil');
  expect(page(tripPath(pictured.id))).toContain(changes.photo.alt);
  expect(page(tripPath(pictured.id))).toContain(changes.photo.credit);

  const leaves = page(tripPath(group.id));
  for (const day of [full, extra]) expect(leaves).toContain(formatDate(day));
  expect([full, extra].map((day) => isThere(departureFile(group.id, day)))).toEqual([false, true]);

  const { id, name } = changes.copy;
  for (const path of [tripPath(id), routes.allPackages, routes.finder]) expect(page(path)).toContain(name);
  for (const text of [sitemap, feed]) expect(text).toContain(tripPath(id));
  for (const file of [itineraryFile(id), mapFile(id, 'tall')]) expect([file, isThere(file)]).toEqual([file, true]);
  expect(page(tripPath(copied.id))).toContain(copied.name);

  for (const text of [sitemap, feed, page(routes.domestic)]) expect(text).not.toContain(tripPath(removed.id));
  for (const file of [fileOf(tripPath(removed.id)), itineraryFile(removed.id), mapFile(removed.id, 'tall')])
    expect([file, isThere(file)]).toEqual([file, false]);
}
