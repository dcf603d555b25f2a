import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageTexts } from '@/content/catalogue/page-texts';
import { capitalised } from '@/content/format/capitalised';
import { formatShortDate } from '@/content/format/duration';
import { filled } from '@/content/format/filled';
import { mostTravellers } from '@/content/model/choice';
import { booking, bookingFields, childFields, neededFields, type BookingField } from '@/content/pages/booking';
import { greeting, telHref } from '@/content/words/contact-links';
import { whatsapp } from '@/content/words/controls';
import { travellersText, whenText } from '@/content/words/party';
import { failed, nearest, parts, refused, total as totalWords } from '@/content/records/pages/party.json';
import { bookTripPath, routes } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { slideIn } from '@/components/islands/motion';
import { currentQuery } from '@/components/islands/query-store';
import { keepChoice, keptChoice } from '../party/kept-choice';
import { loadQuotes } from '../party/load-quotes';
import { clearDraft, loadDraft, saveDraft, type BookingValues } from './booking-draft';
import { planner, quotes } from './test/quotes';
import { Wizard } from './wizard';

const { shares, sums, noTotal } = pageTexts.prices;

jest.mock('../motion', () => ({ slideIn: jest.fn() }));
jest.mock('../party/load-quotes', () => ({ loadQuotes: jest.fn() }));
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  // In India it is already the 1st of March.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-28T20:00:00Z'));
  clearDraft();
  keepChoice('');
  jest.clearAllMocks();
  jest.mocked(loadQuotes).mockResolvedValue(quotes);
});

const open = async (query = '') => {
  window.history.replaceState(null, '', `${routes.bookNow}${query}`);
  const { unmount } = render(<Wizard {...planner} arrival={<p>A welcome</p>} handOff={<p>Other ways</p>} />);
  // The prices of a trip in the URL load.
  await act(() => Promise.resolve());
  return { user: userEvent.setup(), unmount };
};
type User = ReturnType<typeof userEvent.setup>;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(button(name));
};
const toConfirmation = [booking.next, booking.next, booking.confirm];
const labelOf = (name: BookingField) => bookingFields.find((one) => one.name === name)?.label ?? name;
const field = (name: BookingField) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${labelOf(name)}(?!\\d)`));
const linkTo = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) });
const chat = () => new URL(linkTo(booking.confirmed.whatsapp).href).searchParams.get('text');
const confirmation = () => screen.queryByRole('heading', { name: booking.confirmed.heading });
const mail = () => new URL(linkTo(booking.confirmed.mail).href).searchParams.get('body');
const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('shows one step at a time, lets visitors pass an empty one, and goes back with Previous', async () => {
  const { user } = await open();
  expect(field('package')).toBeVisible();
  expect(field('name')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: booking.previous })).toBeNull();
  expect(slideIn).not.toHaveBeenCalled();
  // The native submit is hidden.
  for (const name of [booking.plainForm, booking.confirm]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Other ways')).not.toBeVisible();
  expect(button(booking.next).form?.noValidate).toBe(true);
  await press(user, booking.next);
  expect(field('name')).toBeVisible();
  expect(field('package')).not.toBeVisible();
  expect(screen.getByText(booking.steps[1].label, { selector: '[tabindex="-1"]' })).toHaveFocus();
  await press(user, booking.previous);
  expect(currentQuery()).toBe('');
  // Each step slid in from the side the visitor moved to; the first did not slide.
  expect(jest.mocked(slideIn).mock.calls.map(([, direction]) => direction)).toEqual([1, -1]);
});

test('marks the done and the current steps in the line of steps', async () => {
  await open('?step=2');
  expect(listed(booking.progress.name).map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(listed(booking.progress.name).map((step) => step.textContent)).toEqual(
    booking.steps.map(({ label }, index) => `${index + 1} ${label}${index === 0 ? ` ${booking.progress.done}` : ''}`),
  );
});

test('moves on with Enter in a field, but confirms only with the button', async () => {
  const { user } = await open('?step=2');
  await user.type(field('name'), 'Asha{Enter}');
  expect(currentQuery()).toBe('?step=3');
  expect(screen.queryByRole('button', { name: booking.next })).toBeNull();
  fireEvent.submit(button(booking.confirm).form ?? window);
  expect(currentQuery()).toBe('?step=3');
  expect(confirmation()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each(['?step=4', '?step=9', '?step=x'])('starts at the beginning for the URL %s', async (query) => {
  await open(query);
  expect(field('package')).toBeVisible();
});

test('logs all that was entered, passes it on in a planner’s order, and restores it after a reload', async () => {
  const [{ value, label }] = booking.packages;
  const chosen = { package: value, travelers: '2' };
  const who = { name: 'Asha', phone: '98', email: 'a@b.in', address: 'Ooty', requirements: 'Cot' };
  const typed = { startDate: '2027-03-04', ...who };
  const { user, unmount } = await open();
  for (const [name, text] of Object.entries(typed)) await user.type(field(name as BookingField), text);
  for (const [name, id] of Object.entries(chosen)) await user.selectOptions(field(name as BookingField), id);
  await press(user, ...toConfirmation);
  expect(log.mock.calls).toEqual([['Booking details', expect.objectContaining({ ...typed, ...chosen })]]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(booking.confirmed.missing)).toBeNull();
  const page = absolute(`${bookTripPath(value)}&adults=2&date=${typed.startDate}`);
  const handedOn = [label, 'Thu, 4 Mar 2027', '2 adults', ...Object.values(who), page];
  const linesOf = (message: string | null) => message?.match(/(?<=: ).+$/gm);
  expect(linesOf(mail())).toEqual(handedOn);
  unmount();
  await open('?step=4');
  expect(confirmation()).toBeVisible();
  expect(linesOf(chat())).toEqual(handedOn);
  expect(field('name')).toHaveValue('Asha');
});

/** Chooses a value in each of some fields. */
const choose = async (user: User, chosen: Partial<Record<BookingField, string>>) => {
  for (const [name, value] of Object.entries(chosen)) await user.selectOptions(field(name as BookingField), value);
};
/** Returns true if neither the element nor an ancestor is hidden. */
const isShown = (element: HTMLElement) => screen.queryAllByRole('combobox').includes(element);
const total = () => screen.queryAllByRole('status').at(-1)?.textContent;
const optionsOf = (name: BookingField) =>
  within(field(name))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);
const totalShows = (text: string) => waitFor(() => expect(total()).toContain(text));
const sumsOf = (fare: string, gst: string) =>
  [filled(sums.fare, { amount: fare }), filled(sums.gst, { amount: gst })].join(', ');
const withBooking = (template: string) => jest.replaceProperty(site, 'bookingUrl', template);

test('updates the total of a family with each answer, and sends it with everything else', async () => {
  const replaced = withBooking(
    'https://f.example/?a={adults}&c={children}&t={total}&i={id}&n={trip}&f={from}&d={date}&p={page}',
  );
  const { user } = await open();
  expect(total()).toBe(booking.total.hint);
  expect(loadQuotes).not.toHaveBeenCalled();
  await choose(user, { package: 'hills', travelers: '2' });
  // Two adults pay 20,000 and 5 % GST.
  await totalShows(`${booking.total.label}: ₹21,000`);
  expect(total()).toContain(booking.total.ordinary);
  await choose(user, { travelers: '4', child1: '8b', child2: '6' });
  // 20,000 + 7,500 + 5,000 = 32,500; GST 1,625.
  expect(total()).toContain('₹34,125');
  const partsOf = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(partsOf()).toEqual(['₹20,000', '₹7,500', '₹5,000', '₹1,625', '₹34,125']);
  await user.type(field('startDate'), '2098-12-24');
  // 22,400 + 8,400 + 5,600 = 36,400; GST 1,820.
  expect(total()).toContain('₹38,220');
  expect(total()).not.toContain(booking.total.ordinary);
  expect(screen.getByText(filled(parts.more, { name: 'Christmas', amount: '₹4,095' }))).toBeInTheDocument();
  await press(user, ...toConfirmation);
  const { each, one, who } = shares;
  const eachPays = [
    filled(each, { who: who.adult, amount: '₹11,760' }),
    filled(one, { who: who.childWithBed, amount: '₹8,820' }),
  ].join(', ');
  const family = { adults: 2, children: [8, 6].map((age) => ({ age, withBed: age === 8 })) };
  for (const text of [chat(), mail()]) {
    expect(text).toContain(`${booking.total.label}: ₹38,220 (Christmas: ${sumsOf('₹36,400', '₹1,820')}.`);
    expect(text).toContain(capitalised(eachPays));
    expect(text).toContain(`${labelOf('travelers')}: ${travellersText(family)}`);
    expect(text).toContain(`${labelOf('startDate')}: Wed, 24 Dec 2098`);
    expect(text).toContain(`${labelOf('package')}: Tea Hills`);
  }
  const form = new URL(linkTo(booking.confirmed.form).href).searchParams;
  expect([...form]).toEqual([
    ['a', '2'],
    ['c', '2'],
    ['t', '38220'],
    ['i', 'hills'],
    ['n', 'Tea Hills'],
    ['f', 'Chennai'],
    ['d', '2098-12-24'],
    ['p', absolute(`${bookTripPath('hills')}&adults=2&ages=8b,6&date=2098-12-24`)],
  ]);
  replaced.restore();
});

test('asks groups of five or more for their number, and shows one child field after another', async () => {
  const { user } = await open();
  const shown = () => (['people', 'child1', 'child2', 'child3'] as const).filter((name) => isShown(field(name)));
  expect(shown()).toEqual([]);
  await choose(user, { package: 'hills', travelers: '5+' });
  expect([shown(), total()]).toEqual([['people'], booking.total.hint]);
  await choose(user, { people: '9' });
  // Eight and a third adult in a room pay 80,000 + 8,500 = 88,500; GST 4,425.
  await totalShows('₹92,925');
  await choose(user, { child1: '7' });
  expect(shown()).toEqual(['people', 'child1', 'child2']);
});

test('takes the ages of eleven children', async () => {
  const { user } = await open();
  await choose(user, { package: 'kanha-tiger-safari', travelers: '5+', people: '12' });
  for (const name of childFields) fireEvent.input(field(name), { target: { value: '6' } });
  expect(currentQuery()).toContain(`adults=1&ages=${Array(11).fill(6).join()}`);
});

test('gives a group of more than twelve no total but a person to ask, and passes on that it is one', async () => {
  const { user } = await open(bookTripPath('hills').slice(routes.bookNow.length));
  expect(optionsOf('people')).toEqual([booking.prompts.howMany, ...'5,6,7,8,9,10,11,12'.split(','), 'More than 12']);
  await choose(user, { travelers: '5+', people: booking.moreThanMost.value });
  expect(total()).toBe(booking.total.largeGroup);
  expect(booking.total.largeGroup).toMatch(/12.+offices and colleges/);
  expect(isShown(field('child1'))).toBe(false);
  expect(linkTo('Call')).toHaveAttribute('href', telHref);
  const asked = new URL(linkTo(whatsapp).href).searchParams.get('text');
  await press(user, ...toConfirmation);
  for (const text of [asked, chat()]) {
    expect(text).toContain(`${labelOf('travelers')}: More than 12`);
    expect(text).toContain(booking.total.largeGroup);
  }
});

test.each([
  ['a child who is too young', { travelers: '3', child1: '4' }, filled(noTotal.childrenBelow, { from: 5 })],
  ['children without an adult', { travelers: '1', child1: '9' }, noTotal.noAdult],
  ['a child without an age', { travelers: '3', child1: '-' }, totalWords.ages],
])('says why there is no total for %s, also to whom it is sent', async (_, chosen, why) => {
  const { user } = await open();
  await choose(user, { package: 'hills', travelers: '3' });
  await choose(user, { child1: chosen.child1, travelers: chosen.travelers });
  expect(total()).toBe(why);
  await press(user, ...toConfirmation);
  expect(chat()).toContain(`${booking.total.label}: ${why}`);
  expect(screen.getByText(why, { selector: 'dd' })).toBeVisible();
});

test('says that the prices did not load', async () => {
  jest.mocked(loadQuotes).mockRejectedValue(new Error('no network'));
  await open('?package=hills&adults=2');
  await totalShows(failed);
});

const stored = (values: Partial<BookingValues>, confirmed = false) => {
  const empty = Object.fromEntries(bookingFields.map(({ name }) => [name, ''])) as BookingValues;
  saveDraft({ values: { ...empty, ...values }, confirmed });
};
const party = () =>
  (['travelers', 'people', 'child1', 'child2', 'child3', 'startDate'] as const).map((name) => field(name).value);

test('begins with the trip of the URL, whatever was stored, and asks for a new confirmation', async () => {
  const who = { name: 'Asha', email: 'a@b.in', phone: '98', address: 'Ooty', requirements: 'Cot' };
  stored({ package: 'kanha-tiger-safari', travelers: '2', ...who }, true);
  const { unmount } = await open('?package=bali&step=4');
  expect(field('package')).toHaveValue('bali');
  expect(confirmation()).toBeNull();
  // Two pay 100,000, 5 % GST and 2 % TCS on both.
  await totalShows('₹1,07,100');
  for (const [name, value] of Object.entries(who)) expect(field(name as BookingField)).toHaveValue(value);
  unmount();
  await open('?step=4');
  expect(field('package')).toHaveValue('bali');
  expect(confirmation()).toBeNull();
});

test('asks for a new confirmation for another party, and restores that of the same one', async () => {
  stored({ package: 'hills', travelers: '2', startDate: '2020-01-01' }, true);
  const { unmount } = await open('?package=hills&adults=2&step=4');
  expect(confirmation()).toBeVisible();
  unmount();
  await open('?package=hills&adults=3&step=4');
  expect(confirmation()).toBeNull();
});

test('begins with another trip that was chosen since, after a reload or the Back button', async () => {
  const { user, unmount } = await open('?package=hills');
  expect(field('package')).toHaveValue('hills');
  await choose(user, { package: 'bali' });
  expect(currentQuery()).toBe('?package=bali');
  unmount();
  await open('?package=bali');
  expect(field('package')).toHaveValue('bali');
});

test.each([
  ['?adults=3&ages=5,9b&date=2027-06-01', ['5+', '5', '5', '9b', '', '2027-06-01']],
  ['', ['1', '', '', '', '', '2027-05-02']],
])('begins with the party and the day of the URL, else of the visit (%s)', async (query, values) => {
  stored({ travelers: '4', child1: '8', startDate: '2027-05-01', name: 'Asha' });
  keepChoice('adults=1&date=2027-05-02');
  await open(query);
  expect(party()).toEqual(values);
  expect(field('name')).toHaveValue('Asha');
});

test('begins with the party and the day of the draft if there is none in the URL or the visit', async () => {
  stored({ travelers: '4', child1: '8', startDate: '2027-05-01' });
  await open();
  expect(party()).toEqual(['4', '', '8', '', '', '2027-05-01']);
  expect(currentQuery()).toBe('?adults=3&ages=8&date=2027-05-01');
  expect(keptChoice()).toBe('adults=3&ages=8&date=2027-05-01');
});

test('writes what is chosen into the URL and the visit, and keeps it through Back', async () => {
  const { user } = await open('?utm=a');
  await choose(user, { package: 'hills', travelers: '2' });
  expect(currentQuery()).toBe('?utm=a&package=hills&adults=2');
  await press(user, booking.next, booking.previous);
  await choose(user, { travelers: '3', child1: '9' });
  fireEvent.input(field('startDate'), { target: { value: '2027-06-01' } });
  const part = 'adults=2&ages=9&date=2027-06-01';
  expect([currentQuery(), keptChoice()]).toEqual([`?utm=a&package=hills&${part}`, part]);
  // Back leads to the address of step 2, in which there are still two.
  window.history.replaceState(null, '', '?utm=a&package=hills&step=2&adults=2');
  fireEvent.popState(window);
  expect(new URLSearchParams(currentQuery()).get('step')).toBe('2');
  expect(currentQuery()).toContain(part);
  expect(party()).toEqual(['3', '', '9', '', '', '2027-06-01']);
  await choose(user, { travelers: '' });
  expect([currentQuery(), keptChoice()]).toEqual(['?utm=a&package=hills&step=2', '']);
});

test('keeps the month of the URL until a day is chosen', async () => {
  const replaced = withBooking('https://f.example/?d={date}&m={month}&t={total}');
  const { user } = await open('?package=hills&adults=2&month=2099-01');
  const month = filled(totalWords.inMonth, {
    ...{ total: '₹21,000 to ₹23,520', people: 'for the 2 of you', month: 'January 2099' },
  });
  await totalShows(month);
  expect(currentQuery()).toContain('month=2099-01');
  await press(user, ...toConfirmation);
  expect(chat()).toContain(`${labelOf('startDate')}: ${whenText({ month: '2099-01' })}`);
  expect(chat()).toContain(month);
  expect([...new URL(linkTo(booking.confirmed.form).href).searchParams]).toEqual([['m', 'January 2099']]);
  await user.click(screen.getByText(labelOf('startDate'), { selector: 'a' }));
  fireEvent.input(field('startDate'), { target: { value: '2099-01-09' } });
  expect(currentQuery()).toContain('adults=2&date=2099-01-09');
  expect(currentQuery()).not.toContain('month');
  replaced.restore();
});

test('takes the month of the visit into the URL', async () => {
  keepChoice('adults=2&month=2099-01');
  await open('?package=hills');
  expect(currentQuery()).toBe('?package=hills&adults=2&month=2099-01');
});

test('keeps a child whose age is not chosen yet a child', async () => {
  const { user } = await open('?package=hills&adults=2&ages=-,7');
  expect(party()).toEqual(['4', '', '7', '-', '', '']);
  await totalShows(totalWords.ages);
  await choose(user, { child2: '8' });
  expect(total()).toContain('₹');
  expect(currentQuery()).toContain('adults=2&ages=7,8');
});

test('chooses the age without a bed where a URL asks for one that ages of its kind do not have', async () => {
  await open('?adults=2&ages=3b');
  expect(party()).toEqual(['3', '', '3', '', '', '']);
});

test.each([
  ['adults=0', refused.people],
  ['adults=13', filled(refused.people, { most: mostTravellers })],
  ['adults=2&ages=40', refused.ages],
  ['adults=2&ages=x,-,9c', refused.ages],
  ['date=2026-12-24', refused.past],
  ['date=2027-02-31', refused.date],
  ['date=%FF&month=13&adults=two', refused.date],
  ['package=nowhere', booking.unknownTrip],
  ['package=%00%3Cb%3E', booking.unknownTrip],
])('says what the URL ?%s names in vain until something is chosen, and works', async (query, text) => {
  stored({ package: 'hills', name: 'Asha' });
  const { user } = await open(`?${query}`);
  const notice = filled(text, { most: mostTravellers });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(notice);
  expect(field('package')).toHaveValue(query.startsWith('package') ? '' : 'hills');
  await choose(user, { package: 'bali', travelers: '2' });
  await totalShows('₹1,07,100');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('name')).toHaveValue('Asha');
});

test('leaves the prompt where a draft names a trip or an age that is no longer offered', async () => {
  stored({ package: 'gone', travelers: '3', child1: '40', startDate: '2027-02-31' });
  await open();
  expect(field('package')).toHaveDisplayValue(booking.prompts.package);
  expect(party()).toEqual(['3', '', '', '', '', '']);
});

test('works if the browser blocks storage', async () => {
  const refusing = (['setItem', 'getItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  );
  const { user } = await open('?package=hills&adults=2&date=2027-06-01');
  expect(party()).toEqual(['2', '', '', '', '', '2027-06-01']);
  await choose(user, { travelers: '3' });
  expect(currentQuery()).toBe('?package=hills&adults=3&date=2027-06-01');
  await press(user, ...toConfirmation);
  expect(confirmation()).toBeVisible();
  for (const mock of refusing) mock.mockRestore();
});

test('names missing essential values above the hand-off, and links each to its step', async () => {
  const { user } = await open();
  await user.selectOptions(field('package'), booking.packages[0].value);
  await press(user, ...toConfirmation);
  const missing = () =>
    neededFields.map((name) => screen.queryByRole('link', { name: labelOf(name) })?.getAttribute('href') ?? null);
  expect(missing()).toEqual([null, '?step=1', '?step=2', '?step=2']);
  await user.click(linkTo(labelOf('phone')));
  await user.type(field('phone'), '98765 43210');
  await press(user, booking.next, booking.confirm);
  expect(missing()).toEqual([null, '?step=1', '?step=2', null]);
});

test('refuses a past day where it is chosen and before it is sent, and accepts the next day', async () => {
  const replaced = withBooking('https://f.example/?d={date}');
  const { user } = await open();
  const type = (day: string) => fireEvent.input(field('startDate'), { target: { value: day } });
  const isRefused = () => [
    screen.queryByText(booking.pastDate) !== null,
    field('startDate').getAttribute('aria-invalid') === 'true',
  ];
  expect(field('startDate')).toHaveAttribute('min', '2027-02-20');
  for (const [day, refused] of [
    ['2020-01-01', true],
    ['2027-02-28', true],
    ['2027-03-01', false],
    // Chromium reports this year while 2028 is typed.
    ['0202-03-01', false],
    ['', false],
    ['2020-01-01', true],
  ] as const) {
    type(day);
    expect([day, ...isRefused()]).toEqual([day, refused, refused]);
  }
  expect(field('startDate')).toHaveAccessibleDescription(booking.pastDate);
  await press(user, ...toConfirmation);
  const form = () => linkTo(booking.confirmed.form).href;
  expect([form().includes('2020'), screen.queryByText(booking.confirmed.past) !== null]).toEqual([false, true]);
  await user.click(screen.getByText(labelOf('startDate'), { selector: 'a' }));
  type('2027-03-01');
  await press(user, ...toConfirmation);
  expect(screen.queryByText(booking.confirmed.past)).toBeNull();
  expect(form()).toContain('d=2027-03-01');
  replaced.restore();
});

const alternatives = () =>
  within(screen.getByText(nearest, { exact: false }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('refuses a day on which the trip cannot start, says why once, and offers the nearest days', async () => {
  const replaced = withBooking('https://f.example/?d={date}');
  const { user } = await open('?package=hills&adults=2&date=2027-04-03');
  expect(await screen.findByText(noTotal.full)).toBeVisible();
  expect(screen.getAllByText(noTotal.full)).toHaveLength(1);
  expect(field('startDate')).toBeInvalid();
  expect(field('startDate')).toHaveAccessibleDescription(noTotal.full);
  expect(alternatives()).toEqual(['Wed, 31 Mar 2027', 'Thu, 8 Apr 2027']);
  await press(user, ...toConfirmation);
  expect(chat()).toContain(`${booking.total.label}: ${noTotal.full}`);
  expect(linkTo(booking.confirmed.form).href).toBe('https://f.example/');
  replaced.restore();
  await user.click(screen.getByText(labelOf('startDate'), { selector: 'a' }));
  await press(user, 'Thu, 8 Apr 2027');
  expect(field('startDate')).toHaveValue('2027-04-08');
  expect(field('startDate')).toHaveFocus();
  expect(field('startDate')).toBeValid();
  expect(total()).toContain('₹21,000');
  expect(currentQuery()).toContain('date=2027-04-08');
});

test('refuses a day before anybody travels', async () => {
  await open('?package=hills');
  fireEvent.input(field('startDate'), { target: { value: '2027-04-03' } });
  expect(await screen.findByText(noTotal.full)).toBeVisible();
});

test('keeps a day without a fixed price, and says that its price is on request', async () => {
  const { user } = await open('?package=hills&adults=2&date=2027-12-24');
  await totalShows(noTotal.onRequest);
  expect(field('startDate')).toBeValid();
  await press(user, ...toConfirmation);
  expect(chat()).toContain(`${labelOf('startDate')}: Fri, 24 Dec 2027`);
  expect(chat()).toContain(noTotal.onRequest);
});

test('offers the date of a group until the day is over in India', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-04-10T18:29:00Z'));
  await open('?package=tea-group&adults=2');
  expect(optionsOf('startDate')).toContain('Sat, 10 Apr 2027');
});

test('offers the dates of a group trip, earliest first, and a free date for others', async () => {
  const { user } = await open('?package=tea-group&adults=2');
  expect(await screen.findByText('Sat, 10 Apr 2027')).toBeInTheDocument();
  const ofGroup = [booking.prompts.date, 'Sat, 10 Apr 2027', 'Sat, 8 May 2027'];
  expect(optionsOf('startDate')).toEqual(ofGroup);
  expect(field('startDate')).toBeRequired();
  await choose(user, { startDate: '2027-05-08' });
  expect(total()).toContain('₹42,000');
  expect(currentQuery()).toContain('date=2027-05-08');
  await choose(user, { package: 'hills' });
  expect(field('startDate')).toHaveAttribute('type', 'date');
  expect(field('startDate')).toHaveValue('2027-05-08');
  fireEvent.input(field('startDate'), { target: { value: '2027-05-01' } });
  await choose(user, { package: 'tea-group' });
  // The day that was chosen is shown, and refused.
  expect(field('startDate')).toHaveValue('2027-05-01');
  expect(screen.getByText(noTotal.noGroup)).toBeVisible();
  expect(alternatives()).toEqual(['Sat, 10 Apr 2027', 'Sat, 8 May 2027']);
  await press(user, 'Sat, 10 Apr 2027');
  expect([field('startDate').value, optionsOf('startDate')]).toEqual(['2027-04-10', ofGroup]);
});

test('says above the confirmation that nothing is sent yet, and below it what was chosen', async () => {
  const { user } = await open('?package=hills&adults=2&ages=9b&date=2027-06-01');
  await totalShows('₹');
  for (const [name, text] of Object.entries({ name: 'Asha', phone: '98' }))
    await user.type(field(name as BookingField), text);
  await press(user, ...toConfirmation);
  const notSent = screen.getByText(booking.confirmed.notSent);
  expect(notSent).toHaveFocus();
  const heading = confirmation() ?? document.body;
  const ways = (['whatsapp', 'form', 'mail'] as const).map((way) => linkTo(booking.confirmed[way]));
  const order = [notSent, ...ways, heading, screen.getByText(booking.confirmed.text), screen.getAllByRole('term')[0]];
  order.reduce((before, after) => {
    expect(before?.compareDocumentPosition(after ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return after;
  });
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  const ofParts = ['₹20,000', '₹7,500', '₹1,375', '₹28,875'];
  expect(texts('definition')).toEqual([
    'Tea Hills',
    travellersText({ adults: 2, children: [{ age: 9, withBed: true }] }),
    formatShortDate('2027-06-01'),
    // 20,000 + 7,500 = 27,500; GST 1,375.
    expect.stringContaining('₹28,875 for the 3 of you'),
    ...ofParts,
    'Asha, 98',
  ]);
  const [first, second, third, fourth] = texts('term');
  expect([first, second, third, fourth, texts('term').at(-1)]).toEqual([
    ...(['package', 'travelers', 'startDate'] as const).map(labelOf),
    booking.total.label,
    booking.confirmed.contact,
  ]);
});

test('sends a greeting if an empty form is confirmed', async () => {
  const { user } = await open('?step=3');
  await press(user, booking.confirm);
  expect(chat()).toBe(greeting());
});

test('asks for a new confirmation after a change', async () => {
  const { user, unmount } = await open('?step=3');
  await press(user, booking.confirm);
  unmount();
  const { user: later, unmount: reload } = await open('?step=3');
  await later.type(field('requirements'), 'A cot');
  reload();
  await open('?step=4');
  expect(confirmation()).toBeNull();
  expect(field('requirements')).toHaveValue('A cot');
});

test('forgets the draft when the visitor leaves for the home page', async () => {
  const { user } = await open('?step=3');
  await press(user, booking.confirm);
  expect(loadDraft()).toBeDefined();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const home = linkTo(booking.confirmed.home);
  expect(home).toHaveAttribute('href', routes.home);
  await user.click(home);
  expect(loadDraft()).toBeUndefined();
});
