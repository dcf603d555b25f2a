import type * as registryModule from './registry';
import { pages } from './registry';

/** The digests of the pages as another deployment, or another day, would build them. */
function digestsWith(environment: Readonly<Record<string, string>>): Record<string, string> {
  const before = process.env;
  process.env = { ...before, ...environment };
  let digests = {};
  jest.isolateModules(() => {
    const registry = jest.requireActual<typeof registryModule>('./registry');
    digests = Object.fromEntries(registry.pages.map(({ path, digest }) => [path, digest]));
  });
  process.env = before;
  return digests;
}

test('neither the deployment nor the day of the build moves a date', () => {
  const elsewhere = digestsWith({
    NEXT_PUBLIC_SITE_URL: 'https://trails.example.com',
    NEXT_PUBLIC_BOOKING_URL: 'https://forms.example.com',
    NEXT_PUBLIC_FORM_ENDPOINT: 'https://messages.example.com',
    NEXT_PUBLIC_FORM_ACCESS_KEY: 'a-key',
    NEXT_PUBLIC_WHATSAPP: '914222555333',
    NEXT_PUBLIC_COUNTER_URL: 'https://stats.example.com',
  });
  const later = digestsWith({ SOURCE_DATE_EPOCH: '1900000000' });
  const here = Object.fromEntries(pages.map(({ path, digest }) => [path, digest]));
  expect([elsewhere, later]).toEqual([here, here]);
});
