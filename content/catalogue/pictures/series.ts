/** The first series: the regions of India and the countries abroad. */
import type { Picture } from './types';

export const seriesPictures = {
  andaman: {
    alt: 'Half above and half under the sea: a rainforest island with a white beach, and a turtle among corals and fish below',
    place:
      'Half above, half under water off Havelock: rainforest island and white beach, turtle, fish and corals below',
  },
  bali: {
    alt: 'An eleven-tier thatched temple tower mirrored in a mountain lake, with a bamboo penjor and an outrigger boat',
    place: 'The eleven-tier meru of Ulun Danu mirrored in Lake Bratan below a volcano, a penjor and a jukung',
  },
  darjeeling: {
    alt: 'A blue toy train steaming through tea rows below Kangchenjunga, pink at dawn',
    place: 'The blue toy train steaming through tea rows below Kangchenjunga pink at dawn',
  },
  dubai: {
    alt: 'Burj Khalifa and the sail-shaped hotel across the water at dusk, with fountain jets and wooden abras',
    place: 'Burj Khalifa and the sail hotel over Dubai’s waterfront at dusk, fountain jets and abras',
  },
  goa: {
    alt: 'A whitewashed church on red laterite above a palm beach, with a painted fishing boat on the sand',
    place: 'A whitewashed Goan church on laterite above a palm beach, a painted fishing boat, a fort on the headland',
  },
  himachal: {
    alt: 'Slate-roofed wooden houses deep in snow among deodars, a river between them and prayer flags overhead',
    place: 'Slate-roofed wooden houses deep in snow among deodars below the Himalaya, a river, prayer flags: Manali',
  },
  hyderabad: {
    alt: 'The Charminar with its four minarets over a bazaar at sundown, an auto-rickshaw passing',
    place: 'The Charminar of Hyderabad with its four minarets over the bazaar at sundown, an auto-rickshaw, pigeons',
  },
  kashmir: {
    alt: 'A red-canopied shikara on Dal Lake in autumn, houseboats and golden poplars behind, snow peaks above',
    place: 'A red-canopied shikara on Dal Lake in autumn: houseboats, golden poplars, snow peaks, chinar leaves, lotus',
  },
  kerala: {
    alt: 'A thatched houseboat with two boatmen on palm-lined backwaters in golden evening light',
    place: 'A thatched kettuvallam with boatmen on the palm-lined backwaters at golden hour',
  },
  kodaikanal: {
    alt: 'The three granite Pillar Rocks above the mist of the valley, blue kurinji in flower in front',
    place: 'The three granite Pillar Rocks above valley mist, with neelakurinji in flower: Kodaikanal',
  },
  lakshadweep: {
    alt: 'A coral atoll from the air: the ring of reef, a turquoise lagoon and a small island with palms and a jetty',
    place: 'Bangaram atoll from the air: reef ring, turquoise lagoon, teardrop island with palms, huts and a jetty',
  },
  meghalaya: {
    alt: 'A two-storey bridge of living roots between old rubber figs, in front of a waterfall',
    place: 'The two-storey living root bridge between rubber figs before a waterfall in the monsoon green of Meghalaya',
  },
  munnar: {
    alt: 'Rows of tea following the hills at dawn, two pickers with baskets and a planter’s bungalow',
    place: 'Contour rows of tea in the Western Ghats at dawn, pickers with baskets, a planter’s bungalow',
  },
  mysore: {
    alt: 'Mysore Palace outlined in light bulbs at night, an evening crowd on the avenue towards it',
    place:
      'Mysore Palace outlined in bulbs by night, its domes crimson, the centre gilt, an evening crowd on the avenue',
  },
  ooty: {
    alt: 'Rowing boats on Ooty lake, a small church among cypresses and the Nilgiri hills behind',
    place: 'Rowing boats on Ooty lake, the yellow church among cypresses below the Nilgiris, a eucalyptus and roses',
  },
  rajasthan: {
    alt: 'A golden fort with round bastions on its rock at sunset, a camel caravan crossing the dunes below',
    place: 'The bastioned golden fort of Jaisalmer on its rock, a camel caravan on the dunes at sunset',
  },
  singapore: {
    alt: 'Marina Bay at night: three towers under a sky deck, the Merlion, the big wheel and a bumboat',
    place: 'Marina Bay by night: the Sands with its sky deck, Merlion, wheel, lotus museum, supertrees, a bumboat',
  },
  srilanka: {
    alt: 'A red train on the nine stone arches of a viaduct among tea slopes and jungle hills',
    place: 'The Nine Arch Bridge at Ella with a red train, tea slopes and jungle hills',
  },
  taj: {
    alt: 'The Taj Mahal at dawn at the end of its long pool, between rows of cypresses',
    place: 'The Taj Mahal at dawn: onion dome, four minarets, cypress avenue and the long pool with its reflection',
  },
  tamilnadu: {
    alt: 'A nine-storey painted temple tower above a red-striped wall and its tank, pilgrims on the steps',
    place:
      'A nine-storey painted gopuram of Madurai over its red-striped wall and the temple tank, pilgrims on the ghat',
  },
  thailand: {
    alt: 'A long-tail boat with ribbons on its stem among limestone towers that stand in a green sea',
    place: 'Limestone karsts of Phang Nga with the top-heavy Ko Tapu, a long-tail boat with ribbons on its stem',
  },
} satisfies Record<string, Picture>;
