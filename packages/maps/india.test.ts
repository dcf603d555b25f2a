import { isInIndia } from './india';

/** Towns near the border with their coordinates from an atlas: those inside the outline of the Survey of India, and those outside. */
const inside = `
  Gilgit 35.92,74.31; Muzaffarabad 34.37,73.47; Mirpur 33.15,73.75; Chilas 35.42,74.1; Skardu 35.3,75.63;
  Hunza 36.32,74.65; the Shaksgam valley 36.0,76.6; Siachen 35.4,77.1; Leh 34.16,77.58; Aksai Chin 35.2,79.3;
  Demchok 32.72,79.4; Tawang 27.59,91.87; Kibithu 28.28,97.02; Gangtok 27.33,88.61; Siliguri 26.72,88.42;
  Kohima 25.67,94.11; Aizawl 23.73,92.72; Agartala 23.83,91.28; Bhuj 23.25,69.67; Kanyakumari 8.09,77.55;
  Port Blair 11.66,92.74
`;
const outside = `
  Lahore 31.55,74.34; Karachi 24.86,67.01; Islamabad 33.69,73.05; Kashgar 39.47,75.99; Lhasa 29.65,91.1;
  Kathmandu 27.71,85.32; Thimphu 27.47,89.64; Dhaka 23.81,90.41; Mandalay 21.98,96.08; Colombo 6.93,79.86;
  Jaffna 9.67,80.02; Malé 4.18,73.51; Chennai’s sea 13.08,81
`;

const townsOf = (text: string) =>
  text.split(';').map((town) => {
    const [, name = '', latitude, longitude] = /^\s*(.+) ([\d.]+),([\d.]+)\s*$/.exec(town) ?? [];
    return [name, [Number(latitude), Number(longitude)]] as [string, [number, number]];
  });

test.each(townsOf(inside))('finds %s in India', (_, place) => {
  expect(isInIndia(place)).toBe(true);
});

test.each(townsOf(outside))('finds %s outside India', (_, place) => {
  expect(isInIndia(place)).toBe(false);
});
