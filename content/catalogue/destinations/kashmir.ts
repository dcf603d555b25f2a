import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const kashmir: Destination = {
  id: 'kashmir',
  name: 'Kashmir',
  subtitle: 'Srinagar, Gulmarg and Pahalgam',
  description:
    'Sleep on a walnut-wood houseboat on Dal Lake, take the cable car above Gulmarg, and walk the meadows along the Lidder at Pahalgam. Tulips flower in April, saffron late in October, when the chinars are red. Those who come in winter find deep snow.',
  highlights: [
    'Shikara on Dal Lake',
    'Gulmarg Gondola',
    'Pahalgam and the Lidder valley',
    'Sonamarg',
    'Shalimar and Nishat gardens',
    'Night on a houseboat',
    'Tulip garden in April',
  ],
  duration: { from: 4, to: 8 },
  rating: 4.9,
  picture: 'kashmir',
  neighbours: ['himachal', 'golden-triangle'],
  hero: { title: 'Paradise on Earth', subtitle: 'Kashmir, from a houseboat on Dal Lake to the meadows of Gulmarg' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'A week in the valley',
      paragraphs: [
        'Everything turns on Srinagar. Gulmarg is nearly two hours away, Pahalgam and Sonamarg about three, so each makes a long day or an easy night. In the side valleys only local union cabs and ponies may run, and we tell you the going rate before you set out. Gondola tickets are sold online for a fixed slot and go quickly in season.',
        'April to October is the time for gardens and meadows. At Gulmarg people ski from late December to March. Indian visitors need no permit, only a photo identity card. Viewpoints and roads sometimes close for weather or on official advice, and we check the evening before. Prepaid SIM cards from other states usually do not work; bring a postpaid one.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'April to October; January and February for snow' },
        { label: 'Nearest airport', value: 'Srinagar' },
        { label: 'Railhead', value: 'Srinagar, by train from Katra' },
        { label: 'Language', value: 'Kashmiri and Urdu; Hindi and English spoken' },
        { label: 'Good for', value: 'Honeymoons, families, photographers' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Kashmir Tour Packages',
      source: { from: 'state', state: 'jammu-kashmir' },
      facts: roadTourFacts('Apr-Oct', 'Houseboats & hotels'),
      ownFacts: {
        'vaishno-devi-patnitop': [
          { label: 'Best time', value: 'Mar-Apr and Oct-Nov' },
          { label: 'Vehicle', value: 'Vehicle with driver' },
          { label: 'Hotels', value: '3-star hotels' },
          { label: 'Meals', value: 'Breakfast and dinner, vegetarian' },
        ],
        'gurez-valley-wular': [
          { label: 'Best time', value: 'Jun-Sep' },
          { label: 'Vehicle', value: 'High-clearance vehicle with driver' },
          { label: 'Hotels', value: '3-star hotel, guest house & homestay' },
        ],
      },
      speciality: {
        otherwise:
          'You spend a night on a Dal Lake houseboat, which you reach by shikara. Hotels have heating in the cold months, and your driver is from the valley throughout.',
        when: [
          {
            nameContains: 'Vaishno Devi',
            text: 'We register the yatra beforehand, and explain pony, palki and helicopter but never press them on you. Then you spend a night among the deodars of Patnitop.',
          },
          {
            nameContains: 'Gurez',
            text: 'You go over Razdan Pass to the log villages along the Kishanganga, with a driver who knows the check-posts. Carry a photo identity card and expect no hurry.',
          },
        ],
      },
      empty: { heading: 'Explore Paradise Kashmir', ...customTours('Kashmir') },
    },
  ],
};
