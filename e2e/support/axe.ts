/** What the tests of every engine ask of axe-core. */
import { readFileSync } from 'node:fs';
import type * as axe from 'axe-core';

export const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** All that axe knows; of AAA that is contrast, links of one name, and refreshes. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** Runs in a page that has axe: what it finds there as it stands, one line for each element. */
export async function audit(given: axe.RunOptions): Promise<string[]> {
  // Colours on their way from one to the other are neither.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all, none }) => `${id}: ${html.slice(0, 160)}: ${[...any, ...all, ...none][0]?.message ?? ''}`,
    ),
  );
}
