/** The address of the booking form, filled with what a button knows of the booking. */
import { routes } from '../routes';
import { absolute, site } from '../site';
import { asksFor, fillTemplate, type Values } from './booking-template';
import { encoded } from './contact-links';
import { formatMonth } from './duration';

export interface BookingFacts {
  /** The trip's name. */
  trip?: string;
  id?: string;
  /** The town where it starts, by its name. */
  from?: string;
  /** Rupees, as printed. */
  price?: number;
  /** Rupees that the party pays in all. */
  total?: number;
  /** The day of departure, as YYYY-MM-DD. */
  date?: string;
  /** 'January 2027'; that of `date` when absent. */
  month?: string;
  adults?: number;
  children?: number;
  /** Path of the page the button stands on. */
  page?: string;
}

/** A draft kept in the browser may hold any text as its date. */
export const isDay = /^\d{4}-(0[1-9]|1[0-2])-\d\d$/;

const digits = (number: number | undefined) => (number === undefined ? '' : String(number));

/** The facts as texts for the placeholders of a template. */
export function valuesOf({ price, total, adults, children, page, ...texts }: BookingFacts): Values {
  return {
    ...texts,
    month: texts.month ?? (isDay.test(texts.date ?? '') ? formatMonth(texts.date ?? '') : ''),
    price: digits(price),
    total: digits(total),
    adults: digits(adults),
    children: digits(children),
    page: page ? absolute(page) : '',
  };
}

/** The booking form's address; what a template asks for and `facts` lack is left out. Callable in the browser. */
export const bookingHref = (facts: BookingFacts = {}): string => fillTemplate(site.bookingUrl, valuesOf(facts));

/** Where `/plan-custom-trip` leads, by whichever way. */
export const customTripHref = bookingHref({ page: routes.planCustomTrip });

const literal = '{campaign}';

/**
 * The same address with `{campaign}` left in it, for the script that puts the visitor's campaign there, percent-encoded.
 * Undefined where campaigns are switched off or the template does not ask for one.
 */
export function campaignHref(facts: BookingFacts = {}): string | undefined {
  if (!site.campaigns || !asksFor(site.bookingUrl, 'campaign')) return undefined;
  return fillTemplate(site.bookingUrl, { ...valuesOf(facts), campaign: literal }).replaceAll(encoded(literal), literal);
}
