/** The pages of Uttar Pradesh, Uttarakhand, Himachal Pradesh, Jammu & Kashmir and Punjab. */
import type { StatePage } from '../../schema/types';

export const uttarPradesh: StatePage = {
  id: 'uttar-pradesh',
  picture: 'varanasi-sarnath-ghats',
  subtitle: 'Kashi, Ayodhya, the Sangam and the Taj, on the level plain of the Ganga and the Yamuna',
  description:
    'Tours in Uttar Pradesh with prices and best months: Varanasi and Sarnath, Ayodhya and Prayagraj, the Taj Mahal with Fatehpur Sikri.',
  opening:
    'The best hour in Uttar Pradesh is the first one: the boat leaves Assi Ghat at dawn, and the Taj is seen at sunrise or, in fog, at noon. The plain is dead level, between 75 and 190 m, and the highways are long rather than hard: Ayodhya to Prayagraj is 170 km and 4 hours, Prayagraj back to Lucknow 210 km with a stop at Shringverpur. It is people who slow you down. Cars cannot enter the lanes round the great temples, so the last stretch goes by e-rickshaw and on foot, and phones wait in a locker at Kashi Vishwanath. Elders are looked after: wheelchairs are lent at the Taj and at Ram Mandir. Rooms are in 3-star hotels, meals vegetarian, and a group leaves from Chennai with a Tamil-speaking manager, and idli or pongal on most mornings.',
  season:
    'October, November, February and March are mild and clear. Fog from mid-December to mid-January delays trains and hides river and Taj. April to June passes 42 degrees; in July and August floods stop the boats.',
  reach: [
    {
      gateway: 'varanasi',
      text: 'Varanasi airport, 25 km and 1 hour from the hotel, or Varanasi Junction or Banaras station.',
    },
    { gateway: 'lucknow', text: 'Lucknow airport or Charbagh station. Ayodhya is 145 km, 3 hours.' },
    { gateway: 'agra', text: 'Agra Cantt station or your hotel in Agra. Fatehpur Sikri is 37 km, 1 hour.' },
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
    'Haridwar and Rishikesh, 25 km apart at little over 300 m, are a gentle long weekend of ghats and aartis. Corbett and the lakes of Nainital, at 1,940 m, are reached by road from Delhi. Beyond Rishikesh the road follows the Ganga’s headwaters, and hours stop matching kilometres: 275 km from Haridwar to Joshimath are 10 hours, and days of 6 to 9 hours are normal on the Char Dham route, where a helicopter spares you the climb to Kedarnath, while Yamunotri is still a day on foot or by pony. Up there hotels are simple, the best each halt has, and all food is vegetarian. The yatra has its upper limits, about 70 years with a doctor’s consent; the trek is for those who walk daily.',
  season:
    'The dhams open in late April or May and close about Diwali. July and August, with landslides, suit only the Valley of Flowers; spring and autumn suit the rest. The Ardh Kumbh fills Haridwar from January to April 2027.',
  reach: [
    {
      gateway: 'haridwar',
      text: 'Haridwar Junction; for Char Dham and Rishikesh also Dehradun airport. Rishikesh is 25 km, Barkot 200 km, Joshimath 275 km.',
    },
    {
      gateway: 'delhi',
      text: 'Your hotel, New Delhi station or the airport. Ramnagar, for Corbett, is 250 km by road, 6 hours.',
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
    'Chandigarh to Shimla is 115 km and takes 4 hours, Manali 300 km and 8, and on the Sutlej road to Kalpa a single day can mean 9.5 hours in the car. Nearly everything starts at Chandigarh; Dalhousie and Dharamshala are reached from Pathankot, 82 km below. In the hill stations you sleep at about 2,000 m in 3-star hotels, easy for families and couples. Past Narkanda it is the best house in the village, then guest houses in Kaza and a tent with beds at 4,200 m near Chandratal, which is for fit people with a doctor’s clearance. Meals are plain and vegetarian where you ask; many Tibetan kitchens in McLeod Ganj cook meat. Kinnaur needs no permit as far as Chitkul and Kalpa.',
  asOf: '2026-11',
  season:
    'March to June and October are the mild months of the hill stations, January and February those of snow. July and August bring landslides everywhere. The Spiti loop is open from mid-June to early October, best in September.',
  reach: [
    {
      gateway: 'chandigarh',
      text: 'Chandigarh airport or station. Shimla is 115 km, 4 hours; Narkanda 175 km, 6 hours; Manali 300 km, 8 hours.',
    },
    {
      gateway: 'pathankot',
      text: 'Pathankot Cantt or Pathankot Junction. Dalhousie is 82 km, 3 hours; the tour can end at Kangra airport.',
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
    'Those who go to Vaishno Devi arrive at Jammu: an hour and a half to Katra, then 13 km up on foot to the Bhawan, with ponies, battery cars or a helicopter for those who need them, and deodar meadows at Patnitop afterwards. Those who go to the valley fly to Srinagar, from where nothing is far: Gulmarg 52 km, Pahalgam 92 km, short enough for slow mornings. Gurez alone is an expedition, 145 km over the Razdan Pass to guest houses in Dawar and a log-house homestay in Tulail. A night afloat on Dal Lake is part of nearly every tour of the valley, with vegetarian meals, or Jain ones if told three days before. Indians need a photo identity card and no permit; foreign guests register at Srinagar airport, and for Gurez need a permit from Bandipora.',
  asOf: '2026-11',
  season:
    'April for blossom and tulips, May and June for meadows, September and October for clear air. Gurez opens in June. Gulmarg is deep in snow in January and February; March and November are grey in the valley, mild at Katra.',
  reach: [
    {
      gateway: 'srinagar',
      text: 'Srinagar airport, 14 km and 45 minutes from the hotels. Gulmarg is 52 km, Pahalgam 92 km, 3 hours.',
    },
    {
      gateway: 'jammu',
      text: 'Jammu Tawi station or Jammu airport. Katra is 48 km from the Raghunath Temple; Patnitop 110 km, 3 hours.',
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
    'Few tours in the north are easier to drive than those of Punjab: level roads from 230 to 320 m above the sea, and about 4 hours in the car on the fullest day. What you carry is a scarf, as heads are covered in every gurdwara, and your original identity card for the border stands at Attari. What you are given is langar, vegetarian, for anybody who sits down, with chairs in the larger halls for knees that cannot. Hotels are 3-star in Amritsar, Patiala and Jalandhar, and the best there is in Anandpur Sahib. The Golden Temple lends wheelchairs without charge and most big gurdwaras have ramps or lifts, so three generations can travel together. Palaces are the slower pleasure: Patiala’s museums shut on Mondays.',
  season:
    'October, November, February and March are mild, with mustard in flower from January. Winter fog slows highways, flights and trains. From May to August it is 40 degrees or rain in the open stands at Attari.',
  reach: [
    { gateway: 'amritsar', text: 'Amritsar station or airport. The border at Attari is 30 km, an hour.' },
    {
      gateway: 'chandigarh',
      text: 'Chandigarh station or the airport at Mohali. Patiala is 75 km, Anandpur Sahib 85 km, 2 hours.',
    },
  ],
  neighbours: ['jammu-kashmir', 'himachal-pradesh', 'rajasthan'],
};
