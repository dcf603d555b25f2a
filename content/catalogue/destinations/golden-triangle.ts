import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const goldenTriangle: Destination = {
  id: 'golden-triangle',
  name: 'Golden Triangle',
  subtitle: 'Delhi - Agra - Jaipur',
  description:
    'One loop of good road joins three capitals: Mughal and British Delhi, the Taj Mahal at sunrise in Agra, and the pink city of Jaipur with its forts. It is the first journey we suggest to anyone who has not yet seen the north.',
  highlights: [
    'Taj Mahal at sunrise',
    'Amber Fort, Jaipur',
    'Qutub Minar, Delhi',
    'Agra Fort',
    'Hawa Mahal',
    'Fatehpur Sikri',
    'Humayun’s Tomb',
    'Chandni Chowk by rickshaw',
    'City Palace and Jantar Mantar',
  ],
  duration: { from: 4, to: 8 },
  rating: 4.7,
  picture: 'golden-triangle',
  neighbours: ['himachal', 'kashmir'],
  hero: { title: 'The Taj and Two Capitals', subtitle: 'Delhi, Agra and Jaipur, with the Taj Mahal at first light' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Three cities, one circle',
      paragraphs: [
        'Delhi to Agra is under four hours on the Yamuna Expressway. Agra to Jaipur takes five and a half with Fatehpur Sikri on the way, and Jaipur back to Delhi about five. We leave after breakfast and arrive for a late lunch, so nobody crosses a city in its rush hour.',
        'The Taj Mahal is closed on Fridays. On other days the gates open half an hour before sunrise: be in the queue by then. From mid-December to mid-January fog can hide the morning and delay trains and flights, so in those weeks we visit at noon instead. Carry warm clothes until February, and a government photo identity card all year.',
      ],
      facts: [
        { label: 'Best time', value: 'October to March' },
        { label: 'Nearest airports', value: 'Delhi to arrive, Delhi or Jaipur to leave' },
        { label: 'Language', value: 'Hindi; English at every monument' },
        { label: 'Good for', value: 'First visits north, families, visitors from abroad' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Golden Triangle Tour Packages',
      source: { from: 'region', region: 'goldenTriangle' },
      facts: roadTourFacts('Oct-Mar', 'Heritage hotels'),
      speciality: {
        otherwise:
          'You sleep in heritage hotels and see the Taj on any day but Friday. On the road to Jaipur you see Fatehpur Sikri and the Chand Baori stepwell, and there is time for forts and bazaars.',
        when: [],
      },
      empty: { heading: 'Explore Royal North India', ...customTours('Golden Triangle') },
    },
  ],
};
