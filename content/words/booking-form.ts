/** The texts of the form for month, date and party on the page of a trip. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';

const { form } = pageTexts.trip;

export const bookingForm = {
  ...form,
  from: (day: string) => filled(form.from, { day }),
  until: (day: string) => filled(form.until, { day }),
};
