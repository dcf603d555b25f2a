import type { Picture } from './types';

export const keralaPictures = {
  'place-munnar': {
    alt: 'A Nilgiri tahr on a rock among flowering neelakurinji below the bald stone dome of Anamudi',
    place: 'The bald rock dome of Anamudi above Eravikulam, a Nilgiri tahr among neelakurinji in flower',
  },
  'place-alleppey': {
    alt: 'A country boat poled along a narrow canal of Alappuzha between tiled houses, washing steps and a white church',
    place:
      'A village canal of Alappuzha from a footbridge at noon: laterite banks, white church, poled country boat, washing steps, water hyacinth',
  },
  'place-wayanad': {
    alt: 'The heart-shaped lake on the meadow below Chembra Peak, trekkers on the path and bamboo in front',
    place: 'The heart-shaped lake below Chembra Peak in Wayanad, trekkers on the ridge, mist in the valley, bamboo',
  },
  'place-kochi': {
    alt: 'Fishermen hauling a Chinese fishing net at Fort Kochi, the setting sun behind the mesh',
    place:
      'The cantilevered Chinese fishing nets of Fort Kochi raised against the setting sun, fishermen hauling, stones as counterweights',
  },
  'place-kovalam': {
    alt: 'The red-and-white lighthouse above the crescent of Kovalam beach with palms, cafés and a fishing boat',
    place:
      'The red-and-white banded Vizhinjam lighthouse on its rocky head above the crescent of Lighthouse Beach, Kovalam',
  },
  'place-thekkady': {
    alt: 'Elephants drinking at Periyar lake among drowned tree trunks, a tour boat under a dark rain sky',
    place:
      'Periyar lake at Thekkady: drowned tree trunks standing in the water, a herd of elephants at the grassy edge, the two-decked boat, rain over the hills',
  },
  'wayanad-adventure': {
    alt: 'A rider on a zip line in the monsoon above the forest and the island-dotted Banasura reservoir',
    place:
      'A zip line over the forest above the Banasura reservoir of Wayanad with its islands, in the monsoon: rider, platform, mist, ferns',
  },
  'vagamon-varkala': {
    alt: 'The red laterite cliff of Varkala at golden hour with cafés on its edge and steps down to the beach',
    place:
      'The red laterite cliff of Varkala above the beach at golden hour, cafés and palms along its edge, steps down the face',
  },
  'cochin-munnar': {
    alt: 'A red bus on the bridge below the seven leaps of Cheeyappara falls, tea slopes and a winding wet road',
    place:
      'The ghat road from Kochi to Munnar after rain: the seven leaps of Cheeyappara beside the bridge, a red state bus, tea on the slopes',
  },
  'kerala-package': {
    alt: 'Three snake boats racing on the backwaters with rows of paddlers and red parasols before a crowded bank',
    place:
      'Snake boats racing on the Punnamada lake: long black hulls with brass-studded sterns, scores of paddlers, parasols, crowds under palms',
  },
  'honeymoon-kerala': {
    alt: 'A couple on the lantern-lit deck of a houseboat watching the moon over the backwater',
    place:
      'The open front deck of a kettuvallam at night: thatched eave, lanterns, a couple before the moonlit backwater, another houseboat and palms',
  },
  'itinerary-kerala-backwaters': {
    alt: 'A toddy tapper climbing a coconut palm on the dyke between low paddy fields and a canal with ducks',
    place:
      'Kuttanad in the morning: paddy lying below the level of the canal, the dyke between, a toddy tapper on a coconut palm, ducks driven by canoe',
  },
  karnataka: {
    alt: 'The nine-storeyed tower of the Virupaksha temple among boulders, seen across the river from near a coracle',
    place:
      'The nine-storeyed tower of the Virupaksha temple at Hampi among granite boulders, seen across the Tungabhadra at sunrise, a coracle on the river',
  },
  'bangalore-mysore': {
    alt: 'The granite Vidhana Soudha of Bengaluru with its dome and columns, framed by pink tabebuia blossom',
    place:
      'The granite Vidhana Soudha of Bengaluru with dome, portico and steps, framed by a pink tabebuia in bloom, a green-and-yellow auto-rickshaw',
  },
  'coorg-mysore-bangalore': {
    alt: 'Ripe coffee cherries before a tiled Coorg ancestral house, a Kodava couple on the path, misty hills',
    place:
      'A coffee estate in Coorg: cherries on the branch, silver oaks with pepper vines, the tiled ainmane on its terrace, a Kodava couple, misty hills',
  },
  'south-karnataka': {
    alt: 'The colossal Gommateshwara of Shravanabelagola above pilgrims climbing the rock-cut steps',
    place:
      'Gommateshwara of Shravanabelagola rising behind the court on its bare granite hill, pilgrims on the rock-cut steps, a lathe-turned Hoysala pillar in front',
  },
  'north-karnataka': {
    alt: 'The Bhutanatha temple mirrored in Agastya lake below the red sandstone cliffs of Badami',
    place:
      'The Bhutanatha temple at the water’s edge of Agastya lake under the red sandstone cliffs of Badami, women washing on the steps',
  },
  'munnar-tea-hills': {
    alt: 'A white tea factory with a steaming chimney among rounded tea hills at dawn, pickers on their way to work',
    place:
      'A tea factory among rounded hills of tea above Munnar at dawn, seen from above: steam from its chimney, mist in the valleys, pickers on their way to work',
  },
  'alleppey-houseboat': {
    alt: 'A lamp-lit kettuvallam seen from its bow in monsoon rain, captain, travellers and cook on board',
    place:
      'A kettuvallam seen from its bow in monsoon rain: woven roof, lamp-lit deck with captain, travellers and waiter, the cook in the last window',
  },
  'thekkady-periyar': {
    alt: 'Guests in orange life jackets paddling a bamboo raft on Periyar at dawn, gaur on the shore, a great hornbill above',
    place:
      'A bamboo raft on the Periyar lake at dawn: guests in life jackets paddling, a tribal guide with his pole, gaur at the shore, a great hornbill above',
  },
  'wayanad-forest-trails': {
    alt: 'Spotted deer beside a forest track where an open jeep comes through tall teak trunks in amber light',
    place:
      'A forest track in Wayanad in the dry months: tall teak trunks in amber haze, an open jeep, a chital stag with does, a termite hill',
  },
  'kovalam-poovar-beaches': {
    alt: 'The golden sandbar of Poovar between sea and river at sunset, a canopied boat and floating cottages',
    place:
      'The estuary of Poovar from above: a golden sandbar between the Arabian Sea and the Neyyar, the sun in the mouth, a canopied boat, floating cottages',
  },
  'fort-kochi-heritage': {
    alt: 'A street of Fort Kochi with tiled Dutch houses, a rain tree, a bicycle and the white Santa Cruz basilica',
    place:
      'A street of Fort Kochi: Dutch houses with tiled roofs and wooden shutters under an old rain tree, the white Santa Cruz basilica at its end, bicycles',
  },
} satisfies Record<string, Picture>;
