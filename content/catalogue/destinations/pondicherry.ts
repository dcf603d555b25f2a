import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const pondicherry: Destination = {
  id: 'pondicherry',
  name: 'Pondicherry',
  subtitle: 'French lanes, Auroville and the sea',
  description:
    'White Town has mustard-yellow villas and bougainvillea, and the promenade shuts out cars every evening. The golden sphere of the Matrimandir is at Auroville. Pondicherry is three hours down the coast road from Chennai, and made for a weekend.',
  highlights: [
    'White Town on foot or by bicycle',
    'Promenade Beach at dusk',
    'Auroville and the Matrimandir',
    'Paradise Beach by boat',
    'Sri Aurobindo Ashram',
    'Basilica of the Sacred Heart',
    'French bakeries and cafés',
  ],
  duration: { from: 2, to: 4 },
  rating: 4.4,
  picture: 'pondicherry',
  neighbours: ['tamil-nadu', 'south-karnataka', 'kerala'],
  hero: { title: 'Yellow Walls by the Sea', subtitle: 'Pondicherry, where the street signs are in Tamil and French' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'A slow weekend in Pondicherry',
      paragraphs: [
        'Come down the East Coast Road from Chennai, about three hours, with Mahabalipuram on the way. White Town is small enough to walk before breakfast, when the light is on the villas and the bakeries are opening. The promenade closes to vehicles from six every evening. Boats to Paradise Beach leave from Chunnambar, twenty minutes south.',
        'Auroville is half an hour away. Anyone can see the Matrimandir from its viewing point with a free pass from the visitors’ centre. Sitting inside has to be booked days ahead, and we tell you how. December to March is pleasant, November can be very wet, and May is for early risers only. Take the currents seriously and swim only where it is allowed.',
      ],
      facts: [
        { label: 'Best time', value: 'December to March' },
        { label: 'Nearest airport', value: 'Chennai, 150 km; a few flights to Pondicherry' },
        { label: 'Railheads', value: 'Puducherry, Villupuram' },
        { label: 'Language', value: 'Tamil; English and some French' },
        { label: 'Good for', value: 'Couples, weekends, cyclists' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Pondicherry Tour Packages',
      source: { from: 'nowhere' },
      facts: roadTourFacts('Dec-Mar', '3-star hotels'),
      speciality: {
        otherwise:
          'Your hotel is within walking distance of the promenade, and you have bicycles for White Town. You see Mahabalipuram on the way, and spend an unhurried morning at Auroville.',
        when: [],
      },
      empty: { heading: 'Explore French Pondicherry', ...customTours('Pondicherry') },
    },
  ],
};
