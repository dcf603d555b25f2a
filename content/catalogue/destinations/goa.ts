import type { Destination } from '../../schema/types';
import { customTours, whyChoose } from './shared';

export const goa: Destination = {
  id: 'goa',
  name: 'Goa',
  subtitle: 'Beaches, old churches and river islands',
  description:
    'The sand is busy at Baga and Calangute, and quiet at Palolem and Agonda. Between them are the whitewashed churches of Old Goa and the painted balconies of Fontainhas. Goa is small enough that a beach morning and a church afternoon fit into one day.',
  highlights: [
    'Calangute and Baga beaches',
    'Basilica of Bom Jesus',
    'Fontainhas quarter, Panaji',
    'Fort Aguada',
    'Palolem Beach',
    'Dudhsagar Falls by jeep',
    'Mandovi river cruise',
  ],
  duration: { from: 3, to: 6 },
  rating: 4.5,
  picture: 'goa',
  neighbours: ['north-karnataka', 'karnataka', 'hyderabad'],
  hero: { title: 'Sand, Sea and White Churches', subtitle: 'Goa, a hundred kilometres of coast and slow all the way' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'North Goa or south?',
      paragraphs: [
        'The north has the shacks, the water sports, the Saturday markets and the traffic. The south has longer, emptier beaches and earlier nights. Tell us which you came for and we book the resort accordingly; a day’s outing covers the other half. Old Goa and Panaji sit in the middle and deserve a morning, with shoulders and knees covered for the churches.',
        'November to February is warm and dry, and the week around New Year is the most expensive of the year. Beach shacks come down in June and the sea is closed to swimmers for most of the monsoon, but Dudhsagar is then at its fullest. The jeeps to the falls run from October to May.',
      ],
      facts: [
        { label: 'Best time', value: 'November to February' },
        { label: 'Nearest airports', value: 'Dabolim in the south, Mopa in the north' },
        { label: 'Railheads', value: 'Madgaon, Thivim' },
        { label: 'Language', value: 'Konkani; English, Hindi and Marathi spoken' },
        { label: 'Good for', value: 'Friends, couples, families with children' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Goa Tour Packages',
      source: { from: 'region', region: 'goa' },
      facts: [
        { label: 'Best time', value: 'Nov-Feb' },
        { label: 'Vehicle', value: 'AC vehicle included' },
        { label: 'Hotels', value: 'Beach resorts' },
        { label: 'Meals', value: 'Continental breakfast included' },
      ],
      speciality: {
        otherwise:
          'You can walk to the sea from your resort. The north and the south have one day each, you see Old Goa in the cool of the morning, and the last sunset from Palolem.',
        when: [],
      },
      empty: { heading: 'Explore Sunny Goa', ...customTours('Goa') },
    },
  ],
};
