import { deferLayout, layOutDeferred } from './deferred-layout';
import { find, testPage } from './test-page';

const page = testPage();
/** Ids of the elements that were laid out, in their order: those whose height was asked for. */
let laidOut: string[] = [];
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
  // The DOM of the unit tests has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return laidOut.push(this.id);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hidden ? null : document.body;
  });
  page.open(`
    <div class="phone-menu"><nav id="menu"></nav></div>
    <section class="deferred" id="first"><a href="/about#team" id="part"><b id="inside">Team</b></a></section>
    <section class="deferred" id="hidden" hidden><a href="/about" id="page">About</a></section>
    <section class="deferred" id="second"></section>
    <section class="deferred" id="third"></section>`);
});

test('on a page just opened it is deferred; a link to a part of a page ends that, even if the page answers the click itself', () => {
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
  ['on the way back', 'back_forward', {}],
  ['where the browser does not tell', undefined, {}],
  ['for a link to a part of the page', 'navigate', { address: '/#contact' }],
  ['where the browser does not keep the visitor’s place', 'navigate', { keepsPlace: false }],
])('%s it is not', (_when, type, options) => {
  arrive(type, options);
  expect(isDeferred()).toBe(false);
  find('#inside').click();
  expect(isDeferred()).toBe(false);
});

test('pieces are laid out one an idle moment, the menu at the end, and what is hidden not', () => {
  arrive('navigate');
  layOutDeferred();
  expect(laidOut).toEqual(['first']);
  page.idle(40);
  expect(laidOut).toEqual(['first', 'second']);
  page.idle(40);
  expect(left()).toEqual(['hidden']);
  expect(isDeferred()).toBe(true);
  page.idle(40);
  expect(isDeferred()).toBe(false);
  expect(laidOut).toEqual(['first', 'second', 'third', 'menu']);
});

test('in a long idle moment all are', () => {
  arrive('navigate');
  layOutDeferred({ didTimeout: false, timeRemaining: () => 41 });
  expect([laidOut, isDeferred()]).toEqual([['first', 'second', 'third', 'menu'], false]);
});

test('where nothing is deferred only the menu is laid out, if the page has one', () => {
  arrive('reload');
  layOutDeferred();
  expect(laidOut).toEqual(['menu']);
  find('.phone-menu').remove();
  expect(layOutDeferred).not.toThrow();
  expect(left()).toEqual(['first', 'hidden', 'second', 'third']);
});
