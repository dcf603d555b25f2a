import type { Project } from './project';

/** What follows a change, in this order; a change that is refused is not taken further. */
export const steps = ['check', 'types', 'unit', 'build'] as const;
export type Step = (typeof steps)[number];

/** An ordinary change that an operator makes. */
export interface Change {
  /** For the command line. */
  name: string;
  /** What is changed, for the report. */
  what: string;
  edit: (project: Project) => void | Promise<void>;
  /** Where everything has to stay green, nothing; else the step that stops and a line of it that says what to do. */
  stops?: { at: Step; line: RegExp };
  /** True for one that others of the drill would undo: it is never tried together with them. */
  alone?: true;
  /** Deployment values to build with. */
  environment?: Readonly<Record<string, string>>;
}
