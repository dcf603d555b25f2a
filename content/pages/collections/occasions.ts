/** Trips for a weekend, under a price, or for a kind of party. */
import { suitsLabels, suitsLimits, type TripKind } from '../../model/trip-facets';
import { byDaysThenDrive, byDrive, byPrice, type Collection } from './collection';

/** Kinds of trip for a child of five; a day of monuments suits the parents. */
const playgrounds: readonly TripKind[] = ['beaches', 'wildlife', 'hills'];

const { children, elders } = suitsLimits;
const metres = (height: number) => `${height.toLocaleString('en-IN')} m`;

export const forOccasions: readonly Collection[] = [
  {
    slug: 'weekend',
    picture: 'yercaud-coffee-hills',
    name: 'Weekend trips',
    title: 'Weekend trips in India: one or two days',
    description:
      'Trips of one or two days that fit between Saturday morning and Sunday night, from towns all over India, and the queues that weekends bring.',
    heading: 'Weekend trips',
    subtitle: 'You leave on Saturday and are home on Sunday.',
    lead: 'Day trips come first, then trips of two days; within each group those with the shortest driving day come first.',
    opening:
      'Everybody else is free on Saturday and Sunday too. The ferry at Kanyakumari then has queues of two to three hours, and the temple on Chamundi Hill can pass two on a Sunday. The line at Kamakhya is longer on Saturdays than on weekdays. Tickets for En Ooru in Wayanad can be gone by noon. Fort Kochi, Yercaud, Agra and Amritsar keep both days under three hours of driving. Munnar in two days takes five to seven hours on each, and is for those who like to look out of the window. Choose a train that reaches Kochi, Madurai or Coimbatore before the morning start, and a flight home late in the evening. For Kanchipuram you leave at 6:30 in the morning, for Mahabalipuram at nine. From both you are home by half past seven, without a hotel.',
    has: ({ days }) => days <= 2,
    order: byDaysThenDrive,
  },
  {
    slug: 'long-weekend',
    picture: 'varanasi-sarnath-ghats',
    name: 'Long weekend trips',
    title: 'Long weekend trips: three days, two nights',
    description:
      'Three days and two nights for a holiday that falls on a Friday or a Monday, in the order of the longest day on the road.',
    heading: 'Long weekend trips',
    subtitle: 'You have three days and two nights, for at most one day of leave.',
    lead: 'The trip with the shortest driving day comes first.',
    opening:
      'The third day gives you a whole morning in one place. In Varanasi it goes to the dawn boat from Assi Ghat, on the Nilgiri railway to the ride down to Coonoor. In Periyar you walk with a forest guide, and in the Sundarbans you have a full day on the creeks. Look at the road as well. The first and last days of Bhadrachalam have seven and a half and eight and a half hours of it. Varanasi, Hyderabad, Alleppey and Shirdi stay under three on any day. If the holiday is a Friday, the palace, the museum and the tombs of Hyderabad are closed that day, and we begin with Golconda. If it is a Monday, the museum at Anandpur Sahib is closed, and we see it on the Sunday. Start for Chettinad from Sunday to Thursday, since its tile yard and antique shops are closed on Sundays.',
    has: ({ days }) => days === 3,
    order: byDrive,
  },
  {
    slug: 'under-10000',
    picture: 'kanchipuram-silk-temples',
    name: 'Trips under ₹10,000',
    title: 'Tour packages under ₹10,000 per person',
    description:
      'Trips that cost less than ₹10,000 for each person: day trips, weekends and a few longer ones, the cheapest first.',
    heading: 'Trips under ₹10,000',
    subtitle: 'The price for each person includes a car, a driver and, where there is a night, a room.',
    lead: 'The lowest price comes first.',
    opening:
      'For this sum you travel a short way to a famous place: a monument, a great temple or a hill station, seen well in one to three days. What keeps the price down is that you come to the starting town by yourself, and share a room for two. You also pay for most lunches, tickets and boats on the way; each page says exactly which. A person alone pays more, a third one in the room less, and both fares are printed. Taxes come on top. If the budget is fixed, look at what is not included before you look at the price. A boat or a darshan ticket can matter more than a hotel star.',
    has: ({ price }) => price < 10_000,
    order: byPrice,
    choice: { group: 'price', id: 'under-10000' },
  },
  {
    slug: 'four-days-under-15000',
    picture: 'north-goa-forts-beaches',
    name: 'Four days under ₹15,000',
    title: 'Four days or more for less than ₹15,000',
    description:
      'How far do ₹15,000 go? Trips of at least four days that stay below it for each person, with their starting towns and seasons.',
    heading: 'Four days under ₹15,000',
    subtitle: 'You have three nights, most of them where roads are short.',
    lead: 'The lowest price comes first.',
    opening:
      'Fifteen thousand rupees pay for three nights where the starting town is close to the sights. Temple circuits do it most often, and a single coast, lagoon or city with its surroundings can do it as well. Most roads are short, but Udupi has a day of six hours in the car, and Ayodhya and Gokarna have days of five. Vaishno Devi is the exception, with little road but 27 km on foot in a day. Compare the nights rather than the stars. Three nights in one bed, as at Candolim in Goa, leave more of each day than three hotels. Most of these trips are in season from November to February. Vaishno Devi and Ayodhya are best in spring and autumn.',
    has: ({ days, price }) => days >= 4 && price < 15_000,
    order: byPrice,
  },
  {
    slug: 'with-elders',
    picture: 'shirdi-nashik-trimbakeshwar',
    name: 'Trips with elders',
    title: 'Tours for senior citizens and elders',
    description: `No day of these trips has more than ${elders.drive} hours in the car, ${elders.steps} steps or ${elders.walkingKm} km on foot. No night is above ${metres(elders.night)}.`,
    heading: 'Trips with elders',
    subtitle: 'We choose them by numbers: hours in the car, steps, kilometres on foot, height.',
    lead: 'The trip with the shortest driving day comes first.',
    opening: `On none of these trips does a day ask for more than ${elders.drive} hours in the car, ${elders.steps} steps or ${elders.walkingKm} km on foot. You sleep no higher than ${metres(elders.night)}, and no point of the way is above ${metres(elders.point)}. The figures count climbs that may be left out as well, so ask us about other trips you have in mind. We leave out trips whose jeeps jolt, or whose boats you board many times a day, even when the figures would pass. A plank or a step on to a boat remains at Alleppey, Majuli, Chilika, Poovar and Pattaya, and the group to Pattaya flies by night. Queues remain in the temples. Shirdi has a gate for the aged, with wheelchairs. Tirumala has a darshan quota from 65; without it the free queue may take 8 to 20 hours. Ask us for ground-floor rooms when you write.`,
    asOf: '2026-11',
    has: ({ suits }) => suits.includes('elders'),
    order: byDrive,
    choice: { group: 'suits', id: 'elders' },
  },
  {
    slug: 'with-children',
    picture: 'ooty-coonoor-toy-train',
    name: 'Trips with small children',
    title: 'Family tours with small children',
    description:
      'Beaches, animals and hills for families with young children: short drives, little walking, no thin air. Each trip says from what age it is pleasant.',
    heading: 'Trips with small children',
    subtitle: 'They are for families with young children; each trip says from what age.',
    lead: 'The trip with the shortest driving day comes first.',
    opening: `Small children do well with at most ${children.drive} hours in the car on any day, at most ${children.walkingKm} km on foot, and a bed below ${metres(children.night)}. A whole day of monuments tires them, so the trips of this page add sand, animals or hills. There is the toy train at Ooty, the beach at Kovalam, a night on a houseboat at Alleppey. The page of each trip says from what age it is pleasant; look there before you book. Trips that we advise from a later age than three are left out; the climb to Edakkal and the gorge of Gandikota are from seven. Bring tablets for travel sickness and light breakfasts for every ghat road. Tell us the weight for life jackets, and ask for a child seat when you book. The finder has more under ‘${suitsLabels.children}’: temples and cities that are as easy on the legs.`,
    has: ({ suits, kinds }) => suits.includes('children') && playgrounds.some((kind) => kinds.includes(kind)),
    order: byDrive,
    choice: { group: 'suits', id: 'children' },
  },
];
