/** How long does a visitor with a phone wait after a tap or a key? Filters, sorting, searches, steps and the menu. */
import type { Page } from '@playwright/test';
import { finderChoicesOf, finderGroups } from '../../content/words/finder';
import { trips } from '../../content/catalogue/trips';
import { routes } from '../../content/routes';
import { isRuntime } from './exported-page';
import { hydrate, inNewPage, type Bench, type Sample } from './phone';

interface Step {
  name: string;
  /** A selector for the control that is tapped, or that has the focus while keys are pressed. */
  control: string;
  /** The keys to press one after the other, as fast as a thumb types. */
  keys?: readonly string[];
  /** A selector for an element that exists once the step has taken effect. */
  result: string;
}

/** A radio button or checkbox that is not checked yet. */
const choice = (group: string, value: string): Step => {
  const control = `input[name="${group}"][value="${value}"]`;
  return { name: `choose ${value}`, control, result: `${control}:checked` };
};

/** @param value the option after the one that is selected at first */
const sortBy = (value: string): Step => ({
  name: `sort by ${value}`,
  control: 'select[name="sort"]',
  keys: ['ArrowDown'],
  result: `select[name="sort"] option[value="${value}"]:checked`,
});

// The menu of phones has a box of its own.
const search = 'main input[name="search"]';

const typed = (word: string): Step[] => [
  { name: `type ${word}`, control: search, keys: Array.from(word), result: search },
  { name: 'erase it', control: search, keys: Array.from(word, () => 'Backspace'), result: search },
];

/** Some find one trip, some most of them. */
const asks = [
  'snow in december',
  'andaman with kids',
  'munnar',
  'beach near chennai',
  'tiger under 25000',
  'thailand',
  'ooty 2 nights',
  'taj mahal',
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

/** The steps on a page, performed in this order in one visit. */
const controls: Readonly<Record<string, { route: string; steps: readonly Step[] }>> = {
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
      sortBy('name'),
      ...typed('mamal'),
    ],
  },
  asks: {
    route: routes.finder,
    steps: asks.flatMap(typed),
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

/** Times in milliseconds. */
interface Slowest {
  /** The time from the input to the next paint, in steps of 8; 0 if it was under 16. */
  inp: number;
  task: number;
}

declare global {
  interface Window {
    slowest?: Slowest;
  }
}

/** Runs in the page before anything else: records the slowest input and task until they are read. */
function record(): void {
  const note = (list: PerformanceObserverEntryList) => {
    const slowest = (window.slowest ??= { inp: 0, task: 0 });
    for (const entry of list.getEntries())
      if (!(entry instanceof PerformanceEventTiming)) slowest.task = Math.max(slowest.task, entry.duration);
      else if (entry.interactionId) slowest.inp = Math.max(slowest.inp, entry.duration);
  };
  const everyEvent: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  for (const observed of [everyEvent, { type: 'longtask' }]) new PerformanceObserver(note).observe(observed);
}

const takeSlowest = (page: Page): Promise<Slowest> =>
  page.evaluate(() => {
    const slowest = window.slowest ?? { inp: 0, task: 0 };
    delete window.slowest;
    return slowest;
  });

/** Performs a step by touch or keys, as on a device. */
async function measure(page: Page, { control, keys }: Step, wait: number): Promise<Sample> {
  const target = page.locator(control).first();
  await takeSlowest(page);
  // The first scroll starts React.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (keys) await target.focus();
  await page.waitForTimeout(wait);
  // A tap without force waits until the page is calm.
  if (!keys) await target.tap({ force: true });
  for (const key of keys ?? []) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  // Waits until transitions have ended.
  await page.waitForTimeout(700);
  const { inp, task } = await takeSlowest(page);
  return { 'INP ms': inp, 'longest task': task };
}

/** The delays in milliseconds, one per run, after which the first step is performed while React starts. */
const delays = [50, 150, 300, 500, 900];

export const interactions: Bench = {
  names: Object.keys(controls),
  limits: { 'INP ms': 100 },
  async measure({ origin }, name, run) {
    const control = controls[name];
    if (!control) throw new Error(`${name} is none of the controls: ${Object.keys(controls).join(', ')}`);
    const measured: [string, Sample][] = [];
    for (const moment of ['before', 'during', 'hydrated'] as const)
      await inNewPage(async (page) => {
        await page.addInitScript(record);
        if (moment === 'before') await page.route(isRuntime, () => undefined);
        await page.goto(origin + control.route, { waitUntil: 'load' });
        await page.waitForTimeout(1200);
        if (moment === 'hydrated') await hydrate(page);
        const wait = moment === 'during' ? (delays[run % delays.length] ?? 0) : 500;
        // Before and during the start of React only the first step is measured.
        for (const step of moment === 'hydrated' ? control.steps : control.steps.slice(0, 1)) {
          measured.push([`${name} ${moment}, ${step.name}`, await measure(page, step, wait)]);
          if (moment === 'hydrated') await page.locator(step.result).first().waitFor({ state: 'attached' });
        }
      });
    return measured;
  },
};
