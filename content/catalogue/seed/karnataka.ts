/** Karnataka packages of the seed catalogue. */
import type { Package } from '../types';

export const karnataka: readonly Package[] = [
  {
    id: 'bangalore-mysore',
    name: 'Bangalore - Mysore',
    region: 'karnataka',
    category: 'domestic',
    days: 2,
    price: 12500,
    rating: 4.5,
    picture: 'bangalore-mysore',
    itinerary: [
      'Lalbagh Botanical Garden',
      'Bull Temple, Basavanagudi',
      'Srirangapatna',
      'Brindavan Gardens',
      'Chamundi Hill',
      'Mysore Palace',
      "St Philomena's Cathedral",
    ],
  },
  {
    id: 'coorg-mysore-bangalore',
    name: 'Coorg - Mysore - Bangalore',
    region: 'karnataka',
    category: 'domestic',
    days: 4,
    price: 21500,
    rating: 4.7,
    picture: 'coorg-mysore-bangalore',
    itinerary: [
      'Namdroling Monastery',
      "Raja's Seat, Madikeri",
      'Talakaveri',
      'Abbey Falls',
      'Dubare Elephant Camp',
      'Mysore Palace',
      'Srirangapatna',
      'Lalbagh Botanical Garden',
    ],
  },
];
