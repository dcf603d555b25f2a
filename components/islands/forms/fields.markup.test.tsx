/** What browsers and keyboards know of the fields, and how the forms are sent without a script. */
import { render } from '@testing-library/react';
import { mailHref } from '@/content/format/contact-links';
import { bookingFields } from '@/content/pages/booking';
import { HomeForm } from './home-form';
import { Wizard } from './wizard';

const forms = () =>
  render([<HomeForm key="home" endpoint="" accessKey="key" />, <Wizard key="wizard" arrival={null} handOff={null} />])
    .container;

test.each([
  ['first_name', 'text', 'given-name', null],
  ['last_name', 'text', 'family-name', null],
  ['name', 'text', 'name', null],
  ['email', 'email', 'email', 'email'],
  ['phone', 'tel', 'tel', 'tel'],
  ['address', null, 'street-address', null],
  ['startDate', 'date', null, null],
])('the field %s asks for what the browser knows, and for the keyboard that fits', (name, ...asked) => {
  const fields = [...forms().querySelectorAll(`[name=${name}]`)];
  const attributes = (field: Element) => ['type', 'autocomplete', 'inputmode'].map((one) => field.getAttribute(one));
  expect(fields.map(attributes)).toEqual(fields.map(() => asked));
  expect(fields).not.toEqual([]);
});

test('where no service is connected a form is a mail to the operator; the wizard requires every field but the last', () => {
  const [home, wizard] = [...forms().querySelectorAll('form')];
  for (const form of [home, wizard]) {
    expect(form?.getAttribute('action')?.startsWith(mailHref())).toBe(true);
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
  }
  const required = [...(wizard?.querySelectorAll('[required]') ?? [])].map((field) => field.getAttribute('name'));
  expect(required).toEqual(bookingFields.map(({ name }) => name).filter((name) => name !== 'requirements'));
});
