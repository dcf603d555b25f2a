/** The addresses of deleted and renamed trips. */
import { tripPath } from '../../../content/routes';
import { deletedTrips, insteadOf, movedFile, notRedirected, peaksFile, redirected } from './browser/moved';

const peak = { name: 'Diwali', from: '2026-11-06', until: '2026-11-10', percent: 10 };
/** The other fields of the file. */
const others = { completeUntil: '2027-12-31' };
const texts = (addresses: object[], dates: object[] = []) => ({
  [movedFile]: JSON.stringify({ addresses }),
  [peaksFile]: JSON.stringify({ ...others, dates }),
});
const read = (written: object, file: string) => JSON.parse(Reflect.get(written, file) as string) as object;

test('redirects a deleted trip to its state, or abroad to its list', () => {
  expect(insteadOf({ state: 'kerala', collection: 'groups' })).toBe('/packages/domestic/kerala');
  expect(insteadOf({ state: null, collection: 'groups' })).toBe('/packages/group-tours');
  expect(insteadOf({ collection: 'honeymoons' })).toBe('/packages/honeymoon');
  expect(insteadOf({ collection: 'seed' })).toBe('/view-all-packages');
});

test('redirects old addresses of a trip to its new target, and no address to itself', () => {
  const before = [
    { from: tripPath('oldest'), to: tripPath('old') },
    { from: tripPath('new'), to: tripPath('old') },
  ];
  expect(read(redirected(texts(before), 'old', tripPath('new'), 'new'), movedFile)).toEqual({
    addresses: [
      { from: tripPath('oldest'), to: tripPath('new') },
      { from: tripPath('old'), to: tripPath('new') },
    ],
  });
});

test('removes a trip from peak dates, and removes dates for it alone, which would otherwise apply to all', () => {
  const dates = [
    { ...peak, trips: ['old'] },
    { ...peak, trips: ['old', 'other'] },
    { ...peak, trips: ['old'], states: ['kerala'] },
  ];
  const deleted = read(redirected(texts([], dates), 'old', '/'), peaksFile);
  expect(deleted).toEqual({
    ...others,
    dates: [
      { ...peak, trips: ['other'] },
      { ...peak, states: ['kerala'] },
    ],
  });
  expect(read(redirected(texts([], dates.slice(0, 1)), 'old', '/', 'new'), peaksFile)).toEqual({
    ...others,
    dates: [{ ...peak, trips: ['new'] }],
  });
  expect(redirected(texts([], [{ ...peak, trips: ['other'] }]), 'old', '/')).not.toHaveProperty([peaksFile]);
});

test('does not redirect a trip that was restored', () => {
  const before = [{ from: tripPath('old'), to: '/' }];
  expect(notRedirected(texts(before), 'old')).toEqual({ [movedFile]: '{}\n' });
  const others = ['/trips/hills', '/about'].map((from) => ({ from, to: '/' }));
  expect(deletedTrips(texts([...before, ...others]), () => false)).toEqual(['old']);
  expect(deletedTrips(texts(before), () => true)).toEqual([]);
});
