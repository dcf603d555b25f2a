/** The drawn map of India whose marks lead to trips. */
import type { DestinationId } from '../ids/destinations';
import type { StateId } from '../ids/states';
import type { pageTexts } from './page-texts';

/** The bounds of the drawing in degrees. Both axes are linear, so a position follows as percentages of the sides. */
export const indiaMapDegrees = { west: 67.5, east: 97.9, south: 6.1, north: 37.9 } as const;

export interface IndiaMark {
  /** States, and places in India outside of them, whose trips the mark leads to. */
  where: readonly (StateId | DestinationId)[];
  /** The name of its label in the texts of maps, if that is not the state's name. */
  name?: keyof typeof pageTexts.maps.india.marks;
  /** Latitude and longitude in degrees, inside the state. At 320 px no two targets of 44 px may overlap. */
  at: readonly [latitude: number, longitude: number];
  /** The position of the label. */
  side: 'left' | 'right' | 'below';
}

/** The marks from north to south, the order in which they are read. */
export const indiaMarks: readonly IndiaMark[] = [
  { where: ['jammu-kashmir'], at: [34.6, 75.7], side: 'right' },
  { where: ['himachal-pradesh', 'punjab'], name: 'himachal-punjab', at: [30.7, 76.8], side: 'left' },
  { where: ['uttarakhand'], at: [30.7, 79.55], side: 'right' },
  { where: ['rajasthan'], at: [27.5, 73.5], side: 'below' },
  { where: ['uttar-pradesh'], at: [27.5, 80.6], side: 'below' },
  { where: ['sikkim', 'west-bengal'], name: 'sikkim-bengal', at: [27.2, 88.2], side: 'below' },
  { where: ['assam', 'meghalaya'], name: 'assam-meghalaya', at: [26.2, 93.7], side: 'below' },
  { where: ['gujarat'], at: [23.6, 71.6], side: 'below' },
  { where: ['madhya-pradesh'], at: [23.6, 78.3], side: 'below' },
  { where: ['odisha'], at: [21.57, 84.6], side: 'right' },
  { where: ['maharashtra'], at: [19.7, 75.4], side: 'below' },
  { where: ['telangana', 'andhra-pradesh'], name: 'telangana-andhra', at: [17.66, 80.5], side: 'right' },
  { where: ['goa'], at: [15.08, 74.1], side: 'left' },
  { where: ['karnataka'], at: [13.78, 76.75], side: 'right' },
  { where: ['andaman'], at: [12.3, 92.85], side: 'below' },
  { where: ['kerala'], at: [9.9, 76.4], side: 'left' },
  { where: ['tamil-nadu'], at: [9.9, 79.1], side: 'right' },
];
