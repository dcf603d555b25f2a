import { destinations, keptDestinationIds } from '@/content/destinations';
import { formatDuration } from '@/content/duration';
import { formatRupees } from '@/content/money';
import { documentIds, documentPaths, documents } from '@/content/documents';
import { destinationPath, packagePath, routes } from '@/content/routes';
import { absolute, addressLine, site } from '@/content/site';
import { trips } from '@/content/trips';

export const dynamic = 'force-static';

const line = (name: string, path: string, text: string) => `- [${name}](${absolute(path)}): ${text}`;

/** The site in plain text for language models (llmstxt.org): who we are, then every page with a line each. */
export function GET(): Response {
  const text = [
    `# ${site.name}`,
    `> ${site.description}`,
    `Phone and WhatsApp ${site.phone.display}, email ${site.email}, ${addressLine}. Prices are in Indian rupees, per person with two sharing a room unless a line says per couple. Booking is by an outside form, WhatsApp or phone; nothing is paid on this site.`,
    '## Packages',
    ...trips.map(({ id, name, days, price, basis, notes }) =>
      line(name, packagePath(id), `${formatDuration(days)}, ${formatRupees(price)} ${basis}. ${notes.summary}`),
    ),
    '## Destinations',
    ...keptDestinationIds.map((id) => line(destinations[id].name, destinationPath(id), destinations[id].hero.subtitle)),
    '## Optional',
    line('When to go', routes.whenToGo, 'Tours by the months in which they are at their best.'),
    line('Contact', routes.contact, 'Phone, WhatsApp, email, office hours.'),
    ...documentIds.map((id) => line(documents[id].heading, documentPaths[id], documents[id].description)),
  ];
  return new Response(`${text.join('\n\n').replaceAll('\n\n- ', '\n- ')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
