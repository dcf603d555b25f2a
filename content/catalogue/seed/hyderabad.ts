/** The Hyderabad trip of the seed catalogue. */
import type { SeedTrip } from '../../schema/types';

export const hyderabad: readonly SeedTrip[] = [
  {
    id: 'hyderabad-heritage-tour',
    name: 'Hyderabad Heritage Tour',
    region: 'hyderabad',
    category: 'domestic',
    location: 'Hyderabad & Warangal',
    state: 'telangana',
    destinations: ['hyderabad'],
    abroad: false,
    days: 6,
    price: 28000,
    basis: 'per person',
    kinds: ['heritage', 'cities'],
    rating: 4.5,
    picture: 'hyderabad-heritage-tour',
    itinerary: [
      'Charminar',
      'Chowmahalla Palace',
      'Salar Jung Museum',
      'Golconda Fort',
      'Qutb Shahi Tombs',
      'Ramoji Film City',
      'Warangal Fort',
      'Ramappa Temple, Palampet',
    ],
  },
];
