/** The documents after the operator has filled in its details, and each item that the law wants displayed. */
import { prosePage, prosePages } from '../pages/prose-pages';
import { addressLine, site } from '../site';
import { imprint, operator, type OperatorDetails } from '../pages/documents/operator-details';
import { operatorDetails, unfilledOperatorDetails } from './unfilled-details';
import { prosePageTexts } from '../catalogue/prose-pages';
import { prosePageOf } from '../pages/prose-page';
import { documentFacts } from '../pages/documents/facts';

jest.mock('../catalogue/operator', () => {
  const { operator: own } = jest.requireActual<{ operator: object }>('../catalogue/operator');
  const documents: OperatorDetails = {
    legalName: 'Any Trails Private Limited',
    registrations: [{ label: 'GSTIN', value: '33ABCDE1234F1Z5', checkAt: 'services.gst.gov.in' }],
    registeredOffice: '1 Any Street, Chennai',
    branches: ['2 Any Road, Madurai'],
    grievanceOfficer: {
      name: 'A. Officer',
      designation: 'Head of care',
      phone: '0422 1',
      email: 'care@trails.example',
    },
    privacyContact: 'A. Keeper, data protection',
    formService: { name: 'Any Forms', keeps: '20 days' },
    bookingForm: { name: 'Any Bookings', keeps: '40 days' },
    host: { name: 'Any Host', keeps: '50 days' },
    enquiriesKept: '12 months',
    payments: [{ when: 'On booking', share: '25% of the total' }],
    cancellationScale: [{ notice: '30 days or more before', charge: '10% of the price' }],
    refundWithin: '14 days',
  };
  return { operator: { ...own, documents } };
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

const connected = documentFacts({
  isConnected: true,
  counter: '',
  countsUnknownWords: false,
  keepsCampaigns: false,
});
const pages = JSON.stringify([prosePages, prosePageTexts.map((text) => prosePageOf(text, connected))]);

test.each(textsIn(operator).filter(Boolean))('shows %s on one of the pages', (text) => {
  expect(pages).toContain(text);
});

/** Each field that the law wants displayed, with the page that must show it. */
const pageOf: Readonly<Record<string, string>> = {
  legalName: 'terms',
  registrations: 'terms',
  grievanceOfficer: 'complaints',
  privacyContact: 'privacy',
  cancellationScale: 'cancellations',
  refundWithin: 'cancellations',
};

test.each(operatorDetails())(
  'names $field while it is empty, and shows it on its page if the law wants it',
  (detail) => {
    const { field, value } = detail;
    const [name = '', part = ''] = field.split('.');
    const page = pageOf[name];
    const law = page ? 'must be displayed: .*Rules 20\\d\\d, rule \\d' : '[^(]+$';
    const record = Reflect.get(operator, name) as object;
    const empty = Array.isArray(value) ? [] : part ? { ...record, [part]: '' } : '';
    const named = unfilledOperatorDetails({ ...operator, [name]: empty });
    expect(named).toEqual([expect.stringMatching(`json: ${field}: .*${law}`)]);
    if (page) for (const text of textsIn(value)) expect(JSON.stringify(prosePage(page))).toContain(text);
  },
);

test('asks for every field, apart from a second office, branches and switches', () => {
  const names = Object.entries(operator).flatMap(([name, value]) => {
    if (typeof value === 'string' || Array.isArray(value)) return name;
    return typeof value === 'object' ? Object.keys(value).map((part) => `${name}.${part}`) : [];
  });
  const fields = [...operatorDetails().map(({ field }) => field), 'registeredOffice', 'branches'];
  expect(fields.sort()).toEqual(names.sort());
});

test('shows the address, telephone and email of customer service together, and the operator in the last line of a page', () => {
  for (const page of [prosePage('terms'), prosePage('complaints')])
    for (const text of [addressLine, site.phone.display, site.email]) expect(JSON.stringify(page)).toContain(text);
  const { legalName, registrations, registeredOffice, grievanceOfficer } = operator;
  for (const text of [legalName, registrations[0]?.value, registeredOffice, grievanceOfficer.name])
    expect(imprint()).toContain(text);
  expect(
    imprint({
      ...operator,
      legalName: '',
      registrations: [],
      registeredOffice: '',
      grievanceOfficer: { ...grievanceOfficer, name: '' },
    }),
  ).toBe('');
});
