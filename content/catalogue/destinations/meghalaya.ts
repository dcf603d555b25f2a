import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const meghalaya: Destination = {
  id: 'meghalaya',
  name: 'Meghalaya',
  subtitle: 'Living root bridges, caves and waterfalls',
  description:
    'Here bridges are grown from the roots of living fig trees, and waterfalls drop off the edge of the plateau at Cherrapunji. The river at Dawki is so clear that boats seem to hang in the air. Shillong, cool and musical, is the base.',
  highlights: [
    'Double-decker root bridge, Nongriat',
    'Nohkalikai Falls',
    'Umngot River, Dawki',
    'Mawsmai Cave',
    'Mawlynnong village',
    'Laitlum canyons',
    'Umiam Lake',
  ],
  duration: { from: 3, to: 7 },
  rating: 4.7,
  picture: 'meghalaya',
  neighbours: ['northeast', 'andaman'],
  hero: { title: 'Abode of Clouds', subtitle: 'Meghalaya, from the lanes of Shillong to the root bridges of Nongriat' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Getting to the clouds, and walking in them',
      paragraphs: [
        'Guwahati has the flights. From there Shillong is three to three and a half hours up a good road, with a stop at Umiam Lake. Cherrapunji, which people there call Sohra, is two hours further, and Dawki two and a half from Shillong. The double-decker bridge is a real walk: some 3,500 steps down from Tyrna and the same back up. If you would rather not, you can see a single bridge near Mawlynnong in twenty minutes.',
        'October to May is dry enough for walking, and the Umngot is clearest from November to March. From June to September this is one of the wettest places on earth: the falls are enormous, and mist often hides them. Indian visitors need no inner line permit. Much of the state keeps Sunday as a day of rest, so plan shopping around it.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'October to May' },
        { label: 'Nearest airport', value: 'Guwahati; a few flights to Shillong' },
        { label: 'Railhead', value: 'Guwahati' },
        { label: 'Language', value: 'Khasi, Garo and English' },
        { label: 'Good for', value: 'Walkers, groups of friends, photographers' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Meghalaya Tour Packages',
      source: { from: 'nowhere' },
      facts: roadTourFacts('Oct-May', 'Hill station hotels'),
      speciality: {
        otherwise:
          'Khasi guides lead the root-bridge walk, and you are on the Dawki boats early, before the crowd. You sleep in both Shillong and Sohra, which saves you the road.',
        when: [],
      },
      empty: { heading: 'Explore Beautiful Meghalaya', ...customTours('Meghalaya') },
      alsoSold: [
        { state: 'meghalaya', line: 'Our Shillong, Dawki and Nongriat tours are on the domestic tours page.' },
      ],
    },
  ],
};
