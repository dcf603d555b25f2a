import type { Picture } from './types';

/** The pictures at the top of the site's own pages. */
export const pagesPictures = {
  home: {
    alt: 'A blue hill train crosses a curved stone viaduct over tea slopes at sunrise, a traveller waves, snow peaks behind',
    place:
      'A blue hill train with people at its windows rounds a stone viaduct over misty tea slopes, Kangchenjunga in the first sun',
  },
  destinations: {
    alt: 'Two travellers on a hill top look over a lagoon with a temple tower and houseboat, to snow peaks and the sea',
    place:
      'One valley of India from a hill top: Himalayan snows, terraces, a temple tower on a lagoon, palms, a houseboat and the sea',
  },
  domestic: {
    alt: 'A white Ambassador with luggage and a painted lorry on a winding ghat road above a green plain of coconut palms',
    place:
      'A ghat road in the rains: white Ambassador with luggage, painted lorry, milestones and macaques above a plain of coconut palms',
  },
  honeymoon: {
    alt: 'A couple on the prow of a lantern-lit houseboat look over the backwaters at dusk as the moon rises above the palms',
    place:
      'Two people on the prow of a lantern-lit kettuvallam on the Kerala backwaters at dusk, moonrise and fireflies',
  },
  'group-tours': {
    alt: 'A tour manager with a small flag shows a group the golden fort of Jaisalmer, their coach loaded with luggage',
    place:
      'A coach with luggage on its roof below the golden bastions of Jaisalmer, a group about a tour manager with a flag',
  },
  contact: {
    alt: 'A planner on the telephone behind the lit window of a tiled travel desk in Coimbatore on a rainy evening',
    place:
      'A lit travel desk in a tiled Coimbatore house on a rainy evening, a planner on the telephone, the Nilgiris behind',
  },
  about: {
    alt: 'A tea stall under a banyan and a parked Ambassador on the old road to the blue Nilgiri hills',
    place:
      'The old road from Coimbatore to the blue wall of the Nilgiris: banyan, tea stall, a parked Ambassador with luggage',
  },
  'not-found': {
    alt: 'A puzzled traveller at a fork in a misty mountain road, blank signboards, and a goat eating the map',
    place:
      'A misty Himalayan pass where the road forks: a signpost with blank boards, a puzzled traveller, a goat eating the map',
  },
  itineraries: {
    alt: 'A train comes round the bend at sunrise; on a platform bench lie a tiffin carrier and an open route map',
    place:
      'A South Indian railway platform at sunrise: train round the bend under semaphores, bench with tiffin carrier and an open route map',
  },
  explore: {
    alt: 'Kochi harbour at noon with a red and white lighthouse, the ferry leaving, painted boats and Chinese fishing nets',
    place:
      'Kochi harbour at noon: red and white lighthouse on the mole, Chinese fishing nets, the ferry leaving, painted boats',
  },
  'all-packages': {
    alt: 'A striped balloon over paddy fields, a winding river, a train on a girder bridge and a temple town',
    place:
      'South India from a balloon in the morning: patchwork of paddy, river, railway bridge with a train, palms, a temple town',
  },
  booking: {
    alt: 'A packed suitcase with a marigold garland, an envelope with tickets and filter coffee by a window on a palm garden',
    place:
      'A packed suitcase, straw hat, marigolds and a ticket on a desk below a Chettinad window, a palm garden outside',
  },
  confirmation: {
    alt: 'A woman in a kasavu sari welcomes a traveller with a marigold garland on a landing by the golden backwaters',
    place:
      'Arrival at a Kerala landing: a hostess in kasavu lifts a marigold garland for a traveller, houseboat and golden backwater behind',
  },
} satisfies Record<string, Picture>;
