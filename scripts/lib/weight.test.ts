import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotli, bytesOver, quickWeight, weightOf } from './weight';

const folder = mkdtempSync(join(tmpdir(), 'weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = 'Alleppey, Munnar, Thekkady, Kovalam. '.repeat(200);
const written = (name: string) => {
  writeFileSync(join(folder, name), text);
  return weightOf(join(folder, name));
};

test('text weighs what brotli makes of it, what is packed already what it is', () => {
  for (const name of ['a.html', 'a.js', 'a.svg', 'a.webmanifest'])
    expect([name, written(name)]).toEqual([name, brotli(Buffer.from(text)).length]);
  for (const name of ['a.woff2', 'a.avif', 'a.webp', 'a.jpg', 'a.png', 'a.pdf', 'a.ico'])
    expect([name, written(name)]).toEqual([name, text.length]);
});

test('a text is over a limit by the bytes that the best compression leaves over it', () => {
  const weight = brotli(Buffer.from(text)).length;
  expect([weight, weight + 1, weight - 5, 0].map((most) => bytesOver(text, most))).toEqual([0, 0, 5, weight]);
  expect(quickWeight(text)).toBeLessThanOrEqual(weight * 1.1);
});
