import type { Picture } from './types';

export const abroadPictures = {
  'singapore-paradise': {
    alt: 'Supertrees covered in plants against a violet dusk, a skyway hung between them, the city small below',
    place:
      'The supertrees of Gardens by the Bay from below at dusk, lit in violet, the skyway hung between them, visitors looking up',
  },
  'thailand-adventure': {
    alt: 'The tall spire of Wat Arun across the river at sunset, an express boat and a small boat passing',
    place:
      'Wat Arun with its great prang and four companions across the Chao Phraya at sunset, an express boat, a sampan',
  },
  'dubai-luxury': {
    alt: 'A falconer on desert dunes in late light, a camel caravan behind him and the towers of Dubai far off',
    place:
      'A falconer in kandura and ghutra with his falcon on the dunes of Dubai at golden hour, camels, a safari car, the Burj in the haze',
  },
  'malaysia-discovery': {
    alt: 'The Petronas Towers and their bridge at night above the fountains of a park lake, a family looking up',
    place:
      'The Petronas Twin Towers of Kuala Lumpur by night with their skybridge, KL Tower and Merdeka 118, the fountain lake of KLCC park',
  },
  'bali-romance': {
    alt: 'Terraces of young rice stepping down a valley of palms, farmers at work and a small offering in front',
    place:
      'The rice terraces of Tegallalang in Bali in the morning, palms, a farmer in a cone hat with his yoke, an offering with incense on a shrine',
  },
  malaysia: {
    alt: 'Rainbow steps climbing to a cave in a limestone cliff, a great golden statue of Murugan beside them',
    place:
      'Batu Caves near Kuala Lumpur: the rainbow stair to the limestone cave, the golden statue of Lord Murugan, pilgrims, pigeons, a macaque',
  },
  'place-bangkok': {
    alt: 'Golden spires and green-and-orange temple roofs behind a white wall, a bright tuk-tuk driving past',
    place:
      'Wat Phra Kaew in Bangkok: golden chedi, mondop and the Royal Pantheon behind the white palace wall, monks, a tuk-tuk on the wet road',
  },
  'place-pattaya': {
    alt: 'A wooden temple with many pointed gables by the sea, a speedboat towing a rainbow parasail',
    place: 'The all-wooden Sanctuary of Truth on the shore of Pattaya, speedboats and a parasail on the turquoise bay',
  },
  'place-phuket': {
    alt: 'A long rocky cape reaching into the sea under a burning sunset, people watching from the rail',
    place:
      'Promthep Cape, the southern tip of Phuket, at sunset: the headland in the sea, sugar palms, elephant statues, watchers on the wall',
  },
  'place-chiang-mai': {
    alt: 'A golden chedi at night, paper lanterns rising into the sky and a naga’s head beside the steps',
    place:
      'The golden chedi of Doi Suthep above Chiang Mai on the night of the lanterns, filigree umbrellas, people letting a lantern go, the naga of the stair',
  },
  'place-krabi': {
    alt: 'A bay of limestone towers and long-tail boats, seen from inside a cave hung with rock',
    place:
      'Railay and Phra Nang beach at Krabi seen from inside a limestone cave: stalactites, karst islets, longtail boats with ribbons, a climber on the rope',
  },
  'place-ayutthaya': {
    alt: 'Ruined brick towers at dusk and a stone Buddha in an orange robe under a banyan tree',
    place:
      'A seated Buddha with a saffron sash under a banyan in Ayutthaya at dusk, the brick prangs of Wat Chaiwatthanaram beyond the lawn, a monk',
  },
  'honeymoon-bali': {
    alt: 'A couple between the two halves of a carved Balinese gate, a volcano glowing pink behind',
    place:
      'The split gate of Lempuyang in Bali framing Mount Agung at dawn, a couple between its halves, umbrellas, the court like a mirror, frangipani',
  },
  'group-thailand': {
    alt: 'A floating market from above: boats of fruit and flowers on a canal between striped awnings',
    place:
      'A floating market near Bangkok from the bridge: sampans heaped with mangoes, rambutans and coconuts, vendors in palm-leaf hats, wooden shops on stilts',
  },
  'group-singapore-malaysia': {
    alt: 'A red cable car with people at its windows crossing the harbour, green hills and a cruise ship below',
    place:
      'The cable car from Mount Faber to Sentosa over Singapore’s harbour by day, a cruise ship, the curved towers of Keppel Bay, the green island',
  },
  'itinerary-thailand-adventure': {
    alt: 'Wooden houses on stilts along a quiet canal in the morning, a boat with passengers among lotus flowers',
    place:
      'Morning on a khlong of Thonburi: teak houses on stilts, a monk in his boat receiving alms at the stair, a long-tail boat in the mist, lotus',
  },
  'itinerary-dubai-luxury': {
    alt: 'The wind towers of old Dubai across the Creek in the morning, an abra and the bow of a wooden dhow',
    place:
      'Old Dubai in the morning: the wind towers of Al Fahidi above the creek, wooden dhows at the quay, an abra crossing, gulls',
  },
  maldives: {
    alt: 'Thatched villas on stilts along a curving jetty over a turquoise lagoon, seen from a seaplane’s window',
    place:
      'Overwater villas on stilts along a curved jetty in a Maldivian lagoon from the seaplane, island with palms, a dhoni, manta rays',
  },
  nepal: {
    alt: 'The white dome and painted eyes of the Boudhanath stupa at dawn, prayer flags, pilgrims on their round and snow peaks',
    place:
      'The stupa of Boudhanath in Kathmandu at dawn: the eyes on the gilded cube, saffron on the white dome, prayer flags, pilgrims on their round, the Himalaya',
  },
} satisfies Record<string, Picture>;
