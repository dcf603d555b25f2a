import type { Destination } from '../../schema/types';
import { comingSoon, whyChoose } from './shared';

export const malaysia: Destination = {
  id: 'malaysia',
  name: 'Malaysia',
  subtitle: 'Kuala Lumpur, Genting and Langkawi',
  description:
    'See the twin towers of Kuala Lumpur and the golden Murugan at Batu Caves, feel the cool air at Genting Highlands, and take the cable car over Langkawi. Tamil is heard in the streets, idli is easy to find, and the flight is about four hours.',
  highlights: [
    'Petronas Twin Towers',
    'Batu Caves',
    'Genting Highlands cable car',
    'Langkawi SkyBridge',
    'George Town, Penang',
    'Putrajaya',
    'Malacca old town',
  ],
  duration: { from: 4, to: 7 },
  rating: 4.5,
  picture: 'malaysia',
  neighbours: ['singapore', 'thailand', 'bali'],
  hero: {
    title: 'Twin Towers and Rainforest',
    subtitle: 'Malaysia, from Kuala Lumpur’s skyline to the islands of Langkawi',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'What to expect in Malaysia',
      paragraphs: [
        'Flights from Chennai take about four hours, from Delhi and Mumbai five to five and a half. The airport is an hour from the city. Two or three nights in Kuala Lumpur are enough for the towers, Batu Caves and a day at Genting, where it is ten degrees cooler. The 272 painted steps of Batu Caves are best before nine. Langkawi and Penang are an hour further by air.',
        'It is warm and humid all year, with short heavy showers rather than grey days. December to March is the driest time on the west coast, where Langkawi and Penang lie. Entry rules for Indian passports are reviewed from time to time, so we confirm them when you book. Every visitor fills in the Malaysia Digital Arrival Card online in the three days before landing.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'December to March' },
        { label: 'Nearest airport', value: 'Kuala Lumpur International (KLIA)' },
        { label: 'Food', value: 'South Indian meals found in every city' },
        { label: 'Good for', value: 'Families, first trips abroad, college tours' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Malaysia Tour Packages',
      source: { from: 'international', nameContains: 'Malaysia' },
      facts: [
        { label: 'Best time', value: 'Dec-Mar' },
        { label: 'Visa', value: 'E-visa or visa-free entry as per current rules' },
        { label: 'Currency', value: 'Malaysian Ringgit' },
        { label: 'Language', value: 'Malay; English and Tamil spoken' },
      ],
      speciality: {
        otherwise:
          'You see Batu Caves before the heat, take the cable car up to Genting and have an evening under the twin towers. The last nights are by the sea on Langkawi. Indian dinners are available on request.',
        when: [],
      },
      empty: { heading: 'Explore Lively Malaysia', ...comingSoon('Malaysia', 'Contact Us') },
    },
  ],
};
