/** The filters in WebKit: what they show, the address they write, and what Back and Forward make of it. */
import { domesticTours } from '../../content/domestic-tours';
import { packages } from '../../content/packages';
import { routes } from '../../content/routes';
import {
  click,
  evaluate,
  eventually,
  expect,
  faultsOf,
  fill,
  find,
  hasFocus,
  Key,
  open,
  openLive,
  pathOf,
  press,
  select,
  test,
  textsOf,
  valueOf,
  waiting,
  type WebDriver,
} from './webkit';

/** The label of the choice that is made. */
const chosen = (driver: WebDriver) =>
  evaluate(driver, () =>
    [...document.querySelectorAll('label.choice:has(:checked)')].map(({ textContent }) => textContent),
  );

const titlesOf = (state: keyof typeof domesticTours) => domesticTours[state].map(({ title }) => title);

test('featured packages: all, honeymoon alone, domestic, and on to the whole list', async ({ driver }) => {
  const names = () => textsOf(driver, '#packages article h3');
  const domestic = packages
    .filter(({ category }) => category === 'domestic')
    .slice(0, 6)
    .map(({ name }) => name);
  await openLive(driver, routes.home);
  expect(await names()).toEqual(domestic);
  await click(driver, '#packages label.choice', 'Honeymoon');
  await eventually(names).toEqual(['Bali Romance']);
  await click(driver, '#packages label.choice', 'Domestic');
  await eventually(names).toEqual(domestic);
  await click(driver, '#packages a', 'View All Packages');
  await eventually(() => pathOf(driver)).toBe(routes.allPackages);
});

test.describe('domestic tours', () => {
  const titles = (driver: WebDriver) => textsOf(driver, 'main article h3');

  test('a state that is chosen stands in the address; Back and Forward choose again, also from another page', async ({
    driver,
  }) => {
    await openLive(driver, routes.domestic);
    expect(await chosen(driver)).toEqual(['Tamil Nadu']);
    expect(await titles(driver)).toEqual(titlesOf('tamil-nadu'));
    for (const [label, id] of [
      ['Kerala', 'kerala'],
      ['Goa', 'goa'],
    ] as const) {
      await click(driver, 'label.choice', label);
      await eventually(() => titles(driver)).toEqual(titlesOf(id));
      expect(await chosen(driver)).toEqual([label]);
      expect(await pathOf(driver)).toBe(`${routes.domestic}?state=${id}`);
    }
    await driver.navigate().back();
    await eventually(() => titles(driver)).toEqual(titlesOf('kerala'));
    expect(await chosen(driver)).toEqual(['Kerala']);
    await driver.navigate().forward();
    await eventually(() => titles(driver)).toEqual(titlesOf('goa'));
    expect(await faultsOf(driver)).toEqual([]);

    await click(driver, 'footer a[href="/about"]');
    await eventually(() => pathOf(driver)).toBe(routes.about);
    await driver.navigate().back();
    await eventually(() => pathOf(driver)).toBe(`${routes.domestic}?state=goa`);
    await eventually(() => titles(driver)).toEqual(titlesOf('goa'));
    await driver.navigate().back();
    await eventually(() => titles(driver)).toEqual(titlesOf('kerala'));
    expect(await chosen(driver)).toEqual(['Kerala']);
  });

  test('an address with a state opens on it, its button in view; a state nobody knows is ignored', async ({
    driver,
  }) => {
    await open(driver, `${routes.domestic}?state=odisha`);
    await eventually(() => waiting(driver)).toEqual([]);
    await eventually(() => titles(driver)).toEqual(titlesOf('odisha'));
    const inTrack = () =>
      evaluate(driver, () => {
        const track = document.querySelector('.carousel-track')?.getBoundingClientRect();
        const button = document.querySelector('label.choice:has(:checked)')?.getBoundingClientRect();
        return (
          track !== undefined &&
          button !== undefined &&
          button.left >= track.left - 1 &&
          button.right <= track.right + 1
        );
      });
    await eventually(inTrack).toBe(true);
    expect(await faultsOf(driver)).toEqual([]);
    await open(driver, `${routes.domestic}?state=atlantis`);
    await eventually(() => waiting(driver)).toEqual([]);
    expect(await chosen(driver)).toEqual(['Tamil Nadu']);
  });

  test('the arrows turn the carousel there and back; the arrow keys choose', async ({ driver }) => {
    await openLive(driver, routes.domestic);
    const turned = () => evaluate(driver, () => document.querySelector('.carousel-track')?.scrollLeft);
    await click(driver, 'button', 'Next states');
    await eventually(turned).toBeGreaterThan(100);
    await click(driver, 'button', 'Previous states');
    await eventually(turned).toBeLessThan(5);
    await evaluate(driver, () => document.querySelector<HTMLElement>('[name="state"]:checked')?.focus());
    await press(driver, Key.ARROW_RIGHT);
    await eventually(() => titles(driver)).toEqual(titlesOf('kerala'));
    expect(await hasFocus(driver, '[name="state"][value="kerala"]')).toBe(true);
  });

  test('a state chosen before the runtime holds when it comes', async ({ driver }) => {
    await open(driver, routes.domestic);
    expect(await waiting(driver)).not.toEqual([]);
    await click(driver, 'label.choice', 'Kerala');
    await eventually(() => waiting(driver)).toEqual([]);
    await eventually(() => pathOf(driver)).toBe(`${routes.domestic}?state=kerala`);
    expect(await titles(driver)).toEqual(titlesOf('kerala'));
  });
});

test.describe('all packages', () => {
  const names = (driver: WebDriver) => textsOf(driver, 'main article h3');
  const count = (driver: WebDriver) => textsOf(driver, '[data-filter="category"] ~ [role="status"]');
  const search = '[name="search"]';

  test.beforeEach(async ({ driver }) => {
    await openLive(driver, routes.allPackages);
  });

  test('search, category and sort work together, and the address follows; Back undoes a choice', async ({ driver }) => {
    expect(await names(driver)).toEqual(packages.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en-IN')));
    await fill(driver, search, 'MYSORE');
    await eventually(() => names(driver)).toEqual(['Bangalore - Mysore', 'Coorg - Mysore - Bangalore']);
    expect(await pathOf(driver)).toBe(`${routes.allPackages}?search=MYSORE`);
    await fill(driver, search, '');
    await click(driver, 'label.choice', 'International');
    await eventually(() => count(driver)).toEqual(['Showing 4 packages']);
    await select(driver, '[name="sort"]', 'price');
    await eventually(() => names(driver)).toEqual([
      'Malaysia Discovery',
      'Thailand Adventure',
      'Dubai Luxury',
      'Singapore Paradise',
    ]);
    expect(await pathOf(driver)).toBe(`${routes.allPackages}?category=international&sort=price`);
    await driver.navigate().back();
    await eventually(() => valueOf(driver, '[name="sort"]')).toBe('name');
    await driver.navigate().back();
    await eventually(() => chosen(driver)).toEqual(['All']);
    await eventually(() => count(driver)).toEqual(['Showing 16 packages']);
    expect(await faultsOf(driver)).toEqual([]);
  });

  test('an empty result says so, and Show All Packages brings everything back', async ({ driver }) => {
    await click(driver, 'label.choice', 'Domestic');
    await fill(driver, search, 'zanzibar');
    await find(driver, 'h2', 'No packages found');
    expect(await names(driver)).toEqual([]);
    await click(driver, 'button', 'Show All Packages');
    await eventually(() => count(driver)).toEqual(['Showing 16 packages']);
    expect(await valueOf(driver, search)).toBe('');
    expect(await chosen(driver)).toEqual(['All']);
    expect(await pathOf(driver)).toBe(routes.allPackages);
    expect(await hasFocus(driver, search)).toBe(true);
  });
});
