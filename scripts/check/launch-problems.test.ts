import { site } from '../../content/site';
import { launchProblems } from './launch-problems';

const today = new Date('2027-01-10T12:00:00Z');

const ready = {
  ...site,
  phone: { ...site.phone, digits: '914221234567' },
  email: 'hello@anytrails.in',
  address: { ...site.address, street: '1 Any Street' },
  securityContactUntil: '2027-06-01',
  url: 'https://www.anytrails.in',
  isPublic: true,
  bookingUrl: 'https://forms.anytrails.in/booking',
  whatsapp: '914221234567',
  form: { endpoint: 'https://api.web3forms.com/submit', accessKey: 'key' },
};

test('lets a site with real values launch', () => {
  expect(launchProblems(ready, today)).toEqual([]);
});

test('names every placeholder of the project as shipped, without deployment values', () => {
  const shipped = {
    ...ready,
    phone: { ...site.phone, digits: '919876543210' },
    email: 'hello@anytrails.example',
    address: { ...site.address, street: '14 Race Course Road' },
    isPublic: false,
    whatsapp: '919876543210',
    form: { endpoint: '', accessKey: '' },
  };
  expect(launchProblems(shipped, today)).toEqual([
    'content/records/operator/contact.json: the phone is the placeholder',
    'content/records/operator/contact.json: the email hello@anytrails.example is at a reserved name',
    'content/records/operator/contact.json: the address is the placeholder',
    'NEXT_PUBLIC_SITE_URL is not set: every page would say noindex',
    'NEXT_PUBLIC_FORM_ENDPOINT is not set: the home form would only explain itself',
    'NEXT_PUBLIC_FORM_ACCESS_KEY is not set',
    'NEXT_PUBLIC_WHATSAPP is not set: chats would go to the placeholder phone',
  ]);
});

test.each([
  ['url', 'NEXT_PUBLIC_SITE_URL is no public https origin'],
  ['bookingUrl', 'NEXT_PUBLIC_BOOKING_URL is no public https address'],
])('refuses a %s without encryption or at a reserved name', (name, problem) => {
  for (const address of ['http://www.anytrails.in', 'https://www.anytrails.example/{id}?a={trip}'])
    expect(launchProblems({ ...ready, [name]: address }, today)).toEqual([`${problem}: ${address}`]);
});

test.each(['2027-03-11', '2026-12-31', 'soon'])('asks for a new day in security.txt if it is %s', (date) => {
  expect(launchProblems({ ...ready, securityContactUntil: date }, today)).toEqual([
    `content/site.ts: securityContactUntil ends on ${date}: set a day within a year`,
  ]);
});
