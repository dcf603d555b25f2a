/** The Goa trip of the seed catalogue. */
import type { SeedTrip } from '../../schema/types';

export const goa: readonly SeedTrip[] = [
  {
    id: 'goa-beach-paradise',
    name: 'Goa Beach Paradise',
    region: 'goa',
    category: 'domestic',
    location: 'Goa',
    state: 'goa',
    destinations: ['goa'],
    abroad: false,
    days: 5,
    price: 20000,
    basis: 'per person',
    kinds: ['beaches', 'heritage'],
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
