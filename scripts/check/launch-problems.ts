import type { site } from '../../content/site';

/** The placeholders for phone and street in the project as shipped. */
const placeholderPhone = '919876543210';
const placeholderStreet = '14 Race Course Road';

const isReserved = (address: string) => /\.(example|test|invalid|localhost)\b|\/\/localhost\b/.test(address);
const isPublicAddress = (address: string) => address.startsWith('https://') && !isReserved(address);

/** The number of days before the day in security.txt at which a renewal is requested. */
const renewBefore = 60;

const daysUntil = (date: string, today: Date) => (Date.parse(date) - today.getTime()) / 86_400_000;

/** A line for each value that has to be filled in or renewed before a launch; `environment-problems.ts` checks the format of deployment values. */
export function launchProblems(values: typeof site, today = new Date()): string[] {
  const { phone, email, address, securityContactUntil, url, isPublic, bookingUrl, whatsapp, form } = values;
  const checks: readonly [problem: boolean, line: string][] = [
    [phone.digits === placeholderPhone, 'content/records/operator/contact.json: the phone is the placeholder'],
    [
      isReserved(`//${email.split('@')[1] ?? ''}`),
      `content/records/operator/contact.json: the email ${email} is at a reserved name`,
    ],
    [address.street === placeholderStreet, 'content/records/operator/contact.json: the address is the placeholder'],
    [
      !(daysUntil(securityContactUntil, today) > renewBefore),
      `content/site.ts: securityContactUntil ends on ${securityContactUntil}: set a day within a year`,
    ],
    [!isPublic, 'NEXT_PUBLIC_SITE_URL is not set: every page would say noindex'],
    [isPublic && !isPublicAddress(url), `NEXT_PUBLIC_SITE_URL is no public https origin: ${url}`],
    [!isPublicAddress(bookingUrl), `NEXT_PUBLIC_BOOKING_URL is no public https address: ${bookingUrl}`],
    [form.endpoint === '', 'NEXT_PUBLIC_FORM_ENDPOINT is not set: the home form would only explain itself'],
    [
      form.endpoint !== '' && !isPublicAddress(form.endpoint),
      `NEXT_PUBLIC_FORM_ENDPOINT is no public https address: ${form.endpoint}`,
    ],
    [form.accessKey === '', 'NEXT_PUBLIC_FORM_ACCESS_KEY is not set'],
    [whatsapp === placeholderPhone, 'NEXT_PUBLIC_WHATSAPP is not set: chats would go to the placeholder phone'],
  ];
  return checks.filter(([problem]) => problem).map(([, line]) => line);
}
