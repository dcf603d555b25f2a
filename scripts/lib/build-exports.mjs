import { renameSync, rmSync } from 'node:fs';
import { buildSecret, connected } from './test-environment.mjs';
import { run } from './run.mjs';

/**
 * Builds the two exports that the tests look at: `out-unconfigured` with nothing configured, as a fresh clone builds it, and `out` connected
 * to the tests' own form service. Assets have to be there.
 * @param {Record<string, string>} environment added to that of both builds
 */
export function buildExports(environment) {
  const given = { ...environment, ...buildSecret };
  run('npm', ['run', 'check']);
  run('npm', ['run', 'export', '--', '--build'], given);
  rmSync('out-unconfigured', { recursive: true, force: true });
  renameSync('out', 'out-unconfigured');
  run('npm', ['run', 'export', '--', '--build'], { ...given, ...connected });
}
