import { fileOf } from '../../content/schema/file-of';
import { photoProblems } from './photo-problems';

test('a photograph that is not there is one line; one that is, and none, are right', () => {
  const photo = { file: '/content/photos/IMG_1.jpg', alt: 'The fort of Jaisalmer at dusk', credit: 'A. Nair' };
  const trips = [
    { id: 'goa', photos: [photo] },
    { id: 'kerala', photos: [] },
  ];
  expect(photoProblems(trips, (file) => file === './content/photos/IMG_1.jpg')).toEqual([]);
  expect(photoProblems(trips, () => false)).toEqual([
    `${fileOf('trips', 'goa')}: photos.0.file: /content/photos/IMG_1.jpg is not there`,
  ]);
});
