import type { Destination } from '../../schema/types';
import { whyChoose } from './shared';

export const thailand: Destination = {
  id: 'thailand',
  name: 'Thailand',
  subtitle: 'Bangkok, Pattaya and the islands',
  description:
    'Three days go to palaces, river and street food in Bangkok, then three to the sea at Pattaya with a day on Coral Island. Thailand is two and a half to four and a half hours by air from India, and easy for vegetarians once you know the words.',
  highlights: [
    'Grand Palace and Wat Pho',
    'Chao Phraya dinner cruise',
    'Coral Island by speedboat',
    'Safari World, Bangkok',
    'Nong Nooch Garden',
    'Sanctuary of Truth',
    'Bangkok night markets',
  ],
  duration: { from: 5, to: 8 },
  rating: 4.6,
  picture: 'thailand',
  neighbours: ['malaysia', 'singapore', 'bali'],
  hero: { title: 'Gold Spires, Green Water', subtitle: 'Thailand, from the temples of Bangkok to the sea at Pattaya' },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'Before you fly to Thailand',
      paragraphs: [
        'Direct flights reach Bangkok in two and a half to four and a half hours from Kolkata, Chennai, Bengaluru, Mumbai and Delhi, many of them overnight. Visa rules for Indian passports have changed several times in recent years, so we confirm what applies to your dates when you book. We also help with the papers. Everyone also fills in the Thailand Digital Arrival Card online in the three days before landing.',
        'November to March is dry and the least hot, while April is fierce, though Songkran, the water festival, falls then. For temples, cover shoulders and knees. Vegetarians can ask for ‘jay’ food, and Indian restaurants are plentiful in both Bangkok and Pattaya.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'November to March' },
        { label: 'Nearest airport', value: 'Suvarnabhumi, Bangkok' },
        { label: 'Language', value: 'Thai; English in hotels and shops' },
        { label: 'Good for', value: 'First trips abroad, friends, families' },
      ],
    },
    {
      kind: 'top-places',
      id: 'top-places',
      heading: 'Six must-visit places in Thailand',
      places: [
        {
          id: 'bangkok',
          name: 'Bangkok',
          text: 'See the Grand Palace and its Emerald Buddha, take a ferry up the Chao Phraya, and eat noodles in Chinatown long after midnight.',
          picture: 'place-bangkok',
        },
        {
          id: 'pattaya',
          name: 'Pattaya',
          text: 'Pattaya is two hours from Bangkok. It has speedboats to Coral Island, the carved wooden Sanctuary of Truth, and quieter sand at Jomtien.',
          picture: 'place-pattaya',
        },
        {
          id: 'phuket',
          name: 'Phuket',
          text: 'The largest island has long west-coast beaches, Sino-Portuguese shophouses in the old town, and boats to Phang Nga Bay.',
          picture: 'place-phuket',
        },
        {
          id: 'chiang-mai',
          name: 'Chiang Mai',
          text: 'The old city in the northern hills has a moat, and Wat Phra That Doi Suthep stands above it. At Loy Krathong there are lanterns on the river.',
          picture: 'place-chiang-mai',
        },
        {
          id: 'krabi',
          name: 'Krabi',
          text: 'Limestone cliffs stand in the sea. Longtail boats leave Ao Nang for Railay and the Hong islands all morning.',
          picture: 'place-krabi',
        },
        {
          id: 'ayutthaya',
          name: 'Ayutthaya',
          text: 'The old capital is ninety minutes north of Bangkok. You see brick prangs, rows of seated Buddhas, and a stone face held in a fig tree’s roots.',
          picture: 'place-ayutthaya',
        },
      ],
    },
    {
      kind: 'trip-detail',
      id: 'package',
      tripId: 'thailand',
      missing: 'Package not found',
      assurances: ['Expert planning', 'Insurance', 'Visa help'],
      facts: [
        { label: 'Best time', value: 'Nov-Mar' },
        { label: 'Currency', value: 'Thai Baht' },
        { label: 'Visa', value: 'Visa on arrival for Indian passport' },
        { label: 'Visa rule', value: 'As per current rules; we confirm before you pay' },
        { label: 'Hotels', value: '4-star hotels' },
      ],
      action: 'Book Thailand Package Now',
    },
  ],
};
