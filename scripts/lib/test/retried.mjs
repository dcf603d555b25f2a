import { appendFileSync, mkdirSync } from 'node:fs';

/** A Playwright reporter of tests that passed only on a retry: one line for each in `reports/retried.txt`, for `.ci/run`. */
export default class Retried {
  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    if (test.outcome() !== 'flaky') return;
    mkdirSync('reports', { recursive: true });
    appendFileSync('reports/retried.txt', `${test.titlePath().filter(Boolean).join(' › ')}\n`);
  }
}
