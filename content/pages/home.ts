import { counted } from '../format/counted';
import { officeHours } from '../site';
import { statesWithTours } from './lists';
import { honeymoonTrips } from '../catalogue/trips';

/** The icons that `components/sections/services.tsx` has for a service. */
export type ServiceIcon = 'heart' | 'family' | 'plane' | 'college' | 'factory' | 'passport';

/** The home page: its texts and the figures that it shows. */
export const home = {
  title: 'Holidays in India and abroad',
  description:
    'Tours across India by state, holidays in Thailand, Bali, Dubai, Singapore and Malaysia, honeymoons and group departures. Call or WhatsApp a planner.',
  hero: {
    picture: 'home',
    title: 'Dare to Roam',
    subtitle: 'Hill trains, houseboats, temple towns and islands. Tell us where, and a planner takes care of the rest.',
    explore: 'Explore Packages',
    custom: 'Plan Custom Trip',
    stats: [
      { value: '15K+', label: 'Happy Travelers' },
      { value: '150+', label: 'Destinations' },
      { value: '4.9', label: 'Rating' },
      { value: '10+', label: 'Years Experience' },
    ],
  },
  why: {
    heading: 'Why Choose',
    lead: 'Six things we do every week, from a couple’s first trip together to three coaches of college students.',
    services: [
      {
        icon: 'heart',
        title: 'Honeymoon Tours',
        text: 'Private transfers, rooms with a view and a few quiet surprises, at a price per couple.',
      },
      {
        icon: 'family',
        title: 'Family Tours',
        text: 'Shorter drives, early dinners and rooms next to each other for grandparents and small children.',
      },
      {
        icon: 'plane',
        title: 'Flight Booking',
        text: 'Domestic and international tickets, with baggage and connection times checked before you pay.',
      },
      {
        icon: 'college',
        title: 'College Tours',
        text: 'Coaches, dormitories and meals for 30 to 300 students, with a tour manager on every bus.',
      },
      {
        icon: 'factory',
        title: 'Industrial Visits',
        text: 'Plants and institutes that match the syllabus, with permission letters arranged beforehand.',
      },
      {
        icon: 'passport',
        title: 'Passport & Visa',
        text: 'Forms, photographs and appointments, so that nothing is sent back a week before you fly.',
      },
    ] satisfies readonly { icon: ServiceIcon; title: string; text: string }[],
    /** Further services of the specification (section 1), beside the six cards. */
    also: {
      heading: 'We also arrange and book',
      items: ['Event services', 'Car booking', 'Bus booking', 'Flight booking', 'Hotel booking'],
    },
    stats: [
      { value: '5,000+', label: 'Happy Customers', note: 'across 25+ countries' },
      { value: '99.8%', label: 'Customer Satisfaction', note: 'across every kind of tour' },
      { value: '24/7', label: 'Customer Support', note: 'on the phone and on WhatsApp' },
    ],
  },
  featured: {
    heading: 'Featured Packages',
    lead: 'Prices are per person. Choose the kind of trip you want.',
    more: 'View All Packages',
  },
  domestic: {
    heading: 'India, state by state',
    lead: `Our tours cover ${counted(statesWithTours, 'state')}, from a day among Kanchipuram’s temples to the whole of the Char Dham road.`,
    more: 'See all domestic tours',
    /** Six states as posters over the board of all twenty. */
    posters: [
      { state: 'tamil-nadu', picture: 'tamilnadu' },
      { state: 'kerala', picture: 'munnar' },
      { state: 'karnataka', picture: 'mysore' },
      { state: 'rajasthan', picture: 'rajasthan' },
      { state: 'uttar-pradesh', picture: 'taj' },
      { state: 'west-bengal', picture: 'darjeeling' },
    ],
  },
  honeymoon: {
    heading: 'For two',
    lead: `We have ${counted(honeymoonTrips.length, 'honeymoon')} at one price for both of you, with breakfasts and private transfers included.`,
    more: 'See honeymoon packages',
  },
  contact: {
    heading: 'Talk to a planner',
    lead: 'Tell us roughly where and when. We reply with a route and a price, not a brochure.',
    hours: officeHours.home,
  },
} as const;
