/** Trip notes of the packages in Uttar Pradesh. */
import type { TripNotes } from '../../schema/types';

export const uttarPradesh: readonly TripNotes[] = [
  {
    id: 'varanasi-sarnath-ghats',
    summary: 'Kashi Vishwanath, the aarti at Dashashwamedh, a dawn boat from Assi Ghat and the lion pillar of Sarnath.',
    gateway: 'varanasi',
    start: 'Varanasi airport, Varanasi Junction or Banaras station, by 12 noon on day 1',
    end: 'Varanasi airport or Varanasi Junction, by 2 pm on day 3',
    route: ['Varanasi', 'Assi Ghat', 'Sarnath', 'Varanasi'],
    plan: [
      {
        title: 'Varanasi: Kashi Vishwanath and the Ganga aarti',
        text: 'By 12 noon a car meets you at the airport (25 km, 1 hour) or station; check in and rest. At 2:30 pm go by e-rickshaw and on foot to Kashi Vishwanath Temple: phones, pens, belts and bags stay in a locker, and the queue takes 1 to 2 hours. Walk 10 minutes to Dashashwamedh Ghat and take a place by 5:00 pm in winter, 6:00 pm in summer; the aarti starts an hour later and lasts 45 minutes.',
        meals: 'Dinner',
        overnight: 'Varanasi',
        legs: [
          { from: 'varanasi-airport', to: 'varanasi', km: 25, hours: 1, by: 'car' },
          { from: 'varanasi', to: 'kashi-vishwanath', km: 4, hours: 0.4, by: 'car' },
          { from: 'kashi-vishwanath', to: 'dashashwamedh-ghat', km: 0.7, hours: 0.2, by: 'foot' },
          { from: 'dashashwamedh-ghat', to: 'varanasi', km: 4, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Dawn boat from Assi Ghat and the silk looms',
        text: 'First light on the river is what this morning is for: a 5:00 am start, an hour later in winter, for Assi Ghat and a private boat, 1.5 hours past Kedar and Dashashwamedh to Manikarnika Ghat and back. Keep cameras down at the burning ghats. After breakfast and a rest, visit Banarasi silk weavers at work on their looms at 11:30 am; there is no need to buy, and few looms run on Fridays. Evening free on the Assi steps.',
        meals: 'Breakfast and dinner',
        overnight: 'Varanasi',
        legs: [
          { from: 'varanasi', to: 'assi-ghat', km: 6, hours: 0.4, by: 'car' },
          { from: 'assi-ghat', to: 'manikarnika-ghat', km: 3, hours: 0.75, by: 'boat' },
          { from: 'manikarnika-ghat', to: 'assi-ghat', km: 3, hours: 0.75, by: 'boat' },
          { from: 'assi-ghat', to: 'varanasi', km: 6, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Sarnath, and on to the airport, 33 km',
        text: 'Check out by 8:15 am; Sarnath is 10 km, 40 minutes. The Archaeological Museum opens at 9:00 am: the Lion Capital of Ashoka stands in the first hall. Then the ruins and Dhamek Stupa, 43 m tall, where the Buddha first taught; 2.5 hours in all. The museum is shut on Fridays, when we go on day 2 instead. The airport is 23 km on, 50 minutes: book flights after 3 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'varanasi', to: 'sarnath', km: 10, hours: 0.67, by: 'car' },
          { from: 'sarnath', to: 'varanasi-airport', km: 23, hours: 0.83, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Varanasi, twin sharing',
      'Breakfast daily and two dinners, all vegetarian',
      'AC car with driver for transfers and Sarnath',
      'Private rowing or motor boat at dawn',
      'Local guide on day 2 and at Sarnath',
      'Sarnath museum and stupa tickets for Indian nationals',
    ],
    exclusions: [
      'Flights and trains to and from Varanasi',
      'Temple tickets for quick darshan or aarti, and offerings',
      'E-rickshaws in the old city, and chairs or boats for the aarti',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['dec', 'jan', 'sep'],
      note: 'Fog hides the river and delays trains from mid-December to January. April to June passes 42 degrees. In July, August and often early September the Ganga covers the ghats and boats stop.',
    },
    suits: {
      walking: '3 to 4 km a day in narrow lanes, with 40 to 60 uneven steps at each ghat.',
      altitude: 'Plains throughout, about 80 m above sea level.',
      seniors:
        'Good with patience: e-rickshaws reach within 500 m of the temple, and wheelchairs can be asked for at the gate.',
      children: 'From 5 years. The burning ghats raise questions; the boat can turn back before them.',
      food: 'Vegetarian everywhere in the old city. Jain meals at the hotel on request; Sarnath and Bhelupur have Jain dharamshalas.',
      papers:
        'Photo ID for the hotel and temple security. Visitors from abroad should carry passports to the temple gate.',
    },
    alsoFoundBy: ['Jyotirlinga'],
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 60, highestPoint: 81 },
    questions: [
      {
        question: 'What should we wear at Kashi Vishwanath?',
        answer:
          'Shoulders and knees covered; no shorts or sleeveless tops. Ordinary trousers, salwar or a sari are accepted for darshan from the doors. For the short hours when pilgrims may touch the lingam, men may be asked to wear a dhoti and women a sari. Slip-on shoes save time, and cash goes in a pocket.',
      },
      {
        question: 'Is it better to watch the aarti from the steps or from a boat?',
        answer:
          'The steps put you beside the priests; the boats show all seven platforms at once but rock and fill up. Steps are free, though shopkeepers sell chairs and balcony seats. When the river is high, in July, August and often early September, neither is possible and the rite is held on a roof, with little room for visitors.',
      },
      {
        question: 'How long is the wait for darshan?',
        answer:
          'An hour on an ordinary weekday, two or three on Mondays, weekends and Ekadashi, and many hours in the month of Sawan and on Mahashivratri. The temple sells a quick darshan ticket on its own website. We can help you buy one, but nobody can sell a private entry: turn away anyone who offers it in the lane.',
      },
      {
        question: 'Can we perform shraddha, or give ashes to the river?',
        answer:
          'Yes, on the morning of day 2 after the boat. Tell us the rite, your language and your family tradition a week ahead and we ask a priest of that community, Tamil, Telugu, Kannada or Marathi among them. His fee and the materials are settled before you come and paid to him directly.',
      },
    ],
  },
  {
    id: 'agra-fatehpur-sikri',
    summary: 'The Taj Mahal at sunrise, seen the evening before from Mehtab Bagh, with Agra Fort and Fatehpur Sikri.',
    gateway: 'agra',
    start: 'Agra Cantt station or your hotel in Agra, 10:30 am on day 1 (not on Thursdays)',
    end: 'Agra Cantt station, about 3:15 pm on day 2',
    route: ['Agra Fort', 'Itimad-ud-Daulah', 'Mehtab Bagh', 'Taj Mahal', 'Fatehpur Sikri', 'Agra'],
    plan: [
      {
        title: 'Agra Fort, Itimad-ud-Daulah and Mehtab Bagh, 25 km',
        text: "Your driver waits at Agra Cantt at 10:30 am, and bags stay in the car. Agra Fort until 1:00 pm: Akbar's gate, Jahangir's palace and the tower from which Shah Jahan looked at the Taj. Lunch, then across the Yamuna to the inlaid marble Tomb of Itimad-ud-Daulah at 2:30 pm. Reach Mehtab Bagh by 4:00 pm, for the Taj across the river; its gate shuts at sunset. Check in by 6:30 pm.",
        meals: 'Dinner',
        overnight: 'Agra',
        legs: [
          { from: 'agra', to: 'agra-fort', km: 5, hours: 0.3, by: 'car' },
          { from: 'agra-fort', to: 'itimad-ud-daulah', km: 4, hours: 0.3, by: 'car' },
          { from: 'itimad-ud-daulah', to: 'mehtab-bagh', km: 3, hours: 0.2, by: 'car' },
          { from: 'mehtab-bagh', to: 'agra', km: 11, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Taj Mahal at sunrise and Fatehpur Sikri, 80 km return',
        text: 'Sunrise sets the hour: be at the East Gate 45 minutes before it, as the gate opens half an hour before. Carry only phone, water and wallet; food, tripods and large bags are refused. Back for breakfast by 9:00 am. At 10:15 am drive to Fatehpur Sikri, 37 km, 1 hour; a shuttle bus climbs from the car park to Buland Darwaza, the Tomb of Salim Chishti and the palaces. Agra Cantt by 3:15 pm; trains after 4 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'agra', to: 'taj-mahal', km: 5, hours: 0.25, by: 'car' },
          { from: 'taj-mahal', to: 'agra', km: 5, hours: 0.25, by: 'car' },
          { from: 'agra', to: 'fatehpur-sikri', km: 37, hours: 1, by: 'car' },
          { from: 'fatehpur-sikri', to: 'agra', km: 37, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Agra, twin sharing',
      'One dinner and one breakfast',
      'AC car with driver from Agra Cantt to Agra Cantt',
      'Monument tickets for Indian nationals, the Taj mausoleum included',
      'Licensed guide at Agra Fort and the Taj Mahal',
      'Tolls, parking and shuttle bus at Fatehpur Sikri',
    ],
    exclusions: [
      'Trains or flights to and from Agra',
      'Monument tickets at the rate for visitors from abroad',
      'Guide at Fatehpur Sikri, and night viewing of the Taj',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['sep', 'dec', 'jan', 'apr'],
      note: 'From mid-December to mid-January fog can hide the sunrise, and we visit the Taj at noon instead. May and June pass 42 degrees and the sandstone burns bare feet; July and August are humid, with showers.',
    },
    suits: {
      walking: 'About 5 km a day on paving and gravel, with 30 to 50 broad steps at Agra Fort and Buland Darwaza.',
      altitude: 'Plains throughout, 160 to 190 m above sea level.',
      seniors: 'Good. Battery cars run from the Taj car park to the gate, and wheelchairs are lent against a deposit.',
      children: 'All ages; under 15 enter most monuments free. Carry a hat, and proof of age for taller ones.',
      food: 'Vegetarian restaurants near every stop, and Jain thalis in Agra on request. Petha, the local sweet, is made of ash gourd.',
      papers: 'Original photo ID for the hotel; monument tickets carry the number. Passports for visitors from abroad.',
    },
    childrenFrom: 0,
    access: { walkingKm: 5, steps: 50, highestPoint: 190 },
    questions: [
      {
        question: 'Why can the tour not start on a Thursday?',
        answer:
          'Because day 2 would be a Friday, when the Taj Mahal is shut to visitors. All other sights on this tour are open every day. If Thursday is your only date we can show you the Taj that afternoon in place of the Fort, and the Fort the next morning, but the sunrise is lost.',
      },
      {
        question: 'Is the sunrise visit worth getting up for?',
        answer:
          'From October to mid-December and in February and March, yes: the marble goes from grey to cream in half an hour, and the first group in has the terrace nearly to itself. The ticket allows three hours. In the fog weeks you may see only the gate, so we move the visit to noon.',
      },
      {
        question: 'Can we come from Delhi by train on the same morning?',
        answer:
          'Yes. Fast trains leave Delhi between about 6 and 8 am and reach Agra Cantt in about two hours, in time for the 10:30 am start. Return trains run through the evening. Seats open 60 days ahead; send us your tickets so that the driver knows your coach.',
      },
    ],
  },
  {
    id: 'ayodhya-prayagraj-yatra',
    summary: 'Ram Lalla at Ayodhya, a boat to the Triveni Sangam and Shringverpur, where Rama crossed the Ganga.',
    gateway: 'lucknow',
    start: 'Lucknow airport or Lucknow Charbagh station, by 9:30 am on day 1',
    end: 'Lucknow airport or Lucknow Charbagh station, about 3:30 pm on day 4',
    route: ['Lucknow', 'Ayodhya', 'Prayagraj', 'Shringverpur', 'Lucknow'],
    plan: [
      {
        title: 'Lucknow to Ayodhya, 145 km: Hanuman Garhi and Saryu aarti',
        text: 'By 9:30 am we are on the road: 3 hours on the highway by Barabanki, with a tea stop. Check in and lunch. At 3:30 pm climb the 76 steps of Hanuman Garhi, by custom the first darshan in Ayodhya, then walk to Kanak Bhawan, which opens again about 4 pm after its midday rest. Cars stop outside the temple streets, so an e-rickshaw takes you the 2 km to Naya Ghat for the Saryu aarti at sunset.',
        meals: 'Dinner',
        overnight: 'Ayodhya',
        legs: [
          { from: 'lucknow-airport', to: 'ayodhya', km: 145, hours: 3, by: 'car' },
          { from: 'ayodhya', to: 'naya-ghat-ayodhya', km: 2, hours: 0.2, by: 'car' },
          { from: 'naya-ghat-ayodhya', to: 'ayodhya', km: 2, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Ram Janmabhoomi Mandir, then Ayodhya to Prayagraj, 170 km',
        text: 'Before the day warms, at 6:30 am, join the line for Ram Janmabhoomi Mandir: phones, bags and shoes go into free lockers, and the walk in and out is about 2 km, 1.5 to 2.5 hours with darshan. Breakfast, and check out by 11:00 am. The road by Sultanpur and Pratapgarh takes 4 hours, with a lunch halt; Prayagraj by 4:30 pm. The evening is free for the Civil Lines or the Sangam lights.',
        meals: 'Breakfast and dinner',
        overnight: 'Prayagraj',
        legs: [
          { from: 'ayodhya', to: 'ram-mandir-ayodhya', km: 1, hours: 0.4, by: 'foot' },
          { from: 'ram-mandir-ayodhya', to: 'ayodhya', km: 1, hours: 0.4, by: 'foot' },
          { from: 'ayodhya', to: 'prayagraj', km: 170, hours: 4, by: 'car' },
        ],
      },
      {
        title: 'Prayagraj: Triveni Sangam and Lete Hanuman',
        text: 'The boat waits at the ghat below the fort, 7 km from the hotel; be ready at 6:00 am. It takes 20 to 30 minutes each way to the line where the brown Ganga meets the green Yamuna; boats tie up at a platform for bathing. Carry a towel and spare clothes. On the bank by 9:00 am, visit the reclining Hanuman of Lete Hanuman Temple, then breakfast. Anand Bhavan, the Nehru house, after 3 pm; shut on Mondays and holidays.',
        meals: 'Breakfast and dinner',
        overnight: 'Prayagraj',
        legs: [
          { from: 'prayagraj', to: 'qila-ghat-prayagraj', km: 7, hours: 0.4, by: 'car' },
          { from: 'qila-ghat-prayagraj', to: 'triveni-sangam', km: 2, hours: 0.4, by: 'boat' },
          { from: 'triveni-sangam', to: 'qila-ghat-prayagraj', km: 2, hours: 0.4, by: 'boat' },
          { from: 'qila-ghat-prayagraj', to: 'prayagraj', km: 7, hours: 0.4, by: 'car' },
          { from: 'prayagraj', to: 'anand-bhavan', km: 4, hours: 0.25, by: 'car' },
          { from: 'anand-bhavan', to: 'prayagraj', km: 4, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Prayagraj to Lucknow by Shringverpur, 210 km',
        text: "Shringverpur Dham on the Ganga is the morning's halt, 40 km, 1 hour, after an 8:00 am start: Ram Chaura ghat, where Nishadraj washed Rama's feet, the shrine of Shringi Rishi and the tall bronze of the two friends. An hour there, then 170 km, 4 hours, by Unchahar and Raebareli, with lunch on the road. Lucknow airport about 3:30 pm, Charbagh half an hour later. Book flights after 6 pm, trains after 5:30 pm.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'prayagraj', to: 'shringverpur', km: 40, hours: 1, by: 'car' },
          { from: 'shringverpur', to: 'lucknow-airport', km: 170, hours: 4, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Ayodhya and two in Prayagraj, 3-star hotels, twin sharing',
      'Vegetarian breakfast daily and three dinners',
      'AC car with driver from Lucknow to Lucknow',
      'Private boat to the Triveni Sangam',
      'Help with free aarti passes at Ayodhya, if the quota allows',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Lucknow',
      'Priests, pind daan and other rites at the Sangam',
      'E-rickshaws, offerings and museum tickets',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['sep', 'dec', 'jan', 'apr'],
      note: 'Winter is mild but foggy. Magh Mela fills Prayagraj from about mid-January to mid-February, Ram Navami and Deepotsav fill Ayodhya. In July and August floods stop boats and can cover Lete Hanuman Temple.',
    },
    suits: {
      walking: '3 to 4 km a day, barefoot in the temples; 76 steps at Hanuman Garhi and a 2 km round at Ram Mandir.',
      altitude: 'Plains throughout, 75 to 125 m above sea level.',
      seniors:
        'Good. Ram Mandir lends free wheelchairs, with a small fee for the helper; Hanuman Garhi has steps only.',
      children: 'All ages, with life jackets worn on the Sangam boat.',
      food: 'Vegetarian throughout; Ayodhya serves no meat or alcohol near the temples. Jain meals at the hotels on request.',
      papers:
        'Original Aadhaar or another photo ID for each adult; aarti passes are issued against it. Passports from abroad.',
    },
    childrenFrom: 0,
    access: { walkingKm: 4, steps: 76, highestPoint: 123 },
    questions: [
      {
        question: 'Is there a paid or VIP line at Ram Mandir?',
        answer:
          "No. The trust sells no darshan, and anyone who offers one is cheating you. General darshan needs no booking and runs from early morning to about 9:30 pm with short pauses for the offerings. Passes for the aartis are free, limited, and given on the trust's website; we apply for you when the dates open.",
      },
      {
        question: 'How deep is the water where we bathe at the Sangam?',
        answer:
          'Waist to chest deep at the wooden platforms, with ropes to hold, from October to June. Boatmen help older people down a short ladder. Women can change behind cloth screens. From July to early September the rivers are too strong, and bathing is at the ghat only, or not at all.',
      },
      {
        question: 'Can rites for ancestors be done on this tour?',
        answer:
          'Yes, at the Sangam on day 3, between the boat and breakfast; allow two more hours. The teerth purohits of Prayagraj keep family registers by district, so send us your native place and gotra. The fee is agreed before you sit down and paid to the priest. Fast until the rite is over.',
      },
      {
        question: 'Which days should we avoid?',
        answer:
          'Ram Navami in March or April, the Deepotsav days before Diwali, and the bathing days of Magh Mela, above all Mauni Amavasya: roads into both towns close to cars and darshan can take half a day. Tuesdays and Saturdays are crowded at Hanuman Garhi. A Wednesday or Thursday start is calmest.',
      },
    ],
  },
  {
    id: 'group-kashi-prayagraj-ayodhya',
    summary:
      'By air from Chennai with a Tamil-speaking manager: Kashi Vishwanath, the Sangam rites and Ram Lalla at Ayodhya.',
    gateway: 'chennai',
    start: 'Chennai airport, domestic departures, two hours before the flight on day 1',
    end: 'Chennai airport on day 6, by the flight on your ticket',
    route: ['Chennai', 'Varanasi', 'Sarnath', 'Prayagraj', 'Ayodhya', 'Lucknow', 'Chennai'],
    plan: [
      {
        title: 'Thursday: Chennai to Varanasi by air, and the Ganga aarti',
        text: 'Meet the tour manager at Chennai airport two hours before the flight; times come with the ticket. The coach meets us at Varanasi airport for the 25 km, 1 hour, to the hotel. Coaches cannot enter the old city, so e-rickshaws take the group to Dashashwamedh Ghat an hour before the aarti, which begins about 6:00 to 6:30 pm in these months. If the flight is late, the aarti moves to day 2.',
        meals: 'Lunch and dinner',
        overnight: 'Varanasi',
        legs: [
          { from: 'chennai-airport', to: 'varanasi-airport', km: 1_420, hours: 2.5, by: 'flight' },
          { from: 'varanasi-airport', to: 'varanasi', km: 25, hours: 1, by: 'car' },
          { from: 'varanasi', to: 'dashashwamedh-ghat', km: 4, hours: 0.4, by: 'car' },
          { from: 'dashashwamedh-ghat', to: 'varanasi', km: 4, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Varanasi: boat, Kashi Vishwanath and Sarnath, 30 km',
        text: 'After tea, at 5:30 am, to Dashashwamedh for shared boats along the ghats, with time to bathe; then Kashi Vishwanath, Annapurna and Visalakshi, about 3 hours with the queue; leave phones at the hotel. South Indian breakfast by 10:30 am, and rest. At 2:30 pm the coach goes to Sarnath, 10 km: Dhamek Stupa, the ruins and the Mulagandha Kuti temple until 5 pm. Day 2 is a Friday, when the museum is shut.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Varanasi',
        legs: [
          { from: 'varanasi', to: 'dashashwamedh-ghat', km: 4, hours: 0.4, by: 'car' },
          { from: 'dashashwamedh-ghat', to: 'manikarnika-ghat', km: 1.5, hours: 0.3, by: 'boat' },
          { from: 'manikarnika-ghat', to: 'dashashwamedh-ghat', km: 1.5, hours: 0.3, by: 'boat' },
          { from: 'dashashwamedh-ghat', to: 'kashi-vishwanath', km: 0.7, hours: 0.2, by: 'foot' },
          { from: 'kashi-vishwanath', to: 'varanasi', km: 4, hours: 0.4, by: 'car' },
          { from: 'varanasi', to: 'sarnath', km: 10, hours: 0.67, by: 'car' },
          { from: 'sarnath', to: 'varanasi', km: 10, hours: 0.67, by: 'car' },
        ],
      },
      {
        title: 'Varanasi to Prayagraj and the Triveni Sangam, 150 km',
        text: 'Early breakfast and off at 6:30 am; 125 km, 3 hours, on the highway. Shared boats from the fort ghat at 10:15 am to the Sangam, 30 minutes, for the bath and for rites such as veni danam and pitru tarpanam with priests who speak Tamil. Lunch at the hotel by 2:00 pm and rest. At 5:00 pm visit Lete Hanuman Temple below the fort. Carry towels, spare clothes and medicines in a hand bag.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Prayagraj',
        legs: [
          { from: 'varanasi', to: 'qila-ghat-prayagraj', km: 125, hours: 3, by: 'car' },
          { from: 'qila-ghat-prayagraj', to: 'triveni-sangam', km: 2, hours: 0.5, by: 'boat' },
          { from: 'triveni-sangam', to: 'qila-ghat-prayagraj', km: 2, hours: 0.5, by: 'boat' },
          { from: 'qila-ghat-prayagraj', to: 'prayagraj', km: 7, hours: 0.4, by: 'car' },
          { from: 'prayagraj', to: 'qila-ghat-prayagraj', km: 7, hours: 0.4, by: 'car' },
          { from: 'qila-ghat-prayagraj', to: 'prayagraj', km: 7, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Prayagraj to Ayodhya, 170 km, and the Saryu aarti',
        text: 'Pratapgarh and Sultanpur lie on the road: 4.5 hours by coach from 8:00 am, with one halt for tea. Lunch in Ayodhya at 1:00 pm and rest until four. E-rickshaws take the group to Naya Ghat, where the Saryu aarti is sung at sunset from broad steps with room to sit. The ghat and Ram ki Paidi canal are lit afterwards. Back for dinner by 7:30 pm, and early to bed for the morning line.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Ayodhya',
        legs: [
          { from: 'prayagraj', to: 'ayodhya', km: 170, hours: 4.5, by: 'car' },
          { from: 'ayodhya', to: 'naya-ghat-ayodhya', km: 2, hours: 0.2, by: 'car' },
          { from: 'naya-ghat-ayodhya', to: 'ayodhya', km: 2, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Ayodhya: Ram Mandir, Hanuman Garhi and Kanak Bhawan',
        text: 'Ram Mandir is the first and longest visit, from 6:00 am; with lockers, security and the 2 km walk, allow 2 to 3 hours. Free wheelchairs are lent at the pilgrim centre. Breakfast at 9:30 am, then Hanuman Garhi and its 76 steps. After lunch and rest, Kanak Bhawan from 4:30 pm and a free hour for tulsi beads and pedas in the bazaar. Bags are weighed tonight for the flight, and Ganga water sealed.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Ayodhya',
        legs: [
          { from: 'ayodhya', to: 'ram-mandir-ayodhya', km: 1, hours: 0.4, by: 'foot' },
          { from: 'ram-mandir-ayodhya', to: 'ayodhya', km: 1, hours: 0.4, by: 'foot' },
        ],
      },
      {
        title: 'Ayodhya to Lucknow airport, and the flight to Chennai',
        text: 'The hour of check-out depends on the flight: after breakfast, 6.5 hours before it, we leave Ayodhya for 145 km, 3.5 hours, by coach on the highway, a halt at Barabanki, and two hours at the airport. A packed vegetarian lunch is handed out on the way. In January fog slows the road and the flight, so we start an hour earlier. Ganga water goes in checked bags. The manager stays with the group to Chennai arrivals.',
        meals: 'Breakfast and packed lunch',
        overnight: 'Departure',
        legs: [
          { from: 'ayodhya', to: 'lucknow-airport', km: 145, hours: 3.5, by: 'car' },
          { from: 'lucknow-airport', to: 'chennai-airport', km: 1_550, hours: 2.5, by: 'flight' },
        ],
      },
    ],
    exclusions: [
      'Travel to Chennai airport and back',
      "Priests' fees, rite materials and offerings",
      'Quick darshan tickets, e-rickshaws and porters',
      'Food bought on flights, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['sep', 'dec', 'jan'],
      note: 'The group leaves from September to March only. September can still have high rivers. December and January are cold and foggy, and Magh Mela crowds Prayagraj from about mid-January to mid-February.',
    },
    suits: {
      walking: '3 to 4 km a day in slow stages, barefoot in temples; ghat steps, and 76 steps at Hanuman Garhi.',
      altitude: 'Plains throughout, 75 to 125 m above sea level.',
      seniors:
        'Planned with them in mind, though 4 km a day are on foot: rest on most afternoons, wheelchairs at Ram Mandir; over 75 with a companion.',
      children: 'Welcome from 6 years, though the pace is set by elders.',
      food: 'All meals vegetarian, idli or pongal most mornings. Jain meals, or food without onion and garlic, if told ten days ahead.',
      papers:
        'Aadhaar or another photo ID in original for flights, hotels and temple security. Names must match the ticket.',
    },
    alsoFoundBy: ['Jyotirlinga'],
    childrenFrom: 6,
    access: { walkingKm: 4, steps: 76, highestPoint: 123 },
    questions: [
      {
        question: 'Can I do shraddha for my parents at Kashi, Prayag or Ayodhya?',
        answer:
          'Yes. Tell us three weeks ahead which rite, your gotra and veda, and the tithi if it matters. Rites at Kashi are held on the morning of day 2 and at the Sangam on day 3, with Tamil-speaking priests. You pay the priest directly. Gaya is not on this route; ask us about extra days with a smaller car.',
      },
      {
        question: 'Will the group get darshan together?',
        answer:
          'We go in together and the manager counts at each gate, but lines at Kashi Vishwanath and Ram Mandir split. Everyone carries a card with the meeting point, as phones are not allowed inside. Those who cannot stand long are sent by the wheelchair entrance with one companion where the temple permits.',
      },
      {
        question: 'How cold is it from December to February?',
        answer:
          'Nights fall to 6 or 8 degrees in December and January, and fog keeps mornings near 10; by mid-February days are 25 degrees. For the boat and the early line bring a sweater, shawl, cap and socks that may be worn on temple floors. The hotels give hot water, and heaters on request.',
      },
      {
        question: 'What is the room arrangement for those who come alone?',
        answer:
          "Rooms are shared by two. We pair single travellers of the same sex, and of similar age where we can. A room of one's own costs a supplement, which we quote before booking. Ground-floor rooms, or rooms near the lift, go first to those over 70, so tell us your age.",
      },
    ],
  },
];
