/** Trip notes of the packages in Himachal Pradesh, the Manali honeymoon included. */
import type { TripNotes } from '../../schema/types';

export const himachalPradesh: readonly TripNotes[] = [
  {
    id: 'shimla-manali-solang',
    summary:
      'Jakhoo by ropeway in Shimla, then Manali for Solang, the Atal Tunnel to Sissu and the timber castle at Naggar.',
    gateway: 'chandigarh',
    start: 'Chandigarh airport or railway station, 10:30 am',
    end: 'Chandigarh airport or railway station, about 4:00 pm',
    route: ['Chandigarh', 'Shimla', 'Kufri', 'Manali', 'Solang', 'Sissu', 'Naggar', 'Chandigarh'],
    plan: [
      {
        title: 'Chandigarh to Shimla, 115 km',
        text: 'Pick-up by 10:30 am and 4 hours by Parwanoo and Solan, with a lunch stop of your choice on the way. Check in by 3:30 pm. Cars stop below the Mall, so we take the public lift from Cart Road and walk 10 minutes to the Ridge, Christ Church and Scandal Point. Shops on Mall Road stay open till about 8 pm. Evenings need a jacket even in May.',
        meals: 'Dinner',
        overnight: 'Shimla',
        legs: [{ from: 'chandigarh-airport', to: 'shimla', km: 115, hours: 4, by: 'car' }],
      },
      {
        title: 'Shimla: Jakhoo Temple and Kufri, 35 km',
        text: 'The Jakhoo ropeway usually starts at about 9:30 am and saves a steep climb to the temple and its tall Hanuman at 2,455 m. Keep spectacles, caps and food away from the monkeys. At 11:00 am on to Kufri, 16 km, 45 minutes, longer in June: the viewpoints look north to the snow line. Ponies to Mahasu Peak are optional and the track is muddy. Back by 4 pm, evening free.',
        meals: 'Breakfast and dinner',
        overnight: 'Shimla',
        legs: [
          { from: 'shimla', to: 'jakhoo-temple', km: 0.5, hours: 0.1, by: 'cable' },
          { from: 'jakhoo-temple', to: 'shimla', km: 0.5, hours: 0.1, by: 'cable' },
          { from: 'shimla', to: 'kufri', km: 16, hours: 0.75, by: 'car' },
          { from: 'kufri', to: 'shimla', km: 16, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Shimla to Manali, 240 km',
        text: 'Bends trouble many on this road: take a tablet before leaving Shimla at 7:30 am, as the first two hours wind the most. It is 8 hours of driving, down to Bilaspur and Sundernagar, then up the Beas from Mandi through the road tunnels to Kullu. Lunch near Sundernagar; weavers by the road at Bhuntar and Kullu show how a shawl border is made. Manali by 6 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Manali',
        legs: [{ from: 'shimla', to: 'manali', km: 240, hours: 8, by: 'car' }],
      },
      {
        title: 'Solang Valley and Atal Tunnel to Sissu, 80 km',
        text: 'Solang comes first: we start at 8:00 am, 13 km, 40 minutes, for its ropeway, paragliding in dry months and snow from late December to March. Lunch there, then through the 9 km Atal Tunnel to Sissu, 3,100 m, for its waterfall and lake. In most years the village closes itself to visitors from about mid-January to the end of February for its festivals, and we turn near the north portal. Back by 5 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Manali',
        legs: [
          { from: 'manali', to: 'solang', km: 13, hours: 0.67, by: 'car' },
          { from: 'solang', to: 'sissu', km: 28, hours: 1, by: 'car' },
          { from: 'sissu', to: 'manali', km: 40, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Manali: Hadimba Devi Temple and Naggar Castle, 45 km',
        text: 'Hadimba Devi Temple at 8:30 am, before the queue: a wooden pagoda of 1553 in the deodars, 2 km from the market. Walk down through Old Manali, 30 minutes. After lunch drive 21 km, 45 minutes, along the left bank to Naggar, whose castle of stone and timber looks over the Beas; the Roerich gallery, 1 km above, is shut on Mondays. Back by 5:30 pm to pack.',
        meals: 'Breakfast and dinner',
        overnight: 'Manali',
        legs: [
          { from: 'manali', to: 'hadimba-temple', km: 2, hours: 0.17, by: 'car' },
          { from: 'hadimba-temple', to: 'manali', km: 2, hours: 0.5, by: 'foot' },
          { from: 'manali', to: 'naggar', km: 21, hours: 0.75, by: 'car' },
          { from: 'naggar', to: 'manali', km: 21, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Manali to Chandigarh, 300 km',
        text: 'Breakfast is packed for a 6:30 am start: 8 hours of driving by Kullu, Mandi and the four-lane road past Bilaspur to Kiratpur, and an hour for lunch. Chandigarh by about 4 pm when the road is dry. Book flights and trains after 7 pm. From July to mid-September, or after heavy snow, plan a night in Chandigarh and travel on the next day.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'manali', to: 'chandigarh-airport', km: 300, hours: 8, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Shimla and three in Manali, 3-star hotels, twin sharing',
      'Breakfast daily and five dinners',
      'Vehicle with driver from Chandigarh to Chandigarh',
      'Jakhoo ropeway and Naggar Castle tickets',
      'Tolls, parking, Himachal entry tax and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Chandigarh',
      'Solang ropeway and rides, pony rides at Kufri',
      'Snow clothes and boots on hire; 4x4 taxi where police ask for one in snow',
      'Rohtang permit and taxi, for those who want to go',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['mar', 'apr', 'may', 'jun', 'oct', 'nov'],
      fair: ['jan', 'feb', 'sep', 'dec'],
      note: 'Spring and autumn are clear; May and June are crowded. Snow is likeliest from late December to February and can shut a road for a day. July to mid-September brings landslides; after that the sky clears.',
    },
    suits: {
      walking:
        'Up to 3 km a day on sloping lanes; the ropeway spares the Jakhoo climb, with a short flight of steps at the top.',
      altitude:
        'Nights at about 2,200 m in Shimla and 2,000 m in Manali; the highest point is Sissu at 3,100 m, for an hour or two.',
      seniors: 'Suitable with two long days in the car; ask for a Shimla hotel that the car can reach.',
      children: 'Good from about 4 years; carry travel-sickness tablets and warm layers.',
      food: 'Vegetarian food everywhere; Jain meals in our hotels if you tell us a week before.',
      papers: 'Photo identity card for every adult; foreign guests need only their passport and Indian visa.',
    },
    childrenFrom: 4,
    access: { walkingKm: 3, steps: 50, highestPoint: 3_100 },
    questions: [
      {
        question: 'Can we take the toy train up to Shimla?',
        answer:
          'Yes, on day 1, if you reach Kalka by the morning. The train takes over five hours and seats sell out early in holidays; the ticket is extra. Our car carries the bags and meets you at Shimla station. Tell us when you book, as the pick-up moves to Kalka.',
      },
      {
        question: 'Why is Rohtang Pass not in the plan?',
        answer:
          'It opens only from about mid-May to November, is shut on Tuesdays for repairs and needs an online permit with a daily limit. The Atal Tunnel reaches the same Lahaul side for far more of the year. In the open months you can add Rohtang in a local taxi on day 4 or 5, at your own cost.',
      },
      {
        question: 'When will there be snow on the ground?',
        answer:
          'At Solang usually from late December to March, at Kufri on some days from late December to February. In April and May old snow is found higher up, beyond Sissu or near Rohtang. We cannot promise a snowfall on a date, and a day of it may keep the car in Manali.',
      },
    ],
  },
  {
    id: 'spiti-valley-key-monastery',
    summary:
      'Up through Kinnaur and back over Kunzum La: Tabo, Dhankar and Key monasteries and a camp near Chandratal.',
    gateway: 'chandigarh',
    start: 'Chandigarh airport or railway station, 10:30 am',
    end: 'Chandigarh airport or railway station, about 4:00 pm',
    route: [
      'Chandigarh',
      'Shimla',
      'Kalpa',
      'Nako',
      'Tabo',
      'Dhankar',
      'Kaza',
      'Key',
      'Kunzum La',
      'Chandratal',
      'Manali',
      'Chandigarh',
    ],
    plan: [
      {
        title: 'Chandigarh to Shimla, 115 km',
        text: 'The climb to Spiti begins gently: from a pick-up by 10:30 am it is 4 hours by Solan to Shimla, 2,200 m. The evening is for the Ridge and any last purchase: sunscreen, lip balm, a torch, cash and your own medicines, for shops thin out after Rampur. Ask your doctor beforehand whether a tablet against altitude sickness suits you. Sleep early.',
        meals: 'Dinner',
        overnight: 'Shimla',
        legs: [{ from: 'chandigarh-airport', to: 'shimla', km: 115, hours: 4, by: 'car' }],
      },
      {
        title: 'Shimla to Kalpa, 230 km',
        text: 'The longest day in Kinnaur, 9 to 10 hours on the road from 6:30 am: Narkanda, down to Rampur on the Sutlej for lunch, then the road cut into the cliff by Wangtu and Karcham. Falling stones can hold us up near Nigulsari. Climb by Reckong Peo to Kalpa, 2,960 m, by 5:30 pm, when the evening sun is on Kinner Kailash across the valley.',
        meals: 'Breakfast and dinner',
        overnight: 'Kalpa',
        legs: [{ from: 'shimla', to: 'kalpa', km: 230, hours: 9.5, by: 'car' }],
      },
      {
        title: 'Kalpa to Tabo by Nako, 170 km',
        text: 'Past Pooh the trees end, and at Khab the road leaves the Sutlej for the Spiti: 7 hours of driving in all, from 7:30 am. At Nako, 3,660 m, by noon: the lake, the mud lanes of the old village and lunch, but no hurrying at this height. On past the slide at Malling and the Sumdo check-post to Tabo, 3,280 m, by 5 pm. Drink three litres of water and skip alcohol.',
        meals: 'Breakfast and dinner',
        overnight: 'Tabo',
        legs: [
          { from: 'kalpa', to: 'nako', km: 107, hours: 4.5, by: 'car' },
          { from: 'nako', to: 'tabo', km: 63, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Tabo to Kaza by Dhankar, 65 km',
        text: 'Tabo Monastery at 9 am: its mud-walled halls, begun in 996, hold painted walls and clay figures. It is dark inside, so bring a torch; photography is not allowed. At 10:45 am on to Dhankar, 32 km, 1.5 hours, a monastery on a crumbling spur above two rivers, where only a few may go up at a time. Lunch there. Kaza, 3,650 m, by 3:30 pm, and rest.',
        meals: 'Breakfast and dinner',
        overnight: 'Kaza',
        legs: [
          { from: 'tabo', to: 'dhankar', km: 32, hours: 1.5, by: 'car' },
          { from: 'dhankar', to: 'kaza', km: 33, hours: 1.25, by: 'car' },
        ],
      },
      {
        title: 'Kaza: Langza, Hikkim and Komic, 50 km',
        text: 'After a slow breakfast we drive the loop of high villages at 4,400 to 4,550 m, from 9:00 am: the Buddha above Langza, the post office at Hikkim, where you can send cards home, and the monastery at Komic. Fossils lie about the slopes; leave them there. Back by 3 pm. The post office is shut on Sundays, when we exchange this day with the next.',
        meals: 'Breakfast and dinner',
        overnight: 'Kaza',
        legs: [
          { from: 'kaza', to: 'langza', km: 16, hours: 0.75, by: 'car', because: 'hairpins up to the high plateau' },
          { from: 'langza', to: 'hikkim', km: 9, hours: 0.5, by: 'car' },
          { from: 'hikkim', to: 'komic', km: 4, hours: 0.25, by: 'car' },
          { from: 'komic', to: 'kaza', km: 20, hours: 1, by: 'car', because: 'hairpins down from the high plateau' },
        ],
      },
      {
        title: 'Kaza: Key Monastery and Chicham Bridge, 50 km',
        text: 'Monks often offer a cup of butter tea at Key Monastery, at 4,166 m, with prayer halls and old kitchens to see; we start at 8:30 am, 14 km, 40 minutes. On to Kibber village and the Chicham Bridge, hung over a gorge more than 100 m deep. Back in Kaza by 2 pm for the market, the last cash machine and the last sure phone signal before Lahaul.',
        meals: 'Breakfast and dinner',
        overnight: 'Kaza',
        legs: [
          { from: 'kaza', to: 'key-monastery', km: 14, hours: 0.67, by: 'car' },
          { from: 'key-monastery', to: 'kibber', km: 8, hours: 0.4, by: 'car' },
          { from: 'kibber', to: 'chicham-bridge', km: 3, hours: 0.2, by: 'car' },
          { from: 'chicham-bridge', to: 'kaza', km: 24, hours: 1.2, by: 'car' },
        ],
      },
      {
        title: 'Kaza over Kunzum La to Chandratal, 100 km',
        text: 'Mostly tarred road leads to Losar, 58 km, with tea and a police register, then gravel to Kunzum La, 4,551 m, its chortens and prayer flags. We start at 7:30 am and camp by 2 pm, after 5 to 6 hours. Camps must stand some kilometres short of the lake, so we drive to the parking and walk 1 km each way for the evening light. Nights are near freezing: bring a cap, gloves and thermals.',
        meals: 'Breakfast and dinner',
        overnight: 'Tented camp near Chandratal',
        legs: [
          { from: 'kaza', to: 'losar', km: 58, hours: 2, by: 'car' },
          { from: 'losar', to: 'kunzum-la', km: 19, hours: 1, by: 'car' },
          {
            from: 'kunzum-la',
            to: 'chandratal-camp',
            km: 23,
            hours: 2.25,
            by: 'car',
            because: 'down the hairpins to Batal and up the Chandra valley',
          },
          { from: 'chandratal-camp', to: 'chandratal-car-park', km: 4, hours: 0.4, by: 'car' },
          { from: 'chandratal-car-park', to: 'chandratal', km: 1, hours: 0.4, by: 'foot' },
          { from: 'chandratal', to: 'chandratal-car-park', km: 1, hours: 0.4, by: 'foot' },
          { from: 'chandratal-car-park', to: 'chandratal-camp', km: 4, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Chandratal to Manali by Batal, 115 km',
        text: 'Before the sun swells the streams on the road, by 7:00 am, we set off. The 50 km from Batal to Gramphu are boulders and river bed in places and take about 4 hours; sit back and hold on. Lunch at Koksar, then the Atal Tunnel and Manali, 2,000 m, by 3 pm. Hot water and a soft bed are the point of this evening; Mall Road is open till 9 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Manali',
        legs: [
          { from: 'chandratal-camp', to: 'batal', km: 12, hours: 1, by: 'car' },
          { from: 'batal', to: 'gramphu', km: 50, hours: 4, by: 'car' },
          { from: 'gramphu', to: 'koksar', km: 6, hours: 0.3, by: 'car' },
          { from: 'koksar', to: 'manali', km: 46, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Manali to Chandigarh, 300 km',
        text: 'An early start, 6:30 am with a packed breakfast: 8 hours of driving by Kullu, Mandi and the four-lane road to Kiratpur, and an hour for lunch. Chandigarh by about 4 pm in dry weather. Book flights and trains after 7 pm, or better the next day: after nine days on these roads a spare night is sensible.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'manali', to: 'chandigarh-airport', km: 300, hours: 8, by: 'car' }],
      },
    ],
    inclusions: [
      'Seven nights in 3-star hotels or the best local guesthouses, twin sharing',
      'One night in a two-person tent with beds near Chandratal',
      'Breakfast daily and eight dinners',
      'High-clearance vehicle with a driver used to Spiti, Chandigarh to Chandigarh',
      'Local entry fees in Spiti, tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Chandigarh',
      'Lunches, hot drinks on the road and bottled water',
      'Inner Line Permit of foreign guests',
      'Monastery and museum donations',
      'Costs of a detour or extra night if a road is shut',
      'Tips and personal expenses',
    ],
    season: {
      best: ['sep'],
      fair: ['jun'],
      note: 'Kunzum La and the camps open about mid-June and close early in October. In July and August Spiti is dry, but slides shut the roads up to it: we advise against them. In other months there is no loop.',
    },
    suits: {
      walking: 'Up to 2 km a day on rough paths, slow because of the height; steep steps inside Dhankar and Key.',
      altitude:
        'Highest night about 4,200 m near Chandratal; highest points Kunzum La, 4,551 m, and Komic, about 4,550 m.',
      seniors:
        'Only for fit travellers, with a doctor’s clearance; not with heart, lung or severe blood pressure trouble.',
      children: 'From about 10 years; younger children suffer from the height and the hours in the car.',
      food: 'Plain vegetarian food everywhere; Jain meals are simple, so tell us ahead and carry some snacks.',
      papers:
        'Photo ID for Indians at check-posts; foreign guests need an Inner Line Permit from Shimla or Reckong Peo, whose rules we confirm.',
    },
    childrenFrom: 10,
    access: { walkingKm: 2, steps: 50, highestPoint: 4_551 },
    questions: [
      {
        question: 'What if Kunzum La is shut?',
        answer:
          'Then the loop cannot be closed and we drive back from Kaza the way we came, with nights in Kinnaur and near Shimla instead of Chandratal and Manali. The days usually remain the same. We decide in Kaza on day 6, when the road office has its latest news, and show you any extra cost before we leave.',
      },
      {
        question: 'How do you guard against altitude sickness?',
        answer:
          'The plan climbs by Kinnaur, sleeps at 2,960 m, 3,280 m and then three nights at 3,650 m before the high camp. Walk slowly, drink water and tell the driver of headache or vomiting at once. Kaza has a hospital. If it gets worse, the only cure is to go down, and we do.',
      },
      {
        question: 'Is there phone signal, cash and hot water?',
        answer:
          'Signal is good to Kalpa, patchy to Kaza and absent at Chandratal and Kunzum La. Kaza has cash machines that sometimes run dry, so carry notes from Shimla. Hotels give hot water by geyser or bucket; the camp gives a bucket. Power cuts are common: bring a power bank.',
      },
      {
        question: 'What are the toilets and tents like at Chandratal?',
        answer:
          'Twin beds with heavy quilts under canvas, in a tent you can stand up in, with a dining tent that is warm at dinner. Toilets are attached or a few steps away, depending on the camp. There is no heater and no mains power. It is the roughest night of the tour, and the darkest sky.',
      },
    ],
  },
  {
    id: 'dharamshala-dalhousie',
    summary:
      'Deodar forest at Kalatop, the stone temples of Chamba, and the Tibetan town of McLeod Ganj below the Dhauladhar.',
    gateway: 'pathankot',
    start: 'Pathankot Cantt or Pathankot Junction station, 10:30 am',
    end: 'Pathankot Cantt station 3:00 pm, or Kangra airport 12 noon',
    route: [
      'Pathankot',
      'Dalhousie',
      'Kalatop',
      'Khajjiar',
      'Chamba',
      'McLeod Ganj',
      'Norbulingka',
      'Kangra Fort',
      'Pathankot',
    ],
    plan: [
      {
        title: 'Pathankot to Dalhousie, 82 km',
        text: 'Either Pathankot station will do: we meet you by 10:30 am for 3 hours by Dunera and Banikhet, climbing through pine to 2,000 m. Lunch on the way or on arrival, check in by 2:30 pm. Toward evening walk the level Garam Sarak from Subhash Chowk to Gandhi Chowk, under 2 km, past the Tibetan carvings painted on the rock, and look into one of the two old churches.',
        meals: 'Dinner',
        overnight: 'Dalhousie',
        legs: [{ from: 'pathankot', to: 'dalhousie', km: 82, hours: 3, by: 'car' }],
      },
      {
        title: 'Kalatop forest walk and Khajjiar, 45 km',
        text: 'The forest walk fills the morning. Start at 8:30 am for Lakkar Mandi, 12 km, 35 minutes; from the sanctuary gate the forest road runs 3 km to the Kalatop rest house; walk it there and back among fir and deodar, 2.5 hours in all. Then 10 km to Khajjiar for lunch and the bowl-shaped meadow with its small lake and wooden Khajji Nag temple. Ponies and zorbing are optional. Back by 5 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Dalhousie',
        legs: [
          {
            from: 'dalhousie',
            to: 'lakkar-mandi',
            km: 12,
            hours: 0.6,
            by: 'car',
            because: 'a forest road that winds round the slopes of Bakrota',
          },
          { from: 'lakkar-mandi', to: 'kalatop', km: 3, hours: 1.25, by: 'foot' },
          { from: 'kalatop', to: 'lakkar-mandi', km: 3, hours: 1.25, by: 'foot' },
          { from: 'lakkar-mandi', to: 'khajjiar', km: 10, hours: 0.5, by: 'car' },
          { from: 'khajjiar', to: 'dalhousie', km: 22, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Chamba and back along Chamera Lake, 110 km',
        text: 'At Chamba the six stone towers of the Lakshmi Narayan Temple close for a midday rest from about 12:30 to 2:30 pm, so we start at 8:00 am and go there first: 54 km, 2 hours, down by Banikhet and along Chamera Lake to the Ravi. Then the Bhuri Singh Museum (closed on Mondays) for Chamba rumals, and lunch near the Chaugan green. Dalhousie by 5 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Dalhousie',
        legs: [
          {
            from: 'dalhousie',
            to: 'chamba',
            km: 54,
            hours: 2,
            by: 'car',
            because: 'the road goes round by Banikhet and Chamera Lake',
          },
          {
            from: 'chamba',
            to: 'dalhousie',
            km: 54,
            hours: 2,
            by: 'car',
            because: 'the road goes round by Chamera Lake and Banikhet',
          },
        ],
      },
      {
        title: 'Dalhousie to McLeod Ganj, 120 km',
        text: 'The Dhauladhar grows on the left all the way: 4.5 hours by Nurpur and Shahpur from 8:30 am, with lunch on arrival at about 2 pm. From 3:30 pm walk to Tsuglagkhang, the temple of the Dalai Lama, and round the kora path with its prayer wheels, 2 km, clockwise. Bags are searched at the gate, and on teaching days phones and cameras stay outside.',
        meals: 'Breakfast and dinner',
        overnight: 'McLeod Ganj',
        legs: [
          {
            from: 'dalhousie',
            to: 'mcleod-ganj',
            km: 120,
            hours: 4.5,
            by: 'car',
            because: 'down to Nurpur and along the foot of the Dhauladhar',
          },
          {
            from: 'mcleod-ganj',
            to: 'mcleod-ganj',
            km: 2,
            hours: 1,
            by: 'foot',
            because: 'the kora is a path round the hill of the temple',
          },
        ],
      },
      {
        title: 'McLeod Ganj: Bhagsunag and Norbulingka, 35 km',
        text: 'At 8:30 am walk or drive 2 km to the Bhagsunag Temple and its spring pools, then climb 25 minutes on a stepped path to the waterfall, full from July to October and thin in May. After lunch drive 14 km, 40 minutes, down to the Norbulingka Institute, where thangka painters and wood carvers work; the workshops rest on Sundays, the garden does not. Back by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'McLeod Ganj',
        legs: [
          { from: 'mcleod-ganj', to: 'bhagsunag', km: 2, hours: 0.2, by: 'car' },
          { from: 'bhagsunag', to: 'bhagsu-waterfall', km: 1, hours: 0.42, by: 'foot' },
          { from: 'bhagsu-waterfall', to: 'bhagsunag', km: 1, hours: 0.33, by: 'foot' },
          { from: 'bhagsunag', to: 'mcleod-ganj', km: 2, hours: 0.2, by: 'car' },
          { from: 'mcleod-ganj', to: 'norbulingka', km: 14, hours: 0.67, by: 'car' },
          { from: 'norbulingka', to: 'mcleod-ganj', km: 14, hours: 0.67, by: 'car' },
        ],
      },
      {
        title: 'McLeod Ganj to Pathankot by Kangra Fort, 115 km',
        text: 'Kangra Fort is on the way, 26 km, 1 hour; we start at 8:30 am. Seven gates and a long paved ramp above two rivers, 1.5 hours with the climb: wear shoes and carry water. From there Kangra airport is 12 km, or Pathankot 88 km, 2.5 hours with a stop for lunch, by 3 pm. Book trains after 4:30 pm and flights after 1:30 pm. Hill flights are often cancelled by cloud.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'mcleod-ganj', to: 'kangra-fort', km: 26, hours: 1, by: 'car' },
          { from: 'kangra-fort', to: 'pathankot', km: 88, hours: 2.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Three nights in Dalhousie and two in McLeod Ganj, 3-star hotels, twin sharing',
      'Breakfast daily and five dinners',
      'Vehicle with driver from Pathankot to Pathankot or Kangra airport',
      'Entry to Kalatop, Bhuri Singh Museum, Norbulingka and Kangra Fort',
      'Tolls, parking, Himachal entry tax and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Pathankot or Kangra',
      'Pony rides, zorbing and paragliding',
      'Camera fees and temple offerings',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['mar', 'apr', 'may', 'jun', 'oct', 'nov'],
      fair: ['feb', 'sep', 'dec'],
      note: 'Dharamshala is one of the wettest towns in the north from July to mid-September. Snow often closes the Khajjiar and Kalatop road in January and part of February. October has the clearest Dhauladhar.',
    },
    suits: {
      walking:
        '6 km on day 2 on a forest road, a stepped climb of 25 minutes at Bhagsunag and a steep ramp at Kangra Fort.',
      altitude: 'Nights at about 2,000 m in Dalhousie and 1,800 m in McLeod Ganj; highest point Kalatop, 2,440 m.',
      seniors: 'Comfortable; the waterfall and half the Kalatop walk can be left out, and the temples have few steps.',
      children: 'Good from about 5 years; Khajjiar and the Norbulingka garden are made for them.',
      food: 'Vegetarian food everywhere, Jain meals with notice; many Tibetan kitchens cook meat, so ask before you order.',
      papers: 'Photo identity card; foreign guests carry their passport, also for the temple on teaching days.',
    },
    childrenFrom: 5,
    access: { walkingKm: 6, steps: 300, highestPoint: 2_440 },
    questions: [
      {
        question: 'Can we see the Dalai Lama?',
        answer:
          'Sometimes, when he is in town and gives a public teaching at Tsuglagkhang. The dates are announced by his office, registration with a passport or identity card is needed a day or two before, and private audiences are not something we can arrange. Send us your dates and we will look.',
      },
      {
        question: 'Is the road to Khajjiar open in winter?',
        answer:
          'Not always. After snow the stretch from Lakkar Mandi is shut for days, mostly in January and February. Khajjiar can then sometimes be reached the long way round by Chamba, which we do on day 3; Kalatop is left out and you spend that morning on the Dalhousie walks.',
      },
      {
        question: 'Could we fit in the Triund trek?',
        answer:
          'Not in this plan without giving up day 5. Triund is 7 to 9 km from McLeod Ganj, depending on the start, climbs to 2,850 m and takes a full day there and back; a permit or local guide may be asked for and it closes in bad weather. Add one night and we arrange it.',
      },
    ],
  },
  {
    id: 'kinnaur-sangla-chitkul',
    summary:
      'Up the Sutlej to apple country: Hatu Peak, the Bhimakali Temple, Chitkul on the Baspa and sunset peaks at Kalpa.',
    gateway: 'chandigarh',
    start: 'Chandigarh airport or railway station, 9:30 am',
    end: 'Chandigarh airport or railway station, about 3:30 pm',
    route: [
      'Chandigarh',
      'Narkanda',
      'Hatu Peak',
      'Sarahan',
      'Sangla',
      'Chitkul',
      'Kalpa',
      'Roghi',
      'Narkanda',
      'Chandigarh',
    ],
    plan: [
      {
        title: 'Chandigarh to Narkanda, 175 km',
        text: 'Past Solan and Shimla the road climbs to the orchards of Theog and Matiana and follows a ridge: 6 hours from a pick-up by 9:30 am, with lunch on the way. Narkanda, 2,700 m, by 4:30 pm. The bazaar is one street; walk up behind it for the first wide view of snow. Nights are cold here in every month, so keep a jacket in your hand luggage.',
        meals: 'Dinner',
        overnight: 'Narkanda',
        legs: [{ from: 'chandigarh-airport', to: 'narkanda', km: 175, hours: 6, by: 'car' }],
      },
      {
        title: 'Hatu Peak and down to Sarahan, 120 km',
        text: 'Hatu Peak is best before other cars come: at 7:00 am we drive 8 km up a steep one-lane road to the carved wooden temple at 3,400 m. Breakfast back in Narkanda, and on at 10:00 am. Down to Rampur on the Sutlej, 65 km, for lunch, along the river to Jeori, and up 17 km to Sarahan, 2,165 m, by 3:30 pm. The evening aarti at the Bhimakali Temple is usually at dusk.',
        meals: 'Breakfast and dinner',
        overnight: 'Sarahan',
        legs: [
          { from: 'narkanda', to: 'hatu-peak', km: 8, hours: 0.5, by: 'car' },
          { from: 'hatu-peak', to: 'narkanda', km: 8, hours: 0.5, by: 'car' },
          { from: 'narkanda', to: 'rampur-bushahr', km: 65, hours: 2, by: 'car' },
          { from: 'rampur-bushahr', to: 'sarahan', km: 40, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Sarahan to Sangla, 95 km',
        text: 'Bhimakali Temple again at 8 am, when the light is on its two slate-roofed towers: leather, phones and bags go into lockers and heads are covered with a cap lent at the door. On at 9:30 am for 4.5 hours by the cliff road at Taranda and Wangtu, then from Karcham up the Baspa gorge. Sangla, 2,680 m, by 3 pm, with time to walk to the river.',
        meals: 'Breakfast and dinner',
        overnight: 'Sangla',
        legs: [{ from: 'sarahan', to: 'sangla', km: 95, hours: 4.5, by: 'car' }],
      },
      {
        title: 'Sangla: Kamru Fort and Chitkul, 55 km',
        text: 'At 8:30 am climb 25 minutes by lanes and steps through Kamru village, 2 km from the hotel, to its fort, a wooden tower seen from the courtyard; you are lent a cap and a sash at the gate. At 10:30 am on to Chitkul, 24 km, an hour and a quarter, at 3,450 m: slate-roofed houses, the Mathi Devi temple, lunch, and a level hour along the Baspa river. Back in Sangla by 4 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Sangla',
        legs: [
          { from: 'sangla', to: 'kamru', km: 2, hours: 0.2, by: 'car' },
          {
            from: 'kamru',
            to: 'kamru',
            km: 1,
            hours: 0.75,
            by: 'foot',
            because: 'lanes and steps up to the fort and down again',
          },
          { from: 'kamru', to: 'sangla', km: 2, hours: 0.2, by: 'car' },
          { from: 'sangla', to: 'chitkul', km: 24, hours: 1.25, by: 'car' },
          {
            from: 'chitkul',
            to: 'chitkul',
            km: 2,
            hours: 1,
            by: 'foot',
            because: 'a level walk along the Baspa and back',
          },
          { from: 'chitkul', to: 'sangla', km: 24, hours: 1.25, by: 'car' },
        ],
      },
      {
        title: 'Sangla to Kalpa and Roghi, 65 km',
        text: 'Down to Karcham and up by Reckong Peo to Kalpa, 2,960 m: 2.5 hours, starting at 9:00 am. After lunch drive 7 km of balcony road to the apple orchards of Roghi; fruit is picked in September and October, and the blossom comes in late April. Be back by 5 pm: Kinner Kailash stands to the east, so the last sun of the day is what colours it.',
        meals: 'Breakfast and dinner',
        overnight: 'Kalpa',
        legs: [
          {
            from: 'sangla',
            to: 'kalpa',
            km: 51,
            hours: 2.5,
            by: 'car',
            because: 'down the Baspa to Karcham and up again from the Sutlej',
          },
          { from: 'kalpa', to: 'roghi', km: 7, hours: 0.4, by: 'car' },
          { from: 'roghi', to: 'kalpa', km: 7, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Kalpa to Narkanda, 165 km',
        text: 'The sun comes up behind the Kinner Kailash range while you have tea; then the Narayan Nagini temple in the old village, 15 minutes on foot. From 9:00 am it is 6.5 hours down the Sutlej by Tapri and Rampur, with lunch at Rampur, and up to Narkanda by 5 pm. Dry fruit, chilgoza nuts and Kinnauri caps are sold in Reckong Peo, where we stop for half an hour.',
        meals: 'Breakfast and dinner',
        overnight: 'Narkanda',
        legs: [
          { from: 'kalpa', to: 'reckong-peo', km: 8, hours: 0.4, by: 'car', because: 'hairpins' },
          { from: 'reckong-peo', to: 'rampur-bushahr', km: 92, hours: 3.6, by: 'car' },
          { from: 'rampur-bushahr', to: 'narkanda', km: 65, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Narkanda to Chandigarh, 175 km',
        text: 'Theog, the Shimla bypass and Solan lie on the way down: 6 hours of driving from 8:00 am, plus a stop for lunch. In June and on weekends the traffic at Shimla can cost an hour, and in apple season, August and September, lorries slow the road to Theog. Chandigarh by about 3:30 pm. Book flights and trains after 6:30 pm; airport and station are 30 minutes apart.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'narkanda', to: 'chandigarh-airport', km: 175, hours: 6, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights each in Narkanda and Sangla, one each in Sarahan and Kalpa, twin sharing',
      '3-star hotels or the best available in the village',
      'Breakfast daily and six dinners',
      'Vehicle with driver from Chandigarh to Chandigarh, Hatu Peak included',
      'Tolls, parking, Himachal entry tax and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Chandigarh',
      'Lunches and drinks on the road',
      'Room heaters, where the hotel charges for them',
      'Temple offerings, tips and personal expenses',
    ],
    season: {
      best: ['may', 'jun', 'sep', 'oct'],
      fair: ['apr', 'nov'],
      note: 'Blossom in late April, red apples and clear peaks from mid-September. In July and August falling rock often shuts the Sutlej road; from December to March snow closes Chitkul and Hatu.',
    },
    suits: {
      walking: '2 to 3 km a day; the climb to Kamru Fort, 25 minutes of lanes and steps, is the only steep part.',
      altitude:
        'Highest night Kalpa, 2,960 m; highest points Chitkul, 3,450 m, and Hatu Peak, 3,400 m, for a few hours.',
      seniors: 'Suitable if six hours in a car is no trouble; Kamru Fort can be left out.',
      children: 'From about 6 years; bends on every day, so carry tablets and small snacks.',
      food: 'Vegetarian food everywhere; Jain meals with notice, simplest in Sarahan and Sangla.',
      papers: 'Photo identity card; no permit is needed up to Chitkul and Kalpa for Indian or foreign guests.',
    },
    childrenFrom: 6,
    access: { walkingKm: 3, steps: 200, highestPoint: 3_450 },
    questions: [
      {
        question: 'How risky is the road along the Sutlej?',
        answer:
          'It is a national highway, tarred but narrow, cut into rock and in places without a parapet. The plan keeps to daylight and leaves early. The danger is falling stone in rain, which is why we advise against July and August. If a slide blocks the road we wait, use the bypass if there is one, or turn back.',
      },
      {
        question: 'What is forbidden at the Bhimakali Temple?',
        answer:
          'Leather of any kind, cameras and phones inside the inner court, and bare heads: caps are lent at the door, and a scarf will do. The lockers are free or nearly so. Cover shoulders and knees. Photographs of the towers may be taken from the outer courtyard.',
      },
      {
        question: 'Can we spend a night at Chitkul itself?',
        answer:
          'Yes, from May to October, in a simple guesthouse at 3,450 m in place of the second night in Sangla. Nights go down to freezing even in May, power is unsure and so is the signal. If anyone sleeps badly at height, Sangla, 800 m lower, is the better bed.',
      },
      {
        question: 'May we pick apples in the orchards?',
        answer:
          'Only where the owner invites you. Most orchards at Roghi and Sangla are family land, and fruit on the tree is the year’s income. In September and October they sell by the box at the gate, and the driver usually finds room for one or two. In other months the bazaar at Reckong Peo has dried apple and apricot.',
      },
    ],
  },
  {
    id: 'honeymoon-manali',
    summary:
      'A room with a valley view in Manali, a winter day of snow at Solang, Old Manali and the tunnel road to Sissu.',
    gateway: 'chandigarh',
    start: 'Chandigarh airport or railway station, 7:00 to 9:30 am',
    end: 'Chandigarh airport or railway station, about 4:30 pm',
    route: ['Chandigarh', 'Manali', 'Solang', 'Sissu', 'Naggar', 'Chandigarh'],
    plan: [
      {
        title: 'Chandigarh to Manali, 300 km',
        text: 'Your own car meets you by 9:30 am; 8 hours by Kiratpur, Bilaspur, Mandi and the tunnels along the Beas, with an hour for lunch near Sundernagar. Manali by about 6:30 pm, and in the cold months the heating is on when you arrive. Morning flights are best booked to land by 8:30 am; otherwise come to Chandigarh the evening before and we pick you up at your hotel.',
        meals: 'Dinner',
        overnight: 'Manali',
        legs: [{ from: 'chandigarh-airport', to: 'manali', km: 300, hours: 8, by: 'car' }],
      },
      {
        title: 'Manali: Hadimba Devi Temple and Old Manali',
        text: 'A late breakfast after the long drive. At 10:30 am the Hadimba Devi Temple, a wooden pagoda of 1553 in the deodars, ten minutes by car; shoes come off, so wear thick socks in snow. Then over the Manalsu bridge to Old Manali for an afternoon of cafés, some of which close from December to February. The candlelight dinner is this evening at the hotel.',
        meals: 'Breakfast and candlelight dinner',
        overnight: 'Manali',
        legs: [
          { from: 'manali', to: 'hadimba-temple', km: 2, hours: 0.17, by: 'car' },
          { from: 'hadimba-temple', to: 'old-manali', km: 2, hours: 0.2, by: 'car' },
          { from: 'old-manali', to: 'manali', km: 2, hours: 0.2, by: 'car' },
        ],
      },
      {
        title: 'Solang and its winter snow, 26 km',
        text: 'Boots and jackets are fitted at 8:30 am, then 13 km, 40 minutes, to Solang before the traffic. Snow lies from late December to March in most winters: sledging, tubes, first steps on skis and a ropeway, each paid on the spot after agreeing the rate. In other months it is a green meadow with paragliding. Carry sunglasses and sun cream. Back by 4 pm for a slow evening.',
        meals: 'Breakfast and dinner',
        overnight: 'Manali',
        legs: [
          { from: 'manali', to: 'solang', km: 13, hours: 0.67, by: 'car' },
          { from: 'solang', to: 'manali', km: 13, hours: 0.67, by: 'car' },
        ],
      },
      {
        title: 'Atal Tunnel to Sissu, then Naggar Castle, 125 km',
        text: 'The 9 km Atal Tunnel leads to Sissu, 40 km, 1.5 hours, on the bare Lahaul side at 3,100 m; start at 8:30 am and be back for lunch. At 2:30 pm drive 21 km, 45 minutes, down the left bank to Naggar Castle for the view from its timber verandah. Should the tunnel road or the village be shut today, Naggar comes in the morning and the afternoon is yours.',
        meals: 'Breakfast and dinner',
        overnight: 'Manali',
        legs: [
          { from: 'manali', to: 'sissu', km: 40, hours: 1.5, by: 'car' },
          { from: 'sissu', to: 'manali', km: 40, hours: 1.5, by: 'car' },
          { from: 'manali', to: 'naggar', km: 21, hours: 0.75, by: 'car' },
          { from: 'naggar', to: 'manali', km: 21, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Manali to Chandigarh, 300 km',
        text: 'On a dry road the drive is 8 hours by Kullu, Mandi and Bilaspur, and an hour for lunch: start at 7:00 am, with breakfast packed if the kitchen is not yet open, to be in Chandigarh about 4:30 pm. Book flights and trains after 7:30 pm. In January and February, when a morning of ice or snow can delay the start by two hours, the next day is safer.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'manali', to: 'chandigarh-airport', km: 300, hours: 8, by: 'car' }],
      },
    ],
    exclusions: [
      'Flights and trains to and from Chandigarh',
      'Ropeway, skiing, sledges and paragliding at Solang',
      'Snow boots and jackets on other days',
      'Naggar Castle entry tickets',
      'Lunches, drinks, tips and personal expenses',
    ],
    season: {
      best: ['jan', 'feb', 'mar'],
      fair: ['dec', 'apr', 'may', 'jun', 'oct', 'nov'],
      note: 'Snow at Solang from late December to March, deepest in January and February. April to June and October are mild, without snow in the valley. July to September means landslides on the road up.',
    },
    suits: {
      walking: '1 to 3 km a day, on slippery paths in winter; rubber-soled shoes help. About 50 easy steps in all.',
      altitude: 'All nights at about 2,000 m in Manali; Sissu, 3,100 m, for an hour or two.',
      seniors: 'Planned for couples; older travellers manage it well outside January and February.',
      children: 'Made for couples; families are better off on our Shimla, Manali and Solang tour.',
      food: 'Vegetarian and Jain meals at the hotel, Jain with two days’ notice; cafés in Old Manali are mixed.',
      papers: 'Photo identity card of both partners at check-in; foreign guests carry passport and visa.',
    },
    childrenFrom: null,
    access: { walkingKm: 3, steps: 50, highestPoint: 3_100 },
    questions: [
      {
        question: 'Is Sissu open during the snow months?',
        answer:
          'The tunnel works all year, but heavy snow closes the road for a day or more, and in most recent years the village has closed itself to visitors from about mid-January to the end of February for its festivals. Then we turn near the north portal, where snow lies by the road, or stay in Manali.',
      },
      {
        question: 'How warm is the room in January?',
        answer:
          'Nights fall to minus 5 degrees or so. The room has heating, as listed, and thick quilts; bathrooms are cooler. Power cuts follow heavy snow and the hotel generator may not carry every heater, so pack thermals, woollen socks and a hot-water bottle if you feel the cold.',
      },
      {
        question: 'Can the car always reach Solang?',
        answer:
          'Not on the day after heavy snow, when police let only 4x4 vehicles with chains beyond Palchan or Nehru Kund. A local 4x4 then takes you to Solang, and this is covered by the car in the price. If the road is fully shut we exchange days 3 and 4 or play in the snow lower down.',
      },
    ],
  },
];
