/** The page of all packages in WebKit: search, category, sort and the address. */
import { seedTrips } from '../../content/catalogue/seed';
import { allPackagesPage } from '../../content/pages/lists';
import { routes } from '../../content/routes';
import { byName, kindLabel, namesOf, showing, tripsOfKind, unknownPlace } from '../support/catalogue';
import { chosenIn, click, fill, find, hasFocus, pathOf, select, textsOf, valueOf, type WebDriver } from './actions';
import { eventually, faultsOf, openHydrated } from './page';
import { expect, test } from './test';

test.describe('all packages', () => {
  const names = (driver: WebDriver) => textsOf(driver, 'main article h3');
  const count = (driver: WebDriver) => textsOf(driver, '[data-filter] ~ [role="status"]');
  const search = '[name="search"]';
  const international = tripsOfKind('international');

  test.beforeEach(async ({ driver }) => {
    await openHydrated(driver, routes.allPackages);
  });

  test('search, category and sort work together, and the address follows; Back undoes a choice', async ({ driver }) => {
    const all = byName(namesOf(seedTrips));
    expect(await names(driver)).toEqual(all);
    const wanted = (namesOf(tripsOfKind('domestic'))[0] ?? '').toUpperCase();
    await fill(driver, search, wanted);
    await eventually(() => names(driver)).toEqual(all.filter((name) => name.toUpperCase().includes(wanted)));
    await eventually(() => pathOf(driver)).toBe(
      `${routes.allPackages}?${new URLSearchParams({ search: wanted }).toString()}`,
    );
    await fill(driver, search, '');
    await click(driver, 'label.choice', kindLabel('international'));
    await eventually(() => count(driver)).toEqual([showing(international.length)]);
    await select(driver, '[name="sort"]', 'price');
    await eventually(() => names(driver)).toEqual(namesOf([...international].sort((a, b) => a.price - b.price)));
    await eventually(() => pathOf(driver)).toBe(`${routes.allPackages}?category=international&sort=price`);
    await driver.navigate().back();
    await eventually(() => valueOf(driver, '[name="sort"]')).toBe('name');
    await driver.navigate().back();
    await eventually(() => chosenIn(driver)).toEqual([kindLabel('all')]);
    await eventually(() => count(driver)).toEqual([showing(seedTrips.length)]);
    expect(await faultsOf(driver)).toEqual([]);
  });

  test('an empty result says so, and Show All Packages brings everything back', async ({ driver }) => {
    await click(driver, 'label.choice', kindLabel('domestic'));
    await fill(driver, search, unknownPlace);
    await find(driver, 'h2', allPackagesPage.empty.heading);
    expect(await names(driver)).toEqual([]);
    await click(driver, 'button', allPackagesPage.empty.action);
    await eventually(() => count(driver)).toEqual([showing(seedTrips.length)]);
    expect(await valueOf(driver, search)).toBe('');
    expect(await chosenIn(driver)).toEqual([kindLabel('all')]);
    await eventually(() => pathOf(driver)).toBe(routes.allPackages);
    expect(await hasFocus(driver, search)).toBe(true);
  });
});
