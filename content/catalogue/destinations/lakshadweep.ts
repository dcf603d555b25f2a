import type { Destination } from '../../schema/types';
import { customTours, whyChoose } from './shared';

export const lakshadweep: Destination = {
  id: 'lakshadweep',
  name: 'Lakshadweep',
  subtitle: 'Coral atolls off the Kerala coast',
  description:
    'Coral rings thirty-six small islands, and people live on ten of them. The lagoons are shallow enough to wade, Agatti has turtles and Minicoy a lighthouse, and an entry permit keeps the numbers small.',
  highlights: [
    'Agatti lagoon',
    'Bangaram and Thinnakara',
    'Kadmat for diving',
    'Glass-bottomed boat over coral',
    'Minicoy lighthouse',
    'Kayaking at Kavaratti',
  ],
  duration: { from: 4, to: 7 },
  rating: 4.6,
  picture: 'lakshadweep',
  neighbours: ['kerala', 'andaman', 'pondicherry'],
  hero: { title: 'Coral Paradise', subtitle: 'Lakshadweep, a ring of lagoons a night’s sailing from Kochi' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Permits first, then the lagoon',
      paragraphs: [
        'Everyone from outside the islands needs an entry permit, Indian citizens included, and it names the islands you may visit. We apply for it about a month ahead with your identity proof and photographs. Transport and rooms are booked against it, because beds are few. The way in is through Kochi: about an hour and a half by air to Agatti, or fourteen to eighteen hours by passenger ship.',
        'Boats, ships and, when it is running, the seaplane link the islands, and all of them bow to the weather. October to May is the season; most ship tours pause in the monsoon. Expect simple rooms, fresh tuna, early nights and little signal. Alcohol is not allowed except at Bangaram, and swimwear is for the resort beaches, not the villages.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'October to May' },
        { label: 'Nearest airport', value: 'Agatti, by flight from Kochi' },
        { label: 'Ships', value: 'From Kochi, 14 to 18 hours' },
        { label: 'Language', value: 'Malayalam; Dhivehi on Minicoy' },
        { label: 'Good for', value: 'Snorkellers, divers, quiet honeymoons' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Lakshadweep Packages',
      source: { from: 'nowhere' },
      facts: [
        { label: 'Best time', value: 'Oct-May' },
        { label: 'Transport', value: 'Ship & seaplane' },
        { label: 'Hotels', value: 'Beach resorts' },
        { label: 'Permits', value: 'Permits required for entry' },
      ],
      speciality: {
        otherwise:
          'We file the entry permit, match the ship or flight to it, and keep your days for the lagoon: snorkelling, kayaks and a glass-bottomed boat.',
        when: [],
      },
      empty: { heading: 'Explore Pristine Lakshadweep', ...customTours('Lakshadweep') },
    },
  ],
};
