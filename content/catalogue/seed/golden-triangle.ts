/** The Delhi, Agra and Jaipur package of the seed catalogue. */
import type { Package } from '../types';

export const goldenTriangle: readonly Package[] = [
  {
    id: 'delhi-agra-jaipur',
    name: 'Delhi - Agra - Jaipur',
    region: 'goldenTriangle',
    category: 'domestic',
    days: 8,
    price: 45000,
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
