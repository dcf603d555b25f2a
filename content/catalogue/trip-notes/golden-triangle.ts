/** Trip notes of the Golden Triangle packages. */
import type { TripNotes } from '../../schema/types';

export const goldenTriangle: readonly TripNotes[] = [
  {
    id: 'delhi-agra-jaipur',
    summary: 'Two nights each in Delhi and Agra and three in Jaipur, with Fatehpur Sikri and Chand Baori on the road.',
    gateway: 'delhi',
    start: 'Delhi airport or New Delhi station, by 1 pm on day 1',
    end: 'Delhi airport about 3 pm on day 8, or Jaipur airport at any hour that day',
    route: ['Delhi', 'Agra', 'Fatehpur Sikri', 'Abhaneri', 'Jaipur', 'Delhi'],
    plan: [
      {
        title: "Arrive in Delhi: Humayun's Tomb",
        text: "Humayun's Tomb, the red and white model for the Taj, comes at 3:30 pm, with its gardens and the museum at the gate; allow 2 hours and stay for the low light. Pick-up at Delhi airport (45 minutes to 1 hour 15 minutes to the centre) or New Delhi station is by 1:00 pm, then check-in. If you land after 2 pm, the tomb moves to day 2. Welcome dinner at the hotel, and an early night.",
        meals: 'Dinner',
        overnight: 'Delhi',
        legs: [
          { from: 'delhi-airport', to: 'delhi', km: 18, hours: 1, by: 'car' },
          { from: 'delhi', to: 'humayuns-tomb', km: 8, hours: 0.4, by: 'car' },
          { from: 'humayuns-tomb', to: 'delhi', km: 8, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Delhi: Qutub Minar, New Delhi and Chandni Chowk, 45 km',
        text: 'Qutub Minar, 73 m of carved sandstone, before the groups: we start at 8:00 am and give it 1.5 hours with the iron pillar. Drive by Rashtrapati Bhavan and stop at India Gate. After lunch, Jama Masjid, where shoulders and legs are covered and visitors wait outside during prayers, then an hour by cycle rickshaw through Chandni Chowk. Its shops close on Sundays, when the flower and book sellers remain.',
        meals: 'Breakfast',
        overnight: 'Delhi',
        legs: [
          { from: 'delhi', to: 'qutub-minar', km: 16, hours: 0.7, by: 'car' },
          { from: 'qutub-minar', to: 'india-gate', km: 15, hours: 0.6, by: 'car' },
          { from: 'india-gate', to: 'jama-masjid-delhi', km: 7, hours: 0.4, by: 'car' },
          { from: 'jama-masjid-delhi', to: 'delhi', km: 5, hours: 0.3, by: 'car' },
        ],
      },
      {
        title: 'Delhi to Agra, Agra Fort and Mehtab Bagh, 250 km',
        text: 'The Yamuna Expressway takes us to Agra, 230 km, in under 4 hours with one halt, from 8:30 am. Lunch and check-in. Agra Fort at 2:15 pm, 2 hours: the audience halls, the marble palaces and the tower where Shah Jahan spent his last years. Cross the Yamuna to Mehtab Bagh by 4:45 pm to see the Taj over the water; its gate shuts at sunset. Tickets for the morning are bought tonight.',
        meals: 'Breakfast',
        overnight: 'Agra',
        legs: [
          { from: 'delhi', to: 'agra', km: 230, hours: 3.75, by: 'car' },
          { from: 'agra', to: 'agra-fort', km: 5, hours: 0.3, by: 'car' },
          { from: 'agra-fort', to: 'mehtab-bagh', km: 5, hours: 0.3, by: 'car' },
          { from: 'mehtab-bagh', to: 'agra', km: 11, hours: 0.6, by: 'car' },
        ],
      },
      {
        title: 'Agra: Taj Mahal at sunrise',
        text: 'The gates of the Taj open half an hour before sunrise, and we want to be in the first line: leave at 5:30 am or so. Three hours inside, then breakfast. The Taj is shut on Fridays; if this is a Friday, we see it on the afternoon of day 3 and the Fort today. In the fog of mid-December to mid-January we go at noon. At 3:30 pm, the Tomb of Itimad-ud-Daulah and a workshop of marble inlay.',
        meals: 'Breakfast',
        overnight: 'Agra',
        legs: [
          { from: 'agra', to: 'taj-mahal', km: 5, hours: 0.25, by: 'car' },
          { from: 'taj-mahal', to: 'agra', km: 5, hours: 0.25, by: 'car' },
          { from: 'agra', to: 'itimad-ud-daulah', km: 7, hours: 0.35, by: 'car' },
          { from: 'itimad-ud-daulah', to: 'agra', km: 7, hours: 0.35, by: 'car' },
        ],
      },
      {
        title: 'Agra to Jaipur by Fatehpur Sikri and Chand Baori, 250 km',
        text: "Akbar's empty capital, Fatehpur Sikri, is 37 km, 1 hour, from Agra: off at 8:00 am. The palaces and the Buland Darwaza need 2 hours, with a shuttle bus up from the car park. Then 120 km, 2.5 hours, with lunch on the way, to Chand Baori at Abhaneri by 2:30 pm, a stepwell of about 3,500 steps, viewed from the rim. The last 95 km take 2 hours; Jaipur by 5:30 pm. Carry a hat and water.",
        meals: 'Breakfast',
        overnight: 'Jaipur',
        legs: [
          { from: 'agra', to: 'fatehpur-sikri', km: 37, hours: 1, by: 'car' },
          { from: 'fatehpur-sikri', to: 'abhaneri', km: 120, hours: 2.5, by: 'car' },
          { from: 'abhaneri', to: 'jaipur', km: 95, hours: 2, by: 'car' },
        ],
      },
      {
        title: 'Jaipur: Amber Fort, Jal Mahal and Nahargarh, 55 km',
        text: 'To enter Amber Fort, 11 km, when it opens at 8:00 am, we leave at 7:30 am. A jeep climbs to the gate; 2.5 hours with Sheesh Mahal, then walk down to Panna Meena stepwell. Photo stop at Jal Mahal, which cannot be entered. After a rest at the hotel, drive at 4:00 pm up to Nahargarh Fort, 40 minutes, to see the sun set over the city. We do not use elephants.',
        meals: 'Breakfast',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur', to: 'amber', km: 11, hours: 0.4, by: 'car' },
          { from: 'amber', to: 'jal-mahal', km: 5, hours: 0.2, by: 'car' },
          { from: 'jal-mahal', to: 'jaipur', km: 9, hours: 0.4, by: 'car' },
          {
            from: 'jaipur',
            to: 'nahargarh',
            km: 15,
            hours: 0.67,
            by: 'car',
            because: 'the road climbs round the hill from Jal Mahal',
          },
          {
            from: 'nahargarh',
            to: 'jaipur',
            km: 15,
            hours: 0.67,
            by: 'car',
            because: 'the road climbs round the hill from Jal Mahal',
          },
        ],
      },
      {
        title: 'Jaipur: City Palace, Jantar Mantar and bazaars',
        text: 'City Palace at 9:30 am, 1.5 hours: the textile and arms galleries and the painted Peacock Gate. Next door, the stone sundials of Jantar Mantar are clearest with a guide and sunshine. Hawa Mahal is 10 minutes on foot; climb its ramps for the street below. The afternoon is free for block prints and bangles in Johari and Bapu bazaars, mostly shut on Sundays. Farewell dinner at the hotel.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur', to: 'jaipur-old-city', km: 4, hours: 0.25, by: 'car' },
          { from: 'jaipur-old-city', to: 'jaipur', km: 4, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Jaipur to Delhi, 270 km, or departure from Jaipur',
        text: 'Five hours by the Delhi to Jaipur highway or the expressway, plus an hour for lunch: off at 8:30 am, at Delhi airport by 3:00 pm. Book flights after 6 pm, as traffic at Gurugram can be slow. If you fly from Jaipur, the airport is 12 km, 30 minutes, and the morning is free until you leave 3 hours before the flight. Tell us which when you book, at the same price.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'jaipur', to: 'delhi-airport', km: 270, hours: 5, by: 'car' }],
      },
    ],
    inclusions: [
      'Seven nights in heritage hotels, twin sharing: two Delhi, two Agra, three Jaipur',
      'Breakfast daily, and dinner on days 1 and 7',
      'AC vehicle with driver from Delhi to Delhi or Jaipur',
      'Monument tickets for Indian nationals, the Taj mausoleum included',
      'English or Hindi-speaking local guide in each city',
      'Rickshaw ride in Chandni Chowk and jeep at Amber Fort',
      'Expressway tolls, parking, state taxes and driver allowance',
    ],
    exclusions: [
      'Flights and trains to Delhi and from Delhi or Jaipur',
      'Monument tickets at the rate for visitors from abroad',
      'Lunches, and dinners on days 2 to 6',
      'Camera fees, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'feb', 'mar'],
      fair: ['sep', 'nov', 'dec', 'jan'],
      note: 'Days of about 33 degrees in October, 20 to 30 until March. Fog from mid-December to mid-January hides dawn and delays flights; November smog lies over Delhi. April to June passes 40 degrees; July and August are humid.',
    },
    suits: {
      walking: '4 to 6 km on most days, on paving and fort ramps; 40 to 60 steps at a time, few of them steep.',
      altitude: 'Plains, 170 to 430 m, and 600 m at Nahargarh Fort above Jaipur.',
      seniors: 'Good: battery cars at the Taj, a jeep at Amber, and an afternoon of rest on two days.',
      children: 'All ages; under 15 enter most monuments free. A hotel with a pool can be asked for.',
      food: 'Vegetarian restaurants everywhere, Jain thalis in Delhi, Agra and Jaipur; the two hotel dinners can be Jain on request.',
      papers:
        'Original photo ID for hotels and tickets. Visitors from abroad: passport and Indian visa; rules change, check before you pay.',
    },
    childrenFrom: 0,
    access: { walkingKm: 6, steps: 100, highestPoint: 600 },
    questions: [
      {
        question: 'Which day of the week is best to start?',
        answer:
          'Sunday, Wednesday, Thursday or Friday. A Tuesday start makes day 4 a Friday, when the Taj is shut, and we see it the afternoon before instead of at dawn. A Monday or Saturday start puts one bazaar day on a Sunday. None of the other sights on this tour has a weekly closing day that we know of.',
      },
      {
        question: 'Is it better to leave from Jaipur or return to Delhi?',
        answer:
          'For most Indian cities Jaipur has direct flights, and you gain half a day. For flights abroad Delhi is usually simpler. The drive back is a plain 5 hours of highway. The price of the tour is the same, so compare the two air fares before you choose.',
      },
      {
        question: 'Are the Agra and Jaipur hotels old palaces?',
        answer:
          'In Jaipur they are family havelis and small palaces, with courtyards and steep stairs, and no two rooms alike. In Delhi and Agra old houses open to guests are few, so we name the hotels to you before you pay. Rooms have air-conditioning and a bath. Ask for the ground floor if stairs are a trouble.',
      },
      {
        question: 'Will we be taken to shops?',
        answer:
          'Only if you ask. A guide may suggest a carpet, gem or marble shop; say no, and tell us if it is suggested twice. The inlay workshop in Agra on day 4 is a half-hour demonstration, and you need not buy. Gem certificates from street shops should not be trusted.',
      },
    ],
  },
];
