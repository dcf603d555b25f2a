import { withReference } from '../../../../components/ui/visit';
import { referenceTo } from '../../../../content/words/controls';
import { addCampaign } from './campaign';
import { find, testPage } from './test/page';

const page = testPage();

const html = `
  <a href="https://forms.example/booking" data-campaign-href="https://forms.example/booking?from={campaign}&again={campaign}" id="book"><b id="inside">Book</b></a>
  <a href="https://forms.example/booking" id="plain">Book</a>
  <a href="https://wa.me/919876543210?text=Hello%20%26%20welcome" id="chat">WhatsApp</a>
  <a href="https://wa.me/?text=My%20list" id="share">Share</a>
  <a href="mailto:hello@trails.example?body=Hello&subject=Enquiry" id="mail">Mail</a>
  <a href="mailto:hello@trails.example" id="bare">Mail</a>
  <a href="/find?body=text" id="own">Find</a>
  <p id="words">Words</p>`;

/** Opens a page of a visit. */
function open(query = '') {
  window.history.replaceState(null, '', `/${query}`);
  document.documentElement.removeAttribute('data-reference');
  page.open(html);
  addCampaign();
}

/** The URL of a link when it is pressed. */
function pressed(id: string, type = 'pointerdown') {
  const element = find(`#${id}`);
  element.dispatchEvent(new Event(type, { bubbles: true }));
  return element.closest('a')?.getAttribute('href') ?? '';
}

const textOf = (address: string, name: string) => new URL(address).searchParams.get(name);

/** The last line of messages. */
const reference = () => withReference('').trim();

const campaign = 'utm_source=google&utm_medium=cpc&utm_campaign=diwali';
const line = referenceTo('google/cpc/diwali');

test.each(['pointerdown', 'click'])('adds the campaign to a booking link on %s', (type) => {
  open(`?page=2&${campaign}&gclid=a%2Bb`);
  const address = pressed('inside', type);
  for (const name of ['from', 'again']) expect(textOf(address, name)).toBe(`${campaign}&gclid=a%2Bb`);
});

test('ends messages to the operator with the campaign, once, also in links that are added later', () => {
  open(`?${campaign}`);
  for (let time = 0; time < 2; time++) expect(textOf(pressed('chat'), 'text')).toBe(`Hello & welcome\n\n${line}`);
  const mail = pressed('mail');
  expect(textOf(mail, 'body')).toBe(`Hello\n\n${line}`);
  expect(textOf(mail, 'subject')).toBe('Enquiry');
  document.body.innerHTML = '<a href="https://wa.me/919876543210?text=Later" id="later">WhatsApp</a>';
  expect(textOf(pressed('later'), 'text')).toBe(`Later\n\n${line}`);
});

test.each([
  ['plain', 'https://forms.example/booking'],
  ['share', 'https://wa.me/?text=My%20list'],
  ['bare', 'mailto:hello@trails.example'],
  ['own', '/find?body=text'],
  ['words', ''],
])('leaves the link “%s” unchanged', (id, address) => {
  open(`?${campaign}`);
  expect(pressed(id)).toBe(address);
});

test('keeps the first campaign for the visit, and no longer', () => {
  open(`?${campaign}`);
  open();
  expect(reference()).toBe(line);
  open('?utm_source=facebook&fbclid=1');
  expect(reference()).toBe(line);
  sessionStorage.clear();
  open();
  expect(reference()).toBe('');
});

test('leaves links alone without a campaign', () => {
  open('?page=2&source=google');
  expect(reference()).toBe('');
  expect(pressed('chat')).toBe('https://wa.me/919876543210?text=Hello%20%26%20welcome');
  expect(pressed('book')).toBe('https://forms.example/booking');
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['throws when it is read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
  ['throws when it is written', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['is refused', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
])('keeps the campaign for one page if storage %s', (_how, prepare) => {
  prepare();
  open(`?${campaign}`);
  expect(reference()).toBe(line);
  open();
  expect(reference()).toBe('');
});

test.each([
  ['?gclid=EAIaIQobChMI', referenceTo('gclid')],
  ['?fbclid=IwAR&utm_source=facebook', referenceTo('fbclid/facebook')],
  ['?utm_campaign=50%+off', referenceTo('50% off')],
  ['?utm_campaign=%0A%00a%E2%80%AEb%E2%80%A8c%C2%85d%7F', referenceTo('abcd')],
  ['?utm_campaign=%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80', referenceTo('दिवाली')],
  ['?utm_campaign=%F0%9F%AA%94sale', referenceTo('sale')],
  [`?utm_campaign=${'long'.repeat(40)}`, referenceTo('long'.repeat(40)).slice(0, 60)],
])('turns %s into the line "%s" at the end of messages', (query, line) => {
  open(query);
  expect(reference()).toBe(line);
  expect(textOf(pressed('chat'), 'text')).toBe(`Hello & welcome\n\n${line}`);
});
