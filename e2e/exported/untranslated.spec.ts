/** What a browser must leave as it is when it translates a page: telephone numbers, email addresses and prices are marked for it. */
import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { site } from '../../content/site';
import { everyRoute, rawHtml } from '../support/pages';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** The texts of a page that a browser may translate, and those that it may not. */
function textsOf(html: string) {
  const texts = { translated: [] as string[], kept: [] as string[] };
  const read = (node: Node, isKept: boolean): void => {
    if (/^(head|script|style|template)$/.test(node.nodeName)) return;
    if (node.nodeName === '#text' && 'value' in node) (isKept ? texts.kept : texts.translated).push(node.value.trim());
    if (!('childNodes' in node)) return;
    const mark = 'attrs' in node ? node.attrs.find(({ name }) => name === 'translate')?.value : undefined;
    for (const child of node.childNodes) read(child, mark ? mark === 'no' : isKept);
  };
  read(parse(html), false);
  return texts;
}

const price = /^₹[\d,]+$/;

test('no telephone number, email address or price of its own is left to translation', () => {
  for (const path of [...everyRoute, '/404', '/offline']) {
    const { translated, kept } = textsOf(rawHtml(path));
    expect(
      translated.filter((text) => text.includes(site.phone.display) || text.includes(site.email) || price.test(text)),
      path,
    ).toEqual([]);
    for (const wanted of [site.name, site.phone.display]) expect(kept, path).toContain(wanted);
  }
});

test('what is marked is a name, a number, an address or a price', () => {
  const marked = new Set(everyRoute.flatMap((path) => textsOf(rawHtml(path)).kept));
  expect([...marked].filter((text) => price.test(text)).length).toBeGreaterThan(0);
  const marks = [site.name, site.phone.display, ...site.email.split(/(?<=@)|(?=\.)/), site.email];
  expect([...marked].filter((text) => !price.test(text) && !marks.some((mark) => text.startsWith(mark)))).toEqual([]);
});
