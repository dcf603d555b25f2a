import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, southernKarnatakaSpeciality, whyChoose } from './shared';

export const karnataka: Destination = {
  id: 'karnataka',
  name: 'Karnataka',
  subtitle: 'Palaces, coffee hills and the ruins of Hampi',
  description:
    'Karnataka has Mysore Palace and its market of jasmine and sandalwood, coffee estates in Coorg, Hoysala temples carved like ivory, and the boulders of Hampi in the north. Bengaluru, with flights from almost everywhere in India, is the easy way in.',
  highlights: [
    'Mysore Palace',
    'Coorg coffee estates',
    'Bengaluru gardens and markets',
    'Hampi’s stone chariot',
    'Belur and Halebidu temples',
    'Chamundi Hill',
    'Badami cave temples',
    'Jog Falls',
  ],
  duration: { from: 2, to: 7 },
  rating: 4.6,
  picture: 'karnataka',
  neighbours: ['south-karnataka', 'north-karnataka', 'goa', 'kerala'],
  hero: { title: 'Palaces and Coffee Hills', subtitle: 'Karnataka, from the lights of Mysore to the rocks of Hampi' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Finding your way round Karnataka',
      paragraphs: [
        'The south makes a short, easy trip: Bengaluru to Mysore takes about three hours by the expressway, and Coorg is another three through Hunsur. The palace is lit for under an hour on Sunday and public-holiday evenings, so it is worth arranging the weekend around it.',
        'The north is larger, drier and older. Hampi is six to seven hours from Bengaluru by road or one night by train to Hosapete. Badami is about three and a half hours further. Few people do both halves well in under a week, so we would rather plan one of them properly.',
      ],
      facts: [
        { label: 'Best time', value: 'October to March' },
        { label: 'Nearest airports', value: 'Bengaluru, Mangaluru, Hubballi' },
        { label: 'Language', value: 'Kannada; English and Hindi in the cities' },
        { label: 'Good for', value: 'Long weekends, families, college tours' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Karnataka Tour Packages',
      source: { from: 'region', region: 'karnataka' },
      facts: roadTourFacts('Oct-Mar', '3-star hotels'),
      speciality: southernKarnatakaSpeciality,
      empty: { heading: 'Explore Royal Karnataka', ...customTours('Karnataka') },
    },
  ],
};
