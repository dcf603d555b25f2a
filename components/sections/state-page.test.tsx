/** The facts that a state's page and the year chart derive from tours. A test of the exported files checks that their texts are printed. */
import { render, screen } from '@testing-library/react';
import { finderFilter } from '@/components/islands/filters/definitions';
import { isShown } from '@/content/model/filter/groups';
import { readState } from '@/content/model/filter/parameters';
import { destinations } from '@/content/catalogue/destinations';
import { gateways } from '@/content/ids/gateways';
import { monthIds, months } from '@/content/ids/months';
import { statePages } from '@/content/catalogue/state-pages';
import { states } from '@/content/ids/states';
import { withGstText } from '@/content/words/taxes';
import { facetsOf } from '@/content/model/trip-facets';
import { everywhere } from '@/content/words/everywhere';
import { footerTexts } from '@/content/pages/navigation';
import { formatDayRange } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { formatMonths } from '@/content/format/months';
import { kindBadges, statePage } from '@/content/pages/state';
import { monthCountText } from '@/content/pages/when-to-go';
import { finderItemOf } from '@/content/words/finder';
import { destinationsIn, isSold, seasonOf, soldStates, tripsInState } from '@/content/model/state-trips';
import { yearParts } from '@/content/words/year-chart';
import { destinationPath, finderMonthPath, monthPath, routes, statePath } from '@/content/routes';
import { someTrip } from '@/content/model/test/trips';
import { MonthColumn } from './month-column';
import { StateAbout } from './state-about';
import { StateBoard } from './state-board';
import { StateFurther } from './state-further';
import { StateYear } from './state-year';
import { TripCards } from './trip-cards';
import { lowestFare } from '@/content/model/fares/lowest-fare';
import { kindOf, trips } from '@/content/catalogue/trips';
import type { Trip } from '@/content/schema/types';

const first = someTrip(({ state }) => state === 'kerala');
const { opening } = statePages.kerala;

test("prints on a card its trip's place, kind, start and best months", () => {
  const trip = someTrip((one) => kindBadges[kindOf(one)]);
  const { location, gateway, season } = trip;
  render(<TripCards id="any" page="/any" heading="Any" lead="" trips={[trip]} />);
  const start = `From ${gateways[gateway]}; best ${formatMonths(season.best)}`;
  for (const text of [location, kindBadges[kindOf(trip)] ?? 'none', start])
    expect(screen.getByText(text)).toBeVisible();
});

test.each(soldStates)('names the best months of most tours of %s, and links to its places and neighbours', (id) => {
  render(
    <>
      <StateYear page={statePages[id]} trips={tripsInState(id)} />
      <StateFurther page={statePages[id]} />
    </>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const isBest = (month: (typeof monthIds)[number]) =>
    links.some(([text]) => text?.endsWith(` ${months[month]}: ${statePage.seasons.best}`));
  expect(monthIds.filter(isBest)).toEqual(seasonOf(tripsInState(id)).best);
  const ways = [
    [statePage.all, routes.domestic],
    ...destinationsIn(id).map((place) => [destinations[place].name, destinationPath(place)]),
    ...statePages[id].neighbours.filter(isSold).map((state) => [statePage.name(states[state]), statePath(state)]),
  ];
  expect(links).toEqual(expect.arrayContaining(ways));
});

test('does not name a town from which no tour starts any more', () => {
  render(<StateYear page={statePages.kerala} trips={[first]} />);
  const named = statePages.kerala.reach.filter(({ text }) => screen.queryByText(text)).map(({ gateway }) => gateway);
  expect(named).toEqual([first.gateway]);
});

test('derives the figures beside the opening from the tours, and counts half of a price for two', () => {
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const forTwo = { ...first, id: 'for-two', days: 5, price: 9_000, basis: 'per couple' } as const;
  const tours = [
    { ...first, days: 3, price: 20_000, basis: 'per person' },
    { ...first, id: 'short', days: 2, price: 10_000, basis: 'per person' },
    forTwo,
  ] as const;
  const { rerender } = render(<StateAbout state="kerala" opening={opening} trips={tours} />);
  const [length, start] = [formatDayRange({ from: 2, to: 5 }), gateways[first.gateway]];
  expect(figures()).toEqual(['3', length, `from ${formatRupees(4_500)} per person, ${withGstText(4_500)}`, start]);
  expect(screen.getByRole('img')).toHaveAccessibleName(new RegExp(`^Map of ${states.kerala} `));
  rerender(<StateAbout state="kerala" opening={opening} trips={[forTwo]} />);
  expect(figures()[2]).toContain(formatRupees(4_500));
});

test("prints each state's lowest price on the home page, as its own page does", () => {
  render(<StateBoard />);
  for (const id of soldStates) {
    const lowest = lowestFare(tripsInState(id));
    const name = `${states[id]} ${lowest ? everywhere.prices.from(withGstText(lowest)) : footerTexts.where.states}`;
    for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', statePath(id));
  }
});

const listed = trips.map((trip) => ({ trip, item: finderItemOf(trip) }));

/** The trips that the finder shows at a URL. */
const shownAt = (path: string) => {
  const chosen = readState(finderFilter, path.slice(path.indexOf('?')));
  return listed.flatMap(({ trip, item }) => (isShown(item, finderFilter, chosen) ? trip : []));
};

describe.each(monthIds)('the table of months, for %s,', (month) => {
  const inSeason = (how: 'best' | 'fair') => (trip: Trip) => trip.season[how].includes(month);

  test('prints the numbers of best and fair trips that its link leads to', () => {
    for (const { group, id, inMonth } of yearParts.flatMap(({ rows }) => rows)) {
      const path = finderMonthPath(group, id, month);
      expect(readState(finderFilter, path.slice(path.indexOf('?')))).toMatchObject({ [group]: [id], month: [month] });
      const shown = shownAt(path);
      const [best, fair] = [shown.filter(inSeason('best')), shown.filter(inSeason('fair'))];
      expect([id, inMonth(month)]).toEqual([id, { best: best.length, fair: fair.length }]);
      expect(shown).toHaveLength(best.length + fair.length);
    }
  });

  test('counts every trip at each of its places', () => {
    const places = yearParts.flatMap(({ rows }) => rows).filter(({ group }) => group === 'where');
    const sum = (how: 'best' | 'fair') => places.reduce((count, { inMonth }) => count + inMonth(month)[how], 0);
    for (const how of ['best', 'fair'] as const)
      expect(sum(how)).toBe(trips.filter(inSeason(how)).flatMap((trip) => facetsOf(trip).where).length);
  });
});

test('opens the page of a month with a link and a number for each row with trips in it', () => {
  const month = 'jan';
  render(<MonthColumn month={month} />);
  const rows = yearParts.flatMap((part) => part.rows).filter(({ inMonth }) => monthCountText(inMonth(month)));
  const [year, ...links] = screen.getAllByRole('link');
  expect(year).toHaveAttribute('href', monthPath(month));
  expect(links.map((link) => [link.getAttribute('href'), link.textContent.trim()])).toEqual(
    rows.map(({ group, id, name, inMonth }) => [
      finderMonthPath(group, id, month),
      expect.stringContaining(`${name}: ${monthCountText(inMonth(month))}`) as string,
    ]),
  );
});
