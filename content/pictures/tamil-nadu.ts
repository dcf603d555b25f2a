import type { Picture } from './types';

export const tamilNaduPictures = {
  'madurai-rameswaram': {
    alt: 'A red train on the long low Pamban bridge with its steel span, over the turquoise strait to Rameswaram island',
  },
  'ooty-hill-station': {
    alt: 'A barrel-roofed Toda hut and buffaloes on the downs of Ooty, with the garden glasshouse and tea slopes behind',
  },
  'kodaikanal-madurai': {
    alt: 'The four painted gopurams of the Meenakshi temple rising over the roofs of Madurai in the early morning',
  },
  'mahabalipuram-shore-temple': {
    alt: 'The two stone towers of the Shore Temple at Mahabalipuram at dawn, with surf running up the sand',
  },
  'ooty-coonoor-toy-train': {
    alt: 'A blue steam engine pushing the blue and cream coaches of the Nilgiri mountain train round a bend through tea',
  },
  'kanyakumari-sunrise': {
    alt: 'The sun rising from the sea between the Thiruvalluvar statue and the Vivekananda memorial off Kanyakumari',
  },
  'chola-temples-thanjavur': {
    alt: 'The thirteen-storeyed granite tower of the Brihadisvara temple at Thanjavur, with the pavilion of its great bull',
  },
  'kanchipuram-silk-temples': {
    alt: 'A silk weaver at his loom with saris hung beside him, a white temple tower of Kanchipuram beyond the veranda',
  },
  pondicherry: {
    alt: 'A street of mustard houses, shutters and bougainvillea in the French quarter of Pondicherry, leading to the sea',
  },
  'tiruvannamalai-arunachala': {
    alt: 'The Karthigai flame on top of Arunachala at night, above the lit towers of Tiruvannamalai and rows of clay lamps',
  },
  'kodaikanal-lake-pillar-rocks': {
    alt: 'The star-shaped lake of Kodaikanal from above, with rowing boats and boat house, Pillar Rocks in the mist',
  },
  'chettinad-mansions': {
    alt: 'The courtyard of a Chettinad mansion with teak pillars and patterned tiles, light falling through the open roof',
  },
  'yercaud-coffee-hills': {
    alt: 'A branch of ripe red coffee cherries before silver oaks, coffee pickers and the lake of Yercaud',
  },
  'navagraha-kumbakonam': {
    alt: 'A brass lamp with nine flames before the Mahamaham tank of Kumbakonam and its lit pavilions at dusk',
  },
  'tamil-nadu': {
    alt: 'Women planting paddy and a bullock cart before the tall gopuram of Srirangam, golden under a dark rain sky',
  },
} satisfies Record<string, Picture>;
