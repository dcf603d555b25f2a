/** Trip notes of the packages in West Bengal. */
import type { TripNotes } from '../../schema/types';

export const westBengal: readonly TripNotes[] = [
  {
    id: 'darjeeling-kalimpong',
    summary:
      'Kangchenjunga at dawn from Tiger Hill, the toy train round Batasia Loop, and a quieter night in Kalimpong.',
    gateway: 'bagdogra',
    start: 'Bagdogra airport or New Jalpaiguri (NJP) station, by 12:30 pm on day 1',
    end: 'Bagdogra airport or New Jalpaiguri (NJP) station, about 1:30 pm on day 5',
    route: ['Bagdogra', 'Kurseong', 'Darjeeling', 'Ghum', 'Lamahatta', 'Triveni', 'Kalimpong', 'Bagdogra'],
    plan: [
      {
        title: 'Bagdogra to Darjeeling, 70 km',
        text: 'By the Rohini road the climb to Kurseong takes about 1.5 hours; the toy train line joins it there, and both go on by Sonada and Ghum to Darjeeling, 2,050 m. Pick-up at Bagdogra or NJP is by 12:30 pm; 3 to 3.5 hours with a tea halt. Check in by 4:30 pm and walk to Chowrasta and the Mall, which are closed to cars. Some hotels lie up a flight of steps; porters carry bags. Nights are cold, even in May.',
        meals: 'Dinner',
        overnight: 'Darjeeling',
        legs: [
          { from: 'bagdogra', to: 'kurseong', km: 38, hours: 1.5, by: 'car' },
          { from: 'kurseong', to: 'darjeeling', km: 32, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Tiger Hill, Ghum and the Mountaineering Institute, 30 km',
        text: 'Before dawn, at about 3:45 am, drive to Tiger Hill, 11 km, 2,590 m; the sun reaches Kangchenjunga between 4:30 and 6:15 am by the month, and cloud wins on many days. Stop at Ghum monastery on the way back. After breakfast and sleep, the Himalayan Mountaineering Institute at 11 am, inside the hill zoo with its red pandas: 2.5 hours, 2 km, mostly uphill. Both are shut on Thursdays, when days 2 and 3 change places.',
        meals: 'Breakfast and dinner',
        overnight: 'Darjeeling',
        legs: [
          { from: 'darjeeling', to: 'tiger-hill', km: 11, hours: 0.75, by: 'car' },
          { from: 'tiger-hill', to: 'ghum', km: 6, hours: 0.3, by: 'car' },
          { from: 'ghum', to: 'darjeeling', km: 8, hours: 0.5, by: 'car' },
          { from: 'darjeeling', to: 'himalayan-mountaineering-institute', km: 3, hours: 0.2, by: 'car' },
          {
            from: 'himalayan-mountaineering-institute',
            to: 'himalayan-mountaineering-institute',
            km: 2,
            hours: 1.5,
            by: 'foot',
            because: 'the uphill paths of the zoo end where they began',
          },
          { from: 'himalayan-mountaineering-institute', to: 'darjeeling', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Toy train to Ghum by Batasia Loop, and Happy Valley',
        text: 'Darjeeling station is where the joy ride begins, usually a morning train; be there 30 minutes before. It takes 2 hours to Ghum, 2,258 m, and back, with ten minutes at Batasia Loop and a halt at the railway museum. After lunch, Happy Valley Tea Estate, 3 km below town: a guided round of the factory and a tasting, 1 hour. It is usually shut on Mondays, when we go on day 2, and makes no tea from December to February.',
        meals: 'Breakfast and dinner',
        overnight: 'Darjeeling',
        legs: [
          {
            from: 'darjeeling',
            to: 'batasia-loop',
            km: 5,
            hours: 0.5,
            by: 'train',
            because: 'the toy train climbs at walking pace',
          },
          {
            from: 'batasia-loop',
            to: 'ghum',
            km: 2,
            hours: 0.25,
            by: 'train',
            because: 'the toy train climbs at walking pace',
          },
          {
            from: 'ghum',
            to: 'darjeeling',
            km: 7,
            hours: 0.6,
            by: 'train',
            because: 'the toy train is slow on its curves',
          },
          { from: 'darjeeling', to: 'happy-valley', km: 3, hours: 0.2, by: 'car' },
          { from: 'happy-valley', to: 'darjeeling', km: 3, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Darjeeling to Kalimpong by Lamahatta, and Deolo Hill, 70 km',
        text: 'Lamahatta, 23 km and 1 hour after an 8:30 am start, is a pine park with prayer flags, and a lake 45 minutes up if you like. The road drops through Peshok tea gardens to the viewpoint over Triveni, where the green Rangit meets the Teesta, crosses at Teesta Bazaar and climbs to Kalimpong, 1,250 m, by 1:00 pm. At 3:30 pm drive to Deolo Hill, 8 km and 1,700 m, for the evening light and paragliders in season.',
        meals: 'Breakfast and dinner',
        overnight: 'Kalimpong',
        legs: [
          {
            from: 'darjeeling',
            to: 'lamahatta',
            km: 23,
            hours: 1,
            by: 'car',
            because: 'south to Ghum along the ridge, then east',
          },
          { from: 'lamahatta', to: 'triveni-viewpoint', km: 12, hours: 0.5, by: 'car' },
          {
            from: 'triveni-viewpoint',
            to: 'kalimpong',
            km: 20,
            hours: 0.75,
            by: 'car',
            because: 'hairpins down to Teesta Bazaar and up again',
          },
          { from: 'kalimpong', to: 'deolo-hill', km: 8, hours: 0.4, by: 'car' },
          { from: 'deolo-hill', to: 'kalimpong', km: 8, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Durpin Monastery, and Kalimpong to Bagdogra, 85 km',
        text: 'On the other ridge, 5 km from the hotel, stands Durpin Monastery; check out at 8:00 am for its murals, roof terrace and view of the Teesta far below. Cover shoulders and walk round it clockwise. From 9:45 am take the Teesta highway and Coronation Bridge, 3 to 3.5 hours to Bagdogra or NJP. Slides shut this road at times; by Lava and Gorubathan it takes 4.5 to 5 hours. Book flights after 4:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kalimpong', to: 'durpin-monastery', km: 5, hours: 0.25, by: 'car' },
          { from: 'durpin-monastery', to: 'bagdogra', km: 80, hours: 3.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Three nights in Darjeeling and one in Kalimpong, 3-star hotels, twin sharing',
      'Breakfast daily and four dinners',
      'Vehicle with hill driver from Bagdogra to Bagdogra',
      'Toy train joy ride seats, diesel engine',
      'Tickets for Tiger Hill, the zoo, the Mountaineering Institute and Happy Valley',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to Bagdogra or NJP',
      'Steam engine supplement on the joy ride',
      'Paragliding, porters and entry at Lamahatta and Deolo',
      'Vehicle air-conditioning and room heaters',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['mar', 'apr', 'oct', 'nov'],
      fair: ['jan', 'feb', 'may', 'dec'],
      note: 'The peaks are clearest from mid-October to December; rhododendrons flower in April. January nights near 2 degrees. June to September is rain, cloud and landslides. Puja week and May fill every hotel.',
    },
    suits: {
      walking: '2 to 4 km a day, nearly all of it up or down, with about 100 steps in Darjeeling and at the zoo.',
      altitude: 'Darjeeling 2,050 m for three nights, Tiger Hill 2,590 m, Kalimpong 1,250 m.',
      seniors:
        'Fair: ask for a hotel with car access. The zoo is a steep walk, and can be left out for a seat at Chowrasta.',
      children:
        'From 4 years; the train and red pandas please them. Bends are many: bring something for travel sickness.',
      food: 'Vegetarian food everywhere, with Marwari kitchens in Darjeeling and Kalimpong that cook Jain meals.',
      papers:
        'Photo ID for hotels; no permit for Darjeeling or Kalimpong. Visitors from abroad need passport and visa.',
    },
    childrenFrom: 4,
    access: { walkingKm: 4, steps: 100, highestPoint: 2590 },
    questions: [
      {
        question: 'Is Tiger Hill worth the early start?',
        answer:
          'In late October, November and December the mountain shows on most mornings. In summer and in the rains cloud hides it more often than not, and the hill is crowded. Ask your driver at 9 pm: if the evening is thick with mist, sleep, and look for Kangchenjunga from Observatory Hill at 6 am instead.',
      },
      {
        question: 'Does the toy train run the whole way from the plains?',
        answer:
          'A train from New Jalpaiguri to Darjeeling takes most of a day and is often cancelled for slides, so we use the joy ride from Darjeeling to Ghum and back, the best part of the line. Seats are sold online weeks ahead for Puja, Christmas and May. If it is cancelled, the railway refunds and we pass it on.',
      },
      {
        question: 'What if the Teesta road to Siliguri is shut?',
        answer:
          'It happens most monsoons and sometimes after. We check with the police the evening before and leave Kalimpong an hour or two earlier by Lava and Gorubathan, through forest and tea. You reach Bagdogra in 4.5 to 5 hours. That is why we ask for flights after 4:30 pm; nothing is charged for the detour.',
      },
      {
        question: 'Can Gangtok be added?',
        answer:
          'Yes: Kalimpong to Gangtok is 75 km, about 3 hours, and two more nights make sense. Indian citizens need only photo ID for Gangtok, with permits for Tsomgo Lake and Nathula; travellers from abroad need a permit for Sikkim. We price it as a longer tour.',
      },
    ],
  },
  {
    id: 'sundarbans-mangrove-safari',
    summary:
      'A boat from Godkhali into tiger creeks, a village Bonbibi play, three watchtowers and a walk above mangroves.',
    gateway: 'kolkata',
    start: 'Kolkata: Howrah station 7:00 am or Science City 8:00 am on day 1 (not on Mondays)',
    end: 'Kolkata: Science City 3:30 pm, airport or Howrah 4:30 pm on day 3',
    route: [
      'Kolkata',
      'Godkhali',
      'Gosaba',
      'Pakhiralay',
      'Sajnekhali',
      'Sudhanyakhali',
      'Dobanki',
      'Godkhali',
      'Kolkata',
    ],
    plan: [
      {
        title: 'Kolkata to Godkhali, and by boat to Pakhiralay, 105 km',
        text: 'Basanti highway is the road to Godkhali jetty, 90 km and 3 hours from Science City at 8:00 am. Board the boat and cross to Gosaba for the Hamilton Bungalow and the house where Tagore stayed in 1932. Lunch on board during the 2 hours down tidal rivers to the lodge at Pakhiralay, across the water from the forest. At 6:30 pm village actors play the story of Bonbibi and the tiger.',
        meals: 'Lunch and dinner',
        overnight: 'Lodge at Pakhiralay',
        legs: [
          { from: 'science-city-kolkata', to: 'godkhali', km: 90, hours: 3, by: 'car' },
          { from: 'godkhali', to: 'gosaba', km: 2.5, hours: 0.25, by: 'boat' },
          {
            from: 'gosaba',
            to: 'pakhiralay',
            km: 14,
            hours: 2,
            by: 'boat',
            because: 'the launch goes round by the tidal rivers',
          },
        ],
      },
      {
        title: 'Sajnekhali, Sudhanyakhali and Dobanki by boat',
        text: 'The permit is checked at Sajnekhali, where you cross at about 7:00 am and a forest guide joins: the watchtower, mangrove museum and Bonbibi shrine. Then by creeks to Sudhanyakhali watchtower and its sweet-water pond, and to Dobanki for the fenced canopy walk, about 500 m long, 6 m up. Breakfast and lunch are cooked on board. The tide sets the order. All boats leave the forest by about 5:00 pm.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Lodge at Pakhiralay',
        legs: [
          { from: 'pakhiralay', to: 'sajnekhali', km: 2, hours: 0.25, by: 'boat' },
          { from: 'sajnekhali', to: 'sudhanyakhali', km: 9, hours: 1, by: 'boat' },
          { from: 'sudhanyakhali', to: 'dobanki', km: 16, hours: 1.75, by: 'boat' },
          { from: 'dobanki', to: 'pakhiralay', km: 25, hours: 2.5, by: 'boat' },
        ],
      },
      {
        title: 'Village walk, Godkhali and back to Kolkata, 105 km',
        text: 'Honey boxes, fish ponds and fields kept from the salt tide by a mud wall: at 6:30 am walk the embankment with a villager, 2 km. Breakfast, and the boat leaves at 9:00 am; look for kingfishers, otters and basking crocodiles on the banks. Godkhali by 11:30 am, lunch at the jetty, and 90 km, 3 hours, by road to Science City by 3:30 pm, an hour more to the airport. Book flights after 7 pm.',
        meals: 'Breakfast and lunch',
        overnight: 'Departure',
        legs: [
          {
            from: 'pakhiralay',
            to: 'pakhiralay',
            km: 2,
            hours: 1.25,
            by: 'foot',
            because: 'the walk on the embankment ends at the lodge',
          },
          {
            from: 'pakhiralay',
            to: 'godkhali',
            km: 16,
            hours: 2.5,
            by: 'boat',
            because: 'the launch goes round by the tidal rivers',
          },
          { from: 'godkhali', to: 'science-city-kolkata', km: 90, hours: 3, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a lodge at Pakhiralay, twin sharing',
      'All meals from lunch on day 1 to lunch on day 3',
      'AC vehicle between Kolkata and Godkhali',
      'Shared wooden boat with deck, shade and toilet for three days',
      'Forest permit, boat fee and forest guide for Indian nationals',
      'Canopy walk and watchtower entry, Bonbibi play and village walk',
    ],
    exclusions: [
      'Flights and trains to and from Kolkata',
      'Forest fees at the rate for visitors from abroad',
      'Camera fees, soft drinks and tips',
      'Room air-conditioning beyond the hours the lodge runs it',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar'],
      note: 'Winter days are 20 to 26 degrees, and reptiles bask on the banks. From April it is hot, with sudden storms and, in May, cyclones; June to September brings rain and rough rivers. Boats are capped daily: book early.',
    },
    suits: {
      walking:
        '2 km a day on flat paths, and about 50 steps up the watchtowers; jetties and boat planks can be steep and muddy at low tide.',
      altitude: 'Sea level throughout; a watchtower is about 10 m high.',
      seniors: 'Fine for those who can step on and off a boat with a helping hand, 6 to 8 times a day.',
      children:
        'From 5 years, in life jackets on deck. Evenings are early, and there is little to do but watch the river.',
      food: 'The boat cook makes fish and prawns; vegetarian meals are cooked apart, and Jain meals if told four days ahead.',
      papers:
        'Original photo ID: names go on the permit in advance. Visitors from abroad send a copy of passport and visa a week ahead.',
    },
    childrenFrom: 5,
    access: { walkingKm: 2, steps: 50, highestPoint: 10, notForElders: true },
    questions: [
      {
        question: 'Shall we see a tiger?',
        answer:
          'Probably not: in a hundred visits perhaps a handful see one, swimming a creek or crossing a mud bank. Pugmarks are common. What you do see in winter are crocodiles, chital, wild boar, monitor lizards, otters and several kinds of kingfisher. Nobody walks in the forest, so all watching is from the boat and the towers.',
      },
      {
        question: 'Why is there no start on Mondays?',
        answer:
          'The tiger reserve has been shut to visitors on Tuesdays since April 2023, and day 2 would fall on one. The forest department also limits boats each day and may close some days, as it did for the camera-trap census of December 2025. We book the permit first and confirm your date when it is issued.',
      },
      {
        question: 'What are the lodge and the boat like?',
        answer:
          'The lodge has plain cottages with attached bath, hot water by bucket or geyser, and power that can fail in storms. Mosquito nets are given; bring repellent. The boat is a wooden launch with chairs on the upper deck, a kitchen and a western toilet below. You sleep ashore, as night sailing in the forest is barred.',
      },
      {
        question: 'Is it safe in bad weather?',
        answer:
          'Boats stay in when the weather office warns of a cyclone, most often in May and now and then in October or November. If we have to call it off before you leave Kolkata, you choose another date or a refund under the booking terms. If a warning comes during the tour the boat returns to Godkhali at once. Life jackets are on board for everyone.',
      },
    ],
  },
  {
    id: 'kolkata-shantiniketan-bishnupur',
    summary:
      "Idol-makers of Kumartuli, Tagore's houses at Shantiniketan, and the brick temples and horses of Bishnupur.",
    gateway: 'kolkata',
    start: 'Kolkata airport, Howrah or Sealdah station, by 12 noon on day 1, best a Thursday',
    end: 'Kolkata airport or Howrah station, about 4:30 pm on day 5',
    route: ['Kolkata', 'Shantiniketan', 'Bishnupur', 'Panchmura', 'Kolkata'],
    plan: [
      {
        title: 'Kolkata: Victoria Memorial and Princep Ghat',
        text: "Your driver waits at the airport (16 km, 1 hour) or station by 12 noon; check in first. At 2:30 pm the Victoria Memorial: two hours for the galleries, which close by 5 or 6 pm and are shut on Mondays, and the gardens, which stay open. Drive by the Maidan and St Paul's Cathedral to the Hooghly at Princep Ghat for sunset, with Vidyasagar Setu above. About 12 km of city driving in the afternoon; wear light shoes.",
        meals: 'Dinner',
        overnight: 'Kolkata',
        legs: [
          { from: 'kolkata-airport', to: 'kolkata', km: 16, hours: 1, by: 'car' },
          { from: 'kolkata', to: 'victoria-memorial', km: 4, hours: 0.3, by: 'car' },
          { from: 'victoria-memorial', to: 'princep-ghat', km: 4, hours: 0.3, by: 'car' },
          { from: 'princep-ghat', to: 'kolkata', km: 4, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Kumartuli, and Kolkata to Shantiniketan, 165 km',
        text: 'Clay gods are shaped on straw at Kumartuli, in lanes too narrow for cars: check out at 8:00 am and give it 1 hour, busiest from July to October before the Pujas. Ask before you photograph. From 9:45 am drive by the Durgapur expressway and Bardhaman to Shantiniketan, 4 hours, with a lunch halt at Shaktigarh, known for its langcha sweets. Check in by 3:00 pm, and a walk on the red Khoai at dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Shantiniketan',
        legs: [
          { from: 'kolkata', to: 'kumartuli', km: 6, hours: 0.4, by: 'car' },
          { from: 'kumartuli', to: 'shaktigarh', km: 84, hours: 1.75, by: 'car' },
          { from: 'shaktigarh', to: 'shantiniketan', km: 75, hours: 2.25, by: 'car' },
        ],
      },
      {
        title: 'Shantiniketan: Tagore houses, and the Sonajhuri haat',
        text: 'Five houses make up Uttarayan: see them and the Rabindra Bhavan museum from 10:30 am, 2 hours, with no photographs indoors; then, from the road, the glass prayer hall and the sculptures of Kala Bhavan. The museum rests on Wednesdays, and by some notices Thursdays. At 3:30 pm drive 3 km to the haat under the Sonajhuri trees: kantha, dokra and Baul singers. It is fullest on Saturdays, and ends at dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Shantiniketan',
        legs: [
          { from: 'shantiniketan', to: 'sonajhuri', km: 3, hours: 0.2, by: 'car' },
          { from: 'sonajhuri', to: 'shantiniketan', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Shantiniketan to Bishnupur, 125 km',
        text: 'Panagarh, the Durgapur barrage and Beliatore lie on the way, half of it on narrow roads: 4 hours from 8:00 am. Check in and lunch at Bishnupur by 12:30 pm. From 2:00 pm, by e-rickshaw with a guide: Rasmancha, the stepped brick pavilion of about 1600, then Shyam Rai, Jor Bangla with its walls of terracotta ships and battles, and Madan Mohan. Keep the Rasmancha ticket, as others ask for it. All shut at sunset.',
        meals: 'Breakfast and dinner',
        overnight: 'Bishnupur',
        legs: [{ from: 'shantiniketan', to: 'bishnupur', km: 125, hours: 4, by: 'car' }],
      },
      {
        title: 'Panchmura potters, then Bishnupur to Kolkata, 200 km',
        text: 'In the yards of Panchmura, 25 km and 45 minutes after check-out at 7:30 am, families throw and join the long-necked Bankura horses; they are sold from palm size to man size, and packed in straw. Start back at 9:30 am; from Bishnupur it is 150 km by Arambagh to Kolkata, 4.5 hours and a lunch halt. The airport or Howrah by about 4:30 pm: book flights after 7:30 pm and trains after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'bishnupur', to: 'panchmura', km: 25, hours: 0.75, by: 'car' },
          { from: 'panchmura', to: 'bishnupur', km: 25, hours: 0.75, by: 'car' },
          { from: 'bishnupur', to: 'kolkata-airport', km: 150, hours: 4.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Kolkata, two in Shantiniketan, one in Bishnupur, twin sharing',
      '3-star hotels, and the best simple hotel in Bishnupur',
      'Breakfast daily and four dinners',
      'AC car with driver from Kolkata to Kolkata',
      'Local guide at Kumartuli and in Bishnupur',
      'Museum and monument tickets for Indian nationals',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kolkata',
      'Museum and monument tickets at the rate for visitors from abroad',
      'E-rickshaws, camera fees and gifts to Baul singers',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar', 'sep'],
      note: 'Cool and dry from November to February. Poush Mela in late December and Basanta Utsav in March fill every room in Shantiniketan. April to June passes 40 degrees; July and August are wet, but busy at Kumartuli.',
    },
    suits: {
      walking: '3 km a day on flat lanes and lawns; about 30 steps at Victoria Memorial and Rasmancha.',
      altitude: 'Plains throughout, under 100 m above the sea.',
      seniors: 'Comfortable: short walks, ground-floor rooms on request, and no drive over 4 hours without a halt.',
      children: 'From 6 years; the potters let them try the wheel, and the haat has dancing.',
      food: 'Vegetarian Bengali thalis at every halt. Jain meals in Kolkata; elsewhere plain dal, rice and roti, told two days ahead.',
      papers: 'Photo ID for hotels. Visitors from abroad need passport and visa at each check-in.',
    },
    childrenFrom: 6,
    access: { walkingKm: 3, steps: 30, highestPoint: 90 },
    questions: [
      {
        question: 'Why do you suggest starting on a Thursday?',
        answer:
          "Day 3 is then a Saturday: the Tagore museum is open and the haat at Sonajhuri is at its fullest, with Bauls singing from mid-afternoon. Avoid starts on Monday and Tuesday, when day 3 falls on the museum's days of rest. A Monday start also finds the galleries of Victoria Memorial shut.",
      },
      {
        question: 'Can we walk round Visva-Bharati, the university?',
        answer:
          'Only in part. It is a working campus and guards keep visitors out of the teaching areas, above all in class hours; there have been guided heritage walks on some Sundays. You enter Uttarayan and the museum with a ticket, and see the prayer hall and the older buildings from the road.',
      },
      {
        question: 'Can terracotta horses be carried on a flight?',
        answer:
          'Small ones, up to 20 cm, travel well in hand baggage wrapped in clothes. Larger ones come in parts, with ears and tail that lift off, and can be boxed for the hold, though airlines do not pay for breakage. The potters also send by courier to most cities; we can write down the address for them.',
      },
      {
        question: 'Is it worth coming for Durga Puja?',
        answer:
          'For Kolkata, yes; for this road tour, no. During Puja week streets are closed from evening to dawn, drivers are few and Kumartuli is empty, as the idols have left. Come two to four weeks before, when the clay gods are being painted. For the Puja itself, three or four nights in the city alone are better.',
      },
    ],
  },
];
