/** The photographs on a trip's page, and the links between their full views. */
import { render } from '@testing-library/react';
import type * as photosModule from '@/components/ui/photos';
import { tripPage } from '@/content/words/trip';
import { photoName } from '@/content/routes';
import { someTrip } from '@/content/model/test/trips';

const trip = someTrip();
const photo = { width: 1800, height: 1200, widths: [400, 800], colour: '#336699' };

jest.mock('@/components/ui/photos', () => ({
  ...jest.requireActual<typeof photosModule>('@/components/ui/photos'),
  photos: {},
}));

import { photos } from '@/components/ui/photos';
import { PhotoGallery } from './photo-gallery';

/** Renders the gallery of a trip with a number of photographs. */
function gallery(count: number) {
  const records = Array.from({ length: count }, (_, index) => ({
    file: `/content/records/photos/${index}.jpg`,
    alt: `What photograph ${index + 1} shows`,
    credit: `Taken by ${index + 1}`,
  }));
  records.forEach((_, index) => Object.assign(photos, { [photoName(trip, index + 1)]: photo }));
  const { container } = render(<PhotoGallery trip={{ ...trip, photos: records }} />);
  return { container, all: (selector: string) => [...container.querySelectorAll(selector)], records };
}

test.each([0, 1])('shows no gallery for %i photographs', (count) => {
  expect(gallery(count).container).toBeEmptyDOMElement();
});

test.each([2, 8])(
  'gives each of %i photographs its alt text, credit and full view, with links to its neighbours',
  (count) => {
    const { all, records } = gallery(count);
    expect(all('figcaption, dialog p').map(({ textContent }) => textContent)).toEqual(
      records.flatMap(({ alt, credit }) =>
        [0, 1].map(() => expect.stringContaining(`${alt} Photograph: ${credit}`) as string),
      ),
    );
    expect(all('img').map((image) => image.getAttribute('loading'))).toEqual(Array(2 * count).fill('lazy'));
    const views = all('dialog[popover=auto]').map(({ id }) => id);
    const targets = (selector: string) => all(selector).map((button) => button.getAttribute('popovertarget'));
    expect(targets('figure > button')).toEqual(views);
    expect(targets('dialog [popovertargetaction=hide]')).toEqual(views);
    const { previous, next, close } = tripPage.photographs;
    views.forEach((id, index) => {
      const [before, after] = [views[index - 1], views[index + 1]];
      const buttons = all(`#${id} button`).map((button) => [button.textContent, button.getAttribute('popovertarget')]);
      expect(buttons).toEqual([
        ...(before ? [[previous, before]] : []),
        ...(after ? [[next, after]] : []),
        [close, id],
      ]);
    });
  },
);
