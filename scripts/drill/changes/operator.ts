/** Who the operator is, what its menu and colours are, and the values a deployment is built with. */
import type { Change } from '../change';

const site = 'content/site.ts';
const navigation = 'content/pages/navigation.ts';

const long = 'a-very-long-name-that-an-operator-may-well-have-chosen';

export const operatorChanges: readonly Change[] = [
  {
    name: 'operator',
    what: 'another name, phone, email, address and office hours',
    edit: (project) => {
      project.replace(site, /const name = '.*'/, "const name = 'Sri Venkateshwara Travels & Holidays'");
      project.replace(site, /phoneDigits = '\d+'/, "phoneDigits = '914222555333'");
      project.replace(site, /display: '.*', digits/, "display: '+91 422 255 5333', digits");
      project.replace(site, /email: '.*'/, "email: 'bookings@sri-venkateshwara-travels.example'");
      project.replace(site, /street: '.*'/, "street: '221/4 Avinashi Road, Opposite the Railway Station'");
      project.replace(site, /town: '.*'/, "town: 'Tiruppur'");
      project.replace(site, /postcode: '\d+'/, "postcode: '641602'");
      project.replace(
        'content/pages/contact.ts',
        /'Monday to Saturday', time: '.*'/,
        "'Monday to Friday', time: '10:00 AM to 6:30 PM'",
      );
      project.replace(
        'content/pages/home.ts',
        /'Monday to Saturday', time: '.*'/,
        "'Monday to Friday', time: '10:00 AM - 6:30 PM'",
      );
    },
  },
  {
    name: 'tax',
    what: 'another tax rate',
    edit: (project) => project.replace('content/catalogue/taxes.ts', /gst: \{\n\s+rate: \d+/, 'gst: {\n    rate: 12'),
  },
  {
    name: 'menu',
    what: 'an entry of the footer renamed',
    edit: (project) => project.replace(navigation, "'When to Go'", "'The best months'"),
  },
  {
    name: 'menu-added',
    what: 'an entry added to the menu bar',
    edit: (project) =>
      project.replace(
        navigation,
        'packageLinks,\n  itineraryDownload,',
        "packageLinks,\n  { label: 'When to Go', href: routes.whenToGo },\n  itineraryDownload,",
      ),
  },
  {
    name: 'footer-removed',
    what: 'a link of the footer removed, to a page that the menu has, too',
    edit: (project) => project.replace(navigation, "  { label: 'Group Tours', href: routes.groupTours },\n", ''),
  },
  {
    name: 'unlinked',
    what: 'the only link to a page removed',
    edit: (project) => project.replace(navigation, "  { label: 'Plan a Booking', href: routes.bookNow },\n", ''),
    stops: { at: 'build', line: /^export: \/book-now: no link leads here: name it in content\/pages\/navigation\.ts$/ },
  },
  {
    name: 'tagline',
    what: 'a tagline other than the customer specified',
    edit: (project) => project.replace(site, /tagline: '.*'/, "tagline: 'Slow roads, warm tea'"),
    stops: {
      at: 'unit',
      line: /^contract: 'Every page: WE TAKE CARE OF YOUR TRIP' .*content\/contract\/deviations\.ts$/,
    },
  },
  {
    name: 'menu-contract',
    what: 'an entry of the menu renamed that the customer specified',
    edit: (project) => project.replace(navigation, "'Itinerary Download'", "'Itineraries'"),
    stops: { at: 'unit', line: /^contract: 'Navigation bar: Itinerary Download .*content\/contract\/deviations\.ts$/ },
  },
  {
    name: 'offline',
    what: 'offline pages switched off',
    edit: (project) => project.replace(site, 'offline: true', 'offline: false'),
  },
  {
    name: 'colour',
    what: 'another colour of links',
    edit: (project) => project.replace('app/globals.css', '--lagoon: #005558; /*', '--lagoon: #1d4f73; /*'),
  },
  {
    name: 'values-short',
    what: 'the shortest deployment values',
    edit: () => {},
    environment: {
      NEXT_PUBLIC_SITE_URL: 'https://a.in',
      NEXT_PUBLIC_BOOKING_URL: 'https://b.in',
      NEXT_PUBLIC_FORM_ENDPOINT: 'https://f.in',
      NEXT_PUBLIC_FORM_ACCESS_KEY: 'k',
      NEXT_PUBLIC_WHATSAPP: '91422255',
    },
  },
  {
    name: 'values-long',
    what: 'very long deployment values',
    edit: () => {},
    environment: {
      NEXT_PUBLIC_SITE_URL: `https://${long}.${long}.co.in`,
      NEXT_PUBLIC_BOOKING_URL: `https://${long}.example.com/${`${long}/`.repeat(6)}?source=website`,
      NEXT_PUBLIC_FORM_ENDPOINT: `https://${long}.example.com/${`${long}/`.repeat(4)}submit`,
      NEXT_PUBLIC_FORM_ACCESS_KEY: long.repeat(4),
      NEXT_PUBLIC_WHATSAPP: '919876543210123',
    },
  },
];
