/** The ports of the site, the form service, the counter, the Git host and (from this one on) the WebKit drivers in the tests. */
export const ports = { site: 3100, form: 3102, counter: 3103, git: 3104, webkit: 3110 };

/** The environment variables of the site that the tests build. */
export const connected = {
  NEXT_PUBLIC_SITE_URL: 'https://www.marigoldtrails.example',
  NEXT_PUBLIC_BOOKING_URL:
    'https://forms.marigoldtrails.example/booking?usp=pp_url&entry.1={trip}&entry.2={month}&entry.3={date}&entry.4={adults}&entry.5={children}&entry.6={page}&entry.7={total}&utm_campaign={campaign}',
  NEXT_PUBLIC_FORM_ENDPOINT: `http://localhost:${ports.form}/submit`,
  NEXT_PUBLIC_FORM_ACCESS_KEY: 'test-access-key',
  NEXT_PUBLIC_WHATSAPP: '919876543210',
  NEXT_PUBLIC_COUNTER_URL: `http://localhost:${ports.counter}`,
  ADMIN_REPOSITORY: 'marigold/site',
  ADMIN_API_ROOT: `http://localhost:${ports.git}`,
};

/** A variable in the environment of the build that must not appear in any published file. */
export const buildSecret = { DEPLOY_TOKEN: 'known-to-the-build-alone-5f1c' };

/** The environment of the tests' export, which is built after the type check. */
export const testBuild = { TYPES_CHECKED: 'yes', ...buildSecret, ...connected };
