import type { Picture } from './types';

export const keralaPictures = {
  'place-munnar': { alt: 'A Nilgiri tahr on a rock among flowering neelakurinji below the bald stone dome of Anamudi' },
  'place-alleppey': {
    alt: 'A country boat poled along a narrow canal of Alappuzha between tiled houses, washing steps and a white church',
  },
  'place-wayanad': {
    alt: 'The heart-shaped lake on the meadow below Chembra Peak, trekkers on the path and bamboo in front',
  },
  'place-kochi': { alt: 'Fishermen hauling a Chinese fishing net at Fort Kochi, the setting sun behind the mesh' },
  'place-kovalam': {
    alt: 'The red-and-white lighthouse above the crescent of Kovalam beach with palms, cafés and a fishing boat',
  },
  'place-thekkady': {
    alt: 'Elephants drinking at Periyar lake among drowned tree trunks, a tour boat under a dark rain sky',
  },
  'wayanad-adventure': {
    alt: 'A rider on a zip line in the monsoon above the forest and the island-dotted Banasura reservoir',
  },
  'vagamon-varkala': {
    alt: 'The red laterite cliff of Varkala at golden hour with cafés on its edge and steps down to the beach',
  },
  'cochin-munnar': {
    alt: 'A red bus on the bridge below the seven leaps of Cheeyappara falls, tea slopes and a winding wet road',
  },
  'kerala-package': {
    alt: 'Three snake boats racing on the backwaters with rows of paddlers and red parasols before a crowded bank',
  },
  'honeymoon-kerala': { alt: 'A couple on the lantern-lit deck of a houseboat watching the moon over the backwater' },
  'itinerary-kerala-backwaters': {
    alt: 'A toddy tapper climbing a coconut palm on the dyke between low paddy fields and a canal with ducks',
  },
  karnataka: {
    alt: 'The nine-storeyed tower of the Virupaksha temple among boulders, seen across the river from near a coracle',
  },
  'bangalore-mysore': {
    alt: 'The granite Vidhana Soudha of Bengaluru with its dome and columns, framed by pink tabebuia blossom',
  },
  'coorg-mysore-bangalore': {
    alt: 'Ripe coffee cherries before a tiled Coorg ancestral house, a Kodava couple on the path, misty hills',
  },
  'south-karnataka': {
    alt: 'The colossal Gommateshwara of Shravanabelagola above pilgrims climbing the rock-cut steps',
  },
  'north-karnataka': { alt: 'The Bhutanatha temple mirrored in Agastya lake below the red sandstone cliffs of Badami' },
  'munnar-tea-hills': {
    alt: 'A white tea factory with a steaming chimney among rounded tea hills at dawn, pickers on their way to work',
  },
  'alleppey-houseboat': {
    alt: 'A lamp-lit kettuvallam seen from its bow in monsoon rain, captain, travellers and cook on board',
  },
  'thekkady-periyar': {
    alt: 'Guests in orange life jackets paddling a bamboo raft on Periyar at dawn, gaur on the shore, a great hornbill above',
  },
  'wayanad-forest-trails': {
    alt: 'Spotted deer beside a forest track where an open jeep comes through tall teak trunks in amber light',
  },
  'kovalam-poovar-beaches': {
    alt: 'The golden sandbar of Poovar between sea and river at sunset, a canopied boat and floating cottages',
  },
  'fort-kochi-heritage': {
    alt: 'A street of Fort Kochi with tiled Dutch houses, a rain tree, a bicycle and the white Santa Cruz basilica',
  },
} satisfies Record<string, Picture>;
