/** Trip notes of the packages in Rajasthan. */
import type { TripNotes } from '../../schema/types';

export const rajasthan: readonly TripNotes[] = [
  {
    id: 'jaipur-amber-pushkar',
    summary: 'Two nights in Jaipur for Amber Fort at opening time, then Ajmer Dargah and sunset on the Pushkar ghats.',
    gateway: 'jaipur',
    start: 'Jaipur airport or Jaipur Junction station, by 11:30 am',
    end: 'Jaipur airport or Jaipur Junction station, about 1 pm',
    route: ['Jaipur', 'Amber', 'Ajmer', 'Pushkar', 'Jaipur'],
    plan: [
      {
        title: 'Arrive in Jaipur: Jantar Mantar and City Palace',
        text: 'Jantar Mantar at 1:30 pm, while the sun is high enough to read its great sundial; its gates shut at about 4:30 pm. Before it, the pick-up at Jaipur airport (12 km from the old city) or Jaipur Junction (5 km), and bags to the hotel. City Palace across the lane from 2:45 pm, two hours, till closing. Johari Bazaar is five minutes on foot and trades till 8 pm, though much of it shuts on Sundays.',
        meals: 'Dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur-airport', to: 'jaipur', km: 12, hours: 0.5, by: 'car' },
          { from: 'jaipur', to: 'jaipur-old-city', km: 4, hours: 0.25, by: 'car' },
          { from: 'jaipur-old-city', to: 'jaipur', km: 4, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Hawa Mahal, Amber Fort and Panna Meena ka Kund, 40 km',
        text: 'Morning sun falls on the front of Hawa Mahal, which we see from across the street at 7:30 am. Amber Fort, 11 km, opens at 8:00 am; allow 2.5 hours with Sheesh Mahal, then walk 10 minutes down to Panna Meena ka Kund, where guards keep visitors on the upper edge. Photo stop at Jal Mahal, which cannot be entered. Inside Hawa Mahal at 2:30 pm, where ramps more than stairs lead up.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur', to: 'jaipur-old-city', km: 4, hours: 0.2, by: 'car' },
          { from: 'jaipur-old-city', to: 'amber', km: 11, hours: 0.4, by: 'car' },
          { from: 'amber', to: 'jal-mahal', km: 5, hours: 0.2, by: 'car' },
          { from: 'jal-mahal', to: 'jaipur', km: 9, hours: 0.4, by: 'car' },
          { from: 'jaipur', to: 'jaipur-old-city', km: 4, hours: 0.25, by: 'car' },
          { from: 'jaipur-old-city', to: 'jaipur', km: 4, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Jaipur to Ajmer and Pushkar, 150 km',
        text: 'Cover the head and carry no bag or camera at the Dargah of Ajmer, 135 km, 2.5 hours, from 7:30 am; the car parks outside the bazaar and an e-rickshaw goes to the gate. Lunch in Ajmer, then 15 km over Nag Pahar, 40 minutes, to Pushkar by 2 pm. Brahma Temple when it reopens, usually at 3 pm, and the lake ghats for sunset. Shoes come off well before the water, so wear ones that slip off.',
        meals: 'Breakfast and dinner',
        overnight: 'Pushkar',
        legs: [
          { from: 'jaipur', to: 'ajmer', km: 135, hours: 2.5, by: 'car' },
          { from: 'ajmer', to: 'pushkar', km: 15, hours: 0.67, by: 'car' },
        ],
      },
      {
        title: 'Pushkar to Jaipur, 145 km, and home',
        text: 'Those who wake early can walk the ghats at 6:30 am, when bathers and priests have them to themselves, or climb to the Savitri Temple, 45 minutes of steps, for sunrise. Breakfast, and leave at 9:30 am: 3 hours by Kishangarh to Jaipur with one stop. Reach the station by 12:45 pm and the airport by 1:15 pm. Book trains after 2 pm and flights after 3 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'pushkar', to: 'jaipur-airport', km: 150, hours: 3.25, by: 'car' }],
      },
    ],
    inclusions: [
      'Two nights in Jaipur and one in Pushkar, 3-star hotels, twin sharing',
      'Breakfast daily and three dinners',
      'AC vehicle with driver from Jaipur to Jaipur',
      'Local guide at Amber Fort',
      'E-rickshaw to the Dargah and back in Ajmer',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Jaipur',
      'Monument entry tickets and camera fees',
      'Offerings at temples, the Dargah and the ghats',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['jul', 'aug', 'sep'],
      note: 'October to March has clear days and cool nights, 5 to 10 degrees in January. Rain greens the hills from July. April to June passes 40 degrees. Pushkar fills in camel fair week, October or November.',
    },
    suits: {
      walking: 'Two to three hours on foot a day; Amber has ramps and about 150 uneven steps, the ghats some 40 steps.',
      altitude: 'Pushkar, the highest night, is at about 510 m.',
      seniors: 'Good at an easy pace; local jeeps climb to the gate of Amber, and the Savitri climb can be left out.',
      children: 'Good from 5 years; carry hats and water, as forts and ghats have little shade.',
      food: 'Vegetarian everywhere, and Pushkar serves nothing else. Jain meals on request, with a day of notice.',
      papers: 'Aadhaar or another photo ID for hotels; passport and visa for foreign nationals.',
    },
    childrenFrom: 5,
    access: { walkingKm: 5, steps: 150, highestPoint: 550 },
    questions: [
      {
        question: 'Can people of any faith enter the Ajmer Dargah?',
        answer:
          'Yes. Men and women of every faith are welcome; cover the head, shoulders and legs. Bags and cameras are stopped at the gate, so leave them in the car. The tomb chamber closes for a while in the afternoon, which is why we go in the morning. During the annual Urs, whose date moves with the lunar calendar, the queue takes many hours.',
      },
      {
        question: 'Do we ride an elephant at Amber?',
        answer:
          'Rides are not part of this tour. The walk up from the road takes 10 to 15 minutes on a cobbled ramp, and local jeeps carry those who prefer not to climb. The jeep fare is paid on the spot.',
      },
      {
        question: 'Must we pay for a puja at Pushkar Lake?',
        answer:
          'No. Visiting the ghats is free, and you may decline a flower or thread held out to you. If you want a puja, agree the amount with the priest before it begins. Photographs of bathers are not allowed.',
      },
      {
        question: 'Can we have eggs or a drink in Pushkar?',
        answer:
          'No. Meat, eggs and alcohol are barred within the town, and this includes hotels. Jaipur on the two nights before has no such limit.',
      },
    ],
  },
  {
    id: 'udaipur-kumbhalgarh',
    summary:
      'Lake Pichola by boat, the long walls of Kumbhalgarh and the marble pillars of Ranakpur on one loop from Udaipur.',
    gateway: 'udaipur',
    start: 'Udaipur airport or Udaipur City station, by 1:30 pm',
    end: 'Udaipur airport or Udaipur City station, from 11:30 am',
    route: ['Udaipur', 'Eklingji', 'Nathdwara', 'Kumbhalgarh', 'Ranakpur', 'Udaipur'],
    plan: [
      {
        title: 'Arrive in Udaipur, boat on Lake Pichola',
        text: 'Rooms in Udaipur are ready from 2 pm; the airport at Dabok is 24 km, 45 minutes, away, Udaipur City station 15 minutes, and our car waits at either. At 4:00 pm to Rameshwar Ghat below the City Palace and the boat on Lake Pichola, about 45 minutes past the Lake Palace and, when the landing is open, Jag Mandir. Walk back along Gangaur Ghat as the lamps come on. Winter evenings on the water need a shawl.',
        meals: 'Dinner',
        overnight: 'Udaipur',
        legs: [
          { from: 'udaipur-airport', to: 'udaipur', km: 24, hours: 0.75, by: 'car' },
          { from: 'udaipur', to: 'city-palace-udaipur', km: 2, hours: 0.15, by: 'car' },
          {
            from: 'city-palace-udaipur',
            to: 'city-palace-udaipur',
            km: 5,
            hours: 0.75,
            by: 'boat',
            because: 'round of the lake and back to the jetty',
          },
          { from: 'city-palace-udaipur', to: 'udaipur', km: 1.5, hours: 0.5, by: 'foot' },
        ],
      },
      {
        title: 'Udaipur: City Palace, and Eklingji at evening darshan',
        text: 'Jagdish Temple at 8:45 am, up 32 steep steps, then the City Palace from 9:30 am, 2.5 hours of courtyards joined by narrow stairs. Rest after lunch; Saheliyon ki Bari garden at 2:30 pm. Leave at 4:15 pm for Eklingji at Kailashpuri, 22 km, 45 minutes, where evening darshan usually begins around 5:15 pm; phones and leather stay in the car. Back in town by 7:15 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Udaipur',
        legs: [
          { from: 'udaipur', to: 'city-palace-udaipur', km: 2, hours: 0.15, by: 'car' },
          { from: 'city-palace-udaipur', to: 'udaipur', km: 2, hours: 0.15, by: 'car' },
          { from: 'udaipur', to: 'saheliyon-ki-bari', km: 4, hours: 0.2, by: 'car' },
          { from: 'saheliyon-ki-bari', to: 'eklingji', km: 20, hours: 0.7, by: 'car' },
          { from: 'eklingji', to: 'udaipur', km: 22, hours: 0.75, by: 'car' },
        ],
      },
      {
        title: 'Udaipur to Kumbhalgarh by Nathdwara, 100 km',
        text: 'Shrinathji gives darshan at Nathdwara in short sittings; we queue for the late morning one, at some time between 10:30 am and noon. It is 48 km, 1 hour 15 minutes, and the car leaves at 8:30 am. Early lunch, then 50 km of hill road, 1.5 hours, to Kumbhalgarh by 2:30 pm. Fort from 3 pm: a steep 30-minute ramp to Badal Mahal and a stretch of its 36 km wall. The evening light show is optional.',
        meals: 'Breakfast and dinner',
        overnight: 'Kumbhalgarh',
        legs: [
          { from: 'udaipur', to: 'nathdwara', km: 48, hours: 1.25, by: 'car' },
          { from: 'nathdwara', to: 'kumbhalgarh', km: 50, hours: 1.5, by: 'car' },
        ],
      },
      {
        title: 'Kumbhalgarh to Udaipur by Ranakpur, 145 km',
        text: 'Easy morning with a view over the sanctuary, or a second hour on the walls, which open at 9 am. Leave at 10:30 am for Ranakpur, 50 km, 1.5 hours. The Jain temple of 1,444 pillars admits visitors from 12 noon to 5 pm; cover shoulders and knees, and leave belts, wallets and bags of leather in the car. Lunch after the visit, then 95 km, 2.5 hours, to Udaipur by 5:30 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Udaipur',
        legs: [
          {
            from: 'kumbhalgarh',
            to: 'ranakpur',
            km: 50,
            hours: 1.5,
            by: 'car',
            because: 'the road goes round the sanctuary',
          },
          { from: 'ranakpur', to: 'udaipur', km: 95, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Sajjangarh and departure from Udaipur',
        text: 'With a flight after 2 pm there is time for Sajjangarh, the Monsoon Palace, 10 km out: leave at 8:30 am, and park vans carry visitors up the hill from the gate, which opens at about 9 am. Check out by 11 am. Leave the hotel 3 hours before a flight and 1 hour before a train. With an evening flight, Shilpgram craft village, 5 km from town, opens from late morning.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'udaipur', to: 'sajjangarh', km: 10, hours: 0.5, by: 'car' },
          { from: 'sajjangarh', to: 'udaipur', km: 10, hours: 0.5, by: 'car' },
          { from: 'udaipur', to: 'udaipur-airport', km: 24, hours: 0.75, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Three nights in Udaipur and one in Kumbhalgarh, 3-star hotels, twin sharing',
      'Breakfast daily and four dinners',
      'AC vehicle with driver from Udaipur to Udaipur',
      'Seats on the shared boat, Lake Pichola',
      'Local guide at the City Palace',
      'Tolls, parking and driver allowance',
    ],
    exclusions: [
      'Flights and trains to and from Udaipur',
      'Palace, fort, garden and camera tickets',
      'Sajjangarh entry and van, Shilpgram and light show tickets',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['jul', 'aug', 'sep'],
      note: 'October to March is dry, with nights near 5 degrees at Kumbhalgarh in January. July to September brings rain, green hills and full lakes. April to June reaches 40 degrees, and the lake can be low.',
    },
    suits: {
      walking:
        'Two to three hours a day; Kumbhalgarh is a steep ramp of about 1 km, the City Palace has many narrow stairs.',
      altitude: 'Kumbhalgarh, the highest night, is at about 1,100 m; Udaipur is at 600 m.',
      seniors: 'Manageable; at Kumbhalgarh the lower temples and wall can be seen without climbing to the top.',
      children: 'Good from 6 years; hold hands on the walls, as the inner edge has no rail.',
      food: 'Vegetarian everywhere; Jain meals are common here and can be had at all three places with notice.',
      papers: 'Aadhaar or another photo ID for hotels; passport and visa for foreign nationals.',
    },
    childrenFrom: 6,
    access: { walkingKm: 5, steps: 100, highestPoint: 1100 },
    questions: [
      {
        question: 'Is darshan at Nathdwara sure to fit our morning?',
        answer:
          'Nearly always. The temple opens for seven or eight short darshans a day and sets the hours by the calendar, so we check on the evening before and leave earlier if needed. On festival days and Sundays the crush is real; older travellers may prefer to wait in the outer court.',
      },
      {
        question: 'How hard is the climb at Kumbhalgarh?',
        answer:
          'From the ticket gate a paved ramp climbs about 120 m to Badal Mahal, 30 to 40 minutes with rests. There is no vehicle inside. Wear shoes that grip and carry water; the light after 4 pm is kinder than midday.',
      },
      {
        question: 'What may we wear at Ranakpur?',
        answer:
          'Clothes that cover shoulders and legs to below the knee, for men and women. No leather, food or tobacco goes inside, and a camera needs a ticket. The temple asks women not to enter during their period. Visitors come from noon; the morning is for worship.',
      },
      {
        question: 'Will the boat run if the lake is low?',
        answer:
          'Lake Pichola holds water in most years from the rains until May. In a dry summer the route may be shortened, and in high wind the boats stop for a while. If no boat runs on day 1 we try again on day 4 or 5.',
      },
    ],
  },
  {
    id: 'jaisalmer-desert-camp',
    summary:
      'Fort lanes and Gadisar Lake in Jaisalmer, a camel ride at Sam, and desert fox country at dawn from the camp.',
    gateway: 'jaisalmer',
    start: 'Jaisalmer station or airport, by 1 pm',
    end: 'Jaisalmer station or airport, about 12:30 pm',
    route: ['Jaisalmer', 'Akal', 'Kuldhara', 'Sam', 'Sudasari', 'Jaisalmer'],
    plan: [
      {
        title: 'Arrive in Jaisalmer, lanes of the fort',
        text: 'Jaisalmer station is 2 km from the fort, the airport 15 km; most flights run in winter only, and the other way in is Jodhpur airport, 285 km. Check in from 2 pm. Walk up to the fort at 3:30 pm through its four gates: the palace museum shuts by about 5 pm in winter, and some 3,000 people live in the lanes beyond. Stay for sunset from the cannon point.',
        meals: 'Dinner',
        overnight: 'Jaisalmer',
        legs: [],
      },
      {
        title: 'Gadisar Lake at sunrise, havelis and Akal, 40 km',
        text: 'Sunrise at Gadisar Lake, 2 km: leave 20 minutes before it, about 7:05 am in January. Breakfast, then the Jain temples in the fort, open to visitors in the morning only, and Patwon ki Haveli on foot. At 3 pm drive 17 km, 30 minutes, to Akal Wood Fossil Park, where trunks some 180 million years old lie in the open; allow an hour. Carry water, as there is no shop at the park.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaisalmer',
        legs: [
          { from: 'jaisalmer', to: 'gadisar-lake', km: 2, hours: 0.1, by: 'car' },
          { from: 'gadisar-lake', to: 'jaisalmer', km: 2, hours: 0.1, by: 'car' },
          { from: 'jaisalmer', to: 'akal', km: 17, hours: 0.5, by: 'car' },
          { from: 'akal', to: 'jaisalmer', km: 17, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Jaisalmer to Sam by Kuldhara, 50 km',
        text: 'A free morning, with bags packed by 11 am. Leave at 1:30 pm for Kuldhara, 18 km, 30 minutes, a village left empty about two centuries ago; an hour there, then 40 minutes to the camp at Sam by 3:45 pm. Camel ride on the dunes an hour before sunset. Folk music and dance around the fire from 7 pm, with dinner. Winter nights fall below 8 degrees: pack a jacket and cap.',
        meals: 'Breakfast and dinner',
        overnight: 'Tented camp, Sam',
        legs: [
          { from: 'jaisalmer', to: 'kuldhara', km: 18, hours: 0.5, by: 'car' },
          { from: 'kuldhara', to: 'sam', km: 30, hours: 0.67, by: 'car' },
        ],
      },
      {
        title: 'Sudasari at dawn, back to Jaisalmer, 90 km',
        text: 'After tea leave 45 minutes before sunrise for Sudasari in the Desert National Park, about 25 km. Chinkara and desert fox are likely and vultures common in winter; a great Indian bustard is rare luck. Back at camp by about 9:45 am for breakfast, then 42 km, 1 hour, to Jaisalmer. Reach the station or airport by 12:30 pm; book trains after 1:30 pm and flights after 2:30 pm.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'sam', to: 'sudasari', km: 25, hours: 0.6, by: 'car' },
          { from: 'sudasari', to: 'sam', km: 25, hours: 0.6, by: 'car' },
          { from: 'sam', to: 'jaisalmer', km: 42, hours: 1, by: 'car' },
        ],
      },
    ],
    inclusions: [
      'Two nights in a 3-star hotel in Jaisalmer, twin sharing',
      'One night in a tent with attached bathroom, Sam',
      'Breakfast daily and three dinners',
      'AC vehicle with driver from Jaisalmer to Jaisalmer',
      'Camel ride on the dunes and folk evening',
      'Desert National Park permit and jeep at Sudasari',
      'Local guide for the fort and havelis',
    ],
    exclusions: [
      'Flights and trains to and from Jaisalmer',
      'Palace museum, haveli, temple, Kuldhara and Akal tickets',
      'Jeep drives on the dunes and boats on Gadisar Lake',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar'],
      note: 'November to February has warm days and cold, clear nights. October and March touch 37 degrees at noon. From April most camps close for the heat and sandstorms, and the rains bring humid days till September.',
    },
    suits: {
      walking: 'About two hours a day on stone lanes; the fort ramp and soft sand are the only climbs.',
      altitude: 'Jaisalmer is at about 225 m, its fort 75 m above the town; no heights on this tour.',
      seniors: 'Good; a camel cart can replace the saddle, and dunes can be reached on foot from the road.',
      children: 'Good from 5 years; small children ride a camel with a parent, or take the cart.',
      food: 'Vegetarian everywhere; tell us three days ahead for Jain meals at the camp, which cooks for all at once.',
      papers:
        'Photo ID for hotel, camp and park. Foreign nationals carry passport and visa; roads nearer the border need permits.',
    },
    childrenFrom: 5,
    access: { walkingKm: 4, steps: 0, highestPoint: 300 },
    questions: [
      {
        question: 'Will we see a great Indian bustard?',
        answer:
          'Perhaps not. Well under 200 are left, most of them around Jaisalmer, and winter mornings at Sudasari are the best chance in India. Chinkara, desert fox, desert cat and many raptors are the usual rewards. The breeding centres for bustards are not open to visitors.',
      },
      {
        question: 'What are the tents like?',
        answer:
          'Cloth walls on a solid floor, with beds, quilts, lights and an attached bathroom with a flush toilet. Hot water comes at set hours, morning and evening. There is no air-conditioning in winter; ask us for extra quilts in December and January.',
      },
      {
        question: 'Is the camp at Sam quiet?',
        answer:
          'Not before 10 pm. Sam has many camps, and music carries across the sand, most of all around Diwali, New Year and on weekends. After that the generators stop and the stars are clear. If silence matters most to you, ask us about a camp near Khuri.',
      },
      {
        question: 'What if the park at Sudasari is shut that morning?',
        answer:
          'The forest office issues permits and can close the enclosure for breeding or patrols, at short notice. We then take the morning walk on the smaller dunes near the camp and stop at the cenotaphs of Bada Bagh on the way back.',
      },
    ],
  },
  {
    id: 'rajasthan-grand-circuit',
    summary: 'Painted Mandawa, Bikaner, the Sam dunes, Mehrangarh and Ranakpur, driven one way from Jaipur to Udaipur.',
    gateway: 'jaipur',
    start: 'Jaipur airport or Jaipur Junction station, by 12 noon',
    end: 'Udaipur airport or Udaipur City station, from 11 am',
    route: ['Jaipur', 'Mandawa', 'Bikaner', 'Jaisalmer', 'Sam', 'Jodhpur', 'Ranakpur', 'Udaipur'],
    plan: [
      {
        title: 'Arrive in Jaipur',
        text: 'Bags go up at 2 pm, when the rooms are ready; Jaipur airport is 12 km from the old city, Jaipur Junction 5 km, and the car waits at either. At 2:30 pm to the City Palace, two hours before it closes at about 5 pm. Walk past the front of Hawa Mahal and along the arcades of Johari Bazaar, where the lac bangle makers of Maniharon ka Rasta work at their doors. Most shops shut on Sundays.',
        meals: 'Dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur-airport', to: 'jaipur', km: 12, hours: 0.5, by: 'car' },
          { from: 'jaipur', to: 'jaipur-old-city', km: 4, hours: 0.25, by: 'car' },
          { from: 'jaipur-old-city', to: 'jaipur', km: 4, hours: 0.25, by: 'car' },
        ],
      },
      {
        title: 'Jaipur: Amber Fort and Nahargarh, 55 km',
        text: 'Amber Fort, 11 km, opens at 8:00 am and we are at its gate, having left at 7:30; allow 2.5 hours for Sheesh Mahal, the zenana and the walk down to the stepwell. Jal Mahal from the road on the way back. Jantar Mantar before lunch, as its gates shut around 4:30 pm. At 4 pm up to Nahargarh, 40 minutes from the centre, for the city at sunset. Pack tonight: the road from here does not come back.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur', to: 'amber', km: 11, hours: 0.4, by: 'car' },
          { from: 'amber', to: 'jal-mahal', km: 5, hours: 0.2, by: 'car' },
          { from: 'jal-mahal', to: 'jaipur-old-city', km: 5, hours: 0.25, by: 'car' },
          { from: 'jaipur-old-city', to: 'jaipur', km: 4, hours: 0.25, by: 'car' },
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
        title: 'Jaipur to Mandawa, 170 km',
        text: 'Shekhawati begins beyond Sikar: 4 hours by highway and country road, from 9:00 am. Check in and lunch by 2 pm. From 3:30 pm walk the lanes with a local guide, two hours: the Goenka, Murmuria and Jhunjhunwala havelis have trains, motor cars and gods painted side by side. Some are homes whose keepers ask a small fee at the door. Carry coins and notes in small change.',
        meals: 'Breakfast and dinner',
        overnight: 'Mandawa',
        legs: [{ from: 'jaipur', to: 'mandawa', km: 170, hours: 4, by: 'car' }],
      },
      {
        title: 'Mandawa to Bikaner, 190 km',
        text: 'Fatehpur and Ratangarh are on the way to Bikaner, 4 hours from 8:00 am, with a tea stop. Lunch in Bikaner, then Junagarh Fort at 1:30 pm; the tour of Anup Mahal and the museum takes 2 hours, and ticket sales end at about 4:30 pm. Later the old city by cycle-rickshaw or on foot: Rampuria havelis in red stone, and the sweet shops of Kote Gate for rasgulla and bhujia.',
        meals: 'Breakfast and dinner',
        overnight: 'Bikaner',
        legs: [{ from: 'mandawa', to: 'bikaner', km: 190, hours: 4, by: 'car' }],
      },
      {
        title: 'Bikaner to Jaisalmer, 335 km',
        text: 'The longest day: leave at 7:30 am for 6 hours of driving on straight desert roads by Phalodi and Pokhran. Between November and February, demoiselle cranes rest by the ponds of Khichan, 5 km off the road near Phalodi; we stop for half an hour. Lunch at Pokhran, and Jaisalmer by 4 pm. Rest, then walk to Gadisar Lake for the last light on the fort. Fill water bottles before leaving.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaisalmer',
        legs: [
          { from: 'bikaner', to: 'khichan', km: 165, hours: 3, by: 'car' },
          { from: 'khichan', to: 'pokhran', km: 60, hours: 1.1, by: 'car' },
          { from: 'pokhran', to: 'jaisalmer', km: 110, hours: 1.9, by: 'car' },
          { from: 'jaisalmer', to: 'gadisar-lake', km: 1.5, hours: 0.4, by: 'foot' },
          { from: 'gadisar-lake', to: 'jaisalmer', km: 1.5, hours: 0.4, by: 'foot' },
        ],
      },
      {
        title: 'Jaisalmer: fort, Patwon ki Haveli and Sam, 85 km',
        text: 'On foot from 8:30 am: the fort lanes and Jain temples, which receive visitors in the morning only, then Patwon ki Haveli, five houses of carved sandstone. Lunch and rest. At 3:30 pm drive 42 km, 1 hour, to the Sam Sand Dunes for sunset; camel and jeep rides are extra and priced before you mount. Back in town by 8 pm. Wear closed shoes and take a jacket in winter.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaisalmer',
        legs: [
          { from: 'jaisalmer', to: 'sam', km: 42, hours: 1, by: 'car' },
          { from: 'sam', to: 'jaisalmer', km: 42, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Jaisalmer to Jodhpur, 285 km',
        text: 'Five hours by Pokhran and Dechu, from 7:00 am with one stop, and lunch in Jodhpur at 12:30 pm. Mehrangarh Fort from 2 pm: the museum and ramparts need 2.5 hours, the last ticket is sold before 5 pm, and a lift spares the climb. Walk down through the blue houses to the Toorji stepwell and the Clock Tower market. The fort ramps are polished stone, so mind your step.',
        meals: 'Breakfast and dinner',
        overnight: 'Jodhpur',
        legs: [
          { from: 'jaisalmer', to: 'jodhpur', km: 285, hours: 5, by: 'car' },
          { from: 'jodhpur', to: 'mehrangarh', km: 4, hours: 0.2, by: 'car' },
          { from: 'mehrangarh', to: 'jodhpur', km: 1.5, hours: 0.5, by: 'foot' },
        ],
      },
      {
        title: 'Jodhpur to Udaipur by Ranakpur, 260 km',
        text: 'No two of the 1,444 pillars of Ranakpur are said to be carved alike. It is 165 km, 3.5 hours by Pali, from 8:30 am; the Jain temple admits visitors from 12 noon to 5 pm: cover shoulders and knees, and leave everything of leather in the car. Lunch close by, then 95 km, 2.5 hours, over the Aravalli hills to Udaipur by 5:30 pm. Those who feel sick on bends should sit in front.',
        meals: 'Breakfast and dinner',
        overnight: 'Udaipur',
        legs: [
          { from: 'jodhpur', to: 'ranakpur', km: 165, hours: 3.5, by: 'car' },
          { from: 'ranakpur', to: 'udaipur', km: 95, hours: 2.5, by: 'car' },
        ],
      },
      {
        title: 'Udaipur: Jagdish Temple, City Palace and Lake Pichola',
        text: 'Jagdish Temple at 8:45 am, up 32 steep steps, before its midday rest; then the City Palace, 150 m up the lane, from 9:30 am, 2.5 hours. Free till 4 pm, with the garden of Saheliyon ki Bari for those who wish. Boat on Lake Pichola from Rameshwar Ghat at about 4:30 pm. The folk dance at Bagore ki Haveli begins at 7 pm; be at the gate by 6:15 pm for a seat.',
        meals: 'Breakfast and dinner',
        overnight: 'Udaipur',
        legs: [
          { from: 'udaipur', to: 'city-palace-udaipur', km: 2, hours: 0.15, by: 'car' },
          {
            from: 'city-palace-udaipur',
            to: 'city-palace-udaipur',
            km: 5,
            hours: 0.75,
            by: 'boat',
            because: 'round of the lake and back to the jetty',
          },
          { from: 'city-palace-udaipur', to: 'udaipur', km: 2, hours: 0.15, by: 'car' },
        ],
      },
      {
        title: 'Departure from Udaipur',
        text: 'With a flight after 3 pm there is time for a drive round Fateh Sagar Lake and the miniature painters near Gangaur Ghat; check out by 11 am. Udaipur airport at Dabok is 24 km, 45 minutes; leave the hotel 3 hours before the flight. Udaipur City station is 15 minutes away. The same car and driver can take you to Ahmedabad, 260 km and 5 hours, if you book it before the tour.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [{ from: 'udaipur', to: 'udaipur-airport', km: 24, hours: 0.75, by: 'car' }],
      },
    ],
    inclusions: [
      'Nine nights in heritage or 3-star hotels, twin sharing',
      'Breakfast daily and nine dinners',
      'AC vehicle with driver from Jaipur to Udaipur',
      'Local guides at Amber, Mandawa, Jaisalmer and Mehrangarh',
      'Seats on the shared boat, Lake Pichola',
      'Tolls, parking, state taxes and driver allowance',
    ],
    exclusions: [
      'Flights and trains to Jaipur and from Udaipur',
      'Monument and haveli entry tickets, camera fees',
      'Camel, jeep and rickshaw rides, and the Bagore show',
      'Lunches, tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar'],
      note: 'November to February suits the desert: 22 to 28 degrees by day, 5 to 10 at night, with morning fog around Mandawa in January. April to June passes 42 degrees. The rains bring sticky heat till September.',
    },
    suits: {
      walking: 'Two to three hours most days, with fort ramps and stairs at Amber, Junagarh, Mehrangarh and Udaipur.',
      altitude: 'Udaipur, the highest night, is at about 600 m; the hill road from Ranakpur climbs to some 850 m.',
      seniors: 'Possible with care: about 1,400 km by car; Mehrangarh has a lift, the other forts do not.',
      children: 'Best from 8 years; five drives last 4 to 6 hours. Forts and camels keep most of them happy.',
      food: 'Vegetarian everywhere; Jain meals on request, simplest in Bikaner, Jodhpur and Udaipur.',
      papers: 'Aadhaar or another photo ID for every hotel; passport and visa for foreign nationals.',
    },
    childrenFrom: 8,
    access: { walkingKm: 5, steps: 150, highestPoint: 850 },
    questions: [
      {
        question: 'Can we sleep in a desert camp instead of Jaisalmer?',
        answer:
          'Yes, on day 6, for a supplement that depends on the month. Tell us when you book, as camps fill around Diwali and New Year. You then leave for Jodhpur from Sam, an hour further, so Mehrangarh begins at 3 pm.',
      },
      {
        question: 'Is it tiring to change hotels so often?',
        answer:
          'There are six hotels in nine nights. Jaipur, Jaisalmer and Udaipur have two nights each; Mandawa, Bikaner and Jodhpur one. The car is yours throughout, so only a small bag need go up on the single nights. A rest day can be added at Jaisalmer or Udaipur.',
      },
      {
        question: 'Does fog upset the road to Mandawa?',
        answer:
          'From late December to mid-January it can, before 10 am. We leave Jaipur at 9 am for that reason, and later if the highway is white. Nothing is lost: the haveli walk is in the afternoon, and the day has an hour to spare.',
      },
      {
        question: 'Which way round do we go, and can it start in Delhi?',
        answer:
          'Always from Jaipur towards Udaipur, so that the long drives are over before the last days by the lake. From Delhi the tour can begin with a transfer to Jaipur, 280 km and about 5 hours, charged apart. Travellers from the south usually fly into Jaipur and home from Udaipur.',
      },
    ],
  },
  {
    id: 'honeymoon-udaipur',
    summary: 'A lake-view haveli room in old Udaipur, a sunset boat on Pichola and one rooftop dinner above the water.',
    gateway: 'udaipur',
    start: 'Udaipur airport (Dabok), on arrival; best by 2 pm',
    end: 'Udaipur airport (Dabok), two hours before your flight',
    route: ['Udaipur', 'Nathdwara', 'Eklingji', 'Sajjangarh', 'Fateh Sagar'],
    plan: [
      {
        title: 'Arrive in Udaipur, folk dances at Bagore ki Haveli',
        text: 'Your car waits at the airport in Dabok, 24 km and 45 minutes from the old city. Cars stop short of the narrowest lanes, and a porter or e-rickshaw covers the last 200 m to some havelis. Rest, then walk to Gangaur Ghat for the evening light. Be at the gate of Bagore ki Haveli by 6:15 pm: the dance and puppet show begins at 7 pm, lasts an hour and often sells out.',
        meals: 'None',
        overnight: 'Lake-view haveli, Udaipur',
        legs: [{ from: 'udaipur-airport', to: 'udaipur', km: 24, hours: 0.75, by: 'car' }],
      },
      {
        title: 'City Palace, sunset on Lake Pichola and a rooftop dinner',
        text: 'Jagdish Temple at 8:45 am, up 32 steep steps, then the City Palace with your guide from 9:30 am, 2.5 hours. The afternoon is yours. Board the boat at Rameshwar Ghat an hour before sunset, about 4:45 pm in December and 6:15 pm in May, for the lake palaces in the last light. Dinner is on a rooftop facing the water at 7:30 pm; bring a shawl from November to February.',
        meals: 'Breakfast and dinner',
        overnight: 'Lake-view haveli, Udaipur',
        legs: [
          { from: 'udaipur', to: 'city-palace-udaipur', km: 1, hours: 0.3, by: 'foot' },
          {
            from: 'city-palace-udaipur',
            to: 'city-palace-udaipur',
            km: 5,
            hours: 0.75,
            by: 'boat',
            because: 'round of the lake and back to the jetty',
          },
          { from: 'city-palace-udaipur', to: 'udaipur', km: 1, hours: 0.3, by: 'foot' },
        ],
      },
      {
        title: 'Nathdwara, Eklingji and Sajjangarh, 120 km',
        text: "Shrinathji's short morning darshan at Nathdwara is usually between 9 and 9:45 am, so the car leaves at 7:30 am: 48 km, 1 hour 15 minutes. Turn back to Eklingji, 26 km, where late morning darshan opens around 10:30 am. Lunch in Udaipur by 1 pm. At 3:30 pm to Sajjangarh, the Monsoon Palace, 10 km; park vans climb the hill, and it closes about sunset.",
        meals: 'Breakfast',
        overnight: 'Lake-view haveli, Udaipur',
        legs: [
          { from: 'udaipur', to: 'nathdwara', km: 48, hours: 1.25, by: 'car' },
          { from: 'nathdwara', to: 'eklingji', km: 26, hours: 0.67, by: 'car' },
          { from: 'eklingji', to: 'udaipur', km: 22, hours: 0.75, by: 'car' },
          { from: 'udaipur', to: 'sajjangarh', km: 10, hours: 0.5, by: 'car' },
          { from: 'sajjangarh', to: 'udaipur', km: 10, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Saheliyon ki Bari, Fateh Sagar and the airport',
        text: 'An hour among the fountains and lotus pool of Saheliyon ki Bari, from 9:30 am and checked out, then the shore road of Fateh Sagar Lake, 2 km on, with coffee at the stalls on the embankment. The airport is 26 km, 50 minutes. With a flight at 2 pm leave the lake at 11 am; with an earlier one we see both in the afternoon of day 2.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'udaipur', to: 'saheliyon-ki-bari', km: 4, hours: 0.25, by: 'car' },
          { from: 'saheliyon-ki-bari', to: 'fateh-sagar', km: 2, hours: 0.1, by: 'car' },
          { from: 'fateh-sagar', to: 'udaipur-airport', km: 26, hours: 0.83, by: 'car' },
        ],
      },
    ],
    exclusions: [
      'Flights to and from Udaipur',
      'Lunches, and dinners other than the rooftop one',
      'Bagore ki Haveli, Saheliyon ki Bari and Sajjangarh tickets',
      'Camera fees, porters and the Sajjangarh van',
      'Tips and personal expenses',
    ],
    season: {
      best: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar'],
      fair: ['jul', 'aug', 'sep'],
      note: 'October to March has dry days of 22 to 32 degrees. From July to September the hills turn green and the lakes fill, with showers most afternoons. April to June is hot, and the lake can fall low.',
    },
    suits: {
      walking: 'One to two hours a day on stone lanes; palace and temple have steep, narrow stairs.',
      altitude: 'Udaipur is at about 600 m; Sajjangarh, the highest point, at about 940 m.',
      seniors: 'Made for couples; older couples manage well if they ask for a haveli with a lift.',
      children: 'Planned for two; a child can be added only in a larger room, on request.',
      food: 'Vegetarian meals everywhere, and Jain food at many rooftop restaurants and at the haveli with notice.',
      papers: 'Photo ID with address for both partners at check-in; passport and visa for foreign nationals.',
    },
    childrenFrom: null,
    access: { walkingKm: 4, steps: 100, highestPoint: 940 },
    questions: [
      {
        question: 'Which way does the room look?',
        answer:
          'Over Lake Pichola or its northern arm near Gangaur Ghat and Hanuman Ghat. Havelis are old houses, so rooms differ in shape and the view may be from a window seat rather than a balcony. Tell us if you need a lift or a bathtub, as few havelis have them.',
      },
      {
        question: 'Is it noisy by the ghats at night?',
        answer:
          'Rooftop restaurants play music until about 10:30 pm, temples ring bells before 6 am, and wedding season from November to February brings processions. Rooms on the Hanuman Ghat side are quieter; say so when you book.',
      },
      {
        question: 'Do hotels ask for a marriage certificate?',
        answer:
          'No. They ask every adult for photo identity with an address, such as Aadhaar, a passport or a driving licence; a PAN card is not accepted. Both of you need one, and the names should match the booking.',
      },
      {
        question: 'What should we wear for the temples?',
        answer:
          'Shoulders and knees covered, for both. Leather belts and bags are not taken into Eklingji, and phones and cameras are left outside there and at Nathdwara. Keep socks handy: the stone is cold in winter and very hot by noon in April.',
      },
    ],
  },
  {
    id: 'group-rajasthan-forts',
    summary:
      'Five forts by coach, from Amber by Chittorgarh and Kumbhalgarh to Jaisalmer, with flights from Bengaluru.',
    gateway: 'bengaluru',
    start: 'Kempegowda airport, Bengaluru, two and a half hours before the flight',
    end: 'Kempegowda airport, Bengaluru, on day 8',
    route: ['Bengaluru', 'Jaipur', 'Chittorgarh', 'Udaipur', 'Kumbhalgarh', 'Jodhpur', 'Jaisalmer', 'Sam', 'Jodhpur'],
    plan: [
      {
        title: 'Bengaluru to Jaipur by air',
        text: 'The tour manager meets the group at Kempegowda airport departures 2.5 hours before the flight, which takes just under 3 hours; the hour and terminal come with your ticket. The coach waits at Jaipur airport, 12 km from the old city. If we land by 3 pm there is time to see the front of Hawa Mahal and walk in Johari Bazaar. Tour briefing before dinner at the hotel.',
        meals: 'Dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'bengaluru-airport', to: 'jaipur-airport', km: 1550, hours: 2.8, by: 'flight' },
          { from: 'jaipur-airport', to: 'jaipur', km: 12, hours: 0.5, by: 'car' },
        ],
      },
      {
        title: 'Jaipur: Amber Fort, 30 km',
        text: 'At Amber Fort, 11 km, for the opening at 8:00 am; the coach leaves at 7:30 and stops at the foot: walk up in 15 minutes or share a local jeep at your own cost. Two and a half hours inside with the guide, then the Panna Meena stepwell and a photo stop at Jal Mahal. The afternoon is free; the City Palace and Jantar Mantar are side by side, and the tour manager helps with tickets.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaipur',
        legs: [
          { from: 'jaipur', to: 'amber', km: 11, hours: 0.4, by: 'car' },
          { from: 'amber', to: 'jal-mahal', km: 5, hours: 0.2, by: 'car' },
          { from: 'jal-mahal', to: 'jaipur', km: 9, hours: 0.4, by: 'car' },
        ],
      },
      {
        title: 'Jaipur to Chittorgarh, 310 km',
        text: 'By Kishangarh and Bhilwara, 6 hours of highway from 7:30 am, with a tea stop, and lunch near Bhilwara. Check in at Chittorgarh by 3 pm and rest. The fort stands 180 m above the town; on evenings when its sound and light show runs, usually in Hindi, those who wish can go up with the tour manager. Tomorrow starts early, so dinner is at 8 pm.',
        meals: 'Breakfast and dinner',
        overnight: 'Chittorgarh',
        legs: [{ from: 'jaipur', to: 'chittorgarh', km: 310, hours: 6, by: 'car' }],
      },
      {
        title: 'Chittorgarh Fort, then Udaipur, 115 km',
        text: 'Seven gates lead up to the fort, which we enter soon after 8:30 am; if large coaches are held below, smaller vehicles take the group. Three hours for Vijay Stambh, Kirti Stambh, the Meera temple and the palaces of Rana Kumbha and Padmini, spread over 5 km. Lunch, then 2 hours on the highway to Udaipur by 3:30 pm. A boat on Lake Pichola or the City Palace is optional, tickets at your own cost.',
        meals: 'Breakfast and dinner',
        overnight: 'Udaipur',
        legs: [
          {
            from: 'chittorgarh',
            to: 'chittorgarh-fort',
            km: 6,
            hours: 0.4,
            by: 'car',
            because: 'the road winds up through seven gates and along the fort',
          },
          { from: 'chittorgarh-fort', to: 'udaipur', km: 115, hours: 2.2, by: 'car' },
        ],
      },
      {
        title: 'Udaipur to Jodhpur by Kumbhalgarh, 265 km',
        text: 'Hill road first: 85 km, 2.5 hours, to Kumbhalgarh from 7:00 am. Two hours at the fort: a steep ramp of 30 minutes to Badal Mahal, or a level walk on a stretch of the 36 km wall. Lunch at noon nearby, then down the Desuri ghat and by Pali to Jodhpur, 180 km, 4.5 hours with a stop, by 6 pm. Nearly seven hours of driving, so keep water and a light jacket in the coach.',
        meals: 'Breakfast and dinner',
        overnight: 'Jodhpur',
        legs: [
          { from: 'udaipur', to: 'kumbhalgarh', km: 85, hours: 2.5, by: 'car' },
          { from: 'kumbhalgarh', to: 'jodhpur', km: 180, hours: 4.25, by: 'car' },
        ],
      },
      {
        title: 'Mehrangarh, then Jodhpur to Jaisalmer, 285 km',
        text: 'Mehrangarh opens at 9:00 am, and the group is there, checked out; 2.5 hours for the museum, the cannon wall and the blue city below. A ticketed lift spares the climb. Early lunch, and from 12:30 pm 5 hours of desert highway by Dechu and Pokhran, with a tea stop. Jaisalmer by 6:15 pm, with the fort lit above the town. Two nights here, so laundry can be given in.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaisalmer',
        legs: [
          { from: 'jodhpur', to: 'mehrangarh', km: 4, hours: 0.2, by: 'car' },
          { from: 'mehrangarh', to: 'jaisalmer', km: 285, hours: 5, by: 'car' },
        ],
      },
      {
        title: 'Jaisalmer Fort lanes and sunset at Sam, 85 km',
        text: 'On foot from 8:30 am with the guide: four gates, the lanes where families still live, the Jain temples, and Patwon ki Haveli from outside. Lunch and rest. Leave at 3:15 pm for Sam, 42 km, 1 hour: a camel ride to the dunes for sunset, then folk music and dinner at a camp. Back at the hotel by 9:30 pm. Pack before you leave, and take a jacket, as the sand cools fast.',
        meals: 'Breakfast and dinner',
        overnight: 'Jaisalmer',
        legs: [
          { from: 'jaisalmer', to: 'sam', km: 42, hours: 1, by: 'car' },
          { from: 'sam', to: 'jaisalmer', km: 42, hours: 1, by: 'car' },
        ],
      },
      {
        title: 'Jaisalmer to Jodhpur airport and the flight home',
        text: 'An early start, at 6:00 am with a packed breakfast; 285 km, 5 hours on the highway and a 30-minute stop bring the coach to Jodhpur airport by 11:30 am. The start is set later if the flight leaves in the late afternoon. Jodhpur is a shared military airfield, so photographs are not allowed. Check-in bags are limited by the fare, printed on your ticket. The group parts in Bengaluru.',
        meals: 'Breakfast',
        overnight: 'Departure',
        legs: [
          { from: 'jaisalmer', to: 'jodhpur-airport', km: 285, hours: 5, by: 'car' },
          { from: 'jodhpur-airport', to: 'bengaluru-airport', km: 1560, hours: 2.8, by: 'flight' },
        ],
      },
    ],
    exclusions: [
      'Travel to and from Kempegowda airport, Bengaluru',
      'Lunches, drinks and meals on flights',
      'City Palace, museum and boat tickets, and lifts',
      'Jeeps at Amber and camera fees',
      'Tips and personal expenses',
    ],
    season: {
      best: ['nov', 'dec', 'jan', 'feb'],
      fair: ['oct', 'mar'],
      note: 'Departures run from October to March. October and March reach 35 degrees in Jaisalmer; December and January nights fall to 6 degrees. There are no departures in the heat of April to June or in the rains.',
    },
    suits: {
      walking: 'Two to three hours at each fort on ramps, cobbles and stairs; about 1,400 km by coach.',
      altitude: 'Kumbhalgarh, the highest point, is at about 1,100 m; Udaipur, the highest night, at 600 m.',
      seniors: 'For those who walk well and sit well; anyone may rest in the coach or at a café while others climb.',
      children: 'From 8 years; two days have 6 to 7 hours in the coach.',
      food: 'Vegetarian at every buffet, with some South Indian dishes; tell us of Jain meals when you book.',
      papers: 'The photo ID used for the flight ticket, carried in original; passport and visa for foreign nationals.',
    },
    childrenFrom: 8,
    access: { walkingKm: 5, steps: 150, highestPoint: 1100 },
    questions: [
      {
        question: 'Which tickets are in the price?',
        answer:
          'Entry and a local guide at Amber, Chittorgarh, Kumbhalgarh and Mehrangarh, and a guide in the lanes of Jaisalmer Fort, which are free to walk. The city palaces of Jaipur and Udaipur, the palace museum and havelis of Jaisalmer and the boat on Lake Pichola are left to your choice.',
      },
      {
        question: 'I travel alone. Can I share a room?',
        answer:
          'Yes, with another traveller of the same sex if one has booked that departure; tell us when you book and we let you know. Otherwise a single room can be had for a supplement.',
      },
      {
        question: 'How large a bag may I bring?',
        answer:
          'One suitcase within the airline limit on your ticket, often 15 kg on this route, and a small bag for the coach. The tour uses five hotels, and on travel days cases go down to the coach before breakfast.',
      },
      {
        question: 'Can I skip the camel ride?',
        answer:
          'Yes. The dunes at Sam begin beside the road, and a short walk brings you to the same sunset. Anyone with back or knee trouble should walk or take a camel cart; the tour manager arranges it.',
      },
    ],
  },
];
