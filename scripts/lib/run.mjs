import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * How npm is started: with the Node that runs this, from where npm itself says it is. Windows starts its `npm.cmd` in a shell only.
 * @param {string[]} args
 * @returns {[string, string[], { shell: boolean }]}
 */
function npm(...args) {
  const path = process.env['npm_execpath'];
  if (path) return [process.execPath, [path, ...args], { shell: false }];
  return ['npm', args, { shell: process.platform === 'win32' }];
}

/** All that one command starts is of one day, also where midnight in India comes meanwhile. */
const day = process.env['SOURCE_DATE_EPOCH'] || String(Math.floor(Date.now() / 1000));

/** @param {Record<string, string>} environment added to this process's own */
const environmentWith = (environment) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH: day,
  ...environment,
});

/** @param {Error | undefined} error why npm did not start */
function sayNotStarted(error) {
  if (error) console.error(`npm could not be started: ${error.message}`);
}

/**
 * Runs a command of npm to its end; on failure the whole program ends with its status.
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to this process's own
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
 * Runs an npm script beside others and prints its output, whole, when it has ended. The first that fails stops the others and ends the
 * program with its status.
 * @param {string} script
 * @param {string[]} [args] of the script
 * @param {Record<string, string>} [environment] added to this process's own
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

/** Installs the locked packages, unless the ones of this lockfile are installed. */
export function ensurePackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  run(['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, hash);
}
