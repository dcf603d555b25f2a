/** Trips of one kind. */
import type { TripKind } from '../../queries/trip-facets';
import { byDays, byDrive, byPrice, type Collection } from './collection';

const of =
  (kind: TripKind): Collection['has'] =>
  (facets) =>
    facets.kinds.includes(kind);

export const ofKinds: readonly Collection[] = [
  {
    slug: 'temples',
    picture: 'madurai-rameswaram',
    name: 'Temple and pilgrimage tours',
    title: 'Temple and pilgrimage tours across India',
    description:
      'Temples, gurdwaras, satras and monasteries: trips from one day in Kanchipuram to the twelve days of the Char Dham, shortest first.',
    heading: 'Temple and pilgrimage tours',
    subtitle: 'Darshan, aarti and langar, planned around the hours of the doors.',
    lead: 'The shortest first.',
    opening:
      'A pilgrimage is planned by opening hours, not by distance. Many temples of the south close at noon and open again towards evening, so mornings start early and lunch is long. Next comes the queue: at Tirumala and Shirdi there is a way for the aged, at Kamakhya the ordinary line can stand for three hours. Some shrines ask for more: Vaishno Devi is 27 km on foot there and back, Yamunotri 12 km on foot or by pony. Gurdwaras, Assamese satras and Himalayan monasteries stand on this list with the temples, since people travel to them for the same reason.',
    has: of('temples'),
    order: byDays,
  },
  {
    slug: 'hills',
    picture: 'ooty-hill-station',
    name: 'Hill station and mountain tours',
    title: 'Hill station and mountain tours in India',
    description:
      'Hill stations of the south, the Himalaya and the plateau of Meghalaya: trips with nights in the hills, in the order of their longest drive.',
    heading: 'Hill stations and mountains',
    subtitle: 'Tea and toy trains, deodars, high passes: nights where the air is cooler.',
    lead: 'The one with the shortest driving day first.',
    opening:
      'Two numbers tell these trips apart: hours on bends, and metres of the highest night. Yercaud has little over two hours in the car on its longest day; Ooty sleeps at 2,240 m after a morning from Coimbatore; Darjeeling and Kalimpong never need more than three and a half. At the other end stand Spiti, with a camp at 4,200 m, and North Sikkim, where Gurudongmar lies at 5,200 m and is not advised over 65. The southern hills are at their best in the dry cold of winter, the western Himalaya in spring and autumn, and a few valleys behind the rain, such as Gurez, in the middle of summer.',
    has: of('hills'),
    order: byDrive,
  },
  {
    slug: 'beaches',
    picture: 'goa-beach-paradise',
    name: 'Beach holidays',
    title: 'Beach holidays: Goa, Kerala, Andaman and beyond',
    description:
      'Beach trips on both coasts, in the Andaman Islands, Bali, Thailand and Langkawi, the cheapest for each person first.',
    heading: 'Beach holidays',
    subtitle: 'Sand under bare feet at least once, usually on more than one day.',
    lead: 'The lowest price for each person first.',
    opening:
      'Ask what the beach is for. For doing nothing there are Palolem, which shelves gently, and Kovalam; for snorkelling there is Elephant Beach in the Andamans; for pilgrims with an hour to spare there are Gokarna, Malpe and Chandrabhaga, where the sea comes as a gift between temples. Aryapalli in Odisha is wide and empty, and for walking only. Goa and the Konkan are dry and calm from November to February, the Andamans last into April, and Bali begins when India is hot. In July, with rain over most of India, look to Bali, which is dry.',
    has: of('beaches'),
    order: byPrice,
  },
  {
    slug: 'wildlife',
    picture: 'kanha-tiger-safari',
    name: 'Wildlife and safari tours',
    title: 'Wildlife and safari tours: tigers, rhinos, lions',
    description:
      'Trips with a reserve or a safari in the plan: Kanha, Kaziranga, Gir, Corbett, the Sundarbans, Periyar and more, the cheapest first.',
    heading: 'Wildlife and safari tours',
    subtitle: 'By jeep, by boat and on foot, at the hours when animals move.',
    lead: 'The lowest price for each person first.',
    opening:
      'The animal decides the season and the vehicle decides the guest. Kanha and Kaziranga are seen from open jeeps with a high step, whose tracks shake a weak back; the Sundarbans and Bhitarkanika from boats, which one climbs in and out of all day; Periyar from a lake boat or on foot with a guide; Eravikulam from a paved path. Kaziranga is under water from May to September, and Eravikulam shuts while the tahr calve, usually in February and March. Everybody who rides in a jeep carries an original ID, children too. Nobody can promise a tiger; a second safari simply doubles the hours in which to meet one.',
    has: of('wildlife'),
    order: byPrice,
  },
  {
    slug: 'heritage',
    picture: 'hampi-badami',
    name: 'Forts, palaces and ruins',
    title: 'Heritage tours: forts, palaces, caves and ruins',
    description:
      'Hampi, Ajanta, Khajuraho, the forts of Rajasthan, the mansions of Chettinad and more: heritage trips, the shortest first.',
    heading: 'Forts, palaces and ruins',
    subtitle: 'Carved rock, painted walls and the cities that built them.',
    lead: 'The shortest first.',
    opening:
      'Count the steps before you count the monuments. The days around Ajanta and Ellora ask for up to 750, Golconda for 360, and Hampi for 500 with the sunset from Matanga Hill; the lawns of Khajuraho are level. Shade is the other question, because stone keeps the heat: nearly all these trips are at their best from November to February, and the Taj and Varanasi rather in October, November, February and March, when fog is thinner. For a first taste take Agra or Mahabalipuram; for the long story, the ten days from Jaipur by Jaisalmer to Udaipur.',
    has: of('heritage'),
    order: byDays,
  },
  {
    slug: 'cities',
    picture: 'hyderabad-charminar-golconda',
    name: 'City tours',
    title: 'City tours: Hyderabad, Jaipur, Dubai, Singapore',
    description:
      'Bazaars, towers and museums: trips with at least a day in a big city, at home and abroad, in the order of their longest drive.',
    heading: 'City tours',
    subtitle: 'Bazaars by evening, museums by day, and a bed in the middle of it.',
    lead: 'The one with the shortest driving day first.',
    opening:
      'A city trip spares the road and asks for the feet: Singapore has eight kilometres of walking on its longest day, yet hardly two hours in a vehicle. Abroad the question is whose flights are included; groups fly together from Chennai or Coimbatore, while for Dubai, Bangkok, Kuala Lumpur and Singapore on your own you book the flight yourself. In India the old quarters are the heart of it: the lanes round the Charminar, the Hawa Mahal in Jaipur, Mattancherry, and Kumartuli in Kolkata, where idols are made. Fort Kochi is easy too, with hardly two hours in the car on either day.',
    has: of('cities'),
    order: byDrive,
  },
];
