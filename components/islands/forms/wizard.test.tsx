import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageTexts } from '@/content/catalogue/page-texts';
import { capitalised } from '@/content/format/capitalised';
import { filled } from '@/content/format/filled';
import { booking, bookingFields, neededFields, type BookingField } from '@/content/pages/booking';
import { greeting } from '@/content/words/contact-links';
import { routes } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { slideIn } from '@/components/islands/motion';
import { currentQuery } from '../filters/query-store';
import { clearDraft, loadDraft } from './booking-draft';
import { totals } from './test/totals';
import { Wizard } from './wizard';

const { shares, sums, noTotal } = pageTexts.prices;

jest.mock('../motion', () => ({ slideIn: jest.fn() }));
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  // In India it is already the 1st of March.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-28T20:00:00Z'));
  clearDraft();
  jest.clearAllMocks();
});

const open = (query = '') => {
  window.history.replaceState(null, '', `${routes.bookNow}${query}`);
  const { unmount } = render(
    <Wizard totals={totals} firstDay="2027-02-20" arrival={<p>A welcome</p>} handOff={<p>Other ways</p>} />,
  );
  return { user: userEvent.setup(), unmount };
};
type User = ReturnType<typeof userEvent.setup>;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(button(name));
};
const toConfirmation = [booking.next, booking.next, booking.confirm];
const labelOf = (name: BookingField) => bookingFields.find((one) => one.name === name)?.label ?? name;
const field = (name: BookingField) => screen.getByLabelText(new RegExp(`^${labelOf(name)}`));
const linkTo = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) });
const chat = () => new URL(linkTo(booking.confirmed.whatsapp).href).searchParams.get('text');
const confirmation = () => screen.queryByRole('heading', { name: booking.confirmed.heading });
const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('shows one step at a time, lets visitors pass an empty one, and goes back with Previous', async () => {
  const { user } = open();
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

test('marks the done and the current steps in the line of steps', () => {
  open('?step=2');
  expect(listed(booking.progress.name).map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(listed(booking.progress.name).map((step) => step.textContent)).toEqual(
    booking.steps.map(({ label }, index) => `${index + 1} ${label}${index === 0 ? ` ${booking.progress.done}` : ''}`),
  );
});

test('moves on with Enter in a field, but confirms only with the button', async () => {
  const { user } = open('?step=2');
  await user.type(field('name'), 'Asha{Enter}');
  expect(currentQuery()).toBe('?step=3');
  expect(screen.queryByRole('button', { name: booking.next })).toBeNull();
  fireEvent.submit(button(booking.confirm).form ?? window);
  expect(currentQuery()).toBe('?step=3');
  expect(confirmation()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each(['?step=4', '?step=9', '?step=x'])('starts at the beginning for the URL %s', (query) => {
  open(query);
  expect(field('package')).toBeVisible();
});

test('logs all that was entered, passes it on in a planner’s order, and restores it after a reload', async () => {
  const [{ value, label }] = booking.packages;
  const chosen = { package: value, travelers: '2' };
  const who = { name: 'Asha', phone: '98', email: 'a@b.in', address: 'Ooty', requirements: 'Cot' };
  const typed = { startDate: '2027-03-04', ...who };
  const { user, unmount } = open();
  for (const [name, text] of Object.entries(typed)) await user.type(field(name as BookingField), text);
  for (const [name, id] of Object.entries(chosen)) await user.selectOptions(field(name as BookingField), id);
  await press(user, ...toConfirmation);
  expect(log.mock.calls).toEqual([['Booking details', expect.objectContaining({ ...typed, ...chosen })]]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(booking.confirmed.missing)).toBeNull();
  const handedOn = [label, typed.startDate, '2', ...Object.values(who), absolute(routes.bookNow)];
  const linesOf = (message: string | null) => message?.match(/(?<=: ).+$/gm);
  expect(linesOf(new URL(linkTo(booking.confirmed.mail).href).searchParams.get('body'))).toEqual(handedOn);
  unmount();
  open('?step=4');
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
const total = () => screen.getAllByRole('status').at(-1)?.textContent;
const sumsOf = (fare: string, gst: string) =>
  [filled(sums.fare, { amount: fare }), filled(sums.gst, { amount: gst })].join(', ');

test('updates the total of a family with each answer, and sends it with everything else', async () => {
  const replaced = jest.replaceProperty(
    site,
    'bookingUrl',
    'https://f.example/?a={adults}&c={children}&t={total}&i={id}',
  );
  const { user } = open();
  expect(total()).toBe(booking.total.hint);
  await choose(user, { package: 'hills', travelers: '2' });
  // Two adults pay 20,000 and 5 % GST.
  expect(total()).toContain(`${booking.total.label}: ₹21,000`);
  expect(total()).toContain(booking.total.ordinary);
  await choose(user, { travelers: '4', child1: '8b', child2: '6' });
  // 20,000 + 7,500 + 5,000 = 32,500; GST 1,625.
  const { each, one, who } = shares;
  const eachPays = [
    filled(each, { who: who.adult, amount: '₹10,500' }),
    filled(one, { who: who.childWithBed, amount: '₹7,875' }),
  ].join(', ');
  expect(total()).toContain(`₹34,125${capitalised(sumsOf('₹32,500', '₹1,625'))}. ${capitalised(eachPays)}`);
  await user.type(field('startDate'), '2098-12-24');
  // 22,400 + 8,400 + 5,600 = 36,400; GST 1,820.
  expect(total()).toContain(`₹38,220Christmas: ${sumsOf('₹36,400', '₹1,820')}.`);
  expect(total()).not.toContain(booking.total.ordinary);
  await press(user, ...toConfirmation);
  const mail = new URL(linkTo(booking.confirmed.mail).href).searchParams.get('body');
  for (const text of [chat(), mail]) {
    expect(text).toContain(`${booking.total.label}: ₹38,220 (Christmas: ${sumsOf('₹36,400', '₹1,820')}.`);
    const ages = ['8b', '6'].map((age) => totals.ages.find(({ value }) => value === age)?.label);
    expect(text).toContain(`${booking.children.legend}: ${ages.join('; ')}`);
    expect(text).toContain(`${labelOf('package')}: Tea Hills`);
  }
  const form = new URL(linkTo(booking.confirmed.form).href).searchParams;
  expect([...form]).toEqual([
    ['a', '2'],
    ['c', '2'],
    ['t', '38220'],
    ['i', 'hills'],
  ]);
  replaced.restore();
});

test('asks groups of five or more for their number, and shows one child field after another', async () => {
  const { user } = open();
  const shown = () => (['people', 'child1', 'child2', 'child3'] as const).filter((name) => isShown(field(name)));
  expect(shown()).toEqual([]);
  await choose(user, { package: 'hills', travelers: '5+' });
  expect([shown(), total()]).toEqual([['people'], booking.total.hint]);
  await choose(user, { people: '9' });
  // Eight and a third adult in a room pay 80,000 + 8,500 = 88,500; GST 4,425.
  expect(total()).toContain('₹92,925');
  await choose(user, { child1: '7' });
  expect(shown()).toEqual(['people', 'child1', 'child2']);
});

test.each([
  ['a child who is too young', { travelers: '3', child1: '4' }, filled(noTotal.childrenBelow, { from: 5 })],
  ['children without an adult', { travelers: '1', child1: '9' }, noTotal.noAdult],
])('says why there is no total for %s', async (_, chosen, why) => {
  const { user } = open();
  await choose(user, { package: 'hills', travelers: '3' });
  await choose(user, { child1: chosen.child1, travelers: chosen.travelers });
  expect(total()).toBe(why);
});

test('chooses the trip named in the URL, as long as nothing was chosen yet', async () => {
  const { user, unmount } = open('?package=hills');
  expect(field('package')).toHaveValue('hills');
  await user.selectOptions(field('package'), booking.packages[0].value);
  unmount();
  open('?package=hills');
  expect(field('package')).toHaveValue(booking.packages[0].value);
});

test('names missing essential values above the hand-off, and links each to its step', async () => {
  const { user } = open();
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
  const { user } = open();
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
});

test('sends a greeting if an empty form is confirmed', async () => {
  const { user } = open('?step=3');
  await press(user, booking.confirm);
  expect(chat()).toBe(greeting());
});

test('asks for a new confirmation after a change', async () => {
  const { user, unmount } = open('?step=3');
  await press(user, booking.confirm);
  unmount();
  const { user: later, unmount: reload } = open('?step=3');
  await later.type(field('requirements'), 'A cot');
  reload();
  open('?step=4');
  expect(confirmation()).toBeNull();
  expect(field('requirements')).toHaveValue('A cot');
});

test('forgets the draft when the visitor leaves for the home page', async () => {
  const { user } = open('?step=3');
  await press(user, booking.confirm);
  expect(loadDraft()).toBeDefined();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const home = linkTo(booking.confirmed.home);
  expect(home).toHaveAttribute('href', routes.home);
  await user.click(home);
  expect(loadDraft()).toBeUndefined();
});
