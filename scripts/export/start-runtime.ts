/**
 * Runs in every page, inlined in its head by `prepare-page.ts`: the runtime (React and what it hydrates) waits its turn.
 *
 * - After load, when idle, its files are fetched at the lowest priority, unless the visitor saves data or is on 2G.
 * - It runs at the first sign of a visitor (scroll, pointer, key), when idle; at once when a control that needs it is used.
 * - What a visitor did to such a control before is done again when its island is live (`components/islands/use-island.ts`).
 * - A choice named in the address is made in the native controls before they are painted.
 * - On a page just opened, what is below the screen is laid out after it, piece by piece.
 *
 * Plain DOM calls of 2017: this file is compiled on its own and must run where the runtime may not.
 */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

interface HeldUse {
  island: Element;
  /** A button, or the group of a radio button. */
  control: Element | null;
  /** What to do again once the island is live. */
  repeat: () => void;
  /** The form that was submitted, if that is what was held. */
  form?: HTMLFormElement;
}

const { page, runtime } = (document.currentScript as HTMLScriptElement).dataset;
const files = `${page} ${runtime}`.split(' ');
const waiting = '[data-island]:not([data-live])';
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection || {};
const thrifty = saveData || /2g/.test(effectiveType);
const root = document.documentElement;
const whenIdle = (task: (deadline?: IdleDeadline) => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

/** Put in by `starter.ts`. */
declare const OFFLINE_ENABLED: boolean;

/**
 * Whoever comes back, by a reload or from a page that was not kept, or follows a link to a part of the page, is put at a place in it: the
 * page has to be as tall as it is. And browsers have to hold what is on the screen in its place when something above it grows, which
 * Safari does not.
 */
const fresh = 'data-fresh';
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival && arrival.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor:auto'))
  root.setAttribute(fresh, '');
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) root.removeAttribute(fresh);
  },
  true,
);

/** An element's height is known once it is laid out: here and now, also where it is not shown for now. */
const layOut = (element: HTMLElement | null) => element && element.offsetHeight;

/** Lays out what was left for later (`app/globals.css`), in the time in which the page has nothing else to do: a piece at least, then what fits. */
function layOutRest(deadline?: IdleDeadline): void {
  for (const piece of document.querySelectorAll<HTMLElement>(`[${fresh}] .later`)) {
    if (!piece.offsetParent) continue;
    piece.classList.remove('later');
    layOut(piece);
    // A piece takes 15 ms at 4× CPU, some 30, and no task shall take 50.
    if (deadline && deadline.timeRemaining() > 40) continue;
    whenIdle(layOutRest);
    return;
  }
  // What a filter hides has no layout, and gets it with the others of its choice.
  root.removeAttribute(fresh);
  // The shut menu of phones too, so that opening it is little more than painting.
  layOut(document.querySelector('.phone-menu nav'));
}

let started = false;
let held: HeldUse[] = [];
/** An island is live: React is there and hears for itself. */
let isHeard = false;

const add = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/** One file at a time: to ask for ten of them at once takes 50 ms at 4× CPU. */
function fetchAhead([href, ...others]: string[]): void {
  if (started || !href) return;
  add('link', { rel: 'prefetch', as: 'script', href });
  whenIdle(() => fetchAhead(others));
}

/** They run in their order: the page's data has to be there before the runtime reads it. */
function start(): void {
  if (started) return;
  started = true;
  for (const src of files) add('script', { src, async: false, fetchPriority: 'high', onerror: giveUp });
}

/**
 * A file did not come, or not whole: forms go their native way, the wizard becomes the plain form it is without a script, and the next
 * use of a control tries again.
 */
function giveUp(): void {
  started = false;
  root.dataset['unaided'] = '';
  const missed = held;
  held = [];
  for (const { island, form } of missed) {
    island.removeAttribute('aria-busy');
    if (form) form.submit();
  }
}

// Half a file, or one that breaks while it starts, is loaded all the same. Giving up is nothing to islands that are live.
addEventListener('error', ({ filename }) => {
  if (/_next/.test(filename)) giveUp();
});

/** Keys are kept in their order; of clicks on one control the last counts, so that impatience does not skip a step. */
function keep(event: Event, use: HeldUse): void {
  if (event.type !== 'keydown') held = held.filter(({ control }) => control !== use.control);
  held.push(use);
}

function hold(event: Event, use: HeldUse): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(event, use);
  use.island.setAttribute('aria-busy', 'true');
}

const use = (event: Event) => {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const island = target.closest(waiting);
  const control = target.closest<HTMLElement>('button, input, select, textarea');
  const isChoice = control instanceof HTMLInputElement && control.type === 'radio';
  // Hearing of this, React would start at once, whole, before the answer is painted: 0.1 s at 4× CPU. It has to hear what it takes over from
  // a field, because it may have looked at it before.
  if (!isHeard && (!control || isChoice || control.matches('button') || !/^(click|input|change)$/.test(type)))
    event.stopImmediatePropagation();
  if (!island || !control) return;
  // After the next paint: the native answer to this event comes first.
  requestAnimationFrame(() => setTimeout(start));
  if (isChoice && type === 'click') {
    // Chosen already, and again for React, which may have looked before.
    const repeat = () => {
      control.checked = false;
      control.click();
    };
    keep(event, { island, control: control.closest('fieldset'), repeat });
  }
  if (!control.matches('button[type=button]')) return;
  // The style sheet opens a menu for the pointer; the keyboard's ways with it need the script.
  if (control.hasAttribute('aria-controls')) {
    if (type === 'keydown' && /^(Arrow(Up|Down)|Escape)$/.test((event as KeyboardEvent).key)) {
      hold(event, {
        island,
        control,
        repeat: () => (document.activeElement || control).dispatchEvent(new KeyboardEvent(type, event)),
      });
    }
    if (type !== 'click' || (event as MouseEvent).detail !== 0) return;
  }
  if (type === 'click') hold(event, { island, control, repeat: () => control.click() });
};

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest(waiting);
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!island || !button) return;
    hold(event, { island, control: button, form, repeat: () => button.click() });
    start();
  },
  true,
);
for (const type of 'pointerdown pointerup mousedown mouseup touchstart touchend focusin keydown keyup click input change'.split(
  ' ',
))
  document.addEventListener(type, use, true);

document.addEventListener('island-live', (event) => {
  const island = event.target as Element;
  const missed = held.filter((held) => held.island === island);
  held = held.filter((held) => held.island !== island);
  island.removeAttribute('aria-busy');
  isHeard = true;
  // Not while React is still setting up.
  setTimeout(() => {
    for (const { repeat } of missed) repeat();
  });
});

/** Checks the radio buttons that the address names: `?state=kerala`. Each once: what the visitor chooses later stands. */
function choose(): void {
  new URLSearchParams(location.search).forEach((value, name) => {
    const radio = document.querySelector<HTMLInputElement>(
      `[type=radio][name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`,
    );
    if (radio && !radio.dataset['named']) {
      radio.dataset['named'] = '';
      radio.checked = true;
    }
  });
}
if (location.search) {
  const observer = new MutationObserver(choose);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    // What was parsed last may not have been reported yet.
    choose();
  });
}

/**
 * The service worker comes with the second page of a visit: the first costs nothing. It is told of both, because it was not there to
 * see them.
 */
function workOffline(): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  void navigator.serviceWorker
    .register('/worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      if (active) active.postMessage([document.referrer, location.href]);
    })
    .catch(() => undefined);
}

function hasStored(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}

addEventListener('load', () => {
  whenIdle(() => {
    // What is laid out is laid out anew when a typeface arrives: better once.
    const typefaces = thrifty ? [] : [...document.fonts].map((face) => face.load().catch(() => undefined));
    void Promise.all(typefaces).then(() => whenIdle(layOutRest));
  });
  if (thrifty) return;
  whenIdle(() => {
    fetchAhead(files);
    if (OFFLINE_ENABLED && 'serviceWorker' in navigator) workOffline();
    // A list that the address filters, or a form with a draft to put back, is not complete without the runtime.
    if (location.search || (document.querySelector('[data-island=draft]') && hasStored())) start();
  });
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    addEventListener(sign, () => whenIdle(start), { capture: true, passive: true, once: true });
});
