/** The pages of Uttar Pradesh, Uttarakhand, Himachal Pradesh, Jammu & Kashmir and Punjab. */
import type { StatePage } from '../../schema/types';

export const uttarPradesh: StatePage = {
  id: 'uttar-pradesh',
  picture: 'varanasi-sarnath-ghats',
  subtitle: 'Kashi, Ayodhya, the Sangam and the Taj, on the level plain of the Ganga and the Yamuna',
  description:
    'Tours in Uttar Pradesh with prices and best months: Varanasi and Sarnath, Ayodhya and Prayagraj, the Taj Mahal with Fatehpur Sikri.',
  opening:
    'The best hour in Uttar Pradesh is the first one. The boat leaves Assi Ghat at dawn, and you see the Taj at sunrise or, in fog, at noon. The plain is dead level, between 75 and 190 m, and the highways are long rather than hard. Ayodhya to Prayagraj is 170 km and 4 hours. From Prayagraj back to Lucknow it is 210 km, with a stop at Shringverpur. It is people who slow you down. Cars cannot enter the lanes round the great temples, so the last stretch goes by e-rickshaw and on foot. Phones wait in a locker at Kashi Vishwanath. Elders are looked after: wheelchairs are lent at the Taj and at Ram Mandir. Rooms are in 3-star hotels, and meals are vegetarian. A group leaves from Chennai with a Tamil-speaking manager, and has idli or pongal on most mornings.',
  season:
    'October, November, February and March are mild and clear. Fog from mid-December to mid-January delays trains and hides the river and the Taj. April to June passes 42 degrees. In July and August floods stop the boats.',
  reach: [
    {
      gateway: 'varanasi',
      text: 'We meet you at Varanasi airport, 25 km and 1 hour from the hotel, or at Varanasi Junction or Banaras station.',
    },
    {
      gateway: 'lucknow',
      text: 'Arrive at Lucknow airport or Charbagh station. Ayodhya is 145 km away and takes 3 hours.',
    },
    {
      gateway: 'agra',
      text: 'We pick you up at Agra Cantt station or at your hotel in Agra. Fatehpur Sikri is 37 km away, 1 hour by car.',
    },
    { gateway: 'chennai', text: 'The group flies from Chennai to Varanasi, and home from Lucknow.' },
  ],
  neighbours: ['uttarakhand', 'rajasthan', 'madhya-pradesh'],
};

export const uttarakhand: StatePage = {
  id: 'uttarakhand',
  picture: 'valley-of-flowers-trek',
  subtitle: 'From the ghats of Haridwar at 310 m to Hemkund above 4,300 m: choose your height first',
  description:
    'Tours in Uttarakhand with prices and open months: Char Dham, Haridwar and Rishikesh, Corbett with Nainital, the Valley of Flowers trek.',
  opening:
    'Haridwar and Rishikesh, 25 km apart at little over 300 m, are a gentle long weekend of ghats and aartis. Corbett and the lakes of Nainital, at 1,940 m, are reached by road from Delhi. Beyond Rishikesh the road follows the Ganga’s headwaters, and hours stop matching kilometres. The 275 km from Haridwar to Joshimath take 10 hours. On the Char Dham route days of 6 to 9 hours are normal. A helicopter spares you the climb to Kedarnath, while Yamunotri is still a day on foot or by pony. Up there hotels are simple, the best each halt has, and all food is vegetarian. The yatra has an age limit, about 70 years with a doctor’s consent. The trek is for those who walk daily.',
  season:
    'The dhams open in late April or May and close about Diwali. July and August, with landslides, suit only the Valley of Flowers; spring and autumn suit the rest. The Ardh Kumbh fills Haridwar from January to April 2027.',
  reach: [
    {
      gateway: 'haridwar',
      text: 'We meet you at Haridwar Junction, and for Char Dham and Rishikesh also at Dehradun airport. Rishikesh is 25 km away, Barkot 200 km and Joshimath 275 km.',
    },
    {
      gateway: 'delhi',
      text: 'The tour starts at your hotel, New Delhi station or the airport. Ramnagar, for Corbett, is 250 km by road and takes 6 hours.',
    },
  ],
  neighbours: ['uttar-pradesh', 'himachal-pradesh'],
};

export const himachalPradesh: StatePage = {
  id: 'himachal-pradesh',
  picture: 'spiti-valley-key-monastery',
  subtitle: 'Mountain tours, from a room in Manali to a loop over Kunzum La at 4,551 m',
  description:
    'Tours in Himachal Pradesh with prices and open months: Shimla and Manali, Spiti, Kinnaur, Dalhousie and Dharamshala, a snow honeymoon.',
  opening:
    'Nearly everything in Himachal starts at Chandigarh. From there Shimla is 115 km and takes 4 hours. Manali is 300 km and takes 8. On the Sutlej road to Kalpa a single day can mean 9.5 hours in the car. Dalhousie and Dharamshala are reached from Pathankot, 82 km below. In the hill stations you sleep at about 2,000 m in 3-star hotels, easy for families and couples. Past Narkanda it is the best house in the village, then guest houses in Kaza. Near Chandratal it is a tent with beds at 4,200 m, which is for fit people with a doctor’s clearance. Meals are plain, and vegetarian where you ask. Many Tibetan kitchens in McLeod Ganj cook meat. Kinnaur needs no permit as far as Chitkul and Kalpa.',
  asOf: '2026-11',
  season:
    'March to June and October are the mild months of the hill stations, January and February those of snow. July and August bring landslides everywhere. The Spiti loop is open from mid-June to early October, best in September.',
  reach: [
    {
      gateway: 'chandigarh',
      text: 'Come to Chandigarh airport or station. Shimla is 115 km away and takes 4 hours. Narkanda is 175 km, 6 hours. To Manali it is 300 km, 8 hours.',
    },
    {
      gateway: 'pathankot',
      text: 'Arrive at Pathankot Cantt or Pathankot Junction. Dalhousie is 82 km away and takes 3 hours. The tour can end at Kangra airport.',
    },
  ],
  neighbours: ['jammu-kashmir', 'punjab', 'uttarakhand'],
};

export const jammuKashmir: StatePage = {
  id: 'jammu-kashmir',
  picture: 'srinagar-gulmarg-pahalgam',
  subtitle: 'The valley from Srinagar, Gurez beyond its rim, and the walk to Vaishno Devi from Jammu',
  description:
    'Tours in Jammu & Kashmir with prices and open months: the valley with a houseboat, tulips, Gurez, Vaishno Devi with Patnitop, a honeymoon.',
  opening:
    'If you go to Vaishno Devi, you arrive at Jammu. It is an hour and a half to Katra, then 13 km up on foot to the Bhawan. Ponies, battery cars or a helicopter are there for those who need them, and deodar meadows at Patnitop come afterwards. If you go to the valley, you fly to Srinagar, from where nothing is far. Gulmarg is 52 km and Pahalgam 92 km away, short enough for slow mornings. Gurez alone is an expedition: 145 km over the Razdan Pass to guest houses in Dawar and a log-house homestay in Tulail. A night afloat on Dal Lake is part of nearly every tour of the valley. The meals are vegetarian, or Jain if you tell us three days before. Indians need a photo identity card and no permit. Foreign guests register at Srinagar airport, and for Gurez need a permit from Bandipora.',
  asOf: '2026-11',
  season:
    'April brings blossom and tulips, May and June meadows, September and October clear air. Gurez opens in June. Gulmarg is deep in snow in January and February. March and November are grey in the valley, mild at Katra.',
  reach: [
    {
      gateway: 'srinagar',
      text: 'Srinagar airport is 14 km and 45 minutes from the hotels. Gulmarg is 52 km away. Pahalgam is 92 km and takes 3 hours.',
    },
    {
      gateway: 'jammu',
      text: 'We meet you at Jammu Tawi station or Jammu airport. Katra is 48 km from the Raghunath Temple. Patnitop is 110 km away, 3 hours by car.',
    },
    { gateway: 'delhi', text: 'The group flies from Delhi to Srinagar and back.' },
  ],
  neighbours: ['himachal-pradesh', 'punjab'],
};

export const punjab: StatePage = {
  id: 'punjab',
  picture: 'amritsar-golden-temple-wagah',
  subtitle: 'Gurdwaras, the border at Attari and two princely capitals, never above 320 m',
  description:
    'Amritsar with the Attari border, the gurdwaras of Anandpur Sahib, Patiala and Kapurthala: tours in Punjab with prices and best months.',
  opening:
    'Few tours in the north are easier to drive than those of Punjab. The roads are level, from 230 to 320 m above the sea, and the fullest day has about 4 hours in the car. You carry a scarf, as heads are covered in every gurdwara, and your original identity card for the border stands at Attari. You are given langar, a vegetarian meal for anybody who sits down. The larger halls have chairs for those whose knees do not allow the floor. Hotels are 3-star in Amritsar, Patiala and Jalandhar, and the best there is in Anandpur Sahib. The Golden Temple lends wheelchairs without charge. Most big gurdwaras have ramps or lifts, so three generations can travel together. Palaces are the slower pleasure, and Patiala’s museums are closed on Mondays.',
  season:
    'October, November, February and March are mild, with mustard in flower from January. Winter fog slows highways, flights and trains. From May to August the open stands at Attari have 40 degrees or rain.',
  reach: [
    {
      gateway: 'amritsar',
      text: 'Arrive at Amritsar station or airport. The border at Attari is 30 km away, an hour by car.',
    },
    {
      gateway: 'chandigarh',
      text: 'We meet you at Chandigarh station or the airport at Mohali. Patiala is 75 km away. Anandpur Sahib is 85 km and takes 2 hours.',
    },
  ],
  neighbours: ['jammu-kashmir', 'himachal-pradesh', 'rajasthan'],
};
