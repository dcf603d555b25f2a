import { colour } from '@/content/colours';
import { pages } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { viewport } from './layout';
import manifest from './manifest';

test('installs the site with its name, language, background colour, home page, and shortcuts to existing pages', () => {
  const colours = { background_color: colour('paper'), theme_color: colour('paper') };
  expect(manifest()).toMatchObject({ name: site.name, lang: 'en-IN', start_url: routes.home, ...colours });
  for (const { name, url } of manifest().shortcuts ?? [])
    expect(name.toLowerCase()).toBe(pages.find(({ path }) => path === url)?.name.toLowerCase());
});

test('gives the browser’s bar the background colour of the page, by day and by night', () => {
  expect(viewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: colour('paper') },
    { media: '(prefers-color-scheme: dark)', color: colour('paper', 'night') },
  ]);
});
