/** Spellings and openings, over everything that is written for visitors. */
import { readdirSync, readFileSync } from 'node:fs';

/** How the site spells what is spelt in several ways: the settled form, and those that may not stand. */
const glossary: readonly [settled: string, others: RegExp][] = [
  ['Kangchenjunga', /\bK[ah]+n[cg]h?[ae]n?d?[cz]h?e?n?d?[sz]onga|Kanchenjunga|Khangchendzonga/],
  ['Hadimba', /Hidimba|Hadimbha/],
  ['Awantipora', /Avantipur|Awantipur|Avantipora/],
  ['Jakhoo', /\bJakhu\b/],
  ['Rangit', /Rangeet/],
  ['Nathula', /Nathu La\b|Nathu-La/],
  ['Junagarh Fort at Bikaner', /Junagadh Fort, Bikaner|Bikaner.{0,20}Junagadh/],
];

const modules = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('contract'),
);

test.each(glossary)('%s is spelt in one way', (_settled, others) => {
  expect(modules.filter((file) => others.test(readFileSync(`content/${file}`, 'utf8')))).toEqual([]);
});
