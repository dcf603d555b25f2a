import { shortDescription } from '@/content/format/description';
import { pageAt, pages } from '@/content/pages/registry';
import { routes, socialFile, socialSize } from '@/content/routes';
import { site } from '@/content/site';
import { fullTitle, pageMetadata } from './page-metadata';

test('adds the operator’s name to a title if both fit in the 60 characters of a result page', () => {
  const mostLetters = 60 - ` | ${site.name}`.length;
  expect(fullTitle('x'.repeat(mostLetters))).toBe(`${'x'.repeat(mostLetters)} | ${site.name}`);
  expect(fullTitle('x'.repeat(mostLetters + 1))).toBe('x'.repeat(mostLetters + 1));
});

test.each(pages.filter(({ indexable }) => indexable))(
  '$path has the same title, description and picture for search engines and for sharing',
  (page) => {
    const texts = { title: fullTitle(page.title), description: shortDescription(page.description) };
    const images = [{ url: socialFile(page.canonical), ...socialSize, alt: page.title }];
    expect(pageMetadata(page)).toMatchObject({
      ...texts,
      alternates: { canonical: page.canonical },
      openGraph: { ...texts, images, url: page.canonical, siteName: site.name, locale: 'en_IN', type: 'website' },
      twitter: { card: 'summary_large_image', ...texts, images },
    });
  },
);

test('keeps search engines away from previews, redirects and the offline page', () => {
  const robotsOf = (path: string) => pageMetadata(pageAt(path)).robots;
  const isPublic = jest.replaceProperty(site, 'isPublic', false);
  expect(robotsOf(routes.contact)).toEqual({ index: false, follow: false });
  isPublic.replaceValue(true);
  expect(robotsOf(routes.contact)).toEqual({ index: true, follow: true });
  const hidden = pages.filter(({ indexable }) => !indexable).map(({ path }) => path);
  expect(hidden.sort()).toEqual([routes.offline, routes.planCustomTrip].sort());
  for (const path of hidden) {
    expect(robotsOf(path)).toEqual({ index: false, follow: true });
    expect(pageMetadata(pageAt(path)).openGraph?.images).toEqual([]);
  }
  isPublic.restore();
});
