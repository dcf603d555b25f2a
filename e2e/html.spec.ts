/** What a crawler reads: the exported HTML with its scripts taken out. */
import { existsSync } from 'node:fs';
import { domesticTours } from '../content/domestic-tours';
import { groupTours } from '../content/group-tours';
import { honeymoonPackages } from '../content/honeymoon-packages';
import { formatRupees } from '../content/money';
import { packages } from '../content/packages';
import { routes } from '../content/routes';
import { stateIds, states } from '../content/states';
import { connected } from './environment.mjs';
import { decoded, destinationRoutes, expect, fileOf, pageRoutes, rawHtml, rawText, test } from './site';

/** The texts the specification quotes, by the page that shows them. */
const quoted: Record<string, readonly string[]> = {
  [routes.home]: [
    'Dare to Roam',
    'Explore Packages',
    'Plan Custom Trip',
    '15K+ Happy Travelers',
    '150+ Destinations',
    '4.9 Rating',
    '10+ Years Experience',
    'Honeymoon Tours',
    'Family Tours',
    'Flight Booking',
    'College Tours',
    'Industrial Visits',
    'Passport & Visa',
    '5,000+ Happy Customers',
    'across 25+ countries',
    '99.8% Customer Satisfaction',
    '24/7 Customer Support',
    'Featured Packages',
    'All Packages',
    'View All Packages',
    'Monday to Saturday',
    '9:00 AM - 10:00 PM',
    'Holiday',
    'Emergency support',
    'First name',
    'Last name',
    'Travel preference',
    'Adventure',
    'Custom',
  ],
  [routes.about]: ['Our story', 'Why Choose Us', 'Our mission', 'Our vision', 'over 5 years'],
  [routes.contact]: ['9:00 AM to 8:00 PM', '10:00 AM to 6:00 PM', 'within 2 hours', '+91 98765 43210', 'Coimbatore'],
  [routes.destinations]: [
    '9+ destinations',
    'Pondicherry',
    'South Karnataka',
    'North Karnataka',
    'Himachal Pradesh',
    'Sri Lanka',
    ' more',
  ],
  [routes.honeymoon]: [
    'Book Honeymoon Package',
    'per couple',
    ...honeymoonPackages.flatMap((tour) => [tour.title, formatRupees(tour.price), formatRupees(tour.originalPrice)]),
  ],
  [routes.groupTours]: [
    'Join Group Tour',
    ...groupTours.flatMap((tour) => [
      tour.title,
      formatRupees(tour.price),
      tour.departure,
      `${String(tour.groupSize.from)}–${String(tour.groupSize.to)} people`,
    ]),
  ],
  [routes.domestic]: [
    ...stateIds.map((id) => states[id]),
    ...Object.values(domesticTours)
      .flat()
      .flatMap((tour) => [tour.title, formatRupees(tour.price)]),
  ],
  [routes.explorePackages]: packages.flatMap((tour) => [tour.name, formatRupees(tour.price)]),
  [routes.allPackages]: [
    'All Travel Packages',
    'Sort by Name',
    'Sort by Price',
    'Sort by Rating',
    'Showing 16 packages',
    'per person',
    'Book Now',
    ...packages.map((tour) => tour.name),
  ],
  [routes.itineraries]: [
    'Download Itineraries',
    'Need a Custom Itinerary?',
    'Request Custom Itinerary',
    'Download Itinerary',
    'Kerala Backwaters',
    '5 Days / 4 Nights · 2-6 People',
    'Goa Beach Paradise',
    '4 Days / 3 Nights · 2-8 People',
    'Rajasthan Heritage',
    '7 Days / 6 Nights · 2-10 People',
    'Thailand Adventure',
    '6 Days / 5 Nights · 2-6 People',
    'Dubai Luxury',
    '5 Days / 4 Nights · 2-8 People',
    'Himachal Hill Station',
    '6 Days / 5 Nights · 2-10 People',
  ],
  [routes.bookNow]: [
    'Next Step',
    'Goa Beach',
    'Kerala Backwaters',
    'Rajasthan Royal',
    'Himalayan Adventure',
    'South India Temple',
    '5+',
    'Requirements',
  ],
  '/destinations/kerala': [
    'Munnar',
    'Alleppey',
    'Wayanad',
    'Kochi',
    'Kovalam',
    'Thekkady',
    'SUPER DEAL',
    'Core Attractions',
    'Quick Facts',
    'Trip Speciality',
    'Book This Package',
    'Oct-Mar',
    'AC vehicle included',
    '3-star hotels',
    'Breakfast included',
    '₹26,300',
  ],
  '/destinations/thailand': [
    'Thailand Adventure',
    '₹65,000',
    '7 Days / 6 Nights',
    'Nov-Mar',
    'Thai Baht',
    'Visa on arrival for Indian passport',
    '4-star hotels',
    'Bangkok',
    'Pattaya',
    'Departure',
    'Book Thailand Package Now',
    'Expert planning',
    'Insurance',
    'Visa help',
  ],
  '/destinations/kashmir': [
    'Paradise on Earth',
    'Kashmir Tour Packages',
    'Apr-Oct',
    ...domesticTours['jammu-kashmir'].map((tour) => tour.title),
  ],
  '/destinations/northeast': [
    'Tea Gardens',
    'Northeast Packages',
    'Explore Northeast India',
    'Contact us for customized Northeast tour packages',
    'Get Custom Package',
    'Mar-May and Oct-Dec',
  ],
  '/destinations/meghalaya': [
    'Abode of Clouds',
    'Meghalaya Tour Packages',
    'Explore Beautiful Meghalaya',
    'Contact us for customized Meghalaya tour packages',
  ],
  '/destinations/andaman': [
    'Tropical Paradise',
    'Andaman Tour Packages',
    'Explore Tropical Andaman',
    'Contact us for customized Andaman tour packages',
    'Oct-May',
  ],
  '/destinations/lakshadweep': [
    'Coral Paradise',
    'Lakshadweep Packages',
    'Explore Pristine Lakshadweep',
    'Contact us for customized Lakshadweep tour packages',
    'Permits required',
  ],
  '/destinations/himachal': ['Contact us for customized Himachal Pradesh tour packages', 'Get Custom Package'],
  '/destinations/himachal-pradesh': ['Contact us for customized Himachal Pradesh tour packages', 'Get Custom Package'],
  '/destinations/srilanka': ['Sri Lanka packages coming soon! Contact us for custom packages'],
  '/404': ['404', 'Oops! Page not found', 'Return to Home'],
};

for (const [path, texts] of Object.entries(quoted)) {
  test(`${path} says in its HTML all that the specification quotes`, () => {
    const text = rawText(path);
    expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
  });
}

const everywhere = [
  'WE TAKE CARE OF YOUR TRIP',
  'Book Now & Save 20%!',
  'Get Free Quote',
  'Itinerary Download',
  'Delhi - Agra - Jaipur',
  'Manali Shimla',
  'Gangtok Darjeeling',
  'Romantic getaways',
  'Travel together',
];

for (const path of pageRoutes) {
  test(`${path} has its frame in the HTML: menu, banner, title, description, canonical, pictures`, () => {
    const text = rawText(path);
    expect(everywhere.filter((wanted) => !text.includes(wanted))).toEqual([]);
    const html = rawHtml(path);
    expect(html).toMatch(/<html lang="en-IN"/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const title = decoded(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    const description = decoded(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    const shared =
      /<meta property="og:image" content="https:\/\/www\.marigoldtrails\.example([^"]+)"/.exec(html)?.[1] ?? '';
    expect(existsSync(`out${shared}`)).toBe(true);
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/www\.marigoldtrails\.example/);
    expect(html).not.toContain('noindex');
    const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image);
    expect(
      images.filter((image) => !/\balt="/.test(image) || !/\bwidth="/.test(image) || !/\bheight="/.test(image)),
    ).toEqual([]);
    const sources = [...html.matchAll(/(?:src|srcSet)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(sources.filter((source) => !existsSync(`out${source}`))).toEqual([]);
  });
}

for (const path of destinationRoutes) {
  test(`${path} has the Why Choose strip`, () => {
    const text = rawText(path);
    const strip = [
      'Why Choose Marigold Trails',
      '18+ years of experience in crafting memorable journeys',
      '18+ Years Experience',
      'Trusted by thousands of happy travelers',
      'Best Price Guarantee',
      'Competitive rates with no hidden charges',
      '24/7 Support',
      'Round-the-clock assistance during your trip',
    ];
    expect(strip.filter((wanted) => !text.includes(wanted))).toEqual([]);
  });
}

test('Dubai’s cards show no facts, Malaysia’s do', () => {
  expect(rawText('/destinations/dubai')).not.toContain('Quick Facts');
  expect(rawText('/destinations/malaysia')).toContain('Quick Facts');
});

test('every link inside the site leads to a page and to a place on it, every link out of it is one of four kinds', () => {
  const broken: string[] = [];
  for (const path of [...pageRoutes, '/404']) {
    for (const [, tag = ''] of rawHtml(path).matchAll(/<a\b([^>]*)>/g)) {
      const href = (/\bhref="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
      const [target = '', fragment] = href.replace(/\?[^#]*/, '').split('#');
      if (href.startsWith('/') || href.startsWith('#')) {
        const page = target === '' ? path : target;
        const isFile = /\.\w+$/.test(page);
        if (page === routes.planCustomTrip) continue;
        if (!existsSync(isFile ? `out${page}` : fileOf(page))) broken.push(`${path}: ${href}`);
        else if (fragment && !rawHtml(page).includes(`id="${fragment}"`))
          broken.push(`${path}: ${href} (no such place)`);
      } else if (/^https:/.test(href)) {
        const known = href === connected.NEXT_PUBLIC_BOOKING_URL || href.startsWith('https://wa.me/919876543210?text=');
        if (!known || !tag.includes('target="_blank"') || !tag.includes('rel="noopener noreferrer"'))
          broken.push(`${path}: ${href}`);
      } else if (!/^(tel:\+919876543210|mailto:hello@marigoldtrails\.example)/.test(href))
        broken.push(`${path}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the WhatsApp greeting names the place', () => {
  const greetings = [...rawHtml('/destinations/kashmir').matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map((match) =>
    new URL(match[1] ?? '').searchParams.get('text'),
  );
  expect(greetings.some((greeting) => greeting?.includes('“Kashmir”'))).toBe(true);
});

test('a build without a canonical origin keeps search engines away', async ({ request }) => {
  const html = await (await request.get('http://localhost:3101/about')).text();
  expect(html).toContain('noindex');
});
