/** Trip notes of the packages abroad: Singapore, Thailand, Dubai, Malaysia and Bali, with the honeymoon and group tours there. */
import type { TripNotes } from '../../schema/types';

export const abroad: readonly TripNotes[] = [
  {
    id: 'singapore',
    summary: 'A full day at Universal Studios, the Night Safari by tram, and Marina Bay seen from the SkyPark at dusk.',
    gateway: 'singapore',
    start: 'Changi airport, Singapore, arrivals hall of your terminal, at any hour',
    end: 'Changi airport, with an hour at Jewel before check-in',
    route: ['Marina Bay', 'Little India', 'Chinatown', 'Mandai', 'Gardens by the Bay', 'Sentosa', 'Changi'],
    plan: [
      {
        title: 'Arrive in Singapore, Merlion Park by evening',
        text: 'Changi arrivals is where our driver meets you; most hotels are 20 km and 30 minutes away, and rooms are ready at 3 pm. Indian dinner at 6 pm, then Merlion Park, where the lion faces the bay. The waterfront path is flat: 2 km takes you round to Marina Bay Sands for the light and water show, usually at 8 pm and 9 pm. Carry an umbrella, as showers come without warning.',
        meals: 'Dinner',
        overnight: 'Singapore',
        legs: [
          { from: 'changi-airport', to: 'singapore', km: 20, hours: 0.5, by: 'car' },
          { from: 'singapore', to: 'merlion-park', km: 2, hours: 0.15, by: 'car' },
          { from: 'merlion-park', to: 'marina-bay-sands', km: 2, hours: 0.6, by: 'foot' },
          { from: 'marina-bay-sands', to: 'singapore', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Little India, Chinatown and the Night Safari',
        text: 'Little India comes first, at 9:15 am: Sri Veeramakaliamman Temple, which rests from about noon, and Tekka market. Then 3 km to Chinatown for Sri Mariamman Temple and the Buddha Tooth Relic Temple. Rest at the hotel from 1 pm. At 6:15 pm the car goes to Mandai, 25 km; the Night Safari opens at 7:15 pm and its tram ride takes 40 minutes. Back by 10:30 pm.',
        meals: 'Breakfast',
        overnight: 'Singapore',
        legs: [
          { from: 'singapore', to: 'little-india-singapore', km: 3, hours: 0.2, by: 'car' },
          { from: 'little-india-singapore', to: 'chinatown-singapore', km: 3, hours: 0.25, by: 'car' },
          { from: 'chinatown-singapore', to: 'singapore', km: 2, hours: 0.15, by: 'car' },
          { from: 'singapore', to: 'night-safari', km: 25, hours: 0.6, by: 'car' },
          { from: 'night-safari', to: 'singapore', km: 25, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Gardens by the Bay and the SkyPark',
        text: 'Free morning after the late night. At 2 pm, the Flower Dome and Cloud Forest: both are cooled to about 23 degrees, so carry a light jacket. Walk over the bridge to Marina Bay Sands and take the lift to the SkyPark at 5:15 pm, before sunset at about 7 pm. Down again for the free Supertree show at 7:45 pm, with a second one an hour later. Indian dinner afterwards.',
        meals: 'Breakfast and dinner',
        overnight: 'Singapore',
        legs: [
          { from: 'singapore', to: 'gardens-by-the-bay', km: 3, hours: 0.2, by: 'car' },
          { from: 'gardens-by-the-bay', to: 'marina-bay-sands', km: 1, hours: 0.3, by: 'foot' },
          { from: 'marina-bay-sands', to: 'gardens-by-the-bay', km: 1, hours: 0.3, by: 'foot' },
          { from: 'gardens-by-the-bay', to: 'singapore', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Sentosa: cable car and Universal Studios',
        text: 'The cable car crosses the harbour to Sentosa in about 15 minutes; start from the hotel at 8:45 am. Universal Studios opens at 10 am on most days and shuts between 6 pm and 8 pm by date. Join the queues for Transformers and the Mummy first, and keep the covered shows for the hot hours after noon. Carry swimwear or a change of clothes for the water rides. The driver waits at the gate when it shuts.',
        meals: 'Breakfast',
        overnight: 'Singapore',
        legs: [
          { from: 'singapore', to: 'harbourfront', km: 6, hours: 0.3, by: 'car' },
          { from: 'harbourfront', to: 'sentosa', km: 1.6, hours: 0.25, by: 'cable' },
          { from: 'sentosa', to: 'universal-studios-singapore', km: 1, hours: 0.3, by: 'foot' },
          { from: 'universal-studios-singapore', to: 'singapore', km: 8, hours: 0.35, by: 'car' },
        ],
      },
      {
        title: 'Jewel waterfall and departure from Changi',
        text: 'Check out by 11 am; bags can stay at the desk while you shop. Leave the hotel 5 hours before the flight: 30 minutes to Changi, an hour at the Jewel waterfall, which usually runs from late morning to 10 pm, and three hours for the counters. Jewel adjoins Terminal 1 and has covered walkways to 2 and 3; Terminal 4 needs a shuttle bus. Claim the tax refund at the kiosks before you check bags.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'singapore', to: 'changi-airport', km: 20, hours: 0.5, by: 'car' }],
      },
    ],
    inclusions: [
      'Four nights in a 4-star hotel, twin sharing',
      'Breakfast daily and two Indian dinners',
      'Airport transfers and private vehicle as in the plan',
      'Universal Studios day ticket and Sentosa cable car, one way',
      'Night Safari with tram, SkyPark, Flower Dome and Cloud Forest tickets',
      'Help with the Singapore visa and the SG Arrival Card',
      'Travel insurance for the length of the tour',
    ],
    exclusions: [
      'International flights and the visa fee',
      'Express passes and lockers at Universal Studios',
      'Lunches, and dinners on days 2 and 4',
      'Sightseeing not named in the plan',
      'Tips and personal expenses',
    ],
    season: {
      best: ['feb', 'mar', 'apr'],
      fair: ['jan', 'may', 'jun', 'jul', 'aug', 'sep', 'oct'],
      note: 'About 31 degrees all year. February to April has the fewest showers; November and December are the wettest, and hotels are dearest in school holidays and in the Grand Prix week.',
    },
    suits: {
      walking: 'Flat paving with lifts nearly everywhere; expect 6 to 8 km on the Sentosa day.',
      altitude: 'Sea level throughout; the SkyPark deck is about 200 m up, by lift.',
      seniors:
        'No stairs, but long walks: wheelchairs can be hired at the parks, and the Night Safari is mostly by tram.',
      children: 'From any age. Several Universal rides need a height of 122 cm; under-fours usually enter free.',
      food: 'Vegetarian meals everywhere in Little India; Jain meals at several restaurants there, ordered a day ahead.',
      papers:
        'Passport valid 6 months, a visa applied for before travel, and the SG Arrival Card. Rules change: we confirm before you pay.',
    },
    childrenFrom: 0,
    access: { walkingKm: 8, steps: 0, highestPoint: 200 },
    questions: [
      {
        question: 'When should I give you the visa papers?',
        answer:
          'Three weeks before you fly. The application goes in online through an authorised agent with a scan of the passport, a recent photograph on white and the flight and hotel bookings. Most answers come within a week, but a second round of questions can take longer.',
      },
      {
        question: 'Is the Night Safari worth it with a child of four?',
        answer:
          'Yes, if the child naps that afternoon. The tram takes 40 minutes and nobody has to walk, though there are four trails for those who want to. Flash photography is not allowed. If it rains hard, the tram still runs and the shows may not.',
      },
      {
        question: 'What may I not carry into Singapore?',
        answer:
          'Vapes and e-cigarettes, chewing gum and chewing tobacco may not be brought in, and cigarettes have no duty-free allowance. Bring regular medicines in their strips with the prescription; some sleeping pills and strong painkillers need approval first, so tell us early.',
      },
      {
        question: 'What if it rains on the Sentosa day?',
        answer:
          'Showers rarely last more than an hour. Outdoor coasters and the cable car stop when lightning is near and start again soon after; the indoor rides and shows carry on. If the whole morning looks bad, we can exchange days 3 and 4, provided the park ticket date can still be changed.',
      },
      {
        question: 'Why does the group tour with Malaysia cost hardly more?',
        answer:
          'It goes by coach, sleeps in simpler hotels, half of its nights in Kuala Lumpur, where rooms cost less, and leaves the SkyPark, the domes and the Night Safari out. Here the vehicle is yours alone and those tickets are in the price. Flights are in the price of the group, not in this one.',
      },
    ],
  },
  {
    id: 'thailand',
    summary: "Bangkok's river temples and Safari World, then Pattaya for Coral Island and the gardens of Nong Nooch.",
    gateway: 'bangkok',
    start: 'Suvarnabhumi airport, Bangkok, arrivals hall, at any hour',
    end: 'Suvarnabhumi airport, three hours before your flight',
    route: ['Bangkok', 'Wat Pho', 'Safari World', 'Sanctuary of Truth', 'Pattaya', 'Koh Larn', 'Nong Nooch'],
    plan: [
      {
        title: 'Arrive in Bangkok, dinner cruise on the river',
        text: 'Suvarnabhumi, where our driver meets you, is 30 km and about 45 minutes from the hotel, longer from 4 to 7 pm. Rooms are ready from 2 pm; bags can be left earlier. At 6:30 pm drive to the pier. The cruise on the Chao Phraya boards at 7:30 pm and lasts two hours, past Wat Arun lit up on the bank; the buffet has Indian dishes. Sit on the upper deck for photographs and the lower one if it rains.',
        meals: 'Dinner',
        overnight: 'Bangkok',
        legs: [
          { from: 'suvarnabhumi', to: 'bangkok', km: 30, hours: 0.75, by: 'car' },
          { from: 'bangkok', to: 'chao-phraya-pier', km: 5, hours: 0.5, by: 'car' },
          {
            from: 'chao-phraya-pier',
            to: 'chao-phraya-pier',
            km: 16,
            hours: 2,
            by: 'boat',
            because: 'up the river and back to its pier',
          },
          { from: 'chao-phraya-pier', to: 'bangkok', km: 5, hours: 0.35, by: 'car' },
        ],
      },
      {
        title: 'Bangkok: Grand Palace, Wat Pho and Wat Arun',
        text: 'Grand Palace first, when it opens at 8:30 am: 7:45 am from the hotel, knees and shoulders covered. Allow two hours with the Emerald Buddha, then walk 10 minutes to the 46-metre Reclining Buddha of Wat Pho. The ferry from Tha Tien pier crosses to Wat Arun, whose steps are steep. Lunch on the way and back by 3 pm. Evening free for Chinatown, 4 km; many of its food stalls rest on Mondays.',
        meals: 'Breakfast',
        overnight: 'Bangkok',
        legs: [
          { from: 'bangkok', to: 'grand-palace', km: 7, hours: 0.6, by: 'car' },
          { from: 'grand-palace', to: 'wat-pho', km: 1, hours: 0.2, by: 'foot' },
          { from: 'wat-pho', to: 'wat-arun', km: 0.6, hours: 0.15, by: 'boat' },
          { from: 'wat-arun', to: 'bangkok', km: 10, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Safari World and a free evening',
        text: 'Giraffes, zebra and lions come first at Safari World, 40 km and about an hour from a 9:00 am start: a drive with the windows shut, 45 minutes; then the marine park and its shows, whose times are on the map given at the gate. Lunch is a buffet with Indian dishes. Back by 5 pm, with the evening free for the malls at Siam or a night market. Carry caps and water, as most of it is open.',
        meals: 'Breakfast and lunch',
        overnight: 'Bangkok',
        legs: [
          { from: 'bangkok', to: 'safari-world', km: 40, hours: 1, by: 'car' },
          { from: 'safari-world', to: 'bangkok', km: 40, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Bangkok to Pattaya by the Sanctuary of Truth, 155 km',
        text: 'The motorway to Pattaya takes two hours; check out at 9:30 am. Stop at the Sanctuary of Truth in north Pattaya, a hall carved wholly in wood by hand and still being carved: helmets are handed out, and shorts must reach the knee. Allow 1.5 hours, then lunch and check-in by 3 pm. At 5:30 pm drive 15 minutes to the viewpoint on Pratumnak Hill for sunset over the bay, soon after 6 pm in winter.',
        meals: 'Breakfast',
        overnight: 'Pattaya',
        legs: [
          { from: 'bangkok', to: 'sanctuary-of-truth', km: 145, hours: 2, by: 'car' },
          { from: 'sanctuary-of-truth', to: 'pattaya', km: 6, hours: 0.25, by: 'car' },
          { from: 'pattaya', to: 'pratumnak-hill', km: 3, hours: 0.25, by: 'car' },
          { from: 'pratumnak-hill', to: 'pattaya', km: 3, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Coral Island by speedboat',
        text: 'Koh Larn is about 20 minutes away by the 9 am speedboat; the car comes at 8:30 am for the pier. Swim inside the roped area and hire a chair in the shade. Parasailing, banana boat and jet ski are extra; photograph a jet ski before you ride it. Indian lunch comes before the return at 2:30 pm. Carry a towel, dry clothes and a waterproof pouch, as boarding is often knee-deep. Evening free.',
        meals: 'Breakfast and lunch',
        overnight: 'Pattaya',
        legs: [
          { from: 'pattaya', to: 'bali-hai-pier', km: 3, hours: 0.2, by: 'car' },
          { from: 'bali-hai-pier', to: 'koh-larn', km: 10, hours: 0.33, by: 'boat' },
          { from: 'koh-larn', to: 'bali-hai-pier', km: 10, hours: 0.33, by: 'boat' },
          { from: 'bali-hai-pier', to: 'pattaya', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Nong Nooch Garden and a last evening',
        text: 'Nong Nooch is 22 km south and half an hour away; start at 9:00 am. Walk the French, stone and orchid gardens from the raised path, and see the Thai cultural show; the hour is confirmed the day before. An open tram saves the walk for those who tire. Lunch there or on the road, and back by 4 pm for shopping, a massage or Jomtien Beach, 4 km from town and quieter than Beach Road.',
        meals: 'Breakfast',
        overnight: 'Pattaya',
        legs: [
          { from: 'pattaya', to: 'nong-nooch', km: 22, hours: 0.5, by: 'car' },
          { from: 'nong-nooch', to: 'pattaya', km: 22, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Pattaya to Suvarnabhumi airport, 120 km',
        text: 'Breakfast and check-out by 12 noon. We leave Pattaya about five hours before your flight: nearly two on the motorway to Suvarnabhumi and three for the counters. For a flight before 11 am that means leaving before breakfast, and the hotel packs a box. If you fly from Don Mueang, add an hour. Keep liquids under 100 ml in hand baggage, and claim tax refunds before you check bags.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'pattaya', to: 'suvarnabhumi', km: 120, hours: 1.75, by: 'car' }],
      },
    ],
    inclusions: [
      'Three nights in Bangkok and three in Pattaya, 4-star hotels, twin sharing',
      'Breakfast daily, the cruise dinner and two lunches with Indian dishes',
      'Airport and intercity transfers in a private AC vehicle',
      'Grand Palace, Wat Pho, Wat Arun and Sanctuary of Truth tickets',
      'Safari World with marine park, and Nong Nooch with the show',
      'Coral Island by speedboat',
      'Help with the visa rule of the day and the digital arrival card',
      'Travel insurance for the length of the tour',
    ],
    exclusions: [
      'International flights and any visa fee',
      'Parasailing, water sports and the tram at Nong Nooch',
      'Lunches on days 1, 2, 4, 6 and 7, and dinners from day 2',
      'Tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'jul', 'aug'],
      note: 'November to March is dry and the least hot. April reaches 38 degrees and has the water festival. Rain peaks in September and October, when rough sea can stop the Coral Island boats for a day.',
    },
    suits: {
      walking: 'About 3 to 5 km a day on the level; Wat Arun has a steep stair of about 60 steps that can be left out.',
      altitude: 'Near sea level; Pratumnak Hill is about 100 m, by car.',
      seniors: 'Comfortable if day 2 is taken slowly; boarding the speedboat means a step down into shallow water.',
      children: 'Good from about 4 years; life jackets come in small sizes, and Safari World fills a day.',
      food: "Indian buffets as listed; vegetarians ask for 'jay' food. Jain meals from Indian restaurants, ordered a day ahead.",
      papers:
        'Passport valid 6 months and the Thailand Digital Arrival Card. Visa rules for Indians change: we confirm before you pay.',
    },
    childrenFrom: 4,
    access: { walkingKm: 5, steps: 60, highestPoint: 100 },
    questions: [
      {
        question: 'Do I need a visa for Thailand?',
        answer:
          'Indian passport holders have had visa-free entry and visa on arrival by turns in recent years, so we check the rule for your dates when you book and again a week before. Either way carry a return ticket, the hotel bookings we give you, and proof of funds; officers do ask.',
      },
      {
        question: 'What should I wear at the Grand Palace?',
        answer:
          'Trousers or a skirt below the knee and a top with sleeves, for men and women alike; leggings, torn jeans and a shawl over a sleeveless top are turned back. Slip-on shoes help, as they come off at every shrine. Ignore anyone outside who says that the palace is closed today.',
      },
      {
        question: 'Can non-swimmers enjoy Coral Island?',
        answer:
          'Yes. The swimming area is roped, the sand shelves gently and life jackets are worn on the boat. Those who stay ashore have shaded chairs, showers and food stalls. Sea walking and parasailing are sold on the way; no one has to buy them, and none is included.',
      },
      {
        question: 'Is Pattaya suitable for a family?',
        answer:
          'Yes. The hotels we use are away from Walking Street, and the days are boats, gardens and the wooden hall. In the evening, keep to Jomtien, the malls on Beach Road and the viewpoint. The cabaret show can be added for adults who want it.',
      },
      {
        question: 'Why does it cost more than the group tour?',
        answer:
          'You travel by yourselves: a private vehicle in place of the coach, six nights in place of four, and tickets to every sight of the plan, some of which the group pays on the way. Flights from Chennai are in the price of the group; here they are not, so that you can fly from your own town.',
      },
    ],
  },
  {
    id: 'dubai',
    summary: "An abra to the Gold Souk, Burj Khalifa before sunset, the dunes at Lahbab and Abu Dhabi's white mosque.",
    gateway: 'dubai',
    start: 'Dubai International airport (DXB), arrivals hall, at any hour',
    end: 'Dubai International airport (DXB), three hours before your flight',
    route: ['Dubai Marina', 'Al Fahidi', 'Deira souks', 'Downtown', 'Abu Dhabi', 'Palm Jumeirah', 'Lahbab dunes'],
    plan: [
      {
        title: 'Arrive in Dubai, dhow dinner at the Marina',
        text: 'Rooms are ready at 3 pm, and bags can be left earlier; our driver meets you at Dubai airport, 15 km and 25 minutes from the hotel, more in office hours. At 7:15 pm the car goes to Dubai Marina, 25 km. The wooden dhow sails at about 8:30 pm and circles between the towers for 1.5 to 2 hours, with a buffet that has vegetarian and Indian dishes. The upper deck is open and breezy in winter: carry a wrap.',
        meals: 'Dinner',
        overnight: 'Dubai',
        legs: [
          { from: 'dubai-airport', to: 'dubai', km: 15, hours: 0.4, by: 'car' },
          { from: 'dubai', to: 'dubai-marina', km: 25, hours: 0.5, by: 'car' },
          {
            from: 'dubai-marina',
            to: 'dubai-marina',
            km: 8,
            hours: 1.75,
            by: 'boat',
            because: 'the dhow circles in the marina',
          },
          { from: 'dubai-marina', to: 'dubai', km: 25, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Old Dubai: Al Fahidi, the Creek and the Gold Souk',
        text: 'Wind towers and lanes of Al Fahidi fill the first hour, on foot, from 9:30 am. Cross the Creek by abra, a few minutes and a coin, to the Spice Souk, then walk on to the Gold Souk; keep the bill and check the hallmark on anything you buy. On Fridays many shops open only after 4 pm and we go then. Back by 2 pm, with the afternoon for the pool or the Indian shops of Meena Bazaar.',
        meals: 'Breakfast',
        overnight: 'Dubai',
        legs: [
          { from: 'dubai', to: 'al-fahidi', km: 12, hours: 0.4, by: 'car' },
          { from: 'al-fahidi', to: 'deira-souks', km: 1, hours: 0.1, by: 'boat' },
          { from: 'deira-souks', to: 'dubai', km: 13, hours: 0.45, by: 'car' },
        ],
      },
      {
        title: 'Museum of the Future and Burj Khalifa',
        text: 'Museum of the Future at 10 am: the ticket carries a fixed time and the visit takes two hours, from the top floor down. Lunch and a rest. Be at the Burj Khalifa entrance inside Dubai Mall, lower ground floor, 30 minutes before the sunset slot for levels 124 and 125, as late arrivals lose it. Below, the fountain usually plays every half hour from 6 pm. About 15 km of driving in all.',
        meals: 'Breakfast',
        overnight: 'Dubai',
        legs: [
          { from: 'dubai', to: 'museum-of-the-future', km: 5, hours: 0.2, by: 'car' },
          { from: 'museum-of-the-future', to: 'dubai', km: 5, hours: 0.2, by: 'car' },
          { from: 'dubai', to: 'burj-khalifa', km: 2, hours: 0.15, by: 'car' },
          { from: 'burj-khalifa', to: 'dubai', km: 2, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Abu Dhabi: Sheikh Zayed Grand Mosque, 300 km in all',
        text: 'Abu Dhabi is a full day from 8:00 am; the mosque is 130 km and 1.5 hours down the motorway. We register your names online. Arms and legs must be covered, women cover their hair as well, and tight or see-through cloth is refused. On Fridays visitors are kept out around midday prayer, so we arrive by 9:30 am. Indian lunch, then the Corniche and a photograph stop at Qasr Al Watan, the palace. Back in Dubai by 5:30 pm.',
        meals: 'Breakfast and lunch',
        overnight: 'Dubai',
        legs: [
          { from: 'dubai', to: 'sheikh-zayed-mosque', km: 130, hours: 1.5, by: 'car' },
          { from: 'sheikh-zayed-mosque', to: 'abu-dhabi-corniche', km: 20, hours: 0.4, by: 'car' },
          { from: 'abu-dhabi-corniche', to: 'qasr-al-watan', km: 6, hours: 0.2, by: 'car' },
          { from: 'qasr-al-watan', to: 'dubai', km: 147, hours: 1.75, by: 'car' },
        ],
      },
      {
        title: 'Palm Jumeirah and the desert safari',
        text: 'At the Palm, 22 km away, the monorail runs the length of the trunk to Atlantis, 10 minutes each way; the outer boardwalk is beyond. Start at 9:00 am, back by 12:30 pm for a light lunch. At 3:00 pm pick-up for the dunes at Lahbab, 60 km, 1 hour: about 30 minutes of dune driving, sunset, then a camp with barbecue, vegetarian counters and shows. Back by 9:30 pm. Wear closed shoes or sandals that shake out.',
        meals: 'Breakfast and dinner',
        overnight: 'Dubai',
        legs: [
          { from: 'dubai', to: 'palm-gateway', km: 22, hours: 0.4, by: 'car' },
          { from: 'palm-gateway', to: 'atlantis', km: 5.5, hours: 0.17, by: 'train' },
          { from: 'atlantis', to: 'palm-gateway', km: 5.5, hours: 0.17, by: 'train' },
          { from: 'palm-gateway', to: 'dubai', km: 22, hours: 0.45, by: 'car' },
          { from: 'dubai', to: 'lahbab', km: 60, hours: 1, by: 'car' },
          { from: 'lahbab', to: 'dubai', km: 60, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Free morning and departure from Dubai',
        text: 'Check out by 12 noon; bags can stay at the desk. With a late flight, the morning leaves time for Dubai Mall, which opens at 10 am, or for Jumeirah public beach. Leave the hotel 3.5 hours before the flight. The VAT refund counters stand before check-in, so keep goods and receipts where you can show them. Gold jewellery goes in hand baggage, with the bill, for Indian customs.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'dubai', to: 'dubai-airport', km: 15, hours: 0.4, by: 'car' }],
      },
    ],
    inclusions: [
      'Five nights in a 5-star hotel, Business Bay or Downtown, twin sharing',
      'Breakfast daily, two dinners and the Abu Dhabi lunch',
      'Private airport transfers and sightseeing vehicle',
      'Burj Khalifa levels 124 and 125, sunset slot, and the Museum of the Future',
      'Marina dhow cruise, Creek abra and Palm monorail',
      'Desert safari by four-wheel drive, with camp dinner',
      'Help with the UAE visa application',
    ],
    exclusions: [
      'International flights and the UAE visa fee',
      'Tourism Dirham fee, paid at the hotel each night',
      'Quad bikes, falcon photographs and drinks at the camp',
      'Other meals, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'oct'],
      note: 'November to March is 18 to 30 degrees. From June to September it passes 40 and life moves indoors. In Ramadan, February to early March in 2027, late January to February in 2028, camp evenings go without music and dance.',
    },
    suits: {
      walking: 'About 3 km a day, level and mostly indoors; the souk lanes are the longest stretch.',
      altitude: 'Sea level throughout; the Burj Khalifa deck is about 450 m up, by lift.',
      seniors: 'Easy, with lifts everywhere. Anyone with back or neck trouble rides straight to the desert camp.',
      children: 'From any age; dune driving is for 5 years and above, and not during pregnancy.',
      food: 'Pure vegetarian restaurants in Bur Dubai and Karama; Jain meals on request, a day ahead at the camp and on the dhow.',
      papers:
        'Passport valid 6 months and a visa before flying, in most cases. Rules change: we confirm before you pay.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 0, highestPoint: 450 },
    questions: [
      {
        question: 'Can I carry my regular medicines?',
        answer:
          "Most of them, in the original strips with the doctor's prescription, for the length of the stay. Some painkillers, cough syrups, sleeping pills and anxiety medicines sold freely in India are controlled in the UAE and need approval online before you fly. Send us the list of names when you book.",
      },
      {
        question: 'How rough is the dune driving?',
        answer:
          'It is like a fairground ride for about half an hour, with seat belts on. It is not for pregnant travellers, children under 5 or anyone with heart, back or neck trouble: they go by road to the camp and meet the others at sunset. A light lunch helps, and the driver stops if anyone feels sick.',
      },
      {
        question: 'What happens if we travel during Ramadan?',
        answer:
          'Sights, malls and hotels stay open, some with shorter hours, and most restaurants now serve through the day. Eat and drink out of public view before sunset, out of courtesy. The dhow and the camp run with dinner but usually without live music. Rooms are cheaper and evenings are lively.',
      },
    ],
  },
  {
    id: 'malaysia',
    summary:
      'Climb to Batu Caves, ride the cable car up to Genting, then fly to Langkawi for the SkyBridge and mangroves.',
    gateway: 'kuala-lumpur',
    start: 'Kuala Lumpur International airport (KLIA), arrivals hall, at any hour',
    end: 'Kuala Lumpur International airport (KLIA), by the flight from Langkawi',
    route: ['Kuala Lumpur', 'Batu Caves', 'Genting Highlands', 'Putrajaya', 'Langkawi', 'Kilim', 'Cenang Beach'],
    plan: [
      {
        title: 'Arrive in Kuala Lumpur, and the fountains of KLCC',
        text: 'Kuala Lumpur is 60 km and an hour from KLIA, where our driver meets you. Rooms are ready at 3 pm, and bags can be left earlier. At 6:30 pm, Indian dinner in Brickfields, the Little India of the city, then the park below the Petronas Twin Towers, where the fountains usually play at 8, 9 and 10 pm. The towers photograph best from the far side of the lake. Carry a small umbrella from the first day.',
        meals: 'Dinner',
        overnight: 'Kuala Lumpur',
        legs: [
          { from: 'klia', to: 'kuala-lumpur', km: 60, hours: 1, by: 'car' },
          { from: 'kuala-lumpur', to: 'brickfields', km: 4, hours: 0.3, by: 'car' },
          { from: 'brickfields', to: 'petronas-towers', km: 6, hours: 0.4, by: 'car' },
          { from: 'petronas-towers', to: 'kuala-lumpur', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Batu Caves and the Petronas Twin Towers',
        text: 'Batu Caves, 13 km, are best before nine: start at 7:30 am for the 272 painted steps behind the golden Murugan. Cover the knees, and keep food hidden from the monkeys. The towers follow at 10:30 am, with a timed ticket to the skybridge on level 41 and the deck on 86; they are shut on most Mondays, when we exchange this with day 3. Afternoon at Merdeka Square and Central Market, 35 km of driving in all.',
        meals: 'Breakfast',
        overnight: 'Kuala Lumpur',
        legs: [
          { from: 'kuala-lumpur', to: 'batu-caves', km: 13, hours: 0.5, by: 'car' },
          { from: 'batu-caves', to: 'petronas-towers', km: 13, hours: 0.5, by: 'car' },
          { from: 'petronas-towers', to: 'merdeka-square', km: 4, hours: 0.3, by: 'car' },
          { from: 'merdeka-square', to: 'kuala-lumpur', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Genting Highlands by cable car, 105 km return',
        text: 'From Awana station, 50 km and an hour from the city after a 9:00 am start, the cable car climbs to the top in 10 minutes, with a stop at Chin Swee temple, whose terraces look over the forest. It is 10 degrees cooler up there and often in cloud: carry a jacket. The indoor park and malls fill the afternoon; the outdoor theme park has its own ticket. Start down by 4 pm, back in town by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Kuala Lumpur',
        legs: [
          { from: 'kuala-lumpur', to: 'awana', km: 50, hours: 1, by: 'car' },
          { from: 'awana', to: 'chin-swee', km: 1.5, hours: 0.1, by: 'cable' },
          { from: 'chin-swee', to: 'genting-highlands', km: 1.5, hours: 0.1, by: 'cable' },
          { from: 'genting-highlands', to: 'awana', km: 3, hours: 0.17, by: 'cable' },
          { from: 'awana', to: 'kuala-lumpur', km: 50, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Putrajaya and the flight to Langkawi',
        text: 'Putrajaya is 30 km south; check out at 8:45 am. The pink Putra Mosque by its lake lends robes at the door and usually admits visitors from 9 am, but only in the afternoon on Fridays, when we see it from the square. Then 30 km to KLIA by noon for a flight of about an hour at around 2 pm. Langkawi airport is 8 km from Cenang; you are on the beach by 5 pm, and the sun sets after 7 pm.',
        meals: 'Breakfast',
        overnight: 'Langkawi',
        legs: [
          { from: 'kuala-lumpur', to: 'putrajaya', km: 30, hours: 0.6, by: 'car' },
          { from: 'putrajaya', to: 'klia', km: 30, hours: 0.5, by: 'car' },
          { from: 'klia', to: 'langkawi-airport', km: 460, hours: 1, by: 'flight' },
          { from: 'langkawi-airport', to: 'cenang', km: 8, hours: 0.33, by: 'car' },
        ],
      },
      {
        title: 'Langkawi: SkyBridge and Kilim mangroves',
        text: 'SkyCab, 20 km off, is quietest in the first cabins at about 9:30 am, before cloud and queues; the car comes at 8:45 am. From the top, at 700 m, the SkyGlide lift or a steep stair leads to the curved SkyBridge; wind can shut either. Lunch, then Kilim jetty, 35 km, by 2 pm: a boat of three hours among limestone and mangrove, with a bat cave and eagles overhead. Back by 6 pm for dinner near the beach.',
        meals: 'Breakfast and dinner',
        overnight: 'Langkawi',
        legs: [
          { from: 'cenang', to: 'skycab', km: 20, hours: 0.5, by: 'car' },
          { from: 'skycab', to: 'langkawi-skybridge', km: 2.2, hours: 0.25, by: 'cable' },
          { from: 'langkawi-skybridge', to: 'skycab', km: 2.2, hours: 0.25, by: 'cable' },
          { from: 'skycab', to: 'kilim', km: 35, hours: 0.75, by: 'car' },
          {
            from: 'kilim',
            to: 'kilim',
            km: 18,
            hours: 3,
            by: 'boat',
            because: 'through the mangroves and back to the jetty',
          },
          { from: 'kilim', to: 'cenang', km: 30, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Cenang Beach and departure from Langkawi',
        text: 'A last swim at Cenang between the flags, and check-out by 12 noon. The airport is 8 km, 20 minutes; be there 2 hours before the flight to Kuala Lumpur, which takes about an hour. At KLIA collect your bags, allow time to change between Terminals 1 and 2, and book the flight home at least five hours after you land there. A flight from Kuala Lumpur after 7 pm leaves the morning free.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'cenang', to: 'langkawi-airport', km: 8, hours: 0.33, by: 'car' },
          { from: 'langkawi-airport', to: 'klia', km: 460, hours: 1, by: 'flight' },
        ],
      },
    ],
    inclusions: [
      'Three nights in Kuala Lumpur and two in Langkawi, 4-star hotels, twin sharing',
      'Breakfast daily and three Indian dinners',
      'Flights Kuala Lumpur to Langkawi and back, with 20 kg of baggage',
      'Private transfers and sightseeing vehicle in both places',
      'Petronas skybridge and deck, and the Genting cable car return',
      'SkyCab, SkyGlide and SkyBridge tickets',
      'Shared boat for the Kilim mangrove tour',
      'Help with entry rules and the Malaysia Digital Arrival Card',
    ],
    exclusions: [
      'International flights and any visa fee',
      'Tourism tax, paid at the hotel each night',
      'Theme park tickets at Genting and water sports at Cenang',
      'Lunches, and dinners on days 2 and 4',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'jun', 'jul', 'aug', 'nov'],
      note: 'December to March is driest on Langkawi. September and October are its wettest months and the cable car stops more often. Batu Caves is packed at Thaipusam, in January or February.',
    },
    suits: {
      walking:
        'About 3 km a day; 272 steps at Batu Caves and a steep stair at the SkyBridge, which the SkyGlide avoids; otherwise level.',
      altitude: 'Genting is about 1,800 m for an afternoon; all nights are near sea level.',
      seniors: 'Suitable; those who skip the steps see the cave temples at ground level at Batu Caves.',
      children: 'From about 4 years. Pushchairs work in the city but not at the caves.',
      food: 'South Indian vegetarian food in Kuala Lumpur at every meal; Langkawi has fewer places, Jain meals ordered a day ahead.',
      papers:
        'Passport valid 6 months and the Digital Arrival Card. Entry rules for Indians are reviewed often: we confirm before you pay.',
    },
    childrenFrom: 4,
    access: { walkingKm: 3, steps: 272, highestPoint: 1800 },
    questions: [
      {
        question: 'Can I swim at Cenang Beach?',
        answer:
          'Yes, between the flags and away from the jet ski lane. The water is calm from December to March. Jellyfish come at times, mostly in the wetter months, so ask the lifeguards first; children do better in a thin rash vest. Keep out of the sea after heavy rain.',
      },
      {
        question: 'What if the SkyCab is closed?',
        answer:
          'It shuts for wind, lightning and a few maintenance days each year, which are announced ahead. We exchange it with the mangrove tour if the morning alone is bad. If it stays shut all day, the driver takes you to the Seven Wells waterfall nearby instead, which is a climb of about an hour there and back.',
      },
      {
        question: 'Is there proper vegetarian food at Genting?',
        answer:
          'Yes. The food courts have Indian and vegetarian counters, and Chin Swee temple usually serves Chinese vegetarian meals. Ask for food without egg and without garlic in so many words. Lunch is at your own cost that day, and the Indian dinner in Kuala Lumpur is included.',
      },
    ],
  },
  {
    id: 'bali',
    summary: 'For two: Tegallalang terraces, a spa afternoon, Nusa Penida by boat and candlelight on Jimbaran beach.',
    gateway: 'bali',
    start: 'Ngurah Rai airport, Denpasar, arrivals hall, at any hour',
    end: 'Ngurah Rai airport, Denpasar, three hours before your flight',
    route: ['Ubud', 'Tegallalang', 'Tegenungan', 'Tanah Lot', 'Jimbaran', 'Nusa Penida', 'Uluwatu'],
    plan: [
      {
        title: 'Denpasar airport to Ubud, 37 km',
        text: 'Your driver waits outside customs with your names on a board. The drive to Ubud takes 1.5 hours, two in the evening rush. Rooms are ready at 2 pm. If you land by noon, walk to Ubud Palace and the market, 10 minutes from most hotels, before the stalls pack up at about 6 pm. Change a little money into small notes for temples and parking, and drink only bottled or filtered water.',
        meals: 'None',
        overnight: 'Ubud',
        legs: [{ from: 'bali-airport', to: 'ubud', km: 37, hours: 1.5, by: 'car' }],
      },
      {
        title: 'Tegallalang rice terraces and a spa for two, 20 km',
        text: 'While the light is low and the steps are empty, Tegallalang is at its best: 10 km, from 7:30 am. The path down through the terraces and up the far side, 2 km, takes an hour; wear shoes that grip, as the mud is slippery after rain. The big swings are paid for on the spot. Back in Ubud for lunch. At 3 pm, a Balinese massage and flower bath for two, two hours in all, and then an evening to yourselves.',
        meals: 'Breakfast',
        overnight: 'Ubud',
        legs: [
          { from: 'ubud', to: 'tegallalang', km: 10, hours: 0.4, by: 'car' },
          {
            from: 'tegallalang',
            to: 'tegallalang',
            km: 2,
            hours: 1,
            by: 'foot',
            because: 'down through the terraces and back to the car',
          },
          { from: 'tegallalang', to: 'ubud', km: 10, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Ubud to Jimbaran by Tegenungan and Tanah Lot, 90 km',
        text: 'Tegenungan waterfall, 10 km after a 9:30 am start, lies about 170 steps below the road, and the same back. Lunch on the way, then Taman Ayun, the royal temple at Mengwi, at 1:30 pm. Tanah Lot by 3:30 pm: the rock can be reached on foot only at low tide, and the sun sets behind it at about 6:15 pm. The drive down to Jimbaran, 35 km, takes two hours in evening traffic; check in by 8:45 pm.',
        meals: 'Breakfast',
        overnight: 'Jimbaran',
        legs: [
          { from: 'ubud', to: 'tegenungan', km: 10, hours: 0.4, by: 'car' },
          { from: 'tegenungan', to: 'taman-ayun', km: 26, hours: 1, by: 'car' },
          { from: 'taman-ayun', to: 'tanah-lot', km: 18, hours: 0.75, by: 'car' },
          { from: 'tanah-lot', to: 'jimbaran', km: 35, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Nusa Penida by fast boat',
        text: 'Packed breakfast at 6:30 am, and 20 km to Sanur harbour. The fast boat takes 40 minutes or so. On the island a local car drives the west side: Kelingking cliff, Broken Beach and Crystal Bay, with lunch between. Roads are narrow and rough: take a pill if cars make you sick. View Kelingking from the top, as the path down is unsafe. The boat back is at about 4:30 pm; hotel by 6:30 pm.',
        meals: 'Breakfast and lunch',
        overnight: 'Jimbaran',
        legs: [
          { from: 'jimbaran', to: 'sanur-harbour', km: 20, hours: 0.75, by: 'car' },
          { from: 'sanur-harbour', to: 'nusa-penida-harbour', km: 26, hours: 0.67, by: 'boat' },
          { from: 'nusa-penida-harbour', to: 'kelingking', km: 16, hours: 0.75, by: 'car' },
          {
            from: 'kelingking',
            to: 'broken-beach',
            km: 9,
            hours: 0.5,
            by: 'car',
            because: 'rough lanes round the head of the bay',
          },
          {
            from: 'broken-beach',
            to: 'crystal-bay',
            km: 11,
            hours: 0.6,
            by: 'car',
            because: 'the lanes go inland and down again',
          },
          { from: 'crystal-bay', to: 'nusa-penida-harbour', km: 9, hours: 0.4, by: 'car' },
          { from: 'nusa-penida-harbour', to: 'sanur-harbour', km: 26, hours: 0.67, by: 'boat' },
          { from: 'sanur-harbour', to: 'jimbaran', km: 20, hours: 0.9, by: 'car' },
        ],
      },
      {
        title: 'Uluwatu, Kecak dance and dinner on the beach, 40 km',
        text: 'Free morning by the sea. At 3:30 pm drive to Uluwatu, 18 km: sarongs are lent at the gate, and the monkeys take glasses, hats and phones, so pocket them. Walk the cliff path for an hour, then take your seats by 5:15 pm for the Kecak fire dance, which begins at about 6 pm and lasts an hour. By 8 pm you are at a candlelit table for two on the sand at Jimbaran, vegetarian if you prefer.',
        meals: 'Breakfast and dinner',
        overnight: 'Jimbaran',
        legs: [
          { from: 'jimbaran', to: 'uluwatu', km: 18, hours: 0.75, by: 'car' },
          {
            from: 'uluwatu',
            to: 'uluwatu',
            km: 1.5,
            hours: 0.75,
            by: 'foot',
            because: 'the cliff path and back to the gate',
          },
          { from: 'uluwatu', to: 'jimbaran', km: 18, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Departure from Denpasar, 6 km',
        text: 'The hotel is 6 km from the airport, but traffic makes that 20 to 30 minutes, so leave 3.5 hours before the flight. Check out by 12 noon; with a late flight, the driver can hold the bags while you see the Garuda Wisnu statue park, 8 km away, or shop at Krisna on the way. Many flights to India leave in the evening or change at Singapore or Kuala Lumpur. Keep the levy receipt until you have left.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'jimbaran', to: 'bali-airport', km: 6, hours: 0.4, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in a pool villa in Ubud, three in a 5-star hotel, Jimbaran',
      'Breakfast daily, the candlelit dinner and lunch on Nusa Penida',
      'Private car with an English-speaking driver, 10 hours a day',
      'Fast boat to Nusa Penida and back, with a car on the island',
      'Tegallalang, Tegenungan, Taman Ayun, Tanah Lot and Uluwatu entry',
      'Kecak dance seats and a two-hour spa for two',
      'Help with the visa on arrival and the tourist levy',
    ],
    exclusions: [
      'International flights, the visa fee and the Bali tourist levy',
      'Swings, sun-lounger hire and water sports',
      'Other lunches and dinners, and drinks',
      'Tips and personal expenses',
    ],
    season: {
      best: ['apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct'],
      fair: ['mar', 'nov'],
      note: 'April to October is dry; July and August are busiest. December to February is wet, with rough crossings to Nusa Penida. On Nyepi, usually in March, the island and its airport close for a day.',
    },
    suits: {
      walking:
        'Up to 3 km a day: 170 steps at Tegenungan, an hour of field paths at Tegallalang, and a cliff path at Uluwatu.',
      altitude: 'Ubud is about 200 m and Tegallalang about 500 m; all other nights are at sea level.',
      seniors: 'Planned for couples; older travellers usually leave out Nusa Penida, whose roads and boat are rough.',
      children: 'Best for two. A child can come from 6 years, with an extra bed; the boat is not for babies.',
      food: 'Indian and vegan kitchens in Ubud and the south; Jain meals by request a day ahead, simple food on Nusa Penida.',
      papers:
        'Passport valid 6 months, visa on arrival or e-visa, online arrival declaration and levy. Rules change: we confirm before you pay.',
    },
    childrenFrom: 6,
    access: { walkingKm: 3, steps: 170, highestPoint: 500 },
    questions: [
      {
        question: 'How rough is the boat to Nusa Penida?',
        answer:
          'From April to October usually mild in the morning and bumpier by the afternoon; sit at the back, where it slams least. From December to February the harbour master sometimes stops all boats. We then use the day for the lake temple of Ulun Danu Beratan, 75 km and 2.5 hours away by road.',
      },
      {
        question: 'Can the Jimbaran dinner be vegetarian?',
        answer:
          'Yes. The beach restaurants are known for grilled fish, but a vegetarian table is laid when we tell the kitchen a day before. For Jain food without onion and garlic say so at booking, so that an Indian kitchen can send it; without notice there is little choice on the beach.',
      },
      {
        question: 'Are there temples we may not enter?',
        answer:
          'Inner courts are for worshippers only, at every temple. Both of you wear a sarong and sash, lent at the gate, and shoulders should be covered. By Balinese custom women in their period and anyone with an open wound stay outside the walls; a notice at the gate says so. At Tanah Lot and Uluwatu the best views are from outside.',
      },
      {
        question: 'Why does it cost more than the honeymoon in Ubud and Seminyak?',
        answer:
          'The hotels, above all: a pool villa and a 5-star hotel by the sea here, a villa and a 4-star hotel in town there. The boat to Nusa Penida with a car on the island, the spa for two and every entry of the plan are in this price too. It is printed per person; the price of the honeymoon is for the two of you.',
      },
    ],
  },
  {
    id: 'honeymoon-bali',
    summary:
      'A pool villa in Ubud, Mount Batur from Kintamani, then Seminyak sunsets and the Kecak dance above the sea.',
    gateway: 'bali',
    start: 'Ngurah Rai airport, Denpasar, arrivals hall, at any hour',
    end: 'Ngurah Rai airport, Denpasar, three hours before your flight',
    route: ['Ubud', 'Kintamani', 'Tirta Empul', 'Tegallalang', 'Seminyak', 'Tanjung Benoa', 'Uluwatu', 'Jimbaran'],
    plan: [
      {
        title: 'Denpasar airport to your villa in Ubud, 37 km',
        text: 'Ubud is 1.5 hours from the airport, up to two in the evening; the driver waits outside customs with your names on a board. The villa is ready at 2 pm and the pool is yours alone. Most villas lie among fields outside the centre, so the car takes you to dinner and back on this first night, until 9 pm. Carry mosquito repellent, as the rice fields begin at the garden wall.',
        meals: 'None',
        overnight: 'Private pool villa, Ubud',
        legs: [{ from: 'bali-airport', to: 'ubud', km: 37, hours: 1.5, by: 'car' }],
      },
      {
        title: 'Floating breakfast and a slow day in Ubud',
        text: 'The floating breakfast is set on the pool at about 8:30 am; say vegetarian or Jain the evening before. At 11 am the car goes to Ubud Palace, the Saraswati temple with its lotus pond, and the market. At 4:30 pm walk the Campuhan ridge, a paved path of 2 km through tall grass with no shade, before a late sunset drink. Dance shows at the palace usually begin at 7:30 pm; tickets are sold at the gate.',
        meals: 'Breakfast',
        overnight: 'Private pool villa, Ubud',
        legs: [
          {
            from: 'ubud',
            to: 'ubud',
            km: 2,
            hours: 0.75,
            by: 'foot',
            because: 'the ridge path begins in the town, and the car meets you',
          },
        ],
      },
      {
        title: 'Kintamani, Tirta Empul and Tegallalang, 75 km',
        text: 'Mount Batur and its lake are clearest before 11 am, so be off at 7:30 am for Penelokan on the rim at Kintamani, 33 km, 1 hour 15 minutes. At 1,450 m it is cool: carry a layer. Down to Tirta Empul by 11 am; bring a full change of clothes if you mean to stand under the spouts. Lunch above the Tegallalang rice terraces, 7 km on, with an hour on the paths. Back at the villa by 4 pm.',
        meals: 'Breakfast',
        overnight: 'Private pool villa, Ubud',
        legs: [
          { from: 'ubud', to: 'penelokan', km: 33, hours: 1.25, by: 'car' },
          { from: 'penelokan', to: 'tirta-empul', km: 22, hours: 0.75, by: 'car' },
          { from: 'tirta-empul', to: 'tegallalang', km: 7, hours: 0.3, by: 'car' },
          {
            from: 'tegallalang',
            to: 'tegallalang',
            km: 2,
            hours: 1,
            by: 'foot',
            because: 'down through the terraces and back to the car',
          },
          { from: 'tegallalang', to: 'ubud', km: 10, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Ubud to Seminyak, 35 km',
        text: 'A late breakfast, and check-out at 11 am. On the road south, the driver stops at the carved temple of Batuan, 10 km, and at the silver workshops of Celuk. The whole drive takes 1.5 to 2 hours; the beach hotel is ready at 3 pm. Walk north along Seminyak beach towards Petitenget at 5:30 pm: the sun goes down over the sea a little after six, and the cafés put out beanbags on hire. Red flag, no swimming.',
        meals: 'Breakfast',
        overnight: 'Beach hotel, Seminyak',
        legs: [
          { from: 'ubud', to: 'batuan', km: 10, hours: 0.4, by: 'car' },
          { from: 'batuan', to: 'celuk', km: 3, hours: 0.15, by: 'car' },
          { from: 'celuk', to: 'seminyak', km: 21, hours: 1.1, by: 'car' },
        ],
      },
      {
        title: 'Water sports at Tanjung Benoa, 45 km return',
        text: 'Tanjung Benoa is 22 km and 50 minutes away; the sea is calmest in the morning, so start at 8:00 am, later if the tide is out. Parasailing, jet ski, banana boat and a glass-bottomed boat to Turtle Island are chosen and paid for on the spot; ask for the life jacket and the insurance slip before you sign. Showers and lockers are on the beach. Back by 1:30 pm, with the afternoon free for Seminyak shops or the hotel pool.',
        meals: 'Breakfast',
        overnight: 'Beach hotel, Seminyak',
        legs: [
          { from: 'seminyak', to: 'tanjung-benoa', km: 22, hours: 0.83, by: 'car' },
          { from: 'tanjung-benoa', to: 'seminyak', km: 22, hours: 0.83, by: 'car' },
        ],
      },
      {
        title: 'Uluwatu, the Kecak dance and Jimbaran, 60 km',
        text: 'Morning free. At 2:45 pm drive to Uluwatu, 25 km but 1.5 hours in traffic. The temple stands on a cliff 70 m above the sea; keep glasses and phones from the monkeys. Be seated by 5:15 pm, since the Kecak begins at about 6 pm and seats are not numbered. Dinner follows at 8 pm on Jimbaran beach, 16 km back: seafood from the grill, or a vegetarian table. Hotel by 10 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Beach hotel, Seminyak',
        legs: [
          { from: 'seminyak', to: 'uluwatu', km: 25, hours: 1.5, by: 'car' },
          { from: 'uluwatu', to: 'jimbaran', km: 16, hours: 0.6, by: 'car' },
          { from: 'jimbaran', to: 'seminyak', km: 15, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Seminyak to Denpasar airport, 12 km',
        text: 'Check out by 12 noon; bags can stay at the desk. The airport is only 12 km away, but allow an hour, and leave the hotel 4 hours before the flight. If it leaves at night, the afternoon is free and the car comes in the evening. Sealed coffee and cocoa may be carried home; shells and coral may not. If you change planes, ask for bags to be checked through to India.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'seminyak', to: 'bali-airport', km: 12, hours: 1, by: 'car' }],
      },
    ],
    exclusions: [
      'International flights, the visa fee and the Bali tourist levy',
      'Water sports, paid by the ride at Tanjung Benoa',
      'Entry to Tirta Empul, Tegallalang and Batuan',
      'Lunches, dinners except at Jimbaran, and drinks',
      'Tips and personal expenses',
    ],
    season: {
      best: ['apr', 'may', 'jun', 'sep', 'oct'],
      fair: ['mar', 'jul', 'aug', 'nov'],
      note: 'April to October is dry; July and August are as dry but crowded, with slow roads. December to February brings heavy rain and driftwood on Seminyak beach. Nyepi, usually in March, closes the airport for a day.',
    },
    suits: {
      walking:
        'Up to 3 km a day: an hour and about 100 steps on field paths at Tegallalang, 2 km on the ridge, short stairs at temples.',
      altitude: 'Kintamani at about 1,450 m for an hour or two; nights at 200 m and at sea level.',
      seniors: 'Planned for two; the pace is easy, and the water sports can be left out.',
      children: 'Not planned for children: villa pools are unfenced, and the rooms are for two.',
      food: 'Vegetarian food is easy in Ubud and Seminyak; Jain dinners from Indian restaurants, ordered a day ahead.',
      papers:
        'Passport valid 6 months, visa on arrival or e-visa, online arrival declaration and levy. Rules change: we confirm before you pay.',
    },
    childrenFrom: null,
    access: { walkingKm: 3, steps: 100, highestPoint: 1450 },
    questions: [
      {
        question: 'Is the pool really private?',
        answer:
          'Yes: it is inside the walls of your villa and no other guest uses it. It is a plunge pool rather than one for laps, and it is not heated, so it is coolest in July and August. Staff come in to clean at an hour you choose, and for the floating breakfast, which is set and left.',
      },
      {
        question: 'Can we take part in the bathing at Tirta Empul?',
        answer:
          'Yes, visitors may. You rent a green sarong for the water, keep a T-shirt on, and follow the spouts from left to right, leaving out the two kept for rites of the dead. Bring a towel and dry clothes; lockers are let at the pool. Those who only look stay on the dry side in an ordinary sarong.',
      },
      {
        question: 'Could we climb Mount Batur for sunrise instead?',
        answer:
          'Yes, on day 3: it means leaving the villa at 2 am for a climb of about two hours on loose lava with a local guide, and it costs extra. Breakfast is then on the top, and the plan carries on at Tirta Empul by late morning. Say so when you book, and bring proper shoes.',
      },
      {
        question: 'Is Seminyak beach good for swimming?',
        answer:
          'For paddling and surfing lessons, yes; for swimming, only between the red and yellow flags when lifeguards are on duty. The undertow is strong, above all from December to March. Calm water is at Tanjung Benoa, Jimbaran and in the hotel pool.',
      },
    ],
  },
  {
    id: 'group-thailand',
    summary:
      'From Chennai with a tour manager: Coral Island, Nong Nooch, the Golden Buddha and Indian dinners every night.',
    gateway: 'chennai',
    start: 'Chennai airport, international departures, three hours before the flight',
    end: 'Chennai airport, international arrivals, on Tuesday night or past midnight',
    route: ['Chennai', 'Pattaya', 'Koh Larn', 'Nong Nooch', 'Bangkok', 'Wat Pho', 'Pratunam'],
    plan: [
      {
        title: 'Friday: flight to Bangkok, coach to Pattaya',
        text: 'Chennai airport is where you meet the tour manager, three hours before the flight. On most dates it leaves soon after midnight, so that means Thursday night; the hour is on your ticket. The flight takes about 3.5 hours and Thai time is 1.5 hours ahead. The coach from Suvarnabhumi, 120 km, takes two hours. Rooms are ready at 2 pm, and bags are kept until then. Sunset from Pratumnak Hill at 5:30 pm, then dinner.',
        meals: 'Dinner',
        overnight: 'Pattaya',
        legs: [
          { from: 'chennai-airport', to: 'suvarnabhumi', km: 2230, hours: 3.5, by: 'flight' },
          { from: 'suvarnabhumi', to: 'pattaya', km: 120, hours: 2, by: 'car' },
          { from: 'pattaya', to: 'pratumnak-hill', km: 3, hours: 0.25, by: 'car' },
          { from: 'pratumnak-hill', to: 'pattaya', km: 3, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Saturday: Coral Island by speedboat',
        text: 'Speedboats from Bali Hai pier reach Koh Larn in about 20 minutes; the coach goes down at 8:30 am. Saturday is a busy day there, so the group keeps one row of chairs, and the tour manager stays with the bags. Water sports are paid for on the spot. Indian lunch at about 1 pm and back at the hotel by 3:30 pm. Carry swimwear, a towel and a plastic pouch. Free evening after an Indian dinner at 7:30 pm.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Pattaya',
        legs: [
          { from: 'pattaya', to: 'bali-hai-pier', km: 3, hours: 0.2, by: 'car' },
          { from: 'bali-hai-pier', to: 'koh-larn', km: 10, hours: 0.33, by: 'boat' },
          { from: 'koh-larn', to: 'bali-hai-pier', km: 10, hours: 0.33, by: 'boat' },
          { from: 'bali-hai-pier', to: 'pattaya', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Sunday: Nong Nooch, Bangkok and the river, 215 km',
        text: 'Bags in the coach by 8:15 am. Nong Nooch is 22 km south: two and a half hours for the gardens, and the late morning Thai show if the day has one. On at 11:45 am, with a lunch halt on the motorway, and reach the Bangkok hotel, 165 km, by 3:30 pm. Coach to the pier at 6:30 pm for the cruise on the Chao Phraya, about two hours, with Indian dinner on board. Hotel by 10:15 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Bangkok',
        legs: [
          { from: 'pattaya', to: 'nong-nooch', km: 22, hours: 0.6, by: 'car' },
          { from: 'nong-nooch', to: 'bangkok', km: 165, hours: 2.5, by: 'car' },
          { from: 'bangkok', to: 'chao-phraya-pier', km: 5, hours: 0.4, by: 'car' },
          {
            from: 'chao-phraya-pier',
            to: 'chao-phraya-pier',
            km: 16,
            hours: 2,
            by: 'boat',
            because: 'up the river and back to its pier',
          },
          { from: 'chao-phraya-pier', to: 'bangkok', km: 5, hours: 0.35, by: 'car' },
        ],
      },
      {
        title: 'Monday: Wat Traimit, Wat Pho and Pratunam',
        text: 'Wat Traimit at 9:15 am, to see the Golden Buddha, 5.5 tonnes of it, about 60 steps up; the museum on the floors below rests on Mondays. Then the 46-metre Reclining Buddha of Wat Pho, 3 km on. Shoulders and knees covered, shoes off. After lunch the coach drops the group at Pratunam market, 6 km, for three hours; many stalls begin to pack up by 5 pm. Indian dinner nearby at 7 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Bangkok',
        legs: [
          { from: 'bangkok', to: 'wat-traimit', km: 5, hours: 0.4, by: 'car' },
          { from: 'wat-traimit', to: 'wat-pho', km: 3, hours: 0.25, by: 'car' },
          { from: 'wat-pho', to: 'pratunam', km: 6, hours: 0.5, by: 'car' },
          { from: 'pratunam', to: 'bangkok', km: 2, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Tuesday: Bangkok to Chennai',
        text: 'Late breakfast and check-out at 12 noon; bags go into a locked room. Free time at the malls around Siam, 15 minutes from the hotel by Skytrain, till the coach leaves, about 4.5 hours before the flight. Suvarnabhumi is 30 km, 45 minutes to 1.5 hours. Baggage is weighed strictly at the counter, so keep a spare strap and a light bag. The flight lands at Chennai late in the evening or past midnight.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'bangkok', to: 'suvarnabhumi', km: 30, hours: 1, by: 'car' },
          { from: 'suvarnabhumi', to: 'chennai-airport', km: 2230, hours: 3.5, by: 'flight' },
        ],
      },
    ],
    exclusions: [
      'Any visa fee the rules ask for on your dates',
      'Entry to Nong Nooch, Wat Pho and Wat Traimit, paid through the manager',
      'Water sports at Coral Island and evening shows',
      'Lunches except on day 2, drinks and meals on the flights',
      'Single-room supplement, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'jul', 'aug'],
      note: 'November to March is dry and least hot. April is fierce, with the water festival from the 13th to the 15th. September and October are wettest, and rough sea can move Coral Island to the next morning.',
    },
    suits: {
      walking: 'About 3 km a day on the level, and about 60 steps at Wat Traimit; the coach drops close to each gate.',
      altitude: 'Near sea level; Pratumnak Hill is about 100 m, by coach.',
      seniors: 'Fine for those who manage a night flight; boarding the speedboat needs one long step.',
      children: 'From 5 years in a group of this size; under-twelves share the room with parents.',
      food: 'Four Indian dinners and one lunch, vegetarian without egg on request; Jain meals if named at booking.',
      papers:
        'Passport valid 6 months; we help with the arrival card. Visa rules for Indians change: we confirm before you pay.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 60, highestPoint: 100 },
    questions: [
      {
        question: 'Do I get a window to sleep after the night flight?',
        answer:
          'Yes. The coach reaches Pattaya in the morning and rooms open at 2 pm, sometimes earlier. Until then there is the lobby, the pool and the beach across the road. Nothing is planned before 5:30 pm on the first day. A room from the morning can be booked at extra cost; tell us when you book.',
      },
      {
        question: 'I am travelling alone. Will I have to share?',
        answer:
          'The price is for twin sharing. Where two people of the same sex have booked alone and are willing, we pair them and neither pays more. Otherwise a single room carries a supplement, which we tell you when you book, so that you can decide before you pay.',
      },
      {
        question: 'How much baggage can I carry?',
        answer:
          'The limit is on your ticket, usually 20 kg to check in and 7 kg in the cabin, and it is the same on the way back from Pratunam. Extra weight is cheaper bought online a day before than at the counter, and the tour manager helps with that on Monday evening.',
      },
    ],
  },
  {
    id: 'group-singapore-malaysia',
    summary:
      'From Coimbatore with a Tamil-speaking manager: Batu Caves, Genting, Malacca by coach and Universal Studios.',
    gateway: 'coimbatore',
    start: 'Coimbatore airport, three hours before the flight on your ticket',
    end: 'Coimbatore airport, on Friday or past midnight, by the flight of the date',
    route: ['Coimbatore', 'Kuala Lumpur', 'Batu Caves', 'Genting Highlands', 'Malacca', 'Singapore', 'Sentosa'],
    plan: [
      {
        title: 'Saturday: Coimbatore to Kuala Lumpur',
        text: 'Passport in hand, meet the tour manager at Coimbatore airport. The flight to Kuala Lumpur usually has one change, and local time is 2.5 hours ahead of India. The coach from KLIA takes an hour, 60 km. Check-in, then an Indian dinner near the hotel. Keep a jacket for the plane and the coach, both of which are cold, and keep one change of clothes in hand baggage.',
        meals: 'Dinner',
        overnight: 'Kuala Lumpur',
        legs: [
          { from: 'coimbatore-airport', to: 'klia', km: 3060, hours: 5.25, by: 'flight' },
          { from: 'klia', to: 'kuala-lumpur', km: 60, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Sunday: Batu Caves and the Petronas Towers',
        text: 'Ahead of the Sunday crowd, the coach is off at 7:30 am to Batu Caves, 13 km: 272 steps to the temple cave, knees covered. Back in the city, a photograph stop at Merdeka Square and a visit to the park below the Petronas Towers at 11:30 am; going up needs a timed ticket of your own. Free afternoon for Central Market or rest. Indian dinner in Brickfields at 7 pm, and the fountains at KLCC on the way back.',
        meals: 'Breakfast and dinner',
        overnight: 'Kuala Lumpur',
        legs: [
          { from: 'kuala-lumpur', to: 'batu-caves', km: 13, hours: 0.5, by: 'car' },
          { from: 'batu-caves', to: 'merdeka-square', km: 12, hours: 0.5, by: 'car' },
          { from: 'merdeka-square', to: 'petronas-towers', km: 4, hours: 0.3, by: 'car' },
          { from: 'petronas-towers', to: 'kuala-lumpur', km: 3, hours: 0.2, by: 'car' },
          { from: 'kuala-lumpur', to: 'brickfields', km: 4, hours: 0.3, by: 'car' },
          { from: 'brickfields', to: 'petronas-towers', km: 6, hours: 0.4, by: 'car' },
          { from: 'petronas-towers', to: 'kuala-lumpur', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Monday: Genting Highlands, 105 km return',
        text: 'The cable car rises from Awana, 50 km and an hour after an 8:45 am start, through forest to 1,800 m, with a halt at Chin Swee temple. It is about 10 degrees cooler at the top and mist comes and goes: carry a jacket. The indoor rides and food courts fill the middle of the day; rides are paid for on the spot. The group comes down at 3:30 pm and is back by 5 pm. Indian dinner at 7:30 pm; pack tonight.',
        meals: 'Breakfast and dinner',
        overnight: 'Kuala Lumpur',
        legs: [
          { from: 'kuala-lumpur', to: 'awana', km: 50, hours: 1, by: 'car' },
          { from: 'awana', to: 'chin-swee', km: 1.5, hours: 0.1, by: 'cable' },
          { from: 'chin-swee', to: 'genting-highlands', km: 1.5, hours: 0.1, by: 'cable' },
          { from: 'genting-highlands', to: 'awana', km: 3, hours: 0.17, by: 'cable' },
          { from: 'awana', to: 'kuala-lumpur', km: 50, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Tuesday: Kuala Lumpur to Singapore by Malacca, 385 km',
        text: 'Bags out by 6:45 am, coach at 7:30 am. Malacca is 145 km, two hours: Dutch Square, Christ Church and the lanes behind, till lunch. On at 1 pm to the Second Link, 205 km, 2.5 hours. Everyone carries all bags through both counters, an hour on a good day and two on a bad one, then rejoins the coach for the last 32 km. Dinner in Little India at about 7:30 pm. No gum, vapes or cigarettes in any bag.',
        meals: 'Breakfast and dinner',
        overnight: 'Singapore',
        legs: [
          { from: 'kuala-lumpur', to: 'malacca', km: 145, hours: 2, by: 'car' },
          { from: 'malacca', to: 'tuas-second-link', km: 205, hours: 2.5, by: 'car' },
          { from: 'tuas-second-link', to: 'little-india-singapore', km: 32, hours: 0.75, by: 'car' },
          { from: 'little-india-singapore', to: 'singapore', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Wednesday: Universal Studios, Sentosa',
        text: 'Turnstiles at Universal Studios open at 10 am on most days; the coach is off at 9:15 am to be there. The tour manager takes a meeting point at noon and at 4 pm for those who want company, and the rest is yours. Carry a cap, a water bottle and a change of clothes for the water rides. Coach back when the park shuts, between 6 and 8 pm by date. Dinner is your own, at the park or in Little India.',
        meals: 'Breakfast',
        overnight: 'Singapore',
        legs: [
          { from: 'singapore', to: 'universal-studios-singapore', km: 8, hours: 0.35, by: 'car' },
          { from: 'universal-studios-singapore', to: 'singapore', km: 8, hours: 0.35, by: 'car' },
        ],
      },
      {
        title: 'Thursday: Merlion, Little India and the Gardens',
        text: 'Merlion Park and the bay from 9:15 am, then Little India by 10:30 am: Sri Veeramakaliamman Temple before it rests at about noon, and two hours for shopping. Rest at the hotel after lunch. An early Indian dinner at 5:30 pm, then Gardens by the Bay: the outdoor gardens are free, and the Supertree show begins at 7:45 pm. Sit on the ground near the middle to see all of it. Hotel by 9 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Singapore',
        legs: [
          { from: 'singapore', to: 'merlion-park', km: 2, hours: 0.15, by: 'car' },
          { from: 'merlion-park', to: 'little-india-singapore', km: 4, hours: 0.25, by: 'car' },
          { from: 'little-india-singapore', to: 'singapore', km: 3, hours: 0.2, by: 'car' },
          { from: 'singapore', to: 'gardens-by-the-bay', km: 3, hours: 0.2, by: 'car' },
          { from: 'gardens-by-the-bay', to: 'singapore', km: 3, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Friday: Singapore to Coimbatore',
        text: 'Breakfast and check-out by 11 am, bags in a locked room. If the flight is in the evening there is time for Mustafa Centre, which is open all day, or for the Jewel waterfall next to Terminal 1. The coach leaves the hotel 4 hours before the flight; Changi is 20 km, 30 minutes. Some dates have a direct flight to Coimbatore, others a change. Declare gold and electronics above the Indian limits.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'singapore', to: 'changi-airport', km: 20, hours: 0.5, by: 'car' },
          { from: 'changi-airport', to: 'coimbatore-airport', km: 3180, hours: 4.25, by: 'flight' },
        ],
      },
    ],
    exclusions: [
      'Petronas skybridge, SkyPark and garden dome tickets',
      'Rides at Genting and express passes at Universal Studios',
      'Lunches, dinner on day 5 and meals on the flights',
      'Malaysian tourism tax at the hotel, and porters at the border',
      'Single-room supplement, tips and personal expenses',
    ],
    season: {
      best: ['may'],
      fair: ['oct', 'dec'],
      note: 'The group leaves only in May, October and December. All three are about 32 degrees with showers, mostly in the afternoon: May is hottest, October has more rain in Kuala Lumpur, December in Singapore.',
    },
    suits: {
      walking: '272 steps at Batu Caves, which can be skipped, and 6 to 8 km on the Universal day.',
      altitude: 'Genting at about 1,800 m for an afternoon; every night near sea level.',
      seniors: 'Good with some care on day 4, when bags are carried through two border counters.',
      children: 'From 5 years; the school-holiday dates in May and December draw families.',
      food: 'Five Indian dinners, vegetarian without egg on request; Jain meals if named at booking, lunches from Indian cafés.',
      papers:
        'Passport valid 6 months; Singapore visa and Malaysia arrival card included. Rules change: we confirm before you pay.',
    },
    childrenFrom: 5,
    access: { walkingKm: 8, steps: 272, highestPoint: 1800 },
    questions: [
      {
        question: 'When must the passport and papers reach you?',
        answer:
          'Scans six weeks before departure, so that the Singapore visa can be applied for a month ahead. We need a photograph on white, proof of work or income where the embassy asks for it, and a consent letter if a child travels with one parent. Malaysia asks for the online card in the last three days, which we fill in for you.',
      },
      {
        question: 'How hard is the border crossing with bags?',
        answer:
          'You take your own bags off the coach, walk them through the counters and put them through a scanner; at the Singapore side the coach waits beyond. It is all on the level or by escalator and lift. Suitcases with four wheels make it easy. The tour manager goes last and the coach leaves when everyone is through.',
      },
      {
        question: 'Do I need to know Tamil to join this group?',
        answer:
          'No. The tour manager speaks Tamil and English, and local guides speak English. As the group starts from Coimbatore, Tamil is what you will hear most on the coach. In Brickfields and Little India you can shop, eat and ask the way in Tamil.',
      },
    ],
  },
];
