import type { Picture } from './types';

export const tamilNaduPictures = {
  'madurai-rameswaram': {
    alt: 'A red train on the long low Pamban bridge with its steel span, over the turquoise strait to Rameswaram island',
    place: 'A train on the low Pamban bridge with its Scherzer span, over the turquoise strait to Rameswaram island',
  },
  'ooty-hill-station': {
    alt: 'A barrel-roofed Toda hut and buffaloes on the downs of Ooty, with the garden glasshouse and tea slopes behind',
    place:
      'A barrel-vaulted Toda hut on the downs above Ooty, the glasshouse and lawns of the Botanical Garden and tea below',
  },
  'kodaikanal-madurai': {
    alt: 'The four painted gopurams of the Meenakshi temple rising over the roofs of Madurai in the early morning',
    place:
      'The four gopurams of the Meenakshi temple over the roofs of Madurai in the morning, the golden lotus tank between them',
  },
  'mahabalipuram-shore-temple': {
    alt: 'The two stone towers of the Shore Temple at Mahabalipuram at dawn, with surf running up the sand',
    place: 'The two towers of the Shore Temple at Mahabalipuram against the dawn, surf running up the sand',
  },
  'ooty-coonoor-toy-train': {
    alt: 'A blue steam engine pushing the blue and cream coaches of the Nilgiri mountain train round a bend through tea',
    place:
      'The blue and cream Nilgiri Mountain Railway, its steam engine pushing the coaches round a bend through tea and eucalyptus',
  },
  'kanyakumari-sunrise': {
    alt: 'The sun rising from the sea between the Thiruvalluvar statue and the Vivekananda memorial off Kanyakumari',
    place:
      'The Thiruvalluvar statue and the Vivekananda memorial on their rocks off Kanyakumari, the sun rising between them',
  },
  'chola-temples-thanjavur': {
    alt: 'The thirteen-storeyed granite tower of the Brihadisvara temple at Thanjavur, with the pavilion of its great bull',
    place:
      'The thirteen-storeyed vimana of the Brihadisvara temple at Thanjavur with its round cupola, the pavilion of the bull before it',
  },
  'kanchipuram-silk-temples': {
    alt: 'A silk weaver at his loom with saris hung beside him, a white temple tower of Kanchipuram beyond the veranda',
    place:
      'A silk weaver at his pit loom, wedding saris hung to dry, the white tower of Kanchipuram in the open veranda',
  },
  pondicherry: {
    alt: 'A street of mustard houses, shutters and bougainvillea in the French quarter of Pondicherry, leading to the sea',
    place:
      'A street of the French quarter of Pondicherry: mustard walls, white shutters, bougainvillea, a bicycle and the sea at its end',
  },
  'tiruvannamalai-arunachala': {
    alt: 'The Karthigai flame on top of Arunachala at night, above the lit towers of Tiruvannamalai and rows of clay lamps',
    place:
      'The Karthigai flame on the summit of Arunachala above the lit towers of the temple at Tiruvannamalai, lamps in the foreground',
  },
  'kodaikanal-lake-pillar-rocks': {
    alt: 'The star-shaped lake of Kodaikanal from above, with rowing boats and boat house, Pillar Rocks in the mist',
    place:
      'The star-shaped lake of Kodaikanal from above, rowing boats and the boat house, Pillar Rocks in the morning mist',
  },
  'chettinad-mansions': {
    alt: 'The courtyard of a Chettinad mansion with teak pillars and patterned tiles, light falling through the open roof',
    place:
      'The court of a Chettinad mansion: rows of polished pillars, Athangudi tiles, a carved teak door and light falling through the open roof',
  },
  'yercaud-coffee-hills': {
    alt: 'A branch of ripe red coffee cherries before silver oaks, coffee pickers and the lake of Yercaud',
    place:
      'Ripe coffee cherries close by, silver oaks wound with pepper, pickers, and the lake of Yercaud between the Shevaroy hills',
  },
  'navagraha-kumbakonam': {
    alt: 'A brass lamp with nine flames before the Mahamaham tank of Kumbakonam and its lit pavilions at dusk',
    place:
      'The Mahamaham tank of Kumbakonam with its sixteen pavilions at dusk, a brass lamp with nine flames for the nine planets',
  },
  'tamil-nadu': {
    alt: 'Women planting paddy and a bullock cart before the tall gopuram of Srirangam, golden under a dark rain sky',
    place:
      'The thirteen-storeyed gopuram of Srirangam beyond the paddy and palmyras of the Kaveri delta, golden under a monsoon sky',
  },
} satisfies Record<string, Picture>;
