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
import { siteProblems } from './export/checks/check-site';
import { exportSite, rawFolder } from './export/export-site';
import { writeHostFiles } from './export/host-files';
import { inlineScripts } from './export/inline-scripts';
import { adminSecurityPolicy } from './hosting/content-security-policy';

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
  },
});

const out = 'out';
if (values.build) {
  const env = { ...process.env, EXPORT_FOLDER: rawFolder };
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(1);
}
const scripts = process.env['PLAIN_EXPORT'] === 'yes' ? 'any' : inlineScripts();
const repository = site.admin ? adminRepository(process.env) : undefined;
const admin = repository && adminSecurityPolicy(repository.apiRoot);
if (scripts === 'any') {
  // Next writes other scripts into each page, and the service worker knows prepared pages only.
  rmSync(out, { recursive: true, force: true });
  cpSync(rawFolder, out, { recursive: true });
  writeHostFiles(out, { inlineScripts: scripts, offline: false, admin });
  console.log('export: all pages as Next exported them (PLAIN_EXPORT)');
} else {
  const pages = await exportSite(rawFolder, out);
  writeHostFiles(out, { inlineScripts: scripts, offline: site.offline, admin });
  console.log(`export: ${pages.length} pages prepared`);
}
if (repository) await buildAdmin(out, repository);

const problems = siteProblems(out, scripts);
if (problems.length > 0) {
  for (const problem of problems) console.error(`export: ${problem}`);
  process.exit(1);
}
