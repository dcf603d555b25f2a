/** The links for contacting a person. Every tel:, mailto: and WhatsApp URL of the site is built here. */
import { filled } from '../format/filled';
import { greeting as first, greetingAbout } from '../records/operator/contact.json';
import { site } from '../site';

export const telHref = `tel:+${site.phone.digits}`;

/** The chat itself, without a message: the action of a form whose `text` field becomes the message. */
export const whatsappChat = `https://wa.me/${site.whatsapp}`;

/** Percent-encodes a text. A lone surrogate, which cannot be encoded, becomes the replacement character instead of an error. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The first words of every WhatsApp chat without a trip or place to name. */
export const greeting = (): string => filled(first, { company: site.name });

/**
 * A click-to-chat link with a prefilled message.
 * @param message any text; it is encoded, so '&', '#' and line breaks arrive as typed
 * @see https://faq.whatsapp.com/5913398998672934 (the wa.me format: digits only, then ?text=)
 */
export function whatsappHref(message: string = greeting()): string {
  return `${whatsappChat}?text=${encoded(message)}`;
}

/** A link for a WhatsApp message to a contact that the visitor chooses, without a number. */
export const whatsappShareHref = (message: string) => `https://wa.me/?text=${encoded(message)}`;

/**
 * The greeting for a trip or a place: 'Hello …, I would like to know more about "Kerala Package".'
 * @param detail added to the subject: 'leaving on Sat, 3 Apr 2027'
 */
export function greetingFor(subject: string, detail = ''): string {
  return filled(greetingAbout, { company: site.name, subject: `“${subject}”${detail && `, ${detail}`}` });
}

/** A mailto link to the operator with optional subject and body. */
export function mailHref(subject = '', body = ''): string {
  const query = [subject && `subject=${encoded(subject)}`, body && `body=${encoded(body)}`].filter(Boolean).join('&');
  return `mailto:${site.email}${query && `?${query}`}`;
}
