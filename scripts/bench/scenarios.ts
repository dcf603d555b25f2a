/** What visitors do with every filter, sort, search, step and menu of the site. */
import { finderChoicesOf, finderGroups } from '../../content/queries/finder';
import { trips } from '../../content/queries/trips';
import { routes } from '../../content/routes';
import { click, press, tap, type Gesture } from './gestures';

export interface Step extends Gesture {
  name: string;
  /** Selector of what is on the page once the step has taken effect. */
  result: string;
}

export interface Scenario {
  id: string;
  route: string;
  /** A phone with touch, or a screen of 1280 px with a mouse. */
  screen: 'phone' | 'desktop';
  /** Performed in this order in one visit. */
  steps: readonly Step[];
}

/** A radio button, or a checkbox that is not made yet. */
const choice = (group: string, value: string): Step => {
  const input = `input[name="${group}"][value="${value}"]`;
  return { name: `choose ${value}`, ...tap(input), result: `${input}:checked` };
};

const sort = (value: string, key: string): Step => ({
  name: `sort by ${value}`,
  ...press('select[name="sort"]', key),
  result: `select[name="sort"] option[value="${value}"]:checked`,
});

const search = 'input[name="search"]';

export const domesticStates: Scenario = {
  id: 'states',
  route: routes.domestic,
  screen: 'phone',
  steps: ['kerala', 'karnataka', 'rajasthan', 'meghalaya', 'tamil-nadu'].map((state) => choice('state', state)),
};

export const allPackages: Scenario = {
  id: 'all packages',
  route: routes.allPackages,
  screen: 'phone',
  steps: [
    ...['international', 'honeymoon', 'all'].map((category) => choice('category', category)),
    sort('price', 'ArrowDown'),
    sort('rating', 'ArrowDown'),
    { name: 'type mysore', ...press(search, 'm', 'y', 's', 'o', 'r', 'e'), result: search },
    { name: 'erase it', ...press(search, ...Array<string>(6).fill('Backspace')), result: search },
  ],
};

export const finder: Scenario = {
  id: 'finder',
  route: routes.finder,
  screen: 'phone',
  steps: [
    choice('price', 'under-15000'),
    choice('keep', trips.find((trip) => finderChoicesOf(trip).price.includes('under-15000'))?.id ?? ''),
    ...finderGroups.from.choices.slice(0, 1).map(({ id }) => choice('from', id)),
    choice('month', 'dec'),
    ...finderGroups.from.choices.slice(1, 2).map(({ id }) => choice('from', id)),
    sort('price', 'ArrowDown'),
    { name: 'type mamal', ...press(search, 'm', 'a', 'm', 'a', 'l'), result: search },
    { name: 'erase it', ...press(search, ...Array<string>(5).fill('Backspace')), result: search },
  ],
};

const menu = '.phone-menu';
const dropdown = '.dropdown';
const next = '.wizard button:text-is("Next Step")';
const onStep = (step: number) => `.wizard [data-step="${step}"]:not([hidden])`;

export const scenarios: readonly Scenario[] = [
  domesticStates,
  allPackages,
  finder,
  {
    id: 'featured',
    route: '/',
    screen: 'phone',
    steps: ['honeymoon', 'domestic', 'all'].map((filter) => choice('featured', filter)),
  },
  {
    id: 'wizard',
    route: routes.bookNow,
    screen: 'phone',
    steps: [
      { name: 'Next to 2', ...tap(next), result: onStep(2) },
      { name: 'Next to 3', ...tap(next), result: onStep(3) },
      { name: 'Previous to 2', ...tap('.wizard button:text-is("Previous")'), result: onStep(2) },
    ],
  },
  {
    id: 'phone menu',
    route: '/',
    screen: 'phone',
    steps: [
      { name: 'open', ...tap(`${menu} summary`), result: `${menu}[open]` },
      { name: 'close', ...tap(`${menu} summary`), result: `${menu}:not([open])` },
    ],
  },
  {
    id: 'dropdown',
    route: '/',
    screen: 'desktop',
    steps: [
      { name: 'click', ...click(`${dropdown} > button`), result: `${dropdown}[data-open=true]` },
      { name: 'Escape', ...press(`${dropdown} > button`, 'Escape'), result: `${dropdown}[data-open=false]` },
      { name: 'arrow down', ...press(`${dropdown} > button`, 'ArrowDown'), result: `${dropdown} .panel a:focus` },
    ],
  },
];
