/** Trip notes of the packages in Goa. */
import type { TripNotes } from '../../schema/types';

export const goa: readonly TripNotes[] = [
  {
    id: 'goa-beach-paradise',
    summary:
      'Calangute and the northern forts, Old Goa in the cool of the morning and a last night by the sea at Palolem.',
    gateway: 'goa',
    start: 'Mopa or Dabolim airport, Thivim or Madgaon station, any time before 4 pm',
    end: 'Dabolim or Mopa airport, Madgaon or Canacona station',
    route: ['Calangute', 'Fort Aguada', 'Anjuna', 'Chapora', 'Old Goa', 'Panaji', 'Cabo de Rama', 'Palolem'],
    plan: [
      {
        title: 'Arrive in Goa, drive to Calangute',
        text: 'Rooms in Calangute are ready at 2 pm; it is 40 km, 1 hour, from Mopa airport, 40 km, 1 hour 15 minutes, from Dabolim, 20 km, 40 minutes, from Thivim station and 50 km, 1.5 hours, from Madgaon, and our car waits at any of them. The resort is a walk from the sand: turn right along the water for Baga, 2 km, and be back in the light. Bathe between the flags while the lifeguards are on duty, usually until 6 pm.',
        meals: 'None',
        overnight: 'Calangute',
        legs: [
          { from: 'mopa-airport', to: 'calangute', km: 40, hours: 1, by: 'car' },
          { from: 'calangute', to: 'baga', km: 2, hours: 0.5, by: 'foot' },
          { from: 'baga', to: 'calangute', km: 2, hours: 0.5, by: 'foot' },
        ],
      },
      {
        title: 'North Goa: Aguada, Anjuna and Chapora, 45 km',
        text: 'The upper fort at Aguada, 8 km, 20 minutes, from 9:50 am: the old lighthouse, the cistern and the mouth of the Mandovi. Anjuna, 16 km north, for its red rocks and lunch; the Wednesday flea market runs from November to April. Chapora Fort by 5 pm, 10 minutes up a stony path in closed shoes, with Vagator below and the sun going down in front. Calangute, 11 km, 35 minutes.',
        meals: 'Breakfast',
        overnight: 'Calangute',
        legs: [
          { from: 'calangute', to: 'aguada', km: 8, hours: 0.33, by: 'car' },
          { from: 'aguada', to: 'anjuna', km: 16, hours: 0.6, by: 'car' },
          { from: 'anjuna', to: 'chapora', km: 5, hours: 0.25, by: 'car' },
          { from: 'chapora', to: 'calangute', km: 11, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Old Goa and Fontainhas, 50 km',
        text: 'Old Goa is 24 km, 45 minutes, inland: set out at 8:30 am. The Basilica of Bom Jesus opens at 9 am, on Sundays after Mass at about 10:30 am; cover shoulders and knees. Se Cathedral stands across the lawn. Panaji, 10 km, for a Goan thali, then a guided hour in Fontainhas from 3:30 pm; people live behind those doors, so ask before photographs. Back in Calangute, 16 km, by 6 pm.',
        meals: 'Breakfast',
        overnight: 'Calangute',
        legs: [
          { from: 'calangute', to: 'old-goa', km: 24, hours: 0.75, by: 'car' },
          { from: 'old-goa', to: 'panaji', km: 10, hours: 0.35, by: 'car' },
          { from: 'panaji', to: 'calangute', km: 16, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Calangute to Palolem by Cabo de Rama, 105 km',
        text: 'Southward today, with check-out at 9:00 am: 77 km, 2.5 hours by the Zuari bridge, Margao and Cuncolim to Cabo de Rama, a ruined fort with a white chapel and cliffs without a rail. Then 28 km, 50 minutes, by Agonda to Palolem, with lunch at 2 pm. The bay shelves gently and suits swimmers; kayaks are on hire at the northern end. Stay on the sand for the sunset, about 6 pm in winter.',
        meals: 'Breakfast',
        overnight: 'Palolem',
        legs: [
          { from: 'calangute', to: 'cabo-de-rama', km: 77, hours: 2.5, by: 'car' },
          { from: 'cabo-de-rama', to: 'palolem', km: 28, hours: 0.83, by: 'car' },
        ],
      },
      {
        title: 'Departure from Palolem',
        text: 'Dolphin boats leave about 7:30 am from the beach if you want one, paid on the spot. Check out by 11 am. Dabolim airport is 65 km, 2 hours; Mopa 105 km, 3 hours; Madgaon station 38 km, 1 hour; Canacona station is only 3 km away. Leave 4 hours before a flight from Dabolim and 5 hours before one from Mopa. Book Dabolim if you have the choice.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'palolem', to: 'dabolim-airport', km: 65, hours: 2, by: 'car' }],
      },
    ],
    inclusions: [
      'Three nights in a beach resort in Calangute and one in Palolem, twin sharing',
      'Breakfast daily',
      'Airport or station transfers both ways',
      'AC vehicle with driver on days 2 to 5',
      'Guided walk in Fontainhas',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Goa',
      'Lunches, dinners and drinks',
      'Fort entry tickets',
      'Water sports, kayaks and dolphin boats',
      'Tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar', 'apr'],
      note: 'November to February is dry and the sea calm. May is humid. From June to September shacks come down, boats stop and red flags close the sea.',
    },
    suits: {
      walking: 'Two to 4 km a day on sand and paving; Chapora is a 10-minute climb on loose stones.',
      altitude: 'Near sea level; Chapora stands at about 100 m and Mopa airport at about 160 m.',
      seniors: 'Easy; stay below at Chapora if the knees complain. Ask for a ground-floor room at Palolem.',
      children: 'All ages; Palolem is the gentlest water of the tour. Hold hands on the open cliffs at Cabo de Rama.',
      food: 'Vegetarian food is easy; Jain meals in Calangute and Panaji with notice, less so in Palolem.',
      papers: 'A photo ID for each adult; foreign guests their passport and visa.',
    },
    childrenFrom: 0,
    access: { walkingKm: 4, steps: 0, highestPoint: 160 },
    questions: [
      {
        question: 'Why is the last night in Palolem and not in Calangute?',
        answer:
          'Calangute to Palolem is 2.5 hours each way, so a day trip spends five hours in the car and turns back before sunset. One night there leaves the evening free and puts Dabolim and Madgaon two hours or less away on the last morning. If you fly from Mopa, we can stay in the north instead.',
      },
      {
        question: 'Are water sports included, and when do they run?',
        answer:
          'They are not included. Parasailing, jet skis and banana boats run at Calangute and Baga from October to May, in the mornings and until about 5 pm. Pay at the counter of a licensed operator and not to a tout on the sand; prices are agreed before the ride.',
      },
      {
        question: 'Is Calangute noisy at night?',
        answer:
          'The main street is, until midnight or so, and on the nights around New Year much later. We book the resort towards the quieter southern end when rooms allow. Loud music in the open must stop at 10 pm by law, except on a few notified nights.',
      },
      {
        question: 'May we hire a scooter in Goa?',
        answer:
          'Yes, on your free afternoons, with your own driving licence and a helmet for each rider. Take only a vehicle with a black number plate with yellow letters: a private white-plate scooter is not licensed for hire and the fine falls on you.',
      },
    ],
  },
  {
    id: 'north-goa-forts-beaches',
    summary: 'Four Portuguese forts, the sands from Candolim to Arambol and the ferry across the river to Tiracol.',
    gateway: 'goa',
    start: 'Mopa or Dabolim airport, Thivim or Madgaon station, by 2:30 pm',
    end: 'Mopa or Dabolim airport, Thivim or Madgaon station',
    route: [
      'Candolim',
      'Calangute',
      'Baga',
      'Reis Magos',
      'Fort Aguada',
      'Anjuna',
      'Vagator',
      'Tiracol',
      'Arambol',
      'Ashwem',
    ],
    plan: [
      {
        title: 'Arrive in Candolim; Calangute and Baga, 50 km',
        text: 'Mopa airport is 40 km, 1 hour, from Candolim, Dabolim 40 km, 1 hour 15 minutes, Thivim station 20 km, 45 minutes, and Madgaon 48 km, 1.5 hours; we meet you at any of them. Check in, and at 4 pm the car drops you at Calangute to walk the sand to Baga, 2 km, where the shacks begin. Sunset is about 6 pm in winter; the car waits at Baga circle. Do not swim after the lifeguards leave.',
        meals: 'Dinner',
        overnight: 'Candolim',
        legs: [
          { from: 'mopa-airport', to: 'candolim', km: 40, hours: 1, by: 'car' },
          { from: 'candolim', to: 'calangute', km: 4, hours: 0.2, by: 'car' },
          { from: 'calangute', to: 'baga', km: 2, hours: 0.6, by: 'foot' },
          { from: 'baga', to: 'candolim', km: 6, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Reis Magos, Aguada, Anjuna and Chapora, 60 km',
        text: "Reis Magos Fort at 9:30 am, 8 km: cannon, Mario Miranda's drawings and Panaji across the river. It shuts on Mondays, when we come on day 4. The upper fort at Aguada, 9 km, by 11:30 am, then lunch in Candolim. Anjuna Beach, 14 km, at 3:00 pm; Chapora Fort, 4 km on, by 4:45 pm, a 10-minute scramble, and down to Vagator Beach, where the last light is on the red cliffs.",
        meals: 'Breakfast and dinner',
        overnight: 'Candolim',
        legs: [
          { from: 'candolim', to: 'reis-magos', km: 8, hours: 0.35, by: 'car' },
          { from: 'reis-magos', to: 'aguada', km: 9, hours: 0.4, by: 'car' },
          { from: 'aguada', to: 'candolim', km: 6, hours: 0.25, by: 'car' },
          { from: 'candolim', to: 'anjuna', km: 14, hours: 0.55, by: 'car' },
          { from: 'anjuna', to: 'chapora', km: 4, hours: 0.2, by: 'car' },
          { from: 'chapora', to: 'vagator', km: 2, hours: 0.1, by: 'car' },
          { from: 'vagator', to: 'candolim', km: 16, hours: 0.7, by: 'car' },
        ],
      },
      {
        title: 'Tiracol ferry, Arambol and Ashwem, 85 km',
        text: 'North to the Querim jetty, 42 km, 1.5 hours by Siolim bridge, with a start at 8:30 am. The car ferry crosses in about 5 minutes, roughly twice an hour. Tiracol Fort is a small hotel with a chapel; the terrace may be shut for private guests, and the view from the gate is as good. Arambol, 8 km on, for lunch; at low tide walk 15 minutes round the rocks to Sweet Water Lake. Ashwem Beach from 4 pm, then 26 km home.',
        meals: 'Breakfast and dinner',
        overnight: 'Candolim',
        legs: [
          { from: 'candolim', to: 'querim', km: 42, hours: 1.5, by: 'car' },
          { from: 'querim', to: 'tiracol', km: 1, hours: 0.1, by: 'boat' },
          { from: 'tiracol', to: 'querim', km: 1, hours: 0.1, by: 'boat' },
          { from: 'querim', to: 'arambol', km: 8, hours: 0.3, by: 'car' },
          { from: 'arambol', to: 'ashwem', km: 8, hours: 0.35, by: 'car' },
          { from: 'ashwem', to: 'candolim', km: 26, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Morning in Candolim and departure',
        text: 'A free morning on Candolim Beach, or Reis Magos if day 2 was a Monday. Check out by 11 am. The old Central Jail under Aguada, 4 km, is now a museum of the freedom struggle, usually open from 11 am, and fits in before an afternoon flight. Leave 3.5 hours before a flight from Dabolim, 3 hours before one from Mopa, and 2.5 hours before a train from Madgaon or 1.5 from Thivim.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'candolim', to: 'mopa-airport', km: 40, hours: 1, by: 'car' }],
      },
    ],
    inclusions: [
      'Three nights in a 3-star hotel in Candolim, twin sharing',
      'Breakfast daily and three dinners at the hotel',
      'Airport or station transfers both ways',
      'AC vehicle with driver on all four days',
      'Reis Magos entry and the Tiracol ferry',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Goa',
      'Lunches and drinks',
      'Jail museum and other fort tickets',
      'Water sports, sunbeds, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar', 'apr'],
      note: 'Dry and calm from November to February. April and May are hot and sticky. June to September is rain: no shacks, slippery forts and a sea closed to bathers.',
    },
    suits: {
      walking: 'Three to 4 km a day; a stepped ramp at Reis Magos, loose stones at Chapora, wet rocks at Arambol.',
      altitude: 'Near sea level; the forts stand on hills of up to 100 m, Mopa airport at about 160 m.',
      seniors: 'Reis Magos and Aguada are manageable; leave out Chapora and the rocks of Arambol if balance is poor.',
      children: 'Good from age 5: forts, a ferry and shallow water at Ashwem. Keep them off the open ramparts.',
      food: 'Vegetarian meals throughout; Jain meals at the hotel on request, while shacks use shared pans.',
      papers: 'A photo ID for each adult at the hotel; the ferry and forts ask for none.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 50, highestPoint: 160 },
    questions: [
      {
        question: 'Does the Tiracol ferry run every day?',
        answer:
          'Yes, from morning to night, in all but the roughest weather, and it takes cars. It may skip a turn at very low tide or for repairs. If it is off, the road round by the Aronda bridge adds about 40 minutes and passes through a corner of Maharashtra.',
      },
      {
        question: 'Can we bathe in Sweet Water Lake at Arambol?',
        answer:
          'It is a freshwater pool behind a small beach, chest-deep near the sand and deeper towards the stream. There is no lifeguard, so stay by the edge. Water is clearest from November to January and low by April. The rock path from Arambol Beach is wet at high tide.',
      },
      {
        question: 'Which beach is best for a quiet afternoon?',
        answer:
          'Ashwem, on day 3: wide, flat sand with few stalls. Baga and Calangute are crowded from noon. Anjuna is rocky, better for a walk than for a swim, and Vagator has a steep path down. Morjim, next to Ashwem, has marked turtle nests in season; keep clear of the nets.',
      },
    ],
  },
  {
    id: 'palolem-south-goa',
    summary:
      'Long Benaulim sand, the Cola lagoon, kayaks off Palolem and the turtle beach of Galgibaga in quiet south Goa.',
    gateway: 'goa',
    start: 'Madgaon station, Dabolim or Mopa airport, any time before 4 pm',
    end: 'Madgaon or Canacona station, Dabolim or Mopa airport',
    route: ['Benaulim', 'Cabo de Rama', 'Cola', 'Agonda', 'Palolem', 'Butterfly Beach', 'Galgibaga'],
    plan: [
      {
        title: 'Arrive in Goa, drive to Benaulim',
        text: 'Outriggers come in before dusk on the beach of Benaulim, 8 km, 25 minutes, from Madgaon station, 28 km, 50 minutes, from Dabolim airport and 78 km, 2 hours 15 minutes, from Mopa airport; the car meets you there. Rooms are ready at 2 pm. The sand runs without a break to Colva, 2.5 km north, and to Varca in the south: stroll either way at low tide, when it is firm.',
        meals: 'Dinner',
        overnight: 'Benaulim',
        legs: [{ from: 'madgaon', to: 'benaulim', km: 8, hours: 0.4, by: 'car' }],
      },
      {
        title: 'Benaulim to Palolem by Cabo de Rama and Cola, 65 km',
        text: 'No rail guards the cliff at Cabo de Rama Fort, 32 km, 1 hour 10 minutes, from 9:00 am; we give its ramparts 45 minutes. Cola, 10 km: the last 1.5 km to the beach are a rough track, so we park and walk or take a local jeep, then go down steps to the lagoon behind the sand. Lunch at Agonda, 9 km, and time on its long beach, too steep for weak swimmers. Palolem, 11 km, by 5 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Palolem',
        legs: [
          { from: 'benaulim', to: 'cabo-de-rama', km: 32, hours: 1.2, by: 'car' },
          { from: 'cabo-de-rama', to: 'cola', km: 10, hours: 0.45, by: 'car' },
          { from: 'cola', to: 'cola-beach', km: 1.5, hours: 0.4, by: 'foot' },
          { from: 'cola-beach', to: 'cola', km: 1.5, hours: 0.5, by: 'foot' },
          {
            from: 'cola',
            to: 'agonda',
            km: 9,
            hours: 0.4,
            by: 'car',
            because: 'the road goes inland round the headland',
          },
          { from: 'agonda', to: 'palolem', km: 11, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Palolem: Butterfly Beach and kayaks',
        text: 'Boat from the sand at 8:00 am, about 25 minutes along the rocks to Butterfly Beach, with dolphins likely on the way. You step off into knee-deep water, so wear shorts; on a day of swell we look from the boat and do not land. Back by 10:30 am. The car stays parked. Kayaks at 4 pm, one hour, up the creek and round Canacona island at the northern end, with life jackets on.',
        meals: 'Breakfast and dinner',
        overnight: 'Palolem',
        legs: [
          { from: 'palolem', to: 'butterfly-beach', km: 4, hours: 0.42, by: 'boat' },
          { from: 'butterfly-beach', to: 'palolem', km: 4, hours: 0.42, by: 'boat' },
          { from: 'palolem', to: 'canacona-island', km: 2, hours: 0.5, by: 'boat' },
          { from: 'canacona-island', to: 'palolem', km: 2, hours: 0.5, by: 'boat' },
        ],
      },
      {
        title: 'Galgibaga turtle beach and departure, 70 km',
        text: 'Olive ridleys nest at Galgibaga from about November to March; the protected beach is 17 km, 35 minutes, by the Talpona river, with a start at 8:00 am. Nests are fenced and the forest guard explains them; there are no shacks. Palolem by 10:30 am and check out by 11 am. Madgaon is 38 km, 1 hour; Dabolim 65 km, 2 hours; Mopa 105 km, 3 hours. Book flights from Dabolim after 3 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'palolem',
            to: 'galgibaga',
            km: 17,
            hours: 0.6,
            by: 'car',
            because: 'the road goes inland to the Talpona bridge',
          },
          {
            from: 'galgibaga',
            to: 'palolem',
            km: 17,
            hours: 0.6,
            by: 'car',
            because: 'the road goes inland to the Talpona bridge',
          },
          { from: 'palolem', to: 'madgaon', km: 38, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Benaulim and two in Palolem, 3-star or beach cottages, twin sharing',
      'Breakfast daily and three dinners',
      'Airport or station transfers both ways',
      'AC vehicle with driver on days 2 and 4',
      'Shared boat to Butterfly Beach and one hour of kayaking',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Goa',
      'Lunches and drinks',
      'Jeep on the Cola track',
      'Other boat trips, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['oct', 'apr'],
      note: 'Beach huts and boats run from late October to April. May is sultry. From June to September the sea is rough, boats stop and most cottages are dismantled.',
    },
    suits: {
      walking: 'Three to 4 km a day, mostly sand; the track and steps at Cola are rough for 25 minutes each way.',
      altitude: 'Near sea level; the coast road crosses hills of about 100 m.',
      seniors: 'Pleasant and slow; the boat is boarded from the water, so the unsteady may prefer to stay ashore.',
      children: 'Good from age 5; Palolem shelves gently. Child life jackets for the boat if you tell us the weight.',
      food: 'Vegetarian choices at each stop; Jain meals in Benaulim with notice, harder in Palolem.',
      papers: 'A photo ID for each adult at both stays; no permits.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 0, highestPoint: 100 },
    questions: [
      {
        question: 'Shall we see turtles at Galgibaga?',
        answer:
          'Probably only the fenced nests. Females come ashore at night between about November and March, and the young leave 45 to 60 days later, often before dawn. If a hatching is due the forest staff may let a small group watch. No torches, no flash, no touching.',
      },
      {
        question: 'Can the car reach Cola Beach?',
        answer:
          'Not the sand. The tarred road ends near the village and the rest is a red, stony track where saloon cars scrape. Local jeeps wait in season, or it is about 25 minutes on foot, downhill going. Carry water and wear shoes; the lagoon is fit for wading from November to March.',
      },
      {
        question: 'Is Palolem better than north Goa for families?',
        answer:
          'For bathing and sleep, yes: the bay is sheltered, shallow for some way out, and loud music stops early. The trade-off is less to do at night, few big hotels and a two-hour drive to Old Goa. Shops and chemists are in Chaudi, 3 km from the beach.',
      },
      {
        question: 'Can beginners kayak here?',
        answer:
          'Yes. The creek at the northern end is flat, and double kayaks are steady; a guide from the hire stand goes along. Those who cannot swim keep to the creek. We move the hour to the morning if the afternoon wind is up. Phones go in a dry bag.',
      },
    ],
  },
  {
    id: 'old-goa-dudhsagar',
    summary:
      'Fontainhas on foot, the churches of Old Goa, a spice farm lunch and the forest jeep from Kulem to Dudhsagar.',
    gateway: 'goa',
    start: 'Mopa or Dabolim airport, Madgaon or Thivim station, by 2:30 pm',
    end: 'Dabolim or Mopa airport, or Madgaon station, by 3:00 pm',
    route: ['Panaji', 'Old Goa', 'Priol', 'Ponda', 'Tambdi Surla', 'Mollem', 'Kulem', 'Dudhsagar Falls'],
    plan: [
      {
        title: 'Arrive in Panaji; Fontainhas on foot',
        text: 'Tiled house names, the chapel of St Sebastian and a bakery: at 4:00 pm a guide walks you through Fontainhas for 1.5 hours. These are homes, so keep voices low and ask before photographs. Before it, pick-up at Mopa airport (36 km, 1 hour), Dabolim airport (28 km, 45 minutes), Madgaon station (35 km, 1 hour) or Thivim station (20 km, 40 minutes). Evening by the Mandovi promenade.',
        meals: 'Dinner',
        overnight: 'Panaji',
        legs: [{ from: 'mopa-airport', to: 'panaji', km: 36, hours: 1, by: 'car' }],
      },
      {
        title: 'Panaji to Mollem by Old Goa and Tambdi Surla, 95 km',
        text: 'Check out at 8:30 am for Old Goa, 10 km: Basilica of Bom Jesus from 9 am (Sundays after 10:30 am) and Se Cathedral. Mangueshi Temple at Priol, 14 km, at 11:30 am. Spice farm near Ponda, 10 km, for a guided walk and lunch from 12:45 pm. Then 45 km, 1 hour 15 minutes, to the 12th-century Tambdi Surla temple by 4 pm, a 10-minute forest walk from the car park. Mollem, 13 km, by 5:30 pm.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Forest lodge near Mollem',
        legs: [
          { from: 'panaji', to: 'old-goa', km: 10, hours: 0.35, by: 'car' },
          { from: 'old-goa', to: 'mangueshi', km: 14, hours: 0.5, by: 'car' },
          { from: 'mangueshi', to: 'ponda-spice-farm', km: 10, hours: 0.4, by: 'car' },
          { from: 'ponda-spice-farm', to: 'tambdi-surla', km: 45, hours: 1.25, by: 'car' },
          { from: 'tambdi-surla', to: 'mollem', km: 13, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Jeep to Dudhsagar and departure from Kulem',
        text: 'Early at the jeep counter in Kulem, 7 km: we go at 7:00 am with a packed breakfast. The forest track, about 12 km, fords streams and takes 45 minutes; the last 15 minutes are on foot over boulders to the pool below the 310 m falls. Back at Kulem by 11:30 am to change and eat. Madgaon is 38 km, 1 hour; Dabolim 62 km, 1 hour 45 minutes; Mopa 80 km, 2 hours 15 minutes. Book flights after 5 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'mollem', to: 'kulem', km: 7, hours: 0.25, by: 'car' },
          { from: 'kulem', to: 'dudhsagar', km: 12, hours: 0.75, by: 'car' },
          { from: 'dudhsagar', to: 'kulem', km: 12, hours: 0.75, by: 'car' },
          { from: 'kulem', to: 'dabolim-airport', km: 62, hours: 1.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Panaji and one in a forest lodge near Mollem, twin sharing',
      'Breakfast daily, two dinners and the spice farm lunch',
      'AC vehicle with driver, transfers included',
      'Guided walk in Fontainhas and spice farm entry',
      'Shared jeep seat, forest entry and life jacket at Dudhsagar',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Goa',
      'Lunches on days 1 and 3',
      'Camera fees and museum tickets',
      'Mandovi cruise, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan'],
      fair: ['feb', 'mar', 'apr', 'may'],
      note: 'Jeeps run from about October to May. The falls are full until December and thin by April. From June to September the track is shut to jeeps.',
    },
    suits: {
      walking: 'Two to 3 km a day; the path to the falls is 15 minutes over wet boulders each way.',
      altitude: 'Near sea level; the foot of the falls is under 200 m.',
      seniors: 'The jeep jolts hard: not for bad backs. Those who stay behind can rest at the lodge.',
      children: 'From age 6 for the jeep and pool; the spice farm and the walks suit all ages.',
      food: "Vegetarian meals each day; the spice farm serves a Goan thali, and Jain food with two days' notice.",
      papers: 'Carry a photo ID for each adult: the jeep counter and the forest gate may ask for it.',
    },
    childrenFrom: 6,
    access: { walkingKm: 3, steps: 0, highestPoint: 190, notForElders: true },
    questions: [
      {
        question: 'Can we swim at Dudhsagar?',
        answer:
          'When the forest staff allow it, in the part of the pool they point out and with the life jacket on. It is often barred in October, when the flow is strong. The water is cold and the rocks are slick, so wear sandals with a strap. Keep food in the bag: the monkeys are quick.',
      },
      {
        question: 'What happens if the jeeps are not running?',
        answer:
          'In the rains, on a day of strike or after a cloudburst the track is shut. We then refund the jeep ticket and drive to Arvalem Falls and its rock-cut caves near Sanquelim, 1.5 hours from Mollem, which can be seen from a road. Please do not walk the railway line: it is forbidden.',
      },
      {
        question: 'What may I wear in the churches and temples?',
        answer:
          'Shoulders and knees covered at Bom Jesus, Se Cathedral and Mangueshi, for men too. A stole at the church door is not always available, so bring one. At Mangueshi shoes are left outside and photographs are not allowed in the hall; at Tambdi Surla go barefoot inside.',
      },
      {
        question: 'Is there a phone signal at Mollem?',
        answer:
          'Patchy at the lodge and none on the jeep track or at Tambdi Surla. Tell your family before the afternoon of day 2. The lodge is simple, with a fan or air-conditioner, hot water and a mosquito net or coil; power can fail for an hour after a storm.',
      },
    ],
  },
];
