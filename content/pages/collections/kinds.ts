/** Trips of one kind. */
import type { TripKind } from '../../model/trip-facets';
import { byDays, byDrive, byPrice, byWeight, type Collection, type FinderChoice } from './collection';

const of =
  (kind: TripKind): Collection['has'] =>
  ({ kinds }) =>
    kinds.includes(kind);

const chosen = (id: TripKind): FinderChoice => ({ group: 'kind', id });

export const ofKinds: readonly Collection[] = [
  {
    slug: 'temples',
    picture: 'madurai-rameswaram',
    name: 'Temple and pilgrimage tours',
    title: 'Temple and pilgrimage tours across India',
    description:
      'Temples, gurdwaras, satras and monasteries: trips from one day in Kanchipuram to the twelve days of the Char Dham, shortest first.',
    heading: 'Temple and pilgrimage tours',
    subtitle: 'We plan darshan, aarti and langar around the hours when the doors are open.',
    lead: 'The shortest come first.',
    opening:
      'Many temples of the south close at noon and open again towards evening, so mornings start early and lunch is long. Next comes the queue. Shirdi has a gate and Tirumala a quota for older pilgrims. At Kamakhya the ordinary line takes two to four hours on a weekday. Some shrines ask for strong legs: Vaishno Devi is 27 km on foot there and back, Yamunotri 12 km on foot or by pony. Haridwar has its Ardh Kumbh from January to April 2027, and Nashik its Kumbh to July 2028. Round the bathing days cars are kept far out. Gurdwaras, Assamese satras and Himalayan monasteries are on this list too, since people travel to them for the same reason.',
    asOf: '2026-11',
    has: of('temples'),
    order: byDays,
    choice: chosen('temples'),
  },
  {
    slug: 'hills',
    picture: 'ooty-hill-station',
    name: 'Hill station and mountain tours',
    title: 'Hill station and mountain tours in India',
    description:
      'Hill stations of the south, the Himalaya and the plateau of Meghalaya: trips with nights in the hills, in the order of their longest drive.',
    heading: 'Hill stations and mountains',
    subtitle: 'You spend your nights where the air is cooler, among tea, toy trains, deodars and high passes.',
    lead: 'The trip with the shortest driving day comes first.',
    opening:
      'Yercaud has little over two hours in the car on its longest day. Ooty, where you sleep at 2,240 m, is a morning from Coimbatore. Darjeeling and Kalimpong never need more than three and a half hours. At the other end are Spiti, with a camp at 4,200 m, and North Sikkim. There Gurudongmar lies at about 5,200 m and is not advised over 65. In the south Munnar and Wayanad are at their best from October, Ooty and Kodaikanal from December into May. Go to the western Himalaya in spring and autumn. A few valleys behind the rain, such as Gurez, are best in the middle of summer. Pilgrimages into the mountains, to Vaishno Devi and the Char Dham, are listed with the temples.',
    // The trips to mountain temples are about the temples, not about the hills.
    has: ({ kinds }) => kinds.includes('hills') && kinds[0] !== 'temples',
    order: byDrive,
    choice: chosen('hills'),
  },
  {
    slug: 'beaches',
    picture: 'goa-beach-paradise',
    name: 'Beach holidays',
    title: 'Beach holidays: Goa, Kerala, Andaman and beyond',
    description:
      'Beach holidays on both coasts, in the Andaman Islands, Bali, Thailand and Langkawi, the cheapest for each person first.',
    heading: 'Beach holidays',
    subtitle: 'You sleep at least one night beside the sand, usually two or three.',
    lead: 'The lowest price for each person comes first.',
    opening:
      'The sea deepens slowly at Palolem, and Kovalam has its beach at the door: both are for doing nothing. For snorkelling there is Elephant Beach in the Andamans, and Gokarna joins temple mornings to Kudle and Om Beach. Aryapalli in Odisha is wide and empty, and for walking only. Goa and the Konkan are dry and calm from November to February, and the Andamans last into April. From June to September red flags close the sea of the west coast, while Bali is dry. Some trips see the sea for an evening between temples or hills, as at Malpe, Puri or Varkala. Look for those in the finder.',
    // Trips to temples or hills pass a beach on the way; those to cities have nights beside one.
    has: ({ kinds }) => kinds[0] === 'beaches' || (kinds[0] === 'cities' && kinds.includes('beaches')),
    order: byPrice,
    choice: chosen('beaches'),
  },
  {
    slug: 'wildlife',
    picture: 'kanha-tiger-safari',
    name: 'Wildlife and safari tours',
    title: 'Wildlife and safari tours: tigers, rhinos, lions',
    description:
      'Trips with a reserve or a safari in the plan: Kanha, Kaziranga, Gir, Corbett, the Sundarbans, Periyar and more, those made for the animals first.',
    heading: 'Wildlife and safari tours',
    subtitle: 'You go by jeep, by boat and on foot, at the hours when animals move.',
    lead: 'Trips made for the animals come first, then those with a park on the way; within each group the cheapest come first.',
    opening:
      'You see Kanha and Kaziranga from open jeeps with a high step, on tracks that are hard on a weak back. In the Sundarbans and Bhitarkanika you travel by boat, and climb in and out all day. Periyar is seen from a lake boat or on foot with a guide, Eravikulam from a paved path. Each has its season. Kaziranga is shut from May to September for rain and floods, and Gir from 16 June to 15 October. Eravikulam closes while the tahr calve, usually in February and March. Everybody who rides in a jeep carries an original ID, children too. Nobody can promise a tiger; a second safari simply doubles the hours in which to meet one.',
    // A trip of three kinds has few animals among many other sights.
    has: ({ kinds }) => kinds.includes('wildlife') && kinds.length < 3,
    order: byWeight('wildlife'),
    choice: { group: 'sight', id: 'wildlife' },
  },
  {
    slug: 'heritage',
    picture: 'hampi-badami',
    name: 'Forts, palaces and ruins',
    title: 'Heritage tours: forts, palaces, caves and ruins',
    description:
      'Hampi, Ajanta, Khajuraho, the forts of Rajasthan, the mansions of Chettinad and more: heritage trips, the shortest first.',
    heading: 'Forts, palaces and ruins',
    subtitle: 'You see carved rock, painted walls and the cities that built them.',
    lead: 'The shortest come first.',
    opening:
      'Count the steps first. Ajanta asks for about 100, and Daulatabad fort, on the way to Ellora, for 750 if you climb it. Golconda has 360, and Hampi 500 with the sunset from Matanga Hill, while the lawns of Khajuraho are level. Shade matters as much, because stone keeps the heat. So nearly all these trips are at their best from November to February. The Taj, Varanasi and Punjab are better in October, November, February and March, outside the weeks of fog. Museums are closed on one day of the week: on Fridays in Hyderabad, on Mondays in Patiala. For a first taste take Agra or Mahabalipuram. For the long story take the ten days from Jaipur by Jaisalmer to Udaipur.',
    // A third kind is only a stop on the way.
    has: ({ kinds }) => kinds.slice(0, 2).includes('heritage'),
    order: byDays,
    choice: chosen('heritage'),
  },
  {
    slug: 'cities',
    picture: 'hyderabad-charminar-golconda',
    name: 'City tours',
    title: 'City tours: Hyderabad, Jaipur, Dubai, Singapore',
    description:
      'Bazaars, towers and museums: trips with at least a day in a big city, at home and abroad, in the order of their longest drive.',
    heading: 'City tours',
    subtitle: 'You have museums by day, bazaars by evening, and a bed in the middle of it.',
    lead: 'The trip with the shortest driving day comes first.',
    opening:
      'Singapore has up to eight kilometres on foot on its longest day, and hardly two hours in a vehicle: good shoes matter more than the car. Groups fly together from Chennai or Coimbatore, with the flights in the price. If you go to Dubai, Bangkok, Kuala Lumpur or Singapore on your own, you book the flight yourself. In India the old quarters are the heart of it: the lanes round the Charminar, the Hawa Mahal in Jaipur, Mattancherry, and Kumartuli in Kolkata, where idols are made. Evenings count as well: a dinner cruise in Bangkok, the fountains near Mysuru, Kathakali in Fort Kochi, biryani in Hyderabad.',
    has: of('cities'),
    order: byDrive,
    choice: chosen('cities'),
  },
];
