/** Runs a command and measures its time and memory. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  seconds: number;
  /** Peak bytes of resident memory of the command and its children together; undefined where there is no /proc. */
  peakMemory: number | undefined;
}

const pageSize = 4096;

/** Bytes of resident memory of all processes of a group. */
function memoryOf(group: number): number {
  let pages = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      // After the name in brackets: state, parent, group, …; the 22nd field is the resident size in pages.
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process has ended since it was listed.
    }
  }
  return pages * pageSize;
}

/** @throws with the end of the command's output when it fails */
export function runMeasured(command: string, args: readonly string[], cwd: string): Promise<Cost> {
  const started = performance.now();
  // A process group of its own, so that its workers are counted and stopped with it.
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const group = child.pid ?? 0;
  const end = () => {
    process.kill(-group);
  };
  process.once('SIGINT', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peakMemory: number | undefined;
  const sampler = setInterval(() => {
    if (process.platform === 'linux') peakMemory = Math.max(peakMemory ?? 0, memoryOf(group));
  }, 200);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampler);
      process.off('SIGINT', end);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peakMemory });
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`));
    });
  });
}
