import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

const html = (title: string, body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta name="description" content="${title.repeat(20)}">${head}</head><body>${body}</body></html>`;

function write(path: string, text: string) {
  mkdirSync(join(out, path, '..'), { recursive: true });
  writeFileSync(join(out, path), text);
}

beforeEach(() => {
  const [redirect] = redirectRules;
  write('index.html', html('Home', `<p>₹5</p><a href="/packages/goa">a</a><a href="${redirect?.from ?? ''}">b</a>`));
  write('packages/goa.html', html('Goa ', '<a href="/">a</a><img src="/posters/goa.svg" alt="">'));
  write('posters/goa.svg', '<svg/>');
});

test('a folder whose pages lead to each other, to files and to redirects has no problem', () => {
  expect(siteProblems(out, [])).toEqual([]);
});

test('characters, scripts and files are looked at in every page', () => {
  write('packages/goa.html', html('Goa ', '<p>गोवा</p><h1 class="font-display">₹ é</h1><img src="/gone.svg" alt="">'));
  expect(siteProblems(out, [])).toEqual([
    '/packages/goa: the file /gone.svg is missing',
    ...Array.from('गोवा').map(
      (character) =>
        `/packages/goa: the text typeface has no '${character}': add it in scripts/assets/typefaces/build.ts`,
    ),
    "/packages/goa: the display typeface has no 'é': add it in scripts/assets/typefaces/build.ts",
  ]);
});

test('an inline script runs only if the policy names it, or any', () => {
  write('index.html', html('Home', '', '<script>f()</script>'));
  expect(siteProblems(out, ['f()'])).toEqual([]);
  expect(siteProblems(out, 'any')).toEqual([]);
  expect(siteProblems(out, ['g()'])).toEqual(['/: the inline script f()… would be blocked']);
});
