import type { Picture } from './types';

export const northPictures = {
  'varanasi-sarnath-ghats': {
    alt: 'The ghats of Varanasi at sunrise from a boat: long steps, straw umbrellas, palaces, temple spires and bathers',
  },
  'amritsar-golden-temple-wagah': {
    alt: 'The Golden Temple of Amritsar lit at nightfall, its gold mirrored in the pool, pilgrims seated on the marble',
  },
  'char-dham-yatra': {
    alt: 'The stone temple of Kedarnath under snow peaks, pilgrims on the paved way, brass bells in the foreground',
  },
  'shimla-manali-solang': {
    alt: 'Christ Church on the Ridge of Shimla among deodars, coloured tin roofs down the hillside, snow peaks far away',
  },
  'rishikesh-haridwar-aarti': {
    alt: 'Priests lift towers of burning lamps at the Ganga aarti in Haridwar, leaf lamps floating before the clock tower',
  },
  'srinagar-gulmarg-pahalgam': {
    alt: 'A red cabin of the Gulmarg gondola over snowy firs, skiers and a sledge on the white meadow below',
  },
  'agra-fatehpur-sikri': {
    alt: 'Visitors on the great steps of Buland Darwaza, the red sandstone gate of Fatehpur Sikri, parakeets overhead',
  },
  'valley-of-flowers-trek': {
    alt: 'Trekkers crossing the Valley of Flowers, blue poppies by a stream, green slopes and snow peaks behind',
  },
  'spiti-valley-key-monastery': {
    alt: 'The white cells of Key monastery piled on a hill above the braided Spiti river, a chorten with prayer flags',
  },
  'himachal-pradesh': {
    alt: 'The tiered wooden Hadimba temple in a deodar forest at Manali, sunbeams through the trees, apple blossom',
  },
  'honeymoon-kashmir': {
    alt: 'A couple on a carved houseboat verandah watch a boat full of flowers pass on Dal Lake at dawn',
  },
  'honeymoon-manali': {
    alt: 'A couple walk hand in hand through snow to a lamplit cottage under moonlit peaks near Manali',
  },
  'group-kashmir-tulips': {
    alt: 'Beds of tulips in every colour run to a pavilion under the Zabarwan hills in Srinagar, visitors on the walk',
  },
  'group-kashi-prayagraj-ayodhya': {
    alt: 'Boats along the line where brown Ganga and green Yamuna meet at Prayagraj, the fort, tents and flags on the sand',
  },
  'itinerary-himachal-hill-station': {
    alt: 'The red Kalka–Shimla toy train on a stone viaduct of four tiers of arches among cedars and mist',
  },
  'dharamshala-dalhousie': {
    alt: 'Monks turn a long row of golden prayer wheels at McLeodganj, the snow wall of the Dhauladhar beyond',
  },
  'kinnaur-sangla-chitkul': {
    alt: 'The wooden tower fort of Kamru over slate roofs in Kinnaur, red apples on the bough, river and snow peaks',
  },
  'ayodhya-prayagraj-yatra': {
    alt: 'Rows upon rows of clay lamps on the curving ghats of Ayodhya at night, the temple alight across the river',
  },
  'nainital-corbett': {
    alt: 'Naini lake seen from the hill above, yellow and white sails on green water, forests, town and red rhododendron',
  },
  'vaishno-devi-patnitop': {
    alt: 'A chain of lamps winds up three-peaked Trikuta to the shrine of Vaishno Devi by moonlight, pilgrims below',
  },
  'gurez-valley-wular': {
    alt: 'The bare pyramid of Habba Khatoon over the Gurez valley, log houses, ponies and a turquoise river',
  },
  'anandpur-sahib-circuit': {
    alt: 'Nihang horsemen in blue gallop through clouds of colour below the white gurdwara of Anandpur Sahib',
  },
  'patiala-kapurthala-heritage': {
    alt: 'The French-style palace of Kapurthala beyond yellow mustard fields, a farmer on a red tractor on the lane',
  },
} satisfies Record<string, Picture>;
