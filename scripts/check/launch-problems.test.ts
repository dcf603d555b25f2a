/** @jest-environment node */
import { launchProblems } from './launch-problems';
import { site } from '../content/site';

const ready = {
  name: 'Any Trails',
  phone: { digits: '914221234567' },
  email: 'hello@anytrails.in',
  url: 'https://www.anytrails.in',
  isPublic: true,
  bookingUrl: 'https://forms.anytrails.in/booking',
  whatsapp: '914221234567',
  form: { endpoint: 'https://api.web3forms.com/submit', accessKey: 'key' },
};

test('a site with real values may launch', () => {
  expect(launchProblems(ready)).toEqual([]);
});

test('the site as it ships names every placeholder', () => {
  expect(launchProblems(site)).toEqual([
    'content/site.ts: the phone is the placeholder',
    'content/site.ts: the email hello@marigoldtrails.example is at a reserved name',
    'NEXT_PUBLIC_SITE_URL is not set: every page would say noindex',
    'NEXT_PUBLIC_BOOKING_URL is no public https address: https://forms.marigoldtrails.example/booking',
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
  [{ whatsapp: '+91 422' }, 'NEXT_PUBLIC_WHATSAPP must be digits with the country code: +91 422'],
])('%j is named', (change, line) => {
  expect(launchProblems({ ...ready, ...change })).toEqual([line]);
});
