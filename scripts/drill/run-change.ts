/** Tries one change on the copy, step by step. */
import { spawnSync } from 'node:child_process';
import type { Change, Step } from './change';
import type { Project } from './project';

export interface Outcome {
  change: Change;
  isAsExpected: boolean;
  /** 'green', or the step that stopped. */
  ended: Step | 'green';
  /** The line that says why it stopped or what is wrong; empty where all is green. */
  line: string;
  seconds: number;
  /** What the last step printed. */
  output: string;
}

const isCode = (path: string) => /\.tsx?$/.test(path);

/** Unit tests that a change reaches; where files other than code are changed, which tests read by themselves, all of them. */
const unitArguments = (touched: readonly string[]) =>
  touched.length > 0 && touched.every(isCode) ? ['--findRelatedTests', ...touched, '--passWithNoTests'] : [];

function commandOf(step: Step, touched: readonly string[]): readonly string[] {
  switch (step) {
    case 'check':
      return ['npm', 'run', '--silent', 'check'];
    case 'types':
      return ['npm', 'run', '--silent', 'types'];
    case 'unit':
      return ['npm', 'run', '--silent', 'unit', '--', '--silent', ...unitArguments(touched)];
    case 'build':
      return ['npm', 'run', '--silent', 'build'];
    default:
      return step satisfies never;
  }
}

/** The first line of an output that says what is wrong. */
const telling = (output: string) =>
  output
    .split('\n')
    .map((line) => line.trim())
    .find((line) =>
      /^(contract|content(?!: note)|environment|export): |error TS|^● |Error: |Error occurred/.test(line),
    ) ?? '';

/** Builds go on where a page is over its budget, and say so in a line that starts with its path. */
const warning = (output: string) => output.split('\n').find((line) => /^export: \/.* over its budget/.test(line));

/** @param steps what follows the change, in order */
export async function runChange(project: Project, change: Change, steps: readonly Step[]): Promise<Outcome> {
  const began = Date.now();
  await change.edit(project);
  const outcome = (ended: Outcome['ended'], output: string): Outcome => {
    const { stops } = change;
    const expected =
      stops &&
      output
        .split('\n')
        .find((line) => stops.line.test(line.trim()))
        ?.trim();
    return {
      change,
      isAsExpected: stops ? ended === stops.at && expected !== undefined : ended === 'green',
      ended,
      line: ended === 'green' ? '' : (expected ?? telling(output)),
      seconds: (Date.now() - began) / 1_000,
      output,
    };
  };
  for (const step of steps) {
    const [command = '', ...args] = commandOf(step, project.touched);
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: project.root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...change.environment, NEXT_TELEMETRY_DISABLED: '1', TYPES_CHECKED: 'yes' },
    });
    const output = `${stdout}\n${stderr}`;
    if (status !== 0 || warning(output) !== undefined) return outcome(step, output);
  }
  return outcome('green', '');
}
