import type { Destination } from '../../schema/types';
import { comingSoon, whyChoose } from './shared';

export const bali: Destination = {
  id: 'bali',
  name: 'Bali',
  subtitle: 'Ubud, Uluwatu and Nusa Penida',
  description:
    'Ubud has rice terraces and gamelan, Tanah Lot its temple with the tide around it, and Uluwatu a fire dance on the cliff. One day takes you across the strait to Nusa Penida. Villas with a private pool often cost no more here than a good hotel room elsewhere.',
  highlights: [
    'Ubud and Tegallalang rice terraces',
    'Kecak dance at Uluwatu',
    'Tanah Lot temple',
    'Nusa Penida by fast boat',
    'Ulun Danu Beratan',
    'Mount Batur sunrise',
    'Seminyak beach evenings',
  ],
  duration: { from: 5, to: 8 },
  rating: 4.7,
  picture: 'bali',
  neighbours: ['singapore', 'malaysia', 'thailand'],
  hero: {
    title: 'Temples by the Water',
    subtitle: 'Bali, between the rice terraces of Ubud and the cliffs of Uluwatu',
  },
  sections: [
    whyChoose,
    {
      kind: 'about-place',
      id: 'about',
      heading: 'How to divide your days in Bali',
      paragraphs: [
        'The island is small and the roads are slow: forty kilometres can take two hours. So we split the stay, with two or three nights at Ubud for terraces, temples and Mount Batur, then three near the sea in the south. Nusa Penida is a long day with an early boat. Sarongs for the temples are lent at the gate.',
        'Direct flights from Bengaluru take about seven hours, and a few other cities have them too. The rest connect through Singapore or Kuala Lumpur. Indian passports get a visa on arrival, which you can also buy online beforehand. Bali charges each visitor a tourist levy; we confirm both when you book. On Nyepi, the day of silence that usually falls in March, the whole island and its airport close.',
      ],
      asOf: '2026-11',
      facts: [
        { label: 'Best time', value: 'April to October, the dry season' },
        { label: 'Nearest airport', value: 'Ngurah Rai, Denpasar' },
        { label: 'Language', value: 'Balinese and Indonesian; English spoken' },
        { label: 'Good for', value: 'Honeymoons, couples, friends' },
      ],
    },
    {
      kind: 'trips',
      id: 'packages',
      heading: 'Bali Tour Packages',
      source: { from: 'international', nameContains: 'Bali', idContains: 'bali' },
      facts: [
        { label: 'Best time', value: 'Apr-Oct' },
        { label: 'Visa', value: 'Visa on arrival or e-visa, as per current rules' },
        { label: 'Currency', value: 'Indonesian Rupiah' },
        { label: 'Flight time', value: 'About 7 hours direct from Bengaluru' },
      ],
      speciality: {
        otherwise:
          'You divide your nights between Ubud and the coast, and see sunset and fire dance at Uluwatu. For every outing there is a private car with a Balinese driver.',
        when: [],
      },
      empty: { heading: 'Explore Romantic Bali', ...comingSoon('Bali', 'Contact Us') },
    },
  ],
};
