/** The first series: the regions of India and the countries abroad. */
import type { Picture } from './types';

export const seriesPictures = {
  andaman: {
    alt: 'Half above and half under the sea: a rainforest island with a white beach, and a turtle among corals and fish below',
  },
  bali: {
    alt: 'An eleven-tier thatched temple tower mirrored in a mountain lake, with a bamboo penjor and an outrigger boat',
  },
  darjeeling: { alt: 'A blue toy train steaming through tea rows below Kangchenjunga, pink at dawn' },
  dubai: {
    alt: 'Burj Khalifa and the sail-shaped hotel across the water at dusk, with fountain jets and wooden abras',
  },
  goa: { alt: 'A whitewashed church on red laterite above a palm beach, with a painted fishing boat on the sand' },
  himachal: {
    alt: 'Slate-roofed wooden houses deep in snow among deodars, a river between them and prayer flags overhead',
  },
  hyderabad: { alt: 'The Charminar with its four minarets over a bazaar at sundown, an auto-rickshaw passing' },
  kashmir: {
    alt: 'A red-canopied shikara on Dal Lake in autumn, houseboats and golden poplars behind, snow peaks above',
  },
  kerala: { alt: 'A thatched houseboat with two boatmen on palm-lined backwaters in golden evening light' },
  kodaikanal: { alt: 'The three granite Pillar Rocks above the mist of the valley, blue kurinji in flower in front' },
  lakshadweep: {
    alt: 'A coral atoll from the air: the ring of reef, a turquoise lagoon and a small island with palms and a jetty',
  },
  meghalaya: { alt: 'A two-storey bridge of living roots between old rubber figs, in front of a waterfall' },
  munnar: { alt: 'Rows of tea following the hills at dawn, two pickers with baskets and a planter’s bungalow' },
  mysore: { alt: 'Mysore Palace outlined in light bulbs at night, an evening crowd on the avenue towards it' },
  ooty: { alt: 'Rowing boats on Ooty lake, a small church among cypresses and the Nilgiri hills behind' },
  rajasthan: {
    alt: 'A golden fort with round bastions on its rock at sunset, a camel caravan crossing the dunes below',
  },
  singapore: { alt: 'Marina Bay at night: three towers under a sky deck, the Merlion, the big wheel and a bumboat' },
  srilanka: { alt: 'A red train on the nine stone arches of a viaduct among tea slopes and jungle hills' },
  taj: { alt: 'The Taj Mahal at dawn at the end of its long pool, between rows of cypresses' },
  tamilnadu: { alt: 'A nine-storey painted temple tower above a red-striped wall and its tank, pilgrims on the steps' },
  thailand: { alt: 'A long-tail boat with ribbons on its stem among limestone towers that stand in a green sea' },
} satisfies Record<string, Picture>;
