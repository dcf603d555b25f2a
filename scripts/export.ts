/**
 * `tsx scripts/export.ts [--build]`: what comes after Next's export. Reads its raw copy in `.export/`, writes `out/`: pages
 * prepared for slow phones, without what no visitor asks for, with what the hosts need. `--build` makes the raw copy first. A problem of the
 * site, such as a broken link, is one line and stops the build. With `PLAIN_EXPORT=yes` in the environment pages are published as Next
 * exported them.
 */
import './lib/environment';
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { site } from '../content/site';
import { buildAdmin } from './admin/build';
import { adminRepository } from './admin/repository';
import { pageProblems } from './export/checks/check-pages';
import { exportSite, rawFolder } from './export/export-site';
import { inlineScripts, writeHostFiles } from './export/host-files';
import { writePublishing } from './export/publishing';
import { adminSecurityPolicy } from './hosting/content-security-policy';

const { build } = parseArgs({ options: { build: { type: 'boolean' } } }).values;
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
const repository = site.admin ? adminRepository(process.env) : undefined;
const admin = repository && adminSecurityPolicy(repository.apiRoot);
// Next writes other scripts into each page, and the service worker knows prepared pages only.
const scripts = isPlain ? 'any' : inlineScripts();
writeHostFiles(out, scripts, !isPlain && site.offline, admin);
if (repository) {
  await buildAdmin(out, repository);
  writePublishing(out);
}

const problems = pageProblems(out, scripts);
for (const problem of problems) console.error(`export: ${problem}`);
if (problems.length > 0) process.exit(1);
