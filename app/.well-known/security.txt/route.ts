import { absolute, site } from '@/content/site';

export const dynamic = 'force-static';

/** The contact for reports of security faults (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T00:00:00.000Z`,
    'Preferred-Languages: en, hi, ta',
    ...(site.isPublic ? [`Canonical: ${absolute('/.well-known/security.txt')}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
