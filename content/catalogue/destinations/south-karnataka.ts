import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, southernKarnatakaSpeciality, whyChoose } from './shared';

export const southKarnataka: Destination = {
  id: 'south-karnataka',
  name: 'South Karnataka',
  subtitle: 'Bengaluru, Mysore and Coorg',
  description:
    'See Bengaluru’s gardens, the Wadiyars’ palace at Mysore, Tipu’s island fort at Srirangapatna and the coffee slopes of Coorg. Take two days for the palace, four if you want to wake up to birdsong and filter coffee.',
  highlights: [
    'Mysore Palace',
    'Coorg coffee estates',
    'Chamundi Hill',
    'Srirangapatna',
    'Brindavan Gardens',
    'Lalbagh, Bengaluru',
    'Raja’s Seat, Madikeri',
    'Keshava Temple, Somanathapura',
  ],
  duration: { from: 2, to: 5 },
  rating: 4.7,
  picture: 'south-karnataka',
  neighbours: ['north-karnataka', 'tamil-nadu', 'kerala', 'pondicherry'],
  hero: {
    title: 'The Palace and the Coffee Hills',
    subtitle: 'South Karnataka, from Bengaluru to Mysore and up into Coorg',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'The easy south',
      paragraphs: [
        'This is the gentlest trip in the state. The expressway brings you from Bengaluru to Mysore in about three hours, with Srirangapatna just short of the city. Madikeri in Coorg is three more. Visit the palace at ten, when it opens; shoes stay at the counter. Devaraja Market is best for jasmine and kumkum in the late afternoon.',
        'Coorg is cool even in April and soaked from June to September, when leeches enjoy the trails more than walkers do. Coffee flowers for a few days after the first showers of March or April, white and scented, and is picked from December. Hotels at Mysore fill months ahead for Dasara, in September or October.',
      ],
      facts: [
        { label: 'Best time', value: 'October to March' },
        { label: 'Nearest airports', value: 'Bengaluru, Mysuru; Kannur for Coorg' },
        { label: 'Railhead', value: 'Mysuru Junction' },
        { label: 'Language', value: 'Kannada and Kodava; English spoken' },
        { label: 'Good for', value: 'Long weekends, families, honeymoons' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'South Karnataka Tour Packages',
      source: { from: 'ids', ids: ['bangalore-mysore', 'coorg-mysore-bangalore'] },
      facts: roadTourFacts('Oct-Mar', '3-star hotels'),
      speciality: southernKarnatakaSpeciality,
      empty: { heading: 'Explore Mysore and Coorg', ...customTours('South Karnataka') },
    },
  ],
};
