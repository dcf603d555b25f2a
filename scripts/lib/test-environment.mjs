/** Where the tests serve the two exports and their form service, and the deployment values of the connected export. */
export const ports = { site: 3100, unconfigured: 3101, form: 3102 };

export const connected = {
  NEXT_PUBLIC_SITE_URL: 'https://www.marigoldtrails.example',
  NEXT_PUBLIC_BOOKING_URL: 'https://forms.marigoldtrails.example/booking',
  NEXT_PUBLIC_FORM_ENDPOINT: `http://localhost:${ports.form}/submit`,
  NEXT_PUBLIC_FORM_ACCESS_KEY: 'test-access-key',
  NEXT_PUBLIC_WHATSAPP: '919876543210',
};
