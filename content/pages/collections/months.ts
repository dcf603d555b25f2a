/** A page for each month in which at least four trips are at their best. */
import type { MonthId } from '../../schema/types';
import type { CollectionText } from './collection';

export interface MonthText extends CollectionText {
  month: MonthId;
}

const lead = 'The shortest first.';

export const inMonths: readonly MonthText[] = [
  {
    month: 'jan',
    slug: 'january',
    picture: 'hampi-badami',
    name: 'Trips in January',
    title: 'Where to go in January in India',
    description:
      'Trips for January: the dry Deccan and its forts, the coast of Odisha, the desert by day. Where fog and frost fall, and what is crowded.',
    heading: 'Where to go in January',
    subtitle: 'The Deccan is dry, the desert clear, the far north under fog or snow.',
    lead,
    opening:
      'January belongs to stone. Forts and cave temples of the Deccan, where rock holds 40 degrees from March on, can be climbed all day, and Hyderabad stays near 28 degrees with cool evenings. In Rajasthan days are warm and nights fall to five or ten degrees. Fog is the price of going north: until the middle of the month it hides the sunrise at Agra, and it delays trains at Varanasi. Prayagraj fills with Magh Mela from about the fifteenth. Bhitarkanika closes for some nine days while its crocodiles are counted, so look at the dates before you book that park.',
  },
  {
    month: 'feb',
    slug: 'february',
    picture: 'udaipur-kumbhalgarh',
    name: 'Trips in February',
    title: 'Where to go in February in India',
    description:
      'Trips for February: Udaipur and Khajuraho, Ajanta and Ellora, coffee hills, the island of Majuli. What is shut, and where snow is deepest.',
    heading: 'Where to go in February',
    subtitle: 'The fog is gone, the heat has not come, and the rivers are clear.',
    lead,
    opening:
      'So many trips are at their best in February that it is easy to choose badly: think of what ends soon. Ajanta and Ellora are climbed in comfort, while from March their rock is too hot; Jaipur, Udaipur and Khajuraho can be walked at noon; mornings are cool on the coffee estates, and ferries to Majuli cross a low river. Birds have not yet left Chilika, and mustard is yellow along the roads of Punjab. Two sights are missing. Eravikulam above Munnar usually shuts for the calving of the tahr, and Muthanga in Wayanad may shut for fire risk in a dry year. At Solang the snow is at its deepest. Ramadan, which begins in February in 2027, quietens the desert camps of Dubai.',
  },
  {
    month: 'mar',
    slug: 'march',
    picture: 'nongriat-living-root-bridge',
    name: 'Trips in March',
    title: 'Where to go in March in India',
    description:
      'Trips for March: root bridges and rhinos in the northeast, the last snow at Solang, gurdwaras of Punjab, Langkawi and Dubai before the heat.',
    heading: 'Where to go in March',
    subtitle: 'The plains turn warm from the south upwards: look north, east and out to sea.',
    lead,
    opening:
      'Draw a line across the Deccan and stay off its stone, which is too hot by ten in the morning from March on. East of it the month is good: Kaziranga has burnt its grass and animals stand in the open, the steps to Nongriat are dry, and rhododendrons begin above Pelling. Solang has its last snow. Anandpur Sahib is mild, but Hola Mohalla brings lakhs of pilgrims, and Holi closes the core of Kanha for the day. Abroad, Langkawi and Dubai are at the end of their dry season; Bali is not worth the risk yet, and its airport closes for Nyepi.',
  },
  {
    month: 'apr',
    slug: 'april',
    picture: 'group-kashmir-tulips',
    name: 'Trips in April',
    title: 'Where to go in April in India',
    description:
      'Trips for April: tulips in Srinagar, rhododendrons in Darjeeling and Sikkim, animals at the lake of Periyar, calm seas in the Andamans.',
    heading: 'Where to go in April',
    subtitle: 'Flowers in the hills, animals at the water, and the last calm weeks of the islands.',
    lead,
    opening:
      'Three reasons to travel in April have nothing to do with escaping. The Tulip Garden of Srinagar is usually at its height in the first half, though a cold spring shifts it by a week. Rhododendrons flower round Darjeeling and Pelling, with haze before the peaks. And animals are easier to meet: they come to the lake of Periyar, and at Corbett the best weeks for tigers begin. The Andaman sea stays calm and clear to the end of the month; by May there can be squalls. On the plains the thermometer passes 40 degrees, and the cooler south means Yercaud, Kodaikanal or Ooty, all of them busy.',
  },
  {
    month: 'may',
    slug: 'may',
    picture: 'shimla-manali-solang',
    name: 'Trips in May',
    title: 'Where to go in May: school holidays in the hills',
    description:
      'Trips for May and the school holidays: Ooty in flower, Shimla and Manali, Kashmir, North Sikkim, the open Char Dham, and Bali in its dry months.',
    heading: 'Where to go in May',
    subtitle: 'School is out, so go high, go early in the month, and book rooms first.',
    lead,
    opening:
      'In May everybody wants the same cool air, so the question is which road is least crowded. Shimla, Manali and Nainital jam at weekends, Kodaikanal is full and Ooty holds its flower show; Kinnaur and Dalhousie are in season as well. North Sikkim has its rhododendrons, Pahalgam its meadows. The Char Dham open in late April or May, before the crowds of June. Tigers at Corbett are likeliest now, in great heat. Families whose holidays fix the dates can also join the group for Kuala Lumpur and Singapore, which leaves from Coimbatore: hot there, with showers mostly in the afternoon. Bali is dry by now, and quiet until July.',
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
    subtitle: 'The rain comes from the south; the mountains beyond it are just open.',
    lead,
    opening:
      'June is a race with the rain. It soaks Kerala and Coorg first, shuts the sea off Goa and sends leeches on to the paths of Meghalaya, while the slides of Himachal come in July. Razdan Pass, closed by snow for half the year, is reliably open now, so that Gurez can be reached; the meadows of Kashmir are green. Expect company in Shimla, Manali and on the Char Dham, where June is crowded. Outside India Bali is dry, and not yet as busy as in July and August. Leave a day between the last mountain road and the flight home.',
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
    subtitle: 'High and dry: the month of the long mountain roads.',
    lead,
    opening:
      'This is the one month that we call best for Spiti: the loop over Kunzum La is open, the slides of July and August are over, and early in October camps close. Kinnaur hangs red with apples from the middle of the month, and Gurez has its clearest sky. In the first half rain can still loosen the roads of Himachal, so the second is safer. Elsewhere wait: the Ganga may yet cover the ghats of Varanasi, Singapore hotels are dearest in the week of the Grand Prix, and Langkawi has its wettest weeks. Bali, by contrast, is dry and emptier than in August.',
  },
  {
    month: 'oct',
    slug: 'october',
    picture: 'munnar-tea-hills',
    name: 'Trips in October',
    title: 'Where to go in October in India',
    description:
      'Trips for October: green and clear Munnar and Wayanad, full falls at Dudhsagar, Varanasi before the fog, Delhi, Agra and Jaipur.',
    heading: 'Where to go in October',
    subtitle: 'Washed air, full waterfalls, and the great rivers back in their beds.',
    lead,
    opening:
      'The land is still green from the rain and the sky is already clear: that pairing lasts a few weeks only. Munnar and Wayanad have it, and so has Goa inland, where jeeps run again to Dudhsagar while the falls are full. On the Ganga boats move once more at Varanasi and Prayagraj, two months before the fog. Agra and Jaipur see days of 20 to 30 degrees. The east coast should wait, since cyclones there are likeliest in May and October, and Tamil Nadu has showers ahead of its wet November. Dasara fills every hotel in Mysuru, Puja week those of Darjeeling.',
  },
  {
    month: 'nov',
    slug: 'november',
    picture: 'kovalam-poovar-beaches',
    name: 'Trips in November',
    title: 'Where to go in November in India',
    description:
      'Trips for November: Goa, Gokarna, the Konkan and Kovalam with a calm sea, houseboats, Araku, the stepwells and the desert.',
    heading: 'Where to go in November',
    subtitle: 'The west coast is dry and its sea calm again; the southeast has its rain.',
    lead,
    opening:
      'Think of India as two coasts. On the west, from the Konkan by Goa and Gokarna to Kovalam, November is dry, the sea is calm and boats are out; on the southeast it is the wettest month, the delta around Kumbakonam floods, and gales can close the road to Dhanushkodi. Araku turns clear and cool after the cyclone weeks. The desert is in season, though parts of the salt in the Rann are still wet. In the Himalaya the peaks above Darjeeling stand out, while Kashmir is grey. Delhi lies in smog, so plan no day there.',
  },
  {
    month: 'dec',
    slug: 'december',
    picture: 'madurai-rameswaram',
    name: 'Trips in December',
    title: 'Where to go in December in India',
    description:
      'Trips for December: the temple towns of Tamil Nadu, the white Rann of Kutch, the birds of Chilika, the creeks of the Sundarbans.',
    heading: 'Where to go in December',
    subtitle: 'Tamil Nadu dries out, the Rann turns white, birds settle on Chilika.',
    lead,
    opening:
      'For temples this is the turn of the year: in Kanchipuram, Madurai and the Chola towns the rain has passed, and courtyards that burn bare feet in April are comfortable at noon. Horizons at Kanyakumari are clear for sunrise. The salt of the Rann has dried white, with nights near eight degrees; reptiles bask on the mudbanks of the Sundarbans in days of 20 to 26. Tiruvannamalai is best outside the ten days of Karthigai Deepam, which fall now or in November, and Shantiniketan is full for Poush Mela late in the month. Snow reaches Solang about then.',
  },
];
