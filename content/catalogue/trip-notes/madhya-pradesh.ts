/** Trip notes of the packages in Madhya Pradesh. */
import type { TripNotes } from '../../schema/types';

export const madhyaPradesh: readonly TripNotes[] = [
  {
    id: 'khajuraho-orchha',
    summary:
      'Palaces and cenotaphs by the Betwa at Orchha, then the Khajuraho temples at sunrise, by road from Jhansi.',
    gateway: 'jhansi',
    start: 'Jhansi station (Virangana Lakshmibai Jhansi), by 11:30 am',
    end: 'Jhansi station (Virangana Lakshmibai Jhansi), about 4 pm',
    route: ['Jhansi', 'Orchha', 'Khajuraho', 'Raneh Falls', 'Jhansi'],
    plan: [
      {
        title: 'Jhansi to Orchha, 18 km',
        text: 'Morning trains from Delhi, Agra and Bhopal fit the pick-up at Jhansi station by 11:30 am. Orchha is 40 minutes away: check in and lunch. From 2:30 pm the fort island over the stone bridge: murals in Raj Mahal, then the stairs and balconies of Jahangir Mahal, till it closes near sunset. Ram Raja Temple, where Rama is honoured as a king, reopens in the evening: aarti at about 7 or 8 pm by season.',
        meals: 'Dinner',
        overnight: 'Orchha',
        legs: [{ from: 'jhansi', to: 'orchha', km: 18, hours: 0.67, by: 'car' }],
      },
      {
        title: 'Chhatris on the Betwa, then Orchha to Khajuraho, 175 km',
        text: 'At the royal chhatris on Kanchan Ghat by 7:30 am, when the stone is lit and vultures leave the spires. Breakfast, and a walk up to the empty shrine of Chaturbhuj or the murals of Lakshmi Narayan. Leave at 11:00 am on the highway by Nowgong and Chhatarpur, 3.5 hours and a lunch stop, to reach Khajuraho by 3:30 pm. The sound and light show at the Western Group is optional.',
        meals: 'Breakfast and dinner',
        overnight: 'Khajuraho',
        legs: [{ from: 'orchha', to: 'khajuraho', km: 175, hours: 3.5, by: 'car' }],
      },
      {
        title: 'Khajuraho: Western, Eastern and Southern Groups, 15 km',
        text: 'Enter the Western Group soon after sunrise and spend 2.5 hours with the guide at Lakshmana, Vishvanatha and Kandariya Mahadeva, the tallest at about 30 m. Late breakfast and rest. At 2:30 pm the Jain temples of the Eastern Group, Parshvanatha finest among them, with Javari and Vamana nearby, then Duladeo and Chaturbhuj to the south, where the sun reaches the image before dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Khajuraho',
        legs: [
          { from: 'khajuraho', to: 'khajuraho-western-group', km: 2, hours: 0.1, by: 'car' },
          { from: 'khajuraho-western-group', to: 'khajuraho', km: 2, hours: 0.1, by: 'car' },
          { from: 'khajuraho', to: 'khajuraho-eastern-group', km: 3, hours: 0.15, by: 'car' },
          { from: 'khajuraho-eastern-group', to: 'khajuraho-southern-group', km: 4, hours: 0.2, by: 'car' },
          { from: 'khajuraho-southern-group', to: 'khajuraho', km: 4, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Raneh Falls, then Khajuraho to Jhansi, 215 km',
        text: 'Raneh Falls, 20 km and 40 minutes away, where the Ken has cut a canyon of pink and grey granite, at 8:10 am; the gate takes a ticket for the car and a forest guide. Back for breakfast by 10 am. Leave at 11:15 am: 175 km, 3.5 hours and a lunch stop of 45 minutes, to Jhansi station by about 4 pm. Book trains after 5:30 pm; fast evening trains go to Delhi.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'khajuraho', to: 'raneh-falls', km: 20, hours: 0.67, by: 'car' },
          { from: 'raneh-falls', to: 'khajuraho', km: 20, hours: 0.67, by: 'car' },
          { from: 'khajuraho', to: 'jhansi', km: 175, hours: 3.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Orchha and two in Khajuraho, 3-star hotels, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver from Jhansi to Jhansi',
      'Local guide at the Western Group, Khajuraho',
      'Car entry and forest guide at Raneh Falls',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Trains and flights to Jhansi and back',
      'Monument tickets, and the sound and light show',
      'Rafting on the Betwa and Panna safaris',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['jul', 'aug', 'sep'],
      note: 'October to March is dry, with nights of 7 to 10 degrees and fog in early January. Raneh Falls is fullest from July to October, in rain. April to June reaches 44 degrees and the falls dry to pools.',
    },
    suits: {
      walking:
        'Two to three hours a day; steep, high palace stairs at Orchha, 15 to 20 steps at each Khajuraho temple.',
      altitude: 'Below 300 m throughout.',
      seniors: 'Good; the courtyards and the Khajuraho lawns are level, and the palace stairs can be skipped.',
      children: 'Good from 6 years; palace terraces have low parapets. Some of the carving is erotic.',
      food: 'Vegetarian everywhere; Jain meals with a day of notice, also near the Jain temples of Khajuraho.',
      papers: 'Photo ID for hotels and the Raneh gate; passport and visa for foreign nationals.',
    },
    childrenFrom: 6,
    access: { walkingKm: 4, steps: 120, highestPoint: 290 },
    questions: [
      {
        question: 'Are the Khajuraho carvings fine for parents and children?',
        answer:
          'Most visitors are families. Well under a tenth of the figures are erotic; the rest show gods, dancers, musicians, hunts and marches. A guide can keep to those panels if you say so, and the Jain temples have few of the others.',
      },
      {
        question: 'Can we fly home from Khajuraho instead?',
        answer:
          'Yes. A few flights a day or a week, by season, go to Delhi and other cities, and there is a station with trains to Delhi and Varanasi. We then visit Raneh Falls and drop you there, 6 km from town. Tell us when you book, as the car is costed to Jhansi.',
      },
      {
        question: 'What are the rules at Ram Raja Temple?',
        answer:
          'Leather, bags and cameras stay outside, and photographs are not allowed. The temple closes from about midday till evening, and its hours move between summer and winter. At the aarti a police guard presents arms to Rama as the king.',
      },
      {
        question: 'Can we add a safari in Panna?',
        answer:
          'From October to June, on day 3 in place of the afternoon temples or with an extra night. The Madla gate is 25 km from Khajuraho. Core safaris do not run on Wednesday afternoons, and permits need names and ID some weeks ahead.',
      },
    ],
  },
  {
    id: 'kanha-tiger-safari',
    summary:
      'Two jeep safaris in Kanha, an afternoon in Kisli and a dawn on the meadows, after a boat past Marble Rocks.',
    gateway: 'jabalpur',
    start: 'Jabalpur airport (Dumna) or Jabalpur station, by 12 noon',
    end: 'Jabalpur airport (Dumna) or Jabalpur station, about 1 pm',
    route: ['Jabalpur', 'Bhedaghat', 'Mandla', 'Kanha', 'Jabalpur'],
    plan: [
      {
        title: 'Arrive in Jabalpur, Bhedaghat and back, 70 km',
        text: 'Bhedaghat fills the afternoon, after the pick-up at Dumna airport (15 km from the city) or Jabalpur station by 12 noon, lunch and check-in: 25 km, 45 minutes, from 1:45 pm. Dhuandhar Falls first, from the railed platforms or the ropeway across. Then the boat from Panchvati Ghat at about 4 pm, 45 minutes between white and grey walls of marble. The boatmen jest in rhyme, and life jackets are worn throughout.',
        meals: 'Dinner',
        overnight: 'Jabalpur',
        legs: [
          { from: 'jabalpur-airport', to: 'jabalpur', km: 15, hours: 0.5, by: 'car' },
          { from: 'jabalpur', to: 'bhedaghat', km: 25, hours: 0.75, by: 'car' },
          {
            from: 'bhedaghat',
            to: 'bhedaghat',
            km: 3,
            hours: 0.75,
            by: 'boat',
            because: 'rowed up the gorge and back to the jetty',
          },
          { from: 'bhedaghat', to: 'jabalpur', km: 25, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Jabalpur to Kanha by Mandla, 160 km, and the Kisli zone',
        text: 'Half an hour at the Narmada ghats of Mandla, by the Banjar confluence, breaks the drive: 95 km, 2 hours, from 6:30 am with a packed breakfast, then 65 km, 1 hour 45 minutes, to Khatia by 11 am. Lunch and rest at the lodge. Be at the gate by 2:15 pm with original ID for the afternoon safari in Kisli, from about 3 pm till sunset. It does not run on Wednesdays, so this tour never starts on a Tuesday.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Jungle lodge, Khatia',
        legs: [
          { from: 'jabalpur', to: 'mandla', km: 95, hours: 2, by: 'car' },
          { from: 'mandla', to: 'khatia', km: 65, hours: 1.75, by: 'car' },
        ],
      },
      {
        title: 'Dawn safari in the Kanha zone',
        text: 'Tea in the dark, and at the Khatia gate half an hour before it opens at sunrise. Four to five hours in the Kanha zone: the barasingha meadows, Shravan Tal and the park museum, where the packed breakfast is eaten. Back by 11:30 am. In winter carry a cap, gloves and a blanket from the lodge. Walk at 4 pm with a naturalist in the buffer village, and slides after dinner.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Jungle lodge, Khatia',
        legs: [],
      },
      {
        title: 'Kanha to Jabalpur, 160 km, and home',
        text: 'Bird walk near the lodge at 6:30 am for those who like, then breakfast. Leave at 8:30 am by Mandla, 4 hours with a tea stop. Reach Jabalpur station by 12:45 pm and Dumna airport by 1 pm. Book trains after 2 pm and flights after 3 pm. A third safari on this morning can be added if permits are open at booking; flights must then be after 7 pm or the next day.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'khatia', to: 'mandla', km: 65, hours: 1.75, by: 'car' },
          { from: 'mandla', to: 'jabalpur-airport', km: 95, hours: 2, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Jabalpur, twin sharing',
      'Two nights in a jungle lodge at Khatia, all meals, twin sharing',
      'Breakfast and dinner in Jabalpur, breakfast packed on safari',
      'AC vehicle with driver from Jabalpur to Jabalpur',
      'Two safaris: seats in an open jeep of six, permit and guide',
      'Shared boat at Bhedaghat',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Jabalpur',
      'Dhuandhar ropeway tickets',
      'A jeep to yourselves and further safaris',
      'Lunches on days 1 and 4, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar', 'apr'],
      fair: ['oct', 'may'],
      note: 'The core is shut from July to September, and on Holi. Winter dawns are near 2 degrees; in May and June tigers come to water at 42 degrees. Boats at Bhedaghat stop in the rains, usually mid-June to mid-October.',
    },
    suits: {
      walking: 'Little: about an hour a day, and some 100 steps down to the boat and up again at Bhedaghat.',
      altitude: 'The lodge is at about 580 m; the meadows lie at 600 to 700 m.',
      seniors: 'Fair; the jeep has a high step and shakes for four hours, so not for a bad back or neck.',
      children: 'From 6 years; they must sit still and quiet, and need original ID like every rider.',
      food: 'Vegetarian everywhere; Jain meals at the lodge if asked for three days ahead.',
      papers:
        'Permits carry the name and ID number of each rider; bring that ID in original. Foreign nationals: passport.',
    },
    childrenFrom: 6,
    access: { walkingKm: 3, steps: 100, highestPoint: 700, notForElders: true },
    questions: [
      {
        question: 'Will we see a tiger in two safaris?',
        answer:
          'Perhaps. Kanha has over 100 tigers in a forest of 940 square kilometres, and two drives give most groups a fair chance, better from March to June. Barasingha, gaur, chital and wild dogs are likelier, and the meadows at dawn are worth the early start by themselves.',
      },
      {
        question: 'When must we book, and what if the zone is full?',
        answer:
          'As early as you can: permits open online some months ahead, and the Kanha zone goes first around Diwali, Christmas and Holi. If a zone is gone when you book, we tell you before you pay and offer another zone, or dates on which it is free.',
      },
      {
        question: 'May we use phones and cameras in the park?',
        answer:
          'Cameras, yes. Phones may not be used in the core, and must be off or left at the gate as the staff direct. Flash, drones, loud talk and standing on seats are barred too. There is little signal at Khatia in any case; the lodge has Wi-Fi at reception.',
      },
      {
        question: 'What should we wear in the jeep?',
        answer:
          'Greens, browns and greys, in layers. In December and January an open jeep at 6 am feels below zero: a windproof jacket, cap, gloves and two pairs of socks, all to be taken off by 10 am. From March, a cotton scarf for dust, a hat and sun cream.',
      },
    ],
  },
  {
    id: 'ujjain-omkareshwar-maheshwar',
    summary: 'Darshan at Mahakal and Omkareshwar, two of the Jyotirlingas, then the ghats and handlooms of Maheshwar.',
    gateway: 'indore',
    start: 'Indore airport or Indore Junction, by 11:30 am',
    end: 'Indore airport or Indore Junction, about 1:30 pm',
    route: ['Indore', 'Ujjain', 'Omkareshwar', 'Maheshwar', 'Indore'],
    plan: [
      {
        title: 'Indore to Ujjain, 65 km',
        text: 'Lunch and check-in are near the temple in Ujjain, 55 km, 1.5 hours, by the four-lane road from Indore airport or Indore Junction; pick-up by 11:30 am. At 3:30 pm to Kal Bhairav Temple, 6 km, where liquor is offered to the god. Be at Ram Ghat before dusk for the Shipra aarti, about 6 to 7 pm by season. After dinner walk in the Mahakal Lok corridor, 900 m of lit statues beside the lake.',
        meals: 'Dinner',
        overnight: 'Ujjain',
        legs: [
          { from: 'indore-airport', to: 'ujjain', km: 55, hours: 1.5, by: 'car' },
          { from: 'ujjain', to: 'kal-bhairav', km: 6, hours: 0.3, by: 'car' },
          { from: 'kal-bhairav', to: 'ram-ghat-ujjain', km: 6, hours: 0.3, by: 'car' },
          { from: 'ram-ghat-ujjain', to: 'ujjain', km: 1, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Mahakaleshwar darshan, Ujjain to Omkareshwar, 140 km',
        text: 'Mahakaleshwar at dawn: we walk over at 5:45 am, without phones; the queue for darshan takes 1 to 2 hours on ordinary days, and far more on Mondays. Breakfast at 9:00 am and leave at 10:15 am by Indore and the Simrol hills, 3 hours 45 minutes and a lunch stop, to Omkareshwar by 2:45 pm. Mamleshwar Temple on the south bank from 4 pm, and the Narmada aarti on the ghat at dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Omkareshwar',
        legs: [{ from: 'ujjain', to: 'omkareshwar', km: 140, hours: 3.75, by: 'car' }],
      },
      {
        title: 'Omkareshwar darshan, then Maheshwar, 65 km',
        text: 'Cross the footbridge at 6:00 am to the island temple of Omkareshwar; the line is shortest before 8 am, and steps and lanes take 20 minutes each way. Breakfast, and leave at 10:30 am by Barwaha and Mandleshwar, 2 hours, for Maheshwar and lunch. From 3 pm Ahilya Fort: the seat of the queen in the Rajwada, her cenotaph, and the ghats below, with a boat at sunset to Baneshwar.',
        meals: 'Breakfast and dinner',
        overnight: 'Maheshwar',
        legs: [
          { from: 'omkareshwar', to: 'maheshwar', km: 65, hours: 2, by: 'car' },
          { from: 'maheshwar', to: 'baneshwar', km: 1, hours: 0.2, by: 'boat' },
          { from: 'baneshwar', to: 'maheshwar', km: 1, hours: 0.2, by: 'boat' },
        ],
      },
      {
        title: 'Maheshwari weavers, then Indore, 95 km',
        text: 'The ghats are at their quietest at 6:30 am. At 9:30 am visit the handloom weavers, in the fort workshop or, on its weekly holiday, in homes in the town; a plain sari takes three days or more. Leave at 11:00 am by Dhamnod and the highway, 2 hours 15 minutes, with Indore Junction or the airport by 1:30 pm. Book trains after 2:30 pm and flights after 3:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'maheshwar', to: 'indore-airport', km: 95, hours: 2.25, by: 'car' }],
      },
    ],
    inclusions: [
      'One night each in Ujjain, Omkareshwar and Maheshwar, twin sharing',
      '3-star hotels in Ujjain and Maheshwar, best available in Omkareshwar',
      'Breakfast daily and three vegetarian dinners',
      'AC vehicle with driver from Indore to Indore',
      'Shared boat on the Narmada at Maheshwar',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Indore',
      'Quick darshan, Bhasma Aarti and puja tickets',
      'Boats at Omkareshwar, and rickshaws in the temple lanes',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['sep'],
      note: 'October to March is mild, 10 to 30 degrees. In the rains the Narmada runs high and boats stop on some days; Sawan, July to August, and Maha Shivaratri bring vast crowds. April to June reaches 42 degrees.',
    },
    suits: {
      walking:
        'Two hours a day, some of it in queues; about 100 steps to the temple at Omkareshwar, 80 from fort to ghat.',
      altitude: 'Ujjain, the highest night, is at about 490 m; the road crosses the Simrol hills at about 600 m.',
      seniors:
        'Good with a stick; e-carts and wheelchairs help at Mahakal, while Omkareshwar has steps and no vehicle.',
      children: 'Good from 5 years; hold hands on the ghats, as the Narmada is deep and swift.',
      food: 'Vegetarian throughout, by rule near the temples; Jain meals with a day of notice, easiest in Ujjain.',
      papers: 'Original Aadhaar or other photo ID for hotels and darshan bookings; passport for foreign nationals.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 180, highestPoint: 600 },
    questions: [
      {
        question: 'Can we attend the Bhasma Aarti?',
        answer:
          'With a booking in your name from the temple committee, online or at its counter. It begins at about 4 am, so leave the hotel by 1:30 to 2 am. Men wear a dhoti and women a sari to sit near the front. Places are few: we help you apply but cannot promise one.',
      },
      {
        question: 'Can we touch the lingam at either temple?',
        answer:
          'At Mahakaleshwar the sanctum has been closed to the public since 2023, and darshan is from the halls in front of it. At Omkareshwar water is poured through a channel before a screen, and touching is not allowed at busy times. At Mamleshwar one can usually come close.',
      },
      {
        question: 'Should we avoid Mondays?',
        answer:
          'For Mahakal, yes if you can, and the weeks of Sawan and Maha Shivaratri too, when the line may take five hours or more. We suggest starting on a Tuesday or Wednesday, so that neither Jyotirlinga falls on a weekend.',
      },
      {
        question: 'Can we do the parikrama at Omkareshwar?',
        answer:
          'The path round the island is about 7 km with many steps, 3 hours in the cool of the day. Start at 5:45 am after an evening darshan on day 2, and we leave for Maheshwar at noon. Carry water, keep food out of sight of monkeys, and wear shoes you can slip off.',
      },
    ],
  },
];
