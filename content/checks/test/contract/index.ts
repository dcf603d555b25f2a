/**
 * The customer's specification, line by line: exact names, durations, prices, paths and quoted texts, and whether the site still has them.
 * No other test has copies of these. An operator retires a line in `deviations.ts`.
 */
import { catalogueLines } from './catalogue';
import { destinationLines } from './destinations';
import type { Deviation } from './deviations';
import type { ContractLine } from './line';
import { menuLines } from './menus';
import { pageLines } from './pages';

export const contract: readonly ContractLine[] = [...catalogueLines, ...menuLines, ...pageLines, ...destinationLines];

const record = 'content/checks/test/contract/deviations.ts';

/** Broken lines and wrong deviations, each with what to do. Empty if every line is met or retired. */
export function contractProblems(lines: readonly ContractLine[], deviations: readonly Deviation[]): string[] {
  const retired = new Set(deviations.map(({ line }) => line));
  return [
    ...lines
      .filter(({ line, isMet }) => !isMet && !retired.has(line))
      .map(({ line }) => `'${line}' is no longer so: put it back or, if it was agreed, name this line in ${record}`),
    ...lines
      .filter(({ line, isMet }) => isMet && retired.has(line))
      .map(({ line }) => `'${line}' is so again: take it out of ${record}`),
    ...[...retired]
      .filter((name) => !lines.some(({ line }) => line === name))
      .map((name) => `'${name}' in ${record} is no line of the contract`),
  ].map((problem) => `contract: ${problem}`);
}
