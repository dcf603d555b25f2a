/** What a browser must leave as it is when it translates a page: telephone numbers, email addresses and prices are marked for it. */
import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { site } from '../../content/site';
import { memoize } from '../../scripts/lib/memoize';
import { everyRoute, rawHtml } from '../support/pages';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** The texts of a page that a browser may translate, and those that it may not. */
const textsOf = memoize((path) => {
  const texts = { translated: [] as string[], kept: [] as string[] };
  const read = (node: Node, isKept: boolean): void => {
    if (/^(head|script|style|template)$/.test(node.nodeName)) return;
    if (node.nodeName === '#text' && 'value' in node) (isKept ? texts.kept : texts.translated).push(node.value.trim());
    if (!('childNodes' in node)) return;
    const mark = 'attrs' in node ? node.attrs.find(({ name }) => name === 'translate')?.value : undefined;
    for (const child of node.childNodes) read(child, mark ? mark === 'no' : isKept);
  };
  read(parse(rawHtml(path)), false);
  return texts;
});

const paths = [...everyRoute, '/404', '/offline'];
const price = /^₹[\d,]+$/;

test('no telephone number, email address or price of its own is left to translation', () => {
  for (const path of paths) {
    const { translated, kept } = textsOf(path);
    expect(
      translated.filter((text) => text.includes(site.phone.display) || text.includes(site.email) || price.test(text)),
      path,
    ).toEqual([]);
    for (const wanted of [site.name, site.phone.display]) expect(kept, path).toContain(wanted);
  }
});

test('what is marked has no words of its own: it is a name, a number, an address or a price', () => {
  const marked = [...new Set(paths.flatMap((path) => textsOf(path).kept))];
  expect(marked.some((text) => price.test(text))).toBe(true);
  const addresses = [site.email, ...site.email.split(/(?<=@)|(?=\.)/)];
  expect(
    marked.filter(
      (text) => /\p{L}/u.test(text) && text !== site.name && !addresses.includes(text) && !/^https?:\S+$/.test(text),
    ),
  ).toEqual([]);
});
