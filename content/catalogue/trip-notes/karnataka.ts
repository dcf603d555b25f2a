/** Trip notes of the packages in Karnataka. */
import type { TripNotes } from '../../schema/types';

export const karnataka: readonly TripNotes[] = [
  {
    id: 'bangalore-mysore',
    summary: "Lalbagh in the early light, Tipu's island fort, Brindavan's lit fountains and Mysore Palace as it opens.",
    gateway: 'bengaluru',
    start: 'KSR Bengaluru station or a hotel in the city, 7:00 am',
    end: 'KSR Bengaluru station, about 5:30 pm',
    route: ['Bengaluru', 'Srirangapatna', 'Brindavan Gardens', 'Mysuru', 'Chamundi Hill', 'Bengaluru'],
    plan: [
      {
        title: 'Bengaluru to Mysuru by Srirangapatna, 170 km',
        text: 'Lalbagh at 7:30 am for the Glass House and the old rock, then Bull Temple, 3 km, at 9:15 am. Leave by 10:15 am, with a dosa halt at Maddur; Srirangapatna is 2.5 hours. After lunch, from 2:30 pm, see Daria Daulat (closed on Fridays), the Gumbaz and the Ranganathaswamy Temple, which reopens at 4 pm. Brindavan Gardens, 16 km, by 5:30 pm; the fountain show starts about 7 pm. Mysuru, 20 km, by 8:30 pm.',
        meals: 'Dinner',
        overnight: 'Mysuru',
        legs: [
          { from: 'bengaluru', to: 'lalbagh', km: 5, hours: 0.3, by: 'car' },
          { from: 'lalbagh', to: 'bull-temple', km: 3, hours: 0.2, by: 'car' },
          { from: 'bull-temple', to: 'srirangapatna', km: 125, hours: 2.5, by: 'car' },
          { from: 'srirangapatna', to: 'brindavan-gardens', km: 16, hours: 0.5, by: 'car' },
          { from: 'brindavan-gardens', to: 'mysuru', km: 20, hours: 0.7, by: 'car' },
        ],
      },
      {
        title: 'Chamundi Hill, Mysore Palace and Bengaluru, 170 km',
        text: "Chamundi Hill is 13 km by the winding road and its temple opens about 7:30 am, so start at 7:15 am; stop at the stone Nandi on the way down and return for breakfast. Mysore Palace at 10:00 am, when it opens; shoes are left at the counter and the round takes two hours. St Philomena's Cathedral, 2 km, at 12:15 pm, then lunch. Leave at 2 pm for 145 km of expressway, about 3 hours, to Bengaluru.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'mysuru',
            to: 'chamundi-hill',
            km: 13,
            hours: 0.5,
            by: 'car',
            because: 'the road winds round the hill',
          },
          {
            from: 'chamundi-hill',
            to: 'mysuru',
            km: 13,
            hours: 0.5,
            by: 'car',
            because: 'the road winds round the hill',
          },
          { from: 'mysuru', to: 'bengaluru', km: 145, hours: 3, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Mysuru, twin sharing',
      'Dinner on day 1 and breakfast on day 2',
      'Private AC vehicle with driver, Bengaluru to Bengaluru',
      'Tickets for Lalbagh, Daria Daulat, Brindavan Gardens and Mysore Palace',
      'Guide at Mysore Palace',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bengaluru',
      'Lunches, and breakfast on day 1',
      'Special darshan tickets at the temples',
      'Camera fees, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'jun', 'jul', 'aug', 'sep'],
      note: 'October to February is mild and dry. June to September brings showers that rarely spoil a day. April and May reach 35 degrees. Dasara week fills every hotel.',
    },
    suits: {
      walking:
        'About 3 km a day on paths and palace floors; Chamundi Hill is reached by car, not by its thousand steps.',
      altitude: 'Bengaluru stands at 920 m, Mysuru at 760 m and Chamundi Hill at about 1,050 m.',
      seniors:
        'Suits most seniors; the palace has stairs, and the first day is long, so tell us if you would rather skip the fountains.',
      children:
        'Good from age 4: gardens, the fountain show and the palace hold their interest. Carry a snack for the evening.',
      food: 'Vegetarian meals everywhere; Jain meals at the Mysuru hotel and at the dosa halt if you tell us when booking.',
      papers: 'A photo ID for each adult at the hotel; no permits.',
    },
    childrenFrom: 4,
    access: { walkingKm: 3, steps: 50, highestPoint: 1050 },
    questions: [
      {
        question: 'Can we see Mysore Palace lit up at night?',
        answer:
          'The palace is usually lit for under an hour from 7 pm on Sundays and public holidays. If you start on a Sunday, choose between the lights and the Brindavan fountains, as both begin about 7 pm. If you start on a Saturday we can wait for the lights, and you reach Bengaluru near 11:30 pm.',
      },
      {
        question: 'What if the fountains at Brindavan are not running?',
        answer:
          'The show is cancelled now and then for repairs or when a VIP visits the dam. Our driver checks by noon. You can still walk in the gardens until dusk, or reach Mysuru early and spend the evening at Devaraja Market, where jasmine and kumkum are sold until about 8 pm.',
      },
      {
        question: 'How long is the queue at Chamundeshwari Temple?',
        answer:
          'On a weekday at 7:30 am, often 20 to 30 minutes; on Tuesdays, Fridays, Sundays and in the month of Ashada (June and July) it can pass two hours. A paid quick line is available at the counter. We shorten the stop on such days so that the palace keeps its two hours.',
      },
      {
        question: 'Can you pick us up at Bengaluru airport?',
        answer:
          'Yes. The airport is 35 km north of the city and takes 1 to 1.5 hours, so an arrival before 6 am still makes Lalbagh by 8 am. On the way back allow two hours from the city in the evening traffic and book flights after 9 pm.',
      },
    ],
  },
  {
    id: 'coorg-mysore-bangalore',
    summary: 'Two nights on a coffee estate near Madikeri, elephants at Dubare, then Mysore Palace and Lalbagh.',
    gateway: 'bengaluru',
    start: 'KSR Bengaluru station or a hotel in the city, 6:30 am',
    end: 'KSR Bengaluru station 4:45 pm, or Bengaluru airport 6:30 pm',
    route: [
      'Bengaluru',
      'Bylakuppe',
      'Madikeri',
      'Talakaveri',
      'Abbey Falls',
      'Dubare',
      'Mysuru',
      'Srirangapatna',
      'Bengaluru',
    ],
    plan: [
      {
        title: 'Bengaluru to Madikeri by Bylakuppe, 260 km',
        text: "Expressway, then the Hunsur road: 5 hours from 6:30 am with a breakfast halt. Namdroling Monastery at Bylakuppe at 12 noon: three great gilded statues, painted walls and young monks between lessons. Lunch of momos or a thali, then 36 km, 1 hour, up to Madikeri. After check-in at the estate, Raja's Seat by 5:15 pm for the sun going down behind the ghats.",
        meals: 'Dinner',
        overnight: 'Coffee estate near Madikeri',
        legs: [
          { from: 'bengaluru', to: 'bylakuppe', km: 225, hours: 5, by: 'car' },
          { from: 'bylakuppe', to: 'madikeri', km: 36, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Talakaveri and Abbey Falls, 105 km',
        text: 'Talakaveri, where the Kaveri is said to rise in a tank, is 44 km, 1.5 hours of bends by Bhagamandala; start at 8:00 am. Shoes come off, and shorts are not allowed. Back in Madikeri for lunch by 1:30 pm. Abbey Falls, 8 km, at 3 pm: some 200 steps down through coffee and back up, falls fullest from July to November. Free hour at the estate before dinner.',
        meals: 'Breakfast and dinner',
        overnight: 'Coffee estate near Madikeri',
        legs: [
          { from: 'madikeri', to: 'talakaveri', km: 44, hours: 1.5, by: 'car' },
          { from: 'talakaveri', to: 'madikeri', km: 44, hours: 1.5, by: 'car' },
          { from: 'madikeri', to: 'abbey-falls', km: 8, hours: 0.3, by: 'car' },
          { from: 'abbey-falls', to: 'madikeri', km: 8, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Madikeri to Mysuru by Dubare, 135 km',
        text: 'Elephants bathe and feed at Dubare in the morning only: start at 8:00 am for the 32 km, 1 hour, and cross the Kaveri to the camp by boat. About 11 am they go back to the forest. Drive 100 km, 2.5 hours, by Periyapatna and Hunsur to Mysuru for a late lunch. Mysore Palace from 3 pm; the gate shuts at 5:30 pm. Shoes stay at the counter: wear socks.',
        meals: 'Breakfast',
        overnight: 'Mysuru',
        legs: [
          { from: 'madikeri', to: 'dubare', km: 32, hours: 1, by: 'car' },
          { from: 'dubare', to: 'mysuru', km: 100, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Mysuru to Bengaluru by Srirangapatna, 145 km',
        text: "Srirangapatna, 18 km, needs two hours from 9 am: the Ranganathaswamy Temple, Tipu's summer palace of Daria Daulat (closed on Fridays) and the Gumbaz. Then 125 km, 2.5 hours, with lunch on the road. Lalbagh from 2:45 to 4:15 pm: the Glass House and trees planted in Hyder Ali's time. The station is 20 minutes on; for the airport allow 2 hours and book flights after 8:30 pm.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'mysuru', to: 'srirangapatna', km: 18, hours: 0.5, by: 'car' },
          { from: 'srirangapatna', to: 'lalbagh', km: 125, hours: 2.5, by: 'car' },
          { from: 'lalbagh', to: 'bengaluru', km: 5, hours: 0.33, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in 3-star rooms on a coffee estate near Madikeri, twin sharing',
      'One night in a 3-star hotel in Mysuru, twin sharing',
      'Breakfast daily and two dinners on the estate',
      'Private AC vehicle with driver, Bengaluru to Bengaluru',
      'Tickets for Dubare and its boat, Mysore Palace, Daria Daulat and Lalbagh',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Bengaluru',
      'Lunches, and dinner in Mysuru',
      'Elephant bathing fee, rafting and jeep rides',
      'Camera fees, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'sep'],
      note: 'Coorg is cool and clear from October. June to August is heavy rain: the boat to Dubare stops when the Kaveri is high, and slips can close the Talakaveri road.',
    },
    suits: {
      walking: 'Two to 3 km a day; Abbey Falls has about 200 steps each way, the rest is level.',
      altitude: 'Madikeri, the highest night, is near 1,150 m; Talakaveri stands at 1,276 m.',
      seniors: 'Comfortable with an early start on day 1; those with weak knees can wait at the top of Abbey Falls.',
      children:
        'Good from age 4; the hill roads wind, so keep travel-sickness tablets at hand for the Talakaveri drive.',
      food: "Vegetarian meals at every stop; Jain meals on the estate and in Mysuru with two days' notice. Coorg is known for its pork curry.",
      papers: 'A photo ID for each adult at the hotels; no permits for day visits to Bylakuppe.',
    },
    childrenFrom: 4,
    access: { walkingKm: 3, steps: 200, highestPoint: 1276 },
    questions: [
      {
        question: 'May we bathe the elephants at Dubare?',
        answer:
          'Usually yes, for a fee at the counter, from about 9 to 11 am, when the mahouts allow it. You may also simply watch from the bank, which is gentler on the animals. The forest department changes the programme at times and stops the boats in high water; we then stop at the Harangi dam and its tree park instead.',
      },
      {
        question: 'What is a stay on a coffee estate like?',
        answer:
          'A few rooms among coffee, pepper and silver oak, with home-style dinners and very little noise after nine. Expect the odd insect, short power cuts and mobile signal that comes and goes. Rooms have hot water and most have no air-conditioning, as nights fall to 14 to 18 degrees.',
      },
      {
        question: 'When does the coffee blossom?',
        answer:
          'For three or four days, usually in March or early April, about nine days after the first good showers. Nobody can promise the dates. Berries turn red from November and picking runs from December to February, which is the better time to see work on the estate.',
      },
    ],
  },
  {
    id: 'hampi-badami',
    summary:
      'From the stone chariot at Hampi to the red caves of Badami, with Aihole and Pattadakal on the road between.',
    gateway: 'hubballi',
    start: 'Hubballi airport or SSS Hubballi Junction, 9:30 am',
    end: 'Hubballi airport or SSS Hubballi Junction, about 3:00 pm',
    route: ['Hubballi', 'Hosapete', 'Hampi', 'Aihole', 'Pattadakal', 'Badami', 'Hubballi'],
    plan: [
      {
        title: 'Hubballi to Hosapete and Hampi, 180 km',
        text: 'Gadag and Koppal lie on the road to Hosapete, 150 km, 3 hours from 9:30 am. Lunch and check-in, then 13 km to Hampi by 3:30 pm for the Krishna Temple, Ugra Narasimha and the Badavilinga. The Virupaksha Temple, still in worship, usually reopens at 5 pm, when the low sun is on its 50 m gopura. Stay for dusk on Hemakuta Hill next door, an easy slope of bare rock and small shrines.',
        meals: 'Dinner',
        overnight: 'Hosapete',
        legs: [
          { from: 'hubballi', to: 'hosapete', km: 150, hours: 3, by: 'car' },
          { from: 'hosapete', to: 'hampi', km: 13, hours: 0.4, by: 'car' },
          { from: 'hampi', to: 'hosapete', km: 13, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Hampi: Vittala Temple, Lotus Mahal and Matanga Hill',
        text: "Electric carts run the last kilometre to the Vittala Temple and its stone chariot: start at 8:00 am and allow two hours, then the Kamalapura museum (closed on Fridays). Rest at the hotel from 12:30 to 3 pm. Lotus Mahal and the Elephant Stables come next, on the same day's ticket. Start up Matanga Hill at 4:45 pm: 30 to 40 minutes of uneven stone steps, so carry water and a torch.",
        meals: 'Breakfast and dinner',
        overnight: 'Hosapete',
        legs: [
          { from: 'hosapete', to: 'vittala-temple', km: 17, hours: 0.6, by: 'car' },
          { from: 'vittala-temple', to: 'kamalapura', km: 7, hours: 0.3, by: 'car' },
          { from: 'kamalapura', to: 'hosapete', km: 12, hours: 0.35, by: 'car' },
          { from: 'hosapete', to: 'lotus-mahal', km: 14, hours: 0.4, by: 'car' },
          { from: 'lotus-mahal', to: 'matanga-hill', km: 4, hours: 0.2, by: 'car' },
          {
            from: 'matanga-hill',
            to: 'matanga-hill',
            km: 2,
            hours: 1,
            by: 'foot',
            because: 'up the hill and back down',
          },
          { from: 'matanga-hill', to: 'hosapete', km: 14, hours: 0.45, by: 'car' },
        ],
      },
      {
        title: 'Hosapete to Badami by Aihole and Pattadakal, 165 km',
        text: 'Aihole comes first, after 130 km, 3 hours by Kushtagi and Hungund from 7:30 am. The apsidal Durga Temple and Lad Khan need 1.5 hours; the museum shuts on Fridays. Pattadakal is 13 km on: eight temples on a lawn by the Malaprabha, northern and southern towers side by side. Carry a packed lunch, as eating places are few. Badami, 22 km, by 4 pm, and the Bhutanatha shrine on Agastya Lake in the last light.',
        meals: 'Breakfast and dinner',
        overnight: 'Badami',
        legs: [
          { from: 'hosapete', to: 'aihole', km: 130, hours: 3, by: 'car' },
          { from: 'aihole', to: 'pattadakal', km: 13, hours: 0.35, by: 'car' },
          { from: 'pattadakal', to: 'badami', km: 22, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Badami caves and Hubballi, 110 km',
        text: 'Be at the cave temples when the gate opens, usually 9:00 am: about 200 steps lead past caves of Shiva and Vishnu to the Jain cave at the top, with the lake below. Keep food out of sight of the monkeys. Leave at 11:30 am by Nargund and Navalgund, 110 km, 2.5 to 3 hours, with a lunch stop. Book flights after 5 pm and trains after 4:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'badami', to: 'hubballi', km: 110, hours: 2.75, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Hosapete and one in Badami, 3-star hotels, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver, Hubballi to Hubballi',
      'Local guide for a full day at Hampi',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Hubballi',
      'Monument and museum tickets, and the Vittala cart',
      'Coracle rides and camera fees',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['jul', 'aug', 'sep', 'mar'],
      note: 'October to February is dry and 15 to 30 degrees. Light rain from July greens the boulders. From April to June the rock is too hot by ten in the morning.',
    },
    suits: {
      walking:
        'Four to 5 km a day on stone in the sun, about 200 steps at Badami and some 500 rough ones on Matanga Hill.',
      altitude: 'Low plateau: Hosapete about 480 m, Badami about 590 m, Hubballi about 670 m.',
      seniors: 'Fine with slow mornings; Hemakuta Hill, a gentle slope, gives the sunset without the climb of Matanga.',
      children:
        'Best from age 7; the boulders and the chariot please them, but shade is scarce, so hats and water matter.',
      food: 'Vegetarian meals are the rule in Hosapete and Badami; Jain meals if ordered a day ahead.',
      papers: 'A photo ID for each adult at hotels and ticket counters; no permits.',
    },
    childrenFrom: 7,
    access: { walkingKm: 5, steps: 500, highestPoint: 670 },
    questions: [
      {
        question: 'How hard is Matanga Hill at sunset?',
        answer:
          'Steep but short. The steps are broken in places and there is no rail, so wear shoes that grip and start down before it is dark. The guide carries a torch. Anyone unsure can watch from Hemakuta Hill, 10 minutes of easy rock from the Virupaksha Temple, while the others climb.',
      },
      {
        question: 'Is there a coracle ride on the Tungabhadra?',
        answer:
          'Boatmen wait near the Vittala Temple and at Virupapura Gadde when the water is low and calm, as a rule from October to May. They stop when the dam releases water. Fares are paid to the boatman; ask for life jackets, and do not swim, as the river has whirlpools and rocks.',
      },
      {
        question: 'Why stay in Hosapete and not in Hampi?',
        answer:
          'Buildings are restricted inside the World Heritage zone, so Hampi village has only simple guest houses. Hosapete, 13 km away, has hotels with lifts, air-conditioning and restaurants. The drive takes 25 minutes each way. Resorts nearer Kamalapura are possible at a supplement.',
      },
      {
        question: 'Can we come by train from Bengaluru instead?',
        answer:
          'Yes. Overnight trains from Bengaluru reach Hosapete in the morning, and we meet you at the station, which saves the drive from Hubballi. You can leave by train from Badami or Hubballi. Tell us when booking so that the car is sent to the right place.',
      },
    ],
  },
  {
    id: 'coorg-coffee-estates',
    summary: 'Walk a coffee and pepper estate, follow the Kaveri up to Talakaveri and meet elephants at Dubare.',
    gateway: 'bengaluru',
    start: 'KSR Bengaluru station or Majestic bus stand, 6:30 am',
    end: 'KSR Bengaluru station, about 6:00 pm',
    route: [
      'Bengaluru',
      'Bylakuppe',
      'Kushalnagar',
      'Madikeri',
      'Bhagamandala',
      'Talakaveri',
      'Abbey Falls',
      'Dubare',
      'Bengaluru',
    ],
    plan: [
      {
        title: 'Bengaluru to Madikeri by Kushalnagar, 260 km',
        text: "Mysuru expressway at 6:30 am, then Hunsur, with a breakfast halt near Maddur; Bylakuppe is 225 km, 5 hours. At Namdroling Monastery take an hour for the golden temple and the prayer hall; dress as for any temple. Lunch at Kushalnagar, 5 km, and an hour's climb to Madikeri by 3:15 pm. Sunset at Raja's Seat, the garden of the Coorg kings, a short walk from the market.",
        meals: 'Dinner',
        overnight: 'Madikeri',
        legs: [
          { from: 'bengaluru', to: 'bylakuppe', km: 225, hours: 5, by: 'car' },
          { from: 'bylakuppe', to: 'kushalnagar', km: 5, hours: 0.2, by: 'car' },
          { from: 'kushalnagar', to: 'madikeri', km: 31, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Bhagamandala, Talakaveri and the estate, 105 km',
        text: 'At Bhagamandala, 36 km and 1 hour 15 minutes from a start at 7:30 am, the Kaveri meets the Kannike and an unseen third river. Talakaveri is 8 km on, at 1,276 m; cover the knees and go barefoot. Lunch in Madikeri at 1 pm. At 2 pm a planter walks you for an hour through coffee, pepper vines and cardamom. Abbey Falls at 3:45 pm, about 200 steps down; the gate shuts near 5 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Madikeri',
        legs: [
          { from: 'madikeri', to: 'bhagamandala', km: 36, hours: 1.25, by: 'car' },
          { from: 'bhagamandala', to: 'talakaveri', km: 8, hours: 0.3, by: 'car' },
          { from: 'talakaveri', to: 'madikeri', km: 44, hours: 1.5, by: 'car' },
          { from: 'madikeri', to: 'madikeri-coffee-estate', km: 5, hours: 0.2, by: 'car' },
          {
            from: 'madikeri-coffee-estate',
            to: 'madikeri-coffee-estate',
            km: 1.5,
            hours: 1,
            by: 'foot',
            because: 'the estate walk ends where it began',
          },
          { from: 'madikeri-coffee-estate', to: 'abbey-falls', km: 4, hours: 0.2, by: 'car' },
          { from: 'abbey-falls', to: 'madikeri', km: 8, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Dubare and back to Bengaluru, 275 km',
        text: 'Mahouts wash and feed the elephants at Dubare from about 9 to 11 am: start at 8:00 am for the 32 km, 1 hour. A short boat ride crosses the Kaveri to the camp; carry dry clothes and sandals. Then 245 km, 5.5 hours, by Kushalnagar and Hunsur, with lunch near Mysuru. Bengaluru about 6 pm: book trains after 7:30 pm and flights after 9:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'madikeri', to: 'dubare', km: 32, hours: 1, by: 'car' },
          { from: 'dubare', to: 'bengaluru', km: 245, hours: 5.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Madikeri, twin sharing',
      'Breakfast daily and two dinners',
      'AC vehicle with driver, Bengaluru to Bengaluru',
      'Guided coffee and pepper estate walk with a tasting',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights, trains and buses to Bengaluru',
      'Lunches, and breakfast on day 1',
      'Dubare entry, boat and elephant bathing fee',
      'Rafting, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'sep'],
      note: 'October to March is dry, with nights of 12 to 18 degrees. June to August is soaking, with leeches on the estates; Dubare shuts when the Kaveri rises.',
    },
    suits: {
      walking: 'About 3 km a day; the estate path is soft earth and Abbey Falls has about 200 steps.',
      altitude: 'Madikeri near 1,150 m; the highest point is Talakaveri at 1,276 m.',
      seniors: 'The first and last days are long drives; otherwise easy, and the falls can be left out.',
      children:
        "Good from age 5; the elephants are the favourite. Children must stay behind the mahout's line at the river.",
      food: 'Vegetarian food is easy; Jain meals in Madikeri if ordered a day ahead. Kodava dishes are mostly meat, so ask before you taste.',
      papers: 'A photo ID for each adult. Foreign nationals may visit Bylakuppe by day; a night there needs a permit.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 200, highestPoint: 1276 },
    questions: [
      {
        question: 'Will there be leeches on the estate walk?',
        answer:
          'From June to early October, yes, on wet leaves and grass. Wear full trousers tucked into socks and carry salt or repellent; a bite is harmless and stops bleeding by itself. From November to May the ground is dry and you are unlikely to meet one.',
      },
      {
        question: 'Is there water to see at Talakaveri?',
        answer:
          'The source is a small tank beside a square pool, not a river in flow: the stream goes underground and appears lower down. Pilgrims come at Tula Sankramana, about 17 October, when water wells up in the tank and the road is packed. On other days the temple and the hill views are quiet.',
      },
      {
        question: 'Can we buy coffee from the estate?',
        answer:
          'Yes, roasted and ground, along with pepper and cardamom, usually by the half kilo and in cash or by UPI. Coorg grows both robusta and arabica, and the planter lets you taste them side by side. Ask for it without chicory if you use a filter machine.',
      },
      {
        question: 'How cold is Madikeri at night?',
        answer:
          "December and January nights fall to about 12 degrees, so a light jacket is enough. Mist is common at any time of the year, and Raja's Seat can be white at sunset; the driver will tell you if the morning of day 2 is the better bet.",
      },
    ],
  },
  {
    id: 'gokarna-murudeshwar',
    summary:
      "Gokarna's temple and beach headlands, Mirjan Fort, mangroves at Honnavar and the great Shiva of Murudeshwar.",
    gateway: 'mangaluru',
    start: 'Mangaluru airport or Mangaluru Central, 9:00 am',
    end: 'Mangaluru airport or Mangaluru Central, about 3:00 pm',
    route: ['Mangaluru', 'Gokarna', 'Mirjan Fort', 'Kumta', 'Honnavar', 'Apsarakonda', 'Murudeshwar', 'Mangaluru'],
    plan: [
      {
        title: 'Mangaluru to Gokarna, 230 km',
        text: 'NH 66 follows the coast north from 9:00 am by Udupi and Kundapura; at Maravanthe it runs between the sea and the Souparnika river. With lunch near Bhatkal the drive takes 5.5 hours, so you check in by 3 pm. Walk to Kudle Beach, 15 minutes down a stepped path, for the sunset. Swim only where lifeguards stand, and never after dark: the coast has rip currents.',
        meals: 'Dinner',
        overnight: 'Gokarna',
        legs: [
          { from: 'mangaluru', to: 'gokarna', km: 230, hours: 5, by: 'car' },
          { from: 'gokarna', to: 'kudle-beach', km: 1.2, hours: 0.25, by: 'foot' },
          { from: 'kudle-beach', to: 'gokarna', km: 1.2, hours: 0.3, by: 'foot' },
        ],
      },
      {
        title: 'Gokarna: temple morning, Om Beach to Half Moon',
        text: 'Mahabaleshwar Temple at 7:00 am, before the queue: men go in a dhoti without a shirt, women in a saree or salwar suit. It shuts from about 12:30 to 5 pm. Breakfast and a slow midday. At 3:30 pm drive 6 km to Om Beach and walk to Half Moon Beach, 30 minutes over a rocky headland with drops to the sea; wear shoes, carry water and be back by 6 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Gokarna',
        legs: [
          { from: 'gokarna', to: 'om-beach', km: 6, hours: 0.3, by: 'car' },
          { from: 'om-beach', to: 'half-moon-beach', km: 1.5, hours: 0.5, by: 'foot' },
          { from: 'half-moon-beach', to: 'om-beach', km: 1.5, hours: 0.5, by: 'foot' },
          { from: 'om-beach', to: 'gokarna', km: 6, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Gokarna to Murudeshwar by Mirjan and Honnavar, 90 km',
        text: 'Laterite walls of the pepper queen Chennabhairadevi ring Mirjan Fort, 22 km: start at 8:30 am and give it an hour on foot. By Kumta to Honnavar, 31 km, for the mangrove boardwalk and a boat on the Sharavathi backwater at about 11:30 am. After lunch Apsarakonda, 10 km, has a small waterfall, caves and a beach below it. Murudeshwar, 24 km, by 4:30 pm; the gopura is lit after dark.',
        meals: 'Breakfast and dinner',
        overnight: 'Murudeshwar',
        legs: [
          { from: 'gokarna', to: 'mirjan-fort', km: 22, hours: 0.6, by: 'car' },
          { from: 'mirjan-fort', to: 'honnavar', km: 31, hours: 0.75, by: 'car' },
          { from: 'honnavar', to: 'honnavar', km: 5, hours: 1, by: 'boat', because: 'out and back on the backwater' },
          { from: 'honnavar', to: 'apsarakonda', km: 10, hours: 0.3, by: 'car' },
          { from: 'apsarakonda', to: 'murudeshwar', km: 24, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Murudeshwar and Mangaluru, 155 km',
        text: 'Temple at 7:30 am, then the lift up the 20-storey Raja Gopura, which opens in the morning and pauses about 1 pm, for a look straight into the face of the 37 m Shiva. Steps lead up to the statue on its hill. Breakfast, and leave at 10:30 am: 155 km, 3.5 to 4 hours with lunch on the way. Airport or station by 3 pm; book flights after 5 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'murudeshwar', to: 'mangaluru', km: 155, hours: 3.5, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Gokarna and one in Murudeshwar, 3-star hotels, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver, Mangaluru to Mangaluru',
      'Mangrove boardwalk entry and shared boat at Honnavar',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Mangaluru',
      'Puja and lift tickets at the temples',
      'Boats from Om Beach, scuba and water sports',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar'],
      note: 'November to February is dry, with a calm sea. April and May are humid. From June to September the sea is shut to swimmers and boats, and rain can last for days.',
    },
    suits: {
      walking: 'About 4 km a day; the headland path to Half Moon is rocky, and Kudle has some 100 uneven steps.',
      altitude: 'Sea level throughout; the headlands rise to about 60 m, the lift at Murudeshwar to about 70 m.',
      seniors: 'Good, if the Half Moon walk is left out; Om Beach itself is near the car park, down a flight of steps.',
      children: 'Best from age 6 for the headland; younger ones enjoy Kudle and Murudeshwar beaches under a firm eye.',
      food: 'Temple towns, so vegetarian food is everywhere; Jain meals on request the evening before.',
      papers: 'A photo ID for each adult at the hotels; no permits.',
    },
    childrenFrom: 6,
    access: { walkingKm: 4, steps: 100, highestPoint: 70 },
    questions: [
      {
        question: 'Can anyone touch the Atmalinga at Gokarna?',
        answer:
          'Devotees in the prescribed dress may offer water and touch the linga in the morning hours, when the line allows. Foreign visitors and people of other faiths are usually kept to the outer hall. On Mondays, in Shravan and at Shivaratri the wait can be several hours.',
      },
      {
        question: 'Is the sea safe for a swim?',
        answer:
          'From November to March Kudle and Om are calm on most days, yet people drown here every year. Stay within waist depth, in front of the lifeguards, and out of the water after sunset. At Murudeshwar bathing is limited to a marked stretch and stops on red-flag days.',
      },
      {
        question: 'Is there a boat from Om Beach to Half Moon?',
        answer:
          'Fishermen take people round the headland from about November to April, in 10 to 15 minutes, when the swell is low. You pay the boatman. Insist on life jackets and agree on the hour of return. In the monsoon there are no boats and the path is slippery.',
      },
      {
        question: 'Can we join from the Konkan Railway?',
        answer:
          'Yes. Many trains stop at Gokarna Road or Kumta, and some at Murudeshwar. We meet you at Gokarna Road, 10 km from the town, on day 1 and leave you at Murudeshwar or Kumta station on day 4. That saves a long drive at both ends; ask us for the revised price.',
      },
    ],
  },
  {
    id: 'udupi-kollur-sringeri',
    summary:
      'Krishna at Udupi, Mookambika at Kollur, Sharada at Sringeri and the temple kitchen of Horanadu, over the ghats.',
    gateway: 'mangaluru',
    start: 'Mangaluru airport or Mangaluru Central, 11:00 am',
    end: 'Mangaluru airport or Mangaluru Central, about 5:30 pm',
    route: ['Mangaluru', 'Udupi', 'Malpe', 'Anegudde', 'Kollur', 'Agumbe', 'Sringeri', 'Horanadu', 'Mangaluru'],
    plan: [
      {
        title: 'Mangaluru to Udupi and Malpe, 70 km',
        text: 'Udupi is 58 km, 1.5 hours, up NH 66 from 11:00 am. Lunch and check-in by 2 pm. At 3:30 pm walk into Car Street for the Sri Krishna Matha, where the Lord is seen through a silver window of nine holes. Men enter without shirts, in a dhoti or formal trousers; no jeans, shorts or T-shirts. Malpe Beach, 6 km, for the sunset, and back for the evening rath, held on most days.',
        meals: 'Dinner',
        overnight: 'Udupi',
        legs: [
          { from: 'mangaluru', to: 'udupi', km: 58, hours: 1.5, by: 'car' },
          { from: 'udupi', to: 'malpe-beach', km: 6, hours: 0.25, by: 'car' },
          { from: 'malpe-beach', to: 'udupi', km: 6, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Udupi to Kollur by Anegudde, 75 km',
        text: 'Anegudde Vinayaka Temple at Kumbhashi, 28 km, 40 minutes, stands on a low hill by the highway; start at 7:00 am with a packed breakfast. Kollur is 47 km on, 1.5 hours by Hemmadi and Vandse. Darshan at the Mookambika Temple about 10 am; it usually shuts from 1:30 to 3 pm. Rest, walk to the Souparnika ghat, and return for the evening arati, about 7:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Kollur',
        legs: [
          { from: 'udupi', to: 'anegudde', km: 28, hours: 0.67, by: 'car' },
          { from: 'anegudde', to: 'kollur', km: 47, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Kollur to Sringeri by Agumbe, 120 km',
        text: 'Fourteen hairpin bends through rainforest lead from Someshwara up to Agumbe, 90 km, 3 hours by Halady and Hebri from 7:30 am, with a halt at the viewpoint; lion-tailed macaques live in this forest. Sringeri, 28 km, by 12 noon: Sharadamba Temple and the carved Vidyashankara Temple before the 2 pm break. See the fish of the Tunga from the steps, cross the bridge, and come back for the evening arati.',
        meals: 'Breakfast and dinner',
        overnight: 'Sringeri',
        legs: [
          { from: 'kollur', to: 'agumbe', km: 90, hours: 3, by: 'car' },
          { from: 'agumbe', to: 'sringeri', km: 28, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Sringeri to Horanadu and Mangaluru, 190 km',
        text: 'Coffee hills by Kalasa line the way to Horanadu, about 60 km, 2 hours from 8:00 am. Darshan of Annapoorneshwari from 11 am; every visitor is then offered a meal on the floor of the hall. Leave at 1:00 pm by Kudremukh, whose park road may be crossed in daylight only and without halts, and Karkala: 130 km, 4 hours. Mangaluru about 5:30 pm; book flights and trains after 7:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'sringeri', to: 'horanadu', km: 60, hours: 2, by: 'car', because: 'hill road round by Kalasa' },
          { from: 'horanadu', to: 'mangaluru', km: 130, hours: 4, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night each in Udupi, Kollur and Sringeri, best available 2 or 3-star hotels, twin sharing',
      'Breakfast daily and three vegetarian dinners',
      'AC vehicle with driver, Mangaluru to Mangaluru',
      'Help with seva and darshan bookings',
      'Tolls, parking, forest gate fees and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Mangaluru',
      'Seva, archana and special darshan tickets',
      'Lunches and temple donations',
      "Boat to St Mary's Island, tips and personal expenses",
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb'],
      fair: ['mar', 'apr', 'sep'],
      note: 'October to February is dry and mild. June to August rain at Agumbe is among the heaviest in India and slips can shut the ghats. Navaratri is crowded.',
    },
    suits: {
      walking:
        'About 2 km a day, barefoot inside temples; Horanadu has some 30 steps and the Sringeri bridge is level.',
      altitude: 'Coast to hills: Sringeri about 670 m, Horanadu about 830 m; the Kudremukh road reaches about 900 m.',
      seniors:
        'Easy at the temples, where we time the queues and some have lines for seniors; the last day has 6 hours in the car.',
      children:
        "Any age; Kollur is where many families begin a child's first letters. The ghat bends can upset small stomachs.",
      food: "All meals are vegetarian. Food without onion and garlic is common; Jain meals without roots need a day's notice.",
      papers: 'A photo ID for each adult; none of these temples asks for a permit.',
    },
    childrenFrom: 0,
    access: { walkingKm: 2, steps: 30, highestPoint: 900 },
    questions: [
      {
        question: 'What should we wear in the four temples?',
        answer:
          'Men: a dhoti, and the shirt off before the inner hall in Udupi, Kollur and Horanadu; a shawl is allowed. Women: a saree, half-saree or salwar suit with dupatta. Jeans, shorts and sleeveless tops are turned back. Udupi has kept the rule all day since January 2026. Pack one set for each day.',
      },
      {
        question: 'Can our child have Vidyarambha at Kollur?',
        answer:
          "Yes, on most mornings; tell us the child's name and star a week ahead so that we can ask for a ticket. On Vijayadashami thousands come from 4 am and no booking helps. The ceremony takes about 15 minutes; the child writes the first letters in rice on a plate.",
      },
      {
        question: 'Is the Agumbe road open in the rains?',
        answer:
          'Cars usually pass all year, while lorries are barred from about June to September. After a slip all traffic may be stopped for hours or days. We then go by Hosangadi and Tirthahalli or by Karkala and the Malaghat road, which adds one to two hours, and skip Agumbe if need be.',
      },
      {
        question: 'Are the temple meals part of the tour?',
        answer:
          'They are a gift of the temple and free to all, so we do not count them as our lunches. Udupi, Kollur, Sringeri and Horanadu all serve at midday; you sit on the floor, eat with the hand and wash up after. A donation is welcome and never asked for.',
      },
    ],
  },
];
