import { connected } from '../lib/test-environment.mjs';
import { environmentProblems } from './environment-problems';

test('accepts no values, the tests’ own values and variables of other programs', () => {
  const others = { PATH: '/bin', ADMIN_EMAIL: 'of another program', NEXT_PUBLIC_WHATSAPP: '' };
  const numbers = [8, 15].map((digits) => ({ NEXT_PUBLIC_WHATSAPP: '9'.repeat(digits) }));
  expect([others, connected, ...numbers].flatMap(environmentProblems)).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.in/'],
  ['NEXT_PUBLIC_SITE_URL', 'www.example.in'],
  ['NEXT_PUBLIC_BOOKING_URL', 'forms.example.in'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://exa mple.in'],
  ['NEXT_PUBLIC_FORM_ACCESS_KEY', 'two words'],
  ['NEXT_PUBLIC_COUNTER_URL', 'https://stats.example.in/'],
  ['NEXT_PUBLIC_COUNTER_URL', 'https://stats.example.in/count'],
  ['NEXT_PUBLIC_WHATSAPP', '+91 98765 43210'],
  // Country codes and numbers together have 8 to 15 digits (ITU-T E.164).
  ['NEXT_PUBLIC_WHATSAPP', '9876543'],
  ['NEXT_PUBLIC_WHATSAPP', '9198765432109876'],
  ['ADMIN_REPOSITORY', 'https://github.com/example/site'],
  ['ADMIN_BRANCH', 'two words'],
  ['ADMIN_API_ROOT', 'api.github.com'],
])('refuses %s with the value %s', (name, value) => {
  expect(environmentProblems({ [name]: value })).toEqual([
    expect.stringContaining(`${name} is '${value}' and should be `),
  ]);
});

test('finds an unknown placeholder of the booking form', () => {
  const value = 'https://forms.example.in/{destination}?a={month}';
  expect(environmentProblems({ NEXT_PUBLIC_BOOKING_URL: value })).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_BOOKING_URL is '.*' and may have \{trip\}, .* as placeholders, not /),
  ]);
});

test('finds a misspelt name', () => {
  expect(environmentProblems({ NEXT_PUBLIC_SITEURL: 'https://www.example.in' })).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_SITEURL is no value this site knows: NEXT_PUBLIC_SITE_URL, /),
  ]);
});
