/** The Hyderabad package of the seed catalogue. */
import type { Package } from '../types';

export const hyderabad: readonly Package[] = [
  {
    id: 'hyderabad-heritage-tour',
    name: 'Hyderabad Heritage Tour',
    region: 'hyderabad',
    category: 'domestic',
    days: 6,
    price: 28000,
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
