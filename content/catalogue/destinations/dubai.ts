import type { Destination } from '../../schema/types';
import { comingSoon, whyChoose } from './shared';

export const dubai: Destination = {
  id: 'dubai',
  name: 'Dubai',
  subtitle: 'Burj Khalifa, the Creek and the desert',
  description:
    'Look out from the Burj Khalifa, drive over the dunes at dusk, and walk the gold and spice souks on the old Creek. The white mosque in Abu Dhabi is a day trip. Dubai is three to four hours by air from most Indian cities, with Hindi understood nearly everywhere.',
  highlights: [
    'Burj Khalifa observation deck',
    'Desert safari with dinner',
    'Gold and Spice Souks',
    'Dhow cruise at Dubai Marina',
    'Sheikh Zayed Grand Mosque, Abu Dhabi',
    'Palm Jumeirah',
    'Museum of the Future',
  ],
  duration: { from: 4, to: 7 },
  rating: 4.6,
  picture: 'dubai',
  neighbours: ['srilanka', 'singapore'],
  hero: {
    title: 'Towers Above the Dunes',
    subtitle: 'Dubai, from the abras on the Creek to the top of the Burj Khalifa',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Making the most of Dubai',
      paragraphs: [
        'Mornings suit the old town, where an abra ferry crosses the Creek to the souks in a few minutes. Afternoons suit malls and museums, and evenings belong to the desert or the Marina. Book the Burj Khalifa for an hour before sunset to see the city in daylight and lit up. Abu Dhabi is ninety minutes each way, and the mosque asks for long sleeves and, for women, a headscarf.',
        'November to March is outdoor weather. From June to September it passes 40 degrees and life moves indoors. Indian passport holders need a visa before flying, in most cases. We confirm it for you and apply online with a scan of the passport and a photograph. Check with us about any regular medicines, as some need approval.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'November to March' },
        { label: 'Nearest airport', value: 'Dubai International (DXB)' },
        { label: 'Currency', value: 'UAE Dirham' },
        { label: 'Language', value: 'Arabic and English; Hindi widely understood' },
        { label: 'Good for', value: 'Families, shoppers, short breaks' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Dubai Tour Packages',
      source: { from: 'international', nameContains: 'Dubai' },
      facts: [],
      speciality: {
        otherwise:
          'You are on Burj Khalifa at sunset, in the desert for an evening with barbecue and vegetarian counters, and on a dhow at the Marina for dinner. We apply for the visa on your behalf.',
        when: [],
      },
      empty: { heading: 'Explore Golden Dubai', ...comingSoon('Dubai', 'Contact Us') },
    },
  ],
};
