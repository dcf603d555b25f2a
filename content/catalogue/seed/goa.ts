/** The Goa package of the seed catalogue. */
import type { Package } from '../types';

export const goa: readonly Package[] = [
  {
    id: 'goa-beach-paradise',
    name: 'Goa Beach Paradise',
    region: 'goa',
    category: 'domestic',
    days: 5,
    price: 20000,
    rating: 4.8,
    picture: 'goa-beach-paradise',
    itinerary: [
      'Calangute Beach',
      'Fort Aguada',
      'Anjuna Beach',
      'Chapora Fort',
      'Basilica of Bom Jesus',
      'Fontainhas, Panaji',
      'Cabo de Rama Fort',
      'Palolem Beach',
    ],
  },
];
