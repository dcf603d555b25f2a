/** The specification on the other pages (sections 1, 2, 4, 5, 8 and 9). */
import { destinationGroups } from '../../../catalogue/destinations';
import { booking, bookingFields } from '../../../pages/booking';
import { contact } from '../../../pages/contact';
import { bookNow, phoneMenu, showing } from '../../../words/controls';
import { enquiry } from '../../../words/enquiry';
import { home } from '../../../pages/home';
import * as lists from '../../../pages/lists';
import { prosePages } from '../../../pages/prose-pages';
import { errorPage } from '../../../pages/error';
import { notFoundPage, tripCard, whyChoose } from '../../../words/shared';
import { site } from '../../../site';
import { quoted, rows, type ContractLine } from './line';
import { honeymoonTrips, seedTrips } from '../../../catalogue/trips';

const figure = ({ value, label }: { value: string; label: string }) => `${value} ${label}`;

const homeLines = [
  ...quoted('Home', ['Dare to Roam', 'Explore Packages', 'Plan Custom Trip', 'View All Packages'], home),
  ...quoted('Home, featured packages', ['All Packages', 'Domestic', 'Honeymoon'], home.featured.filters),
  ...quoted(
    'Home, hero',
    ['15K+ Happy Travelers', '150+ Destinations', '4.9 Rating', '10+ Years Experience'],
    home.hero.stats.map(figure),
  ),
  ...quoted(
    'Home, Why Choose',
    rows(`
      Honeymoon Tours
      Family Tours
      Flight Booking
      College Tours
      Industrial Visits
      Passport & Visa
    `),
    home.why.services,
  ),
  ...quoted(
    'Home, Why Choose',
    ['5,000+ Happy Customers across 25+ countries', '99.8% Customer Satisfaction', '24/7 Customer Support'],
    home.why.stats.flatMap((stat) => [figure(stat), `${figure(stat)} ${stat.note}`]),
  ),
];

const indexOrder =
  'tamil-nadu, pondicherry, kerala, south-karnataka, north-karnataka, goa, hyderabad, golden-triangle, himachal-pradesh';

/** The About page. It says 'over 5 years', unlike other pages, because the specification's figures differ by page (section 1). */
const about = prosePages.find(({ id }) => id === 'about');
const reasons = about?.sections.find(({ heading }) => heading === 'Why Choose Us');

const otherPages = [
  ...quoted('Every page', ['WE TAKE CARE OF YOUR TRIP', 'Book Now & Save 20%!'], site),
  ...quoted('Every page', ['Book Now', 'Get Free Quote'], bookNow, phoneMenu),
  { line: 'About: Why Choose Us', isMet: reasons !== undefined },
  ...quoted('About, reasons', ['6'], String(reasons?.items.length)),
  { line: 'About: over 5 years', isMet: JSON.stringify(about).includes('over 5 years') },
  { line: 'Destinations index: 9+ destinations', isMet: lists.destinationsPage.hero.subtitle.includes('9+') },
  {
    line: `Destinations index: first ${indexOrder}`,
    isMet: destinationGroups[0]?.ids.join(', ') === indexOrder,
  },
  {
    line: 'Contact: email replies within 2 hours',
    isMet: contact.cards.email.note.includes('within 2 hours'),
  },
  ...quoted('Honeymoon packages', ['per couple', 'Book Honeymoon Package'], lists.honeymoonPage, honeymoonTrips),
  ...quoted('Group tours', ['Join Group Tour'], lists.groupToursPage),
  ...quoted(
    'Domestic tours',
    ['No packages available', "We're working on adding tour packages for {state}. Check back soon!"],
    [lists.domesticPage, lists.domesticPage.empty.line('{state}')],
  ),
  ...quoted(
    'All Packages',
    rows(`
      All Travel Packages
      Search packages...
      all
      domestic
      honeymoon
      international
      Sort by Name
      Sort by Price
      Sort by Rating
      No packages found
      Try adjusting your search or filters
      Show All Packages
    `),
    lists.allPackagesPage,
  ),
  ...quoted('All Packages', ['Showing 1 package', 'Showing 16 packages'], showing(1), showing(16)),
  ...quoted(
    'Download Itineraries',
    ['Download Itineraries', 'Download Itinerary', 'Need a Custom Itinerary?', 'Request Custom Itinerary'],
    lists.itinerariesPage,
  ),
  ...quoted('Not-found page', ['404', 'Oops! Page not found', 'Return to Home'], notFoundPage),
  ...quoted('Generic failure', ['Unexpected Application Error!'], errorPage),
];

const formLines = [
  ...quoted(
    'Booking form, fields',
    ['package', 'travelers', 'startDate', 'name', 'email', 'phone', 'address', 'requirements'],
    bookingFields.map(({ name }) => name),
  ),
  ...quoted(
    'Booking form, packages',
    ['goa-beach', 'kerala-backwaters', 'rajasthan-royal', 'himalayan-adventure', 'south-india-temple'],
    booking.packages,
  ),
  ...quoted('Booking form, travelers', ['1', '2', '3', '4', '5+'], booking.travelers),
  ...quoted(
    'Booking form',
    rows(`
      Next Step
      Previous
      Confirm Booking
      Back to Home
      Booking Confirmed!
      Thank you for your booking. We'll contact you shortly to confirm details.
    `),
    booking,
  ),
  ...quoted(
    'Message form, fields',
    ['first_name', 'last_name', 'email', 'phone', 'travel_preference', 'message'],
    Object.keys(enquiry.labels),
  ),
  ...quoted(
    'Message form, travel preferences',
    ['domestic', 'international', 'honeymoon', 'adventure', 'custom'],
    enquiry.preferences,
  ),
  ...quoted(
    'Message form',
    ['Please wait...', 'Something went wrong!', "Form submitted successfully! We'll contact you soon."],
    enquiry,
  ),
  ...quoted('Message form, milliseconds until success hides', ['3000'], String(enquiry.successStands)),
];

const stripLines = [
  {
    line: 'Why Choose strip: Why Choose plus the provider name',
    isMet: whyChoose.heading === `Why Choose ${site.name}`,
  },
  ...quoted(
    'Why Choose strip',
    rows(`
      18+ years of experience in crafting memorable journeys
      18+ Years Experience
      Trusted by thousands of happy travelers
      Best Price Guarantee
      Competitive rates with no hidden charges
      24/7 Support
      Round-the-clock assistance during your trip
    `),
    whyChoose,
  ),
  ...quoted(
    'Package card',
    ['SUPER DEAL', 'per person', 'Core Attractions', 'Quick Facts', 'Trip Speciality', 'Book This Package'],
    tripCard,
    seedTrips,
  ),
];

export const pageLines: readonly ContractLine[] = [...homeLines, ...otherPages, ...formLines, ...stripLines];
