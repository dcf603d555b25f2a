import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareRows, finder } from '@/content/pages/trips';
import { keptTripsPath, tripPath } from '@/content/routes';
import { KeepBox } from './keep-box';
import { KeptTrips } from './kept-trips';
import { listMessage } from './list-message';
import { currentQuery } from './query-store';
import { keepTrip, listId } from './kept';

const trips = ['Goa', 'Ooty', 'Munnar'].map((name) => ({
  id: name.toLowerCase(),
  name,
  terms: '2 days',
  facts: compareRows.map(() => name),
}));

const open = (address = '/trips') => {
  window.history.replaceState(null, '', address);
  render(
    <>
      <KeptTrips trips={trips} rows={compareRows} />
      {trips.map(({ id, name }) => (
        <KeepBox key={id} id={id} name={name} />
      ))}
    </>,
  );
  return userEvent.setup();
};
const box = (name: string) => screen.getByRole('checkbox', { name: `${finder.keep} ${name}` });

afterEach(() => jest.restoreAllMocks());

test('a kept trip leads to the list, another one does not', async () => {
  const user = open();
  expect(screen.queryByRole('link', { name: finder.kept })).toBeNull();
  await user.click(box('Goa'));
  expect(screen.getByRole('link', { name: finder.kept })).toHaveAttribute('href', `#${listId}`);
  expect(screen.getByRole('region', { name: finder.list.heading })).toBeVisible();
  await user.click(box('Goa'));
  expect(screen.queryByRole('link', { name: finder.kept })).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('to keep a trip is a step that Back undoes, beside whatever else stands in the address', async () => {
  open('/trips?kind=hills');
  const before = window.history.length;
  act(() => keepTrip('goa', true));
  act(() => keepTrip('goa', true));
  expect(currentQuery()).toBe('?kind=hills&keep=goa');
  await waitFor(() => expect(window.history.length).toBe(before + 1));
  act(() => keepTrip('ooty', true));
  act(() => keepTrip('goa', false));
  expect(currentQuery()).toBe('?kind=hills&keep=ooty');
});

test('one trip alone is not compared, two are, each with the way to its page', async () => {
  const user = open(keptTripsPath(['goa']));
  expect(screen.getByText(finder.list.alone)).toBeVisible();
  await user.click(box('Ooty'));
  expect(screen.queryByText(finder.list.alone)).toBeNull();
  expect(screen.getByText(finder.list.compare(2, 2))).toBeVisible();
  // In the list and over its column.
  const links = screen.getAllByRole('link', { name: 'Ooty', hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([tripPath('ooty'), tripPath('ooty')]);
  expect(screen.queryByText(finder.list.more)).toBeNull();
});

test('the message names each trip, and at its end the address of the whole list', () => {
  const message = listMessage('Look:', trips.slice(0, 2)).split('\n');
  expect(message[0]).toBe('Look:');
  expect(message.filter((line) => line.endsWith(': 2 days'))).toEqual(['Goa: 2 days', 'Ooty: 2 days']);
  expect(message.at(-2)).toBe(finder.list.link);
  expect(message.at(-1)).toMatch(/\/trips\?keep=goa&keep=ooty$/);
});

test('a list too long for a chat link is sent as its address alone', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    id: `t${index}`,
    name: `A long name ${index}`,
    terms: '2 days',
  }));
  const message = listMessage('Look:', many);
  expect(message).not.toContain('A long name');
  expect(message.split('\n').at(-1)).toMatch(/\/trips\?keep=t0&keep=t1&.*&keep=t99$/);
});

/**
 * How far the page is moved when a trip more is kept, and the list, a hundred pixels high for each, begins at `top`.
 * @param style the properties that the browser knows
 */
async function moved(top: number, style: object): Promise<unknown[]> {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  jest.spyOn(document.documentElement, 'style', 'get').mockReturnValue(style as CSSStyleDeclaration);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top, height: 100 * within(this as HTMLElement).queryAllByRole('listitem').length } as DOMRect;
  });
  const user = open(keptTripsPath(['goa']));
  await user.click(box('Ooty'));
  return scrollBy.mock.calls;
}

test('where the browser does not hold the page still, it moves with a list that grows above the screen', async () => {
  expect(await moved(-1, {})).toEqual([[0, 100]]);
});

test.each([
  ['the list is on the screen', 0, {}],
  ['the browser holds the page still', -1, { overflowAnchor: 'auto' }],
])('it does not move where %s', async (_where, top, style) => {
  expect(await moved(top, style)).toEqual([]);
});
