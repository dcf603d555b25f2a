/**
 * Maps of an island with test data, checked by eye: any change in the drawing fails. If the change is intended, look at the new drawings in
 * `__snapshots__`, which `npx jest maps/drawn -u` writes.
 */
import { sheets, type Sheet } from './frame';
import type * as geometry from './geometry';
import { layMap, type MapContent, type MapPlace } from './map';
import { svgOf } from './svg';

jest.mock('@/content/words/maps', () => ({
  mapTexts: {
    transports: { car: 'Road', train: 'Rail', boat: 'Boat', flight: 'Flight', foot: 'On foot', cable: 'Cable' },
  },
}));

jest.mock('@/content/catalogue/places', () => ({
  places: {
    peak: { at: [6.81, 80.5], altitude: 2_243 },
    snow: { at: [6.9, 80.95], altitude: 4_600 },
    hill: { at: [7.29, 80.64], altitude: 900 },
    plain: { at: [7.95, 80.76], altitude: 180 },
    shore: { at: [6.03, 80.22], altitude: 5 },
    // As high as the mountain, but on flat ground.
    plateau: { at: [9.2, 80.4], altitude: 1_200 },
    sameHeight: { at: [9.3, 80.5], altitude: 1_210 },
  },
}));

jest.mock('@/content/catalogue/places/waters', () => {
  const { pointsOf } = jest.requireActual<typeof geometry>('./geometry');
  return {
    rivers: {
      // A river with bends, whose last points are in the sea.
      Mahaweli: pointsOf('6.8,80.6 7.1,80.55 7.3,80.65 7.35,80.95 7.7,81.05 8.2,81.2 8.4,81.3 8.4,81.6 8.45,81.8'),
      // A river that leaves the map of the hills and comes back.
      Menik: pointsOf('7.1,81.2 7.05,81.35 7,81.5 6.95,81.6 6.85,81.6 6.8,81.5 6.75,81.35 6.7,81.2'),
      // A river with too few points for that map.
      Coarse: pointsOf('7.25,80.5 6.6,81'),
      Afar: pointsOf('20.5,70.5 20.6,70.6'),
    },
    lakes: [
      { name: 'Samudra', at: [7.91, 80.98], km: [16, 9] },
      { name: 'Pond', at: [7.5, 80.3], km: [1, 1] },
    ],
    shores: { 'Kala Wewa': pointsOf('7.95,80.4 8.1,80.45 8.15,80.6 8.05,80.55 7.95,80.6') },
    saltFlats: [
      { name: 'No room', rim: pointsOf('6.3,81.1 6.3,81.2 6.4,81.2'), islands: [] },
      {
        name: 'Salt',
        rim: pointsOf('8.3,80.4 9.25,80.35 9.2,80.9 8.35,81.05'),
        islands: [pointsOf('8.35,80.5 8.35,80.65 8.45,80.6')],
      },
    ],
    seas: [
      { name: 'Other Sea', south: 30, west: 30, north: 35, east: 35 },
      { name: 'Narrow Strait', south: 9, west: 79.4, north: 9.05, east: 80.2 },
      { name: 'South Sea', south: -10, west: 60, north: 20, east: 90 },
    ],
  };
});

const nights = (name: string, ...at: [number, number]) => ({
  name,
  at,
  note: '2 nights',
  isFilled: true,
  isAway: false,
});
const passed = (name: string, ...at: [number, number]) => ({ name, at, isFilled: false, isAway: false });
const away = (name: string, ...at: [number, number]) => ({
  ...passed(name, ...at),
  note: 'off this map',
  isAway: true,
});
const by = (transport: MapContent['stretches'][number]['by'], ...pairs: [from: number, to: number][]) =>
  pairs.map(([from, to]) => ({ from, to, by: transport }));
const town = (name: string, ...at: [number, number]) => ({ name, at });

const island: MapContent['places'] = numbered(
  away('Chennai', 13.08, 80.27),
  away('Madras', 13.08, 80.27),
  nights('Colombo', 6.93, 79.86),
  nights('Kandy', 7.29, 80.64),
  passed('Ella', 6.87, 81.05),
  passed('Horton Plains National Park', 6.8, 80.8),
  nights('Galle', 6.03, 80.22),
  passed('Arugam Bay', 6.84, 81.83),
  nights('Trincomalee', 8.57, 81.23),
  passed('Pigeon Island', 8.72, 81.25),
  nights('Jaffna', 9.67, 80.02),
  // Marked as beyond the map, although it is inside.
  away('Sigiriya', 7.96, 80.76),
);

function numbered(...places: Omit<MapPlace, 'number'>[]): MapPlace[] {
  return places.map((place, index) => ({ ...place, number: index + 1 }));
}

const drawings: Readonly<Record<string, [Sheet, MapContent]>> = {
  'an island with every kind of transport and an inset of Asia': [
    sheets.tall,
    {
      places: island,
      stretches: [
        ...by('flight', [0, 10], [1, 10]),
        ...by('train', [2, 3], [3, 5]),
        ...by('car', [3, 5], [6, 7], [7, 8], [10, 2]),
        ...by('foot', [5, 4]),
        ...by('cable', [4, 3]),
        ...by('boat', [8, 9]),
      ],
      neighbours: [
        ...[town('Kandy', 7.29, 80.64), town('Madurai', 9.92, 78.12), town('Anuradhapura', 8.35, 80.39)],
        ...[{ ...town('Kalpitiya', 8.06, 79.81), isSmall: true }, town('Puttalam', 8.03, 79.83)],
        // Two towns too close to each other.
        ...[town('Mannar', 8.98, 79.9), town('Adampan', 8.95, 80.02)],
      ],
      legend: { inset: 'asia', full: 'Night & <day>', ring: 'On the way' },
    },
  ],
  'the hills of the island and an inset of India': [
    sheets.wide,
    {
      places: island.slice(3, 6),
      stretches: [...by('car', [0, 2]), ...by('train', [2, 1])],
      neighbours: [{ ...town('Badulla', 6.99, 81.06), isSmall: true }, town('Nuwara Eliya', 6.97, 80.77)],
      legend: { inset: 'india', full: undefined, ring: 'On the way' },
    },
  ],
};

test.each(Object.entries(drawings))('draws %s', (_, [sheet, content]) => {
  expect(svgOf(layMap(content, sheet))).toMatchSnapshot();
});
