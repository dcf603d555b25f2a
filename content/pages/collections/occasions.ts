/** Trips for a weekend, under a price, with those who travel along. */
import { suitsLabels, suitsLimits, type TripKind } from '../../queries/trip-facets';
import { byDays, byDrive, byPrice, type Collection } from './collection';

/** What a child of five looks forward to; a day of doors and domes suits its parents. */
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
      'Trips of one or two days that fit between Saturday morning and Sunday night, from towns all over India, shortest first, then cheapest.',
    heading: 'Weekend trips',
    subtitle: 'Out on Saturday, home on Sunday.',
    lead: 'Days first, then price.',
    opening:
      'With one night at most, what spoils a weekend is the car. Fort Kochi, Yercaud, Agra and Amritsar keep every day under three hours of driving; Munnar in two days takes five to seven on each and is for those who enjoy the window. Trains into Kochi, Madurai or Coimbatore should arrive before the morning start, and a flight home is best booked for late evening. Day trips from Chennai need no room at all: Kanchipuram and Mahabalipuram are there and back between breakfast and dinner.',
    has: ({ days }) => days <= 2,
    order: byDays,
  },
  {
    slug: 'long-weekend',
    picture: 'varanasi-sarnath-ghats',
    name: 'Long weekend trips',
    title: 'Long weekend trips: three days, two nights',
    description:
      'Three days and two nights for a holiday that falls on a Friday or a Monday, in the order of the longest day on the road.',
    heading: 'Long weekend trips',
    subtitle: 'Three days, two nights, one day of leave at most.',
    lead: 'The one with the shortest driving day first.',
    opening:
      'A third day changes the kind of trip: it buys a whole morning in one place. In Varanasi it is the dawn boat from Assi Ghat, on the Nilgiri railway the ride down to Coonoor, in Periyar a walk with a forest guide, in the Sundarbans a full day on the creeks. Look at the road as well: the outer days of Bhadrachalam have seven and a half and eight and a half hours of it, while Varanasi, Hyderabad, Alleppey and Shirdi stay under three on any day. If the public holiday is a Monday, ask about museums and parks that close on it: the tea museum near Munnar does, and boats for the Sundarbans do not leave on one.',
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
    subtitle: 'For each person, with a car, a driver and, where there is a night, a room.',
    lead: 'The lowest price first.',
    opening:
      'For this sum you travel a short way to a famous place: a monument, a great temple or a hill station, seen well in a day or two. What keeps the price down is that you come to the starting town by yourself, share a room for two, and pay most lunches, tickets and boats on the way; each page says exactly which. A person alone pays more, a third one in the room less, and both fares are printed. Taxes come on top. If the budget is fixed, look at the exclusions before the price, because a boat or a darshan ticket can matter more than a hotel star.',
    has: ({ price }) => price < 10_000,
    order: byPrice,
  },
  {
    slug: 'four-days-under-15000',
    picture: 'north-goa-forts-beaches',
    name: 'Four days under ₹15,000',
    title: 'Four days or more for less than ₹15,000',
    description:
      'How far do ₹15,000 go? Trips of at least four days that stay below it for each person, with their starting towns and seasons.',
    heading: 'Four days and more under ₹15,000',
    subtitle: 'Three nights or more, where the roads are short.',
    lead: 'The lowest price first.',
    opening:
      'Three nights for this sum are possible where roads are short and the starting town is close to the sights. Temple circuits do it most often; a single coast, lagoon or city with its surroundings can do it as well. Compare the driving rather than the stars: one plan of four days may have two hours on its longest day, another six. The page of each trip gives its hours in the car. Look also at what is left to pay on the way, such as lunches, boats and tickets. Most of them are in season from November to February, those in the mountains in spring and autumn instead.',
    has: ({ days, price }) => days >= 4 && price < 15_000,
    order: byPrice,
  },
  {
    slug: 'with-elders',
    picture: 'shirdi-nashik-trimbakeshwar',
    name: 'Trips with elders',
    title: 'Tours for senior citizens and elders',
    description: `Trips with at most ${elders.drive} hours in the car, ${elders.steps} steps and ${elders.walkingKm} km on foot on any day, and no night above ${metres(elders.night)}.`,
    heading: 'Trips with elders',
    subtitle: 'Chosen by numbers: hours in the car, steps, kilometres on foot, height.',
    lead: 'The one with the shortest driving day first.',
    opening: `We did not ask which trips sound gentle but measured them. On none of these does any day have more than ${elders.drive} hours in the car, ${elders.steps} steps or ${elders.walkingKm} km on foot; no night is above ${metres(elders.night)} and no point of the way above ${metres(elders.point)}. Trips whose jeeps jolt, whose boats are boarded many times a day, or whose lines are long and stuffy are left out even when the figures would pass. A plank on to a boat remains at Alleppey, Majuli and Chilika, and so do queues: Shirdi has a gate for the aged with wheelchairs, and Tirumala a darshan quota from 65, to be booked ahead. Ask us for ground-floor rooms when you write.`,
    has: ({ suits }) => suits.includes('elders'),
    order: byDrive,
  },
  {
    slug: 'with-children',
    picture: 'ooty-coonoor-toy-train',
    name: 'Trips with small children',
    title: 'Family tours with small children',
    description:
      'Beaches, animals and hills for families with children of five or younger: short drives, little walking, no thin air.',
    heading: 'Trips with small children',
    subtitle: 'For families with children of five or younger.',
    lead: 'The one with the shortest driving day first.',
    opening: `Small children need three things of a plan: at most ${children.drive} hours in the car on any day, at most ${children.walkingKm} km on foot, and a bed below ${metres(children.night)}. The trips of this page add a fourth, sand, animals or hills, because a day of doors and domes is for the parents. Toy trains at Ooty and Darjeeling, the sands of Palolem, camels at Sam and a boat among the mangroves do the rest. Where our own advice is to wait until six or eight, as for the climb to Edakkal and the gorge of Gandikota, the trip is left out. Bring tablets and light breakfasts for every ghat road, tell us the weight for life jackets, and ask for a child seat when you book. The finder has more under ‘${suitsLabels.children}’: temples and cities that are as easy on the legs.`,
    has: ({ suits, kinds }) => suits.includes('children') && playgrounds.some((kind) => kinds.includes(kind)),
    order: byDrive,
  },
];
