import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const northKarnataka: Destination = {
  id: 'north-karnataka',
  name: 'North Karnataka',
  subtitle: 'Hampi, Badami and Vijayapura',
  description:
    'The ruined capital of Vijayanagara lies among the boulders of Hampi, and red cave temples are cut above the lake at Badami. Aihole and Pattadakal hold the trial pieces of Indian temple building, Vijayapura a great whispering dome.',
  highlights: [
    'Stone chariot, Vittala Temple',
    'Virupaksha Temple, Hampi',
    'Badami cave temples',
    'Pattadakal',
    'Aihole Durga Temple',
    'Gol Gumbaz, Vijayapura',
    'Coracle on the Tungabhadra',
  ],
  duration: { from: 3, to: 6 },
  rating: 4.6,
  picture: 'north-karnataka',
  neighbours: ['south-karnataka', 'goa', 'hyderabad'],
  hero: {
    title: 'Boulders and Stone Chariots',
    subtitle: 'North Karnataka, from Hampi by the Tungabhadra to the caves of Badami',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Stone, river and red earth',
      paragraphs: [
        'Hosapete, 13 kilometres from Hampi, is one night by train from Bengaluru or six to seven hours by road. Hubballi has the nearest busy airport, about three hours away. Give Hampi two days. See the riverside temples in the morning and the royal enclosure after four, and the sunset from Hemakuta or Matanga Hill. An electric cart runs the last stretch to the Vittala Temple.',
        'Badami, Pattadakal and Aihole lie within an hour of each other, three and a half hours north-west of Hampi. Vijayapura is two and a half beyond. There is little shade and a great deal of rock, so carry a hat, water and shoes that grip. October to February is comfortable; by April the stone burns by ten.',
      ],
      facts: [
        { label: 'Best time', value: 'October to February' },
        { label: 'Nearest airport', value: 'Hubballi' },
        { label: 'Railheads', value: 'Hosapete, Badami, Vijayapura' },
        { label: 'Language', value: 'Kannada; Hindi and English with guides' },
        { label: 'Good for', value: 'History lovers, college tours, photographers' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'North Karnataka Tour Packages',
      source: { from: 'nowhere' },
      facts: roadTourFacts('Oct-Feb', '3-star hotels'),
      speciality: {
        otherwise:
          'Local guides show you Hampi and Badami. You see the sunset from Hemakuta Hill, take a coracle on the Tungabhadra when the river allows, and are out of the sun at midday.',
        when: [],
      },
      empty: { heading: 'Explore the Lost Capital', ...customTours('North Karnataka') },
      alsoSold: [{ state: 'karnataka', line: 'Our Hampi and Badami tour is on the domestic tours page.' }],
    },
  ],
};
