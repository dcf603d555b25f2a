/** Trip notes of the packages in Telangana. */
import type { TripNotes } from '../../schema/types';

export const telangana: readonly TripNotes[] = [
  {
    id: 'hyderabad-heritage-tour',
    summary: 'Charminar and Golconda, a full day at Ramoji Film City, then Kakatiya stone at Warangal and Ramappa.',
    gateway: 'hyderabad',
    start: 'Hyderabad airport (Shamshabad) or Secunderabad station, 1:00 pm',
    end: 'Hyderabad airport by 4:00 pm or Secunderabad station by 4:30 pm',
    route: ['Hyderabad', 'Golconda', 'Ramoji Film City', 'Warangal', 'Palampet', 'Hyderabad'],
    plan: [
      {
        title: 'Arrive in Hyderabad',
        text: "An hour's drive, 35 km, leads from the airport to the hotel; Secunderabad, Kacheguda and Hyderabad Deccan stations are all within 30 minutes. Pick-up is at 1:00 pm. Check in and rest. From 5:30 pm walk along Tank Bund beside Hussain Sagar, where the Buddha is lit after dark, and sit down to the first biryani of the tour. Traffic is heavy from 6 to 9 pm, so we stay near the lake on this evening.",
        meals: 'Dinner',
        overnight: 'Hyderabad',
        legs: [{ from: 'hyderabad-airport', to: 'hyderabad', km: 35, hours: 1, by: 'car' }],
      },
      {
        title: 'Old city: Charminar, Chowmahalla and Salar Jung, 20 km',
        text: 'The Charminar opens at 9:30 am, and we are at its foot by then; 149 narrow spiral steps lead to the gallery, when it is open. Laad Bazaar lifts its shutters at about 10:30 am. Chowmahalla Palace is a 10-minute walk: the durbar hall with its chandeliers, 1.5 hours. After lunch, Salar Jung Museum until 4:30 pm. Palace and museum close on Fridays, when we change this day with day 4.',
        meals: 'Breakfast and dinner',
        overnight: 'Hyderabad',
        legs: [
          { from: 'hyderabad', to: 'charminar', km: 8, hours: 0.5, by: 'car' },
          { from: 'charminar', to: 'salar-jung', km: 2, hours: 0.2, by: 'car' },
          { from: 'salar-jung', to: 'hyderabad', km: 7, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Qutb Shahi Tombs and Golconda Fort, 30 km',
        text: 'No start before 11:00 am: then the Qutb Shahi Tombs, domes, mosques and a restored stepwell in gardens, 2 hours on foot. If they are shut that day, we fit them in on another. Lunch near by, then Golconda Fort, 2 km on, from 3:30 pm: clap at the gate, then climb some 360 steps to the pavilion for the last light. The sound and light show, about 30 minutes, follows after dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Hyderabad',
        legs: [
          { from: 'hyderabad', to: 'qutb-shahi-tombs', km: 12, hours: 0.7, by: 'car' },
          { from: 'qutb-shahi-tombs', to: 'golconda', km: 2, hours: 0.15, by: 'car' },
          { from: 'golconda', to: 'hyderabad', km: 12, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Ramoji Film City, 70 km return',
        text: 'Studio buses carry everyone in from the car park, and the gates open at 9 am: we leave at 8:00 am for 35 km, an hour or a little more, on the Vijayawada highway. Take the bus round the film sets first, then the stunt show and the bird park; closing is at about 5:30 pm. Food from outside is not allowed. Wear walking shoes and a hat. Back at the hotel by 7 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Hyderabad',
        legs: [
          { from: 'hyderabad', to: 'ramoji-film-city', km: 35, hours: 1.1, by: 'car' },
          { from: 'ramoji-film-city', to: 'hyderabad', km: 35, hours: 1.2, by: 'car' },
        ],
      },
      {
        title: 'Hyderabad to Hanamkonda and Warangal Fort, 165 km',
        text: 'Bhongir and Jangaon pass by on a four-lane highway: 145 km, 3 hours with a tea stop, from check-out at 9:00 am. Lunch and check-in at Hanamkonda. Warangal Fort, 10 km away, at 3:30 pm: four stone gateways stand around the fallen Shiva temple, carved with geese and lotus buds. Low sun suits them best. Allow 2 hours. The Thousand Pillar Temple is close to the hotel for the evening.',
        meals: 'Breakfast and dinner',
        overnight: 'Hanamkonda',
        legs: [
          { from: 'hyderabad', to: 'hanamkonda', km: 145, hours: 2.75, by: 'car' },
          { from: 'hanamkonda', to: 'warangal-fort', km: 10, hours: 0.4, by: 'car' },
          { from: 'warangal-fort', to: 'hanamkonda', km: 10, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Ramappa Temple and departure, 305 km',
        text: 'Bricks so light that they float make the tower of Ramappa, a World Heritage Site on a sand-filled base; its black basalt dancers are at the door. Palampet is 70 km, 1.5 hours, from a start at 7:00 am. At 10:00 am begins the drive of 235 km, 5 hours and a lunch halt, by Hanamkonda and the Outer Ring Road to the airport by 4:00 pm. Book flights after 7 pm and trains after 6:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'hanamkonda', to: 'palampet', km: 70, hours: 1.5, by: 'car' },
          { from: 'palampet', to: 'hyderabad-airport', km: 235, hours: 5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Four nights in Hyderabad and one in Hanamkonda, 3-star hotels, twin sharing',
      'Breakfast daily and five dinners',
      'AC vehicle with driver from arrival to departure',
      'Ramoji Film City general day ticket with the studio bus',
      'Local guide at Golconda Fort and at Ramappa Temple',
      'Golconda sound and light show ticket, on days when it runs',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Hyderabad',
      'Entry tickets of monuments, museum and palace, and camera fees',
      'Paid rides, dining and premium tickets at Ramoji Film City',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['jul', 'aug', 'sep'],
      note: 'October to February is dry, with cool mornings. The monsoon brings short showers and green country at Ramappa. From March to June stone and tarmac are too hot for forts: 40 degrees and above.',
    },
    suits: {
      walking: '3 to 5 km a day; some 360 steps at Golconda and 149 narrow ones inside the Charminar, both optional.',
      altitude: 'Hyderabad lies at about 540 m, its airport at 620 m, Warangal at 270 m.',
      seniors:
        'Suitable at an easy pace: the palace, museum and Ramappa need few steps, and Golconda can be seen from below.',
      children: 'Good from 4 years; the Ramoji day is theirs. Under 5 the Golconda climb is tiring.',
      food: "Vegetarian meals at every stop; Jain food in Hyderabad daily, at Hanamkonda with a day's notice.",
      papers: 'Photo ID at hotels; foreign visitors pay a higher rate at monuments and show a passport.',
    },
    childrenFrom: 4,
    access: { walkingKm: 5, steps: 360, highestPoint: 620 },
    questions: [
      {
        question: 'Why sleep at Hanamkonda instead of a day trip to Ramappa?',
        answer:
          'It can be done in one long day from Hyderabad: some 430 km, about 14 hours from door to door. With a night on the way you see Warangal Fort in evening light and reach Ramappa by 8:30 am, before the buses. If you want a last night in Hyderabad, tell us and we change it.',
      },
      {
        question: 'Is one day enough for Ramoji Film City?',
        answer:
          'For the sets, the stunt show, the bird and butterfly parks and a few rides, yes, if you enter at 9 am and take the sets bus first. In festival seasons evening shows are added, with a ticket of their own and closing near 9 pm; ask before booking if you want to stay for them.',
      },
      {
        question: 'Can the monuments be seen during Ramzan?',
        answer:
          'Yes, all are open. The streets round the Charminar are crowded from sunset until after midnight, and many Muslim eating houses stay shut by day. Haleem is served in the evenings. We move the old city to the early morning and keep dinners near the hotel.',
      },
    ],
  },
  {
    id: 'hyderabad-charminar-golconda',
    summary:
      'Bangles in Laad Bazaar, a dum biryani dinner, Golconda at sunset and the Buddha of Hussain Sagar by boat.',
    gateway: 'hyderabad',
    start: 'Hyderabad airport (Shamshabad) or any city station, by 9:30 am',
    end: 'Hyderabad airport or any city station, by 1:00 pm',
    route: ['Salar Jung Museum', 'Chowmahalla Palace', 'Charminar', 'Qutb Shahi Tombs', 'Golconda', 'Hussain Sagar'],
    plan: [
      {
        title: 'Salar Jung, Chowmahalla and the Charminar, 50 km',
        text: 'Salar Jung Museum from 11 am, after the pick-up by 9:30 am; bags wait at the hotel. Be at the musical clock for the stroke of noon. After lunch, Chowmahalla Palace at 2:15 pm, then a walk to the Charminar by 4 pm and the bangle shops of Laad Bazaar. Dum biryani dinner at 7:30 pm. Museum and palace close on Fridays: if you arrive on one, we do day 2 first.',
        meals: 'Dinner',
        overnight: 'Hyderabad',
        legs: [
          { from: 'hyderabad-airport', to: 'hyderabad', km: 35, hours: 1, by: 'car' },
          { from: 'hyderabad', to: 'salar-jung', km: 7, hours: 0.5, by: 'car' },
          { from: 'salar-jung', to: 'charminar', km: 2, hours: 0.2, by: 'car' },
          { from: 'charminar', to: 'hyderabad', km: 8, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Qutb Shahi Tombs and Golconda Fort, 30 km',
        text: 'Seven kings lie under the domes of the Qutb Shahi Tombs, 12 km and 40 minutes away: a start at 10:00 am, and 2 hours there. The tombs have long kept Friday as a holiday; then we go on day 3. Lunch and a rest, then Golconda Fort from 3:30 pm: the clapping portico, the armoury and some 360 steps to the top by sunset. Stay for the sound and light show after dusk if you like. Carry water; there is little shade.',
        meals: 'Breakfast and dinner',
        overnight: 'Hyderabad',
        legs: [
          { from: 'hyderabad', to: 'qutb-shahi-tombs', km: 12, hours: 0.7, by: 'car' },
          { from: 'qutb-shahi-tombs', to: 'golconda', km: 2, hours: 0.15, by: 'car' },
          { from: 'golconda', to: 'hyderabad', km: 12, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Hussain Sagar by boat and departure, 45 km',
        text: 'Check out and reach Lumbini Park at 9:30 am. Boats cross to the granite Buddha, 17 m tall, in 10 minutes, and you walk round the island; allow an hour in all. They stop in rain and high wind. The marble Birla Mandir is 2 km away, up a flight of steps, open until noon. Airport transfer at 11:45 am, 35 km, an hour to 75 minutes; stations are within 30 minutes. Flights after 3 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'hyderabad', to: 'lumbini-park', km: 2, hours: 0.15, by: 'car' },
          { from: 'lumbini-park', to: 'hussain-sagar-buddha', km: 1, hours: 0.17, by: 'boat' },
          { from: 'hussain-sagar-buddha', to: 'lumbini-park', km: 1, hours: 0.17, by: 'boat' },
          { from: 'lumbini-park', to: 'birla-mandir-hyderabad', km: 2, hours: 0.15, by: 'car' },
          { from: 'birla-mandir-hyderabad', to: 'hyderabad-airport', km: 35, hours: 1.1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in central Hyderabad, twin sharing',
      'Two breakfasts and two dinners, one a dum biryani dinner',
      'AC vehicle with driver, with airport or station transfers',
      'Local guide for Golconda Fort',
      'Boat to the Buddha of Hussain Sagar',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Hyderabad',
      'Entry tickets of the museum, palace and monuments',
      'Golconda sound and light show',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['jul', 'aug', 'sep'],
      note: 'Winter days stay near 28 degrees with cool evenings. Monsoon showers are short but can flood streets and stop the boats. From March to June afternoons at Golconda pass 40 degrees.',
    },
    suits: {
      walking:
        '3 to 4 km a day on paving and rough stone; some 360 steps to the top of Golconda, none of them compulsory.',
      altitude: 'About 540 m in the city, 620 m at the airport; no effect on anyone.',
      seniors: 'Suitable; the ground floor of the museum and the lower court of Golconda need no climbing.',
      children: 'Good from 5 years; the noon clock and the boat are favourites. Life jackets are given on board.',
      food: "Vegetable dum biryani for vegetarians; Jain meals with a day's notice at the hotel.",
      papers: 'Photo ID at the hotel; foreign visitors pay a higher rate at monuments.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 360, highestPoint: 620 },
    questions: [
      {
        question: 'Is the biryani dinner meat only?',
        answer:
          'No. Each table orders chicken, mutton or vegetable dum biryani, with mirchi ka salan and raita, and a sweet such as qubani ka meetha. Vegetarians who prefer a kitchen without meat eat at a pure vegetarian house instead: tell us when you book.',
      },
      {
        question: 'Can we go up inside the Charminar?',
        answer:
          'Usually, to the first gallery, by a tight spiral of 149 steps with a separate ticket, from 9:30 am to about 5:30 pm. The stair is dark and narrow and closes during repairs or crowds. The walk round its foot, in the pedestrian street, is free.',
      },
      {
        question: 'Which days are best to start?',
        answer:
          'Saturday to Wednesday works without changes. With a Thursday start the tombs may move to day 3, and with a Friday start we take Golconda first. On Sundays Golconda and the Charminar are crowded with local families, though traffic is lighter.',
      },
      {
        question: 'Where do we buy real pearls and bangles?',
        answer:
          'Lac bangles are made and sold in Laad Bazaar, and prices are meant to be bargained. Pearl shops stand at Patthargatti between the Charminar and the river; compare two or three, and ask for a bill that says freshwater or cultured. You choose the shop; no stop is fixed.',
      },
    ],
  },
  {
    id: 'warangal-ramappa',
    summary:
      'Kakatiya temples and gateways from Hanamkonda to Palampet, brass workers, and a lake with a hanging bridge.',
    gateway: 'hyderabad',
    start: 'Hyderabad or Secunderabad, from your hotel or station, 7:30 am',
    end: 'Hyderabad or Secunderabad, about 6:30 pm',
    route: ['Hyderabad', 'Pembarthi', 'Hanamkonda', 'Warangal', 'Palampet', 'Laknavaram', 'Hyderabad'],
    plan: [
      {
        title: 'Hyderabad to Warangal by Pembarthi, 160 km',
        text: 'Pembarthi, 80 km out, is reached by 9:30 am from a start at 7:30 am. Families here beat brass sheet into temple doors and lamps; an hour in the workshops. Hanamkonda is 65 km, 1 hour 15 minutes, on: the Thousand Pillar Temple before lunch. Warangal Fort at 3:00 pm, with its four Kakatiya arches, 2 hours. Bhadrakali Temple and the lake beside it at 5:30 pm; the temple rests in the early afternoon.',
        meals: 'Dinner',
        overnight: 'Hanamkonda',
        legs: [
          { from: 'hyderabad', to: 'pembarthi', km: 80, hours: 1.9, by: 'car' },
          { from: 'pembarthi', to: 'hanamkonda', km: 65, hours: 1.25, by: 'car' },
          { from: 'hanamkonda', to: 'warangal-fort', km: 10, hours: 0.4, by: 'car' },
          { from: 'warangal-fort', to: 'bhadrakali', km: 6, hours: 0.3, by: 'car' },
          { from: 'bhadrakali', to: 'hanamkonda', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Ramappa, Laknavaram and Hyderabad, 320 km',
        text: 'Floating bricks, basalt dancers and a Nandi that looks at you from every side: Ramappa Temple at Palampet, 70 km, 1.5 hours. We are off at 7:00 am and stay until 10 am. Laknavaram Lake, 30 km, by 11 am: walk the hanging bridge to the island and take a boat if you wish. Lunch by 12:45 pm, then 220 km, 5 hours with a tea stop, through Hanamkonda and Jangaon. Book trains after 8:30 pm, flights after 10 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'hanamkonda', to: 'palampet', km: 70, hours: 1.5, by: 'car' },
          { from: 'palampet', to: 'laknavaram', km: 30, hours: 0.8, by: 'car' },
          { from: 'laknavaram', to: 'hyderabad', km: 220, hours: 4.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Hanamkonda, twin sharing',
      'One breakfast and one dinner',
      'AC vehicle with driver from Hyderabad to Hyderabad',
      'Warangal Fort and Laknavaram bridge entry tickets',
      'Local guide at Ramappa Temple',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Travel to and from Hyderabad',
      'Boat rides at Laknavaram',
      'Brassware, temple offerings and camera fees',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['jul', 'aug', 'sep'],
      note: 'Lakes are full and the air clear from October to January. Monsoon rain is heavy in Mulugu district but short. March to June is too hot. The Medaram fair, next due in early 2028, jams this road.',
    },
    suits: {
      walking: 'About 3 km a day on level ground; 20 to 30 steps at temple plinths and a swaying footbridge.',
      altitude: 'Hyderabad lies at about 540 m, everything else between 200 and 300 m.',
      seniors: 'Suitable; day 2 has about 7 hours in the car, so those with a bad back should ask for a second night.',
      children: 'From 5 years; the bridge and the lake help on a temple day. Hold hands on the bridge.',
      food: "Vegetarian thalis on the highway and at Hanamkonda; Jain food with a day's notice.",
      papers: 'Photo ID at the hotel; no permit.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 30, highestPoint: 540 },
    questions: [
      {
        question: 'Do the bricks of Ramappa really float?',
        answer:
          'Yes. The tower was built of a porous clay brick lighter than water, to spare the sand-box foundation below. You cannot test one at the temple. The stone parts are sandstone, dolerite and basalt and are as heavy as they look.',
      },
      {
        question: 'Can we begin or end at Warangal or Kazipet station?',
        answer:
          'Yes. Both are on the main line between Secunderabad and Vijayawada. You then miss Pembarthi on day 1, unless we drive back for it, 65 km. On day 2 we can leave you at Warangal station by 3:30 pm, which saves three hours in the car. Tell us when you book.',
      },
      {
        question: 'What should we wear in the temples?',
        answer:
          'Thousand Pillar, Bhadrakali and Ramappa are all living temples: cover shoulders and knees, and leave shoes outside. Stone floors burn after 11 am, so socks help. Photographs are allowed in the courts but not of the deity.',
      },
    ],
  },
  {
    id: 'bhadrachalam-papikondalu',
    summary: "Rama's temple on the Godavari, the leaf hut of Parnasala and a day's boat into the Papikondalu gorge.",
    gateway: 'hyderabad',
    start: 'Hyderabad or Secunderabad, from your hotel or station, 6:00 am',
    end: 'Hyderabad or Secunderabad, about 5:30 pm',
    route: [
      'Hyderabad',
      'Palvancha',
      'Kinnerasani',
      'Bhadrachalam',
      'Pochavaram',
      'Papikondalu',
      'Parnasala',
      'Hyderabad',
    ],
    plan: [
      {
        title: 'Hyderabad to Bhadrachalam, 340 km',
        text: 'A 6:00 am start by Suryapet, Khammam and Kothagudem, with a breakfast halt near Suryapet, reaches Palvancha, 290 km, by 12:30 pm. After lunch, Kinnerasani Dam, 12 km into the forest, and the deer park on its bank from 1:45 to 3:00 pm. Bhadrachalam, across the Godavari bridge, by 4:30 pm. Evening darshan at the Sita Ramachandraswamy Temple, a short climb of steps, from 6 pm.',
        meals: 'Dinner',
        overnight: 'Bhadrachalam',
        legs: [
          { from: 'hyderabad', to: 'palvancha', km: 290, hours: 6, by: 'car' },
          { from: 'palvancha', to: 'kinnerasani', km: 12, hours: 0.4, by: 'car' },
          { from: 'kinnerasani', to: 'bhadrachalam', km: 39, hours: 1.1, by: 'car' },
        ],
      },
      {
        title: 'Papikondalu by boat, 200 km by road and river',
        text: 'Pochavaram, where the boats lie, is 75 km, 2 hours, by Kunavaram; we start at 6:45 am with a packed breakfast. Boats sail between 9:30 and 10:30 am once the control room clears them. Life jackets are compulsory. Stop at Perantalapalli, an ashram with a Shiva shrine, then go on into the gorge, where hills squeeze the river; lunch on board. At the jetty between 4 and 5 pm, at Bhadrachalam by 7:15 pm.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Bhadrachalam',
        legs: [
          { from: 'bhadrachalam', to: 'pochavaram', km: 75, hours: 2, by: 'car' },
          { from: 'pochavaram', to: 'perantalapalli', km: 12, hours: 1.2, by: 'boat' },
          { from: 'perantalapalli', to: 'papikondalu', km: 12, hours: 1.2, by: 'boat' },
          { from: 'papikondalu', to: 'pochavaram', km: 24, hours: 2.2, by: 'boat' },
          { from: 'pochavaram', to: 'bhadrachalam', km: 75, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Parnasala and back to Hyderabad, 385 km',
        text: 'Those who wish can return to the temple at dawn. Parnasala is 35 km, an hour, from a start at 7:00 am: the spot on the Godavari where Rama, Sita and Lakshmana are said to have lived in a hut of leaves, with painted scenes and a stream. Hyderabad is 350 km, 7.5 hours and lunch at Khammam: off at 9:00 am, there by about 5:30 pm. Book trains after 8 pm and flights after 9:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'bhadrachalam', to: 'parnasala', km: 35, hours: 1, by: 'car' },
          { from: 'parnasala', to: 'hyderabad', km: 350, hours: 7.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in the best available AC hotel in Bhadrachalam, twin sharing',
      'Two breakfasts, two dinners and the lunch on the boat',
      'Shared boat from Pochavaram to Papikondalu and back',
      'AC vehicle with driver from Hyderabad to Hyderabad',
      'Kinnerasani forest entry',
      'Tolls, parking, state permits and driver allowance',
    ],
    exclusions: [
      'Travel to and from Hyderabad',
      'Special darshan and seva tickets',
      'Boating at Kinnerasani and camera fees',
      'Lunches on days 1 and 3, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['mar'],
      note: 'Boats stop when the Godavari floods, usually from July to October, and start again on official clearance. April to June is very hot. Sri Rama Navami, in March or April, fills every room in town.',
    },
    suits: {
      walking: 'About 2 km a day; a flight of steps at the temple, and a plank and sandy bank at the boat landing.',
      altitude: 'Hyderabad lies at about 540 m, Bhadrachalam at about 50 m.',
      seniors: 'Manageable with patience: about 8 hours of road on days 1 and 3, and a plank to board the boat.',
      children: 'From 5 years, with life jackets on the boat; the river day is long, about 12 hours.',
      food: "Vegetarian meals on request, on the boat too; Jain food in Bhadrachalam with two days' notice, not on board.",
      papers: 'Photo ID in original for the boat list and the hotel.',
    },
    childrenFrom: 5,
    access: { walkingKm: 2, steps: 50, highestPoint: 540 },
    questions: [
      {
        question: 'What happens if the boats are stopped?',
        answer:
          'The control room decides each morning by the height of the river. If it refuses, the boat fare is refunded and we take you to Parnasala that day, and to the temple and the river ghats at leisure. In July to October ask us before paying: the service is normally suspended.',
      },
      {
        question: 'Will the Polavaram dam drown Papikondalu?',
        answer:
          'The reservoir will raise the river in the gorge as it fills, and some villages and landings have already moved. The hills remain and boats still sail at the time of writing. Perantalapalli may be seen from the boat, if its landing is under water.',
      },
      {
        question: 'Is there mobile signal on the river?',
        answer:
          'None for most of the boat day, from below Kunavaram until you are back at the jetty. Tell your family beforehand. The boats carry a radio or satellite phone. Our driver waits at Pochavaram with your bags.',
      },
      {
        question: 'How do we book darshan at Bhadrachalam?',
        answer:
          'Ordinary darshan needs no booking and takes 30 to 60 minutes on weekdays. Quick darshan and seva tickets are sold at the temple counter and on its website. Cover shoulders and knees; a dhoti or sari is asked for some sevas. The temple usually rests from 1 to 3 pm.',
      },
    ],
  },
];
