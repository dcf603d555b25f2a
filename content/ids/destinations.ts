/** The destination pages, in the order of lists. */
export const destinationIds = [
  'tamil-nadu',
  'kerala',
  'karnataka',
  'goa',
  'hyderabad',
  'golden-triangle',
  'himachal',
  'kashmir',
  'northeast',
  'meghalaya',
  'andaman',
  'lakshadweep',
  'thailand',
  'malaysia',
  'singapore',
  'bali',
  'dubai',
  'srilanka',
  'pondicherry',
  'south-karnataka',
  'north-karnataka',
  'himachal-pradesh',
] as const;

export type DestinationId = (typeof destinationIds)[number];
