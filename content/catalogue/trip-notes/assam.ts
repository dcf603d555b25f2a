/** Trip notes of the packages in Assam. */
import type { TripNotes } from '../../schema/types';

export const assam: readonly TripNotes[] = [
  {
    id: 'kaziranga-rhino-safari',
    summary:
      'Three jeep safaris in three ranges of Kaziranga, Kohora, Bagori and Agaratoli, with a Karbi village between.',
    gateway: 'guwahati',
    start: 'Guwahati airport by 8 am or Guwahati station by 9 am',
    end: 'Guwahati station by 4:30 pm or Guwahati airport by 5:30 pm',
    route: ['Guwahati', 'Nagaon', 'Bagori', 'Kohora', 'Hathikuli', 'Agaratoli'],
    plan: [
      {
        title: 'Guwahati airport to Kaziranga, 225 km',
        text: 'Rhinos often graze within sight of the highway past Bagori, where cars keep to 40 km/h in the animal corridors. Pick-up at Guwahati airport by 8 am or the station by 9 am; from the station it is 195 km and 4.5 hours by Nagaon, with a lunch halt. Check in at Kohora by 2:30 pm and walk the Orchid Park, 2 km off, with its Assamese folk dances and rice museum. It gets dark by 5 pm in winter, so go by 3 pm.',
        meals: 'Dinner',
        overnight: 'Kaziranga (Kohora)',
        legs: [
          { from: 'guwahati-airport', to: 'guwahati', km: 25, hours: 1, by: 'car' },
          { from: 'guwahati', to: 'kohora', km: 195, hours: 4.5, by: 'car' },
          { from: 'kohora', to: 'kohora-orchid-park', km: 2, hours: 0.1, by: 'car' },
          { from: 'kohora-orchid-park', to: 'kohora', km: 2, hours: 0.1, by: 'car' },
        ],
      },
      {
        title: 'Kohora and Bagori by jeep, with a Karbi village',
        text: 'Jeeps go in from the Kohora gate at 7:30 am for about two hours; report there at 7:00 am. Breakfast, then from 10:30 am an hour in a Karbi village below the hills, 5 km off, where women weave on back-strap looms. After an early lunch drive 20 km to Bagori, whose short grass gives the nearest view of rhinos; the afternoon jeeps go in at about 1:30 pm and are out by 3:30 pm. Carry a scarf for the dust.',
        meals: 'Breakfast and dinner',
        overnight: 'Kaziranga (Kohora)',
        legs: [
          { from: 'kohora', to: 'karbi-village-kohora', km: 5, hours: 0.2, by: 'car' },
          { from: 'karbi-village-kohora', to: 'kohora', km: 5, hours: 0.2, by: 'car' },
          { from: 'kohora', to: 'bagori', km: 20, hours: 0.5, by: 'car' },
          { from: 'bagori', to: 'kohora', km: 20, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Agaratoli, Hathikuli and back to Guwahati airport, 275 km',
        text: 'Agaratoli, 27 km east, is the range for birds: be off at 6:30 am for the 7:30 am jeeps, and look for pelicans, storks and bar-headed geese on the Sohola lake in winter, and wild buffalo. Out by 9:30 am for a packed breakfast, then the Hathikuli tea garden by the highway near Kohora, with its own shop. Leave at 11 am for 4.5 to 5 hours to Guwahati with lunch; the airport is an hour beyond. Book flights after 7:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'kohora', to: 'agaratoli', km: 27, hours: 0.75, by: 'car' },
          { from: 'agaratoli', to: 'hathikuli', km: 30, hours: 0.75, by: 'car' },
          { from: 'hathikuli', to: 'guwahati', km: 193, hours: 4.5, by: 'car' },
          { from: 'guwahati', to: 'guwahati-airport', km: 25, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star resort near Kohora, twin sharing',
      'Breakfast daily and two dinners',
      'Car with driver from Guwahati to Guwahati',
      'Three jeep safaris, seats in shared open jeeps',
      'Park entry and forest guard fees for Indian nationals',
      'Orchid Park tickets and the Karbi village walk',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Guwahati',
      'Camera fees in the park and private use of a jeep',
      'Elephant rides',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['oct', 'apr'],
      note: 'The park shuts from May to September, when the Brahmaputra floods it. Ranges reopen one by one in October and November. Grass is burnt in January and February, and animals are easiest to see until April.',
    },
    suits: {
      walking: 'Very little: a kilometre a day at the Orchid Park and the village. On safari you stay in the jeep.',
      altitude: 'Under 100 m throughout.',
      seniors: 'Good, though the jeeps are high to climb into and the tracks shake a weak back.',
      children: 'From 5 years; they must sit still for two hours. Bring a jacket, as open jeeps are cold at 7 am.',
      food: 'Vegetarian meals at the resort; Jain meals with a day of notice. Assamese thali lunch on the road.',
      papers: 'The same photo ID as on the booking, at each safari gate. No permit for Indian nationals.',
    },
    childrenFrom: 5,
    access: { walkingKm: 1, steps: 0, highestPoint: 90 },
    questions: [
      {
        question: 'Are we sure to see a rhino?',
        answer:
          'No one can promise, but in Bagori and Kohora most drives between November and April see several, often close to the track. Tigers live there in numbers and are seldom seen in the tall grass. Elephants, buffalo, swamp deer and hog deer are usual on every drive.',
      },
      {
        question: 'Do we share the jeep?',
        answer:
          'Yes, with up to six guests in all, with a driver and at times a forest guard. A jeep to yourselves can be booked at an extra charge, and is worth it for photographers. Jeeps are given out by turn at the gate, so we hold seats ahead with ID details; send those with the booking.',
      },
      {
        question: 'Can the elephant ride be added?',
        answer:
          'The forest department runs short rides early in the morning at Kohora and Bagori on some dates, with few seats, opened only the evening before. We do not include them, and the jeep drives reach more of the park. Tell us at booking if you want us to try.',
      },
      {
        question: 'What should we wear on the safari?',
        answer:
          'Brown, green or grey, with long sleeves; white and red catch the eye of animals. December and January mornings are 8 to 10 degrees and colder in the wind, so bring a cap and gloves that can come off by ten. A zoom lens or binoculars help more at Agaratoli than anywhere else.',
      },
    ],
  },
  {
    id: 'majuli-sivasagar',
    summary:
      'Mask-makers and monks on the river island of Majuli, then the Ahom palaces and royal mounds of Sivasagar.',
    gateway: 'jorhat',
    start: 'Jorhat airport or Jorhat Town station, by 11:30 am',
    end: 'Jorhat airport or Jorhat Town station, by 1:30 pm',
    route: ['Jorhat', 'Nimati Ghat', 'Majuli', 'Auniati', 'Samaguri', 'Sivasagar', 'Charaideo'],
    plan: [
      {
        title: 'Jorhat to Majuli by ferry from Nimati Ghat',
        text: 'Nimati Ghat, where the ferry leaves, is 16 km and 40 minutes from Jorhat; pick-up at airport or station is by 11:30 am. The afternoon ferry takes about an hour across the Brahmaputra, and the sailing is confirmed the evening before. From the island ghat it is 20 minutes to Kamalabari. Walk at 4 pm in a Mising village of bamboo houses on stilts, with looms beneath the floor. The sun sets by 4:45 pm in December.',
        meals: 'Dinner',
        overnight: 'Majuli',
        legs: [
          { from: 'jorhat', to: 'nimati-ghat', km: 16, hours: 0.67, by: 'car' },
          { from: 'nimati-ghat', to: 'aphalamukh-ghat', km: 8, hours: 1, by: 'boat' },
          { from: 'aphalamukh-ghat', to: 'majuli', km: 8, hours: 0.33, by: 'car' },
        ],
      },
      {
        title: 'Majuli: Auniati Satra and the masks of Samaguri, 50 km',
        text: 'Monks pray in the long hall of Auniati Satra, 5 km from Kamalabari: be there at 8:30 am; its museum of royal gifts opens later in the morning. Shoes off, shoulders covered. After lunch drive 20 km east to Samaguri Satra, where masks for the Raas plays are built of bamboo, clay and cloth; families show how the jaws move. Back by lanes full of waterbirds, best on a cycle if you like, before dark.',
        meals: 'Breakfast and dinner',
        overnight: 'Majuli',
        legs: [
          { from: 'majuli', to: 'auniati-satra', km: 5, hours: 0.25, by: 'car' },
          { from: 'auniati-satra', to: 'majuli', km: 5, hours: 0.25, by: 'car' },
          { from: 'majuli', to: 'samaguri-satra', km: 20, hours: 0.75, by: 'car' },
          { from: 'samaguri-satra', to: 'majuli', km: 20, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Majuli to Sivasagar, 90 km with the ferry',
        text: 'A morning ferry at about 8:30 am brings you to Nimati by 9:45 am. Sivasagar is 75 km by Jorhat, two hours on the highway. On the edge of the town see Rang Ghar, the pavilion of the Ahom kings, and Talatal Ghar, their palace partly under ground, nearby, till 2:30 pm, with lunch between. The Sivadol stands over 30 m high on the bank of the Borpukhuri tank; stay for the evening lamps.',
        meals: 'Breakfast and dinner',
        overnight: 'Sivasagar',
        legs: [
          { from: 'majuli', to: 'aphalamukh-ghat', km: 8, hours: 0.33, by: 'car' },
          { from: 'aphalamukh-ghat', to: 'nimati-ghat', km: 8, hours: 1, by: 'boat' },
          { from: 'nimati-ghat', to: 'rang-ghar', km: 71, hours: 1.9, by: 'car' },
          { from: 'rang-ghar', to: 'sivasagar', km: 4, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Charaideo Moidams and back to Jorhat, 115 km',
        text: 'Grassed burial mounds of the Ahom kings, on the World Heritage list since 2024, stand at Charaideo, 28 km and 50 minutes from a 7:30 am start. Paths and steps, 1.5 km, take an hour and there is little shade. At 9:45 am turn back by Sivasagar for Jorhat, 88 km, 2.5 hours, with the station by 12:45 pm and the airport soon after. Book flights after 3 pm. Dibrugarh airport, 2.5 hours from Charaideo, can be used instead.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'sivasagar', to: 'charaideo', km: 28, hours: 0.83, by: 'car' },
          {
            from: 'charaideo',
            to: 'charaideo',
            km: 1.5,
            hours: 1,
            by: 'foot',
            because: 'the round of the mounds ends at the gate',
          },
          { from: 'charaideo', to: 'jorhat', km: 88, hours: 2.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a bamboo cottage or guest house on Majuli, twin sharing',
      'One night in a 3-star hotel in Sivasagar',
      'Breakfast daily and three dinners',
      'Car with driver on the mainland, and a local car on Majuli',
      'Passenger ferry tickets both ways',
      'Local guide on day 2, and mask-making seen at Samaguri',
      'Monument entry at Rang Ghar, Talatal Ghar and Charaideo',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Jorhat',
      'Satra museum tickets, offerings and cycles on hire',
      'Raas festival seats, and the higher room rates of that week',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['oct', 'apr'],
      note: 'November to March is dry and mild. Raas at the November full moon fills every room. From May to September the Brahmaputra is in flood, ferries stop at short notice and parts of Majuli are under water.',
    },
    suits: {
      walking: 'About 2 km a day on level lanes, with about 60 steps at Talatal Ghar or up the mounds of Charaideo.',
      altitude: 'About 100 m throughout.',
      seniors: 'Fine for those who can manage a plank on to the ferry and simple rooms on Majuli.',
      children: 'From 5 years; life jackets are on the ferries, and the masks are the day they remember.',
      food: 'Assamese vegetarian thalis; Jain meals on Majuli if told a week ahead, with boiled vegetables and rice.',
      papers: 'Photo ID. No permit for Indian nationals in Assam.',
    },
    childrenFrom: 5,
    access: { walkingKm: 2, steps: 60, highestPoint: 110 },
    questions: [
      {
        question: 'What happens if the ferry does not sail?',
        answer:
          'Fog in December and January delays the first boats by an hour or two, and a falling river sometimes moves the landing place. For both there are other sailings, the last usually at about 4 pm. In a flood all boats stop: we then keep you in Jorhat and use Sivasagar and the tea gardens for the days.',
      },
      {
        question: 'How simple are the rooms on Majuli?',
        answer:
          'Bamboo cottages or small guest houses with a fan, mosquito net, attached bathroom and hot water by bucket or geyser. There is no swimming pool, and air-conditioning is rare; from November to March you need a quilt instead. Power cuts happen, so carry a torch and a power bank.',
      },
      {
        question: 'Are women and non-Hindus welcome in the satras?',
        answer:
          'Visitors of any faith may enter the courts and listen at the prayer hall door. Inner rooms are for initiated monks, and in some satras women do not enter the shrine itself. Shoes off, nothing of leather near the hall, and ask before you photograph a monk at prayer.',
      },
    ],
  },
  {
    id: 'kamakhya-guwahati-hajo',
    summary:
      'An early line at Kamakhya, the ferry to Umananda, and a day among the looms of Sualkuchi and hills of Hajo.',
    gateway: 'guwahati',
    start: 'Guwahati airport or Guwahati station, by 9:15 am',
    end: 'Guwahati station by 2:30 pm or Guwahati airport by 3:30 pm',
    route: ['Guwahati', 'Hajo', 'Sualkuchi', 'Kamakhya', 'Bhubaneswari', 'Umananda'],
    plan: [
      {
        title: 'Guwahati to Hajo and Sualkuchi, 80 km',
        text: 'Hajo lies 30 km away over the Saraighat bridge, an hour from the airport or the station; pick-up by 9:15 am. Hayagriva Madhava Temple, about 100 steps up, is visited by Buddhists too; be there by 10:30 am, as it rests around noon. Powa Mecca, a shrine on Garurachal hill, is reached by car. Lunch, then Sualkuchi, 12 km: golden muga and white pat silk on hand looms until about 4 pm, fewer on Sundays. Hotel by 5:30 pm.',
        meals: 'Dinner',
        overnight: 'Guwahati',
        legs: [
          { from: 'guwahati-airport', to: 'hajo', km: 30, hours: 1, by: 'car' },
          { from: 'hajo', to: 'powa-mecca', km: 4, hours: 0.2, by: 'car' },
          { from: 'powa-mecca', to: 'sualkuchi', km: 12, hours: 0.5, by: 'car' },
          { from: 'sualkuchi', to: 'guwahati', km: 33, hours: 1.25, by: 'car' },
        ],
      },
      {
        title: 'Kamakhya, Bhubaneswari and the Umananda ferry',
        text: 'Nilachal Hill, 8 km away, is best reached early: start at 5:45 am to join the line; doors open to visitors at about 8 am. Most are out by 10:30 am, later on Saturdays, Tuesdays and holidays. Bhubaneswari Temple, 1 km up, looks over the Brahmaputra. Then the ferry, 10 minutes, to Umananda on its island, with a stiff flight of steps. Back on shore by 1:45 pm. Book flights after 5:30 pm; the airport is an hour away.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'guwahati', to: 'kamakhya', km: 8, hours: 0.4, by: 'car' },
          { from: 'kamakhya', to: 'bhubaneswari', km: 1, hours: 0.1, by: 'car' },
          { from: 'bhubaneswari', to: 'umananda-ghat', km: 8, hours: 0.5, by: 'car' },
          { from: 'umananda-ghat', to: 'umananda', km: 1, hours: 0.17, by: 'boat' },
          { from: 'umananda', to: 'umananda-ghat', km: 1, hours: 0.17, by: 'boat' },
          { from: 'umananda-ghat', to: 'guwahati', km: 2, hours: 0.2, by: 'car' },
          { from: 'guwahati', to: 'guwahati-airport', km: 25, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Guwahati, twin sharing',
      'Dinner on day 1 and breakfast on day 2, packed if you start before it',
      'AC car with driver for both days, airport or station included',
      'Shared ferry to Umananda and back',
      'Help at the Kamakhya darshan counter',
    ],
    exclusions: [
      'Flights and trains to and from Guwahati',
      'Special darshan tickets, pujas, priests and offerings',
      'Silk and other shopping, and camera fees',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['apr', 'may', 'sep'],
      note: 'October to March is cool and dry. In late June the Ambubachi Mela shuts the temple for three days and draws lakhs. June to August is hot and wet, and the Umananda ferry stops when the river is high.',
    },
    suits: {
      walking:
        'Up to 2 km a day; about 100 steps each at Hayagriva Madhava and Umananda, barefoot on wet stone at Kamakhya.',
      altitude: 'Under 250 m: the top of Nilachal Hill.',
      seniors: 'Possible with a special darshan ticket and the ferry left out; the standing line is long and stuffy.',
      children: 'All ages, though a line of three hours tries the small ones; carry water and biscuits.',
      food: 'Pure vegetarian hotels near the temple and in the city; Jain meals if told a day ahead.',
      papers: 'Photo ID for the hotel and the special darshan counter. No permit for Indian nationals.',
    },
    childrenFrom: 0,
    access: { walkingKm: 2, steps: 100, highestPoint: 240, notForElders: true },
    questions: [
      {
        question: 'How long is the line at Kamakhya, and can it be cut?',
        answer:
          'Two to four hours on weekdays, more on Saturdays, Tuesdays and holidays. A limited number of special darshan tickets is sold at the temple counter in the morning, ID in hand, and takes one to two hours. We help you at the counter but cannot promise a ticket. The temple usually rests from 1 pm to 2:30 pm.',
      },
      {
        question: 'Should I expect animal sacrifice?',
        answer:
          'Yes, it is part of worship at Kamakhya: goats are offered in an enclosed court, and pigeons may be released. You need not see it; the line for darshan passes a little way off and our driver can show the side to keep to. Many families offer flowers, coconut and red cloth instead.',
      },
      {
        question: 'What is inside the sanctum?',
        answer:
          'There is no idol. A narrow stair leads down to a dark cave with a natural rock, wet from a spring and covered with cloth and flowers. You may touch the water. Photographs and phones are not allowed, lights are small lamps, and those who dislike closed places can pray in the outer hall.',
      },
      {
        question: 'Can we see Hajo if we cannot climb steps?',
        answer:
          'Partly. Powa Mecca has a road to the top, and Sualkuchi is level. Hayagriva Madhava is up a hill of steps without a ramp; those who wait below have a temple tank with turtles, which pilgrims feed, and tea stalls. The darshan above takes about 45 minutes with the climb.',
      },
    ],
  },
];
