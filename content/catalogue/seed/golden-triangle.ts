/** The Delhi, Agra and Jaipur trip of the seed catalogue. */
import type { SeedTrip } from '../../schema/types';

export const goldenTriangle: readonly SeedTrip[] = [
  {
    id: 'delhi-agra-jaipur',
    name: 'Delhi - Agra - Jaipur',
    region: 'goldenTriangle',
    category: 'domestic',
    location: 'Delhi, Agra & Jaipur',
    state: 'rajasthan',
    destinations: ['golden-triangle'],
    abroad: false,
    days: 8,
    price: 45000,
    basis: 'per person',
    kinds: ['heritage', 'cities'],
    rating: 4.7,
    picture: 'delhi-agra-jaipur',
    itinerary: [
      'Qutub Minar, Delhi',
      "Humayun's Tomb, Delhi",
      'Taj Mahal, Agra',
      'Agra Fort',
      'Fatehpur Sikri',
      'Chand Baori, Abhaneri',
      'Amber Fort, Jaipur',
      'City Palace, Jaipur',
    ],
  },
];
