/** Trip notes of the packages in Sikkim. */
import type { TripNotes } from '../../schema/types';

export const sikkim: readonly TripNotes[] = [
  {
    id: 'gangtok-tsomgo-nathula',
    summary:
      'Gangtok as a base for Tsomgo Lake, Baba Mandir and the border post at Nathula, with permits arranged ahead.',
    gateway: 'bagdogra',
    start: 'Bagdogra airport or New Jalpaiguri station, by 11:30 am',
    end: 'Bagdogra airport by 1:30 pm or New Jalpaiguri station by 2 pm',
    route: ['Bagdogra', 'Rangpo', 'Gangtok', 'Rumtek', 'Tsomgo Lake', 'Nathula'],
    plan: [
      {
        title: 'Bagdogra to Gangtok, 125 km',
        text: 'The road follows the Teesta by Sevoke and Rangpo and takes 4.5 to 5 hours, with a lunch halt; photo ID is checked at Rangpo. Pick-up at Bagdogra or New Jalpaiguri by 11:30 am, check-in by 5:30 pm. MG Marg is closed to cars and busy until about 9 pm: it is a short walk or taxi ride from most hotels. Give the driver two passport photographs and a copy of your ID tonight if you have not sent them.',
        meals: 'Dinner',
        overnight: 'Gangtok',
        legs: [{ from: 'bagdogra', to: 'gangtok', km: 125, hours: 4.75, by: 'car' }],
      },
      {
        title: 'Rumtek Monastery and Do Drul Chorten, 55 km',
        text: 'Rumtek is 24 km away, an hour by the valley road after a 9:00 am start. Guards ask for photo ID at the gate, and from there it is 300 m uphill on foot; allow 1.5 hours for the hall and the Golden Stupa behind. Lunch in Gangtok, then Do Drul Chorten, with 108 prayer wheels round it, at 2:30 pm, and the Institute of Tibetology below, shut on Sundays. Sleep early and drink water: tomorrow is high.',
        meals: 'Breakfast and dinner',
        overnight: 'Gangtok',
        legs: [
          {
            from: 'gangtok',
            to: 'rumtek',
            km: 24,
            hours: 1,
            by: 'car',
            because: 'down to the Rani Khola and up the other side of its valley',
          },
          {
            from: 'rumtek',
            to: 'gangtok',
            km: 24,
            hours: 1,
            by: 'car',
            because: 'down to the Rani Khola and up the other side of its valley',
          },
          { from: 'gangtok', to: 'do-drul-chorten', km: 3, hours: 0.2, by: 'car' },
          { from: 'do-drul-chorten', to: 'gangtok', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Tsomgo Lake, Nathula and Baba Mandir, 125 km',
        text: 'Cars pass the check-post at 3rd Mile only in the morning, so start at 7:30 am. Tsomgo, 38 km, at 3,750 m, is two hours away and usually frozen from January to March. Nathula, 18 km on at 4,310 m, opens from Wednesday to Sunday; cameras and phones stay in the car. Then Baba Harbhajan Singh Mandir, and lunch at a stall by Tsomgo. Walk slowly, wear layers and gloves. Back by 4:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Gangtok',
        legs: [
          { from: 'gangtok', to: 'tsomgo-lake', km: 38, hours: 2, by: 'car' },
          { from: 'tsomgo-lake', to: 'nathula', km: 18, hours: 0.9, by: 'car', because: 'hairpins up to the pass' },
          {
            from: 'nathula',
            to: 'baba-mandir',
            km: 9,
            hours: 0.4,
            by: 'car',
            because: 'back down from the pass to the fork of the road',
          },
          {
            from: 'baba-mandir',
            to: 'tsomgo-lake',
            km: 19,
            hours: 0.8,
            by: 'car',
            because: 'hairpins of the pass road',
          },
          { from: 'tsomgo-lake', to: 'gangtok', km: 38, hours: 1.75, by: 'car' },
        ],
      },
      {
        title: 'Gangtok to Bagdogra, 125 km',
        text: 'Check-out is at 8:00 am for a drive of about five hours down the Teesta; Bagdogra by 1:30 pm in dry weather, New Jalpaiguri half an hour later. Book flights after 3:30 pm and trains after 4 pm. From mid-June to September start at 6 am: landslides shut the highway often, and the way round by Lava and Gorubathan takes two to three hours more. If you have an early flight, spend the last night in Siliguri.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'gangtok', to: 'bagdogra', km: 125, hours: 5, by: 'car' }],
      },
    ],
    inclusions: [
      'Three nights in a 3-star hotel in Gangtok, twin sharing',
      'Breakfast daily and three dinners',
      'Car with driver from Bagdogra to Bagdogra, with the Rumtek outing',
      'Reserved local vehicle to Tsomgo, Nathula and Baba Mandir',
      'Protected area and Nathula permit fees for Indian nationals',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bagdogra',
      'Monastery and ropeway tickets, yak rides and hired boots',
      'Vehicle heating and air-conditioning on hill roads',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['apr', 'may', 'oct', 'nov'],
      fair: ['mar', 'dec'],
      note: 'Clear in October and November, flowers in April and May; March and December are bright but cold, with snow by the road. In January and February snow can shut Nathula for days; June to September brings landslides.',
    },
    suits: {
      walking: 'Short walks on slopes, 2 km a day at most, and about 100 steps at Nathula, taken slowly in thin air.',
      altitude: 'Nathula at about 4,310 m for half an hour; all nights at Gangtok, 1,650 m.',
      seniors: 'Gangtok is easy; those over 65 or with heart, lung or blood pressure trouble should stop at Tsomgo.',
      children: 'From 6 years; younger ones are better off not going above Tsomgo.',
      food: 'Vegetarian meals in every hotel; Jain meals if told when booking. Stalls at the lake sell noodles and momos.',
      papers: 'Voter card or passport and two photographs for the permits. Nathula is for Indian nationals only.',
    },
    childrenFrom: 6,
    access: { walkingKm: 2, steps: 100, highestPoint: 4310 },
    questions: [
      {
        question: 'Which day of the week should we start?',
        answer:
          'Monday to Friday is best, so that day 3 falls from Wednesday to Sunday when Nathula is open. With a start on Saturday we exchange days 2 and 3. With a start on Sunday both days fall on Monday and Tuesday, and the trip goes only as far as Tsomgo and Baba Mandir.',
      },
      {
        question: 'What if Nathula is shut on our day?',
        answer:
          'The army closes it for snow, for official meetings and when the quota of vehicles for the day is full, sometimes on the same morning. Tsomgo and Baba Mandir are then done as planned, and the day ends early in Gangtok. There is no second try unless you add a night, as permits are issued for a date.',
      },
      {
        question: 'How cold is it at the lake, and can I hire clothes?',
        answer:
          'About 5 to 10 degrees by day in May and October, and below freezing from December to March with wind. Jackets, gloves and gumboots are on hire at shops on the way up, around 10 km before the lake. Carry sunglasses, as snow glare is strong, and sip water often.',
      },
      {
        question: 'Will my phone work?',
        answer:
          'Yes in Gangtok and on the highway, on the main networks. Above Kyongnosla the signal is patchy, and at Nathula there is none you may use. Tell your family that you will be out of reach from about 9 am to 3 pm on day 3.',
      },
    ],
  },
  {
    id: 'pelling-ravangla-namchi',
    summary: 'South and west Sikkim: Char Dham at Namchi, the Buddha of Ravangla, and Kangchenjunga from Pelling.',
    gateway: 'bagdogra',
    start: 'Bagdogra airport or New Jalpaiguri station, by 10:30 am',
    end: 'Bagdogra airport by 2 pm or New Jalpaiguri station by 2:30 pm',
    route: ['Bagdogra', 'Namchi', 'Samdruptse', 'Temi', 'Ravangla', 'Pelling', 'Khecheopalri', 'Jorethang'],
    plan: [
      {
        title: 'Bagdogra to Namchi and Char Dham, 110 km',
        text: 'Sevoke, Teesta Bazaar and Melli are on the road to Namchi, 100 km and 4 hours from Bagdogra or New Jalpaiguri, with pick-up by 10:30 am. Photo ID is looked at on the Sikkim border. Check in by 3 pm, then Solophok hill, 5 km: copies of the four Dhams and twelve jyotirlingas stand round a seated Shiva, 33 m high with its base. Shoes are left at the gate, so wear socks. If you land late, this moves to 8 am on day 2.',
        meals: 'Dinner',
        overnight: 'Namchi',
        legs: [
          { from: 'bagdogra', to: 'namchi', km: 100, hours: 4, by: 'car' },
          { from: 'namchi', to: 'char-dham-namchi', km: 5, hours: 0.3, by: 'car' },
          { from: 'char-dham-namchi', to: 'namchi', km: 5, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Namchi to Ravangla by Temi, 50 km',
        text: 'Guru Rinpoche sits on a hilltop at Samdruptse, 7 km from Namchi and 2,100 m up: be off at 8:45 am, as cloud gathers later and the peaks show best from here. The gilded statue is about 36 m high. Then by Damthang to the Temi tea garden for a walk and a cup, and on to Ravangla by 1:30 pm. After lunch, the Buddha Park: a seated Buddha of about 40 m with murals inside, usually open till 5 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Ravangla',
        legs: [
          { from: 'namchi', to: 'samdruptse', km: 7, hours: 0.4, by: 'car', because: 'hairpins up the hill' },
          {
            from: 'samdruptse',
            to: 'temi',
            km: 22,
            hours: 0.75,
            by: 'car',
            because: 'by Damthang, along the ridge and down',
          },
          { from: 'temi', to: 'ravangla', km: 20, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Ravangla to Pelling and Rabdentse, 55 km',
        text: 'Down to Legship on the Rangit and up by Geyzing: 2.5 hours for 52 km, from 8:30 am. Near Pelling, walk 20 minutes through chestnut forest to the ruins of Rabdentse, the second capital of Sikkim, on stone steps that are mossy after rain. Lunch and check-in, then Pemayangtse Monastery, 2 km, at 3 pm; its wooden model of heaven is on the top floor. Photographs are not allowed inside.',
        meals: 'Breakfast and dinner',
        overnight: 'Pelling',
        legs: [
          {
            from: 'ravangla',
            to: 'rabdentse',
            km: 49,
            hours: 2.4,
            by: 'car',
            because: 'down to the Rangit at Legship and up the other side',
          },
          {
            from: 'rabdentse',
            to: 'rabdentse',
            km: 2,
            hours: 0.75,
            by: 'foot',
            because: 'the forest path to the ruins and back',
          },
          { from: 'rabdentse', to: 'pelling', km: 3, hours: 0.15, by: 'car' },
          { from: 'pelling', to: 'pemayangtse', km: 2, hours: 0.1, by: 'car' },
          { from: 'pemayangtse', to: 'pelling', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Khecheopalri Lake and the Chenrezig skywalk, 60 km',
        text: 'First light is the hour for Kangchenjunga from the hotel terrace, clearest in October and November. At 8:30 am drive to Khecheopalri, 25 km, 1.5 hours by the Rimbi river; from the car park a flat path of 10 minutes leads to the lake, where shoes come off at the jetty. Back for lunch, then the Chenrezig statue, about 42 m, and its glass skywalk at 2:30 pm. Shoes come off before the glass: wear socks.',
        meals: 'Breakfast and dinner',
        overnight: 'Pelling',
        legs: [
          {
            from: 'pelling',
            to: 'khecheopalri',
            km: 25,
            hours: 1.5,
            by: 'car',
            because: 'down to the Rimbi river and up to the lake',
          },
          {
            from: 'khecheopalri',
            to: 'pelling',
            km: 25,
            hours: 1.5,
            by: 'car',
            because: 'down to the Rimbi river and up again',
          },
          { from: 'pelling', to: 'chenrezig', km: 3, hours: 0.2, by: 'car' },
          { from: 'chenrezig', to: 'pelling', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Pelling to Bagdogra by Jorethang, 135 km',
        text: 'Jorethang is the halt for tea on the long way down: check out at 7:30 am, then Legship, the Rangit, Melli and Sevoke, 5.5 to 6 hours, so Bagdogra by 2 pm and New Jalpaiguri half an hour later. Book flights after 4 pm and trains after 5 pm. Those who feel sick on bends should sit in front and eat lightly. From mid-June to September allow three hours more, or sleep in Siliguri before you fly.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'pelling', to: 'jorethang', km: 50, hours: 2.25, by: 'car' },
          { from: 'jorethang', to: 'bagdogra', km: 85, hours: 3.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night each in Namchi and Ravangla, two in Pelling, 3-star or best local hotels, twin sharing',
      'Breakfast daily and four dinners',
      'Car with driver from Bagdogra to Bagdogra, all outings included',
      'Entry to Char Dham, Samdruptse and the Buddha Park',
      'Chenrezig statue and skywalk tickets',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bagdogra',
      'Rabdentse and Pemayangtse tickets, pujas and offerings',
      'Vehicle heating and air-conditioning on hill roads',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['mar', 'apr', 'oct', 'nov'],
      fair: ['jan', 'feb', 'may', 'dec'],
      note: 'October and November have the clearest peaks; March and April have rhododendrons and haze. Winter days are bright and nights near 2 degrees. June to September is wet, leeches come out and roads slide.',
    },
    suits: {
      walking:
        'About 2 to 3 km a day, with up to 150 steps at a statue, and 20 minutes of forest path each way at Rabdentse.',
      altitude: 'Highest night Pelling, about 2,150 m; the skywalk above it stands at about 2,200 m.',
      seniors: 'Suitable for pilgrims used to steps; Rabdentse can be skipped, and cars reach the other gates.',
      children: 'From 5 years; the long bends of days 1 and 5 are the hard part.',
      food: 'Vegetarian food throughout; Jain dinners if told at booking, simpler in Ravangla than in Pelling.',
      papers:
        'Photo ID for Indian nationals, no permit. Visitors from abroad need a restricted area permit at the border.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 150, highestPoint: 2200 },
    questions: [
      {
        question: 'Are the Char Dham temples at Namchi real places of worship?',
        answer:
          'Yes. Priests perform daily worship at each of the four copies and at the jyotirlingas, and pujas can be booked at the counter. Many who cannot make the northern yatra come here. Dress as for any temple, and go by 4:30 pm so as to see all of it before the evening aarti.',
      },
      {
        question: 'Will we see Kangchenjunga?',
        answer:
          'From Pelling on most mornings between mid-October and mid-December, less surely in March and April, when haze gathers. By 9 am cloud often covers it. Rooms facing the mountain cost a little more in some hotels; ask when you book. In the monsoon it may not show for a week.',
      },
      {
        question: 'How frightening is the glass skywalk?',
        answer:
          'It is short, railed on both sides and takes five minutes; what you see between your feet is a wooded slope. Those who dislike heights can skip it and walk up to the statue by the stairs lined with prayer wheels. Staff may shut the glass in storms or frost, and the statue stays open.',
      },
    ],
  },
  {
    id: 'lachung-yumthang-gurudongmar',
    summary: 'Nights at Lachen and Lachung for the high lake of Gurudongmar and the rhododendron valley of Yumthang.',
    gateway: 'bagdogra',
    start: 'Bagdogra airport or New Jalpaiguri station, by 11:30 am',
    end: 'Bagdogra airport by 1:30 pm or New Jalpaiguri station by 2 pm',
    route: ['Bagdogra', 'Gangtok', 'Singhik', 'Chungthang', 'Lachen', 'Gurudongmar', 'Lachung', 'Yumthang'],
    plan: [
      {
        title: 'Bagdogra to Gangtok, 125 km',
        text: 'Permits for the north are issued in Gangtok: hand over your ID copy and four photographs tonight if you have not sent them. Pick-up at Bagdogra or New Jalpaiguri by 11:30 am; 4.5 to 5 hours up the Teesta by Sevoke and Rangpo, with a lunch halt. Check in by 5:30 pm. Pack a small bag for two nights with every warm thing you have: large cases can stay at the hotel. Rest, and drink plenty of water.',
        meals: 'Dinner',
        overnight: 'Gangtok',
        legs: [{ from: 'bagdogra', to: 'gangtok', km: 125, hours: 4.75, by: 'car' }],
      },
      {
        title: 'Gangtok to Lachen by Singhik, 125 km',
        text: 'A vehicle registered for the north comes at 7:30 am. Seven Sisters Falls at 32 km, then the view of Kangchenjunga from Singhik, past Mangan, clearest before 11 am. Lunch on the road, and by Chungthang to Lachen at 2,750 m by 4 pm: 6.5 to 7 hours, as light bridges put up since the 2023 flood take one vehicle at a time. Dinner is at 7 pm and lights go out early, as tomorrow starts in the dark.',
        meals: 'Breakfast and dinner',
        overnight: 'Lachen',
        legs: [
          {
            from: 'gangtok',
            to: 'seven-sisters-falls',
            km: 32,
            hours: 1.5,
            by: 'car',
            because: 'the road winds round the heads of side valleys',
          },
          {
            from: 'seven-sisters-falls',
            to: 'singhik',
            km: 38,
            hours: 1.75,
            by: 'car',
            because: 'the road winds round the heads of side valleys',
          },
          {
            from: 'singhik',
            to: 'lachen',
            km: 55,
            hours: 3.25,
            by: 'car',
            because: 'it goes round by Chungthang, where the rivers meet',
          },
        ],
      },
      {
        title: 'Gurudongmar Lake, then Lachung, 180 km',
        text: 'Tea at 4:30 am and off in the dark; breakfast at Thangu, 30 km. After the army post at Giagong a bare plateau leads to Gurudongmar, 65 km from Lachen at about 5,200 m, by 8:30 am. Stay half an hour, walk slowly, and be off before the noon winds. Lunch at Lachen at 12 noon, on again at 1 pm, and by Chungthang and Bhim Nala Falls, 50 km, reach Lachung at 4 pm. In all about 9 hours at the wheel.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Lachung',
        legs: [
          { from: 'lachen', to: 'thangu', km: 30, hours: 1.25, by: 'car' },
          { from: 'thangu', to: 'gurudongmar', km: 35, hours: 1.75, by: 'car' },
          { from: 'gurudongmar', to: 'lachen', km: 65, hours: 2.75, by: 'car' },
          { from: 'lachen', to: 'bhim-nala-falls', km: 38, hours: 2.25, by: 'car' },
          { from: 'bhim-nala-falls', to: 'lachung', km: 12, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Yumthang Valley and back to Gangtok, 165 km',
        text: 'Yumthang, 24 km and an hour up at 3,560 m, is seen early, from 6:00 am: river meadows, rhododendron from late April to early June, snow from January to March. The hot spring lies across a footbridge, with a roofed pool. Back in Lachung by 9:45 am for a late breakfast, off by 10:30 am, with lunch at Mangan. Gangtok by 5 pm, as cars should not be on the northern road after dark.',
        meals: 'Breakfast and dinner',
        overnight: 'Gangtok',
        legs: [
          { from: 'lachung', to: 'yumthang', km: 24, hours: 1, by: 'car' },
          { from: 'yumthang', to: 'lachung', km: 24, hours: 1, by: 'car' },
          { from: 'lachung', to: 'mangan', km: 50, hours: 2.5, by: 'car' },
          {
            from: 'mangan',
            to: 'gangtok',
            km: 67,
            hours: 3,
            by: 'car',
            because: 'the road winds round the heads of side valleys',
          },
        ],
      },
      {
        title: 'Gangtok to Bagdogra, 125 km',
        text: 'Traffic thickens at Singtam and Rangpo after 9 am, so an 8:00 am start pays: about five hours by Rangpo and Sevoke, Bagdogra by 1:30 pm in dry weather and New Jalpaiguri half an hour later. Book flights after 3:30 pm and trains after 4 pm. Better still, keep a spare day before anything that cannot be moved, as one slide in the north can cost half a day.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'gangtok', to: 'bagdogra', km: 125, hours: 5, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Gangtok, twin sharing',
      'One night each in Lachen and Lachung, simple village hotels',
      'Breakfast daily, four dinners and lunch on day 3',
      'Car Bagdogra to Gangtok and back, and a local vehicle in the north',
      'North Sikkim permits for Indian nationals and a guide where required',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bagdogra',
      'Zero Point beyond Yumthang, agreed and paid on the spot',
      'Room heaters, hired jackets, boots and oxygen cans',
      'Lunches except on day 3, tips and personal expenses',
    ],
    season: {
      best: ['apr', 'may', 'oct', 'nov'],
      fair: ['dec'],
      note: 'Rhododendrons bloom late April to early June; October and November are clearest, December bitterly cold. January to March snow often shuts Gurudongmar; June to September landslides cut the north off.',
    },
    suits: {
      walking:
        'Little, 1 km a day: a few hundred metres at each stop, but every step at Gurudongmar is in very thin air.',
      altitude: 'Gurudongmar about 5,200 m for half an hour; highest night Lachen, 2,750 m.',
      seniors: 'Not advised over 65, or with heart, lung or blood pressure trouble; ask your doctor before you book.',
      children: 'From 8 years for Gurudongmar; the army turns back very small children at Giagong.',
      food: 'Plain vegetarian meals of rice, dal and vegetables; Jain meals if told at booking, without much choice.',
      papers:
        'Voter card or passport and four photographs for the permits, for Indian nationals. Ask us about other papers.',
    },
    childrenFrom: 8,
    access: { walkingKm: 1, steps: 0, highestPoint: 5200 },
    questions: [
      {
        question: 'What if the road to Lachen or Gurudongmar is shut?',
        answer:
          'The district decides each morning, and permits follow. The Lachen road was closed for long spells after the flood of October 2023 and reopened in March 2026. If it shuts again we spend both nights at Lachung and drive to Zero Point, 4,600 m, by Yumthang in its place, snow allowing.',
      },
      {
        question: 'How do we avoid altitude sickness?',
        answer:
          'Walk slowly, keep warm, drink water, eat lightly, and take no alcohol or sleeping pills on days 2 and 3. Ask your doctor about tablets a week before. Anyone with headache or vomiting at Thangu stays there, 3,900 m, with the car returning in about four hours; the cure is always to go down.',
      },
      {
        question: 'What are the rooms in Lachen and Lachung like?',
        answer:
          'Wooden or concrete village hotels: clean sheets, thick quilts, an attached bathroom with a geyser or hot water by the bucket, and no central heating. Power fails at times. Heaters are charged by the room. Carry a torch, a power bank and slippers; the mobile signal is weak and in Lachen often absent.',
      },
      {
        question: 'May we carry bottled water?',
        answer:
          'Not to Lachen: packaged drinking water in plastic bottles has been banned there for years and is taken at the check. Bring a flask or a refillable bottle, which hotels fill with boiled water. Leave all plastic wrappers in the car and carry them back to Gangtok.',
      },
    ],
  },
];
