import type { Destination } from '../../schema/types';
import { customTours, roadTourFacts, whyChoose } from './shared';

export const kerala: Destination = {
  id: 'kerala',
  name: 'Kerala',
  subtitle: 'Backwaters, tea hills and spice coast',
  description:
    'Spend a night on a houseboat at Alleppey and a morning among the tea rows of Munnar. Look for elephants across the lake at Thekkady, and see the fishing nets of Kochi. Kerala is narrow enough to see hills, water and sea in five days without rushing.',
  highlights: [
    'Alleppey houseboat',
    'Munnar tea gardens',
    'Periyar Lake, Thekkady',
    'Fort Kochi and Mattancherry',
    'Edakkal Caves, Wayanad',
    'Kovalam lighthouse beach',
    'Varkala cliff',
    'Kathakali evening',
  ],
  duration: { from: 2, to: 7 },
  rating: 4.8,
  picture: 'kerala',
  neighbours: ['tamil-nadu', 'south-karnataka', 'lakshadweep'],
  hero: {
    title: 'Backwaters and Tea Hills',
    subtitle: 'Kerala, where the road from the sea to the tea takes one morning',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'How a Kerala holiday runs',
      paragraphs: [
        'Most trips begin at Kochi. Alleppey is an hour and a half south by road. Munnar is four and a half hours up into the hills, with waterfalls and spice gardens to stop for. The roads are green and winding, so we plan one drive a day and keep the afternoon for the place itself. Wayanad is in the north and is easier from Kozhikode or from Mysore.',
        'You board a houseboat around noon and cruise until about half past five. Then it ties up for the night, because the canals belong to the fishermen after dark. October to March is dry and mild. June to August is full monsoon: quiet and very green, with some treks and boats stopped on the wettest days.',
      ],
      facts: [
        { label: 'Best time', value: 'October to March' },
        { label: 'Nearest airports', value: 'Kochi, Thiruvananthapuram, Kozhikode' },
        { label: 'Railheads', value: 'Ernakulam, Alappuzha, Thiruvananthapuram' },
        { label: 'Language', value: 'Malayalam; English widely spoken' },
        { label: 'Good for', value: 'Honeymoons, families, first trips south' },
      ],
    },
    {
      kind: 'top-places',
      id: 'top-places',
      heading: 'Six places to see in Kerala',
      places: [
        {
          id: 'munnar',
          name: 'Munnar',
          text: 'Tea grows in rows at 1,500 metres, and mornings are cold. Nilgiri tahr graze in Eravikulam National Park, which closes for the calving weeks around February.',
          picture: 'place-munnar',
        },
        {
          id: 'alleppey',
          name: 'Alleppey',
          text: 'You spend a night on a thatched houseboat, with karimeen cooked on board. The paddy fields lie lower than the water around them.',
          picture: 'place-alleppey',
        },
        {
          id: 'wayanad',
          name: 'Wayanad',
          text: 'See Stone Age carvings in Edakkal Caves and the wide water behind Banasura Sagar dam. Coffee dries in every yard.',
          picture: 'place-wayanad',
        },
        {
          id: 'kochi',
          name: 'Kochi',
          text: 'Watch the Chinese fishing nets at sunset, walk the lanes of Mattancherry with their spice shops and synagogue, and take a ferry across the harbour.',
          picture: 'place-kochi',
        },
        {
          id: 'kovalam',
          name: 'Kovalam',
          text: 'Three curved beaches lie under a striped lighthouse, half an hour from Thiruvananthapuram. Swim where the lifeguards sit.',
          picture: 'place-kovalam',
        },
        {
          id: 'thekkady',
          name: 'Thekkady',
          text: 'The boat on Periyar Lake at half past seven gives the best chance of elephants. Cardamom, pepper and vanilla grow along the road.',
          picture: 'place-thekkady',
        },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Kerala Tour Packages',
      source: { from: 'region', region: 'kerala' },
      facts: roadTourFacts('Oct-Mar', '3-star hotels'),
      speciality: {
        otherwise:
          'One loop shows you hills, forest and backwaters. You have two nights in Munnar between the drives, and one driver from arrival to departure.',
        when: [
          {
            nameContains: 'Wayanad',
            text: 'You spend two days outdoors: at Pookode Lake at the top of the ghat road, among the rock carvings of Edakkal and by the wide water at Banasura Sagar. The night is in coffee country.',
          },
          {
            nameContains: 'Vagamon',
            text: 'You walk in pine forest and open meadows at Vagamon, see the giant stone Jatayu on the way down, and watch the sunset from the red cliffs of Varkala.',
          },
          {
            nameContains: 'Cochin',
            text: 'You see Fort Kochi’s lanes and fishing nets, then drive up past the Cheeyappara falls to the tea estates of Munnar, where the nights need a blanket.',
          },
        ],
      },
      empty: { heading: 'Explore God’s Own Country', ...customTours('Kerala') },
    },
  ],
};
