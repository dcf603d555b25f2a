/** Tamil Nadu packages of the seed catalogue. */
import type { Package } from '../types';

export const tamilNadu: readonly Package[] = [
  {
    id: 'ooty-hill-station',
    name: 'Ooty Hill Station',
    region: 'tamilnadu',
    category: 'domestic',
    days: 2,
    price: 15000,
    rating: 4.6,
    picture: 'ooty-hill-station',
    itinerary: [
      'Ooty Botanical Garden',
      'Government Rose Garden',
      'Ooty Lake',
      'Doddabetta Peak',
      'Ooty Tea Museum',
      'Nilgiri Mountain Railway',
      "Sim's Park, Coonoor",
    ],
  },
  {
    id: 'kodaikanal-madurai',
    name: 'Kodaikanal - Madurai',
    region: 'tamilnadu',
    category: 'domestic',
    days: 2,
    price: 15100,
    rating: 4.4,
    picture: 'kodaikanal-madurai',
    itinerary: [
      'Silver Cascade Falls',
      'Pine Forest, Kodaikanal',
      'Pillar Rocks',
      'Kodaikanal Lake',
      "Coaker's Walk",
      'Thirumalai Nayakkar Palace',
      'Meenakshi Amman Temple',
    ],
  },
];
