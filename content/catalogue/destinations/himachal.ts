import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const himachal: Destination = {
  id: 'himachal',
  name: 'Himachal',
  subtitle: 'Manali, Shimla and the snow passes',
  description:
    'Shimla has the Mall and its toy train, apple orchards line the Beas, and Manali lies below the snow of Rohtang. Himachal is cool in June, white in January, and only a night’s journey from Delhi.',
  highlights: [
    'Kalka to Shimla toy train',
    'Solang Valley',
    'Mall Road and the Ridge, Shimla',
    'Hadimba Temple, Manali',
    'Atal Tunnel and Sissu',
    'Kufri',
    'Dharamshala and McLeod Ganj',
    'Dalhousie and Khajjiar',
  ],
  duration: { from: 5, to: 9 },
  rating: 4.7,
  picture: 'himachal',
  neighbours: ['kashmir', 'golden-triangle'],
  hero: {
    title: 'Deodars and First Snow',
    subtitle: 'Himachal Pradesh, from the Ridge at Shimla to the snow above Manali',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Up into Himachal',
      paragraphs: [
        'Most of our guests fly or take a train to Chandigarh. From there Shimla is about four hours by car and Manali about eight. The narrow-gauge train from Kalka takes over five hours to Shimla and is worth it once. Bhuntar near Kullu has a few small-aircraft flights, which the weather often cancels.',
        'March to June is mild and in bloom, October and November are clear, and snow usually lies at Solang from late December. Rohtang opens only for the warmer months. Each vehicle needs a permit with a daily limit, and we check the rule for your date. The Atal Tunnel to Sissu stays open far longer. July to mid-September brings landslides, and we advise against those weeks.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'March to June; late December to February for snow' },
        { label: 'Nearest airports', value: 'Chandigarh; Bhuntar and Kangra, in clear weather' },
        { label: 'Railhead', value: 'Kalka, for the Shimla toy train' },
        { label: 'Language', value: 'Hindi and Pahari; English in hotels' },
        { label: 'Good for', value: 'Honeymoons, families, summer holidays' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Himachal Tour Packages',
      source: { from: 'nowhere' },
      facts: roadTourFacts('Mar-Jun; Dec-Feb for snow', 'Hill station hotels'),
      speciality: {
        otherwise:
          'Your driver knows these roads in snow, and rooms have heating in winter. Every plan has a spare half-day in case a pass closes.',
        when: [],
      },
      empty: { heading: 'Explore Snowy Himachal', ...customTours('Himachal Pradesh') },
      alsoSold: [
        {
          state: 'himachal-pradesh',
          line: 'Our Shimla, Manali, Dharamshala and Spiti tours are on the domestic tours page.',
        },
      ],
    },
  ],
};
