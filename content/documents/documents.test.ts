import { documents } from '.';
import { site } from '../site';
import { operatorFacts, unconfirmedFacts } from './confirmations';
import { operator, unfilledOperatorDetails, type OperatorDetails } from './operator-details';
import { formNotices, privacyFor } from './privacy';

test.each(Object.entries(documents))('%s names its sections once, and leaves no gap open', (_name, page) => {
  const ids = page.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const text = JSON.stringify(page).replaceAll(site.banner, '');
  expect(text).not.toMatch(/[—!]|undefined|TODO|lorem/i);
});

test.each(Object.entries(formNotices))(
  'the notice beside the %s form is short and names the Privacy page',
  (_form, notice) => {
    expect(notice.length).toBeLessThanOrEqual(220);
    expect(notice).toContain('Privacy page says how to withdraw');
  },
);

/** The record with this text and this list everywhere. */
const allSaying = (text: string, list: readonly string[]) =>
  JSON.parse(
    JSON.stringify(operator, (_name, value: unknown) =>
      typeof value === 'string' ? text : Array.isArray(value) ? list : value,
    ),
  ) as OperatorDetails;

test('each operator detail is named until it is filled in', () => {
  const names = Object.entries({ ...operator }).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value) ? name : Object.keys(value).map((part) => `${name}.${part}`),
  );
  const lines = unfilledOperatorDetails(allSaying('', []));
  const named = lines.map((line) => /^content\/operator\/documents\.json: ([\w.]+): \w/.exec(line)?.[1]);
  expect(named.sort()).toEqual(names.sort());
  expect(unfilledOperatorDetails(allSaying('something', ['something']))).toEqual([]);
});

test('the notice tells of counting and of campaigns where they are done, and that nothing is counted elsewhere', () => {
  const textOf = (counter: string, keepsCampaigns: boolean) =>
    JSON.stringify(privacyFor(false, counter, keepsCampaigns).sections);
  const counted = textOf('https://stats.trails.example', true);
  for (const word of ['stats.trails.example', 'Do Not Track']) expect(counted).toContain(word);
  expect(counted).not.toContain('No counting');
  const uncounted = textOf('', false);
  expect(uncounted).toContain('No counting');
  expect(uncounted).not.toContain('Do Not Track');
  for (const word of ['utm_', 'gclid', 'fbclid', 'Ref:'])
    expect([counted.includes(word), uncounted.includes(word)]).toEqual([true, false]);
});

test('each fact of the operator is named with its records until somebody has confirmed it, by name and on a day', () => {
  const [fact] = operatorFacts;
  if (!fact) throw new Error('there are facts to confirm');
  const line = expect.stringContaining(`${fact.records}: ${fact.what}`) as unknown;
  expect(unconfirmedFacts([{ ...fact, confirmed: undefined }])).toEqual([line]);
  expect(unconfirmedFacts([{ ...fact, confirmed: { by: 'A. Planner', on: '2027-01-31' } }])).toEqual([]);
  const given = operatorFacts.flatMap(({ confirmed }) => confirmed ?? []);
  for (const { by, on } of given) expect([by !== '', on]).toEqual([true, new Date(on).toISOString().slice(0, 10)]);
});
