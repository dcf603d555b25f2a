/**
 * The outline of India for the inset of a map and for the poster: India is the land of the coast data inside this line. On land it follows
 * the outline of the Survey of India (Jammu and Kashmir and Ladakh whole, Arunachal Pradesh whole) to about a third of a degree. At sea it
 * only excludes the coasts of neighbours and includes the islands. It was drawn for this project.
 */
import { inRing, pointsOf } from './geometry';
import { isOnLand } from './land';
import type { Point } from './marks';
import type { GazetteerPlace } from '../../content/catalogue/places';

/** From Sir Creek north along the west, over the Karakoram and the Kunlun, along the Himalaya. */
const west = `
  68.15,23.65 68.75,24.3 70,24.2 70.55,24.4 71.1,24.45 70.65,25.65 70.1,25.95 70.2,26.5 69.5,26.75 69.6,27.2
  70.35,28 70.75,27.75 71.9,27.95 72.9,28.95 73.4,29.95 73.95,30.2 74.6,31 74.56,31.6 74.65,32 75.3,32.3
  74.65,32.5 74.35,32.75 73.7,33 73.55,33.6 73.45,34.1 73.38,34.4 73.75,34.85 74.05,35.15 73.2,35.5 72.55,35.9
  72.55,36.3 73.2,36.75 74,36.85 74.6,37.08 75.4,36.95 75.95,36.65 76.5,36.3 77.2,35.85 77.85,35.55 78.3,35.75
  78.6,35.95 79.4,35.95 80.25,35.5 80.2,35 79.6,34.4 79.4,33.6 79.4,33.1 79.5,32.7 78.8,32.4 78.45,32.2
  78.75,31.75 79.1,31.2 79.9,30.95 81.05,30.25
`;
/** Along Nepal, Sikkim, Bhutan and Arunachal Pradesh to the corner with Myanmar. */
const north = `
  80.55,29.9 80.1,29.05 80.6,28.6 82,27.9 83.3,27.35 84.1,27.5 85.2,26.8 86.7,26.45 88.05,26.4 88.15,26.9
  88.05,27.45 88.15,27.87 88.65,28.2 88.85,27.8 88.85,27.35 88.75,27.1 89.1,26.8 89.85,26.7 91,26.8 92.05,26.87
  92.1,27.3 91.65,27.5 91.65,27.8 92.3,27.85 93.3,28.6 94.2,29.1 94.65,29.33 95.4,29.05 96.1,29.43 96.4,29.2
  96.3,28.9 97.1,28.4 97.4,28.2 97.35,27.95
`;
/** Along Myanmar, around Mizoram and Tripura, Meghalaya and the plains of Bengal to the Sundarbans. */
const east = `
  96.9,27.6 97.1,27.1 96.2,27.25 95.15,26.65 95.1,26.1 94.6,25.4 94.7,25.1 94.15,23.9 93.4,24.05 93.35,23.1
  93.15,22.2 92.65,21.98 92.35,23.2 92.3,23.7 91.95,23.75 91.75,22.98 91.35,23.15 91.17,23.7 91.4,24.1 91.9,24.15
  92.2,24.55 92.45,24.95 92,25.17 90.4,25.16 89.85,25.3 89.85,26 89.1,26.4 88.45,26.58 88.35,26.3 88.15,25.8
  89,25.3 88.45,25.2 88.05,24.7 88.7,24.3 88.6,23.6 88.75,23.2 88.95,22.8 89.05,21.6
`;
/** Around the islands and between Rameswaram and Sri Lanka, back to Sir Creek. */
const atSea = `
  90,15 92.6,13.75 94.3,13.75 94.3,6.4 91.5,6.4 82.5,10.6 80.1,10.15 79.58,9.3 79.5,8.9 78.2,7.6 71.3,7.6
  67.5,22.5
`;

/** The outline, clockwise, as longitude and latitude in degrees. */
export const indiaWithin: readonly Point[] = [west, north, east, atSea].flatMap(pointsOf);

export const isInIndia = ([latitude, longitude]: GazetteerPlace['at']): boolean =>
  inRing(indiaWithin, [longitude, latitude]) && isOnLand([latitude, longitude]);
