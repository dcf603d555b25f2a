/** The interactions of visitors with a phone: filters, sorting, searches, steps and the menu. */
import { finderChoicesOf, finderGroups } from '../../content/words/finder';
import { routes } from '../../content/routes';
import { trips } from '../../content/catalogue/trips';

export interface Step {
  name: string;
  /** A selector for the control that is tapped, or that has the focus while keys are pressed. */
  control: string;
  /** The keys to press one after the other, as fast as a thumb types. */
  keys?: readonly string[];
  /** A selector for an element that exists once the step has taken effect. */
  result: string;
}

interface Control {
  route: string;
  /** The steps, performed in this order in one visit. */
  steps: readonly Step[];
}

/** A radio button or checkbox that is not checked yet. */
const choice = (group: string, value: string): Step => {
  const control = `input[name="${group}"][value="${value}"]`;
  return { name: `choose ${value}`, control, result: `${control}:checked` };
};

const sortBy = (value: string): Step => ({
  name: `sort by ${value}`,
  control: 'select[name="sort"]',
  keys: ['ArrowDown'],
  result: `select[name="sort"] option[value="${value}"]:checked`,
});

const search = 'input[name="search"]';

const typed = (word: string): Step[] => [
  { name: `type ${word}`, control: search, keys: Array.from(word), result: search },
  { name: 'erase it', control: search, keys: Array.from(word, () => 'Backspace'), result: search },
];

const openChoices: Step = { name: 'open the choices', control: '.sheet-button', result: '[popover]:popover-open' };
const closeChoices: Step = {
  name: 'close them',
  control: '.sheet-foot button',
  result: '[popover]:not(:popover-open)',
};

const menu = '.phone-menu';
const wizardButton = (label: string) => `.wizard button:text-is("${label}")`;
const onStep = (step: number) => `.wizard [data-step="${step}"]:not([hidden])`;
const towns = finderGroups.from.choices.slice(0, 2);
const cheapTrip = trips.find((trip) => finderChoicesOf(trip).price.includes('under-15000'));

export const controls: Readonly<Record<string, Control>> = {
  finder: {
    route: routes.finder,
    steps: [
      openChoices,
      choice('price', 'under-15000'),
      closeChoices,
      choice('keep', cheapTrip?.id ?? ''),
      openChoices,
      ...towns.map(({ id }) => choice('from', id)),
      choice('sight', 'waterfalls'),
      choice('month', 'dec'),
      closeChoices,
      sortBy('price'),
      ...typed('mamal'),
    ],
  },
  packages: {
    route: routes.allPackages,
    steps: [choice('category', 'honeymoon'), choice('category', 'all'), sortBy('price'), ...typed('mysore')],
  },
  states: {
    route: routes.domestic,
    steps: [choice('state', 'kerala'), choice('state', 'rajasthan')],
  },
  wizard: {
    route: routes.bookNow,
    steps: [
      { name: 'Next to 2', control: wizardButton('Next Step'), result: onStep(2) },
      { name: 'Next to 3', control: wizardButton('Next Step'), result: onStep(3) },
      { name: 'Previous to 2', control: wizardButton('Previous'), result: onStep(2) },
    ],
  },
  menu: {
    route: routes.home,
    steps: [
      { name: 'open', control: `${menu} summary`, result: `${menu}[open]` },
      { name: 'close', control: `${menu} summary`, result: `${menu}:not([open])` },
    ],
  },
};
