/** Trip notes of the packages in Maharashtra. */
import type { TripNotes } from '../../schema/types';

export const maharashtra: readonly TripNotes[] = [
  {
    id: 'ajanta-ellora-caves',
    summary:
      'Kailasa cut downwards from one cliff, the painted caves of Ajanta with a guide, and the fort of Daulatabad.',
    gateway: 'sambhajinagar',
    start: 'Chhatrapati Sambhajinagar airport or station, by 1:00 pm',
    end: 'Chhatrapati Sambhajinagar airport or station, by 12:30 pm',
    route: ['Chhatrapati Sambhajinagar', 'Daulatabad', 'Ellora', 'Ajanta', 'Chhatrapati Sambhajinagar'],
    plan: [
      {
        title: 'Arrive in Chhatrapati Sambhajinagar',
        text: 'Many timetables still call the city Aurangabad. The pick-up is by 1:00 pm, at the airport (10 km) or the station (4 km). Check in, and at 4 pm drive to Bibi ka Maqbara, 20 minutes, the tomb of an empress built on the lines of the Taj Mahal, white against the hills behind. Allow 1.5 hours. On the way back stop at Panchakki, a water mill of the 17th century, if it is still open.',
        meals: 'Dinner',
        overnight: 'Chhatrapati Sambhajinagar',
        legs: [
          { from: 'sambhajinagar-airport', to: 'sambhajinagar', km: 10, hours: 0.4, by: 'car' },
          { from: 'sambhajinagar', to: 'bibi-ka-maqbara', km: 5, hours: 0.33, by: 'car' },
          { from: 'bibi-ka-maqbara', to: 'panchakki', km: 2, hours: 0.15, by: 'car' },
          { from: 'panchakki', to: 'sambhajinagar', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Daulatabad, Ellora and Grishneshwar, 65 km',
        text: 'Daulatabad Fort is 15 km out, reached by 9 am: some 750 steps and a dark tunnel to the top, or half as far for the view. Ellora, 14 km on, by 11:30 am: the Kailasa Temple in Cave 16 with a guide, then Caves 10 and 12 and, after lunch, the Jain Cave 32. Ellora is shut on Tuesdays. Grishneshwar Jyotirlinga, 1 km away, at 4:15 pm; phones stay outside. Back by 6:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Chhatrapati Sambhajinagar',
        legs: [
          { from: 'sambhajinagar', to: 'daulatabad', km: 15, hours: 0.5, by: 'car' },
          { from: 'daulatabad', to: 'ellora', km: 14, hours: 0.4, by: 'car' },
          { from: 'ellora', to: 'grishneshwar', km: 1, hours: 0.1, by: 'car' },
          { from: 'grishneshwar', to: 'sambhajinagar', km: 30, hours: 0.9, by: 'car' },
        ],
      },
      {
        title: 'Ajanta, 220 km return',
        text: 'The road to Ajanta goes by Sillod, about 100 km, 2.5 hours, so the start is at 7:00 am. First the viewpoint above the Waghora gorge, a short detour, where the whole horseshoe of caves lies below. Then the visitor centre and the shuttle bus, 4 km, to the ticket gate. With a guide from 11 am: the murals of Caves 1 and 2, then 16, 17, 19 and 26. Carry water and a torch. Shut on Mondays. Late lunch; back by 6:45 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Chhatrapati Sambhajinagar',
        legs: [
          { from: 'sambhajinagar', to: 'ajanta-viewpoint', km: 100, hours: 2.5, by: 'car' },
          {
            from: 'ajanta-viewpoint',
            to: 'ajanta-visitor-centre',
            km: 12,
            hours: 0.4,
            by: 'car',
            because: 'the road goes round the gorge',
          },
          { from: 'ajanta-visitor-centre', to: 'ajanta', km: 4, hours: 0.2, by: 'car' },
          { from: 'ajanta', to: 'ajanta-visitor-centre', km: 4, hours: 0.2, by: 'car' },
          { from: 'ajanta-visitor-centre', to: 'sambhajinagar', km: 100, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Weavers and departure',
        text: 'Himroo cloth and Paithani borders are woven on looms in a city workshop, which we visit at 9:30 am, checked out; there is no need to buy. Leave the hotel two hours before a flight, as the airport is 10 km, 25 minutes; the station is 15 minutes. With an early flight we go straight to the airport and leave the weavers for the evening of day 1.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'sambhajinagar', to: 'sambhajinagar-airport', km: 10, hours: 0.42, by: 'car' }],
      },
    ],
    inclusions: [
      'Three nights in a 3-star hotel in Chhatrapati Sambhajinagar, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver, with airport or station transfers',
      'Licensed guide at Ellora and at Ajanta',
      'Shuttle bus at Ajanta',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Chhatrapati Sambhajinagar',
      'Entry tickets of caves, fort and tomb',
      'Chair bearers at Ajanta and shuttle carts at Ellora',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['jul', 'aug', 'sep'],
      note: 'Winter is dry and mild. In the monsoon waterfalls drop in front of both cliffs and paths are slippery. From March to June the rock holds 40 degrees and more.',
    },
    suits: {
      walking:
        '4 to 5 km on days 2 and 3; about 100 steps up at Ajanta, then short flights between caves; Daulatabad 750, optional.',
      altitude: 'Between 400 and 750 m; no effect on anyone.',
      seniors: 'Suitable at an easy pace; bearers with chairs can be hired at Ajanta, and Kailasa is almost level.',
      children: 'From 7 years; the tunnel at Daulatabad and the elephants of Kailasa please them more than the murals.',
      food: 'Vegetarian food everywhere; Jain thalis are easy in the city, and packed on request for both cave days.',
      papers: 'Photo ID at the hotel; foreign visitors pay a higher rate at the caves.',
    },
    alsoFoundBy: ['Jyotirlinga'],
    childrenFrom: 7,
    access: { walkingKm: 5, steps: 750, highestPoint: 750 },
    questions: [
      {
        question: 'Which days of the week should we avoid?',
        answer:
          'None. Ajanta is shut on Mondays and Ellora on Tuesdays, so we simply change days 2 and 3 where the calendar asks for it. In the week of a long weekend start on a Tuesday or Wednesday: the caves are then half as crowded.',
      },
      {
        question: 'May we photograph the Ajanta murals?',
        answer:
          'Yes, without flash and without a tripod; video may need a fee. Shoes come off in the painted caves, and only a limited group enters at a time. The light inside is kept low to save the colours, so give your eyes two minutes.',
      },
      {
        question: 'What is the rule at Grishneshwar?',
        answer:
          'Men who enter the inner shrine leave shirt, vest and belt outside. Everyone covers shoulders and knees. Phones, cameras and leather are left in lockers near the gate. The wait is 30 to 60 minutes on an ordinary day, two to four hours on Mondays in Shravan.',
      },
      {
        question: 'Could we see Ajanta from Jalgaon instead?',
        answer:
          'Yes: Jalgaon station is about 60 km from Ajanta, nearer than this city. If your train home stops there, we can end the tour at Jalgaon after the caves on day 3 or on day 4. Ask when you book, as the car then returns empty and a charge applies.',
      },
    ],
  },
  {
    id: 'shirdi-nashik-trimbakeshwar',
    summary:
      "Sai Baba's samadhi at Shirdi, Rama's Panchavati at Nashik and an early darshan at the Trimbakeshwar Jyotirlinga.",
    gateway: 'nashik',
    start: 'Nashik Road station or Nashik airport (Ozar), by 9:30 am',
    end: 'Nashik Road station by 12:30 pm or Nashik airport by 1:00 pm',
    route: ['Nashik', 'Shirdi', 'Panchavati', 'Trimbak', 'Nashik'],
    plan: [
      {
        title: 'Nashik to Shirdi, 90 km',
        text: 'Tea near Sinnar breaks the drive of 2 to 2.5 hours from the pick-up at 9:30 am; lunch on arrival and check-in by 1:30 pm. Darshan at the Samadhi Mandir from 3 pm: leave phones and bags at the hotel and allow 1 to 3 hours, more on Thursdays and weekends. Dwarkamai, where Sai Baba lived, and the Chavadi are beside it. Dhoop aarti is at sunset and can be watched on screens outside.',
        meals: 'Dinner',
        overnight: 'Shirdi',
        legs: [{ from: 'nashik-road', to: 'shirdi', km: 90, hours: 2.25, by: 'car' }],
      },
      {
        title: 'Shirdi to Nashik and Panchavati, 95 km',
        text: 'Kakad aarti, before 5 am, is for those who hold a pass; the others sleep till breakfast. The car leaves at 9:30 am and is in Nashik by noon; lunch and check-in. From 3:30 pm, Panchavati: Kalaram Temple in black stone, Sita Gufa, entered bent double, and Ramkund on the Godavari, all within 1 km on foot. Stay for the river aarti at nightfall. Ghats and lanes are being rebuilt for the Kumbh, so some entries may shift.',
        meals: 'Breakfast and dinner',
        overnight: 'Nashik',
        legs: [
          { from: 'shirdi', to: 'nashik', km: 90, hours: 2.4, by: 'car' },
          { from: 'nashik', to: 'panchavati', km: 3, hours: 0.25, by: 'car' },
          { from: 'panchavati', to: 'nashik', km: 3, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Trimbakeshwar at dawn and departure, 70 km',
        text: 'The queue at Trimbak is shortest before 8 am: we set out at 5:45 am with a packed breakfast, 30 km, 45 minutes. Darshan takes 1 to 3 hours; the linga lies in a hollow and is seen in a mirror. Kushavarta Kund, 300 m off, is the bathing tank of the Godavari. Start back by 11:00 am for Nashik Road station, 40 km, 75 minutes, or the airport at Ozar, 50 km, 1.5 hours. Trains after 2 pm, flights after 3:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'nashik', to: 'trimbak', km: 30, hours: 0.75, by: 'car' },
          { from: 'trimbak', to: 'nashik-road', km: 40, hours: 1.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Shirdi and one in Nashik, 3-star hotels, twin sharing',
      'Two breakfasts and two dinners, vegetarian',
      'AC vehicle with driver from Nashik to Nashik',
      'Help with darshan and aarti passes on the temple websites',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Nashik',
      'Paid darshan, aarti passes and all pujas',
      "Offerings and priests' fees",
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'jun', 'jul'],
      note: 'Cool from October to February, near 40 degrees in April and May, green and wet from June. Shravan, in August, brings long queues to Trimbak. The Kumbh bathing days of August and September 2027 are not for tours.',
    },
    suits: {
      walking: '2 to 3 km a day, mostly standing in queues; few steps, but wet stone at Ramkund and Kushavarta.',
      altitude: 'Between 500 m at Shirdi and 720 m at Trimbak.',
      seniors: 'Suitable; Shirdi has a separate gate for the aged and wheelchairs at the temple.',
      children: 'Suitable at any age; carry milk and water for the queues, where there is no shop.',
      food: 'All meals are vegetarian; Jain food without onion and garlic is easy in Shirdi and Nashik.',
      papers: 'Photo ID or Aadhaar, the one used for any online pass, and for both hotels.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 0, highestPoint: 720 },
    questions: [
      {
        question: 'Do we need a pass for Shirdi?',
        answer:
          'Ordinary darshan is free, though a pass from the counter may be needed. The Sansthan sells paid darshan and aarti passes with a time slot on its own website, in advance. We help you book in your own names. On Thursdays and around festivals take one.',
      },
      {
        question: 'What is the dress rule at Trimbakeshwar?',
        answer:
          'Cover shoulders and knees. Entry to the inner hollow is allowed only for short hours, to men in a dhoti with bare chest; others see the linga from the hall. In Shravan and on crowded days it is closed to all. Phones are not allowed inside and stay in the car.',
      },
      {
        question: 'Does the Kumbh Mela affect this tour?',
        answer:
          'Yes. By the official calendar it runs from 31 October 2026 to July 2028, with works and crowds that come and go. The main bathing days are 2 and 31 August and 11 and 12 September 2027; around them cars are kept far out and this tour cannot run as planned.',
      },
      {
        question: 'Can we start from Mumbai or from Shirdi airport?',
        answer:
          'Yes, with a supplement for Mumbai: Nashik is 170 km, about 4 hours, by the Igatpuri highway. Shirdi airport, 15 km from the temple, suits those who fly in; we then pick you up there on day 1 and still end at Nashik.',
      },
    ],
  },
  {
    id: 'konkan-coast-tarkarli',
    summary:
      'Down the Konkan shore road: Ganpatipule, an exiled king at Ratnagiri, two sea forts and boats at Tarkarli.',
    gateway: 'kolhapur',
    start: 'Kolhapur station or airport, by 9:30 am',
    end: 'Kudal station by 11:30 am or Mopa airport, Goa, by 1:00 pm',
    route: ['Kolhapur', 'Ganpatipule', 'Ratnagiri', 'Vijaydurg', 'Kunkeshwar', 'Malvan', 'Tarkarli'],
    plan: [
      {
        title: 'Kolhapur to Ganpatipule, 145 km',
        text: 'The road by Malkapur drops through Amba Ghat, with a halt at the lookout, and meets the Mumbai to Goa highway at Pali: 4 to 4.5 hours of driving from the pick-up at 9:30 am, and lunch on the way. Work on the highway can add half an hour. Check in by 3:30 pm. Evening on the long beach; walk, but do not swim, for the shore shelves steeply and there have been drownings. Aarti at the temple is near 7 pm.',
        meals: 'Dinner',
        overnight: 'Ganpatipule',
        legs: [
          { from: 'kolhapur', to: 'amba-ghat', km: 68, hours: 1.75, by: 'car' },
          { from: 'amba-ghat', to: 'ganpatipule', km: 77, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Ganpatipule to Ratnagiri by the coast road, 35 km',
        text: 'Temple at 7:30 am: the hill itself is worshipped, and the path round it is 1 km. At 11:00 am we take the Are-Ware road, cut above two white beaches, an hour with stops. Lunch in Ratnagiri, then Thibaw Palace at 2:30 pm, where the last king of Burma lived in exile; its museum closes on Mondays, when we see the outside only. Sunset from Thibaw Point over the Bhatye creek.',
        meals: 'Breakfast and dinner',
        overnight: 'Ratnagiri',
        legs: [
          { from: 'ganpatipule', to: 'ratnagiri', km: 28, hours: 1, by: 'car' },
          { from: 'ratnagiri', to: 'thibaw-palace', km: 3, hours: 0.15, by: 'car' },
          { from: 'thibaw-palace', to: 'ratnagiri', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Vijaydurg and Kunkeshwar to Tarkarli, 190 km',
        text: 'Narrow roads all day: sit in front if bends trouble you. From 7:30 am by Pawas and the Jaitapur bridge, 90 km, 3 hours, to Vijaydurg Fort, three rings of wall on a headland, 1.5 hours on foot. Lunch at 12:15 pm, then 45 km, 1.5 hours, to Kunkeshwar, a Shiva temple on the beach, by 2:45 pm. Last leg of 55 km, just under 2 hours, by Mithbav and Achara to Tarkarli by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Tarkarli',
        legs: [
          { from: 'ratnagiri', to: 'vijaydurg', km: 90, hours: 3, by: 'car' },
          { from: 'vijaydurg', to: 'kunkeshwar', km: 45, hours: 1.5, by: 'car' },
          { from: 'kunkeshwar', to: 'tarkarli', km: 55, hours: 1.9, by: 'car' },
        ],
      },
      {
        title: 'Sindhudurg Fort and the Karli backwaters, 30 km',
        text: "Malvan jetty, 7 km, at 8:45 am. The ferry takes 15 minutes and leaves you an hour in Sindhudurg Fort, built by Shivaji Maharaj on an islet, with sweet-water wells and prints said to be of his hand and foot. Snorkelling near the fort can be added. Rest in the heat. At 4 pm a boat on the Karli backwaters, two hours, past mangroves to the river's mouth at Devbag.",
        meals: 'Breakfast and dinner',
        overnight: 'Tarkarli',
        legs: [
          { from: 'tarkarli', to: 'malvan', km: 7, hours: 0.25, by: 'car' },
          { from: 'malvan', to: 'sindhudurg-fort', km: 1.5, hours: 0.25, by: 'boat' },
          { from: 'sindhudurg-fort', to: 'malvan', km: 1.5, hours: 0.25, by: 'boat' },
          { from: 'malvan', to: 'tarkarli', km: 7, hours: 0.25, by: 'car' },
          { from: 'tarkarli', to: 'devbag', km: 6, hours: 1, by: 'boat' },
          { from: 'devbag', to: 'tarkarli', km: 6, hours: 1, by: 'boat' },
        ],
      },
      {
        title: 'Tarkarli to Kudal station, 35 km, or to Mopa',
        text: 'Early swim at Tarkarli, where the sand is flat, only where lifeguards or your hotel say it is safe. Leave at 10:15 am for Kudal station, 35 km, an hour, on the Konkan Railway, or for Mopa airport in north Goa, 90 km, 2.5 hours by Sawantwadi and Banda. Book trains from Kudal after 12:30 pm and flights from Mopa after 3 pm. Devgad mangoes are sold on the road in April and May.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'tarkarli', to: 'kudal', km: 35, hours: 1, by: 'car' }],
      },
    ],
    inclusions: [
      'One night each in Ganpatipule and Ratnagiri and two in Tarkarli, 3-star or best available, twin sharing',
      'Breakfast daily and four dinners',
      'AC vehicle with driver from Kolhapur to Kudal or Mopa',
      'Ferry to Sindhudurg Fort and the Karli backwater boat',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to Kolhapur and from Kudal or Goa',
      'Snorkelling, scuba and other water sports',
      'Museum and fort entry tickets, camera fees',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar', 'apr', 'may'],
      note: 'November to February is dry and breezy. April and May are humid, but mangoes are ripe. From June to September seas are rough; ferries and water sports stop, usually from the last week of May to August.',
    },
    suits: {
      walking: '2 to 4 km a day on sand, rampart and rough steps; about 100 steps at Vijaydurg in all.',
      altitude: 'Sea level, except on the first morning: Kolhapur and Amba Ghat are near 600 m.',
      seniors: 'Suitable for those who can step into a small boat; day 3 has over 6 hours on narrow roads.',
      children: 'From 4 years. Life jackets on both boats; keep to the edge of the water at Ganpatipule.',
      food: "Malvani fish and vegetarian thalis with sol kadhi; Jain food with two days' notice.",
      papers: 'Photo ID at hotels and for any water sport.',
    },
    childrenFrom: 4,
    access: { walkingKm: 4, steps: 100, highestPoint: 600 },
    questions: [
      {
        question: 'Where on this coast can we swim?',
        answer:
          'At Tarkarli, in the calm months, close to the shore and where lifeguards are posted. Not at Ganpatipule, where the bottom falls away and the backwash is strong, nor at Kunkeshwar. From June to September stay out of the sea everywhere.',
      },
      {
        question: 'What if the ferry to Sindhudurg does not run?',
        answer:
          'In high wind or a swell the port office stops it for some hours. We change the morning with the backwater boat and try again in the afternoon. If both fail, you see the fort from Malvan shore and from Rock Garden.',
      },
      {
        question: 'Can you bring us back to Kolhapur at the end?',
        answer:
          'Yes. It is about 155 km, 4.5 hours, from Tarkarli by Kasal and Phonda or Gaganbawada Ghat, with arrival near 3 pm. Tell us when you book, so that the driver plans for it. Landslips can shut one of the two ghats in the rains.',
      },
      {
        question: 'Do we eat vegetarian food with ease?',
        answer:
          'Yes. Ganpatipule is a temple town with vegetarian houses, where ukadiche modak is made. In Malvan most kitchens cook fish as well; we choose ones with separate vegetarian cooking and can ask a homestay for amboli, usal and sol kadhi.',
      },
    ],
  },
];
