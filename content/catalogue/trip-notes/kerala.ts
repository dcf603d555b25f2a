/** Trip notes of the packages in Kerala. */
import type { TripNotes } from '../../schema/types';

export const kerala: readonly TripNotes[] = [
  {
    id: 'munnar-tea-hills',
    summary: 'See Top Station before the cloud, tahr at Eravikulam and the tea slopes from Pothamedu to Kundala Lake.',
    gateway: 'kochi',
    start: 'Kochi airport or Ernakulam Junction, 9:00 am',
    end: 'Ernakulam Junction or Kochi airport, about 4:30 pm',
    route: [
      'Kochi',
      'Cheeyappara Falls',
      'Adimali',
      'Munnar',
      'Top Station',
      'Kundala Lake',
      'Mattupetty',
      'Eravikulam',
      'Kochi',
    ],
    plan: [
      {
        title: 'Kochi to Munnar by Adimali, 140 km',
        text: 'Climbing begins after the bridge at Neriamangalam, and Cheeyappara Falls comes down right beside the road, fullest from June to November. Start at 9:00 am; lunch in Adimali; tea begins at Pallivasal. The drive takes 4.5 hours. Check in by 3 pm, then Pothamedu viewpoint, 5 km from town, from 4:30 pm. Those who feel sick on bends should eat lightly and sit in front.',
        meals: 'Dinner',
        overnight: 'Munnar',
        legs: [
          { from: 'kochi', to: 'cheeyappara-falls', km: 90, hours: 2.75, by: 'car' },
          { from: 'cheeyappara-falls', to: 'munnar', km: 40, hours: 1.75, by: 'car' },
          { from: 'munnar', to: 'pothamedu', km: 5, hours: 0.25, by: 'car' },
          { from: 'pothamedu', to: 'munnar', km: 5, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Top Station, Kundala Lake and Mattupetty, 70 km',
        text: 'Packed breakfast in hand, start at 7:00 am for Top Station, 32 km, 1 hour 15 minutes: the plains of Tamil Nadu lie below until cloud rises, often by 10 am. Turn back for Kundala Lake, then Mattupetty Dam by 10:30 am, both with boats for hire. Lunch in Munnar, then the Tea Museum at Nallathanni, 2 km out. It is closed on Mondays, so after a Sunday start we go on day 3.',
        meals: 'Breakfast and dinner',
        overnight: 'Munnar',
        legs: [
          { from: 'munnar', to: 'top-station', km: 32, hours: 1.25, by: 'car' },
          { from: 'top-station', to: 'kundala-lake', km: 11, hours: 0.4, by: 'car' },
          { from: 'kundala-lake', to: 'mattupetty-dam', km: 10, hours: 0.4, by: 'car' },
          { from: 'mattupetty-dam', to: 'munnar', km: 13, hours: 0.5, by: 'car' },
          { from: 'munnar', to: 'munnar-tea-museum', km: 2, hours: 0.1, by: 'car' },
          { from: 'munnar-tea-museum', to: 'munnar', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Eravikulam National Park, then Munnar to Kochi, 165 km',
        text: 'Fifth Mile, 13 km out, has the gate of Eravikulam: be there by 7:30 am. A bus climbs to Rajamala, where Nilgiri tahr graze beside a paved path. Back for a late breakfast by 10:30 am. In the calving weeks, usually February and March, we drive to Lockhart Gap instead. Leave Munnar at 11:15 am; with lunch on the road, reach Kochi by 4:30 pm. Book flights and trains after 7 pm, or after 9 pm if you start on a Sunday.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'munnar', to: 'eravikulam', km: 13, hours: 0.5, by: 'car' },
          { from: 'eravikulam', to: 'rajamala', km: 4, hours: 0.25, by: 'car' },
          { from: 'rajamala', to: 'rajamala', km: 2, hours: 1, by: 'foot', because: 'the path up the slope and back' },
          { from: 'rajamala', to: 'eravikulam', km: 4, hours: 0.25, by: 'car' },
          { from: 'eravikulam', to: 'munnar', km: 13, hours: 0.5, by: 'car' },
          { from: 'munnar', to: 'kochi', km: 130, hours: 4.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Munnar, twin sharing',
      'Two breakfasts and two dinners',
      'AC vehicle with driver from Kochi to Kochi',
      'Tea Museum entry ticket',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kochi',
      'Eravikulam entry and park bus ticket',
      'Boats at Kundala and Mattupetty',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan'],
      fair: ['feb', 'mar', 'apr', 'may', 'sep'],
      note: 'October to January is clear, with cold nights. Eravikulam shuts for calving, usually in February and March. From June to August heavy rain brings mist all day and landslips on the road.',
    },
    suits: {
      walking:
        'Easy: about 2 km on the paved path at Rajamala, uphill on the way out, and short walks at the viewpoints.',
      altitude: 'Nights in Munnar at about 1,500 m; the highest point is Rajamala, about 2,000 m.',
      seniors:
        'Comfortable, apart from two drives of 4.5 hours on bends. The Rajamala path can be cut short at any point.',
      children: 'Good from 4 years. Carry warm clothes and medicine for the bends; the days start early.',
      food: 'Vegetarian meals everywhere; Jain meals at the hotel if you tell us a day before. Adimali has plain vegetarian lunch halls.',
      papers: 'Government photo ID for every adult at the hotel and the park counter. No permit is needed.',
    },
    childrenFrom: 4,
    access: { walkingKm: 2, steps: 0, highestPoint: 2000 },
    questions: [
      {
        question: 'Which weeks does Eravikulam close, and what do we see instead?',
        answer:
          'The park usually shuts from the start of February to the end of March while the tahr calve; the forest department announces the dates each year. On those dates we drive to Lockhart Gap, 13 km from Munnar, for the view over the tea slopes and valleys. The rest of the plan stays the same.',
      },
      {
        question: 'How cold does Munnar get?',
        answer:
          'From December to early February nights are often 5 to 10 degrees, with frost in a few low meadows. Most hotels have extra blankets; few have room heaters. From March to May evenings are about 15 degrees. A jacket is useful all year, and in the rains an umbrella and shoes that grip.',
      },
      {
        question: 'Can we see the neelakurinji in flower?',
        answer:
          'The great bloom comes once in twelve years. The last one at Eravikulam was in 2018 and the next is expected in 2030, from about August to October. Other kurinji species flower in small patches in between, but no plan should depend on them.',
      },
      {
        question: 'What happens if the road is blocked by a landslip?',
        answer:
          'Short closures happen in heavy rain, mostly between Neriamangalam and Munnar. The driver then takes a side road, such as the one through Kallarkutty or Anachal, which adds 1 to 2 hours. If the district closes tourist traffic altogether we move your dates or change the plan before you leave Kochi.',
      },
    ],
  },
  {
    id: 'alleppey-houseboat',
    summary: 'Sleep on a private houseboat in the low paddy country of Kuttanad, then beside the sand at Marari Beach.',
    gateway: 'kochi',
    start: 'Kochi airport 8:45 am, Ernakulam Junction 9:45 am or Alappuzha station 11:15 am',
    end: 'Ernakulam Junction, about 12:30 pm, or Kochi airport, about 1:30 pm',
    route: ['Kochi', 'Punnamada', 'Vembanad Lake', 'Kuttanad', 'Alappuzha Beach', 'Mararikulam', 'Kochi'],
    plan: [
      {
        title: 'Kochi airport to Alleppey, 85 km, and the houseboat',
        text: 'Punnamada jetty is 85 km, 2.5 hours, from the airport and 55 km, 1.5 hours, from Ernakulam. Board at 12 noon. Lunch with fried karimeen is served as the boat crosses Vembanad Lake; then come the canals of Kuttanad, where the paddy lies up to 2 m below the water behind mud bunds. The boat ties up at 5:30 pm, as the rules require: walk along the bund before dark. Keep mosquito repellent at hand.',
        meals: 'Lunch and dinner',
        overnight: 'Houseboat, Kuttanad',
        legs: [
          { from: 'kochi-airport', to: 'punnamada', km: 85, hours: 2.5, by: 'car' },
          { from: 'punnamada', to: 'kuttanad', km: 15, hours: 3.5, by: 'boat' },
        ],
      },
      {
        title: 'Alappuzha beach and lighthouse, then Marari, 25 km',
        text: 'Breakfast on the water, then a short cruise back and off the boat at 9:00 am. Alappuzha Beach, 5 km away, keeps the piles of its old sea pier. The striped lighthouse beside it is usually open from 9 to 11:45 am and again from 2 pm, often not on Mondays; about 100 steps lead up. Drive 13 km, 30 minutes, to Mararikulam. Rooms are ready from 1 pm; the sand is best after 4 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Mararikulam',
        legs: [
          { from: 'kuttanad', to: 'punnamada', km: 7, hours: 1, by: 'boat' },
          { from: 'punnamada', to: 'alappuzha-beach', km: 5, hours: 0.25, by: 'car' },
          { from: 'alappuzha-beach', to: 'mararikulam', km: 13, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Marari Beach and back to Kochi, 72 km',
        text: 'Fishing boats come in on the beach soon after sunrise, a short walk along the sand. Swim or rest till 10:30 am, then check out at 11:00 am. Ernakulam Junction is 45 km, 1.5 hours; the airport is 72 km, 2.5 hours with the city traffic. Book flights after 4 pm and trains after 2:30 pm. Travellers by rail can leave from Alappuzha station instead, 30 minutes from the hotel.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'mararikulam', to: 'kochi-airport', km: 72, hours: 2.5, by: 'car' }],
      },
    ],
    inclusions: [
      'One night on a private houseboat with air-conditioned bedroom',
      'One night in a 3-star hotel near Marari Beach, twin sharing',
      'Lunch, dinner and breakfast on the boat; dinner and breakfast at Marari',
      'AC vehicle with driver for pick-up, transfers and drop',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kochi or Alappuzha',
      'Lighthouse ticket and canoe rides in the side canals',
      'Prawns, crab and other extras bought for the boat kitchen',
      'Lunches on land, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'aug', 'sep', 'oct'],
      note: 'November to February is dry with cool evenings. April and May are hot and humid. In June and July long rain can hold boats in port, and the sea at Marari is too rough for a swim until October.',
    },
    suits: {
      walking:
        'Very little, 2 km a day at most: a walk on the bund, the beach, and about 100 steep steps in the lighthouse if you choose to climb.',
      altitude: 'Sea level throughout; parts of Kuttanad lie up to 2 m below it.',
      seniors: 'Suitable: boarding is by a plank with a hand to hold, and the bedroom is on the lower deck.',
      children: 'All ages, with an adult beside them on deck; ask us for child life jackets when you book.',
      food: 'The boat cook makes vegetarian or Jain meals in place of fish if you tell us two days before.',
      papers: 'Government photo ID for every adult, passport and visa for foreign nationals. No permit is needed.',
    },
    childrenFrom: 0,
    access: { walkingKm: 2, steps: 100, highestPoint: 10 },
    questions: [
      {
        question: 'Does the air-conditioning on the houseboat run all day?',
        answer:
          'On this boat it runs in the bedroom from 9 pm to 6 am, on a generator or a line from the bank. By day the breeze and the fans do the work while the boat moves. If you want it all day, ask us before booking: it is a different class of boat at a higher price.',
      },
      {
        question: 'What do vegetarians eat when the lunch is karimeen?',
        answer:
          'The cook prepares rice with sambar, thoran, pachadi, fried vegetables and pappadam, and as the boat is yours, no fish need come on board. Strict Jain travellers should tell us two days ahead: we then ask for a crew with a separate set of pans and no onion or garlic in the kitchen.',
      },
      {
        question: 'Is it safe to swim at Marari?',
        answer:
          'From November to March the sea is usually calm close to the shore, but the bottom shelves and there are currents. Stay within your depth, keep to the stretch where lifeguards are posted, and go in by daylight. From June to September nobody should swim here. There are very few changing rooms.',
      },
      {
        question: 'Why does the boat stop at 5:30 pm?',
        answer:
          'After that hour the canals and the lake belong to the fishermen and their nets, so all houseboats must tie up until morning. Expect a quiet evening: a walk, dinner at about 8 pm, frogs and early sleep. The boat moves again for a short cruise at about 8 am.',
      },
    ],
  },
  {
    id: 'thekkady-periyar',
    summary:
      'Walk with a forest guide in Periyar, take the first boat of the day on the lake and stop among Peermade tea.',
    gateway: 'kochi',
    start: 'Kochi airport or Ernakulam Junction, 8:00 am',
    end: 'Ernakulam Junction or Kochi airport, about 4:30 pm',
    route: ['Kochi', 'Kuttikkanam', 'Peermade', 'Parunthumpara', 'Kumily', 'Thekkady', 'Kochi'],
    plan: [
      {
        title: 'Kochi to Kumily by Peermade, 160 km',
        text: 'Tea slopes begin at Kuttikkanam and Peermade, 120 km and 3.5 hours from the city by Pala and Mundakayam after a start at 8:00 am. Lunch there, then 6 km off the road to Parunthumpara, a bare rock edge over the valleys, windy even in summer. Kumily is another hour; check in by 3:45 pm. The kalaripayattu show, about an hour of sword and shield, begins near 6 pm.',
        meals: 'Dinner',
        overnight: 'Kumily',
        legs: [
          { from: 'kochi', to: 'peermade', km: 120, hours: 3.5, by: 'car' },
          { from: 'peermade', to: 'parunthumpara', km: 7, hours: 0.3, by: 'car' },
          { from: 'parunthumpara', to: 'kumily', km: 30, hours: 0.9, by: 'car' },
        ],
      },
      {
        title: 'Forest walk in Periyar and a spice garden',
        text: 'Report at the forest office at 6:30 am for the guided walk, about 4 km and 2.5 to 3 hours, in a small group; the guide reads tracks, birds and giant squirrels, and gaur if you are lucky. Wear dull colours and closed shoes. Late breakfast, then rest. At 3 pm walk 1.5 hours through a spice garden outside Kumily: cardamom, pepper, clove and vanilla on the plant. About 15 km of driving.',
        meals: 'Breakfast and dinner',
        overnight: 'Kumily',
        legs: [
          { from: 'kumily', to: 'periyar-lake', km: 4, hours: 0.2, by: 'car' },
          {
            from: 'periyar-lake',
            to: 'periyar-lake',
            km: 4,
            hours: 2.75,
            by: 'foot',
            because: 'the guided forest walk ends where it began',
          },
          { from: 'periyar-lake', to: 'kumily', km: 4, hours: 0.2, by: 'car' },
          { from: 'kumily', to: 'kumily-spice-garden', km: 4, hours: 0.2, by: 'car' },
          { from: 'kumily-spice-garden', to: 'kumily', km: 4, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Periyar Lake by boat, then Kumily to Kochi, 165 km',
        text: 'Be at the park gate by 6:15 am with photo ID; a park bus carries visitors to the landing for the 7:30 am boat, 90 minutes, when elephant and gaur are likeliest at the water. Breakfast back at the hotel, and leave at 10:30 am. With lunch near Mundakayam the drive takes 5.5 to 6 hours, reaching Kochi by 4:30 pm. Book trains after 6 pm and flights after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kumily', to: 'periyar-lake', km: 4, hours: 0.25, by: 'car' },
          {
            from: 'periyar-lake',
            to: 'periyar-lake',
            km: 14,
            hours: 1.5,
            by: 'boat',
            because: 'out and back from the landing',
          },
          { from: 'periyar-lake', to: 'kumily', km: 4, hours: 0.25, by: 'car' },
          { from: 'kumily', to: 'kochi', km: 155, hours: 5.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Kumily, twin sharing',
      'Two breakfasts and two dinners',
      'AC vehicle with driver from Kochi to Kochi',
      'Guided forest walk and Periyar Lake boat, with park entry',
      'Spice garden walk and kalaripayattu ticket',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kochi',
      'Camera fees, leech socks and forest activities not listed',
      'Kathakali show and Ayurvedic massage',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr'],
      fair: ['sep', 'oct', 'nov', 'may'],
      note: 'Animals come to the lake most in the dry months, December to April. October and November have afternoon showers. From June to August rain is heavy, leeches are many and walks or boats can be called off.',
    },
    suits: {
      walking:
        'Moderate: about 4 km on forest paths with short climbs, and a level spice garden. The walk can be skipped.',
      altitude: 'Nights at Kumily, about 900 m; Parunthumpara and Peermade are at about 1,000 to 1,200 m.',
      seniors:
        'The boat, spice garden and show suit all; the forest walk needs steady legs and there is no seat on the way.',
      children:
        'Good from 5 years for the boat and the show. The forest walk has a minimum age, usually 12: ask us first.',
      food: 'Kumily has several pure vegetarian restaurants; Jain meals at the hotel with a day of notice.',
      papers:
        'Photo ID for everyone at the park gate, the same one used for booking. We arrange the forest tickets in your names.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 0, highestPoint: 1200 },
    questions: [
      {
        question: 'Will we see a tiger?',
        answer:
          'Almost certainly not: tigers live deep in the reserve and are seldom seen from the boat or the walk. Expect gaur, sambar, wild boar, otters, giant squirrels, darters and kingfishers, and elephants on a good morning in the dry months. If a tiger is the point of your journey, ask us for a reserve with jeep safaris.',
      },
      {
        question: 'Are there leeches, and what should we wear?',
        answer:
          'From June to November, yes, on every forest path after rain; in the dry months hardly any. The forest office hires or sells canvas leech socks, worn over trousers and inside closed shoes. A little salt or repellent on the socks helps. The boat and the spice garden are not a problem.',
      },
      {
        question: 'Does the Sabarimala season affect this road?',
        answer:
          'Yes. From mid-November to mid-January pilgrim buses use the road through Mundakayam, Kuttikkanam and Kumily, and weekends are slow. Allow an hour more each way. We start at 7:00 am in those weeks and advise against a flight the same evening.',
      },
      {
        question: 'What if the morning boat is full or cancelled?',
        answer:
          'We book as soon as the forest department opens the date. If seats for 7:30 am are gone we take a later boat, usually the 3:30 pm one on day 2 with the spice garden moved to midday. If rain or low water stops the boats, the boat fare is refunded to you.',
      },
    ],
  },
  {
    id: 'wayanad-forest-trails',
    summary: 'Look for elephants at Muthanga at first light, climb to the Edakkal carvings and ride the ghat hairpins.',
    gateway: 'kozhikode',
    start: 'Kozhikode railway station, 9:00 am, or Calicut airport at Karipur, 8:15 am',
    end: 'Kozhikode station, about 3:30 pm, or Calicut airport, about 4:30 pm',
    route: [
      'Kozhikode',
      'Thamarassery ghat',
      'Lakkidi',
      'Pookode Lake',
      'Sulthan Bathery',
      'Muthanga',
      'Edakkal Caves',
      'Kalpetta',
      'Banasura Sagar',
      'Kozhikode',
    ],
    plan: [
      {
        title: 'Kozhikode to Sulthan Bathery, 105 km',
        text: 'Nine hairpins of the Thamarassery ghat, 45 km from Kozhikode, climb to Lakkidi: 2 to 2.5 hours with traffic from 9:00 am. Pookode Lake, 3 km on, has a level path round the water; allow an hour. Lunch in Kalpetta. Sulthan Bathery is 24 km further: see the granite Jain Temple, once a store for arms, by 3:30 pm, before it closes. Sleep early: tomorrow starts at 5:45 am.',
        meals: 'Dinner',
        overnight: 'Sulthan Bathery',
        legs: [
          { from: 'kozhikode', to: 'lakkidi', km: 60, hours: 2.25, by: 'car' },
          { from: 'lakkidi', to: 'pookode-lake', km: 3, hours: 0.1, by: 'car' },
          {
            from: 'pookode-lake',
            to: 'pookode-lake',
            km: 1.5,
            hours: 0.6,
            by: 'foot',
            because: 'the path round the lake ends where it began',
          },
          { from: 'pookode-lake', to: 'kalpetta', km: 15, hours: 0.5, by: 'car' },
          { from: 'kalpetta', to: 'sulthan-bathery', km: 24, hours: 0.7, by: 'car' },
        ],
      },
      {
        title: 'Muthanga safari and Edakkal Caves, 70 km',
        text: 'Gates at Muthanga open at about 7 am; start at 5:45 am for the 16 km, to be early in the queue. A forest vehicle takes an hour: elephant and spotted deer are usual, tiger rare. Breakfast in Sulthan Bathery, then Edakkal, 12 km, by 10:30 am: a steep kilometre of road and over 300 steps up to the carvings. The caves are closed on Mondays and admit about 1,900 people a day. Kalpetta, 27 km, by 4 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Kalpetta',
        legs: [
          { from: 'sulthan-bathery', to: 'muthanga', km: 16, hours: 0.5, by: 'car' },
          { from: 'muthanga', to: 'sulthan-bathery', km: 16, hours: 0.5, by: 'car' },
          { from: 'sulthan-bathery', to: 'edakkal-caves', km: 12, hours: 0.5, by: 'car' },
          {
            from: 'edakkal-caves',
            to: 'edakkal-caves',
            km: 3,
            hours: 2,
            by: 'foot',
            because: 'up to the caves and back down',
          },
          { from: 'edakkal-caves', to: 'kalpetta', km: 27, hours: 0.9, by: 'car' },
        ],
      },
      {
        title: 'Banasura Sagar Dam, then Kalpetta to Kozhikode, 115 km',
        text: 'Banasura Sagar, 22 km, is 45 minutes from Kalpetta; start at 8:30 am. From the gate it is a 15 minute walk up to the top of the earth dam and the view of hills and islands; speedboats run when the water is high enough. Start back at 11:00 am: 4.5 hours to Kozhikode by Vythiri and the ghat, with lunch on the way. Reach the station by 3:30 pm; book trains after 5:30 pm and flights after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kalpetta', to: 'banasura-sagar', km: 22, hours: 0.75, by: 'car' },
          {
            from: 'banasura-sagar',
            to: 'banasura-sagar',
            km: 2,
            hours: 0.6,
            by: 'foot',
            because: 'up to the top of the dam and back',
          },
          { from: 'banasura-sagar', to: 'kozhikode', km: 93, hours: 3.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Sulthan Bathery and one in Kalpetta, 3-star hotels, twin sharing',
      'Two breakfasts and two dinners',
      'AC vehicle with driver from Kozhikode to Kozhikode',
      'Muthanga entry and a seat in the forest vehicle',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kozhikode',
      'Entry tickets at Pookode, Edakkal and Banasura Sagar',
      'Speedboats, pedal boats and camera fees',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan'],
      fair: ['feb', 'mar', 'apr', 'may', 'sep'],
      note: 'October to January is green and dry. Muthanga may shut for fire risk in dry years between February and April. June to August brings very heavy rain, landslips and closed sights.',
    },
    suits: {
      walking:
        'One hard climb, at Edakkal: a steep kilometre and over 300 steps each way, 3 km and 2 hours in all. The rest is easy.',
      altitude: 'Nights at about 800 to 900 m; the Edakkal Caves stand at about 1,200 m.',
      seniors:
        'Those with weak knees should wait at the foot of Edakkal, where there are tea stalls. All else is comfortable.',
      children: 'Good from 7 years, who can climb to the caves; the early safari is short enough for younger ones.',
      food: 'Vegetarian restaurants in Kalpetta and Sulthan Bathery; Jain meals at the hotels with a day of notice.',
      papers: 'Government photo ID for every adult, also at Muthanga. Safari entry is given at the gate on the day.',
    },
    childrenFrom: 7,
    access: { walkingKm: 3, steps: 300, highestPoint: 1200 },
    questions: [
      {
        question: 'Can we use our own car for the Muthanga safari?',
        answer:
          'No. Only forest department buses and registered jeeps go in, with a guide, and no one may get down. The number of trips each morning is limited and tickets go to those in the queue, so the 5:45 am start matters. If the morning is full we try again at 3 pm and visit Edakkal first.',
      },
      {
        question: 'What if the Thamarassery ghat is jammed or shut?',
        answer:
          'On weekends and holidays the hairpins can add an hour, and after a landslip they may close. We then use the Kuttiady ghat to the north, which adds about 1 to 1.5 hours but reaches Banasura Sagar and Kalpetta. On Sundays we start down early, because the evening queue is the worst of the week.',
      },
      {
        question: 'Which day should we start?',
        answer:
          'Any day works. If day 2 falls on a Monday, when the Edakkal Caves are closed, we go to Banasura Sagar that afternoon and climb to the caves at 9 am on day 3, reaching Kozhikode about 5 pm. Fridays to Sundays are the busiest on the ghat and at Pookode; a start from Monday to Wednesday has the least waiting.',
      },
      {
        question: 'Can we join from Mysuru or Bengaluru instead?',
        answer:
          'Yes, we can meet you in Sulthan Bathery, 115 km from Mysuru, at 3:30 pm on day 1; Pookode Lake then moves to day 3. The highway through Bandipur is closed to private vehicles from 9 pm to 6 am, so leave Mysuru after breakfast and do not plan a night drive.',
      },
    ],
  },
  {
    id: 'kovalam-poovar-beaches',
    summary: 'Join the evening darshan at Padmanabhaswamy, swim at Kovalam and take a boat to the Poovar sand bar.',
    gateway: 'thiruvananthapuram',
    start: 'Thiruvananthapuram airport or Central station, 1:00 pm',
    end: 'Thiruvananthapuram airport or Central station, by 12 noon',
    route: ['Thiruvananthapuram', 'Kovalam', 'Vizhinjam', 'Azhimala', 'Poovar', 'Thiruvananthapuram'],
    plan: [
      {
        title: 'Thiruvananthapuram to Kovalam, 16 km',
        text: 'Pick-up at 1:00 pm and lunch in town. Kuthiramalika, the palace of carved horses, reopens at 3 pm after its noon break and shuts on Mondays, when we see it on day 4. Padmanabhaswamy Temple is next door: evening darshan is usually from 5 to 6:15 pm. Change into mundu or sari first, and leave phones and bags in the car. Then 16 km, 40 minutes, to Kovalam by 7:30 pm.',
        meals: 'Dinner',
        overnight: 'Kovalam',
        legs: [{ from: 'thiruvananthapuram', to: 'kovalam', km: 16, hours: 0.67, by: 'car' }],
      },
      {
        title: 'Kovalam: Lighthouse Beach and Vizhinjam, 6 km',
        text: 'Night boats sell their catch at Vizhinjam harbour, 3 km away: start at 8:30 am, and see the small rock-cut cave of the 8th century with its unfinished Shiva figures. The new container port next door can only be seen from the road. Back by 10:30 am; the day is yours on Lighthouse Beach. The lighthouse has a lift, then a short ladder to the balcony, and is usually shut on Mondays.',
        meals: 'Breakfast and dinner',
        overnight: 'Kovalam',
        legs: [
          { from: 'kovalam', to: 'vizhinjam', km: 3, hours: 0.15, by: 'car' },
          { from: 'vizhinjam', to: 'kovalam', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Kovalam to Poovar by Azhimala, 22 km, and the boat',
        text: 'Swim early; at 9:30 am the car goes to Azhimala, 8 km: the 18 m statue of Shiva sits on a rock over the sea, beside a small temple that closes about 11 am. Cover knees and leave shoes at the steps. Poovar is 14 km, 35 minutes, further; check in at 1 pm. At 4 pm a boat goes for 1.5 hours by mangrove channels to the sand bar at the mouth of the Neyyar, with time to land.',
        meals: 'Breakfast and dinner',
        overnight: 'Poovar',
        legs: [
          { from: 'kovalam', to: 'azhimala', km: 8, hours: 0.3, by: 'car' },
          { from: 'azhimala', to: 'poovar', km: 14, hours: 0.6, by: 'car' },
          { from: 'poovar', to: 'poovar-sand-bar', km: 3, hours: 0.6, by: 'boat' },
          { from: 'poovar-sand-bar', to: 'poovar', km: 3, hours: 0.6, by: 'boat' },
        ],
      },
      {
        title: 'Poovar to Thiruvananthapuram, 32 km',
        text: 'A slow morning by the water: kingfishers and egrets are busiest before 8 am. Check out at 10:30 am for the drive of 1 hour 15 minutes to the airport or Central station. If you began on a Monday we leave at 8:30 am to see Kuthiramalika on the way. Book flights after 2 pm and trains after 1 pm; for an earlier flight, leave Poovar 3.5 hours before it.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'poovar', to: 'thiruvananthapuram', km: 32, hours: 1.25, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Kovalam, twin sharing',
      'One night in a riverside resort at Poovar, twin sharing',
      'Three breakfasts and three dinners',
      'AC vehicle with driver from and to Thiruvananthapuram',
      'Shared backwater boat of 1.5 hours at Poovar',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Thiruvananthapuram',
      'Palace and lighthouse tickets, special darshan tickets',
      'Surf lessons, sunbeds and Ayurvedic massage',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'apr', 'sep', 'oct'],
      note: 'The sea is calmest from November to February. March and April are hot. From May to August the monsoon brings red flags on the beach and strong swell; October and November can have evening showers.',
    },
    suits: {
      walking:
        'Easy, about 3 km a day: temple corridors on bare feet, beach walks, and some 50 uneven steps down to the statue at Azhimala.',
      altitude: 'Close to sea level throughout.',
      seniors: 'Suitable. The temple queue can mean an hour of standing; a special darshan ticket shortens it.',
      children: 'All ages, with an adult in the water. Life jackets are worn on the Poovar boat.',
      food: 'Vegetarian meals everywhere, pure vegetarian halls near the temple; Jain meals at both hotels with a day of notice.',
      papers: 'Government photo ID for every adult, passport and visa for foreign nationals. No permit is needed.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 50, highestPoint: 40 },
    questions: [
      {
        question: 'What must we wear in Padmanabhaswamy Temple?',
        answer:
          'Men: a mundu or dhoti, and no shirt. Women: sari, set-mundu or long skirt with blouse; a mundu may be tied over a churidar. Mundus are for hire at the gate. Phones, cameras and bags are not allowed and can stay in the car or the cloakroom. Only Hindus may enter; other travellers can see Kuthiramalika and the gopuram.',
      },
      {
        question: 'Where is it safe to swim at Kovalam?',
        answer:
          'On Lighthouse Beach between the flags while the lifeguards are on duty, usually in daylight hours. Waves break close to the sand and there is a pull near the rocks, so stay at waist depth. Red flags mean no swimming at all; in June and July they fly on most days.',
      },
      {
        question: 'Can we bathe at the Poovar sand bar?',
        answer:
          'No. River and sea meet there, the bank drops steeply and the current is strong; there have been drownings. Walk on the sand, take photographs and come back when the boatman calls. In the monsoon the bar can be cut or under water, and the boat then keeps to the mangrove channels.',
      },
      {
        question: 'Do island hotels at Poovar need a boat to reach?',
        answer:
          'Some do, but the resort in this tour is on the road side of the water, so the car goes to the door and no late boat is needed. If you would rather stay on the far bank or in a floating cottage, ask us for the difference in price before you book.',
      },
    ],
  },
  {
    id: 'fort-kochi-heritage',
    summary: 'Walk Fort Kochi and Mattancherry with a guide, watch Kathakali and end at the royal Hill Palace.',
    gateway: 'kochi',
    start: 'Kochi airport, 10:30 am, or Ernakulam Junction, 11:30 am',
    end: 'Ernakulam Junction, about 5:00 pm, or Kochi airport, about 5:45 pm',
    route: ['Kochi', 'Fort Kochi', 'Mattancherry', 'Tripunithura', 'Kochi'],
    plan: [
      {
        title: 'Fort Kochi on foot, and Kathakali',
        text: 'Fort Kochi is 42 km, 1.5 hours, from the airport and 12 km, 40 minutes, from Ernakulam Junction. Leave bags at the hotel and have lunch. At 2:30 pm walk with a guide: Santa Cruz Basilica, St Francis Church, where Vasco da Gama was first buried, and the Chinese fishing nets, about 2 km in all. At 5 pm see the Kathakali actors paint their faces; the play runs from 6 to about 7:15 pm.',
        meals: 'None',
        overnight: 'Fort Kochi',
        legs: [
          { from: 'kochi-airport', to: 'fort-kochi', km: 42, hours: 1.5, by: 'car' },
          {
            from: 'fort-kochi',
            to: 'fort-kochi',
            km: 2,
            hours: 1.5,
            by: 'foot',
            because: 'guided round of the old town on foot',
          },
        ],
      },
      {
        title: 'Mattancherry, then Hill Palace at Tripunithura, 32 km',
        text: 'Paradesi Synagogue opens the day at 10 am: start at 9:40 am, as it is 3 km away. Then Jew Town, and the Ramayana murals of Mattancherry Palace by 11 am. After lunch drive 18 km, 50 minutes, to Hill Palace, which reopens at 2 pm; 1.5 hours cover the crown, carriages and gardens. Ernakulam Junction, 11 km, by 5 pm, or the airport, 35 km, by 5:45 pm. Book trains after 6 pm and flights after 8 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'fort-kochi', to: 'mattancherry', km: 3, hours: 0.2, by: 'car' },
          { from: 'mattancherry', to: 'hill-palace-tripunithura', km: 18, hours: 0.83, by: 'car' },
          { from: 'hill-palace-tripunithura', to: 'kochi', km: 11, hours: 0.6, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star or heritage hotel in Fort Kochi, twin sharing',
      'Breakfast on day 2',
      'AC vehicle with driver for transfers and day 2',
      'Local guide for the walk on day 1 and in Mattancherry',
      'Kathakali show ticket',
      'Entry to the palace, the synagogue and Hill Palace',
    ],
    exclusions: [
      'Flights and trains to and from Kochi',
      'Lunches and dinners',
      'Camera fees, boat rides and ferry tickets',
      'Tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'aug', 'sep', 'oct'],
      note: 'November to February is dry and the least humid for walking. April and May are hot by 10 am. June and July bring long rain, though museums, church and Kathakali carry on as usual.',
    },
    suits: {
      walking:
        'About 2 km on day 1 and 1 km in Mattancherry, on level lanes; a few wide steps and a slope at Hill Palace.',
      altitude: 'Sea level throughout.',
      seniors: 'Suitable: the car can follow the walk, and an autorickshaw saves the longest stretch.',
      children: 'From 6 years; younger ones may find the Kathakali long, and drums and masks loud.',
      food: 'Vegetarian cafes in Fort Kochi and Gujarati and Jain meals in Mattancherry, where both communities live.',
      papers: 'Government photo ID for every adult, passport and visa for foreign nationals. No permit is needed.',
    },
    childrenFrom: 6,
    access: { walkingKm: 2, steps: 0, highestPoint: 20 },
    questions: [
      {
        question: 'On which days is everything open?',
        answer:
          'Start on a Saturday, Monday, Tuesday or Wednesday. Day 2 then avoids Friday, when Mattancherry Palace and the synagogue are shut, Saturday, when the synagogue is shut, and Monday, when Hill Palace is shut. The synagogue also closes on Jewish holidays, which we check for your dates.',
      },
      {
        question: 'Will we follow the Kathakali without knowing the story?',
        answer:
          'Yes. The evening shows in Fort Kochi are shortened for visitors: an actor first explains the hand signs and eye movements, and a sheet in English or Hindi gives the scene. Come at 5 pm for the make-up, which is half of the pleasure. Photographs are usually allowed without flash.',
      },
      {
        question: 'Is there a dress code for the synagogue and churches?',
        answer:
          'Shoulders and knees should be covered in all of them. Shorts and sleeveless tops are turned away at the synagogue, where shoes come off too and large bags stay outside. St Francis Church is open to visitors on most days; on Sundays services come first and sightseeing begins later.',
      },
      {
        question: 'Can we take the Water Metro or the ferry?',
        answer:
          'Yes, on day 1 if you arrive by train: the Water Metro runs from High Court jetty in Ernakulam to Fort Kochi in about 20 to 25 minutes and is air-conditioned. Our driver takes the bags round by road and meets you. Queues are long on Sundays and holidays.',
      },
    ],
  },
  {
    id: 'wayanad-adventure',
    summary:
      'See Pookode Lake, the huts of En Ooru and Banasura Sagar, then climb to the Stone Age carvings of Edakkal.',
    gateway: 'kozhikode',
    start: 'Kozhikode railway station, 7:30 am, or Calicut airport at Karipur, 6:45 am',
    end: 'Kozhikode station, about 6:00 pm, or Calicut airport, about 7:00 pm',
    route: [
      'Kozhikode',
      'Lakkidi',
      'Pookode Lake',
      'En Ooru',
      'Banasura Sagar',
      'Kalpetta',
      'Edakkal Caves',
      'Phantom Rock',
      'Karapuzha Dam',
      'Kozhikode',
    ],
    plan: [
      {
        title: 'Kozhikode to Kalpetta by Banasura Sagar, 120 km',
        text: 'Up the Thamarassery ghat from 7:30 am to Lakkidi View Point, 60 km, by 9:30 am. Pookode Lake is 3 km on; walk round it in 45 minutes. A jeep lifts you to the thatched huts of En Ooru by 11:15 am. Lunch in Vythiri, then 27 km, 50 minutes, to Banasura Sagar Dam from 2:30 pm, where entry ends by about 4:30 pm. Kalpetta, 22 km, by 5:15 pm. Carry a rain jacket.',
        meals: 'Dinner',
        overnight: 'Kalpetta',
        legs: [
          { from: 'kozhikode', to: 'lakkidi', km: 60, hours: 2, by: 'car' },
          { from: 'lakkidi', to: 'pookode-lake', km: 3, hours: 0.1, by: 'car' },
          {
            from: 'pookode-lake',
            to: 'pookode-lake',
            km: 1.5,
            hours: 0.75,
            by: 'foot',
            because: 'the path round the lake ends where it began',
          },
          { from: 'pookode-lake', to: 'en-ooru', km: 3, hours: 0.25, by: 'car' },
          { from: 'en-ooru', to: 'vythiri', km: 6, hours: 0.3, by: 'car' },
          { from: 'vythiri', to: 'banasura-sagar', km: 27, hours: 0.83, by: 'car' },
          { from: 'banasura-sagar', to: 'kalpetta', km: 22, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Edakkal, Phantom Rock and Karapuzha to Kozhikode, 130 km',
        text: 'Edakkal Caves open at 9 am, 27 km from Kalpetta, so start at 7:45 am: a steep kilometre, then over 300 steps, 2 to 2.5 hours in all. Phantom Rock, a boulder like a skull near Ambalavayal, is seen from the road below. After lunch walk in the gardens of Karapuzha Dam, 10 km on, and leave at 2:30 pm: 90 km, 3 to 3.5 hours by the ghat. Trains after 7:30 pm, flights after 9:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kalpetta', to: 'edakkal-caves', km: 27, hours: 0.9, by: 'car' },
          {
            from: 'edakkal-caves',
            to: 'edakkal-caves',
            km: 3,
            hours: 2.25,
            by: 'foot',
            because: 'up to the caves and back down',
          },
          { from: 'edakkal-caves', to: 'phantom-rock', km: 5, hours: 0.25, by: 'car' },
          { from: 'phantom-rock', to: 'karapuzha-dam', km: 10, hours: 0.4, by: 'car' },
          { from: 'karapuzha-dam', to: 'kozhikode', km: 90, hours: 3.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Kalpetta, twin sharing',
      'One breakfast and one dinner',
      'AC vehicle with driver from Kozhikode to Kozhikode',
      'Entry to Pookode, Banasura Sagar, Edakkal and Karapuzha',
      'En Ooru entry with the shuttle jeep',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kozhikode',
      'Boats, zip line and rides at the lake and the dams',
      'Camera fees and a guide at the caves',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'sep'],
      note: 'October to March is mostly dry, with cool mornings. April and May are warm with thunder showers. From June to August Wayanad has very heavy rain, and the ghat, the dams and the caves can close at short notice.',
    },
    suits: {
      walking:
        'One hard climb, at Edakkal: a steep kilometre and over 300 steps each way, 3 km in all; about 4 km a day with the gardens.',
      altitude: 'The night is at Kalpetta, about 780 m; the Edakkal Caves stand at about 1,200 m.',
      seniors:
        'Better for fit walkers: two long days and the climb. Those who wait below at Edakkal have tea stalls and shade.',
      children: 'Good from 7 years. Hold hands on the cave stairs, which are steep iron in parts.',
      food: 'Vegetarian meals on both days; Jain meals at the hotel with a day of notice. En Ooru serves tribal dishes.',
      papers: 'Government photo ID for every adult at the hotel. No forest permit is needed on this route.',
    },
    childrenFrom: 7,
    access: { walkingKm: 4, steps: 300, highestPoint: 1200 },
    questions: [
      {
        question: 'Why can this tour not start on a Sunday?',
        answer:
          'Day 2 would be a Monday, when the Edakkal Caves are closed. The caves also admit about 1,900 people a day and can be full by noon on holidays, which is why we go at 9 am and not on the way home. Weekdays from Tuesday to Thursday have the shortest queues.',
      },
      {
        question: 'Do we climb Phantom Rock?',
        answer:
          'No. The rock is a photo stop of 20 minutes from the road and the fields below it. The slope is loose, part of the land around it is private, and no marked path is kept up. The nearby Cheengeri hill has a guided trek that needs half a day; ask us if you would like a second night for it.',
      },
      {
        question: 'How do we get up to En Ooru, and can it sell out?',
        answer:
          'Private cars stop near the veterinary university gate at Pookode; a shuttle jeep or a walk of 2 km leads up to the village. Entries are limited each day and on weekends tickets can be gone by noon. Allow 1 to 1.5 hours for the huts, crafts stalls and the view; dances are held on some days only.',
      },
      {
        question: 'Is there time for a boat ride?',
        answer:
          'Yes, for one. A speedboat at Banasura Sagar takes about 15 to 20 minutes plus the queue, and pedal boats at Pookode about the same. Both are paid on the spot and stop in wind, rain or low water. Boats at both places would cut short your time at En Ooru.',
      },
    ],
  },
  {
    id: 'vagamon-varkala',
    summary: 'Walk the pines and meadows of Vagamon, ride up to the giant Jatayu and see the sun set at Varkala Cliff.',
    gateway: 'kochi',
    start: 'Ernakulam Junction or Kochi airport, 8:00 am',
    end: 'Varkala Sivagiri station, 7:15 pm, or Thiruvananthapuram airport, 8:30 pm',
    route: ['Kochi', 'Erattupetta', 'Vagamon', 'Punalur', 'Chadayamangalam', 'Varkala'],
    plan: [
      {
        title: 'Kochi to Vagamon, 110 km',
        text: 'Rock faces line the last 25 km of the climb; by Pala and Erattupetta from 8:00 am the drive takes 3 to 3.5 hours. First the round green hills of Vagamon Meadows, then lunch. The Pine Forest, a few minutes away, is cool at any hour. At 3 pm go to Vagamon Adventure Park at Kolahalamedu for rides and the glass bridge, both paid on the spot. Check in by 5:30 pm; carry a jacket.',
        meals: 'Dinner',
        overnight: 'Vagamon',
        legs: [
          { from: 'kochi', to: 'vagamon', km: 100, hours: 3.25, by: 'car' },
          { from: 'vagamon', to: 'kolahalamedu', km: 5, hours: 0.25, by: 'car' },
          { from: 'kolahalamedu', to: 'vagamon', km: 5, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: "Vagamon to Varkala by Jatayu Earth's Center, 185 km",
        text: "Early, at 6:15 am with a packed breakfast: 155 km, 4.5 hours, by Ranni and Punalur to Jatayu Earth's Center at Chadayamangalam, by 11:15 am. Cable car and statue take 2 hours. After lunch 30 km, 1 hour, to Varkala by 3:30 pm: Papanasam Beach, Janardanaswamy Temple when it opens at about 5 pm, then Varkala Cliff for sunset, 6 to 6:45 pm. Station 15 minutes, airport 1 hour 15 minutes away.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'vagamon', to: 'jatayu-earths-center', km: 155, hours: 4.5, by: 'car' },
          { from: 'jatayu-earths-center', to: 'jatayu-rock', km: 1, hours: 0.1, by: 'cable' },
          { from: 'jatayu-rock', to: 'jatayu-earths-center', km: 1, hours: 0.1, by: 'cable' },
          { from: 'jatayu-earths-center', to: 'varkala', km: 30, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Vagamon, twin sharing',
      'One dinner and one packed breakfast',
      'AC vehicle with driver from Kochi to Varkala or Thiruvananthapuram',
      "Jatayu Earth's Center entry with cable car both ways",
      'Entry to the meadows, pine forest and adventure park',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to Kochi and from Varkala or Thiruvananthapuram',
      'Glass bridge and rides at the adventure park',
      'Paragliding, surf lessons and sunbeds',
      'Lunches, the second dinner, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'sep'],
      note: 'October to March has clear hills and a calm sea, with some showers to November. April and May are hot at Varkala. From June to August mist hides Vagamon, rides stop and the beach has red flags.',
    },
    suits: {
      walking:
        'Moderate: grass slopes at the meadows, about 2 km a day, and some 80 steps from the cliff to the beach.',
      altitude: 'The night is at Vagamon, about 1,100 m; day 2 ends at sea level.',
      seniors: 'Day 2 is long, with about 6 hours in the car. The cable car spares the climb; the cliff path is level.',
      children: 'Good from 5 years; height limits apply on park rides. Keep a hand on them along the cliff edge.',
      food: 'Vegetarian meals everywhere; Jain meals at the hotel with a day of notice, and a Jain packed breakfast on request.',
      papers: 'Government photo ID for every adult at the hotel. No permit is needed.',
    },
    childrenFrom: 5,
    access: { walkingKm: 2, steps: 80, highestPoint: 1100 },
    questions: [
      {
        question: 'Is the glass bridge at Vagamon always open?',
        answer:
          'No. It shuts in strong wind, rain and during weather alerts, was closed for months in the monsoon of 2024, and has maintenance days. Numbers are limited, so on weekends take a ticket on arrival. We tell you its state the day before; the meadows and pines do not depend on it.',
      },
      {
        question: 'What if the Jatayu cable car is not running?',
        answer:
          'It stops for lightning, high wind and service. The statue can then be reached only on foot by a long stepped path, when the centre allows it, and that takes an hour in the sun. If the centre is closed on your date we refund its ticket and spend the time at Varkala instead.',
      },
      {
        question: 'What should we wear to Janardanaswamy Temple?',
        answer:
          'Men enter the inner part in a mundu and without a shirt; women in sari, long skirt or churidar. Shorts are not allowed. Visitors of other faiths may see the outer court with its old banyan but not the inner shrine. The temple usually rests from noon to 5 pm, and a flight of steps leads up to it.',
      },
      {
        question: 'Can we stay the night in Varkala?',
        answer:
          'Yes, and many do, because day 2 is full. We add a room near the cliff and drop you at the station or airport the next morning; ask us for the price with your dates. Without the extra night, choose a train from Varkala after 8 pm or a flight after 10:30 pm.',
      },
    ],
  },
  {
    id: 'cochin-munnar',
    summary:
      'Go from the fishing nets of Fort Kochi to the tea slopes of Munnar and back, with tickets and lunches paid.',
    gateway: 'kochi',
    start: 'Ernakulam Junction, 8:00 am, or Kochi airport, 7:00 am',
    end: 'Kochi airport, about 6:30 pm, or Ernakulam Junction, about 7:15 pm',
    route: ['Kochi', 'Fort Kochi', 'Cheeyappara Falls', 'Pothamedu', 'Munnar', 'Eravikulam', 'Mattupetty', 'Kochi'],
    plan: [
      {
        title: 'Fort Kochi, then Kochi to Munnar, 155 km',
        text: 'Fishing nets first, at Fort Kochi by 8:45 am, then St Francis Church at 9:15 am, a short walk away. Leave at 10:00 am for the hills, 140 km, 4.5 hours, with lunch at Kothamangalam and a stop at Cheeyappara Waterfalls, beside the road about 40 km before Munnar. Pothamedu View Point, 5 km short of town, by 4:30 pm, in time for the late light. Check in by 5:30 pm. Nights are cold: carry a jacket.',
        meals: 'Lunch and dinner',
        overnight: 'Munnar',
        legs: [
          { from: 'kochi', to: 'fort-kochi', km: 12, hours: 0.67, by: 'car' },
          { from: 'fort-kochi', to: 'cheeyappara-falls', km: 100, hours: 2.75, by: 'car' },
          { from: 'cheeyappara-falls', to: 'pothamedu', km: 38, hours: 1.6, by: 'car' },
          { from: 'pothamedu', to: 'munnar', km: 5, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Munnar sights, then back to Kochi, 175 km',
        text: 'Check out at 6:45 am with a packed breakfast for Eravikulam National Park, 13 km: first buses to the Nilgiri tahr leave at about 7:30 am. Munnar Tea Museum at 10:30 am, closed on Mondays, then Mattupetty Dam, 13 km out, by 12:15 pm. Lunch in Munnar and leave at 2:15 pm. The airport is 110 km, 4 to 4.5 hours, and Ernakulam 130 km. Book flights and trains after 9 pm.',
        meals: 'Breakfast and lunch',
        overnight: 'Departure',
        legs: [
          { from: 'munnar', to: 'eravikulam', km: 13, hours: 0.5, by: 'car' },
          { from: 'eravikulam', to: 'rajamala', km: 4, hours: 0.25, by: 'car' },
          { from: 'rajamala', to: 'rajamala', km: 2, hours: 1, by: 'foot', because: 'the path up the slope and back' },
          { from: 'rajamala', to: 'eravikulam', km: 4, hours: 0.25, by: 'car' },
          {
            from: 'eravikulam',
            to: 'munnar-tea-museum',
            km: 13,
            hours: 0.5,
            by: 'car',
            because: 'hill road by way of Munnar town',
          },
          { from: 'munnar-tea-museum', to: 'mattupetty-dam', km: 15, hours: 0.6, by: 'car' },
          { from: 'mattupetty-dam', to: 'munnar', km: 13, hours: 0.5, by: 'car' },
          { from: 'munnar', to: 'kochi-airport', km: 110, hours: 4.25, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Munnar, twin sharing',
      'One breakfast, two lunches and one dinner',
      'AC vehicle with driver from Kochi to Kochi',
      'Eravikulam entry with park bus, and Tea Museum ticket',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kochi',
      'Boats at Mattupetty and camera fees',
      'A guide in Fort Kochi',
      'Drinks, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan'],
      fair: ['feb', 'mar', 'apr', 'may', 'sep'],
      note: 'October to January is clear, and all stops are open. Eravikulam usually shuts in February and March; we then go to Lockhart Gap. From June to August mist and landslips can hold up the road.',
    },
    suits: {
      walking: 'Easy: about 1 km in Fort Kochi and 2 km on the paved path at Rajamala, uphill on the way out.',
      altitude: 'The night is in Munnar, about 1,500 m; Rajamala in the park is at about 2,000 m.',
      seniors: 'Possible but tiring: 5 to 7 hours in the car each day. A second night in Munnar makes it easy.',
      children: 'From 5 years, if they travel well: the bends begin at Neriamangalam and last 2 hours.',
      food: 'All meals can be vegetarian; Jain meals with a day of notice at the hotel and the lunch stops we choose.',
      papers: 'Government photo ID for every adult at the hotel and the park counter. No permit is needed.',
    },
    childrenFrom: 5,
    access: { walkingKm: 2, steps: 0, highestPoint: 2000 },
    questions: [
      {
        question: 'Our flight lands at 10 am. Can we still join?',
        answer:
          'Yes, with a change. We drive straight from the airport to Munnar, and Fort Kochi waits for the morning after the tour, with a night in Kochi added at an extra price. Without that night it has to be left out: the car is back in the city at about 7 pm, when the church is shut.',
      },
      {
        question: 'Is one night in Munnar enough?',
        answer:
          'For the park, the museum and one lake, yes, with an early start. It leaves no time for Top Station, Kundala or long walks. If you have another day, look at our longer Munnar tour, or add a night to this one and take the drive home at an easier hour.',
      },
      {
        question: 'Can we go on from Munnar instead of returning to Kochi?',
        answer:
          'Yes. After lunch on day 2 the car can take you to Coimbatore, 160 km, about 5 hours by Marayoor and Udumalpet, or to Madurai, 155 km, about 4.5 hours by Bodi and Theni. The extra kilometres and the empty run back are charged; we quote before you book.',
      },
      {
        question: 'Is St Francis Church open on Sundays?',
        answer:
          'Services come first on Sunday mornings, and visitors are usually let in later in the day. On a Sunday start we walk from the nets past the church and along Princess Street, and see the building from outside. Choose any other day if the interior matters to you.',
      },
    ],
  },
  {
    id: 'kerala-package',
    summary:
      'See Fort Kochi, Munnar tea and Periyar Lake, sleep on the Alleppey backwaters and end on the sand at Marari.',
    gateway: 'kochi',
    start: 'Ernakulam Junction or your hotel in Kochi, 8:00 am',
    end: 'Ernakulam Junction, about 1:30 pm, or Kochi airport, about 2:30 pm',
    route: [
      'Kochi',
      'Fort Kochi',
      'Munnar',
      'Eravikulam',
      'Mattupetty',
      'Kumily',
      'Thekkady',
      'Alleppey',
      'Marari Beach',
      'Kochi',
    ],
    plan: [
      {
        title: 'Fort Kochi, then Kochi to Munnar, 150 km',
        text: 'Chinese fishing nets stand along the shore of Fort Kochi: see them at 8:45 am and walk past St Francis Church and Princess Street. Leave at 10:00 am: 140 km, 4.5 hours, by Kothamangalam, with lunch there, and past the Cheeyappara falls to Munnar by 4 pm. A stroll among the tea rows near the hotel before dark. In heavy rain the climb after Neriamangalam is slow; keep water and a jacket in the car.',
        meals: 'Dinner',
        overnight: 'Munnar',
        legs: [
          { from: 'kochi', to: 'fort-kochi', km: 12, hours: 0.67, by: 'car' },
          { from: 'fort-kochi', to: 'munnar', km: 140, hours: 4.5, by: 'car' },
        ],
      },
      {
        title: 'Munnar: Eravikulam, tea gardens and Mattupetty, 65 km',
        text: 'Nilgiri tahr graze at Rajamala in Eravikulam National Park: start at 7:00 am with a packed breakfast for the gate, 13 km, and the park bus. In the calving weeks, usually February and March, Top Station takes its place. From 11 am walk through the tea gardens with a stop at the Tea Museum, closed on Mondays. After lunch Mattupetty Dam and its lake, 13 km out; back by 4:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Munnar',
        legs: [
          { from: 'munnar', to: 'eravikulam', km: 13, hours: 0.5, by: 'car' },
          { from: 'eravikulam', to: 'rajamala', km: 4, hours: 0.25, by: 'car' },
          { from: 'rajamala', to: 'rajamala', km: 2, hours: 1, by: 'foot', because: 'the path up the slope and back' },
          { from: 'rajamala', to: 'eravikulam', km: 4, hours: 0.25, by: 'car' },
          {
            from: 'eravikulam',
            to: 'munnar-tea-museum',
            km: 13,
            hours: 0.5,
            by: 'car',
            because: 'hill road by way of Munnar town',
          },
          { from: 'munnar-tea-museum', to: 'munnar', km: 2, hours: 0.1, by: 'car' },
          { from: 'munnar', to: 'mattupetty-dam', km: 13, hours: 0.5, by: 'car' },
          { from: 'mattupetty-dam', to: 'munnar', km: 13, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Munnar to Thekkady, 105 km, and Periyar Lake',
        text: 'Over Lockhart Gap and by Poopara through cardamom hills, the drive takes 3.5 hours from 8:00 am. Before lunch walk an hour in one of the Kumily spice gardens: cardamom, pepper, nutmeg and coffee on the plant. Be at the Periyar gate by 2:15 pm with photo ID for the 3:30 pm boat on Periyar Lake, 90 minutes; elephant and gaur come down most from December to April. Evening free for a Kathakali show.',
        meals: 'Breakfast and dinner',
        overnight: 'Thekkady',
        legs: [
          { from: 'munnar', to: 'kumily-spice-garden', km: 91, hours: 3.5, by: 'car' },
          { from: 'kumily-spice-garden', to: 'kumily', km: 4, hours: 0.2, by: 'car' },
          { from: 'kumily', to: 'periyar-lake', km: 4, hours: 0.2, by: 'car' },
          {
            from: 'periyar-lake',
            to: 'periyar-lake',
            km: 14,
            hours: 1.5,
            by: 'boat',
            because: 'out and back from the landing',
          },
          { from: 'periyar-lake', to: 'kumily', km: 4, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Thekkady to Alleppey, 150 km, and the backwaters',
        text: 'Kuttikkanam, Kottayam, then the water: 4.5 hours from 7:00 am to board your houseboat in Alleppey by 12 noon. Lunch is served under way on Vembanad Lake; the afternoon goes by village canals with duck flocks and toddy palms, and the boat ties up at 5:30 pm, as the rules require. Take a small bag on board and leave the rest in the locked car. Cabin air-conditioning runs from 9 pm to 6 am.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Houseboat, Alleppey',
        legs: [
          { from: 'kumily', to: 'punnamada', km: 150, hours: 4.5, by: 'car' },
          { from: 'punnamada', to: 'kuttanad', km: 15, hours: 3.5, by: 'boat' },
        ],
      },
      {
        title: 'Alleppey to Marari Beach and Kochi, 70 km',
        text: 'Breakfast during a short cruise, and off the boat by 9:00 am. Marari Beach is 16 km, 35 minutes: a long open shore with fishing boats and coconut shade. Two hours are enough for a swim where the lifeguards sit and a tender coconut. Leave at 12 noon; Ernakulam Junction is 45 km, 1.5 hours, and the airport 72 km, 2.5 hours. Book trains after 3 pm and flights after 5 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kuttanad', to: 'punnamada', km: 7, hours: 1, by: 'boat' },
          { from: 'punnamada', to: 'mararikulam', km: 16, hours: 0.6, by: 'car' },
          { from: 'mararikulam', to: 'kochi', km: 45, hours: 1.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in Munnar and one in Thekkady, 3-star hotels, twin sharing',
      'One night on a private houseboat with air-conditioned bedroom',
      'Four breakfasts, four dinners and lunch on the boat',
      'AC vehicle with driver from Kochi to Kochi',
      'Eravikulam entry with park bus, and Periyar Lake boat',
      'Spice garden walk in Kumily',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Kochi',
      'Tea Museum ticket, and boats at Mattupetty',
      'Kathakali, kalaripayattu and Ayurvedic massage',
      'Lunches on land, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan'],
      fair: ['feb', 'mar', 'apr', 'may', 'sep'],
      note: 'October to March is mostly dry and mild, though Eravikulam usually shuts in February and March. April and May are hot on the coast. From June to August heavy rain can hold up hill roads and boats.',
    },
    suits: {
      walking: 'Easy: 1 to 3 km a day, the longest being the paved slope at Rajamala. No long flights of steps.',
      altitude: 'Highest night at Munnar, about 1,500 m; highest point Rajamala, about 2,000 m.',
      seniors:
        'Comfortable: about 5 hours in the car at most, 6 if met at the airport on day 1. The houseboat is boarded by a plank with a hand to hold.',
      children:
        'All ages. Bends on days 1, 3 and 4 call for light breakfasts; ask us for a child seat and life jackets.',
      food: 'Vegetarian meals on every day, also on the houseboat; Jain meals with two days of notice.',
      papers:
        'Government photo ID for everyone, needed at the Periyar gate too. Foreign nationals carry passport and visa.',
    },
    alsoFoundBy: ['Houseboat'],
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 0, highestPoint: 2000 },
    questions: [
      {
        question: 'We fly into Kochi. Can you meet us at the airport?',
        answer:
          'Yes, by 7:00 am, at no charge: the drive to Fort Kochi is 42 km, 1.5 hours at most, and the day is longer by that. If you land later in the morning we go straight to Munnar, 110 km and 4 hours, and see the nets of Fort Kochi on day 5 if your flight leaves after 8 pm.',
      },
      {
        question: 'Is the houseboat shared with other travellers?',
        answer:
          'No. The boat is yours with its crew of two or three: one bedroom for a couple, two or more for a family or a group of friends, each with its own bathroom. It has a sitting deck in front and a kitchen at the back. Sharing a boat with strangers is never part of this tour.',
      },
      {
        question: 'Where do our suitcases stay during the houseboat night?',
        answer:
          'In the locked car at the jetty parking, with the driver close by, or on board if you prefer: bedrooms are small but take one case each. Pack a light bag with night clothes, medicine, repellent, chargers and swimwear for Marari. Do not leave jewellery, cash or passports in the car.',
      },
      {
        question: 'Does a party or general strike (hartal) stop the tour?',
        answer:
          'Kerala has one from time to time, usually from 6 am to 6 pm. Tourist vehicles are often let through, but shops and sights may shut, so we start before dawn or move a stop to another day. Airports stay open. We tell you as soon as a date is called.',
      },
    ],
  },
  {
    id: 'honeymoon-kerala',
    summary:
      'Ride a jeep to the Kolukkumalai sunrise, have a houseboat to yourselves and end in a cottage by Marari beach.',
    gateway: 'kochi',
    start: 'Kochi airport, 10:00 am',
    end: 'Kochi airport, about 1:30 pm',
    route: [
      'Kochi',
      'Cheeyappara Falls',
      'Munnar',
      'Suryanelli',
      'Kolukkumalai',
      'Alleppey',
      'Vembanad Lake',
      'Mararikulam',
      'Kochi',
    ],
    plan: [
      {
        title: 'Kochi airport to Munnar, 110 km',
        text: 'Your car leaves the airport at 10:00 am. Lunch at Kothamangalam, then the climb through forest with a stop at Cheeyappara Falls, which drops in seven steps beside the road; it is thin by March. The drive takes 4 hours, so check in by 3:30 pm. The valley-view room is ready with the flower bed and the cake. Sleep early and lay out warm clothes, as tomorrow starts at 3:30 am.',
        meals: 'None',
        overnight: 'Munnar',
        legs: [
          { from: 'kochi-airport', to: 'cheeyappara-falls', km: 72, hours: 2.25, by: 'car' },
          { from: 'cheeyappara-falls', to: 'munnar', km: 40, hours: 1.75, by: 'car' },
        ],
      },
      {
        title: 'Kolukkumalai sunrise, then tea in Munnar, 85 km by car',
        text: 'In the dark at 3:30 am the car sets out for Suryanelli, 28 km, 1 hour; change to the jeep there: 12 km of stony track, about an hour, to the ridge at about 2,170 m for the sunrise near 6:30 am. It can be 5 degrees with wind. Back at the hotel by 10 am for a late breakfast and rest. From 2:30 pm see a tea factory and walk an hour through an estate; the factory at the Tea Museum is closed on Mondays.',
        meals: 'Breakfast',
        overnight: 'Munnar',
        legs: [
          { from: 'munnar', to: 'suryanelli', km: 28, hours: 1, by: 'car' },
          { from: 'suryanelli', to: 'kolukkumalai', km: 12, hours: 1, by: 'car' },
          { from: 'kolukkumalai', to: 'suryanelli', km: 12, hours: 1, by: 'car' },
          { from: 'suryanelli', to: 'munnar', km: 28, hours: 1, by: 'car' },
          { from: 'munnar', to: 'munnar-tea-museum', km: 2, hours: 0.1, by: 'car' },
          {
            from: 'munnar-tea-museum',
            to: 'munnar-tea-museum',
            km: 2,
            hours: 1,
            by: 'foot',
            because: 'the estate walk ends where it began',
          },
          { from: 'munnar-tea-museum', to: 'munnar', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Munnar to Alleppey, 170 km, and the houseboat',
        text: 'Down from the tea to the sea: start at 6:15 am with a packed breakfast, by Kothamangalam, Vaikom and Thanneermukkom to Alleppey, 5.5 hours, and on board by 12:15 pm. Lunch is served as you cross Vembanad Lake, and tea in the canals. The boat ties up at 5:30 pm, as the rules require; dinner is on deck. The bedroom is air-conditioned from 9 pm to 6 am. Take a small bag and mosquito repellent.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Houseboat, Alleppey',
        legs: [
          { from: 'munnar', to: 'punnamada', km: 170, hours: 5.5, by: 'car' },
          { from: 'punnamada', to: 'kuttanad', km: 15, hours: 3.5, by: 'boat' },
        ],
      },
      {
        title: 'Alleppey to Mararikulam, 20 km',
        text: 'Breakfast on deck and a last short cruise; off the boat at 9:00 am. Drive 16 km, 35 minutes, to Mararikulam and leave bags at reception; the cottage is ready at about 1 pm. Until then sit on the beach, hire cycles for the village lanes, or ask for a massage. Keep the evening for Marari beach: the sun sets over the sea between 6 and 6:45 pm, and fishermen launch their boats as it goes down.',
        meals: 'Breakfast',
        overnight: 'Beach cottage, Mararikulam',
        legs: [
          { from: 'kuttanad', to: 'punnamada', km: 7, hours: 1, by: 'boat' },
          { from: 'punnamada', to: 'mararikulam', km: 16, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Mararikulam to Kochi airport, 72 km',
        text: 'Walk on the beach before the heat; breakfast is served till about 10 am. Check out at 11:00 am and drive by Cherthala to the airport, 72 km, 2.5 hours with the city traffic, arriving about 1:30 pm. Book flights after 4 pm. For an earlier flight leave the cottage 5 hours before it, with a packed breakfast. Ernakulam Junction, 45 km, can be your last stop if you go on by train.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'mararikulam', to: 'kochi-airport', km: 72, hours: 2.5, by: 'car' }],
      },
    ],
    exclusions: [
      'Flights and trains to and from Kochi',
      'Lunches and dinners on land',
      'Kolukkumalai estate entry and tea factory tickets',
      'Massages, cycle hire and water sports',
      'Tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'sep', 'oct'],
      note: 'The ridge is clearest from November to March, and the sea calm. April and May are hot on the coast, good in the hills. From June to August the jeep track may close; Marari has no swimming until October.',
    },
    suits: {
      walking:
        'Easy, about 3 km a day: a short uphill path at Kolukkumalai, an hour in the estate, the beach. No long flights of steps.',
      altitude: 'Nights in Munnar at about 1,500 m; Kolukkumalai ridge at about 2,170 m, for two hours only.',
      seniors:
        'Made for couples. Those with back or neck trouble, or expecting a child, should leave out the jeep track.',
      children: 'Planned for two. With a child you need a two-bedroom boat and another room: ask us for a family plan.',
      food: 'Vegetarian everywhere; Jain meals on the boat and at hotels with two days of notice. Tell us if the cake must be eggless.',
      papers:
        'Government photo ID for both, passport and visa for foreign nationals. No permit; the estate sells entry at its gate.',
    },
    childrenFrom: null,
    access: { walkingKm: 3, steps: 0, highestPoint: 2170 },
    questions: [
      {
        question: 'How rough is the jeep track to Kolukkumalai?',
        answer:
          'Very: 12 km of loose rock in low gear, about an hour each way, and few jeeps have seat belts at the back. Only local jeeps may go up. Eat nothing heavy, hold on, and sit in front if your back is weak. If you would rather not, sleep in and see the view from Lockhart Gap after breakfast.',
      },
      {
        question: 'What if the sunrise is hidden by cloud?',
        answer:
          'It happens, most often from June to October. The driver asks at Suryanelli before starting up; if the ridge is in rain there is no second try, because the next morning you leave for Alleppey. On a misty day you still see the old estate and its factory, and the cloud often parts by 7:30 am.',
      },
      {
        question: 'Is anyone else on the houseboat?',
        answer:
          'Only the crew of two or three, who sleep at the stern and stay out of your way. It is a one-bedroom boat with its own bathroom, a front deck and a dining table. Other boats tie up near by, so draw the curtains; loud music is not allowed on the canals at night.',
      },
      {
        question: 'Can we have a candlelight dinner or a second night by the sea?',
        answer:
          'Both can be arranged at an extra price. The cottage hotel sets a table in the garden or near the sand in dry weather, with a day of notice. A second night at Mararikulam is the change most couples ask for, since the fourth day is the only free one in this plan.',
      },
    ],
  },
];
