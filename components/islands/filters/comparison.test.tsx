import { render, screen, within } from '@testing-library/react';
import { yearText } from '@/content/format/year-code';
import { comparedRows, finder } from '@/content/pages/trips';
import { mapFile, tripPath, tripRoutePath } from '@/content/routes';
import { Comparison } from './comparison';

const rows = ['Days', 'Meals', comparedRows.route, comparedRows.year];
const trip = (name: string, ...facts: readonly string[]) => ({ id: name.toLowerCase(), name, facts });
const cellsOf = (label: string) => {
  const row = screen.getByRole('row', { name: new RegExp(`^${label}`) });
  return within(row).getAllByRole('cell');
};

test.each([2, 3])('of %i trips what is alike stands once, across all columns, what differs once for each', (count) => {
  const trips = ['Goa', 'Ooty', 'Spiti'].map((name) => trip(name, '2 days', `Of ${name}`, 'Ooty 1', 'bbbbbbbbbbbb'));
  render(<Comparison rows={rows} trips={trips.slice(0, count)} />);
  for (const label of ['Days', comparedRows.year]) {
    expect(cellsOf(label).map((cell) => cell.getAttribute('colspan'))).toEqual([`${count}`]);
    expect(screen.getByRole('rowheader', { name: `${label} ${finder.list.same(count)}` })).toBeVisible();
  }
  const differing = ['Of Goa', 'Of Ooty', 'Of Spiti'].slice(0, count);
  expect(cellsOf('Meals').map(({ textContent }) => textContent)).toEqual(differing);
  // Nights may be alike; the maps are of two trips.
  expect(cellsOf(comparedRows.route)).toHaveLength(count);
});

test('the year is words for those who hear it, and the map leads to its own place', () => {
  const codes = ['bbf.......bb', '...bb.......'] as const;
  render(<Comparison rows={rows} trips={codes.map((code, index) => trip(`T${index}`, '', '', '', code))} />);
  const years = cellsOf(comparedRows.year);
  codes.forEach((code, index) => {
    expect(years[index]).toHaveTextContent(yearText(code));
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
