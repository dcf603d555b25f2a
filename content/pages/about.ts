/** The About page. It says 'over 5 years', unlike other pages, because the specification's figures differ by page (section 1). */
export const about = {
  name: 'About',
  title: 'About us: who plans your holiday',
  description:
    'A travel desk in Coimbatore that plans tours across India and abroad: how we work, why travellers come back, and what we are here to do.',
  picture: 'about',
  hero: {
    title: 'The people behind the itinerary',
    subtitle: 'We are a travel desk in Coimbatore, at the foot of the Nilgiris.',
  },
  story: {
    heading: 'Our story',
    paragraphs: [
      'We began with one car, one phone and the road to Ooty. Families asked for the same thing again and again: someone who had driven the route, knew the hotel, and would pick up the phone when the train was late.',
      'For over 5 years that has been the whole idea. We plan the days in an order that can be driven, say what each price includes, and stay on the phone until you are home. Kerala and Tamil Nadu came first, then the rest of India, then Thailand, Bali, Dubai, Singapore and Malaysia.',
      'We are still small enough that the person who plans your tour is the person who answers while you are on it.',
    ],
  },
  why: {
    heading: 'Why Choose Us',
    reasons: [
      {
        title: 'Realistic days',
        text: 'Every itinerary tells you the kilometres and hours of each day, in the order of the road, before you ask.',
      },
      {
        title: 'Best price guarantee',
        text: 'On private tours in India tolls, parking and driver’s allowance are in the price. No hidden charges on the last day.',
      },
      {
        title: '24/7 support',
        text: 'A missed connection at 2 AM is when you need us. The same number works on the phone and on WhatsApp.',
      },
      {
        title: 'Nights in plain words',
        text: 'Each itinerary says where every night is and which meals are included.',
      },
      {
        title: 'Every kind of traveller',
        text: 'Couples, grandparents, college groups, Jain kitchens, wheelchairs: tell us, and the plan changes with you.',
      },
      {
        title: 'Papers sorted',
        text: 'Visas, permits for Sikkim, temple darshan slots: we tell you what to apply for and when, in plain words.',
      },
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'We want a good holiday to be simple to arrange, with an honest price, a route that works and a person who answers.',
  },
  vision: {
    heading: 'Our vision',
    text: 'We would like anyone in India, from any town, to see the country and the world with the ease that frequent travellers have.',
  },
} as const;
