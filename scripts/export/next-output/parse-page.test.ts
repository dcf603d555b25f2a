import { runInNewContext } from 'node:vm';
import { readHtml } from '../read-html';
import { fixture, fixtureNames, fixtureVersion, push, withStyleSheet } from './fixtures';
import { parsePage } from './parse-page';
import { nextVersion } from './unexpected';

test('the fixtures are of the installed Next; after an upgrade: npm run build, then capture-fixtures.ts', () => {
  expect(fixtureVersion()).toBe(nextVersion());
});

/** What the scripts of a page hand to the runtime. */
function handedOver(scripts: string) {
  const scope: { __next_f?: unknown[]; TURBOPACK?: unknown[] } = {};
  runInNewContext(scripts, Object.assign(scope, { self: scope, globalThis: scope }));
  return { data: scope.__next_f ?? [], entries: scope.TURBOPACK ?? [] };
}

const inlineScripts = (html: string) =>
  readHtml(html).elements.filter(({ name, attributes }) => name === 'script' && attributes['src'] === undefined);

const textOf = (data: readonly unknown[]) =>
  data.map((piece) => (Array.isArray(piece) ? String(piece[1] ?? '') : '')).join('');

describe.each(fixtureNames)('of the page %s', (name) => {
  const page = fixture(name);

  test('only the site’s own scripts stay, and no link to a style sheet, a script or a typeface', () => {
    const { html } = parsePage(page);
    const scripts = inlineScripts(html).filter(({ attributes }) => attributes['type'] !== 'application/ld+json');
    const own = { redirect: 1, 'not-found': 1, islands: 0, trip: 0 }[name];
    expect(scripts.filter(({ text }) => /__next|TURBOPACK/.test(text))).toEqual([]);
    expect(scripts).toHaveLength(own);
    expect(html).not.toMatch(/<link[^>]*(stylesheet|as="(script|font|style)")|<script[^>]* src=/);
  });

  test('everything else stays as it is', () => {
    const kept = readHtml(page).elements.filter(({ name: tag }) => !['script', 'link'].includes(tag));
    const after = readHtml(parsePage(page).html).elements.filter(({ name: tag }) => !['script', 'link'].includes(tag));
    const told = ({ name: tag, attributes, text }: (typeof kept)[number]) => ({ tag, attributes, text });
    expect(after.map(told)).toEqual(kept.map(told));
  });

  test('every script that the page loads is named once, and its style sheet', () => {
    const { runtime, styleSheets } = parsePage(page);
    const loaded = [...page.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/g)].map(([, path]) => path);
    expect(runtime).toEqual([...new Set(loaded)]);
    expect(styleSheets).toEqual([expect.stringMatching(/^\/_next\/static\/.*\.css$/)]);
  });

  test('the data script hands over the entry and all data but the style sheet', () => {
    const original = handedOver(
      inlineScripts(page)
        .filter(({ text }) => /^\((self|globalThis)|^self\./.test(text))
        .map(({ text }) => text)
        .join(';'),
    );
    const prepared = handedOver(parsePage(page).data);
    expect(prepared.entries).toEqual(original.entries);
    const link = /\["\$","link","\d+",\{"rel":"stylesheet"[^}]*\}\]/g;
    const wanted = textOf(original.data)
      .replace(/^:HL\["[^"]+\.css","style"\]\n/m, '')
      .replace(link, 'null');
    expect(textOf(prepared.data)).toBe(wanted);
    expect(wanted.length).toBeGreaterThan(1_000);
    expect(wanted).not.toContain('.css');
  });
});

test('typefaces are asked for by every page but the not-found page', () => {
  const counts = fixtureNames.map((name) => {
    const links = fixture(name).match(/<link[^>]* as="font"[^>]*>/g) ?? [];
    expect(parsePage(fixture(name)).typefaces).toBe(links.join(''));
    return [name, links.length];
  });
  expect(Object.fromEntries(counts)).toEqual({ islands: 2, trip: 2, redirect: 2, 'not-found': 0 });
});

test('a text that reads like a row of data is left as it is, its length counted in bytes', () => {
  const page = fixture('islands');
  const [path = ''] = parsePage(page).styleSheets;
  const hint = `:HL["${path}","style"]\n`;
  const text = `₹\n${hint}end`;
  const row = `99:T${Buffer.byteLength(text).toString(16)},${text}`;
  const other = parsePage(page.replace('</body>', `${push(`${row}${hint}9a:"after"`)}</body>`));
  expect(textOf(handedOver(other.data).data)).toContain(`${row}9a:"after"`);
});

test('of two style sheets both go from the data, other links stay', () => {
  const page = fixture('islands');
  const [path = ''] = parsePage(page).styleSheets;
  const icon = `9b:["$","link","1",{"rel":"icon","href":"${path}"}]\n`;
  const { styleSheets, data } = parsePage(
    withStyleSheet(page, '/_next/static/chunks/b.css').replace('</body>', `${push(icon)}</body>`),
  );
  expect(styleSheets).toEqual([path, '/_next/static/chunks/b.css']);
  expect(textOf(handedOver(data).data)).toContain(`\nff:[null]\n${icon}`);
});
