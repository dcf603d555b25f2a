/** The pages of Maharashtra, Gujarat, Rajasthan and Madhya Pradesh. */
import type { StatePage } from '../../schema/types';

export const maharashtra: StatePage = {
  id: 'maharashtra',
  picture: 'ajanta-ellora-caves',
  subtitle: 'Rock-cut caves, two pilgrim towns, and the slow shore road of the Konkan',
  description:
    'Tours in Maharashtra with prices and months: Ajanta and Ellora, Shirdi with Nashik and Trimbakeshwar, the Konkan from Ganpatipule to Tarkarli.',
  opening:
    'Legs for the caves, patience for the shrines, time for the coast: that is what Maharashtra takes. Ajanta and Ellora are day outings from one hotel in Chhatrapati Sambhajinagar. Ellora is next door, while Ajanta takes 100 km and 2.5 hours each way for its painted halls. You can hire bearers with chairs for the steps. Shirdi and Nashik are 90 km apart on a plain road, and the queue, not the car, makes the timetable. Every meal is vegetarian and Jain food is easy. The Konkan tour is the long one, from Kolhapur over Amba Ghat to the sea. From there you drive down narrow coast roads, with more than 6 hours of them on the third day. It repays you with sea forts, backwaters and Malvani thalis with sol kadhi, and ends on the doorstep of Goa.',
  season:
    'November to February suits caves, temples and coast. From March the rock is too hot. Konkan ferries and sea sports stop from June to August. The Kumbh at Nashik runs to July 2028: avoid August and September 2027.',
  reach: [
    {
      gateway: 'sambhajinagar',
      text: 'Arrive at the airport or station of Chhatrapati Sambhajinagar. Ellora is 30 km away. Ajanta’s viewpoint is 100 km and takes 2.5 hours.',
    },
    {
      gateway: 'nashik',
      text: 'We meet you at Nashik Road station or the airport at Ozar. Shirdi is 90 km away, 2 hours 15 minutes. Trimbak is 30 km from Nashik.',
    },
    {
      gateway: 'kolhapur',
      text: 'Come to Kolhapur by train or by air. Ganpatipule is 145 km by Amba Ghat. The tour ends at Kudal station or at Mopa airport in Goa.',
    },
  ],
  neighbours: ['goa', 'karnataka', 'telangana', 'madhya-pradesh', 'gujarat'],
};

export const gujarat: StatePage = {
  id: 'gujarat',
  picture: 'rann-of-kutch',
  subtitle: 'White salt, lion country, temples of the sea and stepwells, on straight and quiet roads',
  description:
    'Tours in Gujarat with prices and best months: the White Rann and Dholavira, Dwarka, Somnath and Gir, Modhera and the Patan stepwells.',
  opening:
    'Long straight roads with little on them are what you remember of Gujarat. Rajkot to Dwarka, 230 km, takes 4.5 hours, and the causeway to Dholavira runs through the Rann itself. In Kutch the beds are part of the trip: a bhunga or a tent at Dhordo or Hodka, where nights fall to 8 degrees. In Saurashtra you sleep in 3-star hotels beside the temples of Dwarka and Somnath, in Patan in the best hotel of a small town. Few parts of India are easier for vegetarians and Jains, at every halt. Bring the original photo ID you booked with, as both the Rann permit and the jeep at Sasan Gir go by its number. Alcohol is banned in the state, with permits for visitors. The only stairs are in the stepwells, which can be enjoyed from the first landing.',
  asOf: '2026-11',
  season:
    'The Rann is white from December to February and under water into October. Gir is shut from 16 June to 15 October. November to February is cool everywhere; April to June passes 40 degrees inland.',
  reach: [
    {
      gateway: 'bhuj',
      text: 'Come to Bhuj by air or by train. Dhordo is 120 km by Nirona, and Mandvi 65 km from Bhujodi.',
    },
    {
      gateway: 'rajkot',
      text: 'We meet you at Rajkot Junction or the airport at Hirasar. Dwarka is 230 km away and takes 4.5 hours. Junagadh is 105 km, 2 hours.',
    },
    {
      gateway: 'ahmedabad',
      text: 'Start from the airport or from Ahmedabad Junction (Kalupur). Modhera is 100 km away, 2 hours by car, and Patan 35 km further.',
    },
  ],
  neighbours: ['maharashtra', 'madhya-pradesh', 'rajasthan'],
};

export const rajasthan: StatePage = {
  id: 'rajasthan',
  picture: 'rajasthan-grand-circuit',
  subtitle: 'One city in four days, or all of them in ten: forts, lakes and the dunes at Sam',
  description:
    'Jaipur and Pushkar, Udaipur and Kumbhalgarh, a Jaisalmer desert camp, the ten-day circuit: tours in Rajasthan with prices and best months.',
  opening:
    'Jaipur and Pushkar are an easy pair, 150 km apart, and Udaipur has its lake, Nathdwara and Kumbhalgarh within 100 km. The desert is another scale: Bikaner to Jaisalmer is 335 km, Jaisalmer to Jodhpur 285 km and 5 hours. So take one city in four or five days, with afternoons free. Or take the whole arc from Jaipur to Udaipur in ten days, about 1,400 km by car. Nights are in 3-star and heritage hotels, for couples in a lake-view haveli, and once under canvas with an attached bathroom at Sam. Vegetarian food is easy everywhere, and Pushkar serves nothing else. Jeeps climb to the gate of Amber and Mehrangarh has a lift; the other ramparts want legs that like stairs.',
  season:
    'November to February has warm days and cold nights. October and March are good in Jaipur and Udaipur, hot in Jaisalmer. From April camps close for heat and sandstorms. From July rain turns the Udaipur hills green.',
  reach: [
    {
      gateway: 'jaipur',
      text: 'We meet you at Jaipur airport or Jaipur Junction. Ajmer is 135 km away, 2.5 hours, and Pushkar 15 km beyond.',
    },
    {
      gateway: 'udaipur',
      text: 'Come to Udaipur airport at Dabok, 24 km from town, or to Udaipur City station. Kumbhalgarh is 100 km away by Nathdwara.',
    },
    {
      gateway: 'jaisalmer',
      text: 'Arrive at Jaisalmer station or airport. The camps at Sam are 42 km away, 1 hour by car.',
    },
    {
      gateway: 'delhi',
      text: 'The tour by Agra starts at Delhi airport or New Delhi station. Jaipur back to Delhi is 270 km and takes 5 hours.',
    },
    { gateway: 'bengaluru', text: 'The group flies from Kempegowda airport to Jaipur, and home from Jodhpur.' },
  ],
  neighbours: ['gujarat', 'madhya-pradesh', 'uttar-pradesh', 'punjab'],
};

export const madhyaPradesh: StatePage = {
  id: 'madhya-pradesh',
  picture: 'kanha-tiger-safari',
  subtitle: 'Khajuraho, Kanha and the Narmada, each half a day from a railway junction',
  description:
    'Tours in Madhya Pradesh with prices and best months: Orchha and Khajuraho, a Kanha tiger safari with Bhedaghat, Ujjain and Omkareshwar.',
  opening:
    'Trains and flights do the long part in Madhya Pradesh. You get down at Jhansi, Jabalpur or Indore, and no drive from one bed to the next is longer than 4 hours. What follows is early rising. At Kanha the jeep leaves the lodge at Khatia before light, near 2 degrees in midwinter, and shakes for four hours. At Khajuraho you see the western temples at sunrise, from level lawns. At Ujjain and Omkareshwar the shrines set the clock, and the island of Omkareshwar has steps and no vehicles. The evenings are quiet, beside the Betwa at Orchha or the Narmada ghats at Maheshwar. Kitchens near the temples are vegetarian by rule. Safari permits carry your ID number, so bring that very card.',
  asOf: '2026-11',
  season:
    'October to March is dry, with fog in early January. Kanha’s core is shut from July to September, and tigers come to water in the heat of May. In the rains boats stop at Bhedaghat and Omkareshwar.',
  reach: [
    {
      gateway: 'jhansi',
      text: 'Get down at Jhansi station (Virangana Lakshmibai Jhansi). Orchha is 18 km away, 40 minutes by car. Khajuraho is 175 km and takes 3.5 hours.',
    },
    {
      gateway: 'jabalpur',
      text: 'We meet you at Jabalpur station or the airport at Dumna. Kanha’s gate at Khatia is 160 km away by Mandla, 3 hours 45 minutes.',
    },
    {
      gateway: 'indore',
      text: 'Come to Indore airport or Indore Junction. Ujjain is 55 km from the airport and takes 1.5 hours. Maheshwar is 95 km, 2 hours 15 minutes.',
    },
  ],
  neighbours: ['uttar-pradesh', 'rajasthan', 'gujarat', 'maharashtra'],
};
