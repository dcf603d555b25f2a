/** Applies changes that can stand side by side to one copy, and puts it through what `npm test` does. */
import { spawnSync } from 'node:child_process';
import type { Change } from './change';
import type { Project } from './project';

const exportBoth =
  "import('./scripts/lib/build-exports.mjs').then(({ buildExports }) => buildExports({ TYPES_CHECKED: 'yes' }))";

const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ['npm', 'run', 'check'],
  ['npm', 'run', 'assets'],
  ['npm', 'run', 'types'],
  ['npm', 'run', 'unit', '--', '--silent'],
  ['node', '--eval', exportBoth],
  ['npm', 'run', 'e2e', '--', '--project=exported', '--project=chromium'],
];

/** Changes that are meant to stop, deployment values and what others would undo are tried one at a time only. */
const goesTogether = ({ stops, environment, alone }: Change) => !stops && !environment && !alone;

/** @returns whether every step passed; each prints as it runs, and the first that fails is the last */
export async function runTogether(project: Project, changes: readonly Change[]): Promise<boolean> {
  const together = changes.filter(goesTogether);
  for (const change of together) await change.edit(project);
  console.log(`Together: ${together.map(({ name }) => name).join(', ')}.`);
  return steps.every(([command, ...args]) => {
    const { status } = spawnSync(command, args, {
      cwd: project.root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${[command, ...args].join(' ')}`);
    return status === 0;
  });
}
