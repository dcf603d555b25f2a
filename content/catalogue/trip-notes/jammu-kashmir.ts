/** Trip notes of the packages in Jammu and Kashmir, the Kashmir honeymoon and the tulip group tour included. */
import type { TripNotes } from '../../schema/types';

export const jammuKashmir: readonly TripNotes[] = [
  {
    id: 'srinagar-gulmarg-pahalgam',
    summary:
      'Mughal gardens, the Gulmarg Gondola, the ruins at Martand, Pahalgam and a last night on a Dal Lake houseboat.',
    gateway: 'srinagar',
    start: 'Srinagar airport, by 1:00 pm',
    end: 'Srinagar airport, three hours before your flight',
    route: ['Srinagar', 'Gulmarg', 'Awantipora', 'Martand', 'Pahalgam', 'Betaab Valley', 'Srinagar'],
    plan: [
      {
        title: 'Arrive in Srinagar: Nishat and Shalimar, 45 km',
        text: 'Met at the airport by 1:00 pm; 14 km, 45 minutes, to a hotel near Dal Lake. At 3:00 pm drive round the shore to Nishat, whose terraces face the water and the evening sun, and then 3 km on to Shalimar, flatter and shadier, with old chinars. Both usually stay open till dusk. If you land later, the gardens take the place of the old town on day 5.',
        meals: 'Dinner',
        overnight: 'Srinagar',
        legs: [
          { from: 'srinagar-airport', to: 'srinagar', km: 14, hours: 0.75, by: 'car' },
          { from: 'srinagar', to: 'nishat', km: 11, hours: 0.5, by: 'car' },
          { from: 'nishat', to: 'shalimar', km: 3, hours: 0.15, by: 'car' },
          { from: 'shalimar', to: 'srinagar', km: 15, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Gulmarg and back, 105 km',
        text: 'Gulmarg is 52 km off, a little under 2 hours by Tangmarg, and we set out at 7:30 am; from December to March the last 13 km may need a local car with chains. The Gondola, 1 km on foot from the car park, climbs to Kongdoori, 3,080 m, in about 10 minutes; tickets are for a fixed slot and in your name, so carry the ID you booked with. Stay up for an hour or two, lunch in the meadow, and Srinagar by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Srinagar',
        legs: [
          { from: 'srinagar', to: 'gulmarg', km: 52, hours: 1.8, by: 'car' },
          { from: 'gulmarg', to: 'gulmarg-gondola', km: 1, hours: 0.3, by: 'foot' },
          { from: 'gulmarg-gondola', to: 'kongdoori', km: 2.6, hours: 0.17, by: 'cable' },
          { from: 'kongdoori', to: 'gulmarg-gondola', km: 2.6, hours: 0.17, by: 'cable' },
          { from: 'gulmarg-gondola', to: 'gulmarg', km: 1, hours: 0.3, by: 'foot' },
          { from: 'gulmarg', to: 'srinagar', km: 52, hours: 1.8, by: 'car' },
        ],
      },
      {
        title: 'Srinagar to Pahalgam by Awantipora and Martand, 105 km',
        text: 'Saffron flowers round Pampore, on the road south, in late October. We set out at 8:30 am; at Awantipora, 30 km, walk round two ninth-century temple ruins beside the highway. On by Anantnag and Mattan to the Martand Sun Temple on its plateau, roofless and built in the eighth century; if it is closed on official advice we stop at the Mattan springs. Pahalgam, 2,150 m, by 3:00 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Pahalgam',
        legs: [
          { from: 'srinagar', to: 'awantipora', km: 30, hours: 0.9, by: 'car' },
          { from: 'awantipora', to: 'martand', km: 35, hours: 1.1, by: 'car' },
          { from: 'martand', to: 'pahalgam', km: 40, hours: 1.25, by: 'car' },
        ],
      },
      {
        title: 'Pahalgam: Betaab Valley',
        text: 'A local union cab takes you at 9:30 am 7 km up to Betaab Valley, lawns and willows along a cold stream, for two hours; outside cars may not go. Back for lunch, then walk over the Lidder to the small stone temple at Mamal, 1 km. Aru, 12 km up the other valley, can be added by cab for an extra fare. Agree pony rates at the official board before mounting.',
        meals: 'Breakfast and dinner',
        overnight: 'Pahalgam',
        legs: [
          { from: 'pahalgam', to: 'betaab-valley', km: 7, hours: 0.4, by: 'car' },
          { from: 'betaab-valley', to: 'pahalgam', km: 7, hours: 0.4, by: 'car' },
          { from: 'pahalgam', to: 'mamal', km: 1, hours: 0.3, by: 'foot' },
          { from: 'mamal', to: 'pahalgam', km: 1, hours: 0.3, by: 'foot' },
        ],
      },
      {
        title: 'Pahalgam to a Dal Lake houseboat, 100 km',
        text: 'Srinagar is 92 km, 3 hours, and lunch is in the city; we start at 9:00 am. On the way to the lake we stop in the old town at Khanqah-e-Moula, a painted wooden shrine, seen from the courtyard outside prayer time. Board the houseboat by shikara at 3:30 pm, then a one-hour ride at sunset by the lotus beds and floating gardens. Dinner is cooked on board.',
        meals: 'Breakfast and dinner',
        overnight: 'Houseboat, Dal Lake',
        legs: [
          { from: 'pahalgam', to: 'srinagar', km: 92, hours: 3, by: 'car' },
          { from: 'srinagar', to: 'khanqah-e-moula', km: 3, hours: 0.25, by: 'car' },
          { from: 'khanqah-e-moula', to: 'dal-lake', km: 5, hours: 0.4, by: 'car' },
          {
            from: 'dal-lake',
            to: 'dal-lake',
            km: 3,
            hours: 1,
            by: 'boat',
            because: "an hour's round by shikara among the floating gardens",
          },
        ],
      },
      {
        title: 'Srinagar: departure',
        text: 'Early risers can hire a shikara at about 5:30 am for the floating vegetable market, an hour away and over by 7:30 am; the fare is extra. Breakfast, then off the boat 4.5 hours before your flight: the drive takes 45 minutes and bags are screened outside the airport and again inside. Book flights between 2 pm and 5 pm, and keep power banks in your hand luggage.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'dal-lake', to: 'srinagar-airport', km: 15, hours: 0.75, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights each in 3-star hotels in Srinagar and Pahalgam, twin sharing',
      'One night on a Dal Lake houseboat',
      'Breakfast daily and five dinners',
      'Vehicle with driver from Srinagar airport and back',
      'Gondola tickets to Kongdoori (phase 1)',
      'Union cab to Betaab Valley and one-hour shikara ride',
      'Entry to Nishat, Shalimar, Awantipora and Betaab',
    ],
    exclusions: [
      'Flights and trains to and from Srinagar',
      'Gondola phase 2, ponies, sledges and skiing',
      'Chained car from Tangmarg to Gulmarg on snow days',
      'Union cab to Aru, and the dawn market shikara',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['apr', 'may', 'jun', 'sep', 'oct'],
      fair: ['jan', 'feb', 'jul', 'aug', 'dec'],
      note: 'Blossom in April, meadows in May and June, chinars in late October. July and August are warm, with the Amarnath Yatra at Pahalgam. December to February is for snow. March and November are grey and bare.',
    },
    suits: {
      walking: '1 to 3 km a day; terraces of steps at Nishat, and about 1 km from the Gulmarg car park to the Gondola.',
      altitude: 'Highest night Pahalgam, 2,150 m; highest point Kongdoori, 3,080 m, for an hour or two.',
      seniors: 'Comfortable; getting in and out of a shikara needs a steady step, and boatmen lend a hand.',
      children: 'All ages; houseboat decks are open to the water, so small children need watching.',
      food: 'Vegetarian food everywhere; Jain meals in hotels and on the houseboat if told three days before.',
      papers: 'Photo identity card, no permit for Indians; foreign guests register on arrival at Srinagar airport.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 80, highestPoint: 3_080 },
    questions: [
      {
        question: 'Is the houseboat warm, and does it have proper bathrooms?',
        answer:
          'Each bedroom has its own bathroom with a geyser and a Western toilet. There is no air-conditioning, and none is needed except on a few July nights. From November to March rooms are heated by a stove or electric blankets, and the carved walls let in draughts: bring thermals.',
      },
      {
        question: 'Should we also buy the second phase of the Gondola?',
        answer:
          'Phase 2 goes on to about 3,950 m on Apharwat and stops in wind or cloud. It suits those who ski or want snow in May and June. Headache is common at that height; it is not for heart patients or small children. Its tickets are sold separately, so tell us when you book and we try for both.',
      },
      {
        question: 'Will my phone work?',
        answer:
          'Postpaid SIM cards of the main companies work in Srinagar, Gulmarg and Pahalgam. Prepaid cards bought in other states usually do not. Hotels have wi-fi, slower on houseboats. Tell your family that there may be gaps on the road, and note our local number on paper.',
      },
      {
        question: 'Is Baisaran meadow part of the Pahalgam day?',
        answer:
          'No. Baisaran was closed to visitors after April 2025 and is not in this plan. We go to Betaab, which has a gate and a motor road. The authorities decide from season to season which side valleys may be visited; we check the evening before and change the day if needed.',
      },
    ],
  },
  {
    id: 'vaishno-devi-patnitop',
    summary:
      'The walk from Katra by Ardhkuwari to the Bhawan, Bhairon Temple by ropeway, then deodar meadows at Patnitop.',
    gateway: 'jammu',
    start: 'Jammu Tawi station or Jammu airport, 10:30 am',
    end: 'Jammu Tawi station or Jammu airport, about 2:00 pm',
    route: [
      'Jammu',
      'Katra',
      'Ardhkuwari',
      'Vaishno Devi Bhawan',
      'Bhairon Temple',
      'Kud',
      'Patnitop',
      'Nathatop',
      'Sanasar',
      'Jammu',
    ],
    plan: [
      {
        title: 'Jammu to Katra by the Raghunath Temple, 55 km',
        text: 'The Raghunath Temple in the old city comes first, after a pick-up by 10:30 am: phones, cameras and leather stay in the car. After lunch 48 km, 1.5 hours, to Katra by 3:30 pm. Rest your legs; after 7:00 pm we go with you for the yatra access card, which the Shrine Board gives in person against photo ID and which limits how soon you must start. Sleep by 9 pm.',
        meals: 'Dinner',
        overnight: 'Katra',
        legs: [
          { from: 'jammu', to: 'raghunath-temple-jammu', km: 4, hours: 0.3, by: 'car' },
          { from: 'raghunath-temple-jammu', to: 'katra', km: 48, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'The yatra on foot: Katra to the Bhawan and back',
        text: 'Start at 4:30 am from Banganga: Ardhkuwari, 6 km, by 7:30 am, then the easier Himkoti path to the Bhawan, 13 km from Katra, by 11 am. The darshan queue takes 1 to 4 hours; lockers hold bags, phones and belts. Take the ropeway to Bhairon Temple by 4 pm, as it stops between 5 and 6 pm, then walk down, 4 to 5 hours, to be in Katra by about 9:30 pm: 27 km in all. Carry a torch, rain cape and packed breakfast.',
        meals: 'Breakfast and dinner',
        overnight: 'Katra',
        legs: [
          { from: 'katra', to: 'ardhkuwari', km: 6, hours: 3, by: 'foot' },
          {
            from: 'ardhkuwari',
            to: 'vaishno-devi',
            km: 7,
            hours: 3,
            by: 'foot',
            because: 'the Himkoti path winds round the slopes',
          },
          { from: 'vaishno-devi', to: 'bhairon-temple', km: 0.6, hours: 0.1, by: 'cable' },
          {
            from: 'bhairon-temple',
            to: 'ardhkuwari',
            km: 8,
            hours: 2.5,
            by: 'foot',
            because: 'the path winds down by Sanjichhat',
          },
          { from: 'ardhkuwari', to: 'katra', km: 6, hours: 2, by: 'foot' },
        ],
      },
      {
        title: 'Katra to Patnitop, Nathatop and Sanasar, 125 km',
        text: 'Udhampur and the old highway lead to Kud, 2.5 hours after a 9:00 am start, where patisa comes warm from the pan; Patnitop, 2,024 m, 8 km on, by 12:30 pm. At 2:00 pm drive along the ridge to Nathatop, 14 km, 2,700 m, for the snow line, and down to Sanasar, a meadow round a small reedy lake. Back by 6 pm. From January to early March snow may stop us short of Sanasar.',
        meals: 'Breakfast and dinner',
        overnight: 'Patnitop',
        legs: [
          { from: 'katra', to: 'kud', km: 75, hours: 2.5, by: 'car' },
          { from: 'kud', to: 'patnitop', km: 8, hours: 0.3, by: 'car' },
          { from: 'patnitop', to: 'nathatop', km: 14, hours: 0.6, by: 'car', because: 'hairpins along the ridge' },
          { from: 'nathatop', to: 'sanasar', km: 6, hours: 0.3, by: 'car' },
          {
            from: 'sanasar',
            to: 'patnitop',
            km: 20,
            hours: 0.9,
            by: 'car',
            because: 'hairpins over the ridge of Nathatop',
          },
        ],
      },
      {
        title: 'Patnitop to Jammu, 110 km',
        text: 'An hour among the deodars of the Patnitop meadow, flat paths that stiff legs can manage, best at 7:30 am before the ponies come. Breakfast, then leave at 10:30 am; 3 hours by Udhampur on the four-lane highway, with a short tea stop. Jammu station or airport by 2:00 pm. Book trains after 4 pm and flights after 4:30 pm, as airport checks are slow.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'patnitop', to: 'jammu', km: 110, hours: 3, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Katra and one in Patnitop, 3-star hotels, twin sharing',
      'Breakfast daily (packed on the yatra day) and three dinners, all vegetarian',
      'Vehicle with driver from Jammu to Jammu',
      'Help with yatra registration and the access card',
      'Bhairon ropeway tickets, when it runs',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Jammu',
      'Pony, palki, battery car or helicopter on the yatra',
      'Special darshan, puja and offerings',
      'Ponies and adventure rides at Patnitop and Sanasar',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['mar', 'apr', 'oct', 'nov'],
      fair: ['jan', 'feb', 'may', 'jun', 'sep', 'dec'],
      note: 'Mild for the climb in spring and autumn, with long queues in Navratri and at New Year. May and June are hot in Katra, December to February icy on top. July and August rain can halt the yatra.',
    },
    suits: {
      walking: 'Hard: 27 km in one day on a paved path that climbs 800 m to the Bhawan. Two easy days follow.',
      altitude:
        'Bhawan about 1,600 m, Bhairon Temple 2,000 m; night at Patnitop, 2,024 m; Nathatop 2,700 m for an hour.',
      seniors: 'Possible with a pony, palki, battery car or helicopter for part of the way; tell us early.',
      children: 'From about 8 years on foot; smaller ones ride with a pithu, hired in Katra at the fixed rate.',
      food: 'Katra and the whole path are vegetarian, without onion in many kitchens; Jain meals with notice.',
      papers:
        'Photo identity card and yatra registration for each person; foreign guests register with their passport.',
    },
    childrenFrom: 8,
    access: { walkingKm: 27, steps: 0, highestPoint: 2_700 },
    questions: [
      {
        question: 'Can we use the helicopter or battery car?',
        answer:
          'Yes, at your own cost. Helicopter seats from Katra to Sanjichhat, 2.5 km from the Bhawan, are sold by the Shrine Board online and go weeks ahead; flights stop in cloud. Battery cars run on the Himkoti path from near Ardhkuwari, with seniors and unwell pilgrims first. We help you book.',
      },
      {
        question: 'Is there a time limit for the yatra?',
        answer:
          'Since December 2025 the Shrine Board asks pilgrims to start within 10 hours of getting the access card and to be back in Katra within 24 hours. That is why we collect the card on the evening of day 1 and start before dawn. Rules change: we tell you the latest before you travel.',
      },
      {
        question: 'Shall we enter the cave at Ardhkuwari?',
        answer:
          'Only if you have time to spare. The Garbh Joon cave takes one person at a time, it is shut in some weeks, and the numbered queue can last many hours, sometimes overnight. In this plan you bow at the temple and walk on. Part of the passage is crawled through, so many older pilgrims leave it out.',
      },
      {
        question: 'What if rain or snow closes the track?',
        answer:
          'The Board then stops people at Banganga or Ardhkuwari, usually for some hours. We wait, and start when it opens. If the whole day is lost, you may walk on day 3 instead and give up Patnitop, with a third night in Katra. In July and August keep a spare day before your train.',
      },
    ],
  },
  {
    id: 'gurez-valley-wular',
    summary:
      'Over Razdan Pass to Dawar under Habba Khatoon, a night in a log village of Tulail, and home along Wular Lake.',
    gateway: 'srinagar',
    start: 'Srinagar airport, by 3:00 pm',
    end: 'Srinagar airport, three hours before your flight',
    route: ['Srinagar', 'Manasbal Lake', 'Bandipora', 'Razdan Pass', 'Dawar', 'Tulail', 'Dawar', 'Watlab', 'Srinagar'],
    plan: [
      {
        title: 'Arrive in Srinagar',
        text: 'Srinagar is for rest and errands: we meet you at the airport by 3:00 pm, and the hotel near Dal Lake is 14 km, 45 minutes. The evening is free for the Boulevard along the lake. Buy what Gurez does not sell: medicines, batteries, sun cream and enough cash for the week, as the one or two machines in Dawar often stand empty. The driver checks the state of Razdan Pass with the police tonight.',
        meals: 'Dinner',
        overnight: 'Srinagar',
        legs: [{ from: 'srinagar-airport', to: 'srinagar', km: 14, hours: 0.75, by: 'car' }],
      },
      {
        title: 'Srinagar to Dawar by Manasbal and Razdan Pass, 145 km',
        text: 'Manasbal Lake, 30 km, at 8:00 am after a 7:00 am start: half an hour at its Mughal terrace; lotus flowers in July and August. Bandipora by 9:45 am, then 86 km of hairpins by Tragbal, which early in the season must be passed before a cut-off hour. Razdan Pass, 3,550 m, by 12:30 pm, with Harmukh to the south-east. Check-posts read your ID; Dawar by 4:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Dawar',
        legs: [
          { from: 'srinagar', to: 'manasbal-lake', km: 30, hours: 1, by: 'car' },
          { from: 'manasbal-lake', to: 'bandipora', km: 29, hours: 1, by: 'car' },
          { from: 'bandipora', to: 'razdan-pass', km: 45, hours: 2.5, by: 'car', because: 'hairpins by Tragbal' },
          { from: 'razdan-pass', to: 'dawar', km: 41, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Dawar: Habba Khatoon and the Kishanganga',
        text: 'Habba Khatoon is the pyramid of rock above Dawar: from 9:00 am we drive 7 km to the spring at its foot; the point is sometimes closed on official advice, and the peak shows as well from the bridge. After lunch a level riverside walk of 3 km along the Kishanganga past potato fields and log houses. Do not photograph soldiers, bridges or posts: the Line of Control is near.',
        meals: 'Breakfast and dinner',
        overnight: 'Dawar',
        legs: [
          { from: 'dawar', to: 'habba-khatoon', km: 7, hours: 0.4, by: 'car' },
          { from: 'habba-khatoon', to: 'dawar', km: 7, hours: 0.4, by: 'car' },
          {
            from: 'dawar',
            to: 'dawar',
            km: 3,
            hours: 1.25,
            by: 'foot',
            because: 'a level round along the Kishanganga',
          },
        ],
      },
      {
        title: 'Dawar to Tulail, 40 km',
        text: 'Up the river on a rough road: 2.5 hours, starting at 9:00 am, by Barnoi and Badugam into Tulail, 2,750 m. Villages here are built of whole logs, stacked close on the slope, and the people speak Shina. Packed lunch by the water, then walk from one hamlet to the next with a host, 3 km. The night is in a family homestay: floor bedding or cots, shared bathroom.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Homestay, Tulail',
        legs: [
          { from: 'dawar', to: 'tulail', km: 40, hours: 2.5, by: 'car' },
          { from: 'tulail', to: 'tulail', km: 3, hours: 1.25, by: 'foot', because: 'from hamlet to hamlet and back' },
        ],
      },
      {
        title: 'Upper Tulail and back to Dawar, 80 km',
        text: 'Meadows and pine come down to the river in the upper villages toward Chakwali, 20 km, an hour and a quarter; we start at 8:30 am and go as far as the check-post allows that day. Herders pass with sheep from June to September. Packed lunch, then 60 km back to Dawar, 3.5 hours, by 4:00 pm. The bazaar sells rajma and black cumin, and the evening is for the river bank.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Dawar',
        legs: [
          { from: 'tulail', to: 'chakwali', km: 20, hours: 1.25, by: 'car' },
          { from: 'chakwali', to: 'dawar', km: 60, hours: 3.5, by: 'car' },
        ],
      },
      {
        title: 'Dawar to Srinagar by Wular Lake, 170 km',
        text: 'Razdan Pass is clearest in the morning, so we start at 7:00 am: 4 hours to Bandipora and an early lunch. Then along the north shore of Wular Lake to Watlab, 25 km, 1 hour, where the hilltop shrine of Baba Shukur-ud-Din looks over the whole sheet of water; the car goes most of the way up. On by Sopore, 60 km, 2 hours, and Srinagar by about 5:00 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Srinagar',
        legs: [
          { from: 'dawar', to: 'bandipora', km: 86, hours: 4, by: 'car', because: 'hairpins over Razdan Pass' },
          { from: 'bandipora', to: 'watlab', km: 25, hours: 1, by: 'car' },
          { from: 'watlab', to: 'srinagar', km: 60, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Srinagar: departure',
        text: 'A slow morning, kept free on purpose in case the pass holds you for half a day. Dal Lake is a short walk away if you want a shikara at your own cost. Leave the hotel 4 hours before your flight: the drive is 14 km, 45 minutes, and bags are screened outside the airport and again inside. Book an afternoon flight, or better the next day in October.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'srinagar', to: 'srinagar-airport', km: 14, hours: 0.75, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Srinagar, twin sharing',
      'Three nights in a guesthouse in Dawar, one in a Tulail homestay',
      'Breakfast daily, six dinners and two packed lunches',
      'High-clearance vehicle with a driver from the valley, airport to airport',
      'Check-post registration for Indian guests',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Srinagar',
      'Permit of foreign guests',
      'Local 4x4 if police ask for one after snow or slides',
      'Extra nights if the pass is shut',
      'Lunches on other days, tips and personal expenses',
    ],
    season: {
      best: ['jun', 'jul', 'aug', 'sep'],
      fair: ['oct'],
      note: 'Razdan Pass is reliably open from about June to mid-October. Rain is lighter than in the plains in July and August; September is clearest. From late October to May snow shuts the road for days or months.',
    },
    suits: {
      walking: '3 km a day on level riverside and village paths; nothing steep.',
      altitude: 'Highest night about 2,750 m in Tulail; highest point Razdan Pass, about 3,550 m, for half an hour.',
      seniors:
        'For those who accept rough roads and simple bathrooms; Dawar has a small hospital, Tulail hardly a clinic.',
      children: 'From about 8 years; long bumpy drives and no shops in Tulail.',
      food: 'Rice, rajma, potato and greens for vegetarians; Jain meals only in Srinagar, so carry dry food for Gurez.',
      papers:
        'Original photo ID and copies for check-posts; foreign guests need a permit from Bandipora, which we confirm before you pay.',
    },
    childrenFrom: 8,
    access: { walkingKm: 3, steps: 0, highestPoint: 3_550 },
    questions: [
      {
        question: 'What happens if Razdan Pass is shut on our day?',
        answer:
          'Going up, we wait in Bandipora or spend the night by Wular and shorten Dawar. Coming down, you stay in Dawar until the police open the road, usually the next day, and pay the extra night. This is why we ask for a flexible ticket home and keep day 7 empty.',
      },
      {
        question: 'Is Gurez open to visitors, so close to the border?',
        answer:
          'Indian visitors need no permit, only ID at the check-posts. Gurez was shut to tourists for part of 2025, and its reopening was announced in February 2026. Visits, or nights in Tulail, can be stopped at short notice: we check before you pay and again the evening before. If Tulail is shut, you stay in Dawar.',
      },
      {
        question: 'Do phones and electricity work in Gurez?',
        answer:
          'Dawar has some 4G signal from one or two companies and none on the pass; Tulail has little. Only postpaid SIM cards work. Dawar is on the grid now, with cuts; homestays in Tulail may have a few hours of power. Charge everything in Dawar and carry a power bank and torch.',
      },
    ],
  },
  {
    id: 'honeymoon-kashmir',
    summary:
      'A deluxe houseboat and a sunset shikara for two, a night up at Gulmarg and two in Pahalgam beside the Lidder.',
    gateway: 'srinagar',
    start: 'Srinagar airport, by 2:00 pm',
    end: 'Srinagar airport, three hours before your flight',
    route: ['Srinagar', 'Gulmarg', 'Awantipora', 'Pahalgam', 'Aru', 'Betaab Valley', 'Srinagar'],
    plan: [
      {
        title: 'Arrive in Srinagar: houseboat and sunset shikara',
        text: 'Your car meets you at the airport by 2:00 pm; 15 km, 45 minutes, to the ghat on Dal Lake, where a boat takes you and the bags across to the houseboat. Tea on the carved verandah, then an hour in a cushioned shikara at sunset, from about 4:30 pm in December and 6:45 pm in June. Pack one small bag for the night; large cases can stay locked in the car.',
        meals: 'Dinner',
        overnight: 'Houseboat, Dal Lake',
        legs: [
          { from: 'srinagar-airport', to: 'dal-lake', km: 15, hours: 0.75, by: 'car' },
          {
            from: 'dal-lake',
            to: 'dal-lake',
            km: 3,
            hours: 1,
            by: 'boat',
            because: "an hour's round by shikara among the floating gardens",
          },
        ],
      },
      {
        title: 'Srinagar to Gulmarg, 52 km',
        text: 'Nearly 2 hours by Tangmarg, the last 13 km among firs; we start at 8:30 am. Check in or leave the bags, then up the Gondola to Kongdoori, 3,080 m, about 10 minutes, in your booked slot around midday. Late in the afternoon, when the day visitors have gone, walk the meadow road to the little church on its rise. Nights are cold here even in June.',
        meals: 'Breakfast and dinner',
        overnight: 'Gulmarg',
        legs: [
          { from: 'dal-lake', to: 'gulmarg', km: 52, hours: 1.9, by: 'car' },
          { from: 'gulmarg', to: 'gulmarg-gondola', km: 1, hours: 0.3, by: 'foot' },
          { from: 'gulmarg-gondola', to: 'kongdoori', km: 2.6, hours: 0.17, by: 'cable' },
          { from: 'kongdoori', to: 'gulmarg-gondola', km: 2.6, hours: 0.17, by: 'cable' },
          { from: 'gulmarg-gondola', to: 'gulmarg', km: 1, hours: 0.3, by: 'foot' },
        ],
      },
      {
        title: 'Gulmarg to Pahalgam by Awantipora, 140 km',
        text: 'South by the Srinagar bypass and Pampore, where saffron flowers in late October: 4.5 to 5 hours of driving from 9:00 am. Stop at Awantipora for the ruins of two ninth-century temples beside the highway, 45 minutes, and for lunch. Past Anantnag the road follows the Lidder up to Pahalgam, 2,150 m, by about 4:00 pm, in time for a walk by the river.',
        meals: 'Breakfast and dinner',
        overnight: 'Pahalgam',
        legs: [
          { from: 'gulmarg', to: 'awantipora', km: 78, hours: 2.75, by: 'car' },
          { from: 'awantipora', to: 'pahalgam', km: 62, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Pahalgam: Aru and Betaab valleys',
        text: 'A union cab, yours for the outing, leaves at 9:30 am for Aru, 12 km, 40 minutes, a village among fir woods at 2,400 m, then comes back through the town and up the other branch to Betaab, 7 km, lawns along a snow-fed stream. Four to five hours with stops. In January and February snow can close Aru. The rest of the day is yours; trout and walnut cake are local.',
        meals: 'Breakfast and dinner',
        overnight: 'Pahalgam',
        legs: [
          { from: 'pahalgam', to: 'aru', km: 12, hours: 0.67, by: 'car' },
          { from: 'aru', to: 'pahalgam', km: 12, hours: 0.67, by: 'car' },
          { from: 'pahalgam', to: 'betaab-valley', km: 7, hours: 0.4, by: 'car' },
          { from: 'betaab-valley', to: 'pahalgam', km: 7, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Pahalgam to Srinagar: Nishat and Shalimar, 125 km',
        text: 'Lunch is in Srinagar, 3 hours down the road from a 9:00 am start, perhaps a wazwan dish or two. From 2:30 pm Shalimar, laid out by the emperor Jahangir for Nur Jahan, and then Nishat, whose top terrace has the lake and the low sun in front of it; both usually close at dusk. Check in by 6:00 pm. Papier mache and shawl shops on the Boulevard stay open till about 9 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Srinagar hotel',
        legs: [
          { from: 'pahalgam', to: 'srinagar', km: 92, hours: 3, by: 'car' },
          { from: 'srinagar', to: 'shalimar', km: 15, hours: 0.6, by: 'car' },
          { from: 'shalimar', to: 'nishat', km: 3, hours: 0.15, by: 'car' },
          { from: 'nishat', to: 'srinagar', km: 11, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Srinagar: departure',
        text: 'Breakfast at the hotel, and a last look at the lake if your flight is late. Leave 4 hours before departure: the drive takes 45 minutes, and bags are screened at a post outside the airport and again inside. Book flights between 12 noon and 5 pm. In winter, fog or snow can delay or cancel flights, so avoid a tight connection in Delhi that day.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'srinagar', to: 'srinagar-airport', km: 14, hours: 0.75, by: 'car' }],
      },
    ],
    exclusions: [
      'Flights to and from Srinagar',
      'Chained car from Tangmarg to Gulmarg on snow days',
      'Gondola phase 2, ponies, sledges and skiing',
      'Entry to gardens, ruins and Betaab Valley',
      'Lunches, drinks, tips and personal expenses',
    ],
    season: {
      best: ['apr', 'may', 'jun', 'sep', 'oct'],
      fair: ['jan', 'feb', 'jul', 'aug', 'dec'],
      note: 'Blossom and tulips in April, green meadows in May and June, red chinars in late October. Gulmarg is deep in snow in January and February; keep a spare day for the flight home. March and November are grey.',
    },
    suits: {
      walking: '1 to 3 km a day, mostly level; terraces of steps in the gardens and uneven ground at Aru.',
      altitude: 'Highest night Gulmarg, 2,650 m; highest point Kongdoori, 3,080 m, for an hour or two.',
      seniors: 'Planned for couples, and gentle enough for any age outside the snow months.',
      children: 'Made for two; families do better on our Kashmir Valley tour with a houseboat.',
      food: 'Vegetarian meals everywhere; Jain dinners on the houseboat and in hotels if told three days before.',
      papers: 'Photo identity card of both partners; foreign guests register on arrival at Srinagar airport.',
    },
    childrenFrom: null,
    access: { walkingKm: 3, steps: 80, highestPoint: 3_080 },
    questions: [
      {
        question: 'How private is the houseboat?',
        answer:
          'You have a bedroom with its own bathroom; the sitting room, dining room and verandah are shared with two or three other couples unless the boat is small. Walls are of carved wood and thin. A whole boat can be asked for at extra cost. The cook and owner live on a boat behind.',
      },
      {
        question: 'Will we get to Gulmarg in heavy snow?',
        answer:
          'Usually. In snow, cars without chains stop at Tangmarg and a local 4x4 does the last 13 km, paid on the spot; your driver waits below. If the road is closed altogether you sleep in Srinagar or Tangmarg. The Gondola also stops in high wind, and the fare is then usually refunded.',
      },
      {
        question: 'Do we need to book the Gondola ourselves?',
        answer:
          'No, phase 1 tickets are part of the package. They are sold online for a date and time in the names of the passengers, up to about two months ahead, so we need both identity cards when you book. Phase 2 to Apharwat can be added at extra cost if seats are left.',
      },
      {
        question: 'Which days should we avoid?',
        answer:
          'The July and August weeks of the Amarnath Yatra, when Pahalgam is crowded and convoys hold up the road, and long weekends in May, when Gulmarg is full. Friday midday is quiet in Srinagar, as many shops close for prayers. Christmas and New Year rooms in Gulmarg sell out months ahead.',
      },
    ],
  },
  {
    id: 'group-kashmir-tulips',
    summary:
      'Tulips under the Zabarwan in their usual fortnight, snow at Kongdoori and a houseboat, by air from Delhi.',
    gateway: 'delhi',
    start: 'Delhi airport, Saturday morning, 2.5 hours before the flight',
    end: 'Delhi airport, Thursday evening',
    route: [
      'Delhi',
      'Srinagar',
      'Awantipora',
      'Pahalgam',
      'Aru',
      'Betaab Valley',
      'Tulip Garden',
      'Gulmarg',
      'Shalimar',
      'Nishat',
      'Delhi',
    ],
    plan: [
      {
        title: 'Saturday: Delhi to Srinagar, houseboat and shikara',
        text: 'The tour manager meets you at Delhi airport 2.5 hours before the flight, which takes 1.5 hours. From Srinagar airport 15 km, 45 minutes, by Tempo Traveller to Dal Lake and across by boat to the houseboats. At 5:30 pm shikaras, four to a boat, go out for an hour by the floating gardens toward sunset. April evenings are about 8 degrees: carry a warm jacket.',
        meals: 'Dinner',
        overnight: 'Houseboat, Dal Lake',
        legs: [
          { from: 'delhi-airport', to: 'srinagar-airport', km: 650, hours: 1.5, by: 'flight' },
          { from: 'srinagar-airport', to: 'dal-lake', km: 15, hours: 0.75, by: 'car' },
          {
            from: 'dal-lake',
            to: 'dal-lake',
            km: 3,
            hours: 1,
            by: 'boat',
            because: "an hour's round by shikara among the floating gardens",
          },
        ],
      },
      {
        title: 'Sunday: Srinagar to Pahalgam by Awantipora, 95 km',
        text: 'By going south today, from 9:00 am, we miss the Sunday crowd at the Tulip Garden. At Awantipora, 30 km, an hour among the ruins of two temples of the ninth century; the mustard round Pampore is in flower about now. Lunch on the way, then up the Lidder to Pahalgam, 2,150 m, by 3:00 pm. The river path is a short walk from the hotels.',
        meals: 'Breakfast and dinner',
        overnight: 'Pahalgam',
        legs: [
          { from: 'dal-lake', to: 'awantipora', km: 30, hours: 0.9, by: 'car' },
          { from: 'awantipora', to: 'pahalgam', km: 62, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Monday: Betaab and Aru valleys',
        text: 'Union cabs, as other vehicles may not go, leave at 9:00 am for Aru, 12 km, 40 minutes, where snow still lies on the slopes in April. Back through Pahalgam and up to Betaab Valley, 7 km, for its lawns, stream and a picnic hour. Wear shoes that mud will not spoil. Return by 2:30 pm; the afternoon is free for the market or the temple at Mamal, 1 km over the bridge.',
        meals: 'Breakfast and dinner',
        overnight: 'Pahalgam',
        legs: [
          { from: 'pahalgam', to: 'aru', km: 12, hours: 0.67, by: 'car' },
          { from: 'aru', to: 'pahalgam', km: 12, hours: 0.67, by: 'car' },
          { from: 'pahalgam', to: 'betaab-valley', km: 7, hours: 0.4, by: 'car' },
          { from: 'betaab-valley', to: 'pahalgam', km: 7, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Tuesday: Pahalgam to Srinagar and the Tulip Garden, 105 km',
        text: 'Tulips open when the sun has been on them for some hours, so the morning is for the road: 3 hours from 8:30 am to Srinagar, and lunch. By 1:30 pm at the Tulip Garden under the Zabarwan hills, on the quietest kind of day; 2 to 3 hours on paved terraces. Bags are searched and food stays outside. If it pours, the garden moves to Thursday morning. Hotel in Srinagar by 5:00 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Srinagar',
        legs: [
          { from: 'pahalgam', to: 'srinagar', km: 92, hours: 3, by: 'car' },
          { from: 'srinagar', to: 'tulip-garden-srinagar', km: 8, hours: 0.4, by: 'car' },
          { from: 'tulip-garden-srinagar', to: 'srinagar', km: 8, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Wednesday: Gulmarg and back, 105 km',
        text: 'Half snow, half mud: that is the meadow of Gulmarg in April, while Kongdoori, 3,080 m, is still white. We start at 7:30 am, 52 km, nearly 2 hours. The group goes up by Gondola in its booked slot, about 10 minutes, with two hours on top for snow and tea; boots can be hired below. The car park is 1 km from the station. Lunch in Gulmarg, and Srinagar by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Srinagar',
        legs: [
          { from: 'srinagar', to: 'gulmarg', km: 52, hours: 1.9, by: 'car' },
          { from: 'gulmarg', to: 'gulmarg-gondola', km: 1, hours: 0.3, by: 'foot' },
          { from: 'gulmarg-gondola', to: 'kongdoori', km: 2.6, hours: 0.17, by: 'cable' },
          { from: 'kongdoori', to: 'gulmarg-gondola', km: 2.6, hours: 0.17, by: 'cable' },
          { from: 'gulmarg-gondola', to: 'gulmarg', km: 1, hours: 0.3, by: 'foot' },
          { from: 'gulmarg', to: 'srinagar', km: 52, hours: 1.9, by: 'car' },
        ],
      },
      {
        title: 'Thursday: Shalimar, Nishat and the flight to Delhi',
        text: 'Shalimar soon after it opens: check out at 8:45 am for an hour under chinars just in leaf, then Nishat by 10:30 am for its terraces above the lake. At 11:45 am to the airport, 25 km, an hour and a quarter, to be there three hours before an afternoon flight. Delhi by evening: book onward flights after 9:30 pm, or a train the next morning.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'srinagar', to: 'shalimar', km: 15, hours: 0.6, by: 'car' },
          { from: 'shalimar', to: 'nishat', km: 3, hours: 0.15, by: 'car' },
          { from: 'nishat', to: 'srinagar-airport', km: 25, hours: 1.25, by: 'car' },
          { from: 'srinagar-airport', to: 'delhi-airport', km: 650, hours: 1.5, by: 'flight' },
        ],
      },
    ],
    exclusions: [
      'Travel to Delhi and home, and nights in Delhi',
      'Gondola phase 2, ponies, sledges and boot hire',
      'Entry to the Awantipora ruins and Betaab Valley',
      'Airline charges for extra baggage and seats',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['apr'],
      fair: [],
      note: 'The Tulip Garden opens for about a month from late March. The first half of April is usually its height, though a cold spring shifts it by a week. Expect 8 to 20 degrees and a shower or two.',
    },
    suits: {
      walking: '2 to 4 km a day; terraces in all three gardens, wet snow at Kongdoori and mud at Aru.',
      altitude: 'Highest night Pahalgam, 2,150 m; highest point Kongdoori, 3,080 m, for two hours.',
      seniors:
        'Good for those who walk 3 to 4 km: short drives, a tour manager and porters at the lake; the Gondola is optional.',
      children: 'From about 5 years; the snow at Kongdoori is what they remember, so bring spare socks.',
      food: 'Vegetarian dinners for all who want them; Jain meals arranged by the tour manager if told at booking.',
      papers: 'Photo ID for the flights and the Gondola; foreign guests register on arrival at Srinagar airport.',
    },
    alsoFoundBy: ['Houseboat'],
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 80, highestPoint: 3_080 },
    questions: [
      {
        question: 'Which Saturday has the better flowers?',
        answer:
          'Nobody can say in advance. Early varieties open in the last days of March and late ones carry on to about 20 April, so both departures fall inside the usual display. After a warm March the first Saturday is safer, after a cold one the second. Flight tickets are hard to change once issued.',
      },
      {
        question: 'Can I join or leave the group in Srinagar?',
        answer:
          'Yes. If you fly to Srinagar on your own, the tour manager meets you there on Saturday at the group flight or at the lake, and we quote a price without the Delhi flights. Transfers at other times are extra. The tour ends at Srinagar airport on Thursday at about 1 pm.',
      },
      {
        question: 'How many of us share a houseboat or a cab?',
        answer:
          'Houseboats have three to five bedrooms, each with a bathroom, so the group fills several moored side by side. Union cabs in Pahalgam take six or seven. Single travellers can have a room of their own for a supplement, or share with someone of the same sex if there is one.',
      },
    ],
  },
];
