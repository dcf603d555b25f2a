/** axe in WebKit: the states that visitors can bring a page into. */
import { contact } from '../../content/pages/contact';
import { booking } from '../../content/pages/booking';
import { enquiry } from '../../content/pages/enquiry';
import { allPackagesPage } from '../../content/pages/lists';
import { routes } from '../../content/routes';
import {
  featuredLabel,
  featuredUnder,
  lastFeatured,
  kindLabel,
  secondState,
  tripsOfKind,
  unknownPlace,
} from '../support/catalogue';
import { click, fill, find, hasFocus, hover, isVisible, Key, press, select, textsOf, type WebDriver } from './actions';
import { findings } from './findings';
import { fillHomeForm, homeStatus, nextStep, sendHomeForm } from './forms';
import { eventually, openHydrated } from './page';
import { large, small } from './screen';
import { expect, test } from './test';

interface State {
  path: string;
  size?: typeof small;
  /** Brings the page just opened into the state. */
  reach: (driver: WebDriver) => Promise<unknown>;
}

const states: Record<string, State> = {
  'the phone menu open': {
    path: routes.about,
    reach: async (driver) => {
      await click(driver, '.phone-menu > summary');
      await eventually(() => isVisible(driver, 'nav[aria-label="Menu"]')).toBe(true);
    },
  },
  'a dropdown open': {
    path: routes.about,
    size: large,
    reach: async (driver) => {
      await hover(driver, '[aria-controls="menu-domestic"]');
      await eventually(() => isVisible(driver, '#menu-domestic')).toBe(true);
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
      await click(driver, '#packages label.choice', featuredLabel(lastFeatured));
      await eventually(() => textsOf(driver, '#packages article h3')).toEqual(featuredUnder(lastFeatured));
    },
  },
  'all packages filtered and sorted': {
    path: routes.allPackages,
    reach: async (driver) => {
      await click(driver, 'label.choice', kindLabel('international'));
      await select(driver, '[name="sort"]', 'price');
      await eventually(() => textsOf(driver, 'main article h3')).toHaveLength(tripsOfKind('international').length);
    },
  },
  'all packages, none found': {
    path: routes.allPackages,
    reach: async (driver) => {
      await fill(driver, '[name="search"]', unknownPlace);
      await find(driver, 'h2', allPackagesPage.empty.heading);
    },
  },
  'another state’s tours': {
    path: routes.domestic,
    reach: (driver) => click(driver, 'label.choice', secondState.name),
  },
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
      await eventually(() => homeStatus(driver)).toEqual([expect.stringContaining(enquiry.success)]);
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
      await eventually(() => textsOf(driver, 'main form [role="status"]')).toEqual([contact.form.emptyHint]);
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
      await click(driver, 'button', booking.confirm);
      await find(driver, 'h2', booking.confirmed.heading);
    },
  },
};

for (const [name, { path, size = small, reach }] of Object.entries(states)) {
  test.describe('in a state', () => {
    test.use({ size });

    test(`nothing that axe would change: ${name}`, async ({ driver }) => {
      await openHydrated(driver, path);
      await reach(driver);
      expect(await findings(driver)).toEqual([]);
    });
  });
}
