import { readFileSync } from 'node:fs';
import { pages } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { viewport } from './layout';
import manifest from './manifest';
import { paper } from './theme';

test('installs the site with its name, language, background colour, home page, and shortcuts to existing pages', () => {
  const colours = { background_color: paper.day, theme_color: paper.day };
  expect(manifest()).toMatchObject({ name: site.name, lang: 'en-IN', start_url: routes.home, ...colours });
  for (const { name, url } of manifest().shortcuts ?? [])
    expect(name.toLowerCase()).toBe(pages.find(({ path }) => path === url)?.name.toLowerCase());
});

test('gives the browser’s bar the background colour of the page, by day and by night', () => {
  expect(viewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: paper.day },
    { media: '(prefers-color-scheme: dark)', color: paper.night },
  ]);
  const papers = [...readFileSync('app/globals.css', 'utf8').matchAll(/--paper: (#[0-9a-f]{6})/g)];
  expect(papers.slice(0, 2).map(([, colour]) => colour)).toEqual([paper.day, paper.night]);
});
