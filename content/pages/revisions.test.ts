import { changedOn, changedPagesNote, digestOf, revisionsOf } from './revisions';
import { pages } from './registry';
import { storedRevisions } from './stored-revisions';

const revisions = { '/goa': `2027-01-31 ${digestOf({ price: 20_000 })}` };

test('a page keeps its day while its content is the same', () => {
  expect(changedOn('/goa', digestOf({ price: 20_000 }), '2027-06-01', revisions)).toBe('2027-01-31');
});

test('a page whose content changed has the day of the build, a new page too', () => {
  expect(changedOn('/goa', digestOf({ price: 21_000 }), '2027-06-01', revisions)).toBe('2027-06-01');
  expect(changedOn('/diu', digestOf({ price: 20_000 }), '2027-06-01', revisions)).toBe('2027-06-01');
});

test('a digest counts what fields say, at any depth, not the order they stand in', () => {
  const digest = digestOf({ name: 'Goa', days: [{ title: 'Arrival', km: 3 }] });
  expect(digest).toMatch(/^[0-9a-f]{12}$/);
  expect(digestOf({ days: [{ km: 3, title: 'Arrival' }], name: 'Goa' })).toBe(digest);
  expect(digestOf({ name: 'Goa', days: [{ title: 'Arrival', km: 4 }] })).not.toBe(digest);
});

test('what is stored next time is the day of every page with its digest', () => {
  const next = revisionsOf(pages);
  for (const { path, digest, updated } of pages) expect(changedOn(path, digest, '2099-12-31', next)).toBe(updated);
});

test('one line says which pages changed since the last build', () => {
  const [first, second] = pages;
  if (!first || !second) throw new Error('the registry has pages');
  const next = revisionsOf(pages);
  expect(changedPagesNote(pages, next)).toEqual([]);
  expect(changedPagesNote(pages, { ...next, [first.path]: '2027-01-31 000000000000' })).toEqual([
    expect.stringContaining(`pages ${first.path}: changed`),
  ]);
  expect(changedPagesNote(pages, {})).toEqual([expect.stringContaining(`and ${pages.length - 1} more`)]);
});

test('what is stored is a day and a digest', () => {
  for (const revision of Object.values(storedRevisions)) expect(revision).toMatch(/^\d{4}-\d\d-\d\d [0-9a-f]{12}$/);
});
