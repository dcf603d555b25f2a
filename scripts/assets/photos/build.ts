/** Prepares the operator's photographs, content/photos/<picture>.jpg, into public/photos (not committed). */
import { preparePhotos } from './prepare';

const photos = await preparePhotos('content/photos', 'public/photos');
console.log(`photos: ${String(Object.keys(photos).length)} prepared`);
