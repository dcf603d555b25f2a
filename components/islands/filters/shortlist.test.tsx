import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whatsappChat } from '@/content/words/contact-links';
import { seasonOf } from '@/content/format/year-code';
import { comparedRows, finder } from '@/content/words/finder-page';
import { compareRows } from '@/content/words/trips-page';
import { mapFile, shortlistPath, tripPath, tripRoutePath } from '@/content/routes';
import { absolute } from '@/content/site';
import { Comparison } from './comparison';
import { ShortlistBox } from './shortlist-box';
import { listId } from './shortlist-names';
import { Shortlist } from './shortlist';
import { listMessage } from './list-message';

const trips = ['Goa', 'Ooty', 'Munnar', 'Spiti'].map((name) => ({
  id: name.toLowerCase(),
  name,
  terms: '2 days',
  facts: compareRows.map((label) => `${label} of ${name}`),
}));

const open = (address = '/trips') => {
  window.history.replaceState(null, '', address);
  render(
    <>
      <Shortlist trips={trips} rows={compareRows} isComparing={false} choice={undefined} quotes={undefined} />
      {trips.map(({ id, name }) => (
        <ShortlistBox key={id} id={id} name={name} />
      ))}
    </>,
  );
  return userEvent.setup();
};
const box = (name: string) => screen.getByRole('checkbox', { name: `${finder.keep} ${name}` });
const yourList = () => screen.getByRole('region', { name: finder.list.heading });
const listed = () =>
  within(within(yourList()).getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

test('adds a trip as a history step, leaves other parameters alone, and links to the shortlist', async () => {
  const user = open('/trips?kind=hills');
  const before = window.history.length;
  expect(screen.queryByRole('link', { name: finder.seeShortlist })).toBeNull();
  await user.click(box('Goa'));
  expect(screen.getByRole('link', { name: finder.seeShortlist })).toHaveAttribute('href', `#${listId}`);
  expect(yourList()).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?kind=hills&keep=goa'));
  expect(window.history.length).toBe(before + 1);
  await user.click(box('Ooty'));
  await user.click(screen.getByRole('button', { name: `${finder.list.remove} Goa` }));
  expect(box('Goa')).not.toBeChecked();
  expect(listed()).toEqual(['Ooty']);
  await user.click(box('Ooty'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('link', { name: finder.seeShortlist })).toBeNull();
});

test('compares two trips or more, not one, by the same rows in the same order, and of more than three the first three', async () => {
  const user = open(shortlistPath(['goa']));
  expect(screen.getByText(finder.list.alone)).toBeVisible();
  await user.click(box('Spiti'));
  expect(screen.queryByText(finder.list.alone)).toBeNull();
  expect(screen.queryByText(finder.list.more)).toBeNull();
  await user.click(screen.getByText(finder.list.compare(2, 2)));
  const textsOf = (role: string) =>
    within(yourList())
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(textsOf('rowheader')).toEqual(compareRows);
  for (const name of ['Ooty', 'Munnar']) await user.click(box(name));
  expect(textsOf('columnheader').slice(1)).toEqual(['Goa', 'Ooty', 'Munnar']);
  expect(screen.getByText(finder.list.compare(3, 4))).toBeVisible();
  expect(screen.getByText(finder.list.more)).toBeVisible();
});

test('sends the shortlist with names, terms and one link at the end, to a chosen contact or to us', () => {
  open(shortlistPath(['goa', 'ooty']));
  const linkOf = (name: string) =>
    new URL(within(yourList()).getByRole<HTMLAnchorElement>('link', { name: new RegExp(name) }).href);
  const [sent, asked] = [linkOf(finder.list.send), linkOf(finder.list.ask)];
  expect([sent.origin + sent.pathname, asked.origin + asked.pathname]).toEqual(['https://wa.me/', whatsappChat]);
  for (const [link, greeting] of [
    [sent, finder.list.sendGreeting],
    [asked, finder.list.askGreeting],
  ] as const)
    expect(link.searchParams.get('text')?.split('\n')).toEqual([
      ...[greeting, '', 'Goa: 2 days', 'Ooty: 2 days', '', finder.list.link],
      absolute(shortlistPath(['goa', 'ooty'])),
    ]);
});

test('sends only the address of a list that is too long for a chat link', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: `t${index}`, name: 'A long name', terms: '2 days' }));
  const message = listMessage('Look:', many);
  expect(message).not.toContain('A long name');
  expect(message.split('\n').at(-1)).toMatch(/\/trips\?keep=t0&keep=t1&.*&keep=t99$/);
});

test.each([
  ['moves with a list that grows above the screen', -1, {}, [[0, 100]]],
  ['does not move where the list is on the screen', 0, {}, []],
  ['does not move where the browser holds the page still', -1, { overflowAnchor: 'auto' }, []],
])('the scroll position %s', async (_what, top, style, moves) => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  jest.spyOn(document.documentElement, 'style', 'get').mockReturnValue(style as CSSStyleDeclaration);
  // Each trip adds a hundred pixels to the height of the list.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top, height: 100 * within(this as HTMLElement).queryAllByRole('listitem').length } as DOMRect;
  });
  const user = open(shortlistPath(['goa']));
  await user.click(box('Ooty'));
  expect(scrollBy.mock.calls).toEqual(moves);
});

/** The first rows are text alone. */
const [shared, differing] = [0, 1];
const trip = (name: string, facts: Readonly<Record<number, string>>) => ({
  id: name.toLowerCase(),
  name,
  facts: compareRows.map((label, row) => facts[row] ?? `${label} of ${name}`),
});
const cellsOf = (row: number) => {
  const element = screen.getByRole('row', { name: new RegExp(`^${compareRows[row]}`) });
  return within(element).getAllByRole('cell');
};

test.each([2, 3])('prints a value that %i trips share once across all columns, and others once for each', (count) => {
  const { route, year } = comparedRows;
  const facts = { [shared]: '2 days', [route]: 'Ooty 1', [year]: 'bbbbbbbbbbbb' };
  const trips = ['Goa', 'Ooty', 'Spiti'].map((name) => trip(name, { ...facts, [differing]: `Of ${name}` }));
  render(<Comparison rows={compareRows} trips={trips.slice(0, count)} />);
  for (const row of [shared, year]) {
    expect(cellsOf(row).map((cell) => cell.getAttribute('colspan'))).toEqual([`${count}`]);
    expect(screen.getByRole('rowheader', { name: `${compareRows[row]} ${finder.list.same(count)}` })).toBeVisible();
  }
  const values = ['Of Goa', 'Of Ooty', 'Of Spiti'].slice(0, count);
  expect(cellsOf(differing).map(({ textContent }) => textContent)).toEqual(values);
  // The nights may be the same, but the maps are of different trips.
  expect(cellsOf(route)).toHaveLength(count);
});

test('gives screen readers the year in words, and links the map to its own trip', () => {
  const codes = ['bbf.......bb', '...bb.......'] as const;
  const trips = codes.map((code, index) => trip(`T${index}`, { [comparedRows.year]: code }));
  render(<Comparison rows={compareRows} trips={trips} />);
  const years = cellsOf(comparedRows.year);
  codes.forEach((code, index) => {
    expect(years[index]).toHaveTextContent(finder.season(seasonOf(code)));
    // eslint-disable-next-line testing-library/no-node-access -- the letters are hidden from those who hear
    const tiles = [...(years[index]?.querySelectorAll('[aria-hidden="true"] > *') ?? [])];
    expect(tiles.map(({ className }) => className.charAt(0) || '.').join('')).toBe(code);
    const map = screen.getByRole('img', { name: finder.list.map(`T${index}`) });
    expect([map.getAttribute('src'), map.getAttribute('loading')]).toEqual([mapFile(`t${index}`, 'tall'), 'lazy']);
    const [way, route] = [`T${index}`, finder.list.map(`T${index}`)].map((name) => screen.getByRole('link', { name }));
    expect(way).toHaveAttribute('href', tripPath(`t${index}`));
    expect(route).toHaveAttribute('href', tripRoutePath(`t${index}`));
  });
});
