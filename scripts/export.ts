/**
 * `tsx scripts/export.ts [--build]`: the steps after Next's export. It reads the raw copy in `.export/` and writes `out/`: pages prepared
 * for slow phones, without files that no visitor requests, and with the files that hosts need. `--build` creates the raw copy first. A
 * problem of the site, such as a broken link, is one line and stops the build. With `PLAIN_EXPORT=yes` in the environment pages are
 * published as Next exported them.
 */
import './lib/environment';
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { daysOfFiles } from '../content/pages/changed-on';
import { site } from '../content/site';
import { buildEditor, repositoryOf } from '../packages/editor/index';
import {
  exportSite,
  inlineScripts,
  pageProblems,
  rawFolder,
  writeHostFiles,
  writePublishing,
} from '../packages/export/index';
import { adminSecurityPolicy } from './hosting/content-security-policy';
import { commandLine } from './lib/command-line.mjs';

const { build } = commandLine(
  `npm run export [-- --build]
  Writes out/ from the pages of the last next build. --build runs that first.`,
  { options: { build: { type: 'boolean' } } },
).values;
const out = 'out';
if (build) {
  const env = { ...process.env, EXPORT_FOLDER: rawFolder };
  const flags = ['node_modules/next/dist/bin/next', 'build'];
  if (spawnSync(process.execPath, flags, { stdio: 'inherit', env }).status !== 0) process.exit(1);
}
const isPlain = process.env['PLAIN_EXPORT'] === 'yes';
if (isPlain) {
  rmSync(out, { recursive: true, force: true });
  cpSync(rawFolder, out, { recursive: true });
  console.log('export: all pages as Next exported them (PLAIN_EXPORT)');
} else {
  const count = await exportSite(rawFolder, out);
  console.log(`export: ${count} pages prepared`);
}
const repository = site.admin ? repositoryOf(process.env) : undefined;
const admin = repository && adminSecurityPolicy(repository.apiRoot);
// In a plain export the inline scripts differ on each page, and the service worker supports only prepared pages.
const scripts = isPlain ? 'any' : inlineScripts();
writeHostFiles(out, scripts, !isPlain && site.offline, admin);
if (repository) {
  await buildEditor(out, repository);
  writePublishing(out);
}

if (daysOfFiles('.').size === 0)
  console.log('note: this folder has no complete history in Git, so no page and no sitemap says when it changed');
const problems = pageProblems(out, scripts);
for (const problem of problems) console.error(`export: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
