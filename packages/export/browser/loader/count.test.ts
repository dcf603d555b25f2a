import { countEvent } from '../../../../components/ui/visit';
import { countVisit } from './count';
import { find, testPage } from './test/page';

const page = testPage();
const counter = 'https://counter.example';
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

const html = `
  <article id="kerala-package"><a href="https://forms.example/booking?trip=Kerala" id="book"><b id="inside">Book</b></a></article>
  <article><a href="/plan-custom-trip" id="custom">Plan a trip</a></article>
  <a href="https://wa.me/919876543210?text=mailto:a.pdf" id="chat">WhatsApp</a>
  <a href="https://wa.me/?text=Goa" id="share">Share</a>
  <a href="mailto:hello@trails.example" id="mail">Mail</a>
  <a href="/about" id="about">About</a>
  <form action="https://forms.example/booking" id="form"><input id="field"><button id="submit">Book</button></form>
  <form action="https://service.example" id="other"><button id="send">Send</button></form>`;

/** Opens a page and fires its load event. */
function open(path = '/packages/kerala-package') {
  window.history.replaceState(null, '', path);
  page.open(html);
  countVisit(counter, [
    ['wa.me/9', 'whatsapp'],
    ['mailto:', 'mail'],
    ['https://forms.example', 'book'],
    ['/plan-custom-trip', 'book'],
  ]);
  // jsdom cannot submit forms.
  window.addEventListener('submit', (event) => event.preventDefault());
}

const load = () => window.dispatchEvent(new Event('load'));

/** The paths and event names counted since the last call. */
const counted = () => send.mock.calls.splice(0).map(([address]) => new URL(address).searchParams.get('p'));

const use = (id: string, type = 'click', init: MouseEventInit = {}) =>
  find(`#${id}`).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  send.mockReset().mockResolvedValue({} as Response);
  Object.assign(globalThis, { fetch: send });
});

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'prerendering');
});

test.each([
  ['', ''],
  ['https://search.example/?q=kerala', 'https://search.example/?q=kerala'],
  // A URL of this site as referrer would reveal what the visitor searched for.
  [`${location.origin}/find?search=secret`, ''],
])('counts a page by its path when it has loaded; the referrer "%s" is sent as "%s"', (referrer, r) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.title = 'Kerala Package';
  open('/packages/kerala-package?search=secret');
  expect(send).not.toHaveBeenCalled();
  load();
  const query = new URLSearchParams({ p: '/packages/kerala-package', t: 'Kerala Package', r });
  const options = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
  expect(send.mock.calls).toEqual([[`${counter}/count?${String(query)}`, options]]);
});

test.each<[id: string, type: string, button: number, events: string[]]>([
  ['inside', 'click', 0, ['book:kerala-package']],
  ['custom', 'click', 0, ['book:goa-break']],
  ['chat', 'click', 0, ['whatsapp:goa-break']],
  ['mail', 'click', 0, ['mail:goa-break']],
  ['submit', 'click', 0, ['book:goa-break']],
  ['book', 'auxclick', 1, ['book:kerala-package']],
  // The right button opens no link.
  ['book', 'auxclick', 2, []],
  ['about', 'click', 0, []],
  ['share', 'click', 0, []],
  ['field', 'click', 0, []],
  ['send', 'click', 0, []],
])('counts on the element “%s” a %s with the button %i as %j', (id, type, button, events) => {
  open('/packages/goa-break');
  use(id, type, { button });
  const eventsCounted = send.mock.calls.map(([address]) => new URL(address).searchParams.get('e'));
  expect([eventsCounted, counted()]).toEqual([events.map(() => 'true'), events]);
});

test('gives the home page a name', () => {
  open('/');
  use('chat');
  expect(counted()).toEqual(['whatsapp:home']);
});

test('counts what an island takes over when the island reports it', () => {
  open('/book-now');
  find('#mail').addEventListener('click', (event) => event.preventDefault());
  use('mail');
  expect(counted()).toEqual([]);
  countEvent('wizard-confirmed');
  expect(counted()).toEqual(['wizard-confirmed:book-now']);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('counts nothing for a visitor whose browser sends %s', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  open();
  load();
  use('book');
  countEvent('form-sent');
  expect(send).not.toHaveBeenCalled();
});

test('counts a prerendered page when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  open();
  load();
  expect(send).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(counted()).toEqual(['/packages/kerala-package']);
});

test('works if the counter cannot be reached', async () => {
  const failure = Promise.reject<Response>(new TypeError('Failed to fetch'));
  const caught = jest.spyOn(failure, 'catch');
  send.mockReturnValue(failure);
  open();
  load();
  await expect(caught.mock.results[0]?.value).resolves.toBeUndefined();
});
