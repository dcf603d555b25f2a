import type { Destination } from '../../schema/types';
import { comingSoon, whyChoose } from './shared';

export const srilanka: Destination = {
  id: 'srilanka',
  name: 'Sri Lanka',
  subtitle: 'Kandy, Ella, Sigiriya and the south coast',
  description:
    'Sri Lanka has a rock fortress at Sigiriya, the Temple of the Tooth at Kandy, tea country round Nuwara Eliya and a Dutch fort by the sea at Galle. Colombo is about an hour and a half by air from Chennai, which makes this the easiest first trip abroad from the south.',
  highlights: [
    'Sigiriya rock fortress',
    'Temple of the Tooth, Kandy',
    'Nine Arch Bridge, Ella',
    'Nuwara Eliya tea estates',
    'Galle Fort',
    'Yala leopards',
    'Bentota beaches',
    'Seetha Amman Temple',
  ],
  duration: { from: 5, to: 8 },
  rating: 4.5,
  picture: 'srilanka',
  neighbours: ['tamil-nadu', 'kerala', 'pondicherry'],
  hero: { title: 'Red Trains and Tea Country', subtitle: 'Sri Lanka, from the rock at Sigiriya to the fort at Galle' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Round the island by road and rail',
      paragraphs: [
        'The usual loop from Colombo takes six or seven days. At Sigiriya you climb the 1,200 steps at seven, before the sun. Kandy follows for the evening puja, then Nuwara Eliya, Ella and the way down to the south coast. Distances are short but hill roads are slow, three to four hours a day. The hill train is worth a morning whenever the line is open and seats are available.',
        'Two monsoons share the island between them. December to March suits the west, the south and the hills; May to September suits Trincomalee and the east. Indian visitors apply online for an ETA before travel. The fee has been waived and restored more than once, so we check it when you book. Families following the Ramayana trail can add the Seetha Amman Temple near Nuwara Eliya.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'December to March; May to September for the east' },
        { label: 'Nearest airport', value: 'Bandaranaike International, Colombo' },
        { label: 'Language', value: 'Sinhala and Tamil; English spoken' },
        { label: 'Good for', value: 'Families, pilgrims, first trips abroad' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Sri Lanka Tour Packages',
      source: { from: 'international', nameContains: 'Sri Lanka', idContains: 'srilanka' },
      facts: [
        { label: 'Best time', value: 'Dec-Mar' },
        { label: 'Visa', value: 'ETA online before travel, as per current rules' },
        { label: 'Currency', value: 'Sri Lankan Rupee' },
        { label: 'Flight time', value: 'About 1½ hours from Chennai' },
      ],
      speciality: {
        otherwise:
          'One car and one Sri Lankan driver-guide take you round the whole loop. We book hill train seats when the line is open, and Tamil-speaking drivers on request.',
        when: [],
      },
      empty: { heading: 'Explore the Teardrop Island', ...comingSoon('Sri Lanka', 'Get Custom Package') },
    },
  ],
};
