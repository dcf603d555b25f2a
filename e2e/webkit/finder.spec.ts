/** The finder in WebKit: choices, counts and Back, a search that forgives, and a list that opens from its address. */
import { compareRows, finder } from '../../content/pages/trips';
import { trips } from '../../content/queries/trips';
import { keptTripsPath, routes } from '../../content/routes';
import { three, tripsUnder } from '../support/finder';
import { click, fill, find, pathOf, textsOf, type WebDriver } from './actions';
import { eventually, faultsOf, openHydrated } from './page';
import { expect, test } from './test';

const names = (driver: WebDriver) => textsOf(driver, 'main article h3');
const steps = Object.entries(three);

test('price, town and month narrow the list together; Back takes the last one back', async ({ driver }) => {
  await openHydrated(driver, routes.finder);
  expect(await names(driver)).toEqual(tripsUnder({}));
  for (const [group, id] of steps) await click(driver, `label.choice:has([name="${group}"][value="${id}"])`);
  await eventually(() => names(driver)).toEqual(tripsUnder(three));
  await eventually(() => pathOf(driver)).toBe(`${routes.finder}?${new URLSearchParams(steps).toString()}`);
  await find(driver, '[role="status"]', finder.showing(tripsUnder(three).length));
  await driver.navigate().back();
  await eventually(() => names(driver)).toEqual(tripsUnder({ price: three.price, from: three.from }));
  expect(await faultsOf(driver)).toEqual([]);
});

test('a misspelt name finds its trip, and nothing found leads back to all', async ({ driver }) => {
  await openHydrated(driver, routes.finder);
  await fill(driver, '[name="search"]', 'Mamalapuram');
  const wanted = tripsUnder({}).filter((name) => name.startsWith('Mahabalipuram'));
  await eventually(() => names(driver)).toEqual(expect.arrayContaining(wanted));
  await fill(driver, '[name="search"]', 'xqzwv');
  await find(driver, 'h2', finder.empty.heading);
  await click(driver, 'button', finder.empty.action);
  await eventually(() => names(driver)).toEqual(tripsUnder({}));
});

test('a list that was sent opens as it was, is compared, and loses the trip that is removed', async ({ driver }) => {
  const [one, other] = [trips[0], trips.at(-1)];
  if (!one || !other) throw new Error('there are no two trips');
  await openHydrated(driver, keptTripsPath([one.id, other.id]));
  await click(driver, 'summary', finder.list.compare(2, 2));
  await eventually(() => textsOf(driver, 'table th[scope="rowgroup"]')).toEqual([...compareRows]);
  await click(driver, 'button', `${finder.list.remove} ${other.name}`);
  await eventually(() => pathOf(driver)).toBe(keptTripsPath([one.id]));
  await find(driver, 'p', finder.list.alone);
  expect(await faultsOf(driver)).toEqual([]);
});
