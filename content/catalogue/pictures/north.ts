import type { Picture } from './types';

export const northPictures = {
  'varanasi-sarnath-ghats': {
    alt: 'The ghats of Varanasi at sunrise from a boat: long steps, straw umbrellas, palaces, temple spires and bathers',
    place:
      'The ghats of Kashi at dawn from a boat: steps, straw umbrellas, palaces and temple spires, bathers, rowing boats',
  },
  'amritsar-golden-temple-wagah': {
    alt: 'The Golden Temple of Amritsar lit at nightfall, its gold mirrored in the pool, pilgrims seated on the marble',
    place:
      'Harmandir Sahib gilded in its pool at nightfall: marble storey, four kiosks, fluted dome, the causeway with lamps to the gate',
  },
  'char-dham-yatra': {
    alt: 'The stone temple of Kedarnath under snow peaks, pilgrims on the paved way, brass bells in the foreground',
    place: 'Kedarnath’s grey stone temple with its canopied tower under the snow wall, pilgrims, Nandi, brass bells',
  },
  'shimla-manali-solang': {
    alt: 'Christ Church on the Ridge of Shimla among deodars, coloured tin roofs down the hillside, snow peaks far away',
    place:
      'Christ Church on the Ridge of Shimla among deodars, the Jakhoo hill with Hanuman above, tin-roofed houses down the hill',
  },
  'rishikesh-haridwar-aarti': {
    alt: 'Priests lift towers of burning lamps at the Ganga aarti in Haridwar, leaf lamps floating before the clock tower',
    place:
      'The evening aarti at Har-ki-Pauri, Haridwar: priests lifting towers of lamps, leaf boats with flames, clock tower and temples',
  },
  'srinagar-gulmarg-pahalgam': {
    alt: 'A red cabin of the Gulmarg gondola over snowy firs, skiers and a sledge on the white meadow below',
    place: 'The Gulmarg gondola climbing over snow-laden firs to Apharwat, skiers and a sledge on the meadow',
  },
  'agra-fatehpur-sikri': {
    alt: 'Visitors on the great steps of Buland Darwaza, the red sandstone gate of Fatehpur Sikri, parakeets overhead',
    place:
      'Buland Darwaza of Fatehpur Sikri above its great flight of steps: vaulted recess, wings in three storeys, domed kiosks, red sandstone',
  },
  'valley-of-flowers-trek': {
    alt: 'Trekkers crossing the Valley of Flowers, blue poppies by a stream, green slopes and snow peaks behind',
    place:
      'The Valley of Flowers in August: alpine meadow in bloom, the Pushpawati stream, a wall of snow in the notch, trekkers',
  },
  'spiti-valley-key-monastery': {
    alt: 'The white cells of Key monastery piled on a hill above the braided Spiti river, a chorten with prayer flags',
    place:
      'Key Gompa piled white on its cone of scree over the braided Spiti river, bare ochre mountains, chorten and prayer flags',
  },
  'himachal-pradesh': {
    alt: 'The tiered wooden Hadimba temple in a deodar forest at Manali, sunbeams through the trees, apple blossom',
    place:
      'Hadimba’s wooden temple with its tiered roofs among giant deodars at Manali, sunbeams, apple blossom, people in Kullu caps and shawls',
  },
  'honeymoon-kashmir': {
    alt: 'A couple on a carved houseboat verandah watch a boat full of flowers pass on Dal Lake at dawn',
    place:
      'A flower seller’s boat gliding past a carved houseboat verandah on the Dal at dawn, two at the rail, mist and the Zabarwan range',
  },
  'honeymoon-manali': {
    alt: 'A couple walk hand in hand through snow to a lamplit cottage under moonlit peaks near Manali',
    place:
      'A cedar and stone cottage in the snow of Solang at night, windows alight, two walking home hand in hand under the moonlit peaks',
  },
  'group-kashmir-tulips': {
    alt: 'Beds of tulips in every colour run to a pavilion under the Zabarwan hills in Srinagar, visitors on the walk',
    place:
      'The tulip garden of Srinagar in April: beds of colour sweeping to the foot of the Zabarwan hills, the Dal beyond, a party of visitors',
  },
  'group-kashi-prayagraj-ayodhya': {
    alt: 'Boats along the line where brown Ganga and green Yamuna meet at Prayagraj, the fort, tents and flags on the sand',
    place:
      'The Sangam at Prayagraj from above: brown Ganga and green Yamuna side by side, boats along the seam, gulls, Akbar’s fort, the tent city with its flags',
  },
  'itinerary-himachal-hill-station': {
    alt: 'The red Kalka–Shimla toy train on a stone viaduct of four tiers of arches among cedars and mist',
    place:
      'The Kalka–Shimla toy train crossing the four-tiered stone gallery at Kanoh among pines and cedars, mist in the gorge',
  },
  'dharamshala-dalhousie': {
    alt: 'Monks turn a long row of golden prayer wheels at McLeodganj, the snow wall of the Dhauladhar beyond',
    place:
      'Monks turning the brass prayer wheels at the temple of McLeodganj under the snow wall of the Dhauladhar, prayer flags, deodars, hill town',
  },
  'kinnaur-sangla-chitkul': {
    alt: 'The wooden tower fort of Kamru over slate roofs in Kinnaur, red apples on the bough, river and snow peaks',
    place:
      'The tower fort of Kamru over the slate roofs of Sangla, apple trees in fruit, the Baspa and the snows of Kinner Kailash in autumn',
  },
  'ayodhya-prayagraj-yatra': {
    alt: 'Rows upon rows of clay lamps on the curving ghats of Ayodhya at night, the temple alight across the river',
    place:
      'Deepotsav on the Saryu at Ayodhya: curving ghats with rows upon rows of lamps, the temple with its halls and great spire, women lighting diyas',
  },
  'nainital-corbett': {
    alt: 'Naini lake seen from the hill above, yellow and white sails on green water, forests, town and red rhododendron',
    place:
      'Naini lake from the hill above: the eye-shaped water with yellow and white sails among forested hills, town and temple on its shores, rhododendron',
  },
  'vaishno-devi-patnitop': {
    alt: 'A chain of lamps winds up three-peaked Trikuta to the shrine of Vaishno Devi by moonlight, pilgrims below',
    place:
      'The lamps of the pilgrims’ way winding up the three-peaked Trikuta to the shrine of Vaishno Devi by moonlight, pilgrims with red headbands, a pony',
  },
  'gurez-valley-wular': {
    alt: 'The bare pyramid of Habba Khatoon over the Gurez valley, log houses, ponies and a turquoise river',
    place: 'The pyramid of Habba Khatoon over the Kishanganga in Gurez, log houses, green meadows, firs, ponies',
  },
  'anandpur-sahib-circuit': {
    alt: 'Nihang horsemen in blue gallop through clouds of colour below the white gurdwara of Anandpur Sahib',
    place:
      'Takht Keshgarh white on its hill at Anandpur, Nihang horsemen in blue at Hola Mohalla in clouds of colour, mustard in flower',
  },
  'patiala-kapurthala-heritage': {
    alt: 'The French-style palace of Kapurthala beyond yellow mustard fields, a farmer on a red tractor on the lane',
    place:
      'The Jagatjit palace of Kapurthala with its mansard roofs beyond mustard in flower on a misty morning, a tractor on the lane, egrets',
  },
} satisfies Record<string, Picture>;
