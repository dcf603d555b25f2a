/** For the tests: a small exported site in three versions, each written into a temporary folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headerRules, redirectRules, type HostRules } from '../headers';

export type SiteText = Readonly<Record<string, string>>;

/** The rules it is deployed with: the site's own. */
export const siteRules: HostRules = { headers: headerRules("default-src 'self'"), redirects: redirectRules };

const page = (...named: string[]) => `<!doctype html>${named.map((name) => `<a href="/${name}"></a>`).join('')}`;

const always: SiteText = {
  '404.html': 'Not found: ₹0',
  'plan-custom-trip.html': 'Redirecting',
  'robots.txt': 'User-Agent: *',
  'itineraries/kerala.pdf': '%PDF',
  _headers: 'for Netlify',
  _redirects: 'for Netlify',
};

/** The page `farewell`, its poster and two hashed files are gone in the second version. */
export const firstVersion: SiteText = {
  ...always,
  'index.html': page('about', 'farewell', 'posters/kerala.svg', '_next/static/both.js', '_next/static/first.js'),
  'about.html': page('_next/static/both.js', '_next/static/first.css', 'itineraries/kerala.pdf'),
  'farewell.html': page('', 'posters/farewell.svg', '_next/static/first.js'),
  'posters/kerala.svg': '<svg/>',
  'posters/farewell.svg': '<svg/>',
  '_next/static/both.js': 'both',
  '_next/static/first.js': 'first',
  '_next/static/first.css': 'first',
};

export const secondVersion: SiteText = {
  ...always,
  'index.html': page('about', 'welcome', 'posters/kerala.svg', '_next/static/both.js', '_next/static/second.js'),
  'about.html': page('_next/static/both.js', '_next/static/second.css', 'itineraries/kerala.pdf'),
  'welcome.html': page('', 'posters/welcome.svg', '_next/static/second.js'),
  'posters/kerala.svg': '<svg>new</svg>',
  'posters/welcome.svg': '<svg/>',
  '_next/static/both.js': 'both',
  '_next/static/second.js': 'second',
  '_next/static/second.css': 'second',
};

export const thirdVersion: SiteText = {
  ...always,
  'index.html': page('about', '_next/static/third.js'),
  'about.html': page('_next/static/third.js'),
  '_next/static/third.js': 'third',
};

/** The addresses that a page links to. */
export const namedIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);

const folders = new Map<SiteText, string>();

/** @returns the folder, written once for each site; `removeSampleFolders` deletes it */
export function folderOf(site: SiteText): string {
  const known = folders.get(site);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'sample-site-'));
  folders.set(site, folder);
  for (const [path, content] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export function removeSampleFolders(): void {
  for (const folder of folders.values()) rmSync(folder, { recursive: true });
}
