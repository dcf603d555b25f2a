/** The home page: its texts and the figures that it shows. */
import { operator } from '../catalogue/operator';
import { pageTexts } from '../catalogue/page-texts';
import { counted } from '../format/counted';
import { filled } from '../format/filled';
import { homeHours } from './home-hours';
import { statesWithTours } from './lists';
import { honeymoonTrips } from '../catalogue/trips';

const { domestic, honeymoon, contact, ...text } = pageTexts.home;

export const home = {
  ...text,
  domestic: { ...domestic, lead: filled(domestic.lead, { states: counted(statesWithTours, 'state') }) },
  honeymoon: {
    ...honeymoon,
    lead: filled(honeymoon.lead, { honeymoons: counted(honeymoonTrips.length, 'honeymoon') }),
  },
  contact: { ...contact, hours: homeHours(operator.contact.officeHours, operator.contact.emergencySupport, contact) },
};
