/** Audits a page with axe-core. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import { laidOut } from './site';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** All rules of axe except the AA contrast, because any text that fails it fails AAA as well. */
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** The rules whose result depends on colours alone, to check the page again in another colour scheme. */
export const colourOptions = {
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** Runs in a page with axe. @returns the violations in the page or a part of it, in its current state, one line for each element */
async function audit({ within, ...given }: axe.RunOptions & { within?: string }): Promise<string[]> {
  // Contrast is measured after colour transitions, so they are finished here; those out of view would not end by themselves.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  if (!window.axe) throw new Error('axe is not loaded in this page');
  const { violations } = await window.axe.run(within ?? document, given);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all, none }) => `${id}: ${html.slice(0, 160)}: ${[...any, ...all, ...none][0]?.message ?? ''}`,
    ),
  );
}

/** The violations that axe finds in the page or a part of it, one line for each element. */
export async function findings(page: Page, options: axe.RunOptions = axeOptions, within?: string): Promise<string[]> {
  await laidOut(page);
  // Evaluated instead of added as an element, so that the Content-Security-Policy does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(audit, within ? { ...options, within } : options);
}
