import { operator } from '../catalogue/operator';
import { datedFestivals } from '../model/dates/festivals';
import { daysAfter } from '../model/dates/departures';
import { site } from '../site';
import { trips } from '../catalogue/trips';
import { endings } from './endings';

const problemsOn = (today: string) => endings(today).map(({ problem }) => problem);
const { completeUntil } = operator.peaks;

test('announces the end of the peak dates fourteen months ahead, until it is fixed', () => {
  const isListed = (today: string) =>
    problemsOn(today).some((problem) => problem.includes('peaks.json: completeUntil: is '));
  expect([-426, -425, -1, 400].map((days) => isListed(daysAfter(completeUntil, days)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('announces the day in security.txt after which the contact for security problems is not valid', () => {
  for (const today of [daysAfter(site.securityContactUntil, -60), daysAfter(site.securityContactUntil, 1)])
    expect(problemsOn(today).join('\n')).toContain('content/site.ts: securityContactUntil: is ');
});

test('announces each recurring festival before its last recorded day', () => {
  const last = datedFestivals.findLast(({ id }) => id === 'pongal');
  const isListed = (today: string) => problemsOn(today).some((problem) => problem.includes(last?.name ?? '?'));
  expect([-440, -300].map((days) => isListed(daysAfter(last?.last ?? '', days)))).toEqual([false, true]);
  expect(problemsOn('2040-01-01').join()).not.toContain('Ardh Kumbh: ');
});

test('announces the last of the days of other years on which a trip cannot start, until a later one is added', () => {
  const moving = trips.flatMap(({ id, cannotStart }) =>
    cannotStart.flatMap(({ otherYears = [] }) => (otherYears.length > 0 ? { id, last: otherYears.at(-1) ?? '' } : [])),
  );
  for (const { id, last } of moving) {
    const isListed = (today: string) =>
      problemsOn(today).some((problem) => problem.includes(`${id}.json: cannotStart`));
    expect([-426, -425].map((days) => isListed(daysAfter(last, days)))).toEqual([false, true]);
  }
});

test('announces a visa rule with a known end, and other future years in prose, with their sentence', () => {
  const problems = problemsOn('2026-11-27').filter((one) => /malaysia/.test(one));
  for (const one of problems) expect(one).toContain('31 December 2026');
  expect(problems.length).toBeGreaterThan(0);
});

test('ignores years that were over when the text was written', () => {
  expect(problemsOn('2026-11-27').join()).not.toMatch(/World Heritage Site in 2024|flood of October 2023/);
});

test('sorts by the end, and leaves out what is further ahead', () => {
  const days = endings('2027-06-01').map(({ on }) => on);
  expect(days).toEqual([...days].sort());
  expect(days.at(-1)).toBeDefined();
  expect((days.at(-1) ?? '') <= daysAfter('2027-06-01', 425)).toBe(true);
});
