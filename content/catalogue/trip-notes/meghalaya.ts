/** Trip notes of the packages in Meghalaya. */
import type { TripNotes } from '../../schema/types';

export const meghalaya: readonly TripNotes[] = [
  {
    id: 'shillong-cherrapunji',
    summary:
      'Nights in Shillong and Sohra, with Nohkalikai in the evening light and Mawsmai Cave before the day crowd.',
    gateway: 'guwahati',
    start: 'Guwahati airport by 8:45 am or Guwahati station by 9:45 am',
    end: 'Guwahati station by 11:30 am or Guwahati airport by 12 noon',
    route: ['Guwahati', 'Umiam', 'Shillong', 'Elephant Falls', 'Mawkdok', 'Cherrapunji (Sohra)'],
    plan: [
      {
        title: 'Guwahati to Shillong by Umiam Lake, 120 km',
        text: 'Umiam Lake, 17 km short of Shillong, is about 3 hours up the four-lane road by Jorabat and Nongpoh; pick-up at the airport by 8:45 am or the station by 9:45 am. Lunch above the lake and an hour by the water, where boats are on hire in fair weather. Shillong by 3:30 pm, slower in school hours. Walk in Police Bazar, liveliest from 5 to 8 pm and mostly shut on Sundays. Nights are cold from November.',
        meals: 'Dinner',
        overnight: 'Shillong',
        legs: [
          { from: 'guwahati-airport', to: 'umiam', km: 104, hours: 3, by: 'car' },
          { from: 'umiam', to: 'shillong', km: 17, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Shillong to Sohra by Elephant Falls, 75 km',
        text: 'Don Bosco Museum at 9 am: seven floors of north-eastern life and a walkway on the roof, two hours; it is shut on Sundays, when we see it on day 3. Then Elephant Falls, 12 km, with about 170 steps down to the third fall. Stop at Mawkdok, where the road meets the gorge and a zip line crosses it. Reach Sohra by 3 pm, check in, and go out to Nohkalikai Falls, 5 km, whose drop is 340 m, by 3:45 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Cherrapunji (Sohra)',
        legs: [
          { from: 'shillong', to: 'don-bosco-museum', km: 3, hours: 0.2, by: 'car' },
          { from: 'don-bosco-museum', to: 'elephant-falls', km: 15, hours: 0.6, by: 'car' },
          { from: 'elephant-falls', to: 'mawkdok', km: 20, hours: 0.75, by: 'car' },
          { from: 'mawkdok', to: 'sohra', km: 24, hours: 0.8, by: 'car' },
          { from: 'sohra', to: 'nohkalikai', km: 5, hours: 0.25, by: 'car' },
          { from: 'nohkalikai', to: 'sohra', km: 5, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Mawsmai Cave, Nohsngithiang and Shillong, 70 km',
        text: 'Mawsmai Cave, 6 km, opens at about 9 am; be there soon after for 150 m of lit limestone, 20 minutes, with two squeezes to stoop through. Then the Nohsngithiang viewpoint close by: seven streams in the rains and the Bangladesh plain beyond. Early lunch at Sohra, off by 12:30 pm and two hours to Shillong. The afternoon is for the lake and gardens in the town, or for the museum if day 2 was a Sunday.',
        meals: 'Breakfast and dinner',
        overnight: 'Shillong',
        legs: [
          { from: 'sohra', to: 'mawsmai-cave', km: 6, hours: 0.25, by: 'car' },
          { from: 'mawsmai-cave', to: 'nohsngithiang', km: 2, hours: 0.1, by: 'car' },
          { from: 'nohsngithiang', to: 'sohra', km: 6, hours: 0.25, by: 'car' },
          { from: 'sohra', to: 'shillong', km: 54, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Shillong to Guwahati, 120 km to the airport',
        text: 'About 3 hours of road lead down to Guwahati station and 3.5 to the airport: check out at 8:00 am and you are there at 12 noon at the latest. Book flights after 2 pm and trains after 1 pm. On Mondays and after holidays add an hour for Jorabat. With an evening flight there is time for Kamakhya hill or the State Museum, which is closed on Mondays. Shillong has an airport too, with few flights; ask before you choose it.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'shillong', to: 'guwahati-airport', km: 120, hours: 3.5, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Shillong and one in Sohra, 3-star or best local hotels, twin sharing',
      'Breakfast daily and three dinners',
      'Car with driver from Guwahati to Guwahati',
      'Don Bosco Museum, Elephant Falls and Mawsmai Cave tickets',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Guwahati',
      'Boats at Umiam, the zip line and camera fees',
      'Vehicle air-conditioning on hill roads',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['mar', 'apr', 'oct', 'nov'],
      fair: ['jan', 'feb', 'may', 'dec'],
      note: 'October and November have clear air and full falls; December to February they run thin, and April and May bring showers. June to September is among the wettest seasons on earth, with the falls often in mist.',
    },
    suits: {
      walking: 'About 2 km a day; 170 steps at Elephant Falls and uneven footing in the cave.',
      altitude: 'Shillong about 1,500 m, Sohra about 1,400 m; the road between touches 1,800 m.',
      seniors:
        'Comfortable; Sohra’s falls are seen from platforms at road level, and the steps of Elephant Falls and the cave can be left out.',
      children: 'All ages; a child who dislikes the dark should skip the cave.',
      food: 'Vegetarian restaurants in Shillong, few in Sohra, where the hotel cooks; Jain meals if told at booking.',
      papers: 'Photo ID. Indian visitors need no inner line permit for Meghalaya.',
    },
    childrenFrom: 0,
    access: { walkingKm: 2, steps: 170, highestPoint: 1800 },
    questions: [
      {
        question: 'Is there water in the falls in winter?',
        answer:
          'Nohkalikai and Elephant Falls run all year, thinner from December to March. The Nohsngithiang streams are seasonal and may be dry from November until the April showers. In return winter views are clear for days, which July cannot promise.',
      },
      {
        question: 'Can someone with a bad knee see Mawsmai Cave?',
        answer:
          'Not comfortably. There is a short stair at each end, wet rock underfoot and two gaps where one bends double or turns sideways. There is a garden and tea stalls at the entrance to wait in, and the others are out in about half an hour. Wear shoes with a grip, not sandals.',
      },
      {
        question: 'Is Sunday a good day for this tour?',
        answer:
          'It works, with care. Shops and many small restaurants close, churches fill from mid-morning and the Don Bosco Museum is shut. Waterfalls, caves and viewpoints stay open. Buy what you need on Saturday, and carry snacks for the road between Shillong and Sohra.',
      },
    ],
  },
  {
    id: 'dawki-mawlynnong',
    summary:
      'Laitlum at dusk, the root bridge at Riwai, a night on the Umngot at Shnongpdeng and a first boat at Dawki.',
    gateway: 'guwahati',
    start: 'Guwahati airport by 7:30 am or Guwahati station by 8:30 am',
    end: 'Guwahati station by 4:30 pm or Guwahati airport by 5:30 pm',
    route: ['Guwahati', 'Shillong', 'Laitlum', 'Mawlynnong', 'Riwai', 'Shnongpdeng', 'Dawki', 'Krang Suri', 'Jowai'],
    plan: [
      {
        title: 'Guwahati to Shillong and Laitlum, 165 km',
        text: 'Shillong is 100 km from the city, 3 to 3.5 hours with a tea stop at Nongpoh; pick-up at the airport by 7:30 am or the station by 8:30 am. Check in and have lunch. At 1:45 pm drive out to Laitlum, 22 km, an hour by Smit: a grass edge where the plateau falls into the canyon, with stone steps going down to a village. Mist can fill it in minutes. Carry a windproof jacket; back by 5:30 pm.',
        meals: 'Dinner',
        overnight: 'Shillong',
        legs: [
          { from: 'guwahati-airport', to: 'guwahati', km: 25, hours: 1, by: 'car' },
          { from: 'guwahati', to: 'shillong', km: 100, hours: 3.25, by: 'car' },
          { from: 'shillong', to: 'laitlum', km: 22, hours: 1, by: 'car' },
          { from: 'laitlum', to: 'shillong', km: 22, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Shillong to Shnongpdeng by Mawlynnong, 120 km',
        text: 'Mawlynnong, 78 km by Pynursla, is 2.5 to 3 hours from a 7:30 am start. Walk the village lanes with their bamboo dustbins, then Riwai, 2 km back, where some 200 stone steps lead down to the living root bridge; lunch after. At 2 pm drive on to Shnongpdeng, 38 km and 1.5 hours by Dawki, on the Bangladesh border. A suspension bridge and a beach of pebbles fill the last light. Swim only in a life jacket.',
        meals: 'Breakfast and dinner',
        overnight: 'Riverside stay, Shnongpdeng',
        legs: [
          { from: 'shillong', to: 'mawlynnong', km: 78, hours: 2.75, by: 'car' },
          { from: 'mawlynnong', to: 'riwai', km: 2, hours: 0.1, by: 'car' },
          {
            from: 'riwai',
            to: 'shnongpdeng',
            km: 38,
            hours: 1.5,
            by: 'car',
            because: 'the road goes back to Pongtung and round by Dawki',
          },
        ],
      },
      {
        title: 'Dawki boat, Krang Suri and Guwahati airport, 250 km',
        text: 'The Umngot is clearest before the wind and crowds: at 6:15 am drive 8 km to the Dawki ghat for an hour in a rowing boat. Breakfast, then Krang Suri Falls, 28 km, by 9:15 am: 15 minutes down steps to the blue pool, longer coming up. From 10:30 am by Jowai, an hour, and the Shillong bypass with a lunch halt; 5 hours from Jowai to Guwahati station, one more to the airport. Book flights after 7:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          {
            from: 'shnongpdeng',
            to: 'dawki',
            km: 8,
            hours: 0.3,
            by: 'car',
            because: 'it winds along the bank high above the river',
          },
          {
            from: 'dawki',
            to: 'dawki',
            km: 4,
            hours: 1,
            by: 'boat',
            because: 'rowed up the river and back to the ghat',
          },
          { from: 'dawki', to: 'krang-suri', km: 28, hours: 1, by: 'car' },
          { from: 'krang-suri', to: 'jowai', km: 30, hours: 1, by: 'car' },
          { from: 'jowai', to: 'guwahati', km: 155, hours: 4.25, by: 'car' },
          { from: 'guwahati', to: 'guwahati-airport', km: 25, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Shillong, twin sharing',
      'One night in a riverside guest house or cottage tent at Shnongpdeng',
      'Breakfast daily and two dinners',
      'Car with driver from Guwahati to Guwahati',
      'Rowing boat at Dawki for an hour, with life jackets',
      'Entry to Laitlum, Mawlynnong, Riwai bridge and Krang Suri',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Guwahati',
      'Kayaks, zip line, cliff jumping and snorkelling',
      'Camera fees, and the tree-house view at Mawlynnong',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['oct', 'apr'],
      note: 'The Umngot is glass-clear from November to March; it clears in October and is shallow in April. From May to September storms and the monsoon turn it brown and stop boats, tents and swimming.',
    },
    suits: {
      walking:
        'About 2 to 3 km a day; 200 steps at Riwai, and on day 3 about as many at Krang Suri, 15 minutes of stair each way.',
      altitude: 'Shillong about 1,500 m, Laitlum about 1,800 m; the river at Dawki is near sea level.',
      seniors: 'For those sure on stone steps; the boat and the village need none, and others can wait at the top.',
      children: 'From 5 years; life jackets are worn on the water, and rooms by the river are simple.',
      food: 'Rice, dal and vegetables by the river; Jain meals only if told two days ahead, so carry snacks.',
      papers: 'Photo ID, also for the border area at Dawki. Indian visitors need no inner line permit.',
    },
    childrenFrom: 5,
    access: { walkingKm: 3, steps: 200, highestPoint: 1800 },
    questions: [
      {
        question: 'Is the water really as clear as in the photographs?',
        answer:
          'From November to March, on a bright morning before the first rush of boats, yes: you see every stone on the bed. After rain it turns green, and in the monsoon brown, for days. That is why the boat is at half past six and not at noon.',
      },
      {
        question: 'What is the riverside night like?',
        answer:
          'A simple cottage, guest house room or fixed tent with beds and shared or attached toilets, a common bonfire and an early dinner. Nights are cool from December to February, around 10 to 12 degrees. The mobile signal is weak, and Bangladeshi networks break in: set roaming off before you arrive.',
      },
      {
        question: 'Can we swim at Krang Suri?',
        answer:
          'In the dry months, in the roped pool and with the life jacket hired at the gate. Lifeguards shut it when the stream rises. Changing rooms are by the ticket counter, at the top. The steps are steep and slippery, so keep both hands free and leave good shoes on until the pool.',
      },
    ],
  },
  {
    id: 'nongriat-living-root-bridge',
    summary:
      'Down stone steps for a night by the double-decker root bridge, then Rainbow Falls and the Mawphlang grove.',
    gateway: 'guwahati',
    start: 'Guwahati airport by 7:30 am or Guwahati station by 8:30 am',
    end: 'Guwahati station by 11:30 am or Guwahati airport by 12 noon',
    route: ['Guwahati', 'Sohra', 'Dainthlen Falls', 'Tyrna', 'Nongriat', 'Rainbow Falls', 'Mawphlang', 'Shillong'],
    plan: [
      {
        title: 'Guwahati airport to Sohra by Dainthlen Falls, 175 km',
        text: 'Water slides over a rock shelf at Dainthlen Falls, a turn-off about 6 km before Sohra, reached at 2:15 pm; keep behind the rail, as the edge is slippery. Pick-up is at the airport by 7:30 am or the station by 8:30 am, with five hours up by the Shillong road and Mawkdok and an early lunch near Shillong. Check in by 3:30 pm. Pack a rucksack of 4 kg for one night: the suitcase stays at this hotel till day 3.',
        meals: 'Dinner',
        overnight: 'Sohra',
        legs: [
          { from: 'guwahati-airport', to: 'guwahati', km: 25, hours: 1, by: 'car' },
          { from: 'guwahati', to: 'dainthlen-falls', km: 145, hours: 5, by: 'car' },
          { from: 'dainthlen-falls', to: 'sohra', km: 7, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Tyrna to Nongriat on foot, down 3,500 steps',
        text: 'Stone steps drop 4 km from Tyrna, 15 km by car at 8:00 am, where the Khasi guide joins: past a single root bridge and over two wire bridges, one person at a time where told; 2.5 hours to Nongriat. Lunch at the homestay, then the afternoon at the double-decker bridge and its pools, when the day walkers have started back up. Only a few people stand on the roots at once. Dinner is by 7 pm, lights by 9.',
        meals: 'Breakfast, lunch and dinner',
        overnight: 'Khasi homestay, Nongriat',
        legs: [
          {
            from: 'sohra',
            to: 'tyrna',
            km: 15,
            hours: 0.75,
            by: 'car',
            because: 'the road goes round by Mawshamok and drops in hairpins',
          },
          {
            from: 'tyrna',
            to: 'nongriat',
            km: 4,
            hours: 2.5,
            by: 'foot',
            because: '3,500 stone steps zigzag down the valley',
          },
        ],
      },
      {
        title: 'Rainbow Falls, then back up to Tyrna and Sohra',
        text: 'Rainbow Falls, 3 km up the valley, is about 1.25 hours each way from a 6:00 am start, on a forest path of roots and boulders; the pool is deep and cold, and the rainbow shows in morning sun. Breakfast at Nongriat by 9:15 am. Begin the climb at 10:15 am: 3 to 3.5 hours to Tyrna with rests, a litre and a half of water each, and salt and lemon from the stalls. The car waits by 1:45 pm; hot bath in Sohra by 2:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Sohra',
        legs: [
          { from: 'nongriat', to: 'rainbow-falls', km: 3, hours: 1.25, by: 'foot' },
          { from: 'rainbow-falls', to: 'nongriat', km: 3, hours: 1.25, by: 'foot' },
          {
            from: 'nongriat',
            to: 'tyrna',
            km: 4,
            hours: 3.25,
            by: 'foot',
            because: '3,500 stone steps zigzag up the valley',
          },
          {
            from: 'tyrna',
            to: 'sohra',
            km: 15,
            hours: 0.75,
            by: 'car',
            because: 'the road goes round by Mawshamok and drops in hairpins',
          },
        ],
      },
      {
        title: 'Sohra to Shillong by Mawphlang, 70 km',
        text: 'A late start at 9:30 am for legs that ache. Mawphlang, 45 km, is 1.5 hours: with a village guide, walk 1 km through the sacred grove among oaks, moss and old offering stones. Nothing may be taken out, not even a leaf. Shillong, 25 km, by 2 pm for lunch, and a free afternoon. Don Bosco Museum, shut on Sundays, needs two hours; Police Bazar is lively till 8 pm on other days.',
        meals: 'Breakfast and dinner',
        overnight: 'Shillong',
        legs: [
          { from: 'sohra', to: 'mawphlang', km: 45, hours: 1.5, by: 'car' },
          {
            from: 'mawphlang',
            to: 'mawphlang',
            km: 1,
            hours: 0.75,
            by: 'foot',
            because: 'the path of the grove ends where it began',
          },
          { from: 'mawphlang', to: 'shillong', km: 25, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Shillong to Guwahati, 120 km to the airport',
        text: 'Umiam Lake lies below the road in the first half hour, for a photograph, after an 8:00 am start; it is about 3 hours to Guwahati station and 3.5 to the airport. You are at the airport by 12 noon: book flights after 2 pm and trains after 1 pm. On Mondays and after holidays allow an hour more at Jorabat. Those with an evening flight can visit Kamakhya hill on the way; tell the driver the day before.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'shillong', to: 'guwahati-airport', km: 120, hours: 3.5, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Sohra and one in Shillong, 3-star or best local hotels, twin sharing',
      'One night in a Khasi homestay at Nongriat, simple rooms, shared toilets',
      'Breakfast daily, four dinners and lunch on day 2',
      'Car with driver from Guwahati to Guwahati',
      'Khasi guide from Tyrna for both days, and a grove guide at Mawphlang',
      'Village, bridge and grove entry fees',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Guwahati',
      'Porter for your rucksack, hired at Tyrna',
      'Don Bosco Museum ticket, camera fees and bottled water',
      'Lunches except on day 2, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['dec', 'jan', 'apr', 'may'],
      note: 'October to May is dry enough for the steps; December and January days are short, April and May hot with showers. From June to September the steps are slimy and full of leeches: we do not advise it.',
    },
    suits: {
      walking:
        'Hard: 4 km and 3,500 steps down on day 2; 10 km on day 3, on a rough forest path and up the same steps.',
      altitude:
        'Nights at Sohra and Shillong at 1,400 to 1,500 m; Nongriat at about 430 m; Mawphlang is highest, at about 1,800 m.',
      seniors: 'Only for regular walkers with good knees and heart; the Shillong and Cherrapunji tour is gentler.',
      children: 'From 10 years if used to walking; there are no mules and no way to be carried on demand.',
      food: 'Rice, dal, vegetables and noodles at the homestay; Jain meals only if told at booking, so carry snacks.',
      papers: 'Photo ID, shown at Tyrna and the homestay. Indian visitors need no inner line permit.',
    },
    childrenFrom: 10,
    access: { walkingKm: 10, steps: 3500, highestPoint: 1800 },
    questions: [
      {
        question: 'How fit must I be for the steps?',
        answer:
          'Climb 50 floors in a day at home, with breaks, and walk the next day without pain: then you will manage. Going down hurts knees more than coming up. A bamboo stick is sold or lent at Tyrna for little. There is no shortcut and no vehicle; anyone who cannot climb has to wait for a helper from the village.',
      },
      {
        question: 'What is the homestay like?',
        answer:
          'Two to four beds in a wooden or concrete room, clean sheets and a blanket, shared toilets and a cold bath with a bucket of hot water on request. Power is there most nights. Food is vegetarian unless you ask. Bring a torch, earplugs, a power bank and cash in small notes; cards are no use.',
      },
      {
        question: 'Can we swim in the pools under the bridge?',
        answer:
          'Yes, in the dry months and only where the guide says; some pools are over 3 m deep and the rock is slick. Wear decent swimwear with shorts and a T-shirt, as the village is religious. Do not use soap, and keep off the bridge roots with wet feet. At Rainbow Falls stay near the edge.',
      },
      {
        question: 'What if it rains on the walking days?',
        answer:
          'A shower is no matter: the guide slows down and the steps are railed in places. With heavy rain warned for both days we use the single root bridge near Mawlynnong, or hold a night in Sohra and go down a day later, leaving out Mawphlang. The guide has the last word on safety.',
      },
    ],
  },
];
