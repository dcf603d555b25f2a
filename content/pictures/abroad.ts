import type { Picture } from './types';

export const abroadPictures = {
  'singapore-paradise': {
    alt: 'Supertrees covered in plants against a violet dusk, a skyway hung between them, the city small below',
  },
  'thailand-adventure': {
    alt: 'The tall spire of Wat Arun across the river at sunset, an express boat and a small boat passing',
  },
  'dubai-luxury': {
    alt: 'A falconer on desert dunes in late light, a camel caravan behind him and the towers of Dubai far off',
  },
  'malaysia-discovery': {
    alt: 'The Petronas Towers and their bridge at night above the fountains of a park lake, a family looking up',
  },
  'bali-romance': {
    alt: 'Terraces of young rice stepping down a valley of palms, farmers at work and a small offering in front',
  },
  malaysia: {
    alt: 'Rainbow steps climbing to a cave in a limestone cliff, a great golden statue of Murugan beside them',
  },
  'place-bangkok': {
    alt: 'Golden spires and green-and-orange temple roofs behind a white wall, a bright tuk-tuk driving past',
  },
  'place-pattaya': {
    alt: 'A wooden temple with many pointed gables by the sea, a speedboat towing a rainbow parasail',
  },
  'place-phuket': {
    alt: 'A long rocky cape reaching into the sea under a burning sunset, people watching from the rail',
  },
  'place-chiang-mai': {
    alt: 'A golden chedi at night, paper lanterns rising into the sky and a naga’s head beside the steps',
  },
  'place-krabi': { alt: 'A bay of limestone towers and long-tail boats, seen from inside a cave hung with rock' },
  'place-ayutthaya': { alt: 'Ruined brick towers at dusk and a stone Buddha in an orange robe under a banyan tree' },
  'honeymoon-bali': { alt: 'A couple between the two halves of a carved Balinese gate, a volcano glowing pink behind' },
  'group-thailand': {
    alt: 'A floating market from above: boats of fruit and flowers on a canal between striped awnings',
  },
  'group-singapore-malaysia': {
    alt: 'A red cable car with people at its windows crossing the harbour, green hills and a cruise ship below',
  },
  'itinerary-thailand-adventure': {
    alt: 'Wooden houses on stilts along a quiet canal in the morning, a boat with passengers among lotus flowers',
  },
  'itinerary-dubai-luxury': {
    alt: 'The wind towers of old Dubai across the Creek in the morning, an abra and the bow of a wooden dhow',
  },
  maldives: {
    alt: 'Thatched villas on stilts along a curving jetty over a turquoise lagoon, seen from a seaplane’s window',
  },
  nepal: {
    alt: 'The white dome and painted eyes of the Boudhanath stupa at dawn, prayer flags, pilgrims on their round and snow peaks',
  },
} satisfies Record<string, Picture>;
