import '../test/built';
import { fileOf } from '../../../../content/ids/file-of';
import { statePath, tripPath } from '../../../../content/routes';
import { deletedFiles, fileAt } from './addresses';
import { leadsTo } from './leads-to';

const trip = (id: string) => fileOf('trips', id);

test('knows the record of a path, and no record of pages that are none', () => {
  expect([tripPath('goa'), '/about', statePath('goa'), tripPath('')].map(fileAt)).toEqual([
    trip('goa'),
    fileOf('prose-pages', 'about'),
    undefined,
    undefined,
  ]);
});

test('lists what was deleted, the newest first, and not what moved or is back', () => {
  const redirects = [
    { from: tripPath('older'), to: statePath('goa') },
    { from: tripPath('moved'), to: tripPath('there') },
    { from: tripPath('back'), to: statePath('goa') },
    { from: tripPath('newer'), to: '/' },
  ];
  const there = [trip('there'), trip('back')];
  expect(deletedFiles(redirects, (file) => there.includes(file))).toEqual([trip('newer'), trip('older')]);
});

test('leads from a deleted trip to its state, or abroad to its list', () => {
  expect(
    [
      { state: 'kerala', collection: 'groups' },
      { state: null, collection: 'groups' },
      { collection: 'honeymoons' },
      {},
    ].map((record) => leadsTo({ record })),
  ).toEqual(['/packages/domestic/kerala', '/packages/group-tours', '/packages/honeymoon', '/view-all-packages']);
});
