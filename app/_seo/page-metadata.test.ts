import { shortDescription } from '@/content/format/description';
import { pageAt, pages } from '@/content/pages/registry';
import { destinationPath, routes, socialFile, socialSize } from '@/content/routes';
import { site } from '@/content/site';
import { fullTitle, pageMetadata } from './page-metadata';

test('a title carries the operator’s name where both fit in 60 characters', () => {
  expect(fullTitle('Contact')).toBe(`Contact | ${site.name}`);
  const long = 'Gangtok & Darjeeling: Sikkim and the Darjeeling tea hills';
  expect(fullTitle(long)).toBe(long);
});

test('a title that fills a result page to the last character carries it', () => {
  const roomForTitle = 60 - ` | ${site.name}`.length;
  expect(fullTitle('x'.repeat(roomForTitle))).toHaveLength(60);
  expect(fullTitle('x'.repeat(roomForTitle + 1))).toHaveLength(roomForTitle + 1);
});

const readPages = pages.filter(({ indexable }) => indexable);

test.each(readPages.map((page) => [page.path, page] as const))(
  '%s has an og:image and a Twitter image, its picture for sharing with size and text',
  (_path, page) => {
    const images = [{ url: socialFile(page.canonical), ...socialSize, alt: page.title }];
    const { openGraph, twitter } = pageMetadata(page);
    expect([openGraph?.images, twitter?.images]).toEqual([images, images]);
  },
);

test('a page says the same of itself to search engines and to those who share it', () => {
  const page = pageAt(routes.contact);
  const texts = { title: fullTitle(page.title), description: shortDescription(page.description) };
  expect(pageMetadata(page)).toMatchObject({
    ...texts,
    alternates: { canonical: page.path },
    openGraph: { ...texts, url: page.path, siteName: site.name, locale: 'en_IN', type: 'website' },
    twitter: { card: 'summary_large_image', ...texts },
  });
});

test('the second address of a place names the first as the one to keep', () => {
  const { alternates, openGraph } = pageMetadata(pageAt(destinationPath('himachal-pradesh')));
  expect([alternates?.canonical, openGraph?.url]).toEqual([destinationPath('himachal'), destinationPath('himachal')]);
});

describe('search engines', () => {
  afterEach(() => jest.restoreAllMocks());

  const robotsOf = (path: string) => pageMetadata(pageAt(path)).robots;

  test('are asked away from every page of a preview', () => {
    jest.replaceProperty(site, 'isPublic', false);
    expect(robotsOf(routes.contact)).toEqual({ index: false, follow: false });
  });

  test('are welcome on the public site, but not on a redirect or the page without a network', () => {
    jest.replaceProperty(site, 'isPublic', true);
    expect(robotsOf(routes.contact)).toEqual({ index: true, follow: true });
    for (const path of [routes.planCustomTrip, routes.offline]) {
      expect(robotsOf(path)).toEqual({ index: false, follow: true });
      expect(pageMetadata(pageAt(path)).openGraph?.images).toEqual([]);
    }
  });
});
