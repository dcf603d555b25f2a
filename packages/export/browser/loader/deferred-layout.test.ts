import { deferLayout, layOutDeferred } from './deferred-layout';
import { find, testPage } from './test/page';

const page = testPage();
/** Ids of the elements whose height was read while they were not deferred, which lays them out. */
let laidOut: string[] = [];
/** The height of each visible piece in CSS pixels. */
let height: number;
const arrive = (type: string | undefined, { address = '/', keepsPlace = true } = {}) => {
  window.history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  Object.assign(window, {
    CSS: { supports: (condition: string) => keepsPlace && condition === 'overflow-anchor:auto' },
  });
  deferLayout();
};
const isDeferred = () => document.documentElement.hasAttribute('data-defer-layout');
const left = () => [...document.querySelectorAll('.deferred')].map(({ id }) => id);

beforeEach(() => {
  laidOut = [];
  height = 1100;
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (!this.classList.contains('deferred')) laidOut.push(this.id);
    return this.hidden ? 0 : height;
  });
  page.open(`
    <div class="phone-menu"><nav id="menu"></nav></div>
    <section class="deferred" id="first"><a href="/about#team" id="part"><b id="inside">Team</b></a></section>
    <section class="deferred" id="hidden" hidden><a href="/about" id="page">About</a></section>
    <section class="deferred" id="second"></section>
    <section class="deferred" id="third"></section>`);
});

test('defers the layout of a page just opened until a link to a fragment is followed, even if the page handles the click', () => {
  arrive('navigate');
  find('#page').click();
  document.dispatchEvent(new Event('click'));
  expect(isDeferred()).toBe(true);
  find('#part').addEventListener('click', (event) => event.stopPropagation());
  find('#inside').click();
  expect(isDeferred()).toBe(false);
});

test.each([
  ['after a reload', 'reload', {}],
  ['on the way back to the page', 'back_forward', {}],
  ['if the browser does not say how the page was opened', undefined, {}],
  ['for a link to a part of the page', 'navigate', { address: '/#contact' }],
  ['if the browser does not restore the scroll position', 'navigate', { keepsPlace: false }],
])('defers no layout %s', (_when, type, options) => {
  arrive(type, options);
  expect(isDeferred()).toBe(false);
  find('#inside').click();
  expect(isDeferred()).toBe(false);
});

test('lays out one large piece per idle period, the menu last and hidden ones not', () => {
  arrive('navigate');
  layOutDeferred();
  expect([laidOut, left()]).toEqual([['first'], ['hidden', 'second', 'third']]);
  page.idle();
  page.idle();
  expect([laidOut, left()]).toEqual([['first', 'second', 'third'], ['hidden']]);
  expect(isDeferred()).toBe(true);
  page.idle();
  expect([laidOut.at(-1), isDeferred()]).toEqual(['menu', false]);
});

test('lays out small pieces together', () => {
  arrive('navigate');
  height = 600;
  layOutDeferred();
  expect([laidOut, left()]).toEqual([['first'], ['hidden', 'third']]);
});

test('lays out only the menu, if the page has one, where nothing is deferred', () => {
  arrive('reload');
  layOutDeferred();
  expect(laidOut).toEqual(['menu']);
  find('.phone-menu').remove();
  expect(layOutDeferred).not.toThrow();
  expect(left()).toEqual(['first', 'hidden', 'second', 'third']);
});
