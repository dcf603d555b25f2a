/** The pages of Tamil Nadu, Kerala, Karnataka, Andhra Pradesh, Telangana and Goa. */
import type { StatePage } from '../../schema/types';

export const tamilNadu: StatePage = {
  id: 'tamil-nadu',
  picture: 'chola-temples-thanjavur',
  subtitle: 'Day trips from Chennai, temple towns of the delta, and three hill stations above the heat',
  description:
    'Tours in Tamil Nadu from a day at Kanchipuram to four days of Chola temples, with prices, months and the nearest station or airport.',
  opening:
    'Tamil Nadu is travelled in short hops from a town near the sights. The hill tours start at Coimbatore, Madurai and Salem, the temple tours at Chennai, Madurai, Tiruchirappalli and Kumbakonam, and Kanyakumari is easiest from Thiruvananthapuram, over the Kerala line. On the plain the roads are level and quick; the ghats below Ooty, Kodaikanal and Yercaud are all bends, and the nights above them cool. Temples rest at midday, so you walk barefoot on stone early and late, a pleasure in January and a trial in May. The day tours come home to Chennai by evening; on the others you sleep in 3-star and 4-star hotels, or in a merchant’s house at Kanadukathan. Vegetarian food is found nearly everywhere. Elders do well: most temples are on the level, and the big ones can usually lend a wheelchair.',
  season:
    'Mid-December to February is dry and mild everywhere. The hills stay good into May, when the plains reach 38 to 41 degrees. The north-east monsoon brings its heaviest rain in November.',
  reach: [
    {
      gateway: 'chennai',
      text: 'Pick-up at your hotel, Chennai Central or Egmore. Mahabalipuram is 58 km away, Kanchipuram 75 km, Tiruvannamalai 195 km, 4 hours by Gingee.',
    },
    { gateway: 'coimbatore', text: 'Airport or Coimbatore Junction. Ooty is 90 km up the ghat, 3 hours 15 minutes.' },
    {
      gateway: 'madurai',
      text: 'Airport or Madurai Junction. Kodaikanal is 120 km, 3.5 hours; Rameswaram 175 km, 3 hours 45 minutes.',
    },
    {
      gateway: 'tiruchirappalli',
      text: 'Airport or Tiruchirappalli Junction. Thanjavur is 58 km, Kanadukathan in Chettinad 85 km by Thirumayam.',
    },
    { gateway: 'kumbakonam', text: 'The station is in the temple town. Tiruchirappalli airport on request.' },
    { gateway: 'salem', text: 'Salem Junction or airport. Yercaud is 32 km, 1 hour 15 minutes.' },
    {
      gateway: 'thiruvananthapuram',
      text: 'Airport or Central station, or Nagercoil Junction. Kanyakumari is 90 km away by Suchindram.',
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
    'Kerala is a long coast with hills close behind it, and the town you land in settles the trip: Kochi for Munnar, Thekkady, Vagamon and the houseboats, Kozhikode for Wayanad, Thiruvananthapuram for Kovalam and Poovar. Distances look short and take long. Kochi to Munnar is 130 km and 4.5 hours of bends; from Thekkady down to the boats at Alleppey it is 150 km and just as long. A second night in one place is therefore worth more than one more stop. You sleep in hill hotels between 800 and 1,500 m, aboard a private houseboat that ties up at dusk because the canals then belong to the fishermen, and beside the sand at Marari. The boat’s cook makes vegetarian or Jain meals if told two days before. No permit is needed on any route.',
  season:
    'December and January are mild and clear, October and November green with showers; the sea is calm until February. In June and July rain holds up boats and hill roads. Eravikulam usually shuts for calving in February and March.',
  reach: [
    {
      gateway: 'kochi',
      text: 'Kochi airport or Ernakulam Junction. Munnar is 130 km, 4.5 hours; Vagamon 100 km; the houseboat jetty 85 km from the airport, 2.5 hours.',
    },
    {
      gateway: 'kozhikode',
      text: 'Kozhikode station or Calicut airport at Karipur. Lakkidi, the top of the Wayanad ghat, is 60 km, 2 hours and more.',
    },
    { gateway: 'thiruvananthapuram', text: 'Airport or Central station. Kovalam is 16 km, 40 minutes.' },
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
    'Karnataka is three holidays that hardly touch. From Bengaluru the road goes west by Mysuru and Bylakuppe to the coffee estates round Madikeri: 260 km, and 6 hours before the first estate dinner. From Hubballi it crosses the dry Deccan to Hampi and the red caves of Badami, where hotels are in plain country towns and climbs are made at either end of the day. From Mangaluru it follows the sea to Gokarna and Murudeshwar, or turns inland from Udupi to Kollur and climbs the Agumbe ghat to Sringeri and Horanadu, a round of temples with few steps. Vegetarian meals are the rule at nearly every halt, though Kodava kitchens in Coorg are known for pork curry. The most steps are at Hampi, some 500 on the day of Matanga Hill; the longest drives are those to Coorg and back.',
  season:
    'November to February is dry in all three regions. June to August is heavy rain on the ghats, the coast and in Coorg, light rain at Hampi, where April and May are too hot for bare rock.',
  reach: [
    {
      gateway: 'bengaluru',
      text: 'KSR Bengaluru station or a hotel in the city. Mysuru is 145 km, 3 hours; Madikeri in Coorg 260 km, 6 hours.',
    },
    {
      gateway: 'mangaluru',
      text: 'Airport or Mangaluru Central. Udupi is 58 km, 1.5 hours; Murudeshwar 155 km; Gokarna 230 km, 5 hours.',
    },
    {
      gateway: 'hubballi',
      text: 'Airport or SSS Hubballi Junction. Hosapete, the town for Hampi, is 150 km, 3 hours; Badami 110 km.',
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
    'Each tour of Andhra needs its own preparation. For Tirupati it is the darshan ticket, sold in your own name, usually about three months ahead; nobody in jeans passes the special entry. For Gandikota it is a torch and steady feet: you sleep in the tourism hotel or one as simple, stand at 5:30 am above a gorge without a fence, and after breakfast go 46 m underground at Belum. Araku needs little but patience: its train takes 4 hours 15 minutes over 130 km of hills from Visakhapatnam, and two slow nights follow at 910 m among coffee. Town hotels are 3-star. Meals are vegetarian, and hot with chilli unless you ask for less; on the Tirumala hill meat and alcohol are forbidden.',
  asOf: '2026-11',
  season:
    'January and February suit every tour. Araku is clear from November, Gandikota has water from October, and Tirupati stays good in March. November and December can bring cyclone rain to the coast.',
  reach: [
    {
      gateway: 'tirupati',
      text: 'Tirupati station or the airport at Renigunta. Tirumala is 20 km up the ghat, 45 minutes; Srikalahasti 37 km.',
    },
    { gateway: 'kadapa', text: 'Kadapa station or airport. Gandikota is 80 km, 2 hours.' },
    {
      gateway: 'visakhapatnam',
      text: 'Visakhapatnam Junction or airport. Araku is 130 km by the hill train; Borra Caves 92 km by road, 3 hours 15 minutes.',
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
    'Every road we drive in Telangana begins in Hyderabad. Inside the city nothing is more than 12 km from the hotel, and what takes the time is traffic, the 360 steps of Golconda and dinner: dum biryani, or its vegetable cousin. Hanamkonda, next to Warangal, is 145 km out; the Ramappa Temple another 70 km, so that seeing it and driving home makes a day of 7 hours in the car. Bhadrachalam is the far end, 340 km, and is visited for Rama’s temple and for a long day by boat into the Papikondalu gorge. Hotels are 3-star in Hyderabad and Hanamkonda, and the best air-conditioned one in Bhadrachalam. Children like the tour with Ramoji Film City best; those who dislike long drives should stay in the city.',
  season:
    'October to February is dry with cool evenings. From March to June stone and tarmac pass 40 degrees. Papikondalu boats stop when the Godavari floods, usually from July to October.',
  reach: [
    {
      gateway: 'hyderabad',
      text: 'The airport at Shamshabad, 35 km and 1 hour from the hotel, or the stations of Hyderabad and Secunderabad.',
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
    'The north of Goa means a beach resort at Calangute or a hotel at Candolim, with Portuguese forts and the ferry to Tiracol on the outings; the south means rooms or cottages at Benaulim and Palolem, where the outings are a lagoon, kayaks and a turtle beach; the forest behind means one night in a lodge near Mollem, for the jeep to Dudhsagar. Moving from Calangute to Palolem is 105 km with a fort on the way, the longest drive of the beach tours. Almost everything is at sea level, and forts can be looked at from below by those who prefer to. Vegetarian food is easy to find; Jain meals are simpler in Calangute and Panaji than in Palolem, and shacks share their pans.',
  season:
    'November to February is dry with a calm sea; the south keeps its huts and boats to April. From June to September shacks are down, boats stop and red flags close the sea.',
  reach: [
    {
      gateway: 'goa',
      text: 'Two airports: Mopa, 40 km and 1 hour from Calangute, and Dabolim, 65 km and 2 hours from Palolem. Stations: Madgaon, Thivim, Canacona.',
    },
  ],
  neighbours: ['maharashtra', 'karnataka'],
};
