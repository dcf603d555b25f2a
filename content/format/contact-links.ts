/** The links that reach a human. Every tel:, mailto: and WhatsApp address of the site is made here. */
import { site } from '../site';

export const telHref = `tel:+${site.phone.digits}`;

/** The chat itself, without a message: the address of a form whose `text` field becomes the message. */
export const whatsappChat = `https://wa.me/${site.whatsapp}`;

/** Encoded for an address. Half an emoji, which has no encoding, becomes the sign for an unreadable character instead of an error. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * A click-to-chat link with a prefilled message.
 * @param message any text; it is encoded, so '&', '#' and line breaks arrive as typed
 * @see https://faq.whatsapp.com/5913398998672934 (the wa.me format: digits only, then ?text=)
 */
export function whatsappHref(message: string = site.greeting): string {
  return `${whatsappChat}?text=${encoded(message)}`;
}

/** A WhatsApp message to whom the visitor chooses: a link without a number. */
export const whatsappShareHref = (message: string) => `https://wa.me/?text=${encoded(message)}`;

/**
 * The greeting for a trip or a place: 'Hello …, I would like to know more about "Kerala Package".'
 * @param detail added to the subject: 'leaving on Sat, 3 Apr 2027'
 */
export function greetingFor(subject: string, detail = ''): string {
  return `Hello ${site.name}, I would like to know more about “${subject}”${detail && `, ${detail}`}.`;
}

/** A mail to the operator with subject and body filled in; without them the plain address. */
export function mailHref(subject = '', body = ''): string {
  const query = [subject && `subject=${encoded(subject)}`, body && `body=${encoded(body)}`].filter(Boolean).join('&');
  return `mailto:${site.email}${query && `?${query}`}`;
}
