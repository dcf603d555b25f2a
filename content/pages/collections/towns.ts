/** Trips from a town. */
import type { GatewayId } from '../../schema/types';
import { byDays, byDrive, type Collection } from './collection';

const from =
  (town: GatewayId): Collection['has'] =>
  (facets) =>
    facets.from === town;

export const fromTowns: readonly Collection[] = [
  {
    slug: 'from-kochi',
    picture: 'alleppey-houseboat',
    name: 'Trips from Kochi',
    title: 'Tour packages from Kochi: hills, boats and the old port',
    description:
      'Trips that start in Kochi, in the order of their longest drive: Fort Kochi, Alleppey by houseboat, Vagamon, Thekkady and Munnar.',
    heading: 'Setting out from Kochi',
    subtitle: 'From the airport or Ernakulam Junction: the old port, the backwaters and three roads into the hills.',
    lead: 'The one with the shortest driving day first.',
    opening:
      'Decide first how long you like to sit in a car. Fort Kochi is next door and the houseboats of Alleppey are an easy morning away; Vagamon, Thekkady and Munnar lie at the end of ghat roads, and the longest day on each has five to seven hours of them. The bends towards Munnar begin at Neriamangalam, so those who feel sick on them should eat lightly. Rain from June to August can bring landslips to that road. In December and January the coast and the hills are in season together, with nights in Munnar cold enough for a jacket.',
    has: from('kochi'),
    order: byDrive,
  },
  {
    slug: 'from-chennai',
    picture: 'mahabalipuram-shore-temple',
    name: 'Trips from Chennai',
    title: 'Tour packages from Chennai: day trips and group flights',
    description:
      'Trips that start in Chennai: Kanchipuram and Mahabalipuram in a day, Tiruvannamalai in two, group departures by air to Varanasi, Bangkok and Port Blair.',
    heading: 'Trips from Chennai',
    subtitle: 'By car before breakfast, or by air with a group and a tour manager.',
    lead: 'The shortest first.',
    opening:
      'Going by car and flying with a group are two sorts of trip. Kanchipuram and Mahabalipuram are there and back in a day by car, and Tiruvannamalai, by way of Gingee, takes a night. The groups leave from Chennai airport: the flights are in the price, and a tour manager travels along from here, speaking Tamil on the way to Kashi, Prayagraj and Ayodhya. December to February is when the temple towns are cool enough for bare feet on stone; for the walk round Arunachala the months from April to June are over 38 degrees by day. Group departures have fixed dates, which stand on their pages.',
    has: from('chennai'),
    order: byDays,
  },
  {
    slug: 'from-chandigarh',
    picture: 'kinnaur-sangla-chitkul',
    name: 'Trips from Chandigarh',
    title: 'Tour packages from Chandigarh: Himachal and Punjab',
    description:
      'Trips that start in Chandigarh: gurdwaras and palaces of Punjab in three days, Shimla and Manali, snow at Solang, Kinnaur and Spiti by road.',
    heading: 'Trips from Chandigarh',
    subtitle: 'West to the palaces and gurdwaras of Punjab, or north until the road runs out.',
    lead: 'The shortest first.',
    opening:
      'Chandigarh stands where the plain ends, and no trip from it has a night on both sides of that line. In Punjab no day has much over four hours in the car, and winter fog holds the highway up until ten. Northwards it is different: Manali alone is 300 km, a whole day, and on the way through Spiti one day lasts more than nine hours. Height matters as much: Shimla and Manali are at 2,000 to 2,200 m, the camp at Chandratal is at 4,200 m. From July to mid-September slides close the roads of the hills. Whoever wants snow comes from January to March, and whoever wants apples and clear peaks in the second half of September.',
    has: from('chandigarh'),
    order: byDays,
  },
  {
    slug: 'from-guwahati',
    picture: 'shillong-cherrapunji',
    name: 'Trips from Guwahati',
    title: 'Tour packages from Guwahati: Assam and Meghalaya',
    description:
      'Trips that start in Guwahati: Kamakhya and Hajo, rhinos at Kaziranga, Shillong and Cherrapunji, the Umngot at Dawki, the root bridge of Nongriat.',
    heading: 'Trips from Guwahati',
    subtitle: 'Rhinos along the Brahmaputra, waterfalls and root bridges above it.',
    lead: 'The one with the shortest driving day first.',
    opening:
      'They begin at Guwahati airport or station, and early. Kamakhya and Hajo stay close to town. Up the plateau Shillong and Cherrapunji make the gentlest days, with the falls of Sohra seen from platforms at road level; Dawki has a last day of more than seven hours on the road, and Nongriat lies at the foot of 3,500 stone steps that must be climbed again. Kaziranga shuts from May to September, when the Brahmaputra floods it, and the same rains hide the falls in mist. In November and March the river and the plateau are in season together.',
    has: from('guwahati'),
    order: byDrive,
  },
];
