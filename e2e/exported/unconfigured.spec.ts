/** A fresh clone without any configuration: it builds, is not indexed and sends nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '../../content/routes';
import { copyProject } from '../../scripts/lib/test/copied-folder';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { long } from '../support/pages';

test('builds a fresh clone, which is not indexed and has no trace of counting', long, () => {
  test.setTimeout(1_200_000);
  const { root, remove } = copyProject();
  try {
    const unset = Object.fromEntries(Object.keys(connected).map((name) => [name, '']));
    const env = { ...process.env, TYPES_CHECKED: 'yes', ...unset };
    execFileSync('npm', ['run', 'build'], { cwd: root, env, stdio: 'pipe' });
    const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8');
    const html = read(`${routes.about}.html`);
    expect(html).toContain('noindex');
    expect(read('robots.txt')).toMatch(/^Disallow: \/$/m);
    expect(html).not.toMatch(/\/count\?|no-cors|doNotTrack/);
    expect(read('_headers')).toContain("connect-src 'self';");
  } finally {
    remove();
  }
});
