/**
 * The booking wizard: its steps, fields and confirmation (specification, sections 3, 4 and 8). Browsers load its texts,
 * `content/records/pages/booking-form.json`.
 */
import { filled } from '../format/filled';
import { mostTravellers } from '../model/choice';
import text from '../records/pages/booking-form.json';

const { steps, packages, fields, moreThanMost, total, ...words } = text;
const most = { most: mostTravellers };

export const booking = {
  ...words,
  steps: [
    { id: 'trip', label: steps.trip },
    { id: 'you', label: steps.you },
    { id: 'wishes', label: steps.wishes },
  ],
  packages: [
    { value: 'goa-beach', label: packages['goa-beach'] },
    { value: 'kerala-backwaters', label: packages['kerala-backwaters'] },
    { value: 'rajasthan-royal', label: packages['rajasthan-royal'] },
    { value: 'himalayan-adventure', label: packages['himalayan-adventure'] },
    { value: 'south-india-temple', label: packages['south-india-temple'] },
  ],
  travelers: ['1', '2', '3', '4', '5+'],
  /** The last answer to 'How many in all', which appears for five or more travellers: such a group has no total. */
  moreThanMost: { value: `${mostTravellers}+`, label: filled(moreThanMost, most) },
  total: { ...total, largeGroup: filled(total.largeGroup, most) },
} as const;

const child = (number: number) => filled(fields.child, { number });

/** The fields of the wizard: the specification's, under its names, and further ones for the total. */
export const bookingFields = [
  { name: 'package', label: fields.package, step: 0 },
  { name: 'travelers', label: fields.travelers, step: 0 },
  { name: 'people', label: fields.people, step: 0 },
  { name: 'child1', label: child(1), step: 0 },
  { name: 'child2', label: child(2), step: 0 },
  { name: 'child3', label: child(3), step: 0 },
  { name: 'child4', label: child(4), step: 0 },
  { name: 'child5', label: child(5), step: 0 },
  { name: 'child6', label: child(6), step: 0 },
  { name: 'child7', label: child(7), step: 0 },
  { name: 'child8', label: child(8), step: 0 },
  { name: 'child9', label: child(9), step: 0 },
  { name: 'child10', label: child(10), step: 0 },
  { name: 'child11', label: child(11), step: 0 },
  { name: 'startDate', label: fields.startDate, step: 0 },
  { name: 'name', label: fields.name, step: 1 },
  { name: 'email', label: fields.email, step: 1 },
  { name: 'phone', label: fields.phone, step: 1 },
  { name: 'address', label: fields.address, step: 1 },
  { name: 'requirements', label: fields.requirements, step: 2 },
] as const;

export type BookingField = (typeof bookingFields)[number]['name'];

/** A child for each traveller but one, who must be an adult. */
export const childFields = [
  'child1',
  'child2',
  'child3',
  'child4',
  'child5',
  'child6',
  'child7',
  'child8',
  'child9',
  'child10',
  'child11',
] as const satisfies readonly BookingField[];

/** A planner needs these fields to begin, so the confirmation lists the empty ones. */
export const neededFields = ['package', 'startDate', 'name', 'phone'] as const satisfies readonly BookingField[];

/** The number of children that can be entered without a script, which shows one field after another. */
export const mostPlainChildren = 6;

/** The lines of the message, in the order that helps a planner: trip, date, party, total, contact, wishes. */
export const plannersOrder = [
  'package',
  'startDate',
  'travelers',
  'total',
  'name',
  'phone',
  'email',
  'address',
  'requirements',
] as const satisfies readonly (BookingField | 'total')[];

/** An object with a value for each field of the wizard. */
export const forEachField = <Value>(
  valueOf: (field: (typeof bookingFields)[number]) => Value,
): Record<BookingField, Value> =>
  // Object.fromEntries returns string keys, but the list has every field's name.
  Object.fromEntries(bookingFields.map((field) => [field.name, valueOf(field)])) as Record<BookingField, Value>;
