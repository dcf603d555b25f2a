import { listTexts } from '../catalogue/lists';
import { fileOf } from '../ids/file-of';
import { collectionPages, listPages } from '../pages/collections';
import { finderLinkProblems } from './finder-problems';
import { searchProblems, unpublishedLists } from './list-problems';
import { first } from './test/faulty-content';

const line = (problem: string) => `${fileOf('lists', 'rains')}: search: ${problem}`;

test.each([
  ['kind=hills&days=under-3&sort=drive', undefined],
  ['kindd=hills', "'kindd' is no choice of the finder: did you mean 'kind'?"],
  ['kind=hils', "'hils' is no choice of the finder: did you mean 'hills'?"],
  ['sort=sideways', "'sideways' is no choice of the finder: write one of best"],
  ['search=rain', "'search' is no choice of the finder"],
])('says of the search %s what the finder does not know', (search, problem) => {
  const told = searchProblems([{ id: 'rains', search }]);
  expect(told).toEqual(problem === undefined ? [] : [expect.stringContaining(line(problem))]);
  const link = { folder: 'prose-pages', file: 'rains', field: 'action.href', href: `/trips?${search}` } as const;
  expect(finderLinkProblems([link])).toHaveLength(told.length);
});

test('tells of a list that is not published, with the reason, and of a trip that it leaves out in vain', () => {
  const made = first(collectionPages);
  const page = { ...first(listPages), slug: 'rains', path: '/trips/rains' };
  const list = { id: 'rains', search: 'kind=hills', leaveOut: [] };
  const told = (trips: typeof page.trips) => unpublishedLists([list], [{ ...page, trips }]);
  expect(told(made.trips)).toEqual([line(`finds nearly the trips of ${made.path}: it is not published`)]);
  expect(told(made.trips.slice(0, 3))).toEqual([expect.stringContaining('finds 3 of')]);
  expect(unpublishedLists([{ ...list, leaveOut: ['moon'] }], [])).toEqual([
    `${fileOf('lists', 'rains')}: leaveOut.0: 'moon' is not found by its search`,
  ]);
});

test('names no list that has a page', () => {
  const published = listTexts.filter(({ id }) => collectionPages.some(({ slug }) => slug === id));
  expect(unpublishedLists(published)).toEqual([]);
});
