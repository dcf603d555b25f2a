/** A page for each month in which at least four trips are at their best. */
import type { MonthId } from '../../schema/types';
import type { CollectionText } from './collection';

export interface MonthText extends Omit<CollectionText, 'lead'> {
  month: MonthId;
  /** Ids of the trips that the opening mentions. The page lists each one that is on sale and at its best in the month. */
  speaksOf: readonly string[];
  /** True for a month of school holidays: the page omits trips for two. */
  forFamilies?: true;
}

export const inMonths: readonly MonthText[] = [
  {
    month: 'jan',
    slug: 'january',
    picture: 'hampi-badami',
    name: 'Trips in January',
    title: 'Where to go in January: forts, salt and calm coasts',
    description:
      'Trips for January: the dry Deccan and its forts, the desert, the white Rann, Goa, Marari and Puri. Where fog lies, and what is crowded.',
    heading: 'Where to go in January',
    subtitle: 'The Deccan is dry, the desert clear, the far north under fog or snow.',
    speaksOf: [
      'hampi-badami',
      'gandikota-belum-caves',
      'hyderabad-charminar-golconda',
      'jaisalmer-desert-camp',
      'rann-of-kutch',
      'palolem-south-goa',
      'alleppey-houseboat',
      'puri-konark-bhubaneswar',
    ],
    opening:
      'You can climb Hampi and Gandikota all day, where rock holds 40 degrees from March on. Hyderabad stays near 28 degrees with cool evenings. In Rajasthan days are warm and nights fall to five or ten degrees. In Kutch the salt is dry and white. The sea is calm at Palolem and Marari, and Puri is cool and clear. Fog is the price of going north. Until the middle of the month, in some years to its end, it hides the sunrise at Agra and delays trains at Varanasi. Prayagraj fills with Magh Mela from about the fifteenth. Bhitarkanika closes for some nine days while its crocodiles are counted, so look at the dates before you book that park.',
  },
  {
    month: 'feb',
    slug: 'february',
    picture: 'udaipur-kumbhalgarh',
    name: 'Trips in February',
    title: 'Where to go in February: what ends soon',
    description:
      'Trips for February: Udaipur and Khajuraho, Ajanta and Ellora, coffee hills, the island of Majuli. What is shut, and where snow is deepest.',
    heading: 'Where to go in February',
    subtitle: 'The fog is gone, the heat has not come, and the rivers are clear.',
    speaksOf: [
      'ajanta-ellora-caves',
      'jaipur-amber-pushkar',
      'udaipur-kumbhalgarh',
      'khajuraho-orchha',
      'coorg-coffee-estates',
      'majuli-sivasagar',
      'chilika-gopalpur-coast',
      'patiala-kapurthala-heritage',
      'honeymoon-manali',
    ],
    opening:
      'Most trips are at their best in February, so begin with what ends soon. You can still climb Ajanta and Ellora in comfort, and walk in Jaipur, Udaipur and Khajuraho at noon. Mornings are cool on the coffee estates, and ferries to Majuli cross a low river. Birds have not yet left Chilika, mustard is yellow along the roads of Punjab, and at Solang the snow is at its deepest. Eravikulam above Munnar usually shuts for the calving of the tahr, and Muthanga in Wayanad may shut for fire risk in a dry year. Ramadan, which begins in February in 2027, quietens the desert camps of Dubai.',
  },
  {
    month: 'mar',
    slug: 'march',
    picture: 'nongriat-living-root-bridge',
    name: 'Trips in March',
    title: 'Where to go in March: rhinos, root bridges, last snow',
    description:
      'Trips for March: root bridges and rhinos in the northeast, the last snow at Solang, gurdwaras of Punjab, Langkawi and Dubai before the heat.',
    heading: 'Where to go in March',
    subtitle: 'The plains warm from the south upwards; the northeast, Punjab and the islands stay pleasant.',
    speaksOf: [
      'kaziranga-rhino-safari',
      'nongriat-living-root-bridge',
      'pelling-ravangla-namchi',
      'honeymoon-manali',
      'anandpur-sahib-circuit',
      'kanha-tiger-safari',
      'malaysia',
      'dubai',
    ],
    opening:
      'From March the stone of the Deccan is too hot by ten in the morning. The northeast is better. At Kaziranga the grass has been burnt and animals stand in the open, the steps to Nongriat are dry, and rhododendrons begin above Pelling. Solang has its last snow. Anandpur Sahib is mild, but Hola Mohalla brings lakhs of pilgrims there. Holi closes the core of Kanha for the day. Abroad, Langkawi and Dubai have the last of their best months. Bali still has showers, and its airport closes for a day at Nyepi, which usually falls in March.',
  },
  {
    month: 'apr',
    slug: 'april',
    picture: 'group-kashmir-tulips',
    name: 'Trips in April',
    title: 'Where to go in April: flowers, tigers and calm seas',
    description:
      'Trips for April: tulips in Srinagar, rhododendrons in Darjeeling and Sikkim, animals at the lake of Periyar, calm seas in the Andamans.',
    heading: 'Where to go in April',
    subtitle: 'Flowers are out in the hills, animals come to the water, and the islands have their last calm weeks.',
    speaksOf: [
      'group-kashmir-tulips',
      'darjeeling-kalimpong',
      'pelling-ravangla-namchi',
      'thekkady-periyar',
      'nainital-corbett',
      'group-andaman',
      'honeymoon-andaman',
      'yercaud-coffee-hills',
      'kodaikanal-lake-pillar-rocks',
      'ooty-coonoor-toy-train',
    ],
    opening:
      'The Tulip Garden of Srinagar is usually at its height in the first half of April, though a cold spring shifts it by a week. Rhododendrons flower round Darjeeling and Pelling, with haze before the peaks. Animals are easier to meet. They come to the lake of Periyar, and at Corbett the best weeks for tigers begin. The Andaman sea stays calm and clear to the end of the month; by May there can be squalls. On the plains it is over 40 degrees. In the south go up to Yercaud for cooler air, or to Kodaikanal and Ooty, which are busy.',
  },
  {
    month: 'may',
    slug: 'may',
    picture: 'shimla-manali-solang',
    name: 'Trips in May',
    title: 'Where to go in May: school holidays in the hills',
    description:
      'Trips for May and the school holidays: Ooty in flower, Shimla and Manali, Kashmir, Kinnaur, North Sikkim, the open Char Dham, Singapore by group.',
    heading: 'Where to go in May',
    subtitle: 'School is out, so go high, go early in the month, and book rooms first.',
    speaksOf: [
      'shimla-manali-solang',
      'nainital-corbett',
      'kodaikanal-lake-pillar-rocks',
      'ooty-coonoor-toy-train',
      'kinnaur-sangla-chitkul',
      'dharamshala-dalhousie',
      'lachung-yumthang-gurudongmar',
      'srinagar-gulmarg-pahalgam',
      'char-dham-yatra',
      'group-singapore-malaysia',
    ],
    forFamilies: true,
    opening:
      'Schools are closed, the plains are at their hottest, and everybody wants the same cool air. Shimla, Manali and Nainital jam at weekends, Kodaikanal is full and Ooty holds its flower show. Kinnaur and Dalhousie are in season as well. North Sikkim has its rhododendrons, Pahalgam its meadows. Tigers at Corbett are likeliest now, in great heat. The Char Dham open in late April or May, and June is crowded there. If school holidays fix your dates, you can also join the group for Kuala Lumpur and Singapore, which leaves from Coimbatore. It is hot there, with showers mostly in the afternoon. Trips made for couples are left out here.',
  },
  {
    month: 'jun',
    slug: 'june',
    picture: 'gurez-valley-wular',
    name: 'Trips in June',
    title: 'Where to go in June: ahead of the monsoon',
    description:
      'Trips for June: Himachal before the slides, Kashmir in meadow green, Gurez as its pass opens, and dry weeks in Bali.',
    heading: 'Where to go in June',
    subtitle: 'The rain comes up from the south; the high passes beyond it have just opened.',
    speaksOf: [
      'gurez-valley-wular',
      'srinagar-gulmarg-pahalgam',
      'shimla-manali-solang',
      'dharamshala-dalhousie',
      'bali',
      'honeymoon-bali',
    ],
    opening:
      'The monsoon soaks Kerala and Coorg first, shuts the sea off Goa and sends leeches on to the paths of Meghalaya. The slides of Himachal come in July. Until then Dharamshala, later one of the wettest towns of the north, is in season. So are Shimla and Manali, with many people. Razdan Pass, closed by snow for half the year, is reliably open now, so you can reach Gurez. The meadows of Kashmir are green. Outside India Bali is dry, and not yet as busy as in July and August. Leave a day between the last mountain road and the flight home.',
  },
  {
    month: 'sep',
    slug: 'september',
    picture: 'spiti-valley-key-monastery',
    name: 'Trips in September',
    title: 'Where to go in September: Spiti and clear valleys',
    description:
      'Trips for September: the Spiti loop over Kunzum La, apples in Kinnaur, clear Gurez, Kashmir after the rain, and quiet Bali.',
    heading: 'Where to go in September',
    subtitle: 'High and dry, this is the month of the long mountain roads.',
    speaksOf: ['spiti-valley-key-monastery', 'kinnaur-sangla-chitkul', 'gurez-valley-wular', 'bali', 'honeymoon-bali'],
    opening:
      'September is the one month that we call best for Spiti. The loop over Kunzum La is open, the slides are ending, and early in October camps close. Kinnaur hangs red with apples from the middle of the month, Gurez has its clearest sky, and the air over the valley of Kashmir is clear again. In the first half rain can still loosen the roads of Himachal, so the second is safer. Elsewhere it is better to wait. The Ganga may yet cover the ghats of Varanasi, and Langkawi has its wettest weeks. Abroad only Bali is at its best, and emptier than in August.',
  },
  {
    month: 'oct',
    slug: 'october',
    picture: 'munnar-tea-hills',
    name: 'Trips in October',
    title: 'Where to go in October: green hills after the rain',
    description:
      'Trips for October: green Munnar and Wayanad, full falls at Dudhsagar, Varanasi before the fog, Delhi, Agra and Jaipur, peaks above Gangtok.',
    heading: 'Where to go in October',
    subtitle: 'The air is washed, waterfalls are full, and the great rivers are back in their beds.',
    speaksOf: [
      'munnar-tea-hills',
      'wayanad-forest-trails',
      'old-goa-dudhsagar',
      'varanasi-sarnath-ghats',
      'ayodhya-prayagraj-yatra',
      'agra-fatehpur-sikri',
      'delhi-agra-jaipur',
      'gangtok-tsomgo-nathula',
    ],
    opening:
      'For a few weeks the land is still green from the rain and mornings are already clear. It is like that in Munnar and Wayanad, and inland in Goa, where jeeps run again to Dudhsagar while the falls are full. On the Ganga boats move once more at Varanasi and Prayagraj, two months before the fog. Agra and Jaipur cool from about 34 degrees by day at the start of the month to about 30 at its end. Above Gangtok the peaks stand clear. Leave the east coast for later. Odisha can have a cyclone, Andhra a little later, and Tamil Nadu has showers ahead of its wet November. Dasara fills every hotel in Mysuru, Puja week those of Darjeeling.',
  },
  {
    month: 'nov',
    slug: 'november',
    picture: 'kovalam-poovar-beaches',
    name: 'Trips in November',
    title: 'Where to go in November: the dry west and the desert',
    description:
      'Trips for November: Goa, Gokarna and the Konkan with a calm sea, houseboats, Araku, the stepwells of Gujarat and the desert.',
    heading: 'Where to go in November',
    subtitle: 'The west coast is dry and its sea calm again; the southeast has its rain.',
    speaksOf: [
      'konkan-coast-tarkarli',
      'north-goa-forts-beaches',
      'gokarna-murudeshwar',
      'kovalam-poovar-beaches',
      'alleppey-houseboat',
      'araku-borra-caves',
      'modhera-patan-stepwells',
      'jaisalmer-desert-camp',
      'darjeeling-kalimpong',
    ],
    opening:
      'Think of India as two coasts. On the west, from the Konkan by Goa to Gokarna, November is dry, the sea is calm and boats are out. Even Kovalam has no more than evening showers. On the southeast it is the wettest month. Side roads round Kumbakonam can flood, and gales can close the road to Dhanushkodi. Araku turns clear and cool, though a cyclone can still reach its coast. The desert is in season, while parts of the salt in the Rann are still wet. In the Himalaya the peaks above Darjeeling stand out, while Kashmir is grey. Delhi lies in smog, so plan no day there.',
  },
  {
    month: 'dec',
    slug: 'december',
    picture: 'madurai-rameswaram',
    name: 'Trips in December',
    title: 'Where to go in December: temple towns and white salt',
    description:
      'Trips for December: the temple towns of Tamil Nadu, the white Rann of Kutch, the birds of Chilika, the creeks of the Sundarbans, Goa.',
    heading: 'Where to go in December',
    subtitle: 'Tamil Nadu is drying out, the Rann is white, birds have settled on Chilika.',
    speaksOf: [
      'kanchipuram-silk-temples',
      'madurai-rameswaram',
      'chola-temples-thanjavur',
      'kanyakumari-sunrise',
      'tiruvannamalai-arunachala',
      'rann-of-kutch',
      'sundarbans-mangrove-safari',
      'chilika-gopalpur-coast',
      'kolkata-shantiniketan-bishnupur',
      'goa-beach-paradise',
      'alleppey-houseboat',
    ],
    opening:
      'Temple season begins. In Kanchipuram, Madurai and the Chola towns the rain thins out, as a rule by the middle of the month. Courtyards that burn bare feet in April are comfortable at noon. Horizons at Kanyakumari are clear for sunrise. The salt of the Rann has dried white, with nights near eight degrees. In the Sundarbans it is 20 to 26 degrees by day, and reptiles bask on the mud. Goa and the houseboats of Alleppey are at their busiest. Tiruvannamalai is best outside the ten days of Karthigai Deepam, which fall now or in November, and Shantiniketan is full for Poush Mela late in the month. Snow reaches Solang about then.',
  },
];
