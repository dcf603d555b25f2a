import type { Destination } from '../../schema/types';
import { customTours, whyChoose } from './shared';

export const andaman: Destination = {
  id: 'andaman',
  name: 'Andaman',
  subtitle: 'Port Blair, Havelock and Neil Island',
  description:
    'You come for the white sand of Radhanagar, coral a few strokes from the shore at Neil, and the long silence of the Cellular Jail at Port Blair. The islands lie just over two hours by air from Chennai and keep their own early hours.',
  highlights: [
    'Radhanagar Beach, Havelock',
    'Cellular Jail light and sound show',
    'Snorkelling at Elephant Beach',
    'Natural Bridge, Neil Island',
    'Ross Island ruins',
    'Scuba for beginners',
    'Baratang limestone caves',
  ],
  duration: { from: 5, to: 8 },
  rating: 4.8,
  picture: 'andaman',
  neighbours: ['lakshadweep', 'thailand', 'tamil-nadu'],
  hero: { title: 'Tropical Paradise', subtitle: 'Andaman, three islands joined by a morning ferry' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'How island days go',
      paragraphs: [
        'Flights from Chennai, Kolkata and other cities land at Port Blair, now officially Sri Vijaya Puram, mostly in the morning. Private catamarans reach Havelock (Swaraj Dweep) in about an hour and a half and Neil (Shaheed Dweep) in little less. They run by day, fill up in season and wait for calm seas. So we keep the last night at Port Blair before the flight home.',
        'The sun rises around five and sets by about half past five, so days start early. October to May is the dry season, with the clearest water from January on. Indian visitors need no permit for the islands we visit. Tribal reserves and the Nicobars are closed to tourists. Mobile data is patchy outside Port Blair, and cash is useful.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'October to May' },
        { label: 'Nearest airport', value: 'Veer Savarkar International, Port Blair' },
        { label: 'Language', value: 'Hindi, Bengali, Tamil and English' },
        { label: 'Good for', value: 'Honeymoons, swimmers, families' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Andaman Tour Packages',
      source: { from: 'nowhere' },
      facts: [
        { label: 'Best time', value: 'Oct-May' },
        { label: 'Transport', value: 'Ferry & AC vehicle' },
        { label: 'Hotels', value: 'Beach resorts' },
        { label: 'Meals', value: 'Breakfast included' },
      ],
      speciality: {
        otherwise:
          'We book ferry seats before you fly. You stay in beach resorts on Havelock and Neil, and the last night is at Port Blair so that rough seas cannot cost you the flight.',
        when: [],
      },
      empty: { heading: 'Explore Tropical Andaman', ...customTours('Andaman') },
    },
  ],
};
