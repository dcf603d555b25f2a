import { documents } from '.';
import { site } from '../site';
import { operator, unfilledOperatorDetails, type OperatorDetails } from './operator-details';
import { formNotices } from './privacy';

const pages = Object.values(documents);

test.each(Object.entries(documents))('%s keeps to the lengths and names its sections once', (_name, page) => {
  expect(page.title.length).toBeLessThanOrEqual(42);
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(160);
  const ids = page.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const text = JSON.stringify(page).replaceAll(site.banner, '');
  expect(text).not.toMatch(/[—!]|undefined|TODO|lorem/i);
});

test('titles and descriptions are unique', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
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
  const named = lines.map((line) => /^content\/documents\/operator-details\.ts: ([\w.]+): \w/.exec(line)?.[1]);
  // The banner's offer has a check of its own.
  expect(named.sort()).toEqual(names.filter((name) => !name.startsWith('bannerOffer')).sort());
  expect(unfilledOperatorDetails(allSaying('something', ['something']))).toEqual([]);
});
