import { preparePhotos } from './prepare';

/** Prepares the operator's photographs, content/photos/<picture>.jpg, into public/photos (not committed). */
export async function buildPhotos(): Promise<void> {
  const photos = await preparePhotos('content/photos', 'public/photos');
  console.log(`photos: ${Object.keys(photos).length} prepared`);
}
