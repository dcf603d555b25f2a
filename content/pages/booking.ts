/** The booking wizard: its steps, fields and confirmation (specification, sections 3, 4 and 8). */
export const booking = {
  steps: [
    { id: 'trip', label: 'Your trip' },
    { id: 'you', label: 'About you' },
    { id: 'wishes', label: 'Your wishes' },
  ],
  packages: [
    { value: 'goa-beach', label: 'Goa Beach' },
    { value: 'kerala-backwaters', label: 'Kerala Backwaters' },
    { value: 'rajasthan-royal', label: 'Rajasthan Royal' },
    { value: 'himalayan-adventure', label: 'Himalayan Adventure' },
    { value: 'south-india-temple', label: 'South India Temple' },
  ],
  travelers: ['1', '2', '3', '4', '5+'],
  /** The label of the group of trips in the package select; each has a price. */
  trips: 'Our trips',
  /** The largest answer to 'How many in all', which appears for five or more travellers. */
  most: 18,
  children: { legend: 'Children among them', none: 'No child' },
  total: {
    label: 'Total with taxes',
    hint: 'Choose one of our trips and how many travel to see the total.',
    ordinary: 'Choose your start date: some dates cost more.',
  },
  next: 'Next Step',
  previous: 'Previous',
  confirm: 'Confirm Booking',
  pastDate: 'This day is past. Please choose a later one.',
  confirmed: {
    picture: 'confirmation',
    heading: 'Booking Confirmed!',
    text: "Thank you for your booking. We'll contact you shortly to confirm details.",
    stepsHeading: 'What happens next',
    steps: [
      'Once you have sent us the details, we contact you within 24 hours to go through them.',
      'You receive your itinerary, day by day.',
      'You receive payment instructions for the deposit.',
      'You receive your travel documents before you leave.',
    ],
    missing: 'You have not told us yet:',
    past: 'The day that you chose is past. Please choose a later one:',
    whatsapp: 'Send these details on WhatsApp',
    mail: 'Send them by email',
    form: 'Open the booking form',
    home: 'Back to Home',
  },
  plainForm: 'Send by email',
} as const;

/** The fields of the wizard: the specification's, under its names, and further ones for the total. */
export const bookingFields = [
  { name: 'package', label: 'Package', step: 0 },
  { name: 'travelers', label: 'Travelers', step: 0 },
  { name: 'people', label: 'How many in all', step: 0 },
  { name: 'child1', label: 'Child 1', step: 0 },
  { name: 'child2', label: 'Child 2', step: 0 },
  { name: 'child3', label: 'Child 3', step: 0 },
  { name: 'child4', label: 'Child 4', step: 0 },
  { name: 'child5', label: 'Child 5', step: 0 },
  { name: 'child6', label: 'Child 6', step: 0 },
  { name: 'startDate', label: 'Start date', step: 0 },
  { name: 'name', label: 'Name', step: 1 },
  { name: 'email', label: 'Email', step: 1 },
  { name: 'phone', label: 'Phone', step: 1 },
  { name: 'address', label: 'Address', step: 1 },
  { name: 'requirements', label: 'Requirements', step: 2 },
] as const;

export type BookingField = (typeof bookingFields)[number]['name'];

export const childFields = [
  'child1',
  'child2',
  'child3',
  'child4',
  'child5',
  'child6',
] as const satisfies readonly BookingField[];

/** A planner needs these fields to begin, so the confirmation lists the empty ones. */
export const neededFields = ['package', 'startDate', 'name', 'phone'] as const satisfies readonly BookingField[];

/** The lines of the message, in the order that helps a planner: trip, date, party, total, contact, wishes. */
export const plannersOrder = [
  'package',
  'startDate',
  'travelers',
  'children',
  'total',
  'name',
  'phone',
  'email',
  'address',
  'requirements',
] as const satisfies readonly (BookingField | 'children' | 'total')[];

/** The label of the page's address at the end of the message. */
export const pageLabel = 'Page';

/** An object with a value for each field of the wizard. */
export const forEachField = <Value>(
  valueOf: (field: (typeof bookingFields)[number]) => Value,
): Record<BookingField, Value> =>
  // Object.fromEntries returns string keys, but the list has every field's name.
  Object.fromEntries(bookingFields.map((field) => [field.name, valueOf(field)])) as Record<BookingField, Value>;
