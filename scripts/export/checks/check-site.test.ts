import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectRules } from '../../hosting/headers';
import { siteProblems } from './check-site';

/** A typeface whose name says which characters it has. */
jest.mock('../../lib/open-font', () => ({
  openFont: (path: string) => ({
    hasGlyphForCodePoint: (code: number) => (path.includes('rupee') ? code === 0x20b9 : code < 0x80),
  }),
}));

const out = mkdtempSync(join(tmpdir(), 'check-site-'));
afterAll(() => rmSync(out, { recursive: true }));

const write = (file: string, body: string) =>
  writeFileSync(join(out, file), `<!DOCTYPE html><html><head></head><body>${body}</body></html>`);

test('links, files, characters and inline scripts are looked at in every page of a folder', () => {
  const links = ['/about', '/picture.svg', redirectRules[0]?.from ?? ''].map((href) => `<a href="${href}">₹5</a>`);
  write('picture.svg', '');
  write('index.html', `${links.join('')}<script>f()</script>`);
  write('about.html', '<a href="/">a</a>');
  expect(siteProblems(out, ['f()'])).toEqual([]);
  expect(siteProblems(out, 'any')).toEqual([]);

  write('about.html', '<p>é</p><h1 class="font-display">₹ é</h1><img src="/gone.svg" alt="">');
  const missing = (face: string) => `the ${face} typeface has no 'é': add it in scripts/assets/typefaces/build.ts`;
  expect(siteProblems(out, ['g()'])).toEqual([
    '/about: the file /gone.svg is missing',
    `/about: ${missing('text')}`,
    `/about: ${missing('display')}`,
    '/: the inline script f()… would be blocked',
  ]);
});
