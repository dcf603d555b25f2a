/** The filters in WebKit: what they show, the address they set, and Back and Forward. */
import { stateArrows } from '../../content/pages/controls';
import { home } from '../../content/pages/home';
import { featuredFilters } from '../../content/queries/featured';
import { routes, stateFilterPath } from '../../content/routes';
import { featuredUnder, firstState, lastState, secondState, thirdState } from '../support/catalogue';
import { chosenIn, click, hasFocus, Key, pathOf, press, textsOf, type WebDriver } from './actions';
import { evaluate, eventually, faultsOf, open, openHydrated, unhydrated } from './page';
import { expect, test } from './test';

test('featured packages: all, then the other choices, and on to the whole list', async ({ driver }) => {
  const names = () => textsOf(driver, '#packages article h3');
  await openHydrated(driver, routes.home);
  expect(await names()).toEqual(featuredUnder('all'));
  for (const { id, label } of featuredFilters.slice(1)) {
    await click(driver, '#packages label.choice', label);
    await eventually(names).toEqual(featuredUnder(id));
  }
  await click(driver, '#packages a', home.featured.more);
  await eventually(() => pathOf(driver)).toBe(routes.allPackages);
});

test.describe('domestic tours', () => {
  const titles = (driver: WebDriver) => textsOf(driver, 'main article h3');

  test('a chosen state is in the address; Back and Forward restore it, also from another page', async ({ driver }) => {
    await openHydrated(driver, routes.domestic);
    expect(await chosenIn(driver)).toEqual([firstState.name]);
    expect(await titles(driver)).toEqual(firstState.titles);
    for (const { id, name, titles: trips } of [secondState, thirdState]) {
      await click(driver, 'label.choice', name);
      await eventually(() => titles(driver)).toEqual(trips);
      expect(await chosenIn(driver)).toEqual([name]);
      await eventually(() => pathOf(driver)).toBe(stateFilterPath(id));
    }
    await driver.navigate().back();
    await eventually(() => titles(driver)).toEqual(secondState.titles);
    expect(await chosenIn(driver)).toEqual([secondState.name]);
    await driver.navigate().forward();
    await eventually(() => titles(driver)).toEqual(thirdState.titles);
    expect(await faultsOf(driver)).toEqual([]);

    await click(driver, 'footer a[href="/about"]');
    await eventually(() => pathOf(driver)).toBe(routes.about);
    await driver.navigate().back();
    await eventually(() => pathOf(driver)).toBe(stateFilterPath(thirdState.id));
    await eventually(() => titles(driver)).toEqual(thirdState.titles);
    await driver.navigate().back();
    await eventually(() => titles(driver)).toEqual(secondState.titles);
    expect(await chosenIn(driver)).toEqual([secondState.name]);
  });

  test('an address with a state opens on it, its button in view; an unknown state is ignored', async ({ driver }) => {
    await open(driver, stateFilterPath(lastState.id));
    await eventually(() => unhydrated(driver)).toEqual([]);
    await eventually(() => titles(driver)).toEqual(lastState.titles);
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
    await eventually(() => unhydrated(driver)).toEqual([]);
    expect(await chosenIn(driver)).toEqual([firstState.name]);
  });

  test('the arrow buttons scroll the carousel both ways; the arrow keys choose', async ({ driver }) => {
    await openHydrated(driver, routes.domestic);
    const turned = () => evaluate(driver, () => document.querySelector('.carousel-track')?.scrollLeft);
    await click(driver, 'button', stateArrows.next);
    await eventually(turned).toBeGreaterThan(100);
    await click(driver, 'button', stateArrows.previous);
    await eventually(turned).toBeLessThan(5);
    await evaluate(driver, () => document.querySelector<HTMLElement>('[name="state"]:checked')?.focus());
    await press(driver, Key.ARROW_RIGHT);
    await eventually(() => titles(driver)).toEqual(secondState.titles);
    expect(await hasFocus(driver, `[name="state"][value="${secondState.id}"]`)).toBe(true);
  });

  test('a state chosen before hydration is kept', async ({ driver }) => {
    await open(driver, routes.domestic);
    expect(await unhydrated(driver)).not.toEqual([]);
    await click(driver, 'label.choice', secondState.name);
    await eventually(() => unhydrated(driver)).toEqual([]);
    await eventually(() => pathOf(driver)).toBe(stateFilterPath(secondState.id));
    expect(await titles(driver)).toEqual(secondState.titles);
  });
});
