/** Trip notes of the packages in Andhra Pradesh. */
import type { TripNotes } from '../../schema/types';

export const andhraPradesh: readonly TripNotes[] = [
  {
    id: 'tirupati-balaji-darshan',
    summary: "Darshan at Tirumala, the rock arch and spring above it, Goddess Padmavathi's temple and Srikalahasti.",
    gateway: 'tirupati',
    start: 'Tirupati station or airport (Renigunta), by 8:30 am',
    end: 'Tirupati station by 1:30 pm or airport by 1:15 pm',
    route: ['Tirupati', 'Kapila Theertham', 'Tirumala', 'Tiruchanur', 'Srikalahasti', 'Tirupati'],
    plan: [
      {
        title: 'Tirupati to Tirumala and back, 60 km',
        text: 'Kapila Theertham, the waterfall temple at the foot of the hill, is the first halt after the pick-up at 8:30 am. Bags are scanned at Alipiri; then 20 km, mostly ghat road, 45 minutes. Darshan on a slot near noon takes 2 to 4 hours. Silathoranam, the rock arch, and Akasa Ganga spring lie within 5 km of the temple and are seen by 5:30 pm. Down to Tirupati by 7 pm. An earlier or later slot only changes the order.',
        meals: 'Dinner',
        overnight: 'Tirupati',
        legs: [
          { from: 'tirupati', to: 'kapila-theertham', km: 4, hours: 0.2, by: 'car' },
          { from: 'kapila-theertham', to: 'tirumala', km: 20, hours: 0.75, by: 'car' },
          { from: 'tirumala', to: 'silathoranam', km: 2, hours: 0.1, by: 'car' },
          { from: 'silathoranam', to: 'akasa-ganga', km: 3, hours: 0.15, by: 'car' },
          { from: 'akasa-ganga', to: 'tirupati', km: 28, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Tiruchanur and Srikalahasti, 85 km',
        text: 'At Padmavathi Temple in Tiruchanur, 5 km away, by 7:00 am, when the queue is short. Back for breakfast and check-out by 9:15 am. Srikalahasti is 37 km, one hour: the Vayu Linga temple stays open through the day, and the Rahu Ketu puja takes about 45 minutes, with a ticket bought there. Start back by 12:30 pm: the station in Tirupati is one hour away, the airport 25 km and 40 minutes. Book flights after 4 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'tirupati', to: 'tiruchanur', km: 5, hours: 0.25, by: 'car' },
          { from: 'tiruchanur', to: 'tirupati', km: 5, hours: 0.25, by: 'car' },
          { from: 'tirupati', to: 'srikalahasti', km: 37, hours: 1, by: 'car' },
          { from: 'srikalahasti', to: 'tirupati', km: 37, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Tirupati, twin sharing',
      'One breakfast and one dinner, vegetarian',
      'AC vehicle with driver and the FASTag that Tirumala asks for',
      'Help in booking your darshan slot on the TTD website',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Tirupati',
      'Darshan and seva tickets, paid by you to the temple trust',
      'Rahu Ketu puja and offerings at Srikalahasti',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['jan', 'feb', 'mar'],
      fair: ['jul', 'aug', 'sep', 'oct'],
      note: 'April to June is hot and school holidays fill the queues. November and December can bring cyclone rain. Brahmotsavam (September or October) and Vaikunta Ekadasi are the most crowded weeks.',
    },
    suits: {
      walking:
        'About 2 km a day barefoot or standing in queues; few steps, as the 3,550 steps of the footpath are not part of this tour.',
      altitude: 'Tirumala stands at about 850 m; the night is at 160 m in Tirupati.',
      seniors:
        'Suitable; the trust keeps a separate darshan quota for those of 65 and above, booked online in advance.',
      children: 'Suitable from infancy; the trust has had a quicker darshan for parents with babies under one year.',
      food: "All meals are vegetarian; Jain food with a day's notice. Meat and alcohol are forbidden on the hill.",
      papers: 'Aadhaar in original, the same one used for the darshan ticket; passport for foreign and NRI visitors.',
    },
    childrenFrom: 0,
    access: { walkingKm: 2, steps: 0, highestPoint: 850 },
    questions: [
      {
        question: 'Can you guarantee our darshan ticket?',
        answer:
          'No, and no agent can. Special entry tickets are sold only on the website of the temple trust, in your own names, usually about three months ahead, and good dates go within minutes. We remind you of the release and help you fill in the form. Without a ticket you join the free queue, which may take 8 to 20 hours.',
      },
      {
        question: 'What should we wear?',
        answer:
          'Men wear a dhoti, or kurta with pyjama; women a sari, half-sari or salwar kameez with dupatta. Jeans, shorts and T-shirts are turned back at the special entry and seva lines. Phones and cameras are left at the free counters before the queue.',
      },
      {
        question: 'May we climb by the footpath instead?',
        answer:
          'Yes. The Alipiri path has about 3,550 steps over 9 km and takes 3.5 to 5 hours. Because of leopards, people walk in groups, children are stopped after early afternoon and the path may shut at night. Tell us before the tour: the car carries your bags up and meets you at the top.',
      },
      {
        question: 'What happens if our slot is early in the morning of day 2?',
        answer:
          'Then we visit Kapila Theertham, Tiruchanur and Srikalahasti on day 1 and go up the hill before dawn on day 2. The ghat roads usually shut for cars between midnight and 3 am, so very early slots may need a night at Tirumala, in rooms that only the temple trust lets.',
      },
    ],
  },
  {
    id: 'araku-borra-caves',
    summary:
      'The morning hill train to Araku, coffee under silver oaks, the limestone halls of Borra and a real submarine.',
    gateway: 'visakhapatnam',
    start: 'Visakhapatnam Junction or airport, by 1:00 pm',
    end: 'Visakhapatnam Junction, 4:45 pm, or airport by 5:30 pm',
    route: ['Visakhapatnam', 'Araku', 'Chaparai', 'Galikonda', 'Ananthagiri', 'Borra', 'Visakhapatnam'],
    plan: [
      {
        title: 'Arrive in Visakhapatnam: submarine and RK Beach',
        text: 'Your driver is at the station or airport by 1:00 pm; the Bhogapuram airport is about 50 km, 1.5 hours, from the beach road, the old one 14 km: check your ticket. From 4 pm walk through INS Kursura, a submarine that served 31 years. It opens about 2 pm on weekdays and closes on Mondays; if day 1 is a Monday, we see it on day 4 and you fly out after 10 pm. Sunset on RK Beach: no swimming, the current is strong.',
        meals: 'Dinner',
        overnight: 'Visakhapatnam',
        legs: [
          { from: 'visakhapatnam', to: 'rk-beach', km: 4, hours: 0.25, by: 'car' },
          { from: 'rk-beach', to: 'visakhapatnam', km: 4, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'By hill train to Araku, 130 km',
        text: 'The hill train leaves Visakhapatnam Junction at about 6:45 am; be there by 6:15 am with a packed breakfast. It climbs through tunnel after tunnel and is in Araku by about 11 am; the valley is mostly on the right. The car brings your bags up by road. After lunch, the Araku Tribal Museum at 2:30 pm, with its clay-walled house, and Padmapuram Gardens, 3 km off, until they close near 6 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Araku',
        legs: [
          { from: 'visakhapatnam', to: 'araku', km: 130, hours: 4.25, by: 'train' },
          { from: 'araku', to: 'padmapuram-gardens', km: 3, hours: 0.15, by: 'car' },
          { from: 'padmapuram-gardens', to: 'araku', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Araku: Chaparai stream and a slow day, 40 km',
        text: 'Mist fills the valley below Madagada, 6 km out, from October to February and is worth rising for at 5 am. Breakfast, then Chaparai, 14 km, at 10 am: the stream slides over broad rock slabs, slippery when wet and closed to bathers after rain. Back for lunch. The coffee museum is a short walk from the bazaar. Evenings are cold: Araku falls to 8 degrees or less in December and January.',
        meals: 'Breakfast and dinner',
        overnight: 'Araku',
        legs: [
          { from: 'araku', to: 'madagada', km: 6, hours: 0.25, by: 'car' },
          { from: 'madagada', to: 'araku', km: 6, hours: 0.25, by: 'car' },
          { from: 'araku', to: 'chaparai', km: 14, hours: 0.5, by: 'car' },
          { from: 'chaparai', to: 'araku', km: 14, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Galikonda, Ananthagiri and Borra to the coast, 130 km',
        text: 'Galikonda viewpoint is 20 km along the road to the coast; a start at 8:00 am leaves time for a walk between coffee and pepper vines in the Ananthagiri hills. Borra Caves at 11 am: they shut from about 1 to 2 pm, so the 90 minutes fit before. Lunch at Borra, start at 1:30 pm and reach Visakhapatnam, 92 km of ghat and plain, by 4:45 pm. To the Bhogapuram airport we turn off by Vizianagaram. Flights after 8 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'araku', to: 'galikonda', km: 20, hours: 0.75, by: 'car' },
          { from: 'galikonda', to: 'ananthagiri', km: 8, hours: 0.3, by: 'car' },
          { from: 'ananthagiri', to: 'borra-caves', km: 12, hours: 0.5, by: 'car' },
          { from: 'borra-caves', to: 'visakhapatnam', km: 92, hours: 3.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Visakhapatnam and two in Araku, 3-star or best available hotels, twin sharing',
      'Breakfast daily and three dinners',
      'Reserved train seats from Visakhapatnam to Araku',
      'AC vehicle with driver for all other transfers and sights',
      'Entry to INS Kursura, the Tribal Museum, Padmapuram Gardens and Borra Caves',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Visakhapatnam',
      'Extra fare of the glass-roofed coach',
      'Camera fees, toy train and rides in the gardens',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['mar'],
      note: 'Clear, cool days from November to February; March is warm. From July to October the hills are green, but landslips can stop the train and, in October, a cyclone the whole tour. April to June is hot and hazy.',
    },
    suits: {
      walking: 'Up to 3 km a day; Borra has about 400 steps in all, damp and uneven, with handrails.',
      altitude: 'Nights at 910 m in Araku; the road passes Galikonda at roughly 1,300 m.',
      seniors: 'Suitable, except for the steps of Borra and the low hatches of the submarine, which can be left out.',
      children:
        'Good from 5 years: train, submarine and caves hold them. Carry tablets for the bends of the ghat road.',
      food: "Vegetarian meals everywhere; Jain food in Visakhapatnam daily and in Araku with two days' notice.",
      papers: 'Photo ID for hotels and the train, in the name on the ticket.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 400, highestPoint: 1300 },
    questions: [
      {
        question: 'Can we have the glass-roofed Vistadome coach?',
        answer:
          'Often, if you book early. The coach has few seats and sells out on weekends from October to January as soon as booking opens. We try for it on request and charge the difference in fare; otherwise your seats are in a reserved coach of the same train.',
      },
      {
        question: 'What if the train is cancelled?',
        answer:
          'It happens, chiefly in the monsoon, when boulders or landslips block the line. We then drive up the same morning: 115 km, about 3.5 hours, by Srungavarapukota and the ghat, with a stop at Tyda. The unused train fare comes back to you as the railway refunds it.',
      },
      {
        question: 'Is it hard to breathe inside Borra Caves?',
        answer:
          'No. The entrance is tall, the main hall is wide, and lamps light the path. It is damp and warm, and the steps are wet, so shoes with grip matter more than fitness. Bats and a small Shiva shrine are deep inside; you can turn back at any point.',
      },
      {
        question: 'Is there mobile signal and cash in Araku?',
        answer:
          'Araku town has signal and a few cash machines, which run dry on holiday weekends. Along the ghat and at Chaparai there is little or no signal. Carry cash from Visakhapatnam for coffee, bamboo chicken and stalls.',
      },
    ],
  },
  {
    id: 'gandikota-belum-caves',
    summary:
      'Sunrise over the red gorge of the Penna, the long passages of Belum Caves and the spring-fed temple of Yaganti.',
    gateway: 'kadapa',
    start: 'Kadapa station or airport, by 9:30 am',
    end: 'Kadapa station or airport, by 3:30 pm',
    route: ['Kadapa', 'Vontimitta', 'Gandikota', 'Belum Caves', 'Nandyal', 'Yaganti', 'Kadapa'],
    plan: [
      {
        title: 'Kadapa to Gandikota by Vontimitta, 135 km',
        text: 'Vontimitta comes first, 26 km and 40 minutes from the pick-up at 9:30 am: its Kodandarama temple has a hall of carved pillars and usually rests at midday. Lunch in Kadapa, then 80 km, 2 hours, by Jammalamadugu; expect cement trucks and speed breakers. Check in by 3:30 pm. From 4:15 pm walk in Gandikota Fort: the Jamia Masjid, the granary and the edge of the gorge for sunset. There is no railing on the rocks.',
        meals: 'Dinner',
        overnight: 'Gandikota',
        legs: [
          { from: 'kadapa', to: 'vontimitta', km: 26, hours: 0.7, by: 'car' },
          { from: 'vontimitta', to: 'kadapa', km: 26, hours: 0.7, by: 'car' },
          { from: 'kadapa', to: 'gandikota', km: 80, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Sunrise, Belum Caves and Nandyal, 135 km',
        text: 'The sun comes up along the Penna: be at the gorge by 5:30 am with a torch. See Madhavaraya Temple and its tower in the early light, then breakfast. Belum is 60 km, 1.5 hours, with a start at 9:15 am. The caves open at about 10 am: 1.5 km of the passages is lit, down to 46 m below ground at Patalaganga, and the round takes 1.5 hours. Lunch, then 75 km, under 2 hours, to Nandyal by 4:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Nandyal',
        legs: [
          { from: 'gandikota', to: 'belum-caves', km: 60, hours: 1.5, by: 'car' },
          { from: 'belum-caves', to: 'nandyal', km: 75, hours: 1.9, by: 'car' },
        ],
      },
      {
        title: 'Yaganti and back to Kadapa, 210 km',
        text: 'Limestone cliffs stand over Uma Maheswara Temple at Yaganti, 55 km, 1 hour 15 minutes, by Banaganapalle; off at 7:30 am. See the tank fed by a spring all year, the Nandi that is said to grow, and the caves of Agastya and Venkateswara up steep steps. By 10:45 am the car turns for Kadapa: 155 km, 3.5 hours, by Koilakuntla and Mydukur with a halt for lunch. Book trains from Kadapa after 5 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'nandyal', to: 'yaganti', km: 55, hours: 1.25, by: 'car' },
          { from: 'yaganti', to: 'kadapa', km: 155, hours: 3.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night at Gandikota in the tourism hotel or a similar simple stay, twin sharing',
      'One night in a 3-star hotel in Nandyal, twin sharing',
      'Two breakfasts and two dinners',
      'AC vehicle with driver from Kadapa to Kadapa',
      'Belum Caves entry tickets',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kadapa',
      'Boating, kayaking and camping at Gandikota',
      'Temple offerings and special darshan tickets',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['jul', 'aug', 'sep'],
      note: 'Mornings are cool and the river has water from October to February. July to September brings showers and green hills. From March to June the rock radiates heat and days pass 40 degrees.',
    },
    suits: {
      walking:
        'About 4 km on days 1 and 2, over loose rock in the fort and bent low in some cave passages; 120 steep steps to a cave at Yaganti.',
      altitude: 'Gandikota stands at about 350 m above the sea; the caves go 46 m below ground.',
      seniors:
        'Fit seniors manage well. Those with heart or breathing trouble should see only the first halls of Belum.',
      children: 'From 7 years. Hold hands at the gorge: there is a sheer drop and no fence.',
      food: "Vegetarian Andhra meals, hot with chilli; ask for less. Jain food with three days' notice, simple at Gandikota.",
      papers: 'Photo ID at both hotels; no permit is needed.',
    },
    childrenFrom: 7,
    access: { walkingKm: 4, steps: 120, highestPoint: 350 },
    questions: [
      {
        question: 'How comfortable is the stay at Gandikota?',
        answer:
          "Simple. The tourism department's hotel near the fort has air-conditioned rooms and a plain restaurant; power may fail for a while and hot water may come only in the morning. More hotels and tents are being built. The second night, in Nandyal, is in a town hotel.",
      },
      {
        question: 'Can we drive up to the fort and the viewpoint?',
        answer:
          "Large works are under way at Gandikota, and cars may be stopped at the visitors' centre, about 1.5 km from the fort. The path is nearly level. Tell us beforehand if anyone cannot walk that far, so that we can ask for the local shuttle, if one is running.",
      },
      {
        question: 'Will I feel shut in inside Belum Caves?',
        answer:
          'The entrance is a wide pit with stairs and the first halls are as broad as a road. Further on, some passages are shoulder-wide and low, and it is warm and humid, near 30 degrees. Shafts bring in air and lamps mark the route. You may turn back at any hall; carry water.',
      },
      {
        question: 'Can we bathe in the tank at Yaganti?',
        answer:
          'Yes, in the outer tank, when the temple allows it: the water comes from the hill and flows all year. Carry a change of clothes; changing rooms are basic. A sari, salwar or dhoti is the custom in the water, and soap is not allowed.',
      },
    ],
  },
];
