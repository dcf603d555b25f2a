/** Trip notes of the Andaman packages. */
import type { TripNotes } from '../../schema/types';

export const andaman: readonly TripNotes[] = [
  {
    id: 'honeymoon-andaman',
    summary:
      'Two nights on Havelock and one on Neil, timed for the sunset at Radhanagar and low tide at the Natural Bridge.',
    gateway: 'port-blair',
    start: 'Veer Savarkar airport, Port Blair, on flights landing by 12 noon',
    end: 'Veer Savarkar airport, Port Blair, for flights after 9 am',
    route: ['Port Blair', 'Havelock', 'Radhanagar', 'Elephant Beach', 'Neil', 'Chidiya Tapu', 'Port Blair'],
    plan: [
      {
        title: 'Arrive in Port Blair, Cellular Jail by night',
        text: 'Our driver meets you at the airport, 5 km from the hotels; land by noon and carry the photo ID you booked with. Rooms are ready about 1 pm. Walk on the Marine Drive by Aberdeen before sunset, about 5:15 pm in winter. The sound and light show at the Cellular Jail is in Hindi on most evenings and in English on some, the first usually about 6 pm; we hold seats and pick you up 40 minutes ahead.',
        meals: 'None',
        overnight: 'Port Blair',
        legs: [{ from: 'port-blair-airport', to: 'port-blair', km: 5, hours: 0.25, by: 'car' }],
      },
      {
        title: 'Ferry to Havelock, and Radhanagar beach',
        text: 'Ferries want you an hour ahead with your ID; check out early with a packed breakfast if yours sails before 8 am. The private catamaran to Havelock (Swaraj Dweep) takes about 1.5 hours: if you get seasick, take a tablet first. Check in at the beach resort by 1 pm. At 3:15 pm drive to Radhanagar, 12 km from the jetty, to walk its 2 km of sand before sunset; swim only where the lifeguards stand.',
        meals: 'Breakfast',
        overnight: 'Havelock',
        legs: [
          { from: 'port-blair', to: 'havelock', km: 60, hours: 1.5, by: 'boat' },
          { from: 'havelock', to: 'radhanagar', km: 12, hours: 0.5, by: 'car' },
          { from: 'radhanagar', to: 'radhanagar', km: 2, hours: 0.75, by: 'foot', because: 'a walk along the sand' },
          { from: 'radhanagar', to: 'havelock', km: 12, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Elephant Beach by boat, candlelight dinner',
        text: 'Shared boats go to Elephant Beach from about 8:30 am, 30 minutes each way; leave the resort at 7:45 am for the jetty. Snorkel over the coral with the boat guide and a life jacket; boats return by early afternoon. Carry a towel, dry clothes and water, and stand on sand, never on coral. Rest at the resort, then dinner for two by the beach, laid for 7:30 pm when the weather is dry.',
        meals: 'Breakfast and dinner',
        overnight: 'Havelock',
        legs: [
          { from: 'havelock', to: 'elephant-beach', km: 8, hours: 0.5, by: 'boat' },
          { from: 'elephant-beach', to: 'havelock', km: 8, hours: 0.5, by: 'boat' },
        ],
      },
      {
        title: 'Ferry to Neil, and Laxmanpur sunset',
        text: "Neil (Shaheed Dweep) is about an hour by private ferry, usually in the late morning, and 5 km from end to end. Lunch near the jetty and check in. At the day's low tide walk to the Natural Bridge, 10 minutes over slippery dead coral in shoes with a grip; if low tide is at dawn, we go tomorrow instead. At 4:30 pm we drive to Laxmanpur for the sunset.",
        meals: 'Breakfast',
        overnight: 'Neil',
        legs: [
          { from: 'havelock', to: 'neil', km: 25, hours: 1, by: 'boat' },
          { from: 'neil', to: 'natural-bridge-neil', km: 3, hours: 0.15, by: 'car' },
          { from: 'natural-bridge-neil', to: 'neil', km: 3, hours: 0.15, by: 'car' },
          { from: 'neil', to: 'laxmanpur-beach', km: 3, hours: 0.15, by: 'car' },
          { from: 'laxmanpur-beach', to: 'neil', km: 3, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Neil to Port Blair, and Chidiya Tapu',
        text: 'A quiet early swim, or the Natural Bridge if its low tide is at dawn. We book the midday ferry to Port Blair, 1 to 1.5 hours, so that you land by 2 pm. At 3 pm drive to Chidiya Tapu, 25 km, an hour through forest and villages, to watch the sun go down over the bay at about 5:15 pm. Back at the hotel by 6:45 pm. Carry mosquito repellent.',
        meals: 'Breakfast',
        overnight: 'Port Blair',
        legs: [
          { from: 'neil', to: 'port-blair', km: 42, hours: 1.25, by: 'boat' },
          { from: 'port-blair', to: 'chidiya-tapu', km: 25, hours: 1, by: 'car' },
          { from: 'chidiya-tapu', to: 'port-blair', km: 25, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Departure from Port Blair',
        text: 'The airport is 15 minutes away, and you leave the hotel 2.5 hours before the flight; check out by 10 am, earlier for a morning flight. With a flight after 2 pm there is time for the Cellular Jail cells, from about 9 am, usually shut on Mondays and on national holidays, or for shell crafts at the Sagarika emporium. Sand, shells and coral may not be taken from any beach.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'port-blair', to: 'port-blair-airport', km: 5, hours: 0.25, by: 'car' }],
      },
    ],
    exclusions: [
      'Flights to and from Port Blair',
      'Lunches, and dinners other than the candlelight one',
      'Scuba diving, sea walk, kayaks and jet skis',
      'Cellular Jail entry by day, camera fees',
      'Tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr'],
      fair: ['oct', 'nov', 'may'],
      note: 'The sea is calm and clear from December to April. October, November and May can bring squalls. From June to September the monsoon cancels ferries and closes Elephant Beach for days.',
    },
    suits: {
      walking: 'About 3 km a day on sand; a slippery walk of 10 minutes over rock and coral to the Natural Bridge.',
      altitude: 'Sea level throughout.',
      seniors: 'Couples of any age; wet steps at jetties and at Elephant Beach need a steady foot.',
      children: 'Planned for two. Children can join at extra cost; life jackets in small sizes are few.',
      food: "Vegetarian meals at every resort. Jain meals with a week's notice, as supplies come by boat.",
      papers:
        'Indians need an original photo ID and no permit here. For foreign nationals rules change: we confirm before you pay.',
    },
    childrenFrom: null,
    access: { walkingKm: 3, steps: 0, highestPoint: 20 },
    questions: [
      {
        question: 'What if a ferry is cancelled?',
        answer:
          'Seas and repairs do stop private ferries, mostly from June to September. We move you to the next private boat or a government one. The last night is in Port Blair so that a late ferry does not cost you the flight home; an extra night on an island is paid to the hotel.',
      },
      {
        question: 'Can we snorkel if we cannot swim?',
        answer:
          'Yes, in a life jacket with a guide holding the ring, in water where you can often stand. Tell the boatman before you go in. Those with asthma, heart trouble or pregnancy should stay on the sand. You can also choose not to go in: the beach itself is clear and shallow.',
      },
      {
        question: 'When is the Natural Bridge walkable?',
        answer:
          'Within about two hours either side of low tide, twice a day, at hours that move by 50 minutes daily. We read the tide table for your dates and place the walk on day 4 or early on day 5. At high water you see only rock and sea.',
      },
      {
        question: 'Is there phone signal and cash on the islands?',
        answer:
          'Most networks work in Port Blair; on Havelock data is slow and on Neil sometimes absent. Resorts have Wi-Fi of their own. Both islands have a few ATMs that can run dry, and small stalls want cash, so draw money in Port Blair.',
      },
    ],
  },
  {
    id: 'group-andaman',
    summary: 'A group of 12 to 16 from Chennai: Ross Island ruins, North Bay coral and sunrise over Kalapathar beach.',
    gateway: 'chennai',
    start: 'Chennai airport, domestic departures, usually 2.5 hours before a morning flight',
    end: 'Chennai airport, by afternoon or evening as the flight allows',
    route: ['Chennai', 'Port Blair', 'Ross Island', 'North Bay', 'Havelock', 'Port Blair', 'Chennai'],
    plan: [
      {
        title: 'Chennai to Port Blair, Cellular Jail',
        text: 'Meet the tour manager at Chennai airport for the morning flight, just over two hours. A coach takes the group from the airport to the hotel, 5 km; lunch is on your own. At 2:30 pm walk the cells and the gallows yard of the Cellular Jail, open until about 4:30 pm. Return after sunset for the sound and light show, usually about 6 pm in Hindi; an English show runs on some evenings.',
        meals: 'Dinner',
        overnight: 'Port Blair',
        legs: [
          { from: 'chennai-airport', to: 'port-blair-airport', km: 1370, hours: 2.25, by: 'flight' },
          { from: 'port-blair-airport', to: 'port-blair', km: 5, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Ross Island and North Bay by boat',
        text: 'At the water sports jetty by 8:15 am: the boat takes 20 minutes to Ross Island, officially Netaji Subhas Chandra Bose Dweep, for two hours among church and bakery walls held by fig roots, with spotted deer and peafowl. Then 30 minutes to North Bay, where a glass-bottomed boat passes over coral; sea walk and scuba are extra. Lunch at the stalls; back by about 2:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Port Blair',
        legs: [
          { from: 'port-blair', to: 'ross-island', km: 4, hours: 0.33, by: 'boat' },
          { from: 'ross-island', to: 'north-bay', km: 5, hours: 0.5, by: 'boat' },
          { from: 'north-bay', to: 'port-blair', km: 6, hours: 0.5, by: 'boat' },
        ],
      },
      {
        title: 'Ferry to Havelock, and Radhanagar',
        text: 'Ferry to Havelock (Swaraj Dweep), 1.5 hours by private catamaran, 2.5 if a government boat is used; report an hour ahead with original ID. Check in by 1 pm and rest. At 3:15 pm we drive to Radhanagar beach, 12 km from the jetty, and stay for the sunset, between 5 and 5:45 pm. Changing rooms and showers are at the entrance; swim only where the lifeguards stand.',
        meals: 'Breakfast and dinner',
        overnight: 'Havelock',
        legs: [
          { from: 'port-blair', to: 'havelock', km: 60, hours: 1.5, by: 'boat' },
          { from: 'havelock', to: 'radhanagar', km: 12, hours: 0.5, by: 'car' },
          { from: 'radhanagar', to: 'havelock', km: 12, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Snorkelling at Elephant Beach',
        text: 'Elephant Beach is 30 minutes by boat; leave at 7:45 am for the jetty, where boats carry the group in turns. Each pair goes in with life jacket, mask and the swimming guide, and fish show even to those who stay at the edge. Carry a towel and dry clothes, and apply sun cream an hour before the water. Back by 1:30 pm. The afternoon is free for the resort beach or a walk to the market at Govind Nagar.',
        meals: 'Breakfast and dinner',
        overnight: 'Havelock',
        legs: [
          { from: 'havelock', to: 'elephant-beach', km: 8, hours: 0.5, by: 'boat' },
          { from: 'elephant-beach', to: 'havelock', km: 8, hours: 0.5, by: 'boat' },
        ],
      },
      {
        title: 'Kalapathar sunrise, ferry to Port Blair',
        text: 'Kalapathar beach sees the sun rise between about 5:10 and 6 am beside black rocks and bent trees: leave at 4:45 am, 20 minutes along the east coast, and carry a torch. Back for breakfast and check out by 10 am. The ferry to Port Blair usually sails between noon and 4 pm. If it lands early there is time for Aberdeen Bazaar, then a last dinner together. Repack tonight: airline limits apply tomorrow.',
        meals: 'Breakfast and dinner',
        overnight: 'Port Blair',
        legs: [
          { from: 'havelock', to: 'kalapathar', km: 9, hours: 0.33, by: 'car' },
          { from: 'kalapathar', to: 'havelock', km: 9, hours: 0.33, by: 'car' },
          { from: 'havelock', to: 'port-blair', km: 60, hours: 1.5, by: 'boat' },
        ],
      },
      {
        title: 'Port Blair to Chennai',
        text: "Breakfast, packed if the flight is early; the airport is 15 minutes away and we leave 2.5 hours ahead. The flight to Chennai takes just over two hours. Book onward trains and flights at least 4 hours after the scheduled landing. Shells, sand and coral are not allowed in baggage, and security checks for them; shell crafts need the seller's bill.",
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'port-blair', to: 'port-blair-airport', km: 5, hours: 0.25, by: 'car' },
          { from: 'port-blair-airport', to: 'chennai-airport', km: 1370, hours: 2.25, by: 'flight' },
        ],
      },
    ],
    exclusions: [
      'Travel to and from Chennai airport',
      'Lunches and drinks',
      'Scuba diving, sea walk, jet skis and semi-submarine',
      'Excess baggage, seat choice and meals on the flights',
      'Single room supplement, tips and personal expenses',
    ],
    season: {
      best: ['dec', 'jan', 'feb', 'mar', 'apr'],
      fair: ['oct', 'nov'],
      note: 'The group runs from October to April. January to April has the calmest sea and clearest water. October and November may bring rain and a cancelled boat. There are no departures in the monsoon.',
    },
    suits: {
      walking: 'About 4 km a day; Ross Island has sloping paths and a few steps, and boats need a high step.',
      altitude: 'Sea level throughout.',
      seniors: 'Active seniors do well; snorkelling and the 4:45 am sunrise are optional.',
      children: 'From 8 years, as days start early and ferries can be rough.',
      food: 'Vegetarian at all meals. Jain meals if told ten days ahead; supplies come by ship.',
      papers:
        'Indians need an original photo ID and no permit here. For foreign nationals rules change: we confirm before you pay.',
    },
    childrenFrom: 8,
    access: { walkingKm: 4, steps: 0, highestPoint: 20 },
    questions: [
      {
        question: 'Why is Ross Island on the Monday?',
        answer:
          'It is usually closed on Wednesdays, so with a Sunday start the visit falls on Monday, and the sea is likelier to be calm in the morning. The jail is on Sunday, because its galleries usually rest on Mondays. If weather stops the boat, its fare is returned.',
      },
      {
        question: 'I cannot swim. What does snorkelling mean for me?',
        answer:
          'The guide takes you in a life jacket, one or two at a time, and you float with your face in the water for 15 to 20 minutes. Practise breathing in the shallows first. You may also sit on the beach; the boat is paid for either way.',
      },
      {
        question: 'How much luggage can I bring?',
        answer:
          'As much as your flight ticket allows, usually 15 kg in the hold, printed on it. Ferries are stricter about carrying: a soft bag you can lift yourself is best. Bring a waterproof pouch, a hat and reef-safe sun cream; small plastic bottles may be refused.',
      },
      {
        question: 'What if I travel alone?',
        answer:
          'You are welcome. The price is for twin sharing: if another traveller of the same sex is on their own and agrees, you can share; if not, the single supplement applies. Ask us before you pay, as we know by then who has booked.',
      },
    ],
  },
];
