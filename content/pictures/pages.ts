import type { Picture } from './types';

/** The pictures at the top of the site's own pages. */
export const pagesPictures = {
  home: {
    alt: 'A blue hill train crosses a curved stone viaduct over tea slopes at sunrise, a traveller waves, snow peaks behind',
  },
  destinations: {
    alt: 'Two travellers on a hill top look over a lagoon with a temple tower and houseboat, to snow peaks and the sea',
  },
  domestic: {
    alt: 'A white Ambassador with luggage and a painted lorry on a winding ghat road above a green plain of coconut palms',
  },
  honeymoon: {
    alt: 'A couple on the prow of a lantern-lit houseboat look over the backwaters at dusk as the moon rises above the palms',
  },
  'group-tours': {
    alt: 'A tour manager with a small flag shows a group the golden fort of Jaisalmer, their coach loaded with luggage',
  },
  contact: {
    alt: 'A planner on the telephone behind the lit window of a tiled travel desk in Coimbatore on a rainy evening',
  },
  about: { alt: 'A tea stall under a banyan and a parked Ambassador on the old road to the blue Nilgiri hills' },
  'not-found': {
    alt: 'A puzzled traveller at a fork in a misty mountain road, blank signboards, and a goat eating the map',
  },
  itineraries: {
    alt: 'A train comes round the bend at sunrise; on a platform bench lie a tiffin carrier and an open route map',
  },
  explore: {
    alt: 'Kochi harbour at noon with a red and white lighthouse, the ferry leaving, painted boats and Chinese fishing nets',
  },
  'all-packages': {
    alt: 'A striped balloon over paddy fields, a winding river, a train on a girder bridge and a temple town',
  },
  booking: {
    alt: 'A packed suitcase with a marigold garland, an envelope with tickets and filter coffee by a window on a palm garden',
  },
  confirmation: {
    alt: 'A woman in a kasavu sari welcomes a traveller with a marigold garland on a landing by the golden backwaters',
  },
} satisfies Record<string, Picture>;
