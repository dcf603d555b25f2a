import { renameSync, rmSync } from 'node:fs';
import { buildSecret, connected } from './test-environment.mjs';
import { runBeside } from './run.mjs';

/**
 * Builds the two exports that the tests look at: `out-unconfigured` with nothing configured, as a fresh clone builds it, and `out` connected
 * to the tests' own form service. Assets have to be there, and the content checked;
 * other commands may run beside.
 * @param {Record<string, string>} environment added to that of both builds
 */
export async function buildExports(environment) {
  const given = { ...environment, ...buildSecret };
  await runBeside('export', ['--build'], given);
  rmSync('out-unconfigured', { recursive: true, force: true });
  renameSync('out', 'out-unconfigured');
  await runBeside('export', ['--build'], { ...given, ...connected });
}
