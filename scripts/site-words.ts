/**
 * `npm run words [-- out]`: lists the headings, labels, buttons and hints of an exported folder, each once, with the number of its pages
 * and the first of them. Names of trips and the prose of pages are omitted, because `npm run check -- --words` covers them.
 */
import './lib/environment';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHtml, type HtmlElement } from '../packages/export/index';
import { pageFilesIn, routeOf } from './lib/exported-pages';
import { trips } from '../content/catalogue/trips';

const labelTags = /^(h[1-6]|label|legend|button|summary|caption|th|dt|figcaption)$/;
const hints = ['placeholder', 'aria-label', 'title'];

const textOf = ({ node }: HtmlElement): string => {
  const read = (some: HtmlElement['node']): string =>
    some.childNodes
      .map((child) =>
        'value' in child ? child.value : 'tagName' in child && child.tagName !== 'select' ? read(child) : '',
      )
      .join('');
  return read(node).replace(/\s+/g, ' ').trim();
};

const folder = process.argv[2] ?? 'out';
const names = new Set(trips.map(({ name }) => name));
const found = new Map<string, { kind: string; routes: Set<string> }>();
for (const file of pageFilesIn(folder)) {
  for (const element of readHtml(readFileSync(join(folder, file), 'utf8')).elements) {
    const texts = [
      ...(labelTags.test(element.name) ? [[element.name, textOf(element)]] : []),
      ...hints.map((hint) => [hint, element.attributes[hint] ?? '']),
    ];
    for (const [kind = '', text = ''] of texts) {
      if (!/\p{L}/u.test(text) || names.has(text)) continue;
      const one = found.get(text) ?? { kind, routes: new Set() };
      found.set(text, { ...one, routes: one.routes.add(routeOf(file)) });
    }
  }
}
for (const [text, { kind, routes }] of [...found].sort(([, a], [, b]) => b.routes.size - a.routes.size))
  console.log([routes.size, kind, text, [...routes][0]].join('\t'));
