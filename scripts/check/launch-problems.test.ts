import { launchProblems } from './launch-problems';

const today = new Date('2027-01-10T12:00:00Z');

const ready = {
  name: 'Any Trails',
  phone: { digits: '914221234567' },
  email: 'hello@anytrails.in',
  securityContactUntil: '2027-06-01',
  url: 'https://www.anytrails.in',
  isPublic: true,
  bookingUrl: 'https://forms.anytrails.in/booking',
  whatsapp: '914221234567',
  form: { endpoint: 'https://api.web3forms.com/submit', accessKey: 'key' },
};

test('a site with real values may launch', () => {
  expect(launchProblems(ready, today)).toEqual([]);
  const bookingUrl = 'https://docs.google.com/forms/d/e/id/viewform?usp=pp_url&entry.1={trip}&entry.2={page}';
  expect(launchProblems({ ...ready, bookingUrl }, today)).toEqual([]);
});

/** As the project ships, with no deployment value set. */
const placeholders = {
  ...ready,
  phone: { digits: '919876543210' },
  email: 'hello@anytrails.example',
  url: 'http://localhost:3000',
  isPublic: false,
  bookingUrl: 'https://forms.anytrails.example/booking',
  whatsapp: '919876543210',
  form: { endpoint: '', accessKey: '' },
};

test('every placeholder is named', () => {
  expect(launchProblems(placeholders, today)).toEqual([
    'content/site.ts: the phone is the placeholder',
    'content/site.ts: the email hello@anytrails.example is at a reserved name',
    'NEXT_PUBLIC_SITE_URL is not set: every page would say noindex',
    'NEXT_PUBLIC_BOOKING_URL is no public https address: https://forms.anytrails.example/booking',
    'NEXT_PUBLIC_FORM_ENDPOINT is not set: the home form would only explain itself',
    'NEXT_PUBLIC_FORM_ACCESS_KEY is not set',
    'NEXT_PUBLIC_WHATSAPP is not set: chats would go to the placeholder phone',
  ]);
});

test.each([
  [{ url: 'https://www.anytrails.in/' }, 'NEXT_PUBLIC_SITE_URL is no public https origin: https://www.anytrails.in/'],
  [{ url: 'http://localhost:3000' }, 'NEXT_PUBLIC_SITE_URL is no public https origin: http://localhost:3000'],
  [
    { bookingUrl: 'http://forms.anytrails.in' },
    'NEXT_PUBLIC_BOOKING_URL is no public https address: http://forms.anytrails.in',
  ],
  [
    { bookingUrl: 'https://forms.anytrails.example/{id}?a={trip}' },
    'NEXT_PUBLIC_BOOKING_URL is no public https address: https://forms.anytrails.example/{id}?a={trip}',
  ],
  [
    { form: { ...ready.form, endpoint: 'http://api.web3forms.com/submit' } },
    'NEXT_PUBLIC_FORM_ENDPOINT is no public https address: http://api.web3forms.com/submit',
  ],
  [
    { form: { ...ready.form, endpoint: 'https://forms.test/submit' } },
    'NEXT_PUBLIC_FORM_ENDPOINT is no public https address: https://forms.test/submit',
  ],
  [{ whatsapp: '9142212345678901' }, 'NEXT_PUBLIC_WHATSAPP must be digits with the country code: 9142212345678901'],
  [{ url: 'see https://a.in' }, 'NEXT_PUBLIC_SITE_URL is no public https origin: see https://a.in'],
  [{ whatsapp: '+91 422' }, 'NEXT_PUBLIC_WHATSAPP must be digits with the country code: +91 422'],
])('%j is named', (change, line) => {
  expect(launchProblems({ ...ready, ...change }, today)).toEqual([line]);
});

test.each(['2027-03-11', '2026-12-31', 'soon'])('the day in security.txt has to be renewed when it is %s', (date) => {
  expect(launchProblems({ ...ready, securityContactUntil: date }, today)).toEqual([
    `content/site.ts: securityContactUntil ends on ${date}: set a day within a year`,
  ]);
});
