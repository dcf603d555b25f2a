/** The pages of West Bengal, Sikkim, Assam, Meghalaya and Odisha. */
import type { StatePage } from '../../schema/types';

export const westBengal: StatePage = {
  id: 'west-bengal',
  picture: 'darjeeling-kalimpong',
  subtitle: 'Darjeeling at one end, mangrove creeks at the other, Tagore and terracotta between',
  description:
    'Tours in West Bengal with prices and best months: Darjeeling and Kalimpong, the Sundarbans by boat, Kolkata with Shantiniketan and Bishnupur.',
  opening:
    'West Bengal reaches from Kangchenjunga to the tide, and no tour tries to do both. The hills begin at Bagdogra. Darjeeling, at 2,050 m, is 70 km and 3 hours away by Kurseong. You sleep there three nights in one hotel, get up in the dark for Tiger Hill and ride the toy train round Batasia Loop. The delta begins where the road ends, at Godkhali, 90 km from Kolkata. From there everything is a boat, including the way to the lodge at Pakhiralay, and you step on and off it six to eight times a day. The country road between Shantiniketan and Bishnupur is slower than it looks, 4 hours for 125 km. Cooks think of fish first, but vegetarian thalis are at every halt, and Marwari kitchens in the hills cook Jain meals.',
  season:
    'November to February suits Kolkata, the delta and Bishnupur. The hills are clearest from mid-October to December and in flower in April. June to September brings rain, rough rivers and landslides.',
  reach: [
    {
      gateway: 'bagdogra',
      text: 'We meet you at Bagdogra airport or New Jalpaiguri (NJP). Darjeeling is 70 km by Kurseong and takes 3 hours. Kalimpong is 80 km away.',
    },
    {
      gateway: 'kolkata',
      text: 'Arrive at Kolkata airport, Howrah or, for Shantiniketan, Sealdah. Godkhali, for the Sundarbans boat, is 90 km away and takes 3 hours.',
    },
  ],
  neighbours: ['sikkim', 'assam', 'odisha'],
};

export const sikkim: StatePage = {
  id: 'sikkim',
  picture: 'gangtok-tsomgo-nathula',
  subtitle: 'Gangtok and the border lakes, the monasteries of the west, the high road north',
  description:
    'Tours in Sikkim with prices, permits and open months: Gangtok with Tsomgo and Nathula, Namchi and Pelling, Lachen, Gurudongmar and Lachung.',
  opening:
    'You enter Sikkim from the plains of West Bengal and climb along the Teesta to Gangtok at 1,650 m. The 125 km from Bagdogra take 4 hours 45 minutes. After that each direction has its own temper. South and west, by Namchi, Ravangla and Pelling, you move 50 to 60 km a day between monasteries, towards Kangchenjunga. East lies Nathula, for Indian nationals only. North is hard going, with 180 km on the day of Gurudongmar Lake, at about 5,200 m, and plain village hotels in Lachen and Lachung. It is not advised over 65, or with heart, lung or blood pressure trouble. East and north need permits, for which you send a voter card or passport and photographs. Meals grow simpler the farther you go, mostly rice, dal and vegetables. Ask for Jain food when you book.',
  asOf: '2026-11',
  season:
    'April, October and November suit every tour: rhododendrons come first, clear peaks later. In January and February snow can shut Nathula for days. From June to September expect landslides and leeches.',
  reach: [
    {
      gateway: 'bagdogra',
      text: 'You arrive in West Bengal, at Bagdogra airport or New Jalpaiguri station. Gangtok is 125 km away. Namchi is 100 km and takes 4 hours, and Pelling is 135 km by Jorethang.',
    },
  ],
  neighbours: ['west-bengal'],
};

export const assam: StatePage = {
  id: 'assam',
  picture: 'kaziranga-rhino-safari',
  subtitle: 'Rhino country, a river island of monasteries, and the temple hill over Guwahati',
  description:
    'Tours in Assam with prices and open months: Kaziranga jeep safaris, Majuli and the Ahom town of Sivasagar, Kamakhya with Hajo and Sualkuchi.',
  opening:
    'The Brahmaputra runs the timetable in Assam. With the rain it shuts Kaziranga from May to September. When it is high, the ferry to Umananda does not sail. To reach Majuli you cross it, an hour by boat from Nimati Ghat, up a plank and off another. For the rest the valley is easy. Hardly anything lies above 100 m, and Guwahati to Kohora, the base for three ranges of rhino country, is 195 km and 4.5 hours. Jorhat has an airport of its own for the upper river. You sleep in a 3-star resort by the park, in a bamboo cottage or guest house on the island, in town hotels elsewhere. An Assamese thali is available without meat, though on Majuli Jain meals need a week’s notice. Indian nationals need no permit.',
  asOf: '2026-11',
  season:
    'November to March is dry and mild in the whole valley. Ranges of Kaziranga reopen one by one in October and November. Raas at the November full moon fills Majuli; the Ambubachi Mela shuts Kamakhya in late June.',
  reach: [
    {
      gateway: 'guwahati',
      text: 'Come to Guwahati airport, 25 km from town, or to Guwahati station. Kohora, for Kaziranga, is 195 km from town and takes 4.5 hours.',
    },
    {
      gateway: 'jorhat',
      text: 'Arrive at Jorhat airport or Jorhat Town station. The Majuli ferry leaves from Nimati Ghat, 16 km away.',
    },
  ],
  neighbours: ['meghalaya', 'west-bengal'],
};

export const meghalaya: StatePage = {
  id: 'meghalaya',
  picture: 'nongriat-living-root-bridge',
  subtitle: 'The falls of Sohra, a clear river at Dawki, a root bridge at the foot of 3,500 steps',
  description:
    'Tours in Meghalaya with prices and dry months: Shillong and Sohra, Dawki with Mawlynnong, and the double-decker root bridge at Nongriat.',
  opening:
    'The plateau of Meghalaya ends in cliffs, and its tours differ in how far they walk down. On the Shillong and Sohra tour you see the falls of Sohra from platforms at road level. You can leave out the cave and the steps of Elephant Falls. The Dawki tour adds stone steps to the root bridge at Riwai. Nongriat means 3,500 steps down from Tyrna, a night in a Khasi homestay with shared toilets, and the same steps up again. Every tour lands at Guwahati in Assam and climbs past Umiam Lake to Shillong, 120 km from the airport and 3.5 hours. From there distances shrink, to 54 km for Sohra and 78 km for Mawlynnong, and roads twist. Rooms are 3-star or the best in town, by the Umngot a riverside guest house or cottage tent. Away from Shillong you eat rice, dal and vegetables, and Jain travellers carry snacks. Indian visitors need no inner line permit.',
  asOf: '2026-11',
  season:
    'November to February is dry. In October the falls are full and the rain ends; March has first showers. The Umngot is clear from November to March. June to September is among the wettest seasons on earth, with slimy steps.',
  reach: [
    {
      gateway: 'guwahati',
      text: 'You arrive in Assam, at Guwahati airport or station. Shillong is 120 km from the airport and takes 3.5 hours. Sohra is 54 km beyond Shillong.',
    },
  ],
  neighbours: ['assam'],
};

export const odisha: StatePage = {
  id: 'odisha',
  picture: 'puri-konark-bhubaneswar',
  subtitle: 'Jagannath and the Sun Temple, the birds of Chilika, the crocodiles of Bhitarkanika',
  description:
    'Tours in Odisha with prices and open months: Puri, Konark and Bhubaneswar, Chilika Lake with Gopalpur, Bhitarkanika with Ratnagiri.',
  opening:
    'Roads in Odisha are easy; it is crowds and boats that tire you. Every tour begins and ends at Bhubaneswar. Puri is the near one, 65 km by Dhauli and Pipili. Its temple has wheelchairs and a line for seniors, and Konark is a morning’s outing. Chilika and Gopalpur lie down the coast, 175 km at the farthest, with lakeside hotels of 2 or 3-star class and more boats than cars. Bhitarkanika is for the fit: after the road to Khola it is 15 km by creek to the forest camp at Dangamal. Boats have steep steps or a plank, and a full hospital is about 2 hours off. Temple food comes without onion or garlic, and the lake serves crab and fish. Only Hindus are admitted to Jagannath and Lingaraj; others see both from outside.',
  season:
    'December and February suit every tour. Chilika’s birds build up in November and leave by early March; Bhitarkanika shuts from May to July and for about nine days in January. Cyclones are likeliest in May and October.',
  reach: [
    {
      gateway: 'bhubaneswar',
      text: 'Arrive at Bhubaneswar airport or station. Puri is 65 km away, and Mangalajodi on Chilika 68 km. Khola, for the Bhitarkanika boat, is 160 km away, and Gopalpur 175 km.',
    },
  ],
  neighbours: ['west-bengal', 'andhra-pradesh'],
};
