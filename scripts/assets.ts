/**
 * Builds everything that pages show or offer and that is not committed: typefaces, posters, photographs, thumbnails, maps, PDFs, social
 * pictures, icons, calendar files, the reader of asks and the prices of all trips;
 * and the schemas with which a code editor completes the data files.
 */
import './lib/environment';
import { buildAsk } from './assets/ask/build';
import { buildCalendars } from './assets/calendars/build';
import { buildCodeEditor } from './assets/code-editor/build';
import { buildIcons } from './assets/icons/build';
import { buildMaps } from './assets/maps/build';
import { buildParty } from './assets/party/build';
import { buildItineraries } from './assets/pdf/build';
import { buildPhotos } from './assets/photos/build';
import { buildPosters } from './assets/posters/build';
import { buildSocialPictures } from './assets/social/build';
import { buildThumbnails } from './assets/thumbnails/build';
import { buildTypefaces, singleFonts } from './assets/typefaces/build';

await buildTypefaces();
await buildPosters();
await buildPhotos();
await buildThumbnails();
await buildMaps();
// Itineraries and social pictures contain posters and text, so they need the typefaces.
const fonts = await singleFonts();
await buildItineraries(fonts);
await buildSocialPictures(fonts);
await buildIcons();
await buildCalendars();
await buildAsk();
await buildParty();
buildCodeEditor();
