/** Trip notes of the packages in Punjab. */
import type { TripNotes } from '../../schema/types';

export const punjab: readonly TripNotes[] = [
  {
    id: 'amritsar-golden-temple-wagah',
    summary:
      'The Golden Temple by night and again for langar, Jallianwala Bagh, and the flag-lowering at the Attari border.',
    gateway: 'amritsar',
    start: 'Amritsar station or airport, by 9:30 am',
    end: 'Amritsar station or airport, by 2:00 pm',
    route: ['Jallianwala Bagh', 'Partition Museum', 'Attari', 'Golden Temple', 'Gobindgarh Fort'],
    plan: [
      {
        title: 'Amritsar, Attari border and the Golden Temple, 70 km',
        text: 'Pick-up by 9:30 am. Jallianwala Bagh at 10:30 am, then the Partition Museum in Town Hall, shut on Mondays, until 1 pm. For the retreat ceremony at Attari, 30 km, leave at 2:30 pm in winter, when it begins about 4:30 pm, and at 4 pm in high summer, when it begins about 6:30 pm. Dinner, then the Golden Temple lit up; the holy book is carried to the Akal Takht near 10 pm, later in summer.',
        meals: 'Dinner',
        overnight: 'Amritsar',
        legs: [
          { from: 'amritsar', to: 'jallianwala-bagh', km: 3, hours: 0.25, by: 'car' },
          { from: 'jallianwala-bagh', to: 'attari', km: 30, hours: 0.9, by: 'car' },
          { from: 'attari', to: 'attari-wagah-border', km: 1, hours: 0.3, by: 'foot' },
          { from: 'attari-wagah-border', to: 'attari', km: 1, hours: 0.3, by: 'foot' },
          { from: 'attari', to: 'amritsar', km: 30, hours: 0.9, by: 'car' },
          { from: 'amritsar', to: 'golden-temple', km: 3, hours: 0.25, by: 'car' },
          { from: 'golden-temple', to: 'amritsar', km: 3, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Langar, Gobindgarh Fort and departure, 20 km',
        text: 'Back to the Golden Temple at 6:30 am, when the marble is cool and the queue to the sanctum usually under an hour. Take langar on the floor of the hall and, if you wish, wash plates or roll rotis. Breakfast and check-out by 10:15 am. Gobindgarh Fort, 2 km, until 12:30 pm: the Toshakhana and the ramparts; its museums shut on Mondays. The airport is 12 km, 30 minutes. Flights after 4 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'amritsar', to: 'golden-temple', km: 3, hours: 0.25, by: 'car' },
          { from: 'golden-temple', to: 'amritsar', km: 3, hours: 0.25, by: 'car' },
          { from: 'amritsar', to: 'gobindgarh-fort', km: 2, hours: 0.15, by: 'car' },
          { from: 'gobindgarh-fort', to: 'amritsar-airport', km: 12, hours: 0.5, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in a 3-star hotel in Amritsar, twin sharing',
      'One breakfast and one dinner',
      'AC vehicle with driver for transfers, Attari and city sights',
      'Seat request for the ceremony on the Border Security Force website',
      'Gobindgarh Fort entry ticket',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Amritsar',
      'Partition Museum ticket and shows inside the fort',
      'Electric carts and cycle rickshaws in the old city',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['dec', 'jan', 'apr', 'sep'],
      note: 'Autumn and spring are mild. In December and January the temple is lovely, but fog delays flights and trains. From May to August the open stands at Attari are at 40 degrees or in rain.',
    },
    suits: {
      walking: '4 to 5 km on day 1, since cars stop 600 m from the temple and about 1 km from the stands at Attari.',
      altitude: '230 m: plains throughout.',
      seniors: 'Suitable; wheelchairs are lent free at the Golden Temple, and electric carts run from the car parks.',
      children: 'Good from 4 years; the ceremony is loud, and the crowd at its gates needs a held hand.',
      food: "Langar is vegetarian for everyone. Jain meals in the hotel with a day's notice.",
      papers: 'Photo ID in original for the border, passport for foreign visitors; names go into the seat request.',
    },
    alsoFoundBy: ['Gurdwara'],
    childrenFrom: 4,
    access: { walkingKm: 5, steps: 0, highestPoint: 230 },
    questions: [
      {
        question: 'Are seats at the border ceremony certain?',
        answer:
          'No. The force gives free seats on its website from two days ahead, and the rest of the stands fill by arrival. Be there an hour and a half early. Bags are not allowed, so carry only ID, phone, water and a cap. Times change with the season; we confirm them that morning.',
      },
      {
        question: 'Can the ceremony be cancelled?',
        answer:
          "Yes, at short notice. Since May 2025 it has also been shorter at times, with the gates kept shut and no handshake between the two sides. If the public is not admitted, we visit the War Heroes' Memorial on the Attari road (shut on Mondays) or spend longer in the old city.",
      },
      {
        question: 'What must we wear in the Golden Temple?',
        answer:
          'Cover your head at all times; scarves are lent at the gates, and caps are not enough. Shoes and socks go to the free counter, and you wash feet on entering. Shoulders and knees are covered. No tobacco or alcohol may be carried. Photographs are allowed on the walk, not in the sanctum.',
      },
      {
        question: 'Which visit is better, night or morning?',
        answer:
          'They differ. At night the gold doubles in the water, and the day closes with the procession of the holy book. At dawn there is kirtan and fewer visitors, and the kitchen is busy. This tour has both. The queue to the sanctum is longest from 10 am to 7 pm and on Sundays.',
      },
    ],
  },
  {
    id: 'anandpur-sahib-circuit',
    summary:
      "In Guru Gobind Singh's footsteps: Fatehgarh Sahib, Chamkaur Sahib, Kiratpur and the birthplace of the Khalsa.",
    gateway: 'chandigarh',
    start: 'Chandigarh station or airport (Mohali), by 8:30 am',
    end: 'Chandigarh station or airport, by 3:30 pm',
    route: [
      'Chandigarh',
      'Fatehgarh Sahib',
      'Chamkaur Sahib',
      'Rupnagar',
      'Kiratpur Sahib',
      'Anandpur Sahib',
      'Chandigarh',
    ],
    plan: [
      {
        title: 'Fatehgarh Sahib, Chamkaur Sahib and Bhatha Sahib, 150 km',
        text: "Gurdwara Fatehgarh Sahib at Sirhind, 50 km, 1 hour 15 minutes from a pick-up by 8:30 am, stands where Guru Gobind Singh's younger sons were walled up. At 11:15 am on to Chamkaur Sahib, 38 km, by Morinda: Katalgarh Sahib and Garhi Sahib mark the battle in which the elder two fell; langar is lunch. Bhatha Sahib near Rupnagar, 20 km, at 3:15 pm, then 42 km to Anandpur Sahib by 5:15 pm.",
        meals: 'Dinner',
        overnight: 'Anandpur Sahib',
        legs: [
          { from: 'chandigarh', to: 'fatehgarh-sahib', km: 50, hours: 1.25, by: 'car' },
          { from: 'fatehgarh-sahib', to: 'chamkaur-sahib', km: 38, hours: 1, by: 'car' },
          { from: 'chamkaur-sahib', to: 'bhatha-sahib', km: 20, hours: 0.6, by: 'car' },
          { from: 'bhatha-sahib', to: 'anandpur-sahib', km: 42, hours: 1.1, by: 'car' },
        ],
      },
      {
        title: 'Kiratpur Sahib and Takht Sri Kesgarh Sahib, 25 km',
        text: 'Families bring ashes to Patalpuri Sahib at Kiratpur, on the Sutlej, where Guru Hargobind was cremated; it is 10 km away and we go at 8:30 am. Back by 11 am to Takht Sri Kesgarh Sahib, where the Khalsa was born on Baisakhi of 1699; relics of the Guru are shown. Langar, rest, and from 4 pm the fort gurdwara of Anandgarh Sahib with its stepwell. Evening prayer at the Takht from about sunset.',
        meals: 'Breakfast and dinner',
        overnight: 'Anandpur Sahib',
        legs: [
          { from: 'anandpur-sahib', to: 'kiratpur-sahib', km: 10, hours: 0.3, by: 'car' },
          { from: 'kiratpur-sahib', to: 'anandpur-sahib', km: 10, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Virasat-e-Khalsa and Chandigarh, 85 km',
        text: 'Virasat-e-Khalsa opens at 10 am, and we are there, checked out: an audio guide leads through halls of painted and moving scenes in 2 hours; photographs are not allowed. It is shut on Mondays, when we go on the afternoon of day 2, and for upkeep in the last weeks of January and July. At 12:30 pm back to Chandigarh, 85 km, 2 hours, with lunch on the road, by 3:30 pm. Flights after 6 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'anandpur-sahib', to: 'chandigarh', km: 85, hours: 2, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in a 3-star or best available hotel in Anandpur Sahib, twin sharing',
      'Two breakfasts and two dinners, vegetarian',
      'AC vehicle with driver from Chandigarh to Chandigarh',
      'Virasat-e-Khalsa visit with audio guide',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Chandigarh',
      'Offerings and donations at gurdwaras',
      'Lunches other than langar',
      'Tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['dec', 'jan', 'apr', 'sep'],
      note: 'Mild in autumn and spring; fog in December and January, heat in May and June, heavy rain in July and August. Hola Mohalla, in March, and the Fatehgarh fair, in late December, draw lakhs of pilgrims.',
    },
    suits: {
      walking: '2 to 3 km a day on marble, barefoot; a flight of steps up to Kesgarh Sahib; the stepwell is optional.',
      altitude: '260 to 320 m: the plain and the foot of the Shivalik hills.',
      seniors: 'Suitable; short drives, chairs in langar halls on request, and ramps or lifts at the larger gurdwaras.',
      children: 'Suitable; the museum holds them from 6 years. The story of the young Sahibzadas is told gently.',
      food: "Everything is vegetarian, langar included; Jain meals at the hotel with a day's notice.",
      papers: 'Photo ID at the hotel; nothing else.',
    },
    childrenFrom: 0,
    access: { walkingKm: 3, steps: 50, highestPoint: 320 },
    questions: [
      {
        question: 'We are not Sikh. Are we welcome?',
        answer:
          'Yes, in every gurdwara and every langar hall. Cover your head with a scarf, take off shoes, wash hands and feet, sit on the floor with feet turned away from the holy book, and accept prashad with both hands. Leave tobacco behind. Nobody asks for a donation.',
      },
      {
        question: 'Should we come for Hola Mohalla?',
        answer:
          'Come if you want to see Nihang riders and mock battles and do not mind the crowd. For about six days around Holi cars are stopped 3 to 5 km out, and hotels fill months ahead, so the plan of this tour needs changes: ask us early. For quiet visits choose any other week.',
      },
      {
        question: 'May we stay in a gurdwara instead of a hotel?',
        answer:
          'Many pilgrims do: Kesgarh Sahib has a large sarai with simple rooms, given in order of arrival and not bookable by us. If you would rather stay there, tell us when you book; on the day we bring you to the counter before evening, when most rooms are given out.',
      },
    ],
  },
  {
    id: 'patiala-kapurthala-heritage',
    summary:
      'Two princely capitals: the fort and mirror palace of Patiala, a Mughal serai, and Kapurthala built like France.',
    gateway: 'chandigarh',
    start: 'Chandigarh station or airport (Mohali), by 9:00 am',
    end: 'Amritsar airport by 2:30 pm or Jalandhar City station by 12:45 pm',
    route: ['Chandigarh', 'Patiala', 'Sirhind', 'Nurmahal', 'Jalandhar', 'Kapurthala', 'Amritsar'],
    plan: [
      {
        title: 'Chandigarh to Patiala, 75 km',
        text: 'From a pick-up by 9:00 am it is 1.5 to 2 hours by Zirakpur and Rajpura. Qila Mubarak at 11 am, in the thick of the bazaar: the inner fort and the Darbar Hall with its chandeliers, as far as restoration allows. After lunch, Sheesh Mahal with its mirror work and medals, and Lachhman Jhula, the hanging bridge, seen from the bank. The museums shut on Mondays. End among the phulkari and jutti shops of the bazaar.',
        meals: 'Dinner',
        overnight: 'Patiala',
        legs: [
          { from: 'chandigarh', to: 'patiala', km: 75, hours: 1.75, by: 'car' },
          { from: 'patiala', to: 'sheesh-mahal-patiala', km: 3, hours: 0.25, by: 'car' },
          { from: 'sheesh-mahal-patiala', to: 'patiala', km: 3, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Patiala to Jalandhar by Sirhind and Nurmahal, 175 km',
        text: 'Mughal emperors on the Lahore road rested at Aam Khas Bagh in Sirhind, among baths, tanks and terraces: 35 km, an hour, starting at 8:00 am. From 10:15 am by Ludhiana and Phillaur, 105 km, 2.25 hours, with lunch on the highway. The serai at Nurmahal, built for Empress Nur Jahan, has a red gate carved with elephants and angels; an hour from 1:30 pm. Jalandhar, 35 km, by 3:45 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Jalandhar',
        legs: [
          { from: 'patiala', to: 'aam-khas-bagh', km: 35, hours: 1, by: 'car' },
          { from: 'aam-khas-bagh', to: 'nurmahal', km: 105, hours: 2.25, by: 'car' },
          { from: 'nurmahal', to: 'jalandhar', km: 35, hours: 0.9, by: 'car' },
        ],
      },
      {
        title: 'Kapurthala and Amritsar, 95 km',
        text: 'The Moorish Mosque at Kapurthala, built on the model of the Koutoubia in Marrakesh, comes first: we start at 9:00 am, 20 km, 40 minutes. Then the Jagatjit Palace, in the manner of Versailles, seen from its gates because it is a Sainik School, and the Durbar Hall from the road. Jalandhar City station is 45 minutes back; for Amritsar airport leave at 12 noon, 75 km, 1 hour 45 minutes. Flights after 5 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'jalandhar', to: 'kapurthala', km: 20, hours: 0.67, by: 'car' },
          { from: 'kapurthala', to: 'amritsar-airport', km: 75, hours: 1.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'One night in Patiala and one in Jalandhar, 3-star hotels, twin sharing',
      'Two breakfasts and two dinners',
      'AC vehicle with driver from Chandigarh to Amritsar or Jalandhar',
      'Entry to Qila Mubarak and Sheesh Mahal museums, where open',
      'Local guide for half a day in Patiala',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to Chandigarh and from Amritsar or Jalandhar',
      'Camera fees',
      'Lunches and drinks',
      'Tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'feb', 'mar'],
      fair: ['dec', 'jan', 'apr', 'sep'],
      note: 'October, November, February and March are mild, with mustard in flower from January to early March. Winter fog slows the highway till 10 am. May to August is hot, then wet.',
    },
    suits: {
      walking: '2 to 4 km a day on level ground, with bazaar lanes and uneven brick in the old forts.',
      altitude: '230 to 320 m: plains throughout.',
      seniors: 'Suitable; few steps, though Qila Mubarak has rough floors and no lift.',
      children: 'From 8 years, if they like forts; there is little for smaller ones.',
      food: "Punjabi vegetarian food at every halt; Jain meals with a day's notice.",
      papers: 'Photo ID at hotels and at the museum counter if asked.',
    },
    childrenFrom: 8,
    access: { walkingKm: 4, steps: 0, highestPoint: 320 },
    questions: [
      {
        question: 'Can we go inside the Jagatjit Palace?',
        answer:
          'Not as a rule. It has housed the Sainik School since 1961, and the guard admits visitors only with written leave from the principal. We stop at the gates, from where the front and its mansard roof show. If you want to apply, write to the school a month ahead; we give you the address.',
      },
      {
        question: 'How much of Qila Mubarak is open?',
        answer:
          'It changes. Restoration has gone on for years, and one wing is now a heritage hotel. The outer court and the arms gallery are what most visitors see; the painted rooms of the inner fort open from time to time. We check the week before and tell you.',
      },
      {
        question: 'Which day should we start on?',
        answer:
          'Any day but Monday, when the state museums in Patiala are shut and you would see courts and gardens only. Friday on day 3 is fine if we reach the Moorish Mosque before the midday prayer; cover shoulders and knees and carry a scarf.',
      },
      {
        question: 'Can we add the Golden Temple at the end?',
        answer:
          'Yes. Kapurthala to Amritsar is 1 hour 45 minutes, so an extra night there lets you see the temple after dark and leave the next afternoon. It is charged as an added night. Without it, a flight at 9 pm or later leaves time for a short visit.',
      },
    ],
  },
];
