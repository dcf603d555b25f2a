import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Runs a command to its end; on failure the whole program ends with its status.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to this process's own
 */
export function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const stamp = 'node_modules/.lockfile-hash';

/** Installs the locked packages unless those of this very lockfile are there. */
export function ensurePackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, hash);
}
