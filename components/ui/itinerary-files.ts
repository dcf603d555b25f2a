/** Reads the itinerary PDFs that the build wrote. Runs while pages are rendered, never in a browser. */
import { statSync } from 'node:fs';
import { itineraryFile } from '../../content/routes';

/**
 * The size of a trip's itinerary PDF, for the link that downloads it: '74 KB'.
 * @throws when the file is missing: `npm run assets` writes it
 */
export const itinerarySize = (id: string): string =>
  `${Math.ceil(statSync(`public${itineraryFile(id)}`).size / 1024)} KB`;
