/** Trips from a town. */
import type { GatewayId } from '../../schema/types';
import { byDays, byDrive, type Collection, type FinderChoice } from './collection';

const from =
  (town: GatewayId): Collection['has'] =>
  (facets) =>
    facets.from === town;

const chosen = (id: GatewayId): FinderChoice => ({ group: 'from', id });

export const fromTowns: readonly Collection[] = [
  {
    slug: 'from-kochi',
    picture: 'alleppey-houseboat',
    name: 'Trips from Kochi',
    title: 'Tour packages from Kochi: hills, boats and the old port',
    description:
      'Fort Kochi, Alleppey by houseboat, Vagamon, Thekkady and Munnar: trips that start in Kochi, the shortest drive first.',
    heading: 'Setting out from Kochi',
    subtitle: 'The airport and Ernakulam Junction lead to the old port, the backwaters and three roads into the hills.',
    lead: 'The trip with the shortest driving day comes first.',
    opening:
      'Fort Kochi is next door, and the houseboats of Alleppey are an easy morning away. Vagamon, Thekkady and Munnar lie at the end of ghat roads, and the longest day on each has five to seven hours of them. The bends towards Munnar begin at Neriamangalam, so those who feel sick on them should eat lightly and sit in front. Rain from June to August can bring landslips to that road. In December and January the coast and the hills are in season together. Nights in Munnar are then cold enough for a jacket. In February and March the tahr park above Munnar is usually shut.',
    has: from('kochi'),
    order: byDrive,
    choice: chosen('kochi'),
  },
  {
    slug: 'from-chennai',
    picture: 'mahabalipuram-shore-temple',
    name: 'Trips from Chennai',
    title: 'Tour packages from Chennai: day trips and group flights',
    description:
      'Kanchipuram and Mahabalipuram in a day from Chennai, Tiruvannamalai in two, and group departures by air to Varanasi, Bangkok and Port Blair.',
    heading: 'Trips from Chennai',
    subtitle: 'You go by car for a day or two, or by air with a group and a tour manager.',
    lead: 'The shortest come first.',
    opening:
      'Kanchipuram and Mahabalipuram are day trips by car, from your hotel or Chennai Central. Tiruvannamalai, by way of Gingee, takes a night and a start at half past five. From December to February the temple towns are cool enough for bare feet on stone. From April to June it is over 38 degrees by day, too hot for the walk round Arunachala. Groups leave from Chennai airport on fixed dates, given on their pages. The flights are in the price, and a tour manager travels with you from here. On the way to Kashi, Prayagraj and Ayodhya the manager speaks Tamil.',
    has: from('chennai'),
    order: byDays,
    choice: chosen('chennai'),
  },
  {
    slug: 'from-chandigarh',
    picture: 'kinnaur-sangla-chitkul',
    name: 'Trips from Chandigarh',
    title: 'Tour packages from Chandigarh: Himachal and Punjab',
    description:
      'By road from Chandigarh: gurdwaras and palaces of Punjab in three days, Shimla and Manali, snow at Solang, Kinnaur and the loop through Spiti.',
    heading: 'Trips from Chandigarh',
    subtitle: 'You go west to the palaces and gurdwaras of Punjab, or north until the road runs out.',
    lead: 'The shortest come first.',
    opening:
      'Chandigarh stands where the plain ends, and every trip stays on one side of that line. In Punjab no day has much over four hours in the car, and winter fog holds the highway up until ten. Northwards it is different. Manali alone is 300 km, a whole day, and on the way through Spiti one day lasts more than nine hours. Height matters as much: Shimla and Manali are at 2,000 to 2,200 m, the camp at Chandratal is at 4,200 m. From July to mid-September slides close the roads of the hills. Come from January to March for snow, and in the second half of September for apples and clear peaks.',
    has: from('chandigarh'),
    order: byDays,
    choice: chosen('chandigarh'),
  },
  {
    slug: 'from-guwahati',
    picture: 'shillong-cherrapunji',
    name: 'Trips from Guwahati',
    title: 'Tour packages from Guwahati: Assam and Meghalaya',
    description:
      'Trips that start in Guwahati: Kamakhya and Hajo, rhinos at Kaziranga, Shillong and Cherrapunji, the Umngot at Dawki, the root bridge of Nongriat.',
    heading: 'Trips from Guwahati',
    subtitle: 'Rhinos live along the Brahmaputra, and waterfalls and root bridges are above it.',
    lead: 'The trip with the shortest driving day comes first.',
    opening:
      'All these trips start at Guwahati airport or station, most of them before nine in the morning. Kamakhya and Hajo stay close to town. Up the plateau Shillong and Cherrapunji make the gentlest days. The trip to Dawki has a last day of more than seven hours on the road. Nongriat means some 3,500 stone steps, down on one day and up on the next. Kaziranga, 4.5 hours east of the town, is in season from November to March. In summer rain hides the falls of Sohra in mist. For the river and the plateau on one journey come in November or March, when the steps are dry as well.',
    has: from('guwahati'),
    order: byDrive,
    choice: chosen('guwahati'),
  },
];
