import { colour } from '@/content/colours';
import { pages } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { viewport } from './layout';
import manifest from './manifest';

test('on a home screen the site has its name, its language, its paper, opens at home, and leads where it says', () => {
  const colours = { background_color: colour('paper'), theme_color: colour('paper') };
  expect(manifest()).toMatchObject({ name: site.name, lang: 'en-IN', start_url: routes.home, ...colours });
  for (const { name, url } of manifest().shortcuts ?? [])
    expect(name.toLowerCase()).toBe(pages.find(({ path }) => path === url)?.name.toLowerCase());
});

test('the browser’s bar has the colour of the page’s paper, by day and by night', () => {
  expect(viewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: colour('paper') },
    { media: '(prefers-color-scheme: dark)', color: colour('paper', 'night') },
  ]);
});
