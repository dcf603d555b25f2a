/** Trip notes of the packages in Odisha. */
import type { TripNotes } from '../../schema/types';

export const odisha: readonly TripNotes[] = [
  {
    id: 'puri-konark-bhubaneswar',
    summary:
      'Darshan of Jagannath at Puri, sunrise at Chandrabhaga, the Sun Temple at Konark and Lingaraj in the old town.',
    gateway: 'bhubaneswar',
    start: 'Bhubaneswar airport or railway station, by 12:30 pm',
    end: 'Bhubaneswar airport or railway station, about 12:30 pm',
    route: ['Bhubaneswar', 'Dhauli', 'Pipili', 'Puri', 'Chandrabhaga', 'Konark', 'Puri', 'Bhubaneswar'],
    plan: [
      {
        title: 'Bhubaneswar: Udayagiri, Khandagiri and Lingaraj',
        text: 'Jain caves are cut into the twin hills of Udayagiri and Khandagiri, 8 km; we are there from 2:30 pm, after the pick-up by 12:30 pm (the airport is 4 km from the centre), lunch and check-in. See the royal inscription of Kharavela and two-storeyed Rani Gumpha; about 100 steps on either hill. Lingaraj Temple in the evening, after its afternoon break; only Hindus may enter, others see it from a platform by the wall.',
        meals: 'Dinner',
        overnight: 'Bhubaneswar',
        legs: [
          { from: 'bhubaneswar', to: 'udayagiri-khandagiri', km: 8, hours: 0.35, by: 'car' },
          { from: 'udayagiri-khandagiri', to: 'lingaraj', km: 9, hours: 0.4, by: 'car' },
          { from: 'lingaraj', to: 'bhubaneswar', km: 4, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Bhubaneswar to Puri by Dhauli and Pipili, 65 km',
        text: "Ashoka's edict is cut in a rock at Dhauli, 9 km, below the white Shanti Stupa: our stop at 9 am. Pipili, 15 km on, for an hour among its appliqué umbrellas and canopies; most shops open by 9:30 am. Puri, 38 km, by 12:30 pm. Rest, then Jagannath Temple at 4 pm with a guide who knows the rituals of the day. Phones, bags and leather stay at the hotel.",
        meals: 'Breakfast and dinner',
        overnight: 'Puri',
        legs: [
          { from: 'bhubaneswar', to: 'dhauli', km: 9, hours: 0.35, by: 'car' },
          { from: 'dhauli', to: 'pipili', km: 15, hours: 0.4, by: 'car' },
          { from: 'pipili', to: 'puri', km: 38, hours: 0.9, by: 'car' },
          { from: 'puri', to: 'jagannath-temple', km: 2, hours: 0.15, by: 'car' },
          { from: 'jagannath-temple', to: 'puri', km: 2, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Puri to Chandrabhaga and Konark, 70 km',
        text: 'Sunrise on Chandrabhaga beach: leave between 4:15 and 5:15 am, as the season asks, on the Marine Drive, 33 km, 50 minutes. The Sun Temple, 3 km away, opens at about 6 am: see the wheels and horses with a guide before the heat. Breakfast is packed. Puri by 10:30 am. Free afternoon, with a second darshan or the evening beach market at Swargadwar.',
        meals: 'Breakfast and dinner',
        overnight: 'Puri',
        legs: [
          { from: 'puri', to: 'chandrabhaga', km: 33, hours: 0.83, by: 'car' },
          { from: 'chandrabhaga', to: 'konark', km: 3, hours: 0.1, by: 'car' },
          { from: 'konark', to: 'puri', km: 35, hours: 0.9, by: 'car' },
        ],
      },
      {
        title: 'Puri to Bhubaneswar, 65 km',
        text: 'For those who wish, the temple at 6:00 am on foot or by cycle rickshaw, as cars stop short of the Grand Road. Dry khaja sweets from the Grand Road travel better than cooked mahaprasad, which is best eaten on day 3 at Ananda Bazaar. Check out at 10:30 am; the four-lane road to Bhubaneswar takes 1.5 to 2 hours. Airport or station by 12:30 pm: book flights after 2:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'puri', to: 'bhubaneswar', km: 65, hours: 1.75, by: 'car' }],
      },
    ],
    inclusions: [
      'One night in Bhubaneswar and two in Puri, 3-star hotels, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver, Bhubaneswar to Bhubaneswar',
      'Guide at Konark and a temple guide at Puri on day 2',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bhubaneswar',
      'Monument and museum tickets',
      'Temple offerings and payments to priests',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'aug', 'sep'],
      note: 'November to February is cool and clear, March warm, August and September wet and green. April to June is very hot. The Rath Yatra, in June or July, needs its own plan. Cyclones are likeliest in May and October.',
    },
    suits: {
      walking: 'Two to 3 km a day; about 100 steps on each cave hill and 22 at the Lion Gate of Jagannath Temple.',
      altitude: 'Near sea level; the cave hills above Bhubaneswar reach about 80 m.',
      seniors:
        'Good; the temple has wheelchairs and a line for seniors at set gates. Bring someone to help in a crowd.',
      children:
        'Any age; in the Jagannath queue hold small children by the hand and put a phone number in their pocket.',
      food: "Vegetarian everywhere; temple food has no onion or garlic. Jain meals at both hotels with a day's notice.",
      papers:
        'A photo ID for each adult; the temple may ask for it. Only Hindus are admitted at Jagannath and Lingaraj.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 200, highestPoint: 80 },
    questions: [
      {
        question: 'How long does darshan take at Puri?',
        answer:
          'On a weekday afternoon 45 minutes to 1.5 hours; on Sundays, Ekadashi, in Kartika and around New Year three hours or more. The temple stops the line for rituals without notice, at times for four hours. There is no paid fast ticket that we would vouch for, so we keep two days in Puri.',
      },
      {
        question: 'What may I not carry into Jagannath Temple?',
        answer:
          'Phones, cameras, smart watches, leather belts and purses, bags, umbrellas, plastic and chewing tobacco. Leave them in the hotel safe. Wear a saree, salwar suit, dhoti or plain trousers; shorts, torn jeans, skirts and sleeveless tops have been turned back since January 2024.',
      },
      {
        question: 'Is the sea at Puri safe?',
        answer:
          'It looks shallow and is not. Waves break hard and the current pulls out. Bathe in the morning near the hotel, with a nolia, a local lifeguard in a conical hat, and stay within waist depth. Chandrabhaga is for the sunrise only: bathing there has cost many lives.',
      },
      {
        question: 'What can guests who are not Hindu see in Puri?',
        answer:
          'The Lion Gate, the Aruna pillar and the 65 m tower are seen from the Grand Road, not from inside. Beyond that there are the beach, Raghurajpur, a village of patachitra painters about 12 km away, and all of Konark. Tell us when booking and we plan the afternoon of day 2 at Raghurajpur.',
      },
    ],
  },
  {
    id: 'chilika-gopalpur-coast',
    summary:
      'Winter birds by punted boat at Mangalajodi, island shrines of Chilika Lake and the old port beach at Gopalpur.',
    gateway: 'bhubaneswar',
    start: 'Bhubaneswar airport or railway station, 11:30 am',
    end: 'Bhubaneswar airport or railway station, about 1:00 pm',
    route: [
      'Bhubaneswar',
      'Mangalajodi',
      'Barkul',
      'Kalijai',
      'Rambha',
      'Chhatrapur',
      'Aryapalli',
      'Gopalpur',
      'Bhubaneswar',
    ],
    plan: [
      {
        title: 'Bhubaneswar to Mangalajodi and Barkul, 110 km',
        text: 'NH 16 leads south-west from 11:30 am; with lunch on the way, Mangalajodi, 68 km, by 2:15 pm. Villagers who once trapped birds now punt a flat boat through the reeds for two hours: godwits, purple swamphens, ruddy shelducks within a few metres. Carry a cap, binoculars and dull-coloured clothes. Leave at 5 pm for Barkul, 42 km, 1 hour, on the bank of the lake.',
        meals: 'Dinner',
        overnight: 'Barkul',
        legs: [
          { from: 'bhubaneswar', to: 'mangalajodi', km: 68, hours: 1.5, by: 'car' },
          {
            from: 'mangalajodi',
            to: 'mangalajodi',
            km: 4,
            hours: 2,
            by: 'boat',
            because: 'punted slowly through the reeds and back',
          },
          { from: 'mangalajodi', to: 'barkul', km: 42, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Kalijai island and Rambha, 60 km by boat and road',
        text: 'Boat at 8:30 am from the Barkul jetty, about 45 minutes each way, to the island temple of Kalijai; an hour ashore. Back by 11:30 am, then 33 km, 45 minutes, to Rambha for lunch. At 3:00 pm a boat goes among the rocky islets to Breakfast Island, where a Raja of Khallikote built a room for his morning meal, now a ruin. Return by 5 pm. Life jackets are worn on both boats.',
        meals: 'Breakfast and dinner',
        overnight: 'Rambha',
        legs: [
          { from: 'barkul', to: 'kalijai', km: 9, hours: 0.75, by: 'boat' },
          { from: 'kalijai', to: 'barkul', km: 9, hours: 0.75, by: 'boat' },
          { from: 'barkul', to: 'rambha', km: 33, hours: 0.75, by: 'car' },
          { from: 'rambha', to: 'breakfast-island', km: 4, hours: 0.5, by: 'boat' },
          { from: 'breakfast-island', to: 'rambha', km: 4, hours: 0.5, by: 'boat' },
        ],
      },
      {
        title: 'Rambha to Gopalpur by Tampara and Aryapalli, 70 km',
        text: 'Tampara Lake at Chhatrapur, 34 km, 45 minutes, is first, from 9:45 am: fresh water in a long strip behind the dunes, with boats on hire and casuarina shade. Aryapalli beach, 8 km, is wide and empty, for walking and not for bathing. Gopalpur, 26 km, for a late lunch. The lighthouse lets visitors climb in the late afternoon on most days; the beach promenade is a minute below it.',
        meals: 'Breakfast and dinner',
        overnight: 'Gopalpur',
        legs: [
          { from: 'rambha', to: 'tampara-lake', km: 34, hours: 0.75, by: 'car' },
          { from: 'tampara-lake', to: 'aryapalli', km: 8, hours: 0.3, by: 'car' },
          {
            from: 'aryapalli',
            to: 'gopalpur',
            km: 26,
            hours: 0.65,
            by: 'car',
            because: 'back to the highway and round the port',
          },
        ],
      },
      {
        title: 'Gopalpur to Bhubaneswar, 175 km',
        text: 'See the fishing boats come in at sunrise, about 6 am in winter, beyond the ruins of the old jetty. Leave at 8:30 am by Brahmapur and NH 16; 175 km take 4 hours with a tea halt near Balugaon. Airport or station by 1:00 pm: book flights after 3 pm. Those going on by train may leave from Brahmapur, 16 km, 30 minutes from Gopalpur.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'gopalpur', to: 'bhubaneswar', km: 175, hours: 4, by: 'car' }],
      },
    ],
    inclusions: [
      'One night each in Barkul, Rambha and Gopalpur, lakeside and beach hotels of 2 or 3-star class, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver, Bhubaneswar to Bhubaneswar',
      'Country boat with bird guide at Mangalajodi',
      'Shared boats to Kalijai and Breakfast Island',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bhubaneswar',
      'Tampara boats and lighthouse tickets',
      'Temple offerings and camera fees',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb'],
      fair: ['nov', 'mar'],
      note: 'Birds build up in November and leave by early March. April to June is hot. July to September is rain, when wind often stops the boats. October can bring a cyclone.',
    },
    suits: {
      walking:
        'About 2 km a day; boats are boarded by a plank or a step; the lighthouse, if you climb it, has a long spiral stair.',
      altitude: 'Sea level on the coast, 45 m in Bhubaneswar.',
      seniors: 'Easy days; the Mangalajodi boat has low seats and no toilet for two hours.',
      children:
        'Good from age 5; at Mangalajodi they must sit still and speak low. Life jackets for children on request.',
      food: "Vegetarian meals at every stay, though fish and crab lead the menu; Jain meals need a day's notice.",
      papers: 'A photo ID for each adult; no permits. Drones need permission at Chilika and are best left at home.',
    },
    childrenFrom: 5,
    access: { walkingKm: 2, steps: 0, highestPoint: 50 },
    questions: [
      {
        question: 'When are there most birds at Mangalajodi?',
        answer:
          'From mid-December to mid-February, when tens of thousands of ducks and waders feed there. November and early March are thinner. By April only residents such as swamphens, egrets and jacanas stay. An early boat at 6 am has the best light; ask, and we start from Barkul by 5 am on day 2.',
      },
      {
        question: 'Does this tour see the Irrawaddy dolphins?',
        answer:
          'Not as a rule. The dolphins keep mostly to the outer channel near Satapada, at the other end of the lake, 2 hours by road from Puri or Bhubaneswar. One is seen now and then from the Kalijai boat. If dolphins are what you come for, ask us to add a morning at Satapada.',
      },
      {
        question: 'What if wind stops the boats?',
        answer:
          'The jetty master decides, usually by 8 am. We wait for the next slot, swap Kalijai and Breakfast Island, or give the time to Narayani Temple in its wooded valley near Barkul. Boat money that cannot be used is returned to you.',
      },
      {
        question: 'Can we bathe at Gopalpur?',
        answer:
          'Waves are strong and the shore drops quickly. Wade in front of the promenade when lifeguards are about and the sea is quiet, mostly in December to February mornings, and do not go beyond the knees elsewhere. Aryapalli has no lifeguards at all.',
      },
    ],
  },
  {
    id: 'bhitarkanika-ratnagiri',
    summary:
      'Buddhist hills of Lalitgiri, Udayagiri and Ratnagiri, then creeks of saltwater crocodiles at Bhitarkanika.',
    gateway: 'bhubaneswar',
    start: 'Bhubaneswar airport, railway station or hotel, 8:30 am',
    end: 'Bhubaneswar airport or railway station, about 2:30 pm',
    route: ['Bhubaneswar', 'Lalitgiri', 'Udayagiri', 'Ratnagiri', 'Khola', 'Dangamal', 'Bagagahana', 'Bhubaneswar'],
    plan: [
      {
        title: 'Bhubaneswar to Ratnagiri by Lalitgiri, 115 km',
        text: 'Lalitgiri, 90 km by Cuttack, is reached by 10:45 am if we are off at 8:30. Its museum (closed on Fridays) shows the casket thought to hold a relic of the Buddha; the stupa is a 10-minute climb above. Lunch at a simple place on the road. Udayagiri, 14 km, at 2 pm: the largest of the three monasteries, with a stepped well cut in rock. Ratnagiri, 11 km, by 4:30 pm. Carry water, as shade is scarce.',
        meals: 'Dinner',
        overnight: 'Ratnagiri',
        legs: [
          { from: 'bhubaneswar', to: 'lalitgiri', km: 90, hours: 2.1, by: 'car' },
          { from: 'lalitgiri', to: 'udayagiri', km: 14, hours: 0.4, by: 'car' },
          { from: 'udayagiri', to: 'ratnagiri-monastery', km: 11, hours: 0.35, by: 'car' },
        ],
      },
      {
        title: 'Ratnagiri to Khola and Dangamal by boat, 120 km',
        text: 'Ratnagiri monastery at 7:45 am for its carved blue-green doorway and rows of small stupas; the museum opens later and shuts on Fridays. Leave at 9:45 am for Khola, 105 km, 3.5 hours by Kendrapara, Pattamundai and Rajnagar, with lunch on the way. Permits are checked at the gate with photo ID. Boat at 2:30 pm, about 1.5 hours through mangrove creeks, to Dangamal; the car stays at Khola.',
        meals: 'Breakfast and dinner',
        overnight: 'Nature camp, Dangamal',
        legs: [
          { from: 'ratnagiri-monastery', to: 'khola', km: 105, hours: 3.5, by: 'car' },
          { from: 'khola', to: 'dangamal', km: 15, hours: 1.5, by: 'boat' },
        ],
      },
      {
        title: 'Dangamal: Bagagahana heronry and the creeks',
        text: "Across by boat at 6:30 am to the Bhitarkanika block, and a walk of about 4 km there and back, with a forest guide, to the tower over the Bagagahana heronry; nests are fullest from August to November. Lunch and rest at camp, with the crocodile museum and hatchery next door. At low tide, set by the day's table, two hours on the creeks: large crocodiles bask on the mud in winter.",
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Nature camp, Dangamal',
        legs: [
          { from: 'dangamal', to: 'bhitarkanika-jetty', km: 4, hours: 0.4, by: 'boat' },
          { from: 'bhitarkanika-jetty', to: 'bagagahana', km: 2, hours: 0.7, by: 'foot' },
          { from: 'bagagahana', to: 'bhitarkanika-jetty', km: 2, hours: 0.7, by: 'foot' },
          { from: 'bhitarkanika-jetty', to: 'dangamal', km: 4, hours: 0.4, by: 'boat' },
          {
            from: 'dangamal',
            to: 'dangamal',
            km: 12,
            hours: 2,
            by: 'boat',
            because: 'up the creeks and back to the camp',
          },
        ],
      },
      {
        title: 'Dangamal to Bhubaneswar by Khola, 175 km',
        text: 'Boat at 7:30 am, after tea and an early breakfast, and off at Khola by 9:00 am. The drive by Rajnagar, Kendrapara and Cuttack is 160 km, 4.5 hours, with a halt for lunch on the way. Bhubaneswar about 2:30 pm: book flights after 5 pm and trains after 4 pm. In dense winter fog the boat may start an hour late, so do not plan a tighter link.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'dangamal', to: 'khola', km: 15, hours: 1.5, by: 'boat' },
          { from: 'khola', to: 'bhubaneswar', km: 160, hours: 4.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star or best available hotel at Ratnagiri, twin sharing',
      'Two nights at the forest nature camp, Dangamal, twin sharing',
      'Breakfast daily, three dinners and lunch on day 3',
      'AC vehicle with driver, Bhubaneswar to Bhubaneswar',
      'Park entry and forest boats, shared when the party is small',
      'Forest guide on the Bagagahana walk',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bhubaneswar',
      'Tickets at the Buddhist sites and museums',
      'Camera fees in the park',
      'Other lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'feb'],
      fair: ['oct', 'jan', 'mar'],
      note: 'The park shuts from May to July for crocodile nesting and for about nine days in January for the census. August and September are wet; April is hot.',
    },
    suits: {
      walking: 'Three to 5 km a day: a 10-minute climb at Lalitgiri and a flat forest path of 4 km, muddy after rain.',
      altitude: 'Sea level at Dangamal; the Buddhist hills rise under 150 m.',
      seniors: 'For the fit: boats are entered by steep steps or a plank, and a full hospital is about 2 hours away.',
      children: "From age 8. Nobody may stand by the water's edge, and children must stay with the guide.",
      food: 'Simple vegetarian meals at camp; no eggs or meat if you ask. Jain food only if ordered a week ahead.',
      papers:
        'Original photo ID for each person: the forest permit is issued on it. Foreign guests need passport and visa.',
    },
    childrenFrom: 8,
    access: { walkingKm: 5, steps: 100, highestPoint: 120 },
    questions: [
      {
        question: 'How close do the boats go to crocodiles?',
        answer:
          'Some 10 to 20 metres, with the engine cut, if the animal stays calm. Bhitarkanika has well over 1,700 saltwater crocodiles, some above 5 metres. Keep hands inside, sit when told and never trail anything in the water. Cool, sunny low tides from December to February show the most.',
      },
      {
        question: 'What is the camp at Dangamal like?',
        answer:
          'Cottages and tents run by the forest department with village staff: clean beds, attached toilets, mosquito nets and home-style Odia food. Power is usually steady but can fail. Bring repellent, a torch and small luggage. There is a gate, and nobody walks outside after dark.',
      },
      {
        question: 'Does my phone work in the park?',
        answer:
          'Only one or two networks reach Dangamal, weakly, and none the creeks. Give your family our office number before Rajnagar. There is no bank machine after Rajnagar either, so carry cash for tips and camera fees.',
      },
      {
        question: 'What if the park shuts for the January census?',
        answer:
          'The forest department announces the nine or so days a few weeks ahead, usually within the first three weeks of the month. If they fall on your dates we move the tour, or give two nights at Puri in place of the camp, as you prefer. You hear from us as soon as the notice is out.',
      },
    ],
  },
];
