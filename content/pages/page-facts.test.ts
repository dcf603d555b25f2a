/** What the registry says of pages beyond their texts: titles with prices, lines for llms.txt, headings for sharing. */
import { destinationIds } from '../catalogue/destination-ids';
import { destinations } from '../catalogue/destinations';
import { monthIds, months } from '../catalogue/months';
import { states } from '../catalogue/states';
import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { tripsOn } from '../queries/destination-trips';
import { soldStates, tripsInState } from '../queries/state-trips';
import { trips } from '../queries/trips';
import { destinationPath, routes, stateMap, statePath, tripPath, tripsMap } from '../routes';
import { about } from './about';
import { allPackagesPage } from './lists';
import { pageAt } from './registry';

const lowest = (some: readonly { price: number }[]) => formatRupees(Math.min(...some.map(({ price }) => price)));

test.each(destinationIds)('%s: its title says from which price per person, or what it is', (id) => {
  const { name, subtitle, hero } = destinations[id];
  const cards = tripsOn(id).map((card) => card.id);
  const sold = trips.filter(
    (trip) => trip.basis === 'per person' && (trip.destinations.includes(id) || cards.includes(trip.id)),
  );
  const { title, summary } = pageAt(destinationPath(id));
  expect(title).toBe(sold.length > 0 ? `${name} tour packages from ${lowest(sold)}` : `${name}: ${subtitle}`);
  expect(summary).toBe(hero.subtitle);
});

test.each(soldStates)('%s: its title and its line say how many trips, its map is its own', (id) => {
  const tours = tripsInState(id);
  const { title, summary, map, headline } = pageAt(statePath(id));
  const count = tours.length === 1 ? '1 trip' : `${tours.length} trips`;
  expect(title).toBe(`${states[id]} tours: ${count} from ${lowest(tours)}`);
  expect(summary).toMatch(new RegExp(`^${count}\\. .+\\.$`));
  expect(headline).toContain(states[id]);
  expect(map).toBe(stateMap(id));
});

test.each(trips.map((trip) => [trip.id, trip] as const))('%s: its texts say days, price and months', (id, trip) => {
  const { title, description, summary, map } = pageAt(tripPath(id));
  const priced = `${trip.name}: ${trip.days} ${trip.days === 1 ? 'day' : 'days'} from ${formatRupees(trip.price)}`;
  expect(title).toBe(priced.length > 60 ? priced.split(' from ₹')[0] : priced);
  const terms = `${formatRupees(trip.price)} ${trip.basis}.`;
  expect(description).toBe(`${trip.notes.summary} ${formatDuration(trip.days)}, ${terms}`);
  for (const text of [terms, trip.notes.summary]) expect(summary).toContain(text);
  const [, named = ''] = /Best in ([^.]+)\.$/.exec(summary ?? '') ?? [];
  const best = monthIds.filter((month) => trip.notes.season.best.includes(month));
  expect(named.split(', ')).toEqual(best.map((month) => months[month]));
  expect(map).toBe(id);
});

test('the finder lists every trip by name, with its map and the lowest price', () => {
  const { lists, price, map } = pageAt(routes.finder);
  const byName = [...trips].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
  expect(lists).toEqual(byName.map(({ id }) => tripPath(id)));
  expect(formatRupees(price?.from ?? 0)).toBe(lowest(trips));
  expect(map).toBe(tripsMap);
});

test('over the picture for sharing stands the heading of a page', () => {
  expect(pageAt(routes.about).headline).toBe(about.hero.title);
  expect(pageAt(routes.about).pictures).toEqual([about.picture]);
  expect(pageAt(routes.allPackages).headline).toBe(allPackagesPage.hero.title);
});
