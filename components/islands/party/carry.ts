/** Takes who travels, when and for how much along in links that leave the site or lead to its forms. */
import { formatRupees } from '@/content/format/money';
import type { Choice } from '@/content/model/choice';
import { bookNowPath, contactPath, finderPath } from '@/content/routes';
import { site } from '@/content/site';
import { valuesOf } from '@/content/words/booking-link';
import { withValues } from '@/content/words/booking-template';
import { encoded } from '@/content/words/contact-links';
import { choiceInBrackets, choiceInMessage } from '@/content/words/party';
import { withChoiceIn } from './use-choice';

/** The addresses of links before anything was chosen. */
const own = new WeakMap<Element, { href: string; campaign: string | undefined }>();

/** The values for the parameters of the booking form. */
function bookingValues(choice: Choice, total: number | undefined) {
  const { day, month, adults, children, agesUnknown = 0 } = choice;
  const values = valuesOf({
    ...(total === undefined ? {} : { total }),
    ...(day ? { date: day } : month ? { date: `${month}-01` } : {}),
    adults,
    children: children.length + agesUnknown,
    page: withChoiceIn(window.location.href, choice),
  });
  return day ? values : { ...values, date: '' };
}

const addText = (href: string, parameters: RegExp, text: string): string =>
  href.replace(parameters, (_, name: string, before: string) => `${name}${before}${encoded(` ${text}`)}`);

/** An address with the choice in it: in the parameters of the booking form, in a message, or in the address of one of our own pages. */
function carried(href: string, choice: Choice, total: number | undefined): string {
  const sum = total === undefined ? undefined : formatRupees(total);
  if (href.startsWith(new URL(site.bookingUrl).origin))
    return withValues(site.bookingUrl, href, bookingValues(choice, total));
  if (/^(https:\/\/wa\.me\/|mailto:)/.test(href))
    return addText(href, /([?&](?:text|body)=)([^&#]*)/, choiceInMessage(choice, sum));
  if (href.startsWith(contactPath)) return addText(href, /([?&]about=)([^&#]*)/, choiceInBrackets(choice, sum));
  return href.startsWith(bookNowPath) || href.startsWith(finderPath) ? withChoiceIn(href, choice) : href;
}

/**
 * Writes the choice into one link. Without a choice the link gets its own address back.
 * @param total rupees of the party, if they are known
 */
export function carryInto(link: HTMLAnchorElement, choice: Choice | undefined, total: number | undefined): void {
  if (!choice && !own.has(link)) return;
  const before = own.get(link) ?? { href: link.getAttribute('href') ?? '', campaign: link.dataset['campaignHref'] };
  own.set(link, before);
  link.setAttribute('href', choice ? carried(before.href, choice, total) : before.href);
  if (before.campaign)
    link.dataset['campaignHref'] = choice ? carried(before.campaign, choice, total) : before.campaign;
}
