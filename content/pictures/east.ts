import type { Picture } from './types';

export const eastPictures = {
  northeast: {
    alt: 'Women with baskets on their backs pick tea at first light below Kangchenjunga, a monastery on the ridge beyond',
  },
  'honeymoon-andaman': {
    alt: 'A couple walks hand in hand on the wet sand of Radhanagar beach at sunset, tall padauk trees at the forest edge',
  },
  'group-andaman': {
    alt: 'The natural coral bridge of Neil Island frames a white ferry on a turquoise bay, visitors walk among tide pools',
  },
  'darjeeling-kalimpong': {
    alt: 'Sunrise lights Kangchenjunga above the tin roofs and clock tower of Darjeeling, people at a railing by tall prayer flags',
  },
  'gangtok-tsomgo-nathula': {
    alt: 'A yak with tasselled horns and a bright rug stands with its keeper on the icy shore of Tsomgo Lake',
  },
  'kaziranga-rhino-safari': {
    alt: 'A one-horned rhinoceros with an egret on its back stands in the grass of Kaziranga, elephants in the morning mist',
  },
  'puri-konark-bhubaneswar': {
    alt: 'Visitors look at a great carved stone wheel of the Sun Temple at Konark, its tiered hall and war horse behind',
  },
  'shillong-cherrapunji': {
    alt: 'Nohkalikai falls plunges into a green pool under rain clouds, a Khasi woman watches from under her bamboo rain shield',
  },
  'dawki-mawlynnong': {
    alt: 'A wooden boat seems to float above its own shadow on the clear green Umngot river, Dawki bridge upstream',
  },
  'sundarbans-mangrove-safari': {
    alt: 'A Bengal tiger walks a mud bank of the Sundarbans, a launch on the creek, deer under mangroves and a kingfisher',
  },
  'kolkata-shantiniketan-bishnupur': {
    alt: 'Howrah Bridge at dusk over the Hooghly with a ferry, marigold sellers on the ghat and a yellow taxi',
  },
  'pelling-ravangla-namchi': {
    alt: 'The seated golden Buddha of Ravangla above its painted temple, snow peaks behind and cherry trees in flower',
  },
  'lachung-yumthang-gurudongmar': {
    alt: 'Pink rhododendrons by the jade river of the Yumthang valley, a log bridge with prayer flags, yaks and snow peaks',
  },
  'majuli-sivasagar': {
    alt: 'A Mising bamboo house on stilts by the Brahmaputra at dusk, a sailing boat and a fisherman with his lift net on Majuli',
  },
  'kamakhya-guwahati-hajo': {
    alt: 'Pilgrims in red before the beehive dome of Kamakhya temple on its hill, the Brahmaputra and a long bridge below',
  },
  'nongriat-living-root-bridge': {
    alt: 'The stone-paved deck of a living root bridge at Nongriat leads to its fig tree, a waterfall and blue pool beside',
  },
  'chilika-gopalpur-coast': {
    alt: 'An Irrawaddy dolphin, flamingos and a sailing boat on Chilika lagoon in the morning, the temple islet of Kalijai beyond',
  },
  'bhitarkanika-ratnagiri': {
    alt: 'A salt-water crocodile gapes on a mud bank of Bhitarkanika, storks nest in the mangroves across the creek',
  },
} satisfies Record<string, Picture>;
