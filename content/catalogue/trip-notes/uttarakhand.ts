/** Trip notes of the packages in Uttarakhand. */
import type { TripNotes } from '../../schema/types';

export const uttarakhand: readonly TripNotes[] = [
  {
    id: 'char-dham-yatra',
    summary:
      'All four dhams by road from Haridwar, with a helicopter to Kedarnath and a spare morning if clouds stop it.',
    gateway: 'haridwar',
    start: 'Haridwar Junction or Dehradun airport, until 2:30 pm on day 1',
    end: 'Haridwar Junction or Dehradun airport, from 10 am on day 12',
    route: [
      'Haridwar',
      'Barkot',
      'Yamunotri',
      'Uttarkashi',
      'Harsil',
      'Gangotri',
      'Phata',
      'Kedarnath',
      'Pipalkoti',
      'Badrinath',
      'Mana',
      'Devprayag',
    ],
    plan: [
      {
        title: 'Haridwar: Ganga puja at Har Ki Pauri',
        text: 'Arrive by 2:30 pm at Haridwar Junction, or at Dehradun airport, 38 km and 1 hour away; we collect you. At 4:30 pm a priest leads a short Ganga puja at Har Ki Pauri, and we keep places on the steps for the aarti, which begins at sunset and takes about 20 minutes. Registration slips and ID are checked tonight. Pack a daypack for the shrines: raincoat, woollen cap, torch, medicines.',
        meals: 'Dinner',
        overnight: 'Haridwar',
        legs: [
          { from: 'haridwar', to: 'har-ki-pauri', km: 2, hours: 0.2, by: 'car' },
          { from: 'har-ki-pauri', to: 'haridwar', km: 2, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Haridwar to Barkot by Mussoorie, 200 km',
        text: 'The bends begin after Dehradun, so those who feel sick should sit in front. From 7:00 am we drive by the edge of Mussoorie, then down to the Yamuna at Kempty and up its valley by Nainbagh and Naugaon: 7.5 hours of driving, with lunch at Nainbagh, and Barkot by 4:30 pm. The town lies at 1,220 m and has the last good pharmacy before Yamunotri.',
        meals: 'Breakfast and dinner',
        overnight: 'Barkot',
        legs: [{ from: 'haridwar', to: 'barkot', km: 200, hours: 7.5, by: 'car' }],
      },
      {
        title: 'Yamunotri: 90 km by road and 12 km on foot or by pony',
        text: 'Janki Chatti, 45 km, 2 hours, is the end of the road, and we set out for it at 5:00 am. The paved path climbs 6 km to the temple at 3,290 m: 3 hours on foot or by palki, 1.5 by pony, hired at the official counter. Pilgrims bathe in the hot pool and cook rice in Surya Kund, tied in a cloth. Start down by 1:00 pm; Barkot about 6 pm. In May and June the police release cars in batches, so the day can run longer.',
        meals: 'Breakfast and dinner',
        overnight: 'Barkot',
        legs: [
          { from: 'barkot', to: 'janki-chatti', km: 45, hours: 2, by: 'car' },
          { from: 'janki-chatti', to: 'yamunotri', km: 6, hours: 3, by: 'foot' },
          { from: 'yamunotri', to: 'janki-chatti', km: 6, hours: 2.5, by: 'foot' },
          { from: 'janki-chatti', to: 'barkot', km: 45, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Barkot to Uttarkashi, 90 km',
        text: 'A short day for tired legs. We drive from 9:00 am over the Radi ridge and down to the Bhagirathi at Dharasu, 4 hours in all. Lunch and rest in Uttarkashi, 1,150 m. At 5:00 pm walk to Vishwanath Temple and the Shakti shrine facing it, where a tall brass trident stands, and stay for the evening aarti.',
        meals: 'Breakfast and dinner',
        overnight: 'Uttarkashi',
        legs: [
          {
            from: 'barkot',
            to: 'uttarkashi',
            km: 90,
            hours: 4,
            by: 'car',
            because: 'the road goes over the Radi ridge and round by Dharasu',
          },
        ],
      },
      {
        title: 'Uttarkashi to Gangotri by Harsil and back, 200 km',
        text: 'With a packed breakfast in the car we set out at 5:00 am. Harsil, 75 km, 3 hours, is the tea stop, among deodars and apple orchards; the stretch at nearby Dharali, hit by the flood of August 2025, can be slow. Gangotri, 25 km on at 3,100 m, by 9:30 am: bathe at the ghat, fill your Ganga water and see the goddess before the afternoon break. Start back at 1:00 pm, Uttarkashi by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Uttarkashi',
        legs: [
          { from: 'uttarkashi', to: 'harsil', km: 75, hours: 3, by: 'car' },
          { from: 'harsil', to: 'gangotri', km: 25, hours: 1, by: 'car' },
          { from: 'gangotri', to: 'uttarkashi', km: 100, hours: 4, by: 'car' },
        ],
      },
      {
        title: 'Uttarkashi to Phata, 215 km',
        text: 'The longest drive: leave at 6:30 am by Lambgaon, Ghansali and the Chirbatiya ridge to Tilwara, then up the Mandakini to Guptkashi and Phata, 9 hours of hill road. Lunch at Ghansali about noon, and Phata by 6:00 pm. Weigh in and pack tonight: the helicopter allows only a small bag of about 2 kg, so the rest stays at the hotel. Carry the original of the ID used for the ticket.',
        meals: 'Breakfast and dinner',
        overnight: 'Phata or Guptkashi',
        legs: [
          {
            from: 'uttarkashi',
            to: 'phata',
            km: 215,
            hours: 9,
            by: 'car',
            because: 'round three ranges by Ghansali, Chirbatiya and Tilwara',
          },
        ],
      },
      {
        title: 'Phata to Kedarnath by helicopter and back',
        text: 'Report at the helipad an hour before the slot printed on your ticket, usually between 6 and 11 am. The flight takes about 10 minutes; the temple, at 3,580 m, is a slow walk of 15 minutes from the landing. A same-day ticket usually gives about two hours at the top, so join the darshan line first and see Bhim Shila, behind the temple, after. Walk gently: you have climbed 2,000 m in minutes.',
        meals: 'Breakfast and dinner',
        overnight: 'Phata or Guptkashi',
        legs: [
          {
            from: 'phata',
            to: 'kedarnath',
            km: 18,
            hours: 0.17,
            by: 'flight',
            because: 'a helicopter of ten minutes up a narrow valley',
          },
          {
            from: 'kedarnath',
            to: 'phata',
            km: 18,
            hours: 0.17,
            by: 'flight',
            because: 'a helicopter of ten minutes up a narrow valley',
          },
        ],
      },
      {
        title: 'Phata to Pipalkoti by Chopta, 125 km',
        text: 'If cloud stopped the flight yesterday, this morning is kept for a second try, subject to seats, and we leave by 1:00 pm. Otherwise leave at 8:30 am by Ukhimath and the forest road over Chopta, 2,650 m, with a halt where Kedarnath and Chaukhamba show on clear days. Then down by Gopeshwar to Chamoli and Pipalkoti, 5 hours of driving. Pipalkoti is low, 1,260 m, and warm.',
        meals: 'Breakfast and dinner',
        overnight: 'Pipalkoti',
        legs: [
          {
            from: 'phata',
            to: 'chopta',
            km: 55,
            hours: 2.25,
            by: 'car',
            because: 'round the Mandakini gorge by Guptkashi and Ukhimath',
          },
          {
            from: 'chopta',
            to: 'pipalkoti',
            km: 70,
            hours: 2.75,
            by: 'car',
            because: 'the forest road goes down by Gopeshwar to Chamoli',
          },
        ],
      },
      {
        title: 'Pipalkoti to Badrinath, 80 km',
        text: 'Badrinath Temple rests from about 1 to 4 pm, so we are on the road at 6:30 am, by Joshimath and Govindghat; 3.5 hours, more when the road is one way. Bathe in the covered Tapt Kund, separate for men and women, before darshan. Phones stay outside the gate. We go once before noon and again for the evening aarti. At 3,100 m the night is cold even in June, so keep woollens and a cap at hand.',
        meals: 'Breakfast and dinner',
        overnight: 'Badrinath',
        legs: [{ from: 'pipalkoti', to: 'badrinath', km: 80, hours: 3.5, by: 'car' }],
      },
      {
        title: 'Mana village, then Badrinath to Rudraprayag, 165 km',
        text: 'Mana, 4 km up the valley, is the last village before the pass to Tibet; we are there soon after 7:00 am for Vyas Gufa, Ganesh Gufa and Bhim Pul over the Saraswati, about 2 km and 1.5 hours on stone lanes that climb. From 9:30 am drive down the Alaknanda past Vishnuprayag, Nandprayag and Karnaprayag, 6.5 hours, with lunch at Pipalkoti. Rudraprayag by 5:30 pm, at 700 m.',
        meals: 'Breakfast and dinner',
        overnight: 'Rudraprayag',
        legs: [
          { from: 'badrinath', to: 'mana', km: 4, hours: 0.2, by: 'car' },
          { from: 'mana', to: 'bhim-pul', km: 1, hours: 0.5, by: 'foot' },
          { from: 'bhim-pul', to: 'mana', km: 1, hours: 0.4, by: 'foot' },
          { from: 'mana', to: 'rudraprayag', km: 162, hours: 6.5, by: 'car' },
        ],
      },
      {
        title: 'Rudraprayag to Haridwar by Devprayag, 165 km',
        text: 'Devprayag, 70 km, 2 hours, is where the green Bhagirathi meets the grey Alaknanda and the river is called Ganga. We start at 8:00 am; about 100 steps lead down to the sangam, with chains to hold while you bathe. Allow an hour. The widened road by Kaudiyala and Rishikesh takes 3.5 hours more, with lunch on the way. Haridwar by 4:00 pm, with time to buy rudraksha and brass at Moti Bazaar.',
        meals: 'Breakfast and dinner',
        overnight: 'Haridwar',
        legs: [
          { from: 'rudraprayag', to: 'devprayag', km: 70, hours: 2, by: 'car' },
          { from: 'devprayag', to: 'haridwar', km: 95, hours: 3.5, by: 'car' },
        ],
      },
      {
        title: 'Departure from Haridwar',
        text: 'Rooms are yours until 10 am. Haridwar Junction is 10 minutes from the hotel; Dehradun airport is 38 km, 1 hour, or 2 hours on a summer weekend, so book flights after 1 pm. The day is also our reserve: if a slide has cost half a day in the hills, we drive down from Rudraprayag this morning instead, and reach Haridwar by 2 pm. Tickets you can change are worth their price on this tour.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [],
      },
    ],
    inclusions: [
      'Eleven nights in simple hotels, the best each halt has, twin sharing',
      'Vegetarian breakfast and dinner daily',
      'Return helicopter seat Phata to Kedarnath at the official fare',
      'Yatra registration and helicopter booking on the state portals',
      'Vehicle with hill driver from Haridwar to Haridwar',
      'Ganga puja with a priest at Har Ki Pauri',
      'Tolls, parking, green tax and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Haridwar',
      'Pony, palki or porter at Yamunotri',
      'Helicopter surcharge for travellers above 80 kg',
      'Vehicle air-conditioning on hill roads',
      'Special pujas and paid darshan slips, lunches, tips, personal expenses',
    ],
    season: {
      best: ['may', 'oct'],
      fair: ['jun', 'sep'],
      note: 'The dhams open in late April or May and close from about Diwali. In July and August slides shut roads and the helicopters stop: leave those months out. June is crowded; rain can last into mid-September.',
    },
    suits: {
      walking:
        '12 km on day 3 at Yamunotri, half of it uphill, or by pony; elsewhere 1 to 2 km a day, and 100 steps at Devprayag.',
      altitude: 'Highest point Kedarnath, 3,580 m, for a few hours; highest night Badrinath, 3,100 m.',
      seniors:
        "Up to about 70 with a doctor's consent. Heart, lung or pressure trouble rules out Kedarnath by helicopter.",
      children: 'From 8 years. The drives are long, the mornings start at 5 am and doctors are far from the road.',
      food: 'Vegetarian throughout, as all four towns are. Jain meals without onion, garlic and roots at every halt if told a week ahead.',
      papers:
        'State yatra registration for every traveller and the original photo ID used for the helicopter ticket. We register you.',
    },
    alsoFoundBy: ['Jyotirlinga'],
    childrenFrom: 8,
    access: { walkingKm: 12, steps: 100, highestPoint: 3_580 },
    questions: [
      {
        question: 'What happens if the helicopter does not fly?',
        answer:
          "Cloud grounds flights on some mornings, even in May. Day 8 is kept for a second try, if the operator has seats. If neither morning works, the ticket is refunded as the operator's rules say and passed on to you. Walking up instead is 16 km and needs a night at Kedarnath, so it does not fit this plan.",
      },
      {
        question: 'Do I have to register for the yatra, and when?',
        answer:
          'Yes. Nobody passes the check posts without the state registration, and helicopter seats are sold only against it, in batches that go within minutes. Send us names, ID numbers and mobile numbers as soon as you book. Your seat is confirmed only when the portal issues the ticket, and we tell you that day.',
      },
      {
        question: 'My mother cannot walk 6 km. Can she still reach Yamunotri?',
        answer:
          'Yes, by pony, or by palki carried by four men, both hired at the counter in Janki Chatti at posted rates and paid there. The palki is easier on the back. The path is steep and shared with ponies, so someone from the family should keep pace with her. She can also wait in Janki Chatti, where there are rooms and tea shops.',
      },
      {
        question: 'May we take phones and cameras into the temples?',
        answer:
          'No. The state announced a ban on phones and cameras inside all four temples from the 2026 season, with counters to deposit them. Photographs outside are allowed. Mobile signal is good in the towns and weak or absent between Harsil and Gangotri and above Janki Chatti, so tell your family to expect silent hours.',
      },
    ],
  },
  {
    id: 'rishikesh-haridwar-aarti',
    summary:
      'Two evenings of Ganga aarti, at Har Ki Pauri and at Parmarth Niketan, and the forest temple of Neelkanth.',
    gateway: 'haridwar',
    start: 'Haridwar Junction or Dehradun airport, by 12 noon on day 1',
    end: 'Haridwar Junction, Rishikesh station or Dehradun airport, by 2 pm on day 3',
    route: ['Haridwar', 'Rishikesh', 'Neelkanth', 'Haridwar'],
    plan: [
      {
        title: 'Haridwar: Mansa Devi and the aarti at Har Ki Pauri',
        text: 'Haridwar Junction or Dehradun airport (38 km, 1 hour): we meet you there by 12 noon, and you check in. At 2:30 pm take the ropeway to Mansa Devi Temple on the Shivalik ridge; with the queue it needs 2 hours. Cars stop short of the ghats, so walk or take an e-rickshaw to Har Ki Pauri an hour before sunset and sit on the steps. The aarti lasts about 20 minutes; leave when the first crowd has gone.',
        meals: 'Dinner',
        overnight: 'Haridwar',
        legs: [
          { from: 'haridwar', to: 'har-ki-pauri', km: 2, hours: 0.2, by: 'car' },
          { from: 'har-ki-pauri', to: 'mansa-devi-haridwar', km: 0.6, hours: 0.1, by: 'cable' },
          { from: 'mansa-devi-haridwar', to: 'har-ki-pauri', km: 0.6, hours: 0.1, by: 'cable' },
          { from: 'har-ki-pauri', to: 'haridwar', km: 2, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Haridwar to Rishikesh, 25 km, and Parmarth Niketan',
        text: "Muni Ki Reti is an hour's drive, and there the car stays; we start at 9:00 am. Walk across Ram Jhula, 220 m, and 1.5 km down the left bank to Chaurasi Kutia, the ashram where the Beatles stayed in 1968, now with murals inside a tiger reserve. It is usually open from 10 am and needs 2 hours. Lunch in Swargashram, then rest. Sit on the steps of Parmarth Niketan 45 minutes before sunset for its sung aarti.",
        meals: 'Breakfast and dinner',
        overnight: 'Rishikesh',
        legs: [
          { from: 'haridwar', to: 'muni-ki-reti', km: 25, hours: 1, by: 'car' },
          { from: 'muni-ki-reti', to: 'chaurasi-kutia', km: 1.8, hours: 0.5, by: 'foot' },
          { from: 'chaurasi-kutia', to: 'parmarth-niketan', km: 1.2, hours: 0.4, by: 'foot' },
          { from: 'parmarth-niketan', to: 'muni-ki-reti', km: 1, hours: 0.3, by: 'foot' },
          { from: 'muni-ki-reti', to: 'rishikesh', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Neelkanth Mahadev, and departure from Haridwar, 85 km',
        text: 'Water is best poured on the lingam at Neelkanth Mahadev before 9 am, when queues form, so the car leaves at 7:00 am: 30 km, 1 hour 15 minutes on a forest road climbing to 1,330 m. Back in Rishikesh by 11:30 am to collect bags. Dehradun airport is 20 km, 45 minutes; Haridwar Junction 25 km, 1 hour, or more on weekends. Book flights after 3:30 pm and trains from Haridwar after 3 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'rishikesh',
            to: 'neelkanth-mahadev',
            km: 30,
            hours: 1.25,
            by: 'car',
            because: 'a forest road that winds round the ridges from the Ganga',
          },
          {
            from: 'neelkanth-mahadev',
            to: 'rishikesh',
            km: 30,
            hours: 1.25,
            by: 'car',
            because: 'a forest road that winds round the ridges to the Ganga',
          },
          { from: 'rishikesh', to: 'haridwar', km: 25, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Haridwar and one in Rishikesh, 3-star hotels, twin sharing',
      'Breakfast daily and two dinners, all vegetarian',
      'AC car with driver, airport or station to departure',
      'Mansa Devi ropeway tickets',
      'Chaurasi Kutia entry tickets for Indian nationals',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Haridwar or Dehradun',
      'Rafting, e-rickshaws and offerings at the ghats',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['dec', 'jan', 'apr', 'sep'],
      note: 'Winter mornings are foggy but the ghats are calm. May and June bring heat and yatra traffic; in the Kanwar weeks of July and August roads close to cars and the river runs high.',
    },
    suits: {
      walking: '3 to 4 km a day on ghats and lanes, barefoot in places; 20 to 40 steps at each aarti.',
      altitude: 'Low: Haridwar 310 m, Rishikesh 340 m, and 1,330 m for an hour at Neelkanth.',
      seniors:
        'Comfortable for most. The walk to Chaurasi Kutia can be skipped, and both aartis have places to sit at the top of the steps.',
      children: "From 4 years. Hold hands at the water's edge: the current is strong at both ghats.",
      food: 'Both towns are vegetarian by rule, with no eggs or alcohol near the ghats. Jain meals are easy to find.',
      papers:
        'Photo ID for the hotels. Chaurasi Kutia charges visitors from abroad a higher fee, so they should carry passports.',
    },
    childrenFrom: 4,
    access: { walkingKm: 4, steps: 40, highestPoint: 1_330 },
    questions: [
      {
        question: 'Does the Ardh Kumbh at Haridwar affect this tour?',
        answer:
          'An Ardh Kumbh is due at Haridwar from January to April 2027. On the main bathing days, 6 and 8 March and 14 and 20 April among them, cars are kept far from the ghats and rooms are scarce. We advise against starting within two days of those dates. Between them Haridwar is busy but open; ask us for the full list.',
      },
      {
        question: 'Can we bathe in the Ganga?',
        answer:
          'Yes, at Har Ki Pauri early in the morning, holding the chains, and on the sandy steps at Swargashram when the river is low. Do not swim at Rishikesh: the water is cold, fast and deep a metre from the bank. Carry a change of clothes; women will find changing rooms at Har Ki Pauri.',
      },
      {
        question: 'Is Lakshman Jhula open?',
        answer:
          "The old Lakshman Jhula has been shut since 2022, and the wide glass-sided bridge built beside it opens as the authorities allow. This tour uses Ram Jhula, 2 km downstream, which is for walkers only. If it is closed for repairs we cross by Janki Setu, fifteen minutes' walk away.",
      },
      {
        question: 'Can we add river rafting?',
        answer:
          'On day 2, in place of lunch and rest between Chaurasi Kutia and the aarti; tell us a day ahead. Rafting runs from late September to June, on licensed boats only, and is not included. The usual stretch for beginners is Shivpuri to Rishikesh, 16 km, about 3 hours. Non-swimmers may ride with a life jacket; the minimum age is usually 14.',
      },
    ],
  },
  {
    id: 'nainital-corbett',
    summary: "A dawn jeep safari in Corbett's Bijrani zone, then boats, a ropeway and three lakes around Nainital.",
    gateway: 'delhi',
    start: 'Delhi: your hotel, New Delhi station or the airport, 6:30 am on day 1',
    end: 'Delhi: railway station or airport, about 4:30 pm on day 5',
    route: ['Delhi', 'Ramnagar', 'Kaladhungi', 'Nainital', 'Sattal', 'Bhimtal', 'Delhi'],
    plan: [
      {
        title: 'Delhi to Ramnagar, 250 km, and Garjiya Devi',
        text: 'Out of Delhi at 6:30 am by the Moradabad highway and Kashipur; 6 hours with a breakfast halt at Gajraula. Check in near Ramnagar by 1:00 pm. At 3:30 pm drive 14 km up the Kosi to Garjiya Devi Temple, on a rock in the river bed, reached by a footbridge and about 90 steep steps; it shuts when the river floods. Early night: the jeep comes before sunrise.',
        meals: 'Dinner',
        overnight: 'Ramnagar',
        legs: [
          { from: 'delhi', to: 'ramnagar', km: 250, hours: 6, by: 'car' },
          { from: 'ramnagar', to: 'garjiya-devi', km: 14, hours: 0.5, by: 'car' },
          { from: 'garjiya-devi', to: 'ramnagar', km: 14, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Corbett: morning jeep safari',
        text: 'The open jeep leaves the hotel about 45 minutes before the gate opens at sunrise. With a forest guide you have about 3.5 hours in Bijrani zone: sal forest, grassland, deer, elephants, and a tiger on lucky days. From July to mid-October we use Jhirna or Dhela. Winter mornings drop to 5 degrees, so bring a cap and gloves. Back by 10:30 am; the afternoon is free for a walk along the Kosi.',
        meals: 'Breakfast and dinner',
        overnight: 'Ramnagar',
        legs: [
          {
            from: 'ramnagar',
            to: 'bijrani',
            km: 20,
            hours: 2,
            by: 'car',
            because: 'a safari at walking pace on winding forest tracks',
          },
          {
            from: 'bijrani',
            to: 'ramnagar',
            km: 20,
            hours: 2,
            by: 'car',
            because: 'a safari at walking pace on winding forest tracks',
          },
        ],
      },
      {
        title: 'Ramnagar to Nainital by Kaladhungi, 65 km',
        text: 'Jim Corbett wintered at Kaladhungi, 30 km, 45 minutes from the hotel; we are there by 9:45 am. His house is now the Corbett Museum, with his letters and boat; allow 1 hour. Then 35 km of bends by Mangoli and Khurpatal, 1.5 hours, to Nainital at 1,940 m. Check in by 1:30 pm. At 4 pm row round Naini Lake in a life jacket and walk the Mall, closed to cars in the evening in season.',
        meals: 'Breakfast and dinner',
        overnight: 'Nainital',
        legs: [
          { from: 'ramnagar', to: 'kaladhungi', km: 30, hours: 0.75, by: 'car' },
          { from: 'kaladhungi', to: 'nainital', km: 35, hours: 1.5, by: 'car' },
          {
            from: 'nainital',
            to: 'nainital',
            km: 2.5,
            hours: 0.75,
            by: 'boat',
            because: 'a round of Naini Lake in a row boat',
          },
        ],
      },
      {
        title: 'Snow View, Sattal and Bhimtal, 55 km',
        text: 'Reach the ropeway in Mallital by 9:00 am, before the queue: 3 minutes up to Snow View, 2,270 m, where Nanda Devi shows on clear mornings, mostly October to February. By 11:30 am drive by Bhowali to Sattal, 22 km, a chain of lakes in oak forest with kayaks and birds, and then Bhimtal, 10 km, with its island aquarium, reached by boat. Back in Nainital, 22 km, by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Nainital',
        legs: [
          { from: 'nainital', to: 'snow-view-nainital', km: 0.7, hours: 0.05, by: 'cable' },
          { from: 'snow-view-nainital', to: 'nainital', km: 0.7, hours: 0.05, by: 'cable' },
          { from: 'nainital', to: 'sattal', km: 22, hours: 1, by: 'car' },
          {
            from: 'sattal',
            to: 'bhimtal',
            km: 10,
            hours: 0.4,
            by: 'car',
            because: 'the road goes round the hill by Mehra Gaon',
          },
          { from: 'bhimtal', to: 'nainital', km: 22, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Nainital to Delhi, 310 km',
        text: 'Eight hours of driving and one for lunch, by Kaladhungi, Bazpur and Moradabad: check out by 7:30 am to be in Delhi about 4:30 pm, later on Sundays when weekend cars return. Book flights after 8:30 pm and trains after 7:30 pm. If you prefer the train, we drop you at Kathgodam, 35 km, 1 hour 15 minutes; check with us which trains run on your day.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'nainital', to: 'delhi', km: 310, hours: 8, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights near Ramnagar and two in Nainital, 3-star hotels, twin sharing',
      'Breakfast daily and four dinners',
      'One jeep safari with permit, driver and forest guide',
      'Car with driver from Delhi to Delhi, air-conditioned in the plains',
      'Row boat on Naini Lake and Snow View ropeway tickets',
      'Tolls, parking, state tax and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Delhi',
      'A second safari, and boats at Sattal and Bhimtal',
      'Corbett Museum entry and camera fees',
      'Vehicle air-conditioning on hill roads',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'mar', 'apr', 'may'],
      fair: ['oct', 'dec', 'jan', 'feb', 'jun'],
      note: 'Bijrani is open about 15 October to 30 June. Tigers are likeliest in April and May, snow peaks clearest in November. May weekends jam Nainital; July to September brings slides and half the park shut.',
    },
    suits: {
      walking: '2 to 3 km a day on flat lakeside roads, and 90 steep steps at Garjiya Devi.',
      altitude: 'Ramnagar 350 m, Nainital 1,940 m for two nights, Snow View 2,270 m.',
      seniors:
        'Easy but for the jeep: the tracks are rough, so those with back trouble should sit in front or stay in the garden.',
      children: 'From 5 years on the safari, with quiet voices and no food in the jeep. The lakes please all ages.',
      food: "Vegetarian food at every halt. Jain meals at the hotels with a day's notice; none inside the park, where food is not allowed.",
      papers:
        'Safari permits carry names and ID numbers. Bring the same original ID; passports for visitors from abroad.',
    },
    alsoFoundBy: ['Tiger safari'],
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 90, highestPoint: 2_270 },
    questions: [
      {
        question: 'What are the chances of seeing a tiger?',
        answer:
          'Corbett has more tigers than any other Indian park, yet most single safaris see none: deer, langur, elephants and pugmarks are the usual morning. April to mid-June, when water is scarce, is the best time. If a tiger matters most to you, add a second safari when you book, in another zone.',
      },
      {
        question: 'How early must the safari be booked?',
        answer:
          'Permits go on sale online about 45 days ahead, in the names of the visitors, and Bijrani sells out on weekends and holidays within hours. Book with us about two months before. If Bijrani is full we take Dhela, Jhirna or Garjiya on the same morning, and tell you before you pay the balance.',
      },
      {
        question: 'Why not stay inside the park at Dhikala?',
        answer:
          'The rest houses at Dhikala are basic forest rooms, open from mid-November to mid-June, sold one month or more ahead and gone quickly; only overnight guests may take jeeps there. We can try for you on request in place of a night at Ramnagar. This tour does not depend on it.',
      },
      {
        question: 'Will there be snow in Nainital?',
        answer:
          'Perhaps for a day or two in late December, January or February, and in some winters not at all. The road from Kaladhungi stays open except for a few hours after heavy snow. Nights in January fall to about 2 degrees, and the hotels lend heaters, sometimes for a small charge.',
      },
    ],
  },
  {
    id: 'valley-of-flowers-trek',
    summary: 'Walk from Pulna to Ghangaria, a day among the alpine flowers and a climb to the lake of Hemkund Sahib.',
    gateway: 'haridwar',
    start: 'Haridwar Junction or your hotel, 5:30 am on day 1: arrive the night before',
    end: 'Haridwar Junction, about 2:30 pm on day 7',
    route: [
      'Haridwar',
      'Joshimath',
      'Govindghat',
      'Pulna',
      'Ghangaria',
      'Valley of Flowers',
      'Hemkund Sahib',
      'Badrinath',
      'Rudraprayag',
      'Haridwar',
    ],
    plan: [
      {
        title: 'Haridwar to Joshimath, 275 km',
        text: 'The hill road takes 10 hours, and rain can slow it, so we start at 5:30 am: by Rishikesh and Devprayag, breakfast at Srinagar, then Rudraprayag, Karnaprayag and Chamoli to Joshimath, 1,875 m, by 5:00 pm. Before dinner visit Narsingh Temple, where Badrinath is worshipped in winter. Buy a poncho and a stick in the bazaar if you have none, and leave spare luggage in the car tomorrow.',
        meals: 'Dinner',
        overnight: 'Joshimath',
        legs: [{ from: 'haridwar', to: 'joshimath', km: 275, hours: 10, by: 'car' }],
      },
      {
        title: 'Joshimath to Pulna, 24 km, and 10 km on foot to Ghangaria',
        text: 'Ponies and porters wait at Pulna, the end of the road. We start at 7:00 am: 20 km, 1 hour, to Govindghat, then 4 km by local jeep. The stone path climbs 10 km beside the Lakshman Ganga, gently to Bhyundar, then steeply through forest; 5 to 6 hours with tea stalls all the way. Ghangaria lies at 3,050 m: walk slowly, drink water and sleep early.',
        meals: 'Breakfast and dinner',
        overnight: 'Ghangaria',
        legs: [
          {
            from: 'joshimath',
            to: 'govindghat',
            km: 20,
            hours: 1,
            by: 'car',
            because: 'down to Vishnuprayag and up the gorge of the Alaknanda',
          },
          { from: 'govindghat', to: 'pulna', km: 4, hours: 0.3, by: 'car' },
          { from: 'pulna', to: 'ghangaria', km: 10, hours: 5.5, by: 'foot' },
        ],
      },
      {
        title: 'Valley of Flowers National Park on foot',
        text: 'Be at the forest post near the village when it opens, usually 7:00 am; nobody enters after about noon to 2 pm and all must be out by 5 pm. Over the Pushpawati bridge a steep hour leads into the valley, 3,300 m. Walk on past the riverside meadows to the grave of the botanist Joan Legge, or as far as time allows, 10 to 14 km in all, and turn back by 1:30 pm. No ponies and no shops: carry lunch and water.',
        meals: 'Breakfast, packed lunch and dinner',
        overnight: 'Ghangaria',
        legs: [
          { from: 'ghangaria', to: 'valley-of-flowers', km: 7, hours: 3.5, by: 'foot' },
          { from: 'valley-of-flowers', to: 'ghangaria', km: 7, hours: 3, by: 'foot' },
        ],
      },
      {
        title: 'Climb to Hemkund Sahib and back',
        text: 'Start at 5:00 am: 6 km and more than 1,200 m of climb on a broad zigzag path, 4 to 5 hours, or 2.5 by pony. The gurdwara stands by a glacial lake above 4,300 m, with the Lakshman temple beside it; blue poppies and brahmakamal grow near the top in July and August. The langar serves hot khichdi and tea. All pilgrims start down by 2:00 pm, as no one may stay. Back by 5 pm, 12 km in all.',
        meals: 'Breakfast and dinner',
        overnight: 'Ghangaria',
        legs: [
          {
            from: 'ghangaria',
            to: 'hemkund-sahib',
            km: 6,
            hours: 4.5,
            by: 'foot',
            because: 'a zigzag path that climbs 1,280 m',
          },
          {
            from: 'hemkund-sahib',
            to: 'ghangaria',
            km: 6,
            hours: 3,
            by: 'foot',
            because: 'a zigzag path that descends 1,280 m',
          },
        ],
      },
      {
        title: 'Ghangaria to Pulna on foot, and by road to Badrinath, 29 km',
        text: 'A stick spares the knees today: start at 7:00 am and walk the 10 km down to Pulna in 3.5 hours. Jeep to Govindghat, 4 km, where our vehicle waits, and 25 km, 1.5 hours, up to Badrinath for a late lunch by 2:30 pm. The temple opens again about 4 pm: bathe in the hot Tapt Kund, then darshan; phones stay outside. The evening aarti is the quieter time. The town is at 3,100 m and cold at night.',
        meals: 'Breakfast and dinner',
        overnight: 'Badrinath',
        legs: [
          { from: 'ghangaria', to: 'pulna', km: 10, hours: 3.5, by: 'foot' },
          { from: 'pulna', to: 'govindghat', km: 4, hours: 0.3, by: 'car' },
          { from: 'govindghat', to: 'badrinath', km: 25, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Badrinath to Rudraprayag, 160 km',
        text: 'Those who wish can be at the temple by 5:30 am. Leave at 9:00 am by Joshimath, Pipalkoti, Chamoli and Karnaprayag; 6.5 hours of driving and a lunch halt. The stretches below Joshimath slide most in July and August, and the half day in hand is for that. Rudraprayag by 5:00 pm, at 700 m. For those with legs left, the meeting of the Mandakini and the Alaknanda is a short walk and many steps below the bazaar.',
        meals: 'Breakfast and dinner',
        overnight: 'Rudraprayag',
        legs: [{ from: 'badrinath', to: 'rudraprayag', km: 160, hours: 6.5, by: 'car' }],
      },
      {
        title: 'Rudraprayag to Haridwar, 165 km',
        text: 'Srinagar and Devprayag are on the way down, with a halt above the meeting of the Bhagirathi and the Alaknanda, then Rishikesh and Haridwar: 5.5 hours of driving from 8:00 am. We reach Haridwar Junction about 2:30 pm, with lunch on the way. Book trains after 6 pm; Dehradun airport can be reached by 2 pm from Rishikesh, for flights after 5 pm. In the rains choose tickets you can change.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'rudraprayag', to: 'haridwar', km: 165, hours: 5.5, by: 'car' }],
      },
    ],
    inclusions: [
      'Six nights in simple hotels and lodges, twin sharing',
      'Vegetarian breakfast and dinner daily, packed lunch in the valley',
      'Trek leader from Joshimath to Badrinath, with first-aid kit and oximeter',
      'Valley of Flowers entry permit for Indian nationals',
      'Vehicle with driver from Haridwar to Haridwar, and jeeps to Pulna',
      'Registration for Hemkund Sahib and Badrinath',
      'Tolls, parking, green tax and driver allowance',
    ],
    exclusions: [
      'Flights and trains, and the night in Haridwar before day 1',
      'Ponies, porters and the Ghangaria helicopter',
      'Lunches other than on day 3, tips and personal expenses',
      'Extra nights if a slide shuts the road',
    ],
    season: {
      best: ['jul', 'aug'],
      fair: ['jun', 'sep'],
      note: 'The valley opens 1 June to 31 October, Hemkund late May to early October. Flowers peak mid-July to mid-August, in daily rain: keep two days free afterwards. June has snow bridges, September clear skies and few blooms.',
    },
    suits: {
      walking: 'Four days on foot, 10 to 14 km each, on stone paths with 600 to 1,250 m of climb. Train for a month.',
      altitude: 'Hemkund Sahib, above 4,300 m, for two hours; three nights at Ghangaria, 3,050 m.',
      seniors:
        'For those who walk daily. Ponies go everywhere but into the valley itself, where porters with baskets can be hired.',
      children:
        'From 10 years, if used to hill walking. Hemkund is hard for most under 12, and Ghangaria has no child care.',
      food: 'All meals vegetarian. Jain food in Joshimath and Badrinath; at Ghangaria plain dal, rice and roti without onion, told ahead.',
      papers:
        'Original photo ID for the forest permit and yatra registration. Visitors from abroad pay a higher park fee and carry passports.',
    },
    childrenFrom: 10,
    access: { walkingKm: 14, steps: 0, highestPoint: 4_329 },
    questions: [
      {
        question: 'Do we walk in the rain?',
        answer:
          'Yes, most days for a few hours: the flowers bloom because of it. Bring a poncho that covers the bag, quick-dry clothes, two pairs of shoes with good grip and plastic bags for phones. The leader turns back only if the forest post shuts the path or a stream is too high, and then we use the other day.',
      },
      {
        question: 'What if a landslide shuts the road to Joshimath?',
        answer:
          'Slides are usually cleared within a few hours, and the plan has slack on days 6 and 7. If the way up is shut for a day, we drop Badrinath and keep the trek. If you are held up on the way down, we arrange rooms and you pay for the extra night. Keep two free days after the tour.',
      },
      {
        question: 'Is there electricity and mobile signal in Ghangaria?',
        answer:
          'Lodges have power for part of the day, mostly in the evening, and hot water comes by the bucket. Some networks work in Ghangaria, weakly; none in the valley or on the Hemkund path. Carry a power bank and cash, as there is no cash machine after Joshimath.',
      },
      {
        question: 'Can I skip Hemkund or ride up?',
        answer:
          'Both are fine. Ponies climb to Hemkund in about 2.5 hours and are hired at the counter in Ghangaria. If you skip it, the valley permit can be used on a second day in many seasons; the leader will ask at the post. Nobody should climb to Hemkund with headache or breathlessness at Ghangaria.',
      },
    ],
  },
];
