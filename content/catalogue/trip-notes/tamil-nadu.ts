/** Trip notes of the packages in Tamil Nadu. */
import type { TripNotes } from '../../schema/types';

export const tamilNadu: readonly TripNotes[] = [
  {
    id: 'kanchipuram-silk-temples',
    summary:
      'Four great temples of Kanchipuram, a lunch of its peppery idli and silk looms at work, by road from Chennai.',
    gateway: 'chennai',
    start: 'Your hotel in Chennai, or Chennai Central station, 6:30 am',
    end: 'The same place in Chennai, about 7:30 pm',
    route: [
      'Chennai',
      'Kailasanathar',
      'Ekambareswarar',
      'Kamakshi Amman',
      'Pillaiyarpalayam',
      'Varadharaja Perumal',
      'Chennai',
    ],
    plan: [
      {
        title: 'Chennai, Kanchipuram and back, 160 km',
        text: 'Four temples that shut from about noon to 4 pm set the order of the day. Start at 6:30 am; the highway by Sriperumbudur takes 2 hours. Kailasanathar Temple at 8:30 am, Ekambareswarar at 9:45 am, Kamakshi Amman at 11 am. Lunch with Kanchipuram idli at 12:30 pm, then the silk looms of Pillaiyarpalayam. Varadharaja Perumal Temple, 5 km across town, opens about 4 pm. Start back at 5:15 pm and reach Chennai by 7:30 pm.',
        meals: 'Lunch',
        overnight: 'Day tour, no night',
        legs: [
          { from: 'chennai', to: 'kailasanathar-temple', km: 75, hours: 2, by: 'car' },
          { from: 'kailasanathar-temple', to: 'ekambareswarar-temple', km: 2, hours: 0.1, by: 'car' },
          { from: 'ekambareswarar-temple', to: 'kamakshi-amman-temple', km: 1, hours: 0.1, by: 'car' },
          { from: 'kamakshi-amman-temple', to: 'pillaiyarpalayam', km: 2, hours: 0.1, by: 'car' },
          { from: 'pillaiyarpalayam', to: 'varadharaja-perumal-temple', km: 5, hours: 0.3, by: 'car' },
          { from: 'varadharaja-perumal-temple', to: 'chennai', km: 75, hours: 2.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'AC car with driver from Chennai to Chennai',
      'Vegetarian lunch with Kanchipuram idli',
      "Visit to a weaver's loom at Pillaiyarpalayam",
      'Drinking water in the car',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Breakfast, snacks and coffee stops',
      'Special darshan and camera tickets at the temples',
      'Temple guide, on request',
      'Silk and other shopping, tips',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'From December to February the stone courtyards are comfortable at noon. October brings showers and November can be very wet; from April to June afternoons reach 38 to 41 degrees.',
    },
    suits: {
      walking: 'About 4 km in all, barefoot inside the temples; few steps. Carry socks for hot stone.',
      altitude: 'Close to sea level, under 100 m throughout.',
      seniors: 'Suits most seniors: the car stops near each gate, and the looms can be left out for a rest.',
      children: 'Better from about 7 years; the looms interest them more than the fourth temple.',
      food: 'The lunch is vegetarian. Jain meals without onion and garlic if you tell us the day before.',
      papers: 'No permits. Carry a photo ID.',
    },
    childrenFrom: 7,
    access: { walkingKm: 4, steps: 0, highestPoint: 85 },
    questions: [
      {
        question: 'Do we have to buy a saree at the looms?',
        answer:
          "No. You watch the weaving and ask questions. If you do want to buy, look for the Silk Mark tag, ask for a bill that states the zari, and compare prices at one of the weavers' co-operative shops; we stop there on request.",
      },
      {
        question: 'What should we wear to the temples?',
        answer:
          'Clothes that cover shoulders and knees: a saree, salwar or long skirt for women, trousers or a dhoti for men. Shoes stay at the gate or in the car, so slip-on sandals save time at four temples.',
      },
      {
        question: 'Can visitors who are not Hindu go in?',
        answer:
          'They may walk through the courtyards and pillared halls of all four temples, but the inner sanctums of Ekambareswarar, Kamakshi and Varadharaja Perumal are for Hindus. Kailasanathar, kept by the Archaeological Survey, is the easiest to see closely.',
      },
      {
        question: 'Are the looms at work every day?',
        answer:
          'On most days, yes. Many weavers rest on new-moon days, some on Sundays, and all during Pongal in mid-January. On those days we show you a shop where the process is explained instead; ask us before you fix the date.',
      },
    ],
  },
  {
    id: 'mahabalipuram-shore-temple',
    summary:
      'Old houses at DakshinaChitra, the rock carvings of Mahabalipuram, and the Shore Temple in late afternoon light.',
    gateway: 'chennai',
    start: 'Your hotel in Chennai, or Chennai Central station, 9 am',
    end: 'The same place in Chennai, about 7:30 pm',
    route: ['Chennai', 'Muttukadu', 'Saluvankuppam', 'Mahabalipuram', 'Chennai'],
    plan: [
      {
        title: 'Chennai, Mahabalipuram and back, 120 km',
        text: "DakshinaChitra at Muttukadu opens at 10 am, 33 km and 1 hour down the East Coast Road after a start at 9 am; allow 1.5 hours. Tiger Cave at 12:15 pm, then lunch in Mahabalipuram. From 2 pm walk to Krishna's Butter Ball and Arjuna's Penance; Pancha Rathas at 3:15 pm, the Shore Temple from 4:15 pm. Start back at 5:45 pm. On Tuesdays DakshinaChitra is shut: we visit the Crocodile Bank instead.",
        meals: 'None',
        overnight: 'Day tour, no night',
        legs: [
          { from: 'chennai', to: 'dakshinachitra', km: 33, hours: 1, by: 'car' },
          { from: 'dakshinachitra', to: 'tiger-cave', km: 20, hours: 0.5, by: 'car' },
          { from: 'tiger-cave', to: 'mahabalipuram', km: 5, hours: 0.2, by: 'car' },
          { from: 'mahabalipuram', to: 'pancha-rathas', km: 2, hours: 0.1, by: 'car' },
          { from: 'pancha-rathas', to: 'shore-temple', km: 2, hours: 0.1, by: 'car' },
          { from: 'shore-temple', to: 'chennai', km: 58, hours: 1.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'AC car with driver from Chennai to Chennai',
      'DakshinaChitra entry ticket (Crocodile Bank on Tuesdays)',
      'Archaeological Survey ticket for the monuments, Indian rate',
      'Drinking water in the car',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Lunch and snacks',
      'The higher monument ticket for foreign nationals',
      'Guide at Mahabalipuram, on request',
      'Craft workshops at DakshinaChitra, shopping and tips',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'A breeze and 29 degrees from December to February. July to October has warm mornings and evening showers; November can be very wet, and from April to June bare rock is too hot after 10 am.',
    },
    suits: {
      walking:
        'About 5 km on sand paths and level ground; a short slope of bare rock at the Butter Ball can be skipped.',
      altitude: 'Sea level throughout.',
      seniors: 'Comfortable with a hat and rests; the car drops you near each monument.',
      children: 'Good from 4 years: crafts and puppets at DakshinaChitra, rocks to run around after lunch.',
      food: 'Lunch is your own; vegetarian restaurants are on the way, and Jain dishes can be asked for a day ahead.',
      papers: 'No permits. Photo ID; passports for foreign nationals at the ticket counter.',
    },
    childrenFrom: 4,
    access: { walkingKm: 5, steps: 0, highestPoint: 15 },
    questions: [
      {
        question: 'Is there time to swim at the beach?',
        answer:
          'Not safely. The sea at Mahabalipuram has strong currents and drowning accidents happen every year, so we suggest a walk on the sand beside the Shore Temple and no more than wet feet. There are no changing rooms near the monuments.',
      },
      {
        question: 'Why is the Shore Temple last and not first?',
        answer:
          'The temple faces east and is loveliest at dawn, but a day trip cannot reach it then. Late afternoon is next best: the stone has cooled, the light is soft and there is shade on the sea side. The monuments close at 6 pm and tickets stop earlier.',
      },
      {
        question: 'Can you drop us at Puducherry instead of Chennai?',
        answer:
          'Yes, on request and at an extra charge. Puducherry is about 95 km further down the East Coast Road, 2 hours, so you would reach it around 8 pm. Tell us when you book, since the car returns to Chennai empty.',
      },
    ],
  },
  {
    id: 'madurai-rameswaram',
    summary:
      'An evening at the Meenakshi temple, the 22 wells of Rameswaram at dawn, and the road to the tip of Dhanushkodi.',
    gateway: 'madurai',
    start: 'Madurai airport or Madurai Junction, by 12 noon',
    end: 'Madurai Junction or airport, about 2:30 pm',
    route: ['Madurai', 'Ramanathapuram', 'Pamban', 'Dhanushkodi', 'Rameswaram', 'Madurai'],
    plan: [
      {
        title: 'Arrive in Madurai: the Mahal and the Meenakshi temple',
        text: 'Pick-up by noon at the airport, 12 km out, or at Madurai Junction; rooms are ready about then. Thirumalai Nayakkar Mahal at 2:30 pm, its hall of white pillars open till 5 pm. The Meenakshi Amman Temple reopens at 4 pm: allow 2.5 hours for darshan, the thousand-pillared hall and the lotus tank. Phones and bags go into the lockers at the gate. Come back at 9 pm, if you can, for the closing procession.',
        meals: 'Dinner',
        overnight: 'Madurai',
        legs: [{ from: 'madurai-airport', to: 'madurai', km: 12, hours: 0.5, by: 'car' }],
      },
      {
        title: 'Madurai to Rameswaram and Dhanushkodi, 225 km',
        text: 'Pamban Bridge is crossed about 10:30 am, after a start at 7 am by Paramakudi and Ramanathapuram: the road runs beside the rail line, with the new lift span in view. Check in and lunch in Rameswaram. At 2 pm drive 20 km to Dhanushkodi: the church and station ruined by the cyclone of 1964, then 5 km to Arichal Munai, where the road ends in the sea. Police turn cars back from about 5 pm. Sandy and windy: bring a cap.',
        meals: 'Breakfast and dinner',
        overnight: 'Rameswaram',
        legs: [
          { from: 'madurai', to: 'rameswaram', km: 175, hours: 3.75, by: 'car' },
          { from: 'rameswaram', to: 'dhanushkodi', km: 20, hours: 0.6, by: 'car' },
          { from: 'dhanushkodi', to: 'arichal-munai', km: 5, hours: 0.2, by: 'car' },
          { from: 'arichal-munai', to: 'rameswaram', km: 25, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Rameswaram temple, then Madurai, 175 km',
        text: 'Agni Theertham comes first, at 5:30 am and on foot, for the sea bath; then the 22 wells inside the temple, where water is drawn over you by the bucket: an hour, more on holidays. Change into dry clothes, as wet ones are not allowed at the shrine. Darshan of Ramanathaswamy and the long pillared corridors till 9 am. Breakfast, leave at 10:30 am, Madurai by 2:30 pm with a lunch stop.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'rameswaram', to: 'madurai', km: 175, hours: 3.75, by: 'car' }],
      },
    ],
    inclusions: [
      'One night in Madurai and one in Rameswaram, 3-star, twin sharing',
      'Breakfast on both mornings and two vegetarian dinners',
      'AC car with driver from Madurai to Madurai',
      'Thirumalai Nayakkar Mahal ticket',
      'Tickets for the 22 wells',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Madurai',
      'Special darshan tickets, pujas and priests',
      'Lunches and camera charges',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'December to February is dry and about 30 degrees. April to June is fierce, with Madurai near 40. November is the wettest month on the island, and gales can close the Dhanushkodi road.',
    },
    suits: {
      walking:
        'About 4 km a day, barefoot in the temples; some 20 steps at a few of the wells, often wet and slippery.',
      altitude: 'Sea level on the island; Madurai stands at about 135 m.',
      seniors: 'Good for seniors: wheelchairs can usually be had at both temples, and the wells can be left out.',
      children: 'Any age; the wells are fun from 6 years. The dawn start is early for toddlers.',
      food: 'All dinners are vegetarian. Jain meals in Madurai are easy; in Rameswaram ask us two days ahead.',
      papers: 'No permits. Carry Aadhaar or another photo ID; the temple may ask for it.',
    },
    alsoFoundBy: ['Jyotirlinga'],
    childrenFrom: 0,
    access: { walkingKm: 4, steps: 20, highestPoint: 140 },
    questions: [
      {
        question: 'What is the dress code at the two temples?',
        answer:
          'Shoulders and legs must be covered: no shorts, sleeveless tops or short skirts. A dhoti, trousers, saree or salwar is right. For the 22 wells wear cotton that you can be soaked in, and carry a full dry set: wet clothes are not allowed at the sanctum.',
      },
      {
        question: 'Do we have to bathe at all 22 wells?',
        answer:
          'No. Many travellers take the sea bath, a few of the wells or none at all, and go straight to darshan. The wells are within the temple, in a fixed order, and the bucket helpers start about 6 am. The steps are wet, so skip them if your knees are weak.',
      },
      {
        question: 'Does the train still cross the old Pamban bridge?',
        answer:
          'No. The old bridge of 1914 is retired, and trains now use the new bridge beside it with a lift span that opened in April 2025. Our car crosses on the road bridge beside it, from which the railway is in view; cars may not halt on the bridge.',
      },
      {
        question: 'Can we do this tour from Rameswaram to Madurai instead?',
        answer:
          'Yes. If your train ends at Rameswaram, we can begin there and finish in Madurai, with the two temple visits swapped. Tell us your train and we rework the hours; the price changes only if the car must travel further.',
      },
    ],
  },
  {
    id: 'ooty-coonoor-toy-train',
    summary: 'Two nights in Ooty, Pykara Falls and Doddabetta by car, then the toy train down through tea to Coonoor.',
    gateway: 'coimbatore',
    start: 'Coimbatore airport or Coimbatore Junction, 8 am',
    end: 'Coimbatore Junction or airport, about 5:30 pm',
    route: ['Coimbatore', 'Mettupalayam', 'Ooty', 'Doddabetta', 'Pykara', 'Coonoor', 'Coimbatore'],
    plan: [
      {
        title: 'Coimbatore to Ooty, 90 km',
        text: 'Mettupalayam, then the Coonoor ghat: from 8 am the drive takes 3.5 hours with a tea stop, and the hill e-pass is checked on the way. Check in by noon and have lunch. The Government Botanical Garden at 2 pm, 22 hectares on a slope, with a fossil tree trunk and a Toda mund at the top. Boating on Ooty Lake by 4 pm; ticket windows close around 5:30 pm. Evenings are cold enough for a sweater in any month.',
        meals: 'Dinner',
        overnight: 'Ooty',
        legs: [
          { from: 'coimbatore', to: 'ooty', km: 90, hours: 3.25, by: 'car' },
          { from: 'ooty', to: 'ooty-botanical-garden', km: 2, hours: 0.1, by: 'car' },
          { from: 'ooty-botanical-garden', to: 'ooty-lake', km: 4, hours: 0.2, by: 'car' },
          { from: 'ooty-lake', to: 'ooty', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Doddabetta and Pykara, 60 km',
        text: 'Doddabetta, at 2,637 m the highest peak of the Nilgiris, is 9 km away; start at 8:30 am, because cloud comes up by noon. Then 30 km west, a little over an hour through pine and shola, to Pykara: a paved walk of 500 m leads to the falls, fullest from July to November. Boats on Pykara lake are your own choice. Lunch at Pykara or back in town; the afternoon is free for tea and chocolate.',
        meals: 'Breakfast and dinner',
        overnight: 'Ooty',
        legs: [
          { from: 'ooty', to: 'doddabetta', km: 9, hours: 0.4, by: 'car' },
          { from: 'doddabetta', to: 'pykara', km: 30, hours: 1.1, by: 'car' },
          {
            from: 'pykara',
            to: 'pykara',
            km: 1,
            hours: 0.4,
            by: 'foot',
            because: 'the path to the falls, 500 m each way',
          },
          { from: 'pykara', to: 'ooty', km: 21, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Toy train to Coonoor, then by road to Coimbatore, 110 km',
        text: "Toy train first: be at Ooty station by 8:45 am for the morning run, usually about 9:15 am, 19 km in just over an hour. Your car carries the luggage to Coonoor. Sim's Park at 10:45 am, then 10 km to Dolphin's Nose, a rock ledge at 1,550 m, by 12:15 pm. Lunch in Coonoor, leave at 2:15 pm, Coimbatore, 70 km, by 5:30 pm with a tea stop. Book flights and trains after 7:30 pm.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'ooty', to: 'coonoor', km: 19, hours: 1.2, by: 'train' },
          { from: 'coonoor', to: 'sims-park', km: 2, hours: 0.1, by: 'car' },
          { from: 'sims-park', to: 'dolphins-nose-coonoor', km: 10, hours: 0.5, by: 'car' },
          { from: 'dolphins-nose-coonoor', to: 'coonoor', km: 11, hours: 0.5, by: 'car' },
          { from: 'coonoor', to: 'coimbatore', km: 70, hours: 2.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Ooty, twin sharing',
      'Breakfast on both mornings and two dinners',
      'AC car with driver from Coimbatore to Coimbatore',
      'Toy train seats from Ooty to Coonoor, class as available',
      'Hill e-pass for the car',
      "Entry to both gardens, Doddabetta, Pykara Falls and Dolphin's Nose",
      'Boat on Ooty Lake, 30 minutes',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Coimbatore',
      'Boat hire at Pykara, camera fees',
      'Lunches, heaters and personal expenses',
      'Tips',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr', 'may'],
      fair: ['jun', 'sep', 'oct'],
      note: 'Clear and cold from December to February, frost at dawn; mild and busy from April to June. July and August are wet, and in November rain can shut the ghat and the railway.',
    },
    suits: {
      walking: 'About 3 km a day on slopes of the garden and 500 m each way at Pykara; some 60 steps.',
      altitude: 'You sleep at 2,240 m; Doddabetta is 2,637 m. Most people feel nothing.',
      seniors: 'Suits fit seniors; those with heart trouble or breathlessness should ask their doctor first.',
      children: 'All ages. The train ride is the high point; give light meals before the ghat road.',
      food: 'Vegetarian everywhere. Jain meals on request, told to the hotel a day ahead.',
      papers: 'Hill e-pass for the car: we apply. Photo ID for all.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 60, highestPoint: 2637 },
    questions: [
      {
        question: 'What happens if the toy train is cancelled?',
        answer:
          'Landslides can stop it for days in November and in heavy rain. Then the car drives the same 19 km by Lovedale and Wellington, with a stop at a tea estate, and the fare of a cancelled train is returned. The Coonoor visit stays as planned.',
      },
      {
        question: 'Is it a steam engine, and where are the best views?',
        answer:
          'Between Ooty and Coonoor a diesel engine runs; steam hauls the steeper part below Coonoor. Both sides have views on this stretch: the valley of Ketti first, then tea. Seats are numbered, so we cannot promise a window.',
      },
      {
        question: 'How cold is Ooty?',
        answer:
          'Days are 15 to 24 degrees in every month. Nights drop to about 5 degrees from December to February and to 10 to 12 in May. Pack a jacket and closed shoes. Hotels lend blankets; a room heater, if there is one, costs extra.',
      },
      {
        question: 'Is the e-pass capped in season?',
        answer:
          'Between April and June the Nilgiris district can limit the number of cars a day under orders of the Madras High Court. We register your car well ahead. If your day is full we tell you at once and offer the nearest date that is free.',
      },
    ],
  },
  {
    id: 'kodaikanal-lake-pillar-rocks',
    summary:
      "Two nights in Kodaikanal: row on the lake, walk Coaker's Walk early, and see Poombarai's garlic terraces.",
    gateway: 'madurai',
    start: 'Madurai airport or Madurai Junction, 9 am',
    end: 'Madurai Junction or airport, about 2 pm',
    route: ['Madurai', 'Batlagundu', 'Silver Cascade', 'Kodaikanal', 'Pillar Rocks', 'Poombarai', 'Madurai'],
    plan: [
      {
        title: 'Madurai to Kodaikanal, 120 km',
        text: 'The last 50 km to Kodaikanal are ghat, so allow 3.5 hours in all from 9 am, by Vadipatti and Batlagundu, with the e-pass checked on the way up. Silver Cascade Falls, 55 m high and right beside the road, about 12:15 pm; the town is 8 km further. Lunch and check in by 1:30 pm. At 3:30 pm take the rowing boat on Kodaikanal Lake, then walk or cycle the level 5 km round it.',
        meals: 'Dinner',
        overnight: 'Kodaikanal',
        legs: [
          { from: 'madurai', to: 'silver-cascade', km: 112, hours: 3.25, by: 'car' },
          { from: 'silver-cascade', to: 'kodaikanal', km: 8, hours: 0.25, by: 'car' },
          {
            from: 'kodaikanal',
            to: 'kodaikanal',
            km: 5,
            hours: 1.25,
            by: 'foot',
            because: 'the path round the lake ends where it began',
          },
        ],
      },
      {
        title: 'Pillar Rocks, Guna Caves and Poombarai, 55 km',
        text: 'Mist hides Pillar Rocks later in the day, so start at 8:30 am for the opening of the forest gate, 8 km out: three shafts of granite 122 m tall. Guna Caves are a kilometre on, where a path of tree roots leads to the fenced mouth. Lunch in town at 12:30 pm. At 2 pm drive 18 km, 50 minutes, to Poombarai: terraces of garlic and carrot round a close-set village with an old Murugan temple. Back by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Kodaikanal',
        legs: [
          { from: 'kodaikanal', to: 'pillar-rocks', km: 8, hours: 0.4, by: 'car' },
          { from: 'pillar-rocks', to: 'guna-caves', km: 1, hours: 0.1, by: 'car' },
          { from: 'guna-caves', to: 'kodaikanal', km: 9, hours: 0.4, by: 'car' },
          { from: 'kodaikanal', to: 'poombarai', km: 18, hours: 0.8, by: 'car' },
          { from: 'poombarai', to: 'kodaikanal', km: 18, hours: 0.8, by: 'car' },
        ],
      },
      {
        title: "Coaker's Walk, then Kodaikanal to Madurai, 120 km",
        text: "Plains far below are clearest about 7:30 am from Coaker's Walk, a paved ledge of 1 km along the south face. Breakfast and time for cheese, chocolate and eucalyptus oil. Leave at 10 am and take the ghat slowly; Madurai by 2 pm. Book flights after 4 pm. If your train leaves in the evening, the Meenakshi temple reopens at 4 pm, and the car can take you there on the way to the station.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'kodaikanal',
            to: 'kodaikanal',
            km: 1,
            hours: 0.5,
            by: 'foot',
            because: "Coaker's Walk is a path within the town",
          },
          { from: 'kodaikanal', to: 'madurai', km: 120, hours: 3.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Kodaikanal, twin sharing',
      'Breakfast on both mornings and two dinners',
      'AC car with driver from Madurai to Madurai',
      'Rowing boat on Kodaikanal Lake, 30 minutes',
      "Entry at Coaker's Walk, Pillar Rocks and Guna Caves",
      'Hill e-pass for the car',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Madurai',
      'Cycle and horse hire round the lake',
      'Lunches and camera fees',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr', 'may'],
      fair: ['jun', 'jul', 'aug', 'sep'],
      note: 'Cold and clear from December to February, mild but crowded in April and May. October and November are the wettest months, with thick mist and landslides on the ghat.',
    },
    suits: {
      walking:
        'Up to 5 km a day: 5 km on the level round the lake, else about 3 km; uneven ground, tree roots and a few steps at Guna Caves.',
      altitude:
        'You sleep at 2,100 m; Pillar Rocks is at about 2,200 m, the road to Poombarai climbs to about 2,300 m.',
      seniors: 'Good if slopes are no trouble; Guna Caves can be left out, and the lake is level.',
      children: 'All ages; hold small hands at the viewpoints, where some railings are low.',
      food: 'Vegetarian meals are easy. Jain meals from the hotel if you tell us three days ahead.',
      papers: 'Hill e-pass for the car: we apply. Photo ID for all.',
    },
    childrenFrom: 0,
    access: { walkingKm: 5, steps: 0, highestPoint: 2300 },
    questions: [
      {
        question: 'Can we go inside Guna Caves?',
        answer:
          'No. The chambers are deep and people have died in them, so the mouths are fenced. You walk a short forest path among the great shola roots, seen in the film Guna, and look at the rocks from the viewing platforms.',
      },
      {
        question: 'What if mist hides Pillar Rocks?',
        answer:
          'It often does after 11 am, which is why we go when the gates open. If the cloud is down at 9 am, we see Guna Caves first and come back to Pillar Rocks within the hour, as the two are a kilometre apart. Nobody can promise a view.',
      },
      {
        question: 'Why must we refuse small plastic bottles?',
        answer:
          'Small plastic water bottles are banned in the Kodaikanal hills and carry a charge at the gate. Bring a refillable bottle of your own; hotels and roadside water points fill it. Bags and wrappers are checked as well.',
      },
      {
        question: 'Is mobile signal good at Poombarai?',
        answer:
          'It is patchy on the road and in the village, fair in the town. Download the map and any tickets before you leave the hotel, and carry cash, as village stalls rarely take cards.',
      },
    ],
  },
  {
    id: 'chola-temples-thanjavur',
    summary:
      'The three UNESCO temples of the Cholas, Srirangam, and a foundry where bronze gods are cast by the lost-wax way.',
    gateway: 'tiruchirappalli',
    start: 'Tiruchirappalli airport or Tiruchirappalli Junction, by 12 noon',
    end: 'Tiruchirappalli Junction or airport, about 1 pm',
    route: [
      'Tiruchirappalli',
      'Srirangam',
      'Thanjavur',
      'Darasuram',
      'Swamimalai',
      'Kumbakonam',
      'Gangaikonda Cholapuram',
      'Tiruchirappalli',
    ],
    plan: [
      {
        title: 'Tiruchirappalli: Srirangam and Rockfort, 25 km',
        text: 'Srirangam and Rockfort fill the first afternoon. Pick-up by noon at the airport, 6 km, or the junction; lunch and check in. At 2:30 pm cross the Kaveri to Srirangam, whose seven walls hold a whole town; the darshan queue can take an hour or more. Rockfort Temple from 5:15 pm: a little over 400 rock-cut steps, with shrines on the way and the Kaveri at sunset from the top. Carry socks, as the rock holds the heat.',
        meals: 'Dinner',
        overnight: 'Tiruchirappalli',
        legs: [
          { from: 'tiruchirappalli-airport', to: 'tiruchirappalli', km: 6, hours: 0.3, by: 'car' },
          { from: 'tiruchirappalli', to: 'srirangam', km: 9, hours: 0.5, by: 'car' },
          { from: 'srirangam', to: 'rockfort', km: 5, hours: 0.25, by: 'car' },
          { from: 'rockfort', to: 'tiruchirappalli', km: 5, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Tiruchirappalli to Thanjavur, 58 km',
        text: 'A four-lane road covers the distance in 1 hour 15 minutes; start at 8:30 am. Thanjavur Palace from 10 am: the bronze gallery, the Durbar hall and the Saraswati Mahal museum, usually shut on Wednesdays. Lunch, then rest through the heat. The Brihadisvara Temple reopens about 4 pm; stay three hours, to see the granite tower of 1010 turn gold and then lit. The great bull is one block of stone. Shoes stay outside.',
        meals: 'Breakfast and dinner',
        overnight: 'Thanjavur',
        legs: [{ from: 'tiruchirappalli', to: 'thanjavur', km: 58, hours: 1.25, by: 'car' }],
      },
      {
        title: 'Thanjavur to Kumbakonam by Darasuram, 55 km',
        text: 'Darasuram is 36 km away, an hour, and its Airavatesvara Temple shuts about noon, so start at 8:30 am: stone chariot wheels and, on the base, miniature panels that reward a slow walk. Check in at Kumbakonam, 4 km. At 2:30 pm go to Swamimalai, 7 km, to see wax models, clay moulds and the pouring of bronze; most foundries rest on Sundays. Evening at the Mahamaham tank.',
        meals: 'Breakfast and dinner',
        overnight: 'Kumbakonam',
        legs: [
          { from: 'thanjavur', to: 'darasuram', km: 36, hours: 1, by: 'car' },
          { from: 'darasuram', to: 'kumbakonam', km: 4, hours: 0.2, by: 'car' },
          { from: 'kumbakonam', to: 'swamimalai', km: 7, hours: 0.3, by: 'car' },
          { from: 'swamimalai', to: 'kumbakonam', km: 7, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Gangaikonda Cholapuram and Tiruchirappalli, 140 km',
        text: 'Rajendra Chola built Gangaikonda Cholapuram about 1030; it lies 35 km, an hour, across the Kollidam at Anaikarai, and the car starts at 7 am. The tower curves inward, lawns keep the court quiet, and on the north wall Shiva crowns a kneeling devotee. Leave at 10 am by Jayankondam and Ariyalur, 105 km, and reach Tiruchirappalli by 1 pm. Book flights and trains after 3:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kumbakonam', to: 'gangaikonda-cholapuram', km: 35, hours: 1, by: 'car' },
          { from: 'gangaikonda-cholapuram', to: 'tiruchirappalli', km: 105, hours: 2.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Three nights in 3-star hotels, twin sharing',
      'Breakfast on three mornings and three dinners',
      'AC car with driver from Tiruchirappalli to Tiruchirappalli',
      'Local guide at the Brihadisvara Temple, Thanjavur',
      'Thanjavur Palace and bronze gallery tickets, Indian rate',
      'Visit to a bronze foundry at Swamimalai',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Tiruchirappalli',
      'Special darshan tickets and camera fees',
      'Lunches and the guides not named above',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'December to February is cool enough to stay outdoors until 11 am. November brings the delta its heaviest rain, sometimes flooding; April to June is too hot for bare feet on stone.',
    },
    suits: {
      walking: 'About 4 km a day, barefoot on stone, and a little over 400 steps at Rockfort, which can be skipped.',
      altitude: 'The towns lie under 100 m; the top of Rockfort, 83 m above its town, is at about 160 m.',
      seniors: 'Suits seniors who leave out Rockfort; wheelchairs can usually be had at Srirangam and Thanjavur.',
      children: 'From about 8 years; the foundry and the bull please them most.',
      food: "Vegetarian throughout. Jain meals can be cooked with two days' notice.",
      papers: 'No permits. Carry a photo ID.',
    },
    childrenFrom: 8,
    access: { walkingKm: 4, steps: 417, highestPoint: 160 },
    questions: [
      {
        question: 'Can non-Hindus enter these temples?',
        answer:
          'Yes, into the courtyards of all of them. At the three UNESCO temples, visitors may come close to the sanctum. The inner enclosures of Srirangam and the shrines of Rockfort are kept for Hindus; the outer halls are open to everyone.',
      },
      {
        question: 'May we buy a bronze and take it home by air?',
        answer:
          'Yes. New work from Swamimalai can be bought and couriered; ask for a bill and a note from the maker that it is not an antique, since old sculptures may not leave India. Small pieces fit in checked luggage, not in the cabin.',
      },
      {
        question: 'Is photography allowed?',
        answer:
          'In courtyards, usually yes with a phone. Sanctums are never photographed, and the palace galleries and Srirangam sell camera tickets or forbid tripods. Keep phones in the car where the gate asks for it; we tell you at each stop.',
      },
    ],
  },
  {
    id: 'kanyakumari-sunrise',
    summary:
      'Sunset and sunrise where three seas meet, the ferry to Vivekananda Rock, and a walk across the glass bridge.',
    gateway: 'thiruvananthapuram',
    start: 'Thiruvananthapuram airport or Central, 7:30 am; Nagercoil Junction, 9:45 am',
    end: 'Nagercoil Junction, 2:30 pm; Thiruvananthapuram airport or Central, 5 pm',
    route: [
      'Thiruvananthapuram',
      'Nagercoil',
      'Suchindram',
      'Kanyakumari',
      'Vivekananda Rock',
      'Vattakottai',
      'Thiruvananthapuram',
    ],
    plan: [
      {
        title: 'Thiruvananthapuram to Kanyakumari by Suchindram, 90 km',
        text: 'South by the busy highway from Thiruvananthapuram at 7:30 am: 75 km and 2.5 hours by Nagercoil to Suchindram. Thanumalayan Temple at 10:15 am: musical pillars and a Hanuman of 5.5 m; men enter bare-chested. It shuts about noon. Kanyakumari is 12 km on: check in and lunch. Kumari Amman Temple from 4 pm, then Triveni Sangam, where the sun goes down between about 6 and 6:45 pm.',
        meals: 'Dinner',
        overnight: 'Kanyakumari',
        legs: [
          { from: 'thiruvananthapuram', to: 'suchindram', km: 75, hours: 2.5, by: 'car' },
          { from: 'suchindram', to: 'kanyakumari', km: 12, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Sunrise, the two rocks, Vattakottai and back, 100 km',
        text: 'Sunrise is between about 6 and 6:40 am; be on the shore by 5:45 am. After breakfast join the ferry queue by 7:30 am, boats from about 8 am: Vivekananda Rock, then the 77 m glass bridge to Thiruvalluvar. Back by 11:30 am. Vattakottai Fort, 7 km, at 12:15 pm, for the walls above the sea. Lunch on the road; Nagercoil by 2:30 pm, Thiruvananthapuram by 5 pm. Book flights after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kanyakumari', to: 'vivekananda-rock', km: 1, hours: 0.2, by: 'boat' },
          { from: 'vivekananda-rock', to: 'kanyakumari', km: 1, hours: 0.2, by: 'boat' },
          { from: 'kanyakumari', to: 'vattakottai', km: 7, hours: 0.25, by: 'car' },
          { from: 'vattakottai', to: 'nagercoil', km: 20, hours: 0.6, by: 'car' },
          { from: 'nagercoil', to: 'thiruvananthapuram', km: 70, hours: 2.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Kanyakumari, twin sharing',
      'Breakfast and one dinner',
      'AC car with driver from Thiruvananthapuram and back',
      'Ferry to Vivekananda Rock and the glass bridge',
      'Vattakottai Fort ticket',
      'Tolls, parking, interstate car permit and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from the start',
      'Special-queue tickets for the ferry',
      'Lunches, coconuts and tea stops',
      'Temple offerings, tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'sep', 'oct', 'nov'],
      note: 'December to February is dry with clear horizons and a calm sea. From June to August wind often stops the ferry; October and November mix showers and clear days; April and May are humid and hazy.',
    },
    suits: {
      walking:
        'About 4 km a day, with stairs on both rocks and at the jetty, some 140 of them if you go up to the feet of Thiruvalluvar.',
      altitude: 'Close to sea level, under 100 m throughout.',
      seniors:
        'Manageable with patience: there are queues, and the boat steps roll a little. The sunrise needs no climb.',
      children: 'From about 4 years; life jackets are given on the ferry.',
      food: "Vegetarian and seafood in plenty. Jain meals at the hotel with a day's notice.",
      papers: 'No permits. Photo ID for the hotel.',
    },
    childrenFrom: 4,
    access: { walkingKm: 4, steps: 140, highestPoint: 60 },
    questions: [
      {
        question: 'Does the ferry run every day?',
        answer:
          'It runs daily when the sea allows, usually 8 am to 4 pm. Wind and swell stop it, most often from June to August. If it is cancelled we refund the ticket and go to the Gandhi Mandapam and the Kamaraj memorial; the rocks are seen from the shore.',
      },
      {
        question: 'Do we see the sun set into the sea all year?',
        answer:
          'From about mid-October to mid-March it sets over water as seen from the Sangam. In other months it drops behind the coast, and we drive 2 km to the Sunset Point at Kovalam, where the western horizon is open. Sunrise is over the sea all year.',
      },
      {
        question: 'How long is the queue for the ferry?',
        answer:
          'On weekdays half an hour to an hour, on weekends, Pongal and school holidays two to three. Arriving by 7:30 am halves it. The faster, dearer queue is sold at the jetty and is not included, since it is not always open.',
      },
      {
        question: 'Is it safe to bathe at the cape?',
        answer:
          'Not from the rocks: currents are strong where the seas meet, and the pilgrim bathing ghat has railings for a reason. Stay on the steps with the lifeguards in sight. For a swim, ask us to add a night at a beach near Kovalam in Kerala.',
      },
    ],
  },
  {
    id: 'chettinad-mansions',
    summary:
      'Stay in a merchant mansion at Kanadukathan, watch Athangudi tiles being poured and cook a Chettinad lunch.',
    gateway: 'tiruchirappalli',
    start: 'Tiruchirappalli airport or Tiruchirappalli Junction, 9:30 am',
    end: 'Tiruchirappalli Junction or airport, about 4 pm',
    route: [
      'Tiruchirappalli',
      'Thirumayam',
      'Kanadukathan',
      'Athangudi',
      'Pillaiyarpatti',
      'Karaikudi',
      'Tiruchirappalli',
    ],
    plan: [
      {
        title: 'Tiruchirappalli to Kanadukathan by Thirumayam, 85 km',
        text: 'Thirumayam Fort is the first stop, 75 km and 1 hour 45 minutes by Pudukkottai from 9:30 am. Climb the ring of walls to the cannon at the top, 30 minutes up, with water and a hat. Kanadukathan is 10 km on: lunch and check in at a heritage house with pillared courtyards. At 4 pm a local guide leads the mansion walk, 1.5 hours, past Burma teak, Italian marble and egg-white plaster.',
        meals: 'Dinner',
        overnight: 'Kanadukathan',
        legs: [
          { from: 'tiruchirappalli', to: 'thirumayam', km: 75, hours: 1.75, by: 'car' },
          { from: 'thirumayam', to: 'kanadukathan', km: 10, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Athangudi palace and tiles, and the kitchen, 16 km',
        text: 'Tiles in the morning, cooking at noon. Athangudi, 8 km, from 8:45 am: the palace first, when its doors open about 9 am, then a yard where coloured cement is poured over glass by hand and cured in water for days. Back at 11:15 am for the cooking lesson: grinding the masala, two curries and a kuzhambu, eaten as lunch. Rest till 4 pm, then walk or cycle between old houses, or call on the cotton weavers.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Kanadukathan',
        legs: [
          { from: 'kanadukathan', to: 'athangudi', km: 8, hours: 0.25, by: 'car' },
          { from: 'athangudi', to: 'kanadukathan', km: 8, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Pillaiyarpatti, Karaikudi and Tiruchirappalli, 130 km',
        text: 'Pillaiyarpatti, 22 km, is quiet before the crowd: start at 8:15 am for the darshan of its rock-cut Ganesha. Karaikudi, 13 km, at 10:15 am: the antique shops of Muneeswaran Koil Street sell enamel, brass, doors and old tins; many close on Sundays. Lunch in town, then leave at 1:45 pm for Tiruchirappalli, 95 km, 2 hours. Book flights and trains after 6 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kanadukathan', to: 'pillaiyarpatti', km: 22, hours: 0.6, by: 'car' },
          { from: 'pillaiyarpatti', to: 'karaikudi', km: 13, hours: 0.4, by: 'car' },
          { from: 'karaikudi', to: 'tiruchirappalli', km: 95, hours: 2, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a heritage house at Kanadukathan, twin sharing',
      'Breakfast on both mornings, two dinners and the cooking lunch',
      'AC car with driver from Tiruchirappalli and back',
      'Guided mansion walk and Athangudi Palace ticket',
      'Chettinad cooking lesson and tile-yard visit',
      'Thirumayam Fort ticket, Indian rate',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Tiruchirappalli',
      'Entry to mansions other than those in the walk',
      'Lunches on days 1 and 3, and all shopping',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'This is dry, bare country: December to February is pleasant, March and July to October warm, and April to June over 38 degrees. November is showery. Courtyards stay cool at any time.',
    },
    suits: {
      walking: 'About 4 km a day on flat lanes; Thirumayam has some 150 steep, uneven steps to the top.',
      altitude: 'Under 150 m throughout.',
      seniors:
        'Good: the fort climb can be left out. Heritage houses have steps and few lifts; ask for a ground-floor room.',
      children: 'From 6 years; the kitchen lesson and tiles hold their interest.',
      food: "Full vegetarian menus, mild if you ask. Jain dishes with three days' notice.",
      papers: 'No permits. Photo ID for check-in.',
    },
    childrenFrom: 6,
    access: { walkingKm: 4, steps: 150, highestPoint: 140 },
    questions: [
      {
        question: 'Can we go inside the famous palace of Kanadukathan?',
        answer:
          "The Raja's palace is a family home and usually shut to visitors; we see it from the lane. The walk goes into other mansions whose families open a courtyard for a small fee, and Athangudi Palace is open to all.",
      },
      {
        question: 'Is all Chettinad food very hot?',
        answer:
          'It is peppery more than it is fiery. The lesson can be vegetarian or with chicken, and the cook reduces pepper and chilli if you ask before she starts. Curd and rice come with every meal.',
      },
      {
        question: 'Which day of the week should we start?',
        answer:
          'Any day from Sunday to Thursday, so that the tile yard on day 2 and the antique shops on day 3 are open. Both tend to rest on Sundays. During Pongal in mid-January families come home, many houses are shut to visitors and rooms are dear.',
      },
    ],
  },
  {
    id: 'yercaud-coffee-hills',
    summary:
      "Twenty numbered hairpins up from Salem, a walk through coffee under silver oaks, and sunset from Lady's Seat.",
    gateway: 'salem',
    start: 'Salem Junction, 10 am, or Salem airport, on arrival',
    end: 'Salem Junction, about 3:30 pm',
    route: ['Salem', 'Yercaud', "Lady's Seat", 'Shevaroyan temple', 'Pagoda Point', 'Salem'],
    plan: [
      {
        title: "Salem to Yercaud, Emerald Lake and Lady's Seat, 40 km",
        text: "Twenty numbered hairpin bends lift the ghat road from Salem Junction, 10 am, to Yercaud, 32 km, in 1 hour 15 minutes, with a stop at a viewpoint near the top. Check in by noon and have lunch. At 2:30 pm take a pedal or rowing boat on Emerald Lake, whose boathouse closes about 5:30 pm. At 5 pm drive 3 km to Lady's Seat for the sunset, and stay until the lights of Salem come on below.",
        meals: 'Dinner',
        overnight: 'Yercaud',
        legs: [
          { from: 'salem', to: 'yercaud', km: 32, hours: 1.25, by: 'car' },
          { from: 'yercaud', to: 'ladys-seat-yercaud', km: 3, hours: 0.15, by: 'car' },
          { from: 'ladys-seat-yercaud', to: 'yercaud', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Coffee, Shevaroyan, Pagoda Point and Salem, 55 km',
        text: 'Estate walk at 7:30 am, 2 hours under silver oak and jackfruit; white blossom in March and April, red cherries from November to January. After breakfast, the hilltop cave temple of Shevaroyan, 1,623 m, 6 km from the lake: stoop to enter. Pagoda Point, with its stone cairns and eastern drop, at 12:30 pm. Lunch, leave at 2:15 pm; Salem by 3:30 pm. Book trains after 5 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'yercaud',
            to: 'yercaud',
            km: 4,
            hours: 2,
            by: 'foot',
            because: 'the estate walk is a round from the town',
          },
          { from: 'yercaud', to: 'shevaroyan-temple', km: 6, hours: 0.3, by: 'car' },
          { from: 'shevaroyan-temple', to: 'pagoda-point-yercaud', km: 9, hours: 0.4, by: 'car' },
          { from: 'pagoda-point-yercaud', to: 'yercaud', km: 6, hours: 0.3, by: 'car' },
          { from: 'yercaud', to: 'salem', km: 32, hours: 1.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Yercaud, twin sharing',
      'Breakfast and one dinner',
      'Car with driver from Salem to Salem',
      'Guided coffee estate walk',
      "Boat on Emerald Lake, 30 minutes, and Lady's Seat entry",
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Trains and flights to and from Salem',
      'Lunches and coffee to take home',
      'Other boat hire and viewpoint telescopes',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr'],
      fair: ['may', 'jun', 'jul', 'aug', 'nov'],
      note: 'Dry and mild from December to April, with coffee cherries to January and flowers in March and April. May is crowded. September and October are the wettest, with mist over the viewpoints.',
    },
    suits: {
      walking: 'About 5 km on day 2, uneven plantation paths; few steps, but a low doorway at the cave temple.',
      altitude: 'You sleep at 1,500 m; the temple is at 1,623 m.',
      seniors: 'Good; the estate walk can be cut to 30 minutes on the level.',
      children: 'All ages; the twenty bends upset some, so give light breakfasts.',
      food: 'Vegetarian meals are plentiful. Jain food on request to the hotel two days ahead.',
      papers: 'No permits. Photo ID for the hotel.',
    },
    childrenFrom: 0,
    access: { walkingKm: 5, steps: 0, highestPoint: 1623 },
    questions: [
      {
        question: 'Do the hairpin bends make people sick?',
        answer:
          'Some. The bends are wide and the car takes them slowly, but eat lightly, sit in front and open a window. We stop half way for air. There is a gentler road by Kuppanur, 46 km, and we use it if you ask.',
      },
      {
        question: 'When can we see coffee being picked?',
        answer:
          'Cherries redden from November to January, and pickers work in the mornings. In other months you see plants, shade trees, the pepper vines that grow up them and the drying yard. The white flowers of March or April last only a few days after a shower.',
      },
      {
        question: 'Is Yercaud colder than Ooty?',
        answer:
          'No, it is milder: about 13 to 18 degrees on winter nights and 24 to 29 on summer days. A light sweater is enough from November to February. Bring an umbrella in any month, as mist turns to drizzle without warning.',
      },
    ],
  },
  {
    id: 'navagraha-kumbakonam',
    summary:
      'All nine planet temples from one hotel in Kumbakonam, from Moon to Saturn, in hours when each shrine is open.',
    gateway: 'kumbakonam',
    start: 'Kumbakonam railway station, by 1 pm; Tiruchirappalli airport on request',
    end: 'Kumbakonam railway station, about 12 noon',
    route: [
      'Kumbakonam',
      'Thingalur',
      'Alangudi',
      'Thirunageswaram',
      'Suryanar Koil',
      'Kanjanur',
      'Vaitheeswaran Koil',
      'Thiruvenkadu',
      'Keezhaperumpallam',
      'Thirunallar',
      'Kumbakonam',
    ],
    plan: [
      {
        title: 'Thingalur and Alangudi, 100 km',
        text: 'Meet at Kumbakonam station by 1 pm and check in. At 2:45 pm drive to Thingalur (Moon), 33 km by the Thiruvaiyaru road, an hour; it reopens about 4 pm, and you can be there at the doors. Then 50 km, 1.5 hours, back past Kumbakonam to Alangudi (Jupiter) by 6:30 pm, busiest on Thursdays. Return to the hotel, 17 km, by 8 pm. Carry slip-on shoes, as you take them off at nine gates.',
        meals: 'Dinner',
        overnight: 'Kumbakonam',
        legs: [
          { from: 'kumbakonam', to: 'thingalur', km: 33, hours: 1, by: 'car' },
          { from: 'thingalur', to: 'alangudi', km: 50, hours: 1.5, by: 'car' },
          { from: 'alangudi', to: 'kumbakonam', km: 17, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Six planets, from Rahu to Ketu, 165 km',
        text: 'Six temples need an early start, 6:30 am: Thirunageswaram (Rahu), 6 km, then Suryanar (Sun) at 8:15 am and Kanjanur (Venus) at 9 am. Vaitheeswaran Koil (Mars) by 10:45 am, 35 km, allow 1.5 hours; it shuts about 1 pm. Lunch and rest in Mayiladuthurai. Thiruvenkadu (Mercury), 15 km beyond Vaitheeswaran Koil, at 4 pm, and Keezhaperumpallam (Ketu), 9 km, at 5:30 pm. Back in 1 hour 45 minutes, by 8:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Kumbakonam',
        legs: [
          { from: 'kumbakonam', to: 'thirunageswaram', km: 6, hours: 0.25, by: 'car' },
          { from: 'thirunageswaram', to: 'suryanar-koil', km: 12, hours: 0.4, by: 'car' },
          { from: 'suryanar-koil', to: 'kanjanur', km: 4, hours: 0.15, by: 'car' },
          { from: 'kanjanur', to: 'vaitheeswaran-koil', km: 35, hours: 1, by: 'car' },
          { from: 'vaitheeswaran-koil', to: 'mayiladuthurai', km: 14, hours: 0.4, by: 'car' },
          { from: 'mayiladuthurai', to: 'thiruvenkadu', km: 25, hours: 0.75, by: 'car' },
          { from: 'thiruvenkadu', to: 'keezhaperumpallam', km: 9, hours: 0.3, by: 'car' },
          { from: 'keezhaperumpallam', to: 'kumbakonam', km: 62, hours: 1.75, by: 'car' },
        ],
      },
      {
        title: 'Thirunallar (Saturn) and home, 100 km',
        text: 'Saturn comes last: Thirunallar, 50 km, 1 hour 20 minutes from 6 am, is in the Karaikal district of Puducherry. Bathe at the Nala Theertham if you wish and leave the wet cloth there; then darshan of Shani, an hour, several on Saturdays, when we start earlier. Breakfast on the road, back in Kumbakonam by 10:30 am to pack. Trains from the station leave all afternoon, and Tiruchirappalli airport is 2 hours by road.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kumbakonam', to: 'thirunallar', km: 50, hours: 1.33, by: 'car' },
          { from: 'thirunallar', to: 'kumbakonam', km: 50, hours: 1.33, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Kumbakonam, twin sharing',
      'Breakfast on both mornings, packed or on the road, and two vegetarian dinners',
      'AC car with driver on all three days',
      'Printed notes on each temple and its offering',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Trains, flights and transfers from Tiruchirappalli',
      'Pujas, homams, special darshan and priest fees',
      'Lunches, offerings and lamps',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'December to February is comfortable. November is the wettest month in the delta and side roads flood. April to June is very hot, so only the dawn and evening visits are pleasant.',
    },
    suits: {
      walking: 'About 3 km a day, barefoot in the temples, with few steps but queues to stand in.',
      altitude: 'Under 50 m throughout.',
      seniors: 'Made for seniors; the nine temples are on the level. Ask us to shorten day 2 if six are too many.',
      children: 'Fine from about 8 years; long for small ones.',
      food: 'Hotels and messes here are vegetarian. Jain food by request, two days ahead.',
      papers: 'No permits, though Thirunallar is in Puducherry. Photo ID for the hotel.',
    },
    childrenFrom: 8,
    access: { walkingKm: 3, steps: 0, highestPoint: 40 },
    questions: [
      {
        question: 'Do we have to visit the temples in planetary order?',
        answer:
          'No temple insists on it, so the road and the opening hours decide. Ours starts with the Moon and ends with Saturn. If your astrologer gave an order, send it to us: almost any can be arranged, with more driving.',
      },
      {
        question: 'Is it possible to be at Thirunageswaram in Rahu Kalam?',
        answer:
          'Yes. Devotees offer milk, which is said to turn blue on the stone, during Rahu Kalam, a 90-minute spell that changes with the weekday. We set your time by the almanac for that day and shift Alangudi or Thingalur if needed.',
      },
      {
        question: 'Should we avoid Saturdays at Thirunallar?',
        answer:
          'Saturday is the day of Saturn and the queue can exceed three hours, so many prefer it and many prefer not. Any other weekday takes about an hour. Tell us, and we choose the start day so that Saturday falls where you want it.',
      },
      {
        question: 'Can you book a pariharam puja?',
        answer:
          'We give the temple office contact and the timing, and the driver waits. The fee goes to the temple and depends on the puja, so it is not included. Most need no booking; for homams and groups, ask us a week ahead.',
      },
    ],
  },
  {
    id: 'tiruvannamalai-arunachala',
    summary: 'Gingee Fort on the way, the caves of Ramana Maharshi, and the 14 km walk round Arunachala from 4:30 am.',
    gateway: 'chennai',
    start: 'Your hotel in Chennai, or Chennai Egmore station, 5:30 am',
    end: 'The same place in Chennai, about 4:30 pm',
    route: ['Chennai', 'Tindivanam', 'Gingee', 'Tiruvannamalai', 'Arunachala', 'Chennai'],
    plan: [
      {
        title: 'Chennai to Tiruvannamalai by Gingee, 195 km',
        text: 'Tindivanam is the breakfast stop after a start at 5:30 am; Gingee Fort, 155 km from Chennai, by 9:15 am: granaries and the Kalyana Mahal at the foot, or part of the climb, until 11:15 am. Tiruvannamalai is 38 km on; lunch and rest. Sri Ramanasramam at 2:15 pm, then the hill path to Skandasramam and Virupaksha Cave, usually open till 4:30 pm, and down to the Annamalaiyar Temple by 6 pm.',
        meals: 'Dinner',
        overnight: 'Tiruvannamalai',
        legs: [
          { from: 'chennai', to: 'tindivanam', km: 125, hours: 2.5, by: 'car' },
          { from: 'tindivanam', to: 'gingee', km: 30, hours: 0.6, by: 'car' },
          { from: 'gingee', to: 'tiruvannamalai', km: 38, hours: 0.9, by: 'car' },
          { from: 'tiruvannamalai', to: 'sri-ramanasramam', km: 2, hours: 0.1, by: 'car' },
          { from: 'sri-ramanasramam', to: 'skandasramam', km: 2, hours: 0.75, by: 'foot' },
          { from: 'skandasramam', to: 'tiruvannamalai', km: 1.5, hours: 0.5, by: 'foot' },
        ],
      },
      {
        title: 'Girivalam on foot, then Chennai, 195 km',
        text: 'Girivalam is 14 km on foot: set out at 4:30 am from the east gopuram of the temple. The road round the hill is level and lit, and takes 4 hours with a stop at each of the eight Ashta Lingam shrines: Indra first, Esanya last. The car meets those who tire, at any lingam. Back by 9 am for breakfast and rest; check out at 11:30 am and reach Chennai by 4:30 pm with a lunch stop. Book trains after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'tiruvannamalai',
            to: 'tiruvannamalai',
            km: 14,
            hours: 4,
            by: 'foot',
            because: 'the round of the hill ends where it began',
          },
          { from: 'tiruvannamalai', to: 'chennai', km: 195, hours: 4.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Tiruvannamalai, twin sharing',
      'Breakfast on day 2 and one vegetarian dinner',
      'AC car with driver from Chennai to Chennai',
      'Gingee Fort ticket, Indian rate',
      'Car support along the Girivalam road',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Breakfast on day 1 and lunches',
      'Special darshan tickets and offerings',
      'Guide at Gingee Fort, on request',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['mar', 'jul', 'aug', 'sep', 'oct'],
      note: 'Winter mornings suit the walk. April to June is over 38 degrees by day. November is wet, and in the ten days of Karthigai Deepam, in November or December, roads close and rooms sell out.',
    },
    suits: {
      walking:
        'Hard: 14 km by road, usually barefoot, plus about 3.5 km of stony hill path by the caves. Gingee can be seen from the foot.',
      altitude: 'Town at 170 m; Skandasramam is about 300 m. Nobody climbs to the summit.',
      seniors: 'With the car for part of the round, and the caves left out, seniors manage it well.',
      children: 'From 10 years for the full round; younger ones can ride.',
      food: 'Vegetarian town, with Jain meals on request a day ahead. The ashram meals need prior permission.',
      papers: 'No permits. Photo ID for the hotel.',
    },
    childrenFrom: 10,
    access: { walkingKm: 14, steps: 0, highestPoint: 300 },
    questions: [
      {
        question: 'Must we walk Girivalam barefoot?',
        answer:
          'It is the custom, not a rule at the gate. Most pilgrims go barefoot on the paved road; many wear socks or soft sandals and no one minds. The road is gritty in places, so carry a small light and plasters. Leave shoes at the shrines.',
      },
      {
        question: 'Can we come on full-moon night?',
        answer:
          'Yes, but hundreds of thousands do. Cars are stopped outside the town, darshan takes hours and hotels cost more, so the price for those dates differs: ask before you book. For a quiet walk choose any other night.',
      },
      {
        question: 'How hard is the climb to the caves?',
        answer:
          'Skandasramam is about 45 minutes up by a stone path from the ashram, moderate, with shade. From there a steeper path of 15 minutes leads to Virupaksha Cave and on down to the town. We start by 3 pm. Take the car to the temple if your knees complain.',
      },
    ],
  },
  {
    id: 'ooty-hill-station',
    summary:
      'One 4-star night in Ooty: the Botanical Garden at opening time and reserved toy train seats down to Coonoor.',
    gateway: 'coimbatore',
    start: 'Coimbatore airport or Coimbatore Junction, 7 am',
    end: 'Coimbatore Junction or airport, about 6:30 pm',
    route: ['Coimbatore', 'Doddabetta', 'Ooty', 'Coonoor', 'Coimbatore'],
    plan: [
      {
        title: 'Coimbatore to Ooty, 115 km: Doddabetta and the lake',
        text: 'From Coimbatore at 7 am it is 3.5 hours by Mettupalayam and Coonoor, with a breakfast stop. Doddabetta Peak, 9 km above Ooty, at 11 am, then the Ooty Tea Museum on the same road, where you watch leaf being rolled and taste a cup. Lunch and check in. Government Rose Garden at 2:45 pm, on five terraces, and Ooty Lake by 4:15 pm; boats stop near 5:30 pm. Wear layers, nights are cold.',
        meals: 'Dinner',
        overnight: 'Ooty',
        legs: [
          { from: 'coimbatore', to: 'doddabetta', km: 98, hours: 3.5, by: 'car' },
          { from: 'doddabetta', to: 'ooty-tea-museum', km: 4, hours: 0.2, by: 'car' },
          { from: 'ooty-tea-museum', to: 'ooty', km: 5, hours: 0.25, by: 'car' },
          { from: 'ooty', to: 'ooty-rose-garden', km: 2, hours: 0.1, by: 'car' },
          { from: 'ooty-rose-garden', to: 'ooty-lake', km: 4, hours: 0.2, by: 'car' },
          { from: 'ooty-lake', to: 'ooty', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: "Botanical Garden, toy train and Sim's Park, 95 km",
        text: "Dew is still on the lawns of the Ooty Botanical Garden at 7:15 am, soon after it opens; then breakfast and packing. Be at the station by 11:40 am for the midday train of the Nilgiri Mountain Railway, usually about 12:15 pm, 19 km to Coonoor in 70 minutes; the car carries your bags. Lunch and Sim's Park till 3:45 pm. Coimbatore, 70 km, by 6:30 pm. Book flights and trains after 8:30 pm.",
        meals: 'Breakfast and lunch',
        overnight: 'Departure',
        legs: [
          { from: 'ooty', to: 'ooty-botanical-garden', km: 2, hours: 0.1, by: 'car' },
          { from: 'ooty-botanical-garden', to: 'ooty', km: 2, hours: 0.1, by: 'car' },
          { from: 'ooty', to: 'coonoor', km: 19, hours: 1.2, by: 'train' },
          { from: 'coonoor', to: 'sims-park', km: 2, hours: 0.1, by: 'car' },
          { from: 'sims-park', to: 'coimbatore', km: 70, hours: 2.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 4-star hotel in Ooty, twin sharing',
      'Breakfast, one dinner and one lunch',
      'Private AC car with driver from Coimbatore to Coimbatore',
      'Reserved toy train seats to Coonoor, first class where available',
      "Entry to both gardens, Doddabetta, the Tea Museum and Sim's Park",
      'Ooty Lake rowing boat, 30 minutes',
      'Hill e-pass, tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Coimbatore',
      'Breakfast and lunch on day 1',
      'Camera fees, horse rides and heaters',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr', 'may'],
      fair: ['jun', 'sep', 'oct'],
      note: 'Clear winter mornings, flowers from March and the flower show in May. April and May are the busiest months; July and August are wet, and November rain can stop the train.',
    },
    suits: {
      walking: 'About 4 km a day on sloping paths; roughly 100 steps between the rose terraces.',
      altitude: 'You sleep at 2,240 m; Doddabetta is 2,637 m.',
      seniors: 'Suits seniors who manage slopes; Doddabetta needs a short walk from the car.',
      children: 'All ages; the boat and train are the draw. Warm caps for babies.',
      food: 'Vegetarian in every hotel. Jain meals arranged if told at booking.',
      papers: 'Hill e-pass for the car: we apply. Photo ID for all.',
    },
    childrenFrom: 0,
    access: { walkingKm: 4, steps: 100, highestPoint: 2637 },
    questions: [
      {
        question: 'Can we ride the train up from Mettupalayam instead?',
        answer:
          'Yes, if seats are left: one train a day leaves about 7:10 am and reaches Ooty near noon. You would be picked up at 5:30 am, so it suits those who stay in Coimbatore the night before. Sales open 60 days ahead; ask when you book.',
      },
      {
        question: 'When are the roses in flower?',
        answer:
          'The Government Rose Garden has flowers most of the year, but the displays are best from March to June and again around October. After heavy rain petals drop and it looks plain. The rose show, when held, is in May.',
      },
      {
        question: 'Is one night enough?',
        answer:
          'For the seven places on this list, yes, if you leave Coimbatore at 7 am and accept an early second morning. It does not leave time for Pykara or Avalanche. For those, take the three-day tour with Coonoor; it costs less, with a 3-star hotel and fewer meals and tickets.',
      },
      {
        question: 'What if clouds cover Doddabetta?',
        answer:
          'We decide at the junction. If the top is in cloud on day 1, we go straight to the Tea Museum and try Doddabetta at 9:15 am on day 2, before the station, when the sky is often clearest.',
      },
    ],
  },
  {
    id: 'kodaikanal-madurai',
    summary:
      'A 4-star night in Kodaikanal, Pillar Rocks before the mist, then down to Madurai for the Meenakshi temple.',
    gateway: 'madurai',
    start: 'Madurai airport or Madurai Junction, 8 am',
    end: 'Madurai Junction, about 7 pm, or airport, 7:30 pm',
    route: ['Madurai', 'Silver Cascade', 'Kodaikanal', 'Pine Forest', 'Pillar Rocks', 'Madurai'],
    plan: [
      {
        title: 'Madurai to Kodaikanal, 130 km, and the lake',
        text: 'Half of the drive is ghat: 3.5 hours from 8 am by Batlagundu. Silver Cascade Falls, by the road 8 km below the town, at 11:30 am. Check in, lunch by 1 pm. At 2:15 pm drive to the Pine Forest, 6 km, tall straight trees planted in 1906, before its gate closes in the late afternoon. Kodaikanal Lake from 4 pm: rowing or pedal boat, then the level path as far as you like.',
        meals: 'Lunch and dinner',
        overnight: 'Kodaikanal',
        legs: [
          { from: 'madurai', to: 'silver-cascade', km: 112, hours: 3.25, by: 'car' },
          { from: 'silver-cascade', to: 'kodaikanal', km: 8, hours: 0.25, by: 'car' },
          { from: 'kodaikanal', to: 'pine-forest-kodaikanal', km: 6, hours: 0.3, by: 'car' },
          { from: 'pine-forest-kodaikanal', to: 'kodaikanal', km: 6, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Pillar Rocks, then Madurai, 135 km',
        text: "Coaker's Walk at 7 am, then breakfast. Pillar Rocks, 8 km, when the gate opens about 9 am; leave by 10 am and reach Madurai at 1:45 pm. Lunch. Thirumalai Nayakkar Palace at 2:45 pm, 45 minutes for its vast hall. The Meenakshi Amman Temple reopens at 4 pm; phones go into a locker, and two hours is right. Leave at 6:30 pm for trains after 8:30 pm or flights after 9:30 pm.",
        meals: 'Breakfast and lunch',
        overnight: 'Departure',
        legs: [
          {
            from: 'kodaikanal',
            to: 'kodaikanal',
            km: 1,
            hours: 0.5,
            by: 'foot',
            because: "Coaker's Walk is a path within the town",
          },
          { from: 'kodaikanal', to: 'pillar-rocks', km: 8, hours: 0.4, by: 'car' },
          { from: 'pillar-rocks', to: 'madurai', km: 128, hours: 3.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 4-star hotel in Kodaikanal, twin sharing',
      'Breakfast, two lunches and one dinner',
      'Private AC car with driver from Madurai to Madurai',
      'Boat on Kodaikanal Lake, 30 minutes',
      'Forest, viewpoint and palace entry tickets',
      'Local guide for the Meenakshi Amman Temple',
      'Hill e-pass, tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Madurai',
      'Special darshan tickets at the temple',
      'Cycles and horses at the lake, camera fees',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'jun', 'jul', 'aug', 'sep'],
      note: 'From December to March both hill and temple town are pleasant. In April and May Kodaikanal is full and Madurai near 40 degrees. October and November bring mist and landslips to the ghat.',
    },
    suits: {
      walking: 'About 4 km a day, level at the lake, sloping in the forest; barefoot on stone in the temple.',
      altitude:
        'You sleep at 2,100 m, stand at about 2,200 m at Pillar Rocks and are back at about 135 m by the next afternoon.',
      seniors: 'Good, though day 2 is long: 12 hours with a rest at lunch. Temple wheelchairs on request.',
      children: 'Any age; the bends are hard on small stomachs.',
      food: "Vegetarian meals throughout. Jain meals from the hotel with three days' notice.",
      papers: 'Hill e-pass for the car: we apply. Photo ID for all.',
    },
    childrenFrom: 0,
    access: { walkingKm: 4, steps: 0, highestPoint: 2200 },
    questions: [
      {
        question: 'Where can we freshen up after checking out of the hill hotel?',
        answer:
          'The palace and temple have clean toilets near the gates, and the lunch stop in Madurai has better ones. A room for the afternoon in Madurai can be added at extra cost. Bags stay locked in the car with the driver.',
      },
      {
        question: 'Can we stay a night in Madurai after the temple?',
        answer:
          'Yes, at extra cost, and it is worth it: the closing procession at the Meenakshi temple begins about 9 pm and ends near 10 pm, too late for most night trains. Ask when you book.',
      },
      {
        question: 'What must we wear at the Meenakshi temple?',
        answer:
          'Cover shoulders and legs for both men and women; no shorts, and no sleeveless tops. You can change out of hill jackets at lunch. Phones, cameras and bags are held in lockers outside, so plan to meet at one gate.',
      },
      {
        question: 'Does the ghat road close at night or in rain?',
        answer:
          'It stays open most of the year, but slides can block it for hours in October and November. We watch the district notices, and when the Batlagundu ghat is shut the car uses the longer road by Palani, adding about 2 hours.',
      },
      {
        question: 'Why does it cost more than three days in Kodaikanal?',
        answer:
          'That tour is simpler: a 3-star hotel, the lake and the hills, and back. Here the night is in a 4-star hotel, two lunches are in the price, and the second afternoon goes to Madurai, with a local guide at the Meenakshi temple and entry to the palace.',
      },
    ],
  },
];
