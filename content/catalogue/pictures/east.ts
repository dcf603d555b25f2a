import type { Picture } from './types';

export const eastPictures = {
  northeast: {
    alt: 'Women with baskets on their backs pick tea at first light below Kangchenjunga, a monastery on the ridge beyond',
    place:
      'Women with dokos pick tea on a Darjeeling garden at first light below Kangchenjunga, a monastery on the ridge',
  },
  'honeymoon-andaman': {
    alt: 'A couple walks hand in hand on the wet sand of Radhanagar beach at sunset, tall padauk trees at the forest edge',
    place:
      'Sunset on the wide sands of Radhanagar, padauk trees on buttresses at the edge of the forest, a couple on the wet sand',
  },
  'group-andaman': {
    alt: 'The natural coral bridge of Neil Island frames a white ferry on a turquoise bay, visitors walk among tide pools',
    place:
      'The natural coral bridge of Neil Island at low tide over a glass-clear bay, an inter-island ferry, visitors among tide pools',
  },
  'darjeeling-kalimpong': {
    alt: 'Sunrise lights Kangchenjunga above the tin roofs and clock tower of Darjeeling, people at a railing by tall prayer flags',
    place:
      'Sunrise sets Kangchenjunga alight over the tin roofs and clock tower of Darjeeling, seen by the tall flags of Observatory Hill',
  },
  'gangtok-tsomgo-nathula': {
    alt: 'A yak with tasselled horns and a bright rug stands with its keeper on the icy shore of Tsomgo Lake',
    place:
      'A yak decked in tassels and a Tibetan rug on the icy shore of Tsomgo Lake, its keeper, steep snow slopes above Gangtok',
  },
  'kaziranga-rhino-safari': {
    alt: 'A one-horned rhinoceros with an egret on its back stands in the grass of Kaziranga, elephants in the morning mist',
    place:
      'A one-horned rhinoceros with an egret on its back in the elephant grass of Kaziranga, elephants crossing in the morning mist',
  },
  'puri-konark-bhubaneswar': {
    alt: 'Visitors look at a great carved stone wheel of the Sun Temple at Konark, its tiered hall and war horse behind',
    place:
      'A carved stone wheel of the Sun Temple of Konark on its platform, the tiered hall behind it, the war horse on the lawn',
  },
  'shillong-cherrapunji': {
    alt: 'Nohkalikai falls plunges into a green pool under rain clouds, a Khasi woman watches from under her bamboo rain shield',
    place:
      'Nohkalikai plunges in one leap from the rain plateau into its green pool, clouds in the gorge, a Khasi woman under her knup',
  },
  'dawki-mawlynnong': {
    alt: 'A wooden boat seems to float above its own shadow on the clear green Umngot river, Dawki bridge upstream',
    place:
      'A wooden boat seems to float in the air over its own shadow on the glass-clear Umngot at Dawki, the suspension bridge upstream',
  },
  'sundarbans-mangrove-safari': {
    alt: 'A Bengal tiger walks a mud bank of the Sundarbans, a launch on the creek, deer under mangroves and a kingfisher',
    place:
      'A Bengal tiger on a Sundarbans mud bank among breathing roots, a launch on the creek, chital under the mangroves, a kingfisher',
  },
  'kolkata-shantiniketan-bishnupur': {
    alt: 'Howrah Bridge at dusk over the Hooghly with a ferry, marigold sellers on the ghat and a yellow taxi',
    place:
      'Howrah Bridge at dusk over the Hooghly, a ferry, the marigold sellers of Mullick Ghat and a yellow Ambassador taxi: Kolkata',
  },
  'pelling-ravangla-namchi': {
    alt: 'The seated golden Buddha of Ravangla above its painted temple, snow peaks behind and cherry trees in flower',
    place:
      'The great golden Buddha of Ravangla on his painted temple, the Kangchenjunga range behind, cherry trees in November flower',
  },
  'lachung-yumthang-gurudongmar': {
    alt: 'Pink rhododendrons by the jade river of the Yumthang valley, a log bridge with prayer flags, yaks and snow peaks',
    place:
      'Rhododendrons in May flower over the jade river of the Yumthang valley, firs, a log bridge with prayer flags, yaks, snow peaks',
  },
  'majuli-sivasagar': {
    alt: 'A Mising bamboo house on stilts by the Brahmaputra at dusk, a sailing boat and a fisherman with his lift net on Majuli',
    place:
      'Mising bamboo houses on stilts by the Brahmaputra at dusk, areca palms, a patched sail, a fisher with his lift net: Majuli',
  },
  'kamakhya-guwahati-hajo': {
    alt: 'Pilgrims in red before the beehive dome of Kamakhya temple on its hill, the Brahmaputra and a long bridge below',
    place:
      'The beehive dome of Kamakhya ringed with lesser spires on Nilachal hill, pilgrims in red, the Brahmaputra and Saraighat bridge below',
  },
  'nongriat-living-root-bridge': {
    alt: 'The stone-paved deck of a living root bridge at Nongriat leads to its fig tree, a waterfall and blue pool beside',
    place:
      'Along the deck of a living root bridge at Nongriat in the rains, towards the fig it grows from; Rainbow Falls and its blue pool beside',
  },
  'chilika-gopalpur-coast': {
    alt: 'An Irrawaddy dolphin, flamingos and a sailing boat on Chilika lagoon in the morning, the temple islet of Kalijai beyond',
    place:
      'Irrawaddy dolphins, flamingos and a patched square sail on Chilika lagoon in pearly morning light, the temple islet of Kalijai',
  },
  'bhitarkanika-ratnagiri': {
    alt: 'A salt-water crocodile gapes on a mud bank of Bhitarkanika, storks nest in the mangroves across the creek',
    place:
      'A salt-water crocodile gapes on a mud bank of Bhitarkanika, storks nest in the mangrove heronry across the morning creek',
  },
} satisfies Record<string, Picture>;
