import type { Destination } from '../../schema/types';
import { comingSoon, whyChoose } from './shared';

export const singapore: Destination = {
  id: 'singapore',
  name: 'Singapore',
  subtitle: 'Marina Bay, Sentosa and the Night Safari',
  description:
    'Supertrees light up at a quarter to eight, Sentosa is a whole island of rides, and a zoo opens after dark. Clean, safe and quick to get around, it is the trip abroad we suggest to families with grandparents and small children.',
  highlights: [
    'Gardens by the Bay',
    'Universal Studios, Sentosa',
    'Night Safari',
    'Merlion and Marina Bay',
    'Marina Bay Sands SkyPark',
    'Little India and Chinatown',
    'Jewel waterfall at Changi',
  ],
  duration: { from: 4, to: 6 },
  rating: 4.8,
  picture: 'singapore',
  neighbours: ['malaysia', 'bali', 'thailand'],
  hero: {
    title: 'Supertrees on the Bay',
    subtitle: 'Singapore, one small island with a full day’s outing in every direction',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Five days in the Lion City',
      paragraphs: [
        'The flight is about four and a half hours from Chennai and five and a half to six from Delhi and Mumbai. Once there, nothing is more than forty minutes away, the metro is easy with a pushchair, and tap water is safe. We give Sentosa a full day, and put the Night Safari on an evening with a free morning after it. Before the flight home there is an hour for the Jewel waterfall.',
        'Indian passport holders need a visa, applied for online through an authorised agent. We prepare the papers, allow three weeks and confirm the rule when you book. Everyone fills in the SG Arrival Card in the three days before landing. Expect about 31 degrees all year, with the fewest showers from February to April. Do not carry vapes or chewing gum: neither may be brought in.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'February to April; warm all year' },
        { label: 'Nearest airport', value: 'Changi' },
        { label: 'Language', value: 'English, Mandarin, Malay and Tamil' },
        { label: 'Good for', value: 'Families with children, senior travellers' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Singapore Tour Packages',
      source: { from: 'international', nameContains: 'Singapore' },
      facts: [
        { label: 'Best time', value: 'Feb-Apr' },
        { label: 'Visa', value: 'E-visa before travel, as per current rules' },
        { label: 'Currency', value: 'Singapore Dollar' },
        { label: 'Flight time', value: 'About 4½ hours from Chennai' },
      ],
      speciality: {
        otherwise:
          'You have a full day at Sentosa, the Supertree light show, and the Night Safari with a late start next morning. We prepare the visa papers with you.',
        when: [],
      },
      empty: { heading: 'Explore Sparkling Singapore', ...comingSoon('Singapore', 'Contact Us') },
    },
  ],
};
