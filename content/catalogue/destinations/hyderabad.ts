import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const hyderabad: Destination = {
  id: 'hyderabad',
  name: 'Hyderabad',
  subtitle: 'Charminar, Golconda and the Nizams’ city',
  description:
    'This city has loved pearls, domes and dinner for four hundred years. See the Charminar and its bangle bazaar, and Golconda on its granite hill. The Nizams’ chandeliers hang at Chowmahalla, and Ramoji Film City takes a full day with children.',
  highlights: [
    'Charminar and Laad Bazaar',
    'Golconda Fort',
    'Ramoji Film City',
    'Chowmahalla Palace',
    'Qutb Shahi Tombs',
    'Salar Jung Museum',
    'Warangal and Ramappa Temple',
    'Hyderabadi biryani',
  ],
  duration: { from: 3, to: 6 },
  rating: 4.4,
  picture: 'hyderabad',
  neighbours: ['north-karnataka', 'karnataka', 'tamil-nadu'],
  hero: {
    title: 'Four Minarets and a Fort',
    subtitle: 'Hyderabad, city of the Charminar, Golconda and biryani at midnight',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Planning your days in Hyderabad',
      paragraphs: [
        'The old city is best before eleven: go up the Charminar, walk through Laad Bazaar as the shutters lift, and reach Chowmahalla before the queues. Golconda is a climb of some 360 steps, so keep it for late afternoon and stay on for the sound-and-light show. Ramoji Film City is an hour out of town and takes the whole day.',
        'Salar Jung Museum and Chowmahalla Palace close on Fridays, and we arrange the order of the days around that. Warangal and the Ramappa Temple make one long day by road, about 200 kilometres each way. Winters are dry and pleasant; April and May pass 40 degrees and are better spent somewhere else.',
      ],
      facts: [
        { label: 'Best time', value: 'October to February' },
        { label: 'Nearest airport', value: 'Rajiv Gandhi International, Shamshabad' },
        { label: 'Railheads', value: 'Secunderabad, Hyderabad Deccan, Kacheguda' },
        { label: 'Language', value: 'Telugu and Urdu; Hindi and English spoken' },
        { label: 'Good for', value: 'Families, food lovers, college tours' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Hyderabad Tour Packages',
      source: { from: 'region', region: 'hyderabad' },
      facts: roadTourFacts('Oct-Feb', '3-star hotels'),
      speciality: {
        otherwise:
          'You see the old city on foot in the morning and Golconda at the end of the afternoon. Ramoji Film City has a whole day, and you see Kakatiya stone carving at Warangal and Ramappa.',
        when: [],
      },
      empty: { heading: 'Explore the City of Pearls', ...customTours('Hyderabad') },
    },
  ],
};
