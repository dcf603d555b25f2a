/** The pages of Tamil Nadu, Kerala, Karnataka, Andhra Pradesh, Telangana and Goa. */
import type { StatePage } from '../../schema/types';

export const tamilNadu: StatePage = {
  id: 'tamil-nadu',
  picture: 'chola-temples-thanjavur',
  subtitle: 'Day trips from Chennai, temple towns of the delta, and three hill stations above the heat',
  description:
    'Tours in Tamil Nadu from a day at Kanchipuram to four days of Chola temples, with prices, months and the nearest station or airport.',
  opening:
    'In Tamil Nadu you travel in short hops from a town near the sights. The hill tours start at Coimbatore, Madurai and Salem. The temple tours start at Chennai, Madurai, Tiruchirappalli and Kumbakonam, and Kanyakumari is easiest from Thiruvananthapuram, over the Kerala line. On the plain the roads are level and quick. The ghats below Ooty, Kodaikanal and Yercaud are all bends, and the nights above them are cool. Temples close at midday, so you walk barefoot on stone early and late: a pleasure in January and a trial in May. The day tours are back in Chennai by evening. On the others you sleep in 3-star and 4-star hotels, or in a merchant’s house at Kanadukathan. Vegetarian food is found nearly everywhere. Elders do well here, because most temples are on level ground and the big ones can usually lend a wheelchair.',
  season:
    'Mid-December to February is dry and mild everywhere. The hills stay good into May, when the plains reach 38 to 41 degrees. The north-east monsoon brings its heaviest rain in November.',
  reach: [
    {
      gateway: 'chennai',
      text: 'We pick you up at your hotel, Chennai Central or Egmore. Mahabalipuram is 58 km away and Kanchipuram 75 km. Tiruvannamalai is 195 km by Gingee and takes 4 hours.',
    },
    {
      gateway: 'coimbatore',
      text: 'Arrive at the airport or at Coimbatore Junction. Ooty is 90 km up the ghat, a drive of 3 hours 15 minutes.',
    },
    {
      gateway: 'madurai',
      text: 'Come by air, or by train to Madurai Junction. Kodaikanal is 120 km away and takes 3.5 hours. Rameswaram is 175 km, 3 hours 45 minutes.',
    },
    {
      gateway: 'tiruchirappalli',
      text: 'The tours begin at the airport or at Tiruchirappalli Junction. Thanjavur is 58 km away, and Kanadukathan in Chettinad 85 km by Thirumayam.',
    },
    {
      gateway: 'kumbakonam',
      text: 'The station is in the temple town. If you ask, we meet you at Tiruchirappalli airport.',
    },
    {
      gateway: 'salem',
      text: 'You arrive at Salem Junction or at the airport. Yercaud is 32 km away and takes 1 hour 15 minutes.',
    },
    {
      gateway: 'thiruvananthapuram',
      text: 'We meet you at the airport, Central station or Nagercoil Junction. Kanyakumari is 90 km away by Suchindram.',
    },
  ],
  neighbours: ['kerala', 'karnataka', 'andhra-pradesh'],
};

export const kerala: StatePage = {
  id: 'kerala',
  picture: 'kerala-package',
  subtitle: 'Tea hills, houseboats and beaches, from Kochi, Kozhikode or Thiruvananthapuram',
  description:
    'Tours in Kerala with prices, best months and driving times: Munnar, Thekkady, Wayanad, the Alleppey houseboats, Kovalam and Fort Kochi.',
  opening:
    'Kerala is a long coast with hills close behind it, and the town you land in settles the trip. Kochi is the start for Munnar, Thekkady, Vagamon and the houseboats, Kozhikode for Wayanad, Thiruvananthapuram for Kovalam and Poovar. Distances look short and take long. Kochi to Munnar is 130 km and 4.5 hours of bends. From Thekkady down to the boats at Alleppey it is 150 km and takes just as long. A second night in one place is therefore worth more than one more stop. You sleep in hill hotels between 800 and 1,500 m, aboard a private houseboat, and beside the sand at Marari. The boat ties up at dusk, because the canals then belong to the fishermen. Its cook makes vegetarian or Jain meals if you tell us two days before. No permit is needed on any route.',
  season:
    'December and January are mild and clear, October and November green with showers. The sea is calm until February. In June and July rain holds up boats and hill roads. Eravikulam usually shuts for calving in February and March.',
  reach: [
    {
      gateway: 'kochi',
      text: 'We meet you at Kochi airport or Ernakulam Junction. Munnar is 130 km away, 4.5 hours, and Vagamon 100 km. The houseboat jetty is 85 km from the airport and takes 2.5 hours.',
    },
    {
      gateway: 'kozhikode',
      text: 'Arrive at Kozhikode station or at Calicut airport at Karipur. Lakkidi, the top of the Wayanad ghat, is 60 km away and takes 2 hours or more.',
    },
    {
      gateway: 'thiruvananthapuram',
      text: 'Come by air, or by train to Central station. Kovalam is 16 km away, 40 minutes by car.',
    },
  ],
  neighbours: ['tamil-nadu', 'karnataka'],
};

export const karnataka: StatePage = {
  id: 'karnataka',
  picture: 'hampi-badami',
  subtitle: 'Coffee hills, the boulders of Hampi and a coast of temples, each from its own gateway',
  description:
    'Tours in Karnataka with prices and best months: Mysuru and Coorg from Bengaluru, Hampi from Hubballi, the Gokarna coast from Mangaluru.',
  opening:
    'Karnataka is three holidays that hardly touch. From Bengaluru the road goes west by Mysuru and Bylakuppe to the coffee estates round Madikeri. That is 260 km, and 6 hours before the first estate dinner. From Hubballi it crosses the dry Deccan to Hampi and the red caves of Badami. Hotels there are in plain country towns, and you climb at either end of the day. From Mangaluru the road follows the sea to Gokarna and Murudeshwar. Or it turns inland from Udupi to Kollur and climbs the Agumbe ghat to Sringeri and Horanadu, a round of temples with few steps. Vegetarian meals are the rule at nearly every halt, though Kodava kitchens in Coorg are known for pork curry. The most steps are at Hampi, some 500 on the day of Matanga Hill. The longest drives are those to Coorg and back.',
  season:
    'November to February is dry in all three regions. From June to August rain is heavy on the ghats, on the coast and in Coorg, and light at Hampi. April and May are too hot there for bare rock.',
  reach: [
    {
      gateway: 'bengaluru',
      text: 'We meet you at KSR Bengaluru station or a hotel in the city. Mysuru is 145 km away, 3 hours. Madikeri in Coorg is 260 km and takes 6 hours.',
    },
    {
      gateway: 'mangaluru',
      text: 'Start from the airport or from Mangaluru Central. Udupi is 58 km away, 1.5 hours, and Murudeshwar 155 km. Gokarna is 230 km and takes 5 hours.',
    },
    {
      gateway: 'hubballi',
      text: 'Come by air, or by train to SSS Hubballi Junction. Hosapete, the town for Hampi, is 150 km away and takes 3 hours. Badami is 110 km away.',
    },
  ],
  neighbours: ['kerala', 'tamil-nadu', 'andhra-pradesh', 'telangana', 'maharashtra', 'goa'],
};

export const andhraPradesh: StatePage = {
  id: 'andhra-pradesh',
  picture: 'gandikota-belum-caves',
  subtitle: 'Tirupati, the gorge of Gandikota and the coffee valley of Araku',
  description:
    'Tirupati darshan in two days, Gandikota and Belum Caves in three, Araku Valley in four: tours in Andhra Pradesh with prices and months.',
  opening:
    'Each tour of Andhra needs its own preparation. For Tirupati it is the darshan ticket, sold in your own name, usually about three months ahead. Nobody in jeans passes the special entry. For Gandikota it is a torch and steady feet. You sleep in the tourism hotel or one as simple, stand at 5:30 am above a gorge without a fence, and after breakfast go 46 m underground at Belum. Araku needs little but patience. Its train takes 4 hours 15 minutes over 130 km of hills from Visakhapatnam. Two slow nights follow, among coffee at 910 m. Town hotels are 3-star. Meals are vegetarian, and hot with chilli unless you ask for less. On the Tirumala hill meat and alcohol are forbidden.',
  asOf: '2026-11',
  season:
    'January and February suit every tour. Araku is clear from November, Gandikota has water from October, and Tirupati stays good in March. November and December can bring cyclone rain to the coast.',
  reach: [
    {
      gateway: 'tirupati',
      text: 'Arrive at Tirupati station or at the airport at Renigunta. Tirumala is 20 km up the ghat, 45 minutes by car. Srikalahasti is 37 km away.',
    },
    { gateway: 'kadapa', text: 'Kadapa has a station and an airport. Gandikota is 80 km away, a drive of 2 hours.' },
    {
      gateway: 'visakhapatnam',
      text: 'We meet you at Visakhapatnam Junction or the airport. Araku is 130 km by the hill train. Borra Caves are 92 km away by road, 3 hours 15 minutes.',
    },
  ],
  neighbours: ['telangana', 'tamil-nadu', 'karnataka', 'odisha'],
};

export const telangana: StatePage = {
  id: 'telangana',
  picture: 'hyderabad-charminar-golconda',
  subtitle: 'Hyderabad first, then Kakatiya stone at Warangal and the Godavari at Bhadrachalam',
  description:
    'Charminar and Golconda, Ramoji Film City, Warangal and Ramappa, the Papikondalu boat: tours in Telangana with prices and best months.',
  opening:
    'Every road we drive in Telangana begins in Hyderabad. Inside the city nothing is more than 12 km from the hotel. What takes the time is traffic, the 360 steps of Golconda and dinner: dum biryani, or its vegetable cousin. Hanamkonda, next to Warangal, is 145 km out. The Ramappa Temple is another 70 km, so seeing it and driving home makes a day of 7 hours in the car. Bhadrachalam is the far end, 340 km away. People go there for Rama’s temple and for a long day by boat into the Papikondalu gorge. Hotels are 3-star in Hyderabad and Hanamkonda, and the best air-conditioned one in Bhadrachalam. Children like the tour with Ramoji Film City best. If you dislike long drives, stay in the city.',
  season:
    'October to February is dry with cool evenings. From March to June stone and tarmac pass 40 degrees. Papikondalu boats stop when the Godavari floods, usually from July to October.',
  reach: [
    {
      gateway: 'hyderabad',
      text: 'We meet you at the airport at Shamshabad, 35 km and 1 hour from the hotel, or at the stations of Hyderabad and Secunderabad.',
    },
  ],
  neighbours: ['andhra-pradesh', 'karnataka', 'maharashtra'],
};

export const goa: StatePage = {
  id: 'goa',
  picture: 'palolem-south-goa',
  subtitle: 'Tours between the forts of the north, the coves of the south and the forest behind',
  description:
    'Forts and beaches of the north, Palolem and the south, Old Goa with the Dudhsagar jeep, or both coasts: tours in Goa with prices and months.',
  opening:
    'In the north of Goa you stay at a beach resort in Calangute or a hotel in Candolim. You go out to Portuguese forts, and by ferry to Tiracol. In the south it is rooms or cottages at Benaulim and Palolem, and the outings are a lagoon, kayaks and a turtle beach. In the forest behind you sleep one night in a lodge near Mollem, for the jeep to Dudhsagar. Moving from Calangute to Palolem is 105 km with a fort on the way, the longest drive of the beach tours. Almost everything is at sea level, and if you prefer, you can look at the forts from below. Vegetarian food is easy to find. Jain meals are simpler in Calangute and Panaji than in Palolem, and shacks share their pans.',
  season:
    'November to February is dry with a calm sea, and the south keeps its huts and boats to April. From June to September shacks are down, boats stop and red flags close the sea.',
  reach: [
    {
      gateway: 'goa',
      text: 'Mopa airport is 40 km and 1 hour from Calangute. Dabolim airport is 65 km and 2 hours from Palolem. By train you can arrive at Madgaon, Thivim or Canacona.',
    },
  ],
  neighbours: ['maharashtra', 'karnataka'],
};
