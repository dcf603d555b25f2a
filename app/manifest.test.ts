import { pages } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import manifest from './manifest';
import { paper } from './theme';

test('on a home screen the site has its name, its language, its paper, and opens at home', () => {
  expect(manifest()).toMatchObject({
    name: site.name,
    lang: 'en-IN',
    start_url: routes.home,
    background_color: paper.day,
    theme_color: paper.day,
  });
});

test('its icons have the sizes of their names, one of them with room for a mask', () => {
  const icons = manifest().icons ?? [];
  for (const { src, sizes } of icons) expect(src).toContain(`-${sizes?.split('x')[0] ?? 'unknown'}.png`);
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src)).toEqual([
    '/icons/icon-maskable-512.png',
  ]);
});

test('its shortcuts lead to the pages they name', () => {
  for (const { name, url } of manifest().shortcuts ?? [])
    expect(name.toLowerCase()).toBe(pages.find(({ path }) => path === url)?.name.toLowerCase());
});
