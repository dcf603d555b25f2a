import '../test/built';
import { render, screen } from '@testing-library/react';
import { setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { refusal } from '../../names/operator-words';
import { tripFiles } from '../test/trip-files';
import { keep } from '../typed/typed';
import { publicationLine } from './publication';
import type { Publishing } from './state';
import { TodayScreen } from './today';

const { chosen, texts } = tripFiles(2);
const [trip, other] = chosen as [(typeof chosen)[0], (typeof chosen)[0]];
const fileOf = ({ id }: { id: string }) => `content/records/trips/${id}.json`;

let host: MemoryHost;
let published: Publishing;
const head = async () => (await host.read([])).head;
beforeEach(async () => {
  jest.restoreAllMocks();
  localStorage.clear();
  host = memoryHost(texts);
  setHost(host);
  published = { publishedAt: new Date().toISOString(), commit: await head(), setAside: [] };
  globalThis.fetch = (address) => {
    const answer = { ok: address === '/admin/publishing.json', json: () => Promise.resolve(published) };
    return Promise.resolve(answer as Response);
  };
});

const saveTrip = async () => {
  const text = texts[fileOf(trip)] ?? '';
  return host.commit('A price', await head(), {
    write: { [fileOf(trip)]: text.replace(/"days": \d+/, '"days": 9') },
  });
};

test('says that nothing waits only if nothing was refused', async () => {
  const { unmount } = render(<TodayScreen />);
  expect(await screen.findByText(/^Nothing waits/)).toBeVisible();
  unmount();
  published = { ...published, setAside: [{ file: fileOf(trip), reasons: ['Days: must be 1 to 12'], field: 'days' }] };
  render(<TodayScreen />);
  expect(await screen.findByRole('heading', { name: 'Refused' })).toBeVisible();
  expect(screen.queryByText(/Nothing waits/)).toBeNull();
  expect(screen.getByText('All other changes are on the site.')).toBeVisible();
  expect(screen.getByText('Days: must be 1 to 12')).toBeVisible();
  expect(screen.getByRole('link', { name: trip.name })).toHaveAttribute('href', `#/trips/${trip.id}/field%3Ddays`);
});

test('lists a save that waits, and one that the check refused as refused', async () => {
  await saveTrip();
  const { unmount } = render(<TodayScreen />);
  expect(await screen.findByRole('heading', { name: '1 save waits' })).toBeVisible();
  expect(screen.getByRole('link', { name: trip.name })).toBeVisible();
  unmount();
  host.comment(refusal([`${fileOf(trip)}: days: must be 1 to 12 days`]));
  render(<TodayScreen />);
  expect(await screen.findByText(/must be 1 to 12 days/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /waits?$/ })).toBeNull();
});

test('names the newest of many saves, and counts the earlier ones', async () => {
  for (let save = 1; save <= 21; save += 1)
    await host.commit(`Save ${save}`, await head(), { write: { [fileOf(other)]: `{ "days": ${save} }` } });
  await saveTrip();
  render(<TodayScreen />);
  expect(await screen.findByRole('heading', { name: '22 saves wait' })).toBeVisible();
  expect(screen.getByRole('link', { name: trip.name })).toBeVisible();
  expect(screen.getByText('And 2 earlier saves.')).toBeVisible();
});

test.each([
  [23, false],
  [25, true],
])('after %d hours without a publication says that something is wrong: %s', async (hours, isLate) => {
  await saveTrip();
  const [save] = await host.commitsOf(fileOf(trip), 1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(save?.date ?? '') + hours * 3_600_000);
  render(<TodayScreen />);
  await screen.findByRole('heading', { name: '1 save waits' });
  expect(screen.queryByText(/Nothing was published for more than a day/) !== null).toBe(isLate);
});

test('links what was typed on this device and not saved', async () => {
  keep(fileOf(other), {}, { name: 'Typed' });
  keep('prices', undefined, {});
  render(<TodayScreen />);
  await screen.findByRole('heading', { name: /not saved/ });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `#/trips/${other.id}`,
    '#/prices',
  ]);
});

test('tells the state in a line for the frame', async () => {
  await saveTrip();
  expect(await publicationLine()).toMatchObject({ text: expect.stringMatching(/1 save waits\.$/) as string });
});
