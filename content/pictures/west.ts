import type { Picture } from './types';

export const westPictures = {
  'delhi-agra-jaipur': {
    alt: 'The honeycomb façade of the Hawa Mahal in Jaipur in the rose light of morning, with a cycle rickshaw and pigeons in the street',
  },
  'golden-triangle': {
    alt: 'The Taj Mahal on its river terrace seen across the Yamuna at dusk, with a ferryman, wading birds and tall grass on the bank',
  },
  'udaipur-kumbhalgarh': {
    alt: 'The City Palace of Udaipur rising from Lake Pichola at golden hour, a boat with travellers on the still water',
  },
  'jaisalmer-desert-camp': {
    alt: 'Musicians and a dancer round a fire at a tented camp in the Thar dunes, the Milky Way above',
  },
  'rajasthan-grand-circuit': {
    alt: 'Mehrangarh fort on its cliff above the blue houses of Jodhpur, a woman hanging dyed cloth on a roof terrace',
  },
  'jaipur-amber-pushkar': {
    alt: 'Amber Fort above Maota lake and its garden island in the first light, langurs on the parapet in front',
  },
  'group-rajasthan-forts': {
    alt: 'Walkers on the long wall of Kumbhalgarh, winding with its round bastions over green monsoon hills',
  },
  'honeymoon-udaipur': {
    alt: 'A couple in a canopied boat among floating lamps, the white Lake Palace of Udaipur lit under a full moon',
  },
  'itinerary-rajasthan-heritage': {
    alt: 'A woman in a striped leheriya veil in a carved window, looking out at golden havelis and the fort of Jaisalmer',
  },
  'rann-of-kutch': {
    alt: 'Camels led across the white salt plain of the Rann of Kutch under a rising full moon, round painted huts beside them',
  },
  'somnath-dwarka-gir': {
    alt: 'The Dwarkadhish temple with its orange flag above the steps of Gomti ghat, pilgrims, boats and gulls below',
  },
  'modhera-patan-stepwells': {
    alt: 'Terraces of stepped stone going down to the green water of the Surya Kund at Modhera, the Sun temple behind',
  },
  'ajanta-ellora-caves': {
    alt: 'The Kailasa temple of Ellora, cut from the rock, seen from the cliff above with visitors in its court',
  },
  'shirdi-nashik-trimbakeshwar': {
    alt: 'The black stone temple of Trimbakeshwar in monsoon rain, pilgrims under umbrellas and waterfalls on Brahmagiri',
  },
  'konkan-coast-tarkarli': {
    alt: 'The sea fort of Sindhudurg ringed by clear turquoise water off a palm beach, with boats and a parasail',
  },
  'khajuraho-orchha': {
    alt: 'The clustered spires of the Kandariya Mahadeva temple at Khajuraho at sunrise, visitors on the path to it',
  },
  'kanha-tiger-safari': {
    alt: 'A tiger crossing a misty meadow of Kanha in the morning, deer and a safari car by the sal forest',
  },
  'ujjain-omkareshwar-maheshwar': {
    alt: 'Pilgrims on the ghats of Maheshwar below the fort at dusk, boats and oil lamps on the Narmada',
  },
} satisfies Record<string, Picture>;
