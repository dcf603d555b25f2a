/** What axe finds in WebKit's own reading of styles and names: every kind of page, and the states a visitor can bring one into. */
import { packagePath, routes } from '../../content/routes';
import { audit, axeOptions, axeSource } from '../axe';
import {
  click,
  evaluate,
  eventually,
  expect,
  fill,
  fillHomeForm,
  find,
  hasFocus,
  homeStatus,
  hover,
  isDrawn,
  Key,
  large,
  nextStep,
  open,
  openLive,
  press,
  select,
  sendHomeForm,
  small,
  test,
  textsOf,
  type WebDriver,
} from './webkit';

/** What axe finds on the page as it stands, one line for each element. */
async function findings(driver: WebDriver): Promise<string[]> {
  // Run by the driver rather than added as an element: a Content-Security-Policy has no say in it.
  await driver.executeScript(axeSource);
  return evaluate(driver, audit, axeOptions);
}

const kinds = [
  routes.home,
  routes.about,
  routes.contact,
  routes.destinations,
  '/destinations/kerala',
  packagePath('kerala-package'),
  routes.domestic,
  routes.honeymoon,
  routes.groupTours,
  routes.explorePackages,
  routes.allPackages,
  routes.bookNow,
  routes.itineraries,
  routes.whenToGo,
  routes.terms,
  '/no-such-page',
];

for (const [index, path] of kinds.entries()) {
  test.describe(index % 2 === 0 ? 'narrow' : 'wide', () => {
    test.use({ size: index % 2 === 0 ? small : large });

    test(`${path} has nothing that axe would change`, async ({ driver }) => {
      await open(driver, path);
      expect(await findings(driver)).toEqual([]);
    });
  });
}

interface State {
  path: string;
  size?: typeof small;
  /** What a visitor does, from the page just opened to the state. */
  reach: (driver: WebDriver) => Promise<unknown>;
}

const states: Record<string, State> = {
  'the phone menu open': {
    path: routes.about,
    reach: async (driver) => {
      await click(driver, '.phone-menu > summary');
      await eventually(() => isDrawn(driver, 'nav[aria-label="Menu"]')).toBe(true);
    },
  },
  'a dropdown open': {
    path: routes.about,
    size: large,
    reach: async (driver) => {
      await hover(driver, '[aria-controls="menu-domestic"]');
      await eventually(() => isDrawn(driver, '#menu-domestic')).toBe(true);
    },
  },
  'the skip link in sight': {
    path: routes.about,
    reach: async (driver) => {
      await press(driver, Key.TAB);
      expect(await hasFocus(driver, '[href="#main"]')).toBe(true);
    },
  },
  'featured packages filtered': {
    path: routes.home,
    reach: async (driver) => {
      await click(driver, '#packages label.choice', 'Honeymoon');
      await eventually(() => textsOf(driver, '#packages article h3')).toHaveLength(1);
    },
  },
  'all packages filtered and sorted': {
    path: routes.allPackages,
    reach: async (driver) => {
      await click(driver, 'label.choice', 'International');
      await select(driver, '[name="sort"]', 'price');
      await eventually(() => textsOf(driver, 'main article h3')).toHaveLength(4);
    },
  },
  'all packages, none found': {
    path: routes.allPackages,
    reach: async (driver) => {
      await fill(driver, '[name="search"]', 'zanzibar');
      await find(driver, 'h2', 'No packages found');
    },
  },
  'another state’s tours': { path: routes.domestic, reach: (driver) => click(driver, 'label.choice', 'Kerala') },
  'the home form with fields missing': {
    path: routes.home,
    reach: async (driver) => {
      await sendHomeForm(driver);
      await eventually(() => hasFocus(driver, '[name="first_name"]:invalid')).toBe(true);
    },
  },
  'the home form sent': {
    path: routes.home,
    reach: async (driver) => {
      await fillHomeForm(driver, 'webkit-axe@example.com', 'Goa in May');
      await sendHomeForm(driver);
      await eventually(() => homeStatus(driver)).toEqual([expect.stringContaining('Form submitted successfully!')]);
    },
  },
  'the home form refused': {
    path: routes.home,
    reach: async (driver) => {
      await fillHomeForm(driver, 'webkit-axe@example.com', 'answer:reject');
      await sendHomeForm(driver);
      await eventually(() => homeStatus(driver)).toEqual(['Please use a working email address.']);
    },
  },
  'the contact form left empty': {
    path: routes.contact,
    reach: async (driver) => {
      await click(driver, 'main form [type="submit"]');
      await eventually(() => textsOf(driver, 'main form [role="status"]')).toEqual([
        expect.stringContaining('A line about where and when is enough.'),
      ]);
    },
  },
  'the second step of the wizard': { path: routes.bookNow, reach: (driver) => nextStep(driver, 2) },
  'the third step of the wizard': {
    path: routes.bookNow,
    reach: async (driver) => {
      await nextStep(driver, 2);
      await nextStep(driver, 3);
    },
  },
  'the confirmation': {
    path: routes.bookNow,
    reach: async (driver) => {
      await nextStep(driver, 2);
      await nextStep(driver, 3);
      await click(driver, 'button', 'Confirm Booking');
      await find(driver, 'h2', 'Booking Confirmed!');
    },
  },
};

for (const [name, { path, size = small, reach }] of Object.entries(states)) {
  test.describe('in a state', () => {
    test.use({ size });

    test(`nothing that axe would change: ${name}`, async ({ driver }) => {
      await openLive(driver, path);
      await reach(driver);
      expect(await findings(driver)).toEqual([]);
    });
  });
}
