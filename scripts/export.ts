/**
 * `tsx scripts/export.ts [--build]`: what comes after Next's export. Reads its raw copy in `.export/`, writes `out/`: pages
 * prepared for slow phones, without what no visitor asks for, with what the hosts need. `--build` makes the raw copy first. A problem of the
 * site, such as a broken link, is one line and stops the build. With `PLAIN_EXPORT=yes` in the environment pages are published as Next
 * exported them.
 */
import './lib/environment';
import { parseArgs } from 'node:util';
import { site } from '../content/site';
import { buildAdmin } from './admin/build';
import { adminRepository } from './admin/repository';
import { buildRaw, rawFolder } from './export/build-raw';
import { siteProblems } from './export/checks/check-site';
import { exportSite } from './export/export-site';
import { writeHostFiles } from './export/host-files';
import { inlineScripts } from './export/inline-scripts';
import { exportPlain, isPlainExport } from './export/plain-export';
import { adminSecurityPolicy } from './hosting/content-security-policy';

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
  },
});

if (values.build && !buildRaw()) process.exit(1);
const out = 'out';
const scripts = isPlainExport() ? 'any' : inlineScripts();
const repository = site.admin ? adminRepository(process.env) : undefined;
const admin = repository && adminSecurityPolicy(repository.apiRoot);
if (scripts === 'any') {
  exportPlain(rawFolder, out, admin);
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
