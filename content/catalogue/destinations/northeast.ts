import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const northeast: Destination = {
  id: 'northeast',
  name: 'Gangtok & Darjeeling',
  subtitle: 'Sikkim and the Darjeeling tea hills',
  description:
    'From Tiger Hill you see Kangchenjunga turn pink. The toy train goes round Batasia Loop, and tea is poured where it was picked. Across the Teesta lies Gangtok, with its monasteries and the high road to Tsomgo Lake.',
  highlights: [
    'Sunrise at Tiger Hill',
    'Darjeeling toy train',
    'Tsomgo Lake',
    'Tea gardens',
    'MG Marg, Gangtok',
    'Rumtek Monastery',
    'Nathula Pass',
    'Batasia Loop',
  ],
  duration: { from: 4, to: 8 },
  rating: 4.6,
  picture: 'northeast',
  neighbours: ['meghalaya', 'andaman'],
  hero: { title: 'Tea Gardens', subtitle: 'Gangtok and Darjeeling, with Kangchenjunga at the end of the street' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Gangtok and Darjeeling together',
      paragraphs: [
        'Fly to Bagdogra or take a train to New Jalpaiguri. Darjeeling is about three hours up, and Gangtok four and a half to five. The drive between the two takes another four, along the Teesta. Tiger Hill means leaving the hotel at about four in the morning, in a jacket. The clearest mornings are in October, November and early December.',
        'Tsomgo Lake and Nathula need a protected-area permit, taken in Gangtok a day ahead with a voter card or passport and photographs. We confirm the papers when you book. Nathula is for Indian nationals only, stays shut on Mondays and Tuesdays, and closes without notice in snow. Visitors from abroad need a restricted-area permit for Sikkim. From June to September the hill roads slide and the mountain hides.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'March to May, October to December' },
        { label: 'Nearest airport', value: 'Bagdogra' },
        { label: 'Railhead', value: 'New Jalpaiguri' },
        { label: 'Language', value: 'Nepali; Hindi and English widely spoken' },
        { label: 'Good for', value: 'Families, couples, tea and train lovers' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Northeast Packages',
      source: { from: 'nowhere' },
      facts: roadTourFacts('Mar-May and Oct-Dec', 'Hill station hotels'),
      speciality: {
        otherwise:
          'We arrange Sikkim permits with your hotel and book seats on the Darjeeling toy train. Your hill drivers run the Teesta road every week.',
        when: [],
      },
      empty: { heading: 'Explore Northeast India', ...customTours('Northeast') },
      alsoSold: [
        {
          state: 'sikkim',
          line: 'Our Gangtok, Pelling and North Sikkim tours are on the domestic tours page.',
        },
        { state: 'west-bengal', line: 'Our Darjeeling and Kalimpong tour is there under West Bengal.' },
      ],
    },
  ],
};
