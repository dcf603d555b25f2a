/** The form for month, date and party on the page of a trip. */
export const bookingForm = {
  /** The form's accessible name. */
  name: 'When and who',
  labels: { date: 'Departure', month: 'Month', adults: 'Adults', children: 'Children' },
  notSure: 'Not sure yet',
  /** Follows a month in which the trip is at its best. */
  best: 'at its best',
  /** Follow a month in which the trip can start on some days only. */
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  submit: 'Book with these choices',
  note: 'The booking form opens in a new tab with your answers filled in. You can change them there.',
} as const;
