/** The islands without a script: the parts that are hidden, the attributes of fields, and how forms are sent. */
import { render } from '@testing-library/react';
import { mailHref } from '@/content/words/contact-links';
import { booking, bookingFields } from '@/content/pages/booking';
import { allPackagesPage } from '@/content/pages/lists';
import { finderFilter, finderQuery, packageFilter, stateFilter } from './filters/definitions';
import { ShortlistBox } from './filters/shortlist-box';
import { PackageSearch } from './filters/package-search';
import { StateCarousel } from './filters/state-carousel';
import { TripFinder } from './filters/trip-finder';
import { ContactForm } from './forms/contact-form';
import { HomeForm } from './forms/home-form';
import { planner } from './forms/test/quotes';
import { Wizard } from './forms/wizard';
import { PhoneMenu } from './menus/phone-menu';

const parts = { emptyPicture: null, children: null, arrival: null, handOff: null };
const list = { filter: packageFilter, trips: [], ...allPackagesPage, ...parts };
const finder = { groups: finderFilter, query: finderQuery, trips: [], searchTerms: {}, compareRows: [], ...parts };

test.each([
  ['the arrows of the carousel', 'button', <StateCarousel key="one" filter={stateFilter} counts={{}} {...parts} />],
  ['search and sort', '[name=search], select', <PackageSearch key="one" {...list} />],
  ['those of the finder', '[name=search], select', <TripFinder key="one" {...finder} />],
  ['the counts', '[role=status]', <TripFinder key="one" {...finder} />],
  ['the box that keeps a trip', 'input', <ShortlistBox key="one" id="goa" name="Goa" />],
  ['the button that shuts the menu', 'button', <PhoneMenu key="one">Links</PhoneMenu>],
  ['the total', '[role=status]:not(#refused-day)', <Wizard key="one" {...planner} {...parts} />],
  ['the steps', `[aria-label="${booking.progress.name}"]`, <Wizard key="one" {...planner} {...parts} />],
  ['the buttons from step to step', 'button[type=button]', <Wizard key="one" {...planner} {...parts} />],
])('hides what only a script can do where scripts are off: %s', (_what, selector, island) => {
  const { container } = render(island);
  const controls = [...container.querySelectorAll(selector)];
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((control) => !control.closest('.needs-script'))).toEqual([]);
});

const forms = () =>
  render([
    <HomeForm key="home" endpoint="" accessKey="key" />,
    <Wizard key="wizard" {...planner} arrival={null} handOff={null} />,
    <ContactForm key="contact" />,
  ]).container;

test.each([
  ['first_name', 'text', 'given-name', null],
  ['last_name', 'text', 'family-name', null],
  ['name', 'text', 'name', null],
  ['email', 'email', 'email', 'email'],
  ['phone', 'tel', 'tel', 'tel'],
  ['address', null, 'street-address', null],
  ['startDate', 'date', null, null],
])('the field %s has the attributes for autofill and for the right keyboard', (name, ...asked) => {
  const fields = [...forms().querySelectorAll(`[name=${name}]`)];
  const attributes = (field: Element) => ['type', 'autocomplete', 'inputmode'].map((one) => field.getAttribute(one));
  expect(fields.map(attributes)).toEqual(fields.map(() => asked));
  expect(fields).not.toEqual([]);
});

test('sends a form as mail to the operator where no service is connected, and requires every field of the specification in the wizard but the last', () => {
  const [home, wizard] = [...forms().querySelectorAll('form')];
  expect(home).toHaveAttribute('action', mailHref());
  expect(wizard).toHaveAttribute('action', expect.stringContaining(`${mailHref()}?subject=`));
  for (const form of [home, wizard]) {
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
  }
  const required = [...(wizard?.querySelectorAll('[required]') ?? [])].map((field) => field.getAttribute('name'));
  expect(required).toEqual(
    bookingFields.map(({ name }) => name).filter((name) => !/^(requirements|people|child\d+)$/.test(name)),
  );
});

test("requires nothing in the contact form, and does not send the page's address to WhatsApp", () => {
  const contact = [...forms().querySelectorAll('form')].at(-1);
  expect(contact?.querySelectorAll('[required]')).toHaveLength(0);
  expect(contact).toHaveAttribute('rel', 'noopener noreferrer');
});
