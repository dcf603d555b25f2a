/** Trip notes of the packages in West Bengal. */
import type { TripNotes } from '../types';

export const westBengal: readonly TripNotes[] = [
  {
    id: 'darjeeling-kalimpong',
    summary:
      'Kanchenjunga at dawn from Tiger Hill, the toy train round Batasia Loop, and a quieter night in Kalimpong.',
    gateway: 'bagdogra',
    start: 'Bagdogra airport or New Jalpaiguri (NJP) station, by 12:30 pm on day 1',
    end: 'Bagdogra airport or New Jalpaiguri (NJP) station, about 1:30 pm on day 5',
    route: ['Bagdogra', 'Kurseong', 'Darjeeling', 'Ghum', 'Lamahatta', 'Triveni', 'Kalimpong', 'Bagdogra'],
    plan: [
      {
        title: 'Bagdogra to Darjeeling, 70 km',
        text: 'Pick-up at Bagdogra or NJP by 12:30 pm. The Rohini road climbs to Kurseong, where it joins the toy train line, and on by Sonada and Ghum to Darjeeling, 2,050 m; 3 to 3.5 hours, with a tea halt at Kurseong. Check in by 4:30 pm and walk to Chowrasta and the Mall, which are closed to cars. Some hotels lie up a flight of steps; porters carry bags. Nights are cold, even in May.',
        meals: 'Dinner',
        overnight: 'Darjeeling',
      },
      {
        title: 'Tiger Hill, Ghum and the Mountaineering Institute, 30 km',
        text: 'Leave at about 3:45 am for Tiger Hill, 11 km, 2,590 m; the sun reaches Kanchenjunga between 4:30 and 6:15 am by the month, and cloud wins on many days. Stop at Ghum monastery on the way back. After breakfast and sleep, the Himalayan Mountaineering Institute at 11 am, inside the hill zoo with its red pandas: 2.5 hours, much of it uphill. Both are shut on Thursdays, when days 2 and 3 change places.',
        meals: 'Breakfast and dinner',
        overnight: 'Darjeeling',
      },
      {
        title: 'Toy train to Ghum by Batasia Loop, and Happy Valley',
        text: 'Be at Darjeeling station 30 minutes before the joy ride, usually a morning train: 2 hours to Ghum, 2,258 m, and back, with ten minutes at Batasia Loop and a halt at the railway museum. After lunch, Happy Valley Tea Estate, 3 km below town: a guided round of the factory and a tasting, 1 hour. It is usually shut on Mondays, when we go on day 2, and makes no tea from December to February.',
        meals: 'Breakfast and dinner',
        overnight: 'Darjeeling',
      },
      {
        title: 'Darjeeling to Kalimpong by Lamahatta and Triveni, 55 km',
        text: 'Leave at 8:30 am for Lamahatta, 23 km, 1 hour: a pine park with prayer flags, and a lake 45 minutes up if you like. The road drops through Peshok tea gardens to the viewpoint over Triveni, where the green Rangeet meets the Teesta, crosses at Teesta Bazaar and climbs to Kalimpong, 1,250 m, by 1:00 pm. At 3:30 pm drive to Deolo Hill, 1,700 m, for the evening light and paragliders in season.',
        meals: 'Breakfast and dinner',
        overnight: 'Kalimpong',
      },
      {
        title: 'Durpin Monastery, and Kalimpong to Bagdogra, 80 km',
        text: 'Check out at 8:00 am for Durpin Monastery, 5 km, on the other ridge: murals, a roof terrace and the Teesta far below; cover shoulders and walk round it clockwise. Leave at 9:45 am by the Teesta highway and Coronation Bridge, 3 to 3.5 hours to Bagdogra or NJP. Slides shut this road at times; by Lava and Gorubathan it takes 4.5 hours. Book flights after 4:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
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
      walking: '2 to 4 km a day, all of it up or down; 100 or more steps in Darjeeling and at the zoo.',
      altitude: 'Darjeeling 2,050 m for three nights, Tiger Hill 2,590 m, Kalimpong 1,250 m.',
      seniors:
        'Fair: ask for a hotel with car access. The zoo is a steep walk, and can be left out for a seat at Chowrasta.',
      children:
        'From 4 years; the train and red pandas please them. Bends are many: bring something for travel sickness.',
      food: 'Vegetarian food everywhere, with Marwari kitchens in Darjeeling and Kalimpong that cook Jain meals.',
      papers:
        'Photo ID for hotels; no permit for Darjeeling or Kalimpong. Visitors from abroad need passport and visa.',
    },
    questions: [
      {
        question: 'Is Tiger Hill worth the early start?',
        answer:
          'In late October, November and December the mountain shows on most mornings. In summer and in the rains cloud hides it more often than not, and the hill is crowded. Ask your driver at 9 pm: if the evening is thick with mist, sleep, and look for Kanchenjunga from Observatory Hill at 6 am instead.',
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
          'Yes: Kalimpong to Gangtok is 75 km, about 3 hours, and two more nights make sense. Indian citizens need only photo ID for Gangtok, with permits for Tsomgo Lake and Nathu La; travellers from abroad need a permit for Sikkim. We price it as a longer tour.',
      },
    ],
    updated: '2026-11-21',
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
        title: 'Kolkata to Godkhali, 90 km, and by boat to Gosaba',
        text: 'Leave Science City at 8:00 am by the Basanti highway, 3 hours to Godkhali jetty. Board the boat and cross to Gosaba for the Hamilton Bungalow and the house where Tagore stayed in 1932. Lunch on board during the 2 hours down tidal rivers to the lodge at Pakhiralay, across the water from the forest. At 6:30 pm village actors play the story of Bonbibi and the tiger.',
        meals: 'Lunch and dinner',
        overnight: 'Lodge at Pakhiralay',
      },
      {
        title: 'Sajnekhali, Sudhanyakhali and Dobanki by boat',
        text: 'Cross at about 7:00 am to Sajnekhali, where the permit is checked and a forest guide joins: the watchtower, mangrove museum and Bonbibi shrine. Then by creeks to Sudhanyakhali watchtower and its sweet-water pond, and to Dobanki for the fenced canopy walk, about 500 m long, 6 m up. Breakfast and lunch are cooked on board. The tide sets the order. All boats leave the forest by about 5:00 pm.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Lodge at Pakhiralay',
      },
      {
        title: 'Village walk, Godkhali and back to Kolkata, 90 km',
        text: 'At 6:30 am walk the embankment with a villager: honey boxes, fish ponds and fields kept behind the mud wall from the salt tide. Breakfast, and the boat leaves at 9:00 am; look for kingfishers, otters and basking crocodiles on the banks. Godkhali by 11:30 am, lunch at the jetty, and 3 hours by road to Science City by 3:30 pm, an hour more to the airport. Book flights after 7 pm.',
        meals: 'Breakfast and lunch',
        overnight: 'Departure',
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
      note: 'Winter days are 20 to 26 degrees, and reptiles bask on the banks. From April it is hot and storms are sudden; June to September brings rain, rough rivers and cyclone warnings. Boats are capped daily: book early.',
    },
    suits: {
      walking: '2 km a day on flat paths; jetties and boat planks can be steep and muddy at low tide.',
      altitude: 'Sea level throughout.',
      seniors: 'Fine for those who can step on and off a boat with a helping hand, 6 to 8 times a day.',
      children:
        'From 5 years, in life jackets on deck. Evenings are early, and there is little to do but watch the river.',
      food: 'The boat cook makes fish and prawns; vegetarian meals are cooked apart, and Jain meals if told four days ahead.',
      papers:
        'Original photo ID: names go on the permit in advance. Visitors from abroad send a copy of passport and visa a week ahead.',
    },
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
          'Boats stay in when the weather office warns of a cyclone, mostly in May and from October to early December. If we have to call it off before you leave Kolkata, you choose another date or a refund under the booking terms. If a warning comes during the tour the boat returns to Godkhali at once. Life jackets are on board for everyone.',
      },
    ],
    updated: '2026-11-21',
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
        title: 'Kolkata: Victoria Memorial',
        text: "Pick-up at the airport (16 km, 1 hour) or station by 12 noon, and check in. At 2:30 pm the Victoria Memorial: two hours for the galleries, which close by 5 or 6 pm and are shut on Mondays, and the gardens, which stay open. Drive by the Maidan and St Paul's Cathedral to the Hooghly at Princep Ghat for sunset, with Vidyasagar Setu above. About 20 km of city driving; wear light shoes.",
        meals: 'Dinner',
        overnight: 'Kolkata',
      },
      {
        title: 'Kumartuli, and Kolkata to Shantiniketan, 165 km',
        text: 'Check out and leave at 8:00 am for Kumartuli, where clay gods are shaped on straw in lanes too narrow for cars; 1 hour, busiest from July to October before the Pujas. Ask before you photograph. From 9:45 am drive by the Durgapur expressway and Bardhaman to Shantiniketan, 4 hours, with a lunch halt at Shaktigarh, known for its langcha sweets. Check in by 3:00 pm, and a walk on the red Khoai at dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Shantiniketan',
      },
      {
        title: 'Shantiniketan: Tagore houses, and the Sonajhuri haat',
        text: 'From 10:30 am the five houses of Uttarayan and the Rabindra Bhavan museum, 2 hours, with no photographs indoors; then, from the road, the glass prayer hall and the sculptures of Kala Bhavan. The museum rests on Wednesdays, and by some notices Thursdays. At 3:30 pm the haat under the Sonajhuri trees: kantha, dokra and Baul singers. It is fullest on Saturdays, and ends at dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Shantiniketan',
      },
      {
        title: 'Shantiniketan to Bishnupur, 125 km',
        text: 'Leave at 8:00 am by Panagarh, the Durgapur barrage and Beliatore; 4 hours, half of it on narrow roads. Check in and lunch at Bishnupur by 12:30 pm. From 2:00 pm, by e-rickshaw with a guide: Rasmancha, the stepped brick pavilion of about 1600, then Shyam Rai, Jor Bangla with its walls of terracotta ships and battles, and Madan Mohan. Keep the Rasmancha ticket, as others ask for it. All shut at sunset.',
        meals: 'Breakfast and dinner',
        overnight: 'Bishnupur',
      },
      {
        title: 'Panchmura potters, 50 km return, and Kolkata, 150 km',
        text: 'Check out and leave at 7:30 am for Panchmura, 25 km, 45 minutes: families throw and join the long-necked Bankura horses in their yards; they are sold from palm size to man size, and packed in straw. Start back at 9:30 am through Bishnupur and Arambagh to Kolkata, 4.5 hours and a lunch halt. The airport or Howrah by about 4:30 pm: book flights after 7:30 pm and trains after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
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
      altitude: 'Plains throughout, under 100 m.',
      seniors: 'Comfortable: short walks, ground-floor rooms on request, and no drive over 4 hours without a halt.',
      children: 'From 6 years; the potters let them try the wheel, and the haat has dancing.',
      food: 'Vegetarian Bengali thalis at every halt. Jain meals in Kolkata; elsewhere plain dal, rice and roti, told two days ahead.',
      papers: 'Photo ID for hotels. Visitors from abroad need passport and visa at each check-in.',
    },
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
    updated: '2026-11-21',
  },
];
