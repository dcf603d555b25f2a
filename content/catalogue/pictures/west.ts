import type { Picture } from './types';

export const westPictures = {
  'delhi-agra-jaipur': {
    alt: 'The honeycomb façade of the Hawa Mahal in Jaipur in the rose light of morning, with a cycle rickshaw and pigeons in the street',
    place:
      'The five storeys of bays of the Hawa Mahal, Jaipur, in rose morning light, with the bazaar street and its pigeons',
  },
  'golden-triangle': {
    alt: 'The Taj Mahal on its river terrace seen across the Yamuna at dusk, with a ferryman, wading birds and tall grass on the bank',
    place: 'The Taj Mahal on its river terrace seen across the Yamuna from Mehtab Bagh at dusk, a ferryman, kans grass',
  },
  'udaipur-kumbhalgarh': {
    alt: 'The City Palace of Udaipur rising from Lake Pichola at golden hour, a boat with travellers on the still water',
    place:
      'The City Palace of Udaipur rising from Lake Pichola at golden hour, towers and cupolas mirrored, a boat with travellers',
  },
  'jaisalmer-desert-camp': {
    alt: 'Musicians and a dancer round a fire at a tented camp in the Thar dunes, the Milky Way above',
    place:
      'A tented camp in the dunes of Jaisalmer by night: Manganiyar musicians and a Kalbelia dancer round the fire, the Milky Way',
  },
  'rajasthan-grand-circuit': {
    alt: 'Mehrangarh fort on its cliff above the blue houses of Jodhpur, a woman hanging dyed cloth on a roof terrace',
    place:
      'Mehrangarh on its cliff above the indigo-blue houses of Jodhpur, a woman hanging dyed cloth on a roof terrace, kites',
  },
  'jaipur-amber-pushkar': {
    alt: 'Amber Fort above Maota lake and its garden island in the first light, langurs on the parapet in front',
    place:
      'Amber Fort above Maota lake in the first light: the ramp to the Sun gate, the garden island, Jaigarh wall along the hill, langurs',
  },
  'group-rajasthan-forts': {
    alt: 'Walkers on the long wall of Kumbhalgarh, winding with its round bastions over green monsoon hills',
    place:
      'The endless wall of Kumbhalgarh with its bulging bastions winding over monsoon-green Aravalli hills to the Cloud Palace, walkers on it',
  },
  'honeymoon-udaipur': {
    alt: 'A couple in a canopied boat among floating lamps, the white Lake Palace of Udaipur lit under a full moon',
    place:
      'The white Lake Palace of Udaipur lit by lamps on Lake Pichola under a full moon, a couple in a canopied boat among floating lamps',
  },
  'itinerary-rajasthan-heritage': {
    alt: 'A woman in a striped leheriya veil in a carved window, looking out at golden havelis and the fort of Jaisalmer',
    place:
      'A woman in leheriya in the carved window of a Jaisalmer haveli, golden balconies opposite and the fort across the roofs',
  },
  'rann-of-kutch': {
    alt: 'Camels led across the white salt plain of the Rann of Kutch under a rising full moon, round painted huts beside them',
    place:
      'The white salt plain of the Rann of Kutch under the rising full moon, round bhunga huts with mirror work, a camel led home',
  },
  'somnath-dwarka-gir': {
    alt: 'The Dwarkadhish temple with its orange flag above the steps of Gomti ghat, pilgrims, boats and gulls below',
    place:
      'The Dwarkadhish temple with its great flag above the steps of Gomti ghat, Dwarka: pilgrims, gulls, boats, the Arabian Sea',
  },
  'modhera-patan-stepwells': {
    alt: 'Terraces of stepped stone going down to the green water of the Surya Kund at Modhera, the Sun temple behind',
    place:
      'The Surya Kund of Modhera: terraces of stepped pyramids going down to green water, the pillared hall of the Sun temple behind',
  },
  'ajanta-ellora-caves': {
    alt: 'The Kailasa temple of Ellora, cut from the rock, seen from the cliff above with visitors in its court',
    place:
      'The Kailasa temple of Ellora seen from the cliff above: tower, hall with lotus roof, pillars and gate cut from one rock in its pit',
  },
  'shirdi-nashik-trimbakeshwar': {
    alt: 'The black stone temple of Trimbakeshwar in monsoon rain, pilgrims under umbrellas and waterfalls on Brahmagiri',
    place:
      'The black basalt temple of Trimbakeshwar in the monsoon, waterfalls on the cliffs of Brahmagiri behind, pilgrims with umbrellas',
  },
  'konkan-coast-tarkarli': {
    alt: 'The sea fort of Sindhudurg ringed by clear turquoise water off a palm beach, with boats and a parasail',
    place:
      'Sindhudurg, the sea fort of Malvan, from above: its winding laterite wall in clear turquoise water off the coconut coast',
  },
  'khajuraho-orchha': {
    alt: 'The clustered spires of the Kandariya Mahadeva temple at Khajuraho at sunrise, visitors on the path to it',
    place:
      'The Kandariya Mahadeva temple of Khajuraho at sunrise: halls rising step by step to a spire of many spires, mist on the lawns',
  },
  'kanha-tiger-safari': {
    alt: 'A tiger crossing a misty meadow of Kanha in the morning, deer and a safari car by the sal forest',
    place:
      'A tiger crossing a meadow of Kanha in the morning mist, sal forest, spotted deer, a safari car at a distance',
  },
  'ujjain-omkareshwar-maheshwar': {
    alt: 'Pilgrims on the ghats of Maheshwar below the fort at dusk, boats and oil lamps on the Narmada',
    place:
      'The ghats of Maheshwar at dusk: steps, bastions and temple spires of Ahilya Fort above the Narmada, lamps on the water, boats',
  },
} satisfies Record<string, Picture>;
