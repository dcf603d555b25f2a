import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The command that starts npm: the current Node with the path that npm itself provides. Windows can start `npm.cmd` only in a shell.
 * @param {string[]} args
 * @returns {[string, string[], { shell: boolean }]}
 */
function npm(...args) {
  const path = process.env['npm_execpath'];
  if (path) return [process.execPath, [path, ...args], { shell: false }];
  return ['npm', args, { shell: process.platform === 'win32' }];
}

/** The build day shared by everything that one command starts, even if it runs past midnight in India. */
const day = process.env['SOURCE_DATE_EPOCH'] || String(Math.floor(Date.now() / 1000));

/** @param {Record<string, string>} environment variables added to those of this process */
const environmentWith = (environment) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH: day,
  ...environment,
});

/** @param {Error | undefined} error the reason why npm did not start */
function sayNotStarted(error) {
  if (error) console.error(`npm could not be started: ${error.message}`);
}

/**
 * Runs an npm command to its end; if it fails, the program exits with its status.
 * @param {string[]} args
 * @param {Record<string, string>} [environment] variables added to those of this process
 */
export function run(args, environment = {}) {
  const [command, given, options] = npm(...args);
  const { status, error } = spawnSync(command, given, {
    ...options,
    stdio: 'inherit',
    env: environmentWith(environment),
  });
  sayNotStarted(error);
  if (status !== 0) process.exit(status ?? 1);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs an npm script in parallel with others and prints its whole output when it has ended. The first that fails stops the others and exits
 * the program with its status.
 * @param {string} script
 * @param {string[]} [args] the arguments of the script
 * @param {Record<string, string>} [environment] variables added to those of this process
 * @returns {Promise<void>}
 */
export function runBeside(script, args = [], environment = {}) {
  const [command, given, options] = npm('run', script, '--', ...args);
  const child = spawn(command, given, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith(environment),
  });
  running.add(child);
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  child.on('error', sayNotStarted);
  return new Promise((resolve) => {
    child.on('close', (status) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      if (status === 0) return resolve();
      for (const other of running) other.kill();
      process.exit(status || 1);
    });
  });
}

const stamp = 'node_modules/.lockfile-hash';

/** Installs the locked packages, unless those of this lockfile are already installed. */
export function ensurePackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  run(['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, hash);
}
