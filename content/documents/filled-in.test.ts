/** The documents once the operator has filled in its details. */
import { documents } from '.';
import { operator, type OperatorDetails } from './operator-details';
import { privacyFor } from './privacy';

jest.mock('./operator-details', () => ({
  operator: {
    legalName: 'Any Trails Private Limited',
    registrations: [{ label: 'GSTIN', value: '33ABCDE1234F1Z5' }],
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
  } satisfies OperatorDetails,
}));

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

const pages = JSON.stringify([documents, privacyFor(true)]);

test.each(textsIn(operator).filter(Boolean))('%s stands on one of the pages', (text) => {
  expect(pages).toContain(text);
});
