import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const tamilNadu: Destination = {
  id: 'tamil-nadu',
  name: 'Tamil Nadu',
  subtitle: 'Temple towns and the Nilgiri hills',
  description:
    'Madurai has painted gopurams, Thanjavur a thousand-year-old tower. The cold lakes of Ooty and Kodaikanal are a few hours above them. We know which temples shut at noon and which ghat roads to leave early for.',
  highlights: [
    'Meenakshi Amman Temple, Madurai',
    'Ooty and the Nilgiri Mountain Railway',
    'Kodaikanal Lake',
    'Brihadisvara Temple, Thanjavur',
    'Shore Temple, Mahabalipuram',
    'Rameswaram corridors',
    'Sunrise at Kanyakumari',
    'Chettinad mansions',
  ],
  duration: { from: 1, to: 8 },
  rating: 4.7,
  picture: 'tamil-nadu',
  neighbours: ['pondicherry', 'kerala', 'south-karnataka', 'srilanka'],
  hero: {
    title: 'Temple Towers and Blue Hills',
    subtitle: 'Tamil Nadu, from the gopurams of Madurai to the mist over Ooty',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'What a Tamil Nadu trip is like',
      paragraphs: [
        'Temple days start early. Most big temples open around six and close from about half past twelve until four. They are loveliest at the evening puja, so we sightsee at both ends of the day and rest through the heat. Carry a cotton shawl or dhoti, and socks for hot stone: shoes stay at the gate.',
        'The hills are another trip altogether. Ooty is over three hours from Coimbatore by the Coonoor ghat, Kodaikanal three and a half from Madurai. Take a sweater to both, even in May. Private vehicles need an e-pass for the Nilgiris and for Kodaikanal, and we get it for ours. The north-east monsoon brings its heaviest rain to the coast in November.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'December to March; April to June for the hills' },
        { label: 'Nearest airports', value: 'Chennai, Coimbatore, Madurai, Tiruchirappalli' },
        { label: 'Language', value: 'Tamil; English widely spoken in towns' },
        { label: 'Good for', value: 'Families, pilgrims, college tours' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Tamil Nadu Tour Packages',
      source: { from: 'region', region: 'tamilnadu' },
      facts: roadTourFacts('Dec-Mar; Apr-Jun in the hills', '3-star hotels'),
      ownFacts: {
        'ooty-hill-station': [{ label: 'Hotels', value: '4-star hotel' }],
        'kodaikanal-madurai': [{ label: 'Hotels', value: '4-star hotel' }],
      },
      speciality: {
        otherwise:
          'Your driver lives in Tamil Nadu. We time temple visits for the morning and evening puja, and you have filter coffee where the drivers stop for it.',
        when: [
          {
            nameContains: 'Ooty',
            text: 'You see the boats on Ooty Lake, tea country at Coonoor, and the Botanical Garden while the dew is still on it. We take care of the hill e-pass for the vehicle.',
          },
          {
            nameContains: 'Kodaikanal',
            text: 'You see Pillar Rocks and Coaker’s Walk before the mist comes in, then go down the ghat to Madurai for the evening at the Meenakshi Amman Temple.',
          },
        ],
      },
      empty: { heading: 'Explore Temple Country', ...customTours('Tamil Nadu') },
    },
  ],
};
