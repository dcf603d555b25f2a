/** The URL of the booking form, prefilled with the facts that a button has. */
import { customTripPath } from '../routes';
import { absolute, site } from '../site';
import { asksFor, fillTemplate, type Values } from './booking-template';
import { encoded } from './contact-links';
import { formatMonth } from '../format/duration';
import { isDay } from '../format/is-day';

export interface BookingFacts {
  /** The trip's name. */
  trip?: string;
  id?: string;
  /** The name of the town where it starts. */
  from?: string;
  /** The price in rupees, as printed. */
  price?: number;
  /** Rupees that the party pays in all. */
  total?: number;
  /** The day of departure, as YYYY-MM-DD. */
  date?: string;
  /** The month, such as 'January 2027'; by default that of `date`. */
  month?: string;
  adults?: number;
  children?: number;
  /** The path of the page that the button is on. */
  page?: string;
}

const digits = (number: number | undefined) => (number === undefined ? '' : String(number));

/** The facts as texts for the placeholders of a template. */
export function valuesOf({ price, total, adults, children, page, ...texts }: BookingFacts): Values {
  return {
    ...texts,
    // A draft stored in the browser may have any text as its date.
    month: texts.month ?? (texts.date && isDay(texts.date) ? formatMonth(texts.date) : ''),
    price: digits(price),
    total: digits(total),
    adults: digits(adults),
    children: digits(children),
    page: page ? absolute(page) : '',
  };
}

/** The URL of the booking form, without the parameters that `facts` lack. It also works in the browser. */
export const bookingHref = (facts: BookingFacts = {}): string => fillTemplate(site.bookingUrl, valuesOf(facts));

/** The target of `/plan-custom-trip`, by each of its redirects. */
export const customTripHref = bookingHref({ page: customTripPath });

const literal = '{campaign}';

/**
 * The same URL with `{campaign}` in it, for the script that inserts the visitor's campaign, percent-encoded. Undefined if campaigns are
 * disabled or the template does not have the placeholder.
 */
export function campaignHref(facts: BookingFacts = {}): string | undefined {
  if (!site.campaigns || !asksFor(site.bookingUrl, 'campaign')) return undefined;
  return fillTemplate(site.bookingUrl, { ...valuesOf(facts), campaign: literal }).replaceAll(encoded(literal), literal);
}
