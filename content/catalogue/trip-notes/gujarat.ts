/** Trip notes of the packages in Gujarat. */
import type { TripNotes } from '../../schema/types';

export const gujarat: readonly TripNotes[] = [
  {
    id: 'rann-of-kutch',
    summary:
      'Sunset on the salt at Dhordo, the road across the Rann to Dholavira and the sea palace of Mandvi, from Bhuj.',
    gateway: 'bhuj',
    start: 'Bhuj airport or Bhuj station, by 1:30 pm',
    end: 'Bhuj airport or Bhuj station, about 1 pm',
    route: ['Bhuj', 'Nirona', 'Dhordo', 'Kala Dungar', 'Dholavira', 'Bhujodi', 'Mandvi', 'Bhuj'],
    plan: [
      {
        title: 'Arrive in Bhuj: Prag Mahal and Aina Mahal',
        text: 'Prag Mahal and Aina Mahal share a courtyard and reopen at about 3 pm, well after the pick-up at Bhuj airport (5 km) or station (3 km) and lunch. First the mirrors and Delft tiles of Aina Mahal, which is closed on Thursdays, then Prag Mahal and its clock tower, a narrow stair worth the climb. Walk round Hamirsar Lake at dusk. If day 1 is a Thursday, Aina Mahal waits for day 5, provided you leave that evening.',
        meals: 'Dinner',
        overnight: 'Bhuj',
        legs: [],
      },
      {
        title: 'Bhuj to Dhordo by Nirona, 130 km',
        text: 'Rogan art, castor oil colour painted from a stylus, is the craft of the Khatri family at Nirona, 40 km, 1 hour, from Bhuj; off at 9:00 am. Two hours with them and with the bell makers and lac turners nearby. Then 50 km, just over an hour, to Bhirandiyara, where Rann permits are checked, and on to Dhordo by 2:30 pm for a late lunch. Go out to the White Rann, 6 km, at 4:30 pm, and stay till the light has gone.',
        meals: 'Breakfast and dinner',
        overnight: 'Dhordo or Hodka',
        legs: [
          { from: 'bhuj', to: 'nirona', km: 40, hours: 1, by: 'car' },
          { from: 'nirona', to: 'bhirandiyara', km: 50, hours: 1.2, by: 'car' },
          { from: 'bhirandiyara', to: 'dhordo', km: 30, hours: 0.6, by: 'car' },
          { from: 'dhordo', to: 'white-rann', km: 6, hours: 0.2, by: 'car' },
          { from: 'white-rann', to: 'dhordo', km: 6, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Dhordo to Dholavira by Kala Dungar, 160 km',
        text: 'Back on the road at 9:00 am by Bhirandiyara to Khavda, 50 km, 1 hour, then 25 km up to Kala Dungar, 462 m, the highest point of Kutch, with the Rann spread to the north. Down to Khavda for lunch, and 60 km, 1.5 hours, across the Rann on the straight causeway people call the Road to Heaven; flamingos stand beside it while there is water. Reach Dholavira by 3:15 pm; sunset by the salt.',
        meals: 'Breakfast and dinner',
        overnight: 'Dholavira',
        legs: [
          { from: 'dhordo', to: 'bhirandiyara', km: 30, hours: 0.6, by: 'car' },
          { from: 'bhirandiyara', to: 'khavda', km: 20, hours: 0.4, by: 'car' },
          { from: 'khavda', to: 'kala-dungar', km: 25, hours: 0.75, by: 'car' },
          { from: 'kala-dungar', to: 'khavda', km: 25, hours: 0.7, by: 'car' },
          { from: 'khavda', to: 'dholavira', km: 60, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Dholavira to Mandvi by Bhujodi, 205 km',
        text: 'At the Harappan city by 8:00 am with a guide, two hours: great reservoirs, the citadel gate and the stadium ground, with no shade. Its small museum is closed on Fridays. Leave at 10:30 am, 140 km, 3 hours by Khavda and Bhuj, to Bhujodi and lunch. Weavers at their pit looms from 2:30 to 3:45 pm, some of the doors open to all. Mandvi is 65 km, 1 hour 15 minutes: the beach before sunset.',
        meals: 'Breakfast and dinner',
        overnight: 'Mandvi',
        legs: [
          { from: 'dholavira', to: 'bhujodi', km: 140, hours: 3, by: 'car' },
          { from: 'bhujodi', to: 'mandvi', km: 65, hours: 1.25, by: 'car' },
        ],
      },
      {
        title: 'Vijay Vilas Palace, Mandvi to Bhuj, 75 km',
        text: 'Wooden dhows are built by hand at the shipyard on the Rukmavati, our stop at 8:30 am; then Vijay Vilas Palace, 8 km west, which opens at about 9 am: an hour for the rooms and the roof pavilion facing the sea. Leave at 11:15 am and reach Bhuj station or airport by 1 pm. Book flights after 3 pm. The evening trains to Ahmedabad and Mumbai leave time for Bhuj bazaar.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'mandvi', to: 'vijay-vilas-palace', km: 8, hours: 0.25, by: 'car' },
          { from: 'vijay-vilas-palace', to: 'bhuj', km: 66, hours: 1.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night each in Bhuj and Mandvi, 3-star hotels, twin sharing',
      'One night each in a bhunga or tent at Dhordo or Hodka and at Dholavira',
      'Breakfast daily and four vegetarian dinners',
      'AC vehicle with driver from Bhuj to Bhuj',
      'White Rann entry permit',
      'Local guide at Dholavira',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bhuj',
      'Palace and museum tickets, camera fees',
      'Stays in the Rann Utsav tent city, at a supplement',
      'Camel carts and rides on the Rann',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['nov', 'mar'],
      note: 'The salt is dry and white from December to February, with nights near 8 degrees. In November parts are still wet. By March it is hot at noon. Heat from April, then rain, which leaves the Rann under water into October.',
    },
    suits: {
      walking: 'One to two hours a day, mostly level; Dholavira is 2 km on stones, Prag Mahal tower a steep stair.',
      altitude: 'Kala Dungar, the highest point, is at 462 m; the nights are below 120 m.',
      seniors: 'Good; two days have 4 to 5 hours of driving, on straight and quiet roads.',
      children: 'Good from 5 years; the salt is a playground, but hats, sunglasses and closed shoes are needed.',
      food: 'Vegetarian throughout, Kutchi and Gujarati; Jain meals are easy at all four halts.',
      papers:
        'Original photo ID for the Rann permit and each hotel. Foreign nationals: passport and visa, shown at the check post.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 100, highestPoint: 462 },
    questions: [
      {
        question: 'Should we come at full moon?',
        answer:
          'If you can. The salt then shines till late, and moonrise and sunset come within minutes of each other. Rooms near Dhordo cost more on those dates and fill two to three months ahead. On other nights the stars are far better, so neither choice is poor.',
      },
      {
        question: 'Can we walk or drive on the White Rann?',
        answer:
          'You walk. Vehicles stop at the car park, and a shuttle or camel cart may cover the last stretch in the festival months. Keep to the firm white crust near the tower; darker salt hides mud. Keep shoes on: the crystals cut bare feet.',
      },
      {
        question: 'Is this the Rann Utsav tent city?',
        answer:
          'No. We stay in bhungas, the round huts of Kutch, or simple tents with attached bathrooms, at Dhordo or Hodka. The festival, about November to February, can be visited on the evening of day 2. A night in the tent city can be booked for a supplement.',
      },
      {
        question: 'Will our phones and cards work?',
        answer:
          'Signal is weak at Dhordo, thin on the causeway and fair at Dholavira, and roaming SIMs of some networks drop out. Bhuj and Mandvi are normal. Take cash in Bhuj: weavers and bell makers accept UPI only when the network does.',
      },
    ],
  },
  {
    id: 'somnath-dwarka-gir',
    summary: 'Dwarka, Nageshwar and Somnath by the Saurashtra coast road, and an open jeep after lions from Sasan Gir.',
    gateway: 'rajkot',
    start: 'Rajkot Junction at 10:30 am, or Rajkot airport (Hirasar) by 9:45 am',
    end: 'Rajkot Junction about 1:30 pm, or Rajkot airport (Hirasar) 2:30 pm',
    route: ['Rajkot', 'Dwarka', 'Nageshwar', 'Bet Dwarka', 'Porbandar', 'Somnath', 'Sasan Gir', 'Junagadh', 'Rajkot'],
    plan: [
      {
        title: 'Rajkot to Dwarka, 230 km',
        text: 'Lunch is at Jamnagar, on the way to Dwarka: 4.5 hours of highway, by Khambhalia, and arrival by 4:15 pm. Pick-up is at Rajkot Junction at 10:30 am, or at Rajkot airport in Hirasar, 30 km out, by 9:45 am. Dwarkadhish Temple reopens at 5 pm: leave phones and leather at the counter, and climb from Gomti ghat by the 56 steps of Swarg Dwar. Evening aarti is at about 7:30 pm.',
        meals: 'Dinner',
        overnight: 'Dwarka',
        legs: [
          { from: 'rajkot', to: 'jamnagar', km: 92, hours: 1.75, by: 'car' },
          { from: 'jamnagar', to: 'dwarka', km: 138, hours: 2.75, by: 'car' },
        ],
      },
      {
        title: 'Nageshwar, Bet Dwarka and Rukmini Temple, 90 km',
        text: 'Nageshwar Jyotirlinga, 17 km, 25 minutes, by 8 am, early enough to beat the buses. Then 25 km to Okha and over Sudarshan Setu, the cable bridge of 2.3 km with a footpath, to Bet Dwarka by 9:30 am; its temple rests from about noon till mid-afternoon. Back in Dwarka by 1:30 pm. Rukmini Temple, 2 km, at 5 pm, then the lighthouse shore and the lamps at Gomti ghat.',
        meals: 'Breakfast and dinner',
        overnight: 'Dwarka',
        legs: [
          { from: 'dwarka', to: 'nageshwar', km: 17, hours: 0.42, by: 'car' },
          { from: 'nageshwar', to: 'bet-dwarka', km: 30, hours: 0.75, by: 'car' },
          { from: 'bet-dwarka', to: 'dwarka', km: 38, hours: 0.9, by: 'car' },
          { from: 'dwarka', to: 'rukmini-temple', km: 2, hours: 0.1, by: 'car' },
          { from: 'rukmini-temple', to: 'dwarka', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Dwarka to Somnath by Porbandar, 235 km',
        text: 'Coast highway from 7:30 am; Porbandar is 105 km, 1 hour 45 minutes. An hour at Kirti Mandir, beside the house where Gandhi was born, then 130 km, 2.5 hours, along the sea by Madhavpur beach, with lunch on the way. Somnath by 2:30 pm. The aarti is at 7 pm, and a sound and light show on the seaward lawn usually follows at about 8 pm except in the rains.',
        meals: 'Breakfast and dinner',
        overnight: 'Somnath',
        legs: [
          { from: 'dwarka', to: 'porbandar', km: 105, hours: 1.75, by: 'car' },
          { from: 'porbandar', to: 'somnath', km: 130, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Somnath to Sasan Gir, 45 km, and the jeep safari',
        text: 'Morning aarti at Somnath at 7:00 am, then breakfast, Triveni Sangam and Bhalka Tirth. Leave at 10:15 am; Sasan is 1 hour 15 minutes by Talala. Early lunch, and report at the reception in Sasan 45 minutes before the afternoon safari, which usually begins at 3 pm and lasts 3 hours. Wear dull colours, and carry a cloth for the dust and your original photo ID.',
        meals: 'Breakfast and dinner',
        overnight: 'Sasan Gir',
        legs: [{ from: 'somnath', to: 'sasan-gir', km: 45, hours: 1.25, by: 'car' }],
      },
      {
        title: 'Sasan Gir to Junagadh, 60 km',
        text: 'The car leaves at 9:00 am by Mendarda and is in Junagadh by 10:30 am. Begin with the rock edict of Ashoka below Girnar and the spiral minarets of Mahabat Maqbara, seen from outside. Lunch and rest. Uparkot Fort from 3 pm, 2.5 hours: the Buddhist caves, and the stepwells Adi Kadi Vav, with about 160 steps down, and Navghan Kuvo. Shuttles inside the fort are paid on the spot.',
        meals: 'Breakfast and dinner',
        overnight: 'Junagadh',
        legs: [{ from: 'sasan-gir', to: 'junagadh', km: 60, hours: 1.5, by: 'car' }],
      },
      {
        title: 'Junagadh to Rajkot, 105 km, and home',
        text: 'For those who rise early, the Girnar ropeway opens in the morning and climbs to Amba Mata in about 10 minutes when the wind allows; be down by 10 am. Leave at 11:00 am: 2 hours and a stop by Jetpur and Gondal, on a four-lane highway, to Rajkot Junction by 1:30 pm. The airport in Hirasar is 30 km beyond, by 2:30 pm. Book trains after 3 pm and flights after 4:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'junagadh', to: 'rajkot', km: 105, hours: 2, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Dwarka and one each in Somnath, Sasan Gir and Junagadh',
      '3-star hotels, simpler in Junagadh, twin sharing',
      'Breakfast daily and five vegetarian dinners',
      'AC vehicle with driver from Rajkot to Rajkot',
      'Seats in an open jeep, Gir permit and forest guide, one safari',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Rajkot',
      'Puja, abhishek and priority darshan fees',
      'Uparkot tickets and shuttle, Girnar ropeway, light show',
      'Camera fees at Gir',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may'],
      note: 'Gir is shut from 16 June to 15 October, when only the fenced park at Devaliya is open. November to March is cool and dry. April and May pass 40 degrees inland, but lions come to water then.',
    },
    suits: {
      walking:
        'One to two hours a day; 56 steps at Dwarka from the ghat, level by the other gate; 160 down and up again at Uparkot.',
      altitude: 'Near sea level throughout, Sasan at about 150 m; Amba Mata on Girnar, optional, at about 850 m.',
      seniors: 'Good; wheelchairs can be had at Somnath and Dwarka, and the jeep is bumpy but slow.',
      children: 'Good from 5 years; children ride in the jeep with a parent and need ID too.',
      food: 'Vegetarian throughout, by rule in the temple towns; Jain meals are easy everywhere.',
      papers:
        'Gir permits carry each name and ID number: bring the same ID in original. Foreign nationals pay a higher permit fee.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 160, highestPoint: 150 },
    questions: [
      {
        question: 'What are the chances of seeing a lion?',
        answer:
          'Good, not certain. Trackers and drivers share what they see, and many safaris meet lions, most often from January to May. Jeeps keep to the route on the permit and may not leave it. A second safari can be added if permits are open when you book.',
      },
      {
        question: 'What if Gir permits are sold out or the forest is closed?',
        answer:
          'Permits open on the forest website weeks ahead and go fast around Diwali, Christmas and weekends, so we need names and ID early. If none is left, or from 16 June to 15 October, we offer other dates, or the bus tour at Devaliya, which is closed on Wednesdays.',
      },
      {
        question: 'Can we do the abhishek at Nageshwar or Somnath?',
        answer:
          'At Nageshwar, tickets are sold at the temple in the morning, and men change to a dhoti to enter the sanctum. At Somnath, pujas are booked with the temple trust online or at its counter; the lingam is seen from the hall. Tell us, so that we leave time.',
      },
      {
        question: 'Where must phones and bags be left?',
        answer:
          'At Dwarkadhish, Bet Dwarka and Somnath, all phones, cameras, smart watches and leather go to a free locker counter, where queues are short before 8 am. Easier still, leave them in the car. Those of other faiths may be asked to register at the Somnath office.',
      },
    ],
  },
  {
    id: 'modhera-patan-stepwells',
    summary: 'Rani ki Vav, Adalaj and the Sun Temple at Modhera, with a Patola loom at work, on a loop from Ahmedabad.',
    gateway: 'ahmedabad',
    start: 'Ahmedabad airport or Ahmedabad Junction (Kalupur), by 10:30 am',
    end: 'Ahmedabad airport or Ahmedabad Junction (Kalupur), about 3:30 pm',
    route: ['Ahmedabad', 'Adalaj', 'Modhera', 'Patan', 'Siddhpur', 'Ahmedabad'],
    plan: [
      {
        title: 'Ahmedabad: Dada Harir Vav and Adalaj, 50 km',
        text: 'Dada Harir Vav in Asarwa takes the sun down its five storeys towards noon; it is 20 minutes from the pick-up at the airport or Kalupur station, by 10:30 am. Adalaj Stepwell is 20 km north, 45 minutes; allow an hour, and walk right down to the octagonal shaft. Lunch, and rooms from 2:30 pm. At 5 pm the stone tree screen of Sidi Saiyyed Mosque, and the food stalls of Manek Chowk after 8 pm.',
        meals: 'Dinner',
        overnight: 'Ahmedabad',
        legs: [
          { from: 'ahmedabad-airport', to: 'dada-harir-vav', km: 8, hours: 0.33, by: 'car' },
          { from: 'dada-harir-vav', to: 'adalaj', km: 20, hours: 0.75, by: 'car' },
          { from: 'adalaj', to: 'ahmedabad', km: 20, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Ahmedabad to Patan by Modhera, 140 km',
        text: 'The tank of the Sun Temple at Modhera holds 108 small shrines; we are there by 9:30 am, 100 km, 2 hours, by Mehsana, for an hour and a half. On 35 km, 50 minutes, to Patan for lunch. At 2 pm meet the Salvi family of double ikat Patola weavers, who tie and dye each thread before it is woven. Rani ki Vav from 3:30 pm, two hours, with the western light on its hundreds of carved figures.',
        meals: 'Breakfast and dinner',
        overnight: 'Patan',
        legs: [
          { from: 'ahmedabad', to: 'modhera', km: 100, hours: 2, by: 'car' },
          { from: 'modhera', to: 'patan', km: 35, hours: 0.83, by: 'car' },
          { from: 'patan', to: 'rani-ki-vav', km: 3, hours: 0.15, by: 'car' },
          { from: 'rani-ki-vav', to: 'patan', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Patan to Ahmedabad by Siddhpur, 145 km',
        text: 'Pastel fronts of the Bohra havelis line the lanes of Siddhpur, 30 km and 45 minutes away, where we are by 9:30 am: family homes seen from the street. Two hours on foot there, and to the carved gate of Rudra Mahalaya, behind its fence. Lunch at noon, then 115 km, 2.5 hours, by Mehsana to Ahmedabad. Reach Kalupur or the airport by 3:30 pm; book trains after 4:30 pm and flights after 5:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'patan', to: 'siddhpur', km: 30, hours: 0.75, by: 'car' },
          { from: 'siddhpur', to: 'ahmedabad-airport', km: 115, hours: 2.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Ahmedabad, twin sharing',
      'One night in Patan, best hotel available, twin sharing',
      'Breakfast daily and two vegetarian dinners',
      'AC vehicle with driver from Ahmedabad to Ahmedabad',
      'Local guide at Modhera and Rani ki Vav',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Ahmedabad',
      'Monument and museum tickets',
      'Lunches and street food',
      'Tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar', 'jul', 'aug', 'sep'],
      note: 'November to February stays between 12 and 30 degrees. July to September is humid with short rains and green country. April to June passes 42 degrees. The kite festival of 14 January fills Ahmedabad.',
    },
    suits: {
      walking: 'Two to three hours a day; stepwells go down 50 to 70 uneven steps each and the same up.',
      altitude: 'Below 130 m throughout.',
      seniors: 'Good with firm knees; each stepwell can also be enjoyed from the first landing.',
      children: 'Good from 6 years; hold hands near shafts, which have low or no rails.',
      food: 'Vegetarian and Jain meals everywhere; this is among the easiest parts of India for both.',
      papers:
        'Photo ID for hotels; passport and visa for foreign nationals. Gujarat is a dry state with permits for visitors.',
    },
    childrenFrom: 6,
    access: { walkingKm: 4, steps: 130, highestPoint: 130 },
    questions: [
      {
        question: 'How far down can we go in Rani ki Vav?',
        answer:
          'Through the upper storeys, to a barrier short of the tank; the lowest level is closed to protect the carvings. That is about 60 steps. Dada Harir Vav and Adalaj can usually be walked to the bottom. Go slowly, as edges are worn smooth.',
      },
      {
        question: 'Can we buy a Patola, and how do we know it is real?',
        answer:
          'At the Salvi workshop you can watch, ask and order; a true double ikat sari takes months and has a waiting list, at a price to match. Single ikat from Rajkot is sold as Patola all over Gujarat. Double ikat shows the same clear pattern on both faces.',
      },
      {
        question: 'Can we see the light show at Modhera?',
        answer:
          'On most evenings the Sun Temple is lit, with a projected show after dark. It means returning from Patan, 35 km each way, after Rani ki Vav. Tell us at booking, and we plan Modhera late in the day and Patan in the morning, if the show is running on your date.',
      },
      {
        question: 'What is the hotel in Patan like?',
        answer:
          'Plain and clean, with air-conditioning, hot water and a vegetarian restaurant; Patan has no grand hotels. Those who want more comfort can sleep in Mehsana, 55 km away, which lengthens both drives. Ask us before you book.',
      },
    ],
  },
];
