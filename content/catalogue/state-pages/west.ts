/** The pages of Maharashtra, Gujarat, Rajasthan and Madhya Pradesh. */
import type { StatePage } from '../../schema/types';

export const maharashtra: StatePage = {
  id: 'maharashtra',
  picture: 'ajanta-ellora-caves',
  subtitle: 'Rock-cut caves, two pilgrim towns, and the slow shore road of the Konkan',
  description:
    'Tours in Maharashtra with prices and months: Ajanta and Ellora, Shirdi with Nashik and Trimbakeshwar, the Konkan from Ganpatipule to Tarkarli.',
  opening:
    'Legs for the caves, patience for the shrines, time for the coast: that is what Maharashtra takes. Ajanta and Ellora are day outings from one hotel in Chhatrapati Sambhajinagar: Ellora is next door, while Ajanta takes 100 km and 2.5 hours each way for its painted halls, and bearers with chairs can be hired for the steps. Shirdi and Nashik are 90 km apart on a plain road, and the queue, not the car, makes the timetable; every meal is vegetarian and Jain food is easy. The Konkan is the long one, from Kolhapur over Amba Ghat to the sea and then down narrow coast roads, with more than 6 hours of them on the third day. It pays in sea forts, backwaters and Malvani thalis with sol kadhi, and it ends on the doorstep of Goa.',
  season:
    'November to February suits caves, temples and coast. From March rock is too hot; Konkan ferries and sea sports rest from June to August. The Kumbh at Nashik runs to July 2028: avoid August and September 2027.',
  reach: [
    {
      gateway: 'sambhajinagar',
      text: 'Airport or station of Chhatrapati Sambhajinagar. Ellora is 30 km, Ajanta’s viewpoint 100 km, 2.5 hours.',
    },
    {
      gateway: 'nashik',
      text: 'Nashik Road station or the airport at Ozar. Shirdi is 90 km, 2 hours 15 minutes; Trimbak 30 km from Nashik.',
    },
    {
      gateway: 'kolhapur',
      text: 'Station or airport. Ganpatipule is 145 km by Amba Ghat; the tour ends at Kudal station or at Mopa airport in Goa.',
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
    'Long straight roads with little on them are what you remember of Gujarat: Rajkot to Dwarka, 230 km, takes 4.5 hours, and the causeway to Dholavira runs through the Rann itself. In Kutch the beds are part of the trip, a bhunga or a tent at Dhordo or Hodka, where nights fall to 8 degrees; in Saurashtra they are 3-star hotels beside the temples of Dwarka and Somnath; in Patan it is the best hotel in a small town. Few parts of India are easier for vegetarians and Jains, at every halt. Bring the original photo ID you booked with, as both the Rann permit and the jeep at Sasan Gir go by its number. The state is dry, with permits for visitors. The only stairs are in the stepwells, which can be enjoyed from the first landing.',
  asOf: '2026-11',
  season:
    'The Rann is white from December to February and under water into October. Gir is shut from 16 June to 15 October. November to February is cool everywhere; April to June passes 40 degrees inland.',
  reach: [
    { gateway: 'bhuj', text: 'Bhuj airport or station. Dhordo is 120 km by Nirona; Mandvi 65 km from Bhujodi.' },
    {
      gateway: 'rajkot',
      text: 'Rajkot Junction or the airport at Hirasar. Dwarka is 230 km, 4.5 hours; Junagadh 105 km, 2 hours.',
    },
    {
      gateway: 'ahmedabad',
      text: 'Airport or Ahmedabad Junction (Kalupur). Modhera is 100 km, 2 hours; Patan 35 km further.',
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
    'Jaipur and Pushkar are an easy pair, 150 km apart, and Udaipur has its lake, Nathdwara and Kumbhalgarh within 100 km. The desert is another scale: Bikaner to Jaisalmer is 335 km, Jaisalmer to Jodhpur 285 km and 5 hours. So take one city in four or five days, with afternoons free, or the whole arc from Jaipur to Udaipur in ten, about 1,400 km by car. Nights are in 3-star and heritage hotels, for couples in a lake-view haveli, and once under canvas with an attached bathroom at Sam. Vegetarian food is easy everywhere, and Pushkar serves nothing else. Jeeps climb to the gate of Amber and Mehrangarh has a lift; the other ramparts want legs that like stairs.',
  season:
    'November to February has warm days and cold nights. October and March are good in Jaipur and Udaipur, hot in Jaisalmer. From April camps close for heat and sandstorms; rain greens the Udaipur hills from July.',
  reach: [
    {
      gateway: 'jaipur',
      text: 'Jaipur airport or Jaipur Junction. Ajmer is 135 km, 2.5 hours, and Pushkar 15 km beyond.',
    },
    {
      gateway: 'udaipur',
      text: 'Udaipur airport at Dabok, 24 km from town, or Udaipur City station. Kumbhalgarh is 100 km by Nathdwara.',
    },
    { gateway: 'jaisalmer', text: 'Jaisalmer station or airport. The camps at Sam are 42 km away, 1 hour.' },
    {
      gateway: 'delhi',
      text: 'Delhi airport or New Delhi station, for the tour by Agra. Jaipur back to Delhi is 270 km, 5 hours.',
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
    'Trains and flights do the long part in Madhya Pradesh: you get down at Jhansi, Jabalpur or Indore, and no drive from one bed to the next is longer than 4 hours. What follows is early rising. At Kanha the jeep leaves the lodge at Khatia before light, near 2 degrees in midwinter, and shakes for four hours; at Khajuraho the western temples are seen at sunrise, from level lawns; at Ujjain and Omkareshwar the shrines set the clock; the island of Omkareshwar has steps and no vehicles. The evenings are quiet, beside the Betwa at Orchha or the Narmada ghats at Maheshwar. Kitchens near the temples are vegetarian by rule. Safari permits carry your ID number, so bring that very card.',
  asOf: '2026-11',
  season:
    'October to March is dry, with fog in early January. Kanha’s core is shut from July to September, and tigers come to water in the heat of May. In the rains boats stop at Bhedaghat and Omkareshwar.',
  reach: [
    {
      gateway: 'jhansi',
      text: 'Jhansi station (Virangana Lakshmibai Jhansi). Orchha is 18 km, 40 minutes; Khajuraho 175 km, 3.5 hours.',
    },
    {
      gateway: 'jabalpur',
      text: 'Jabalpur station or the airport at Dumna. Kanha’s gate at Khatia is 160 km by Mandla, 3 hours 45 minutes.',
    },
    {
      gateway: 'indore',
      text: 'Indore airport or Indore Junction. Ujjain is 55 km from the airport, 1.5 hours; Maheshwar 95 km, 2 hours 15 minutes.',
    },
  ],
  neighbours: ['uttar-pradesh', 'rajasthan', 'gujarat', 'maharashtra'],
};
