/** Texts of pages as programs read them: without style, as in text browsers and crawlers, and translated by a browser. */
import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { site } from '../../content/site';
import { pageRoutes, rawHtml } from '../support/pages';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Elements that start a new line where no style is applied. */
const blocks =
  /^(address|article|aside|br|d[dlt]|details|div|fieldset|figure|footer|form|h\d|header|hr|legend|li|main|nav|[ou]l|option|p|section|select|summary|table|t[dhr]|tbody|thead)$/;

interface Texts {
  /** Pairs of adjacent elements on one line without a space or mark between them: 'Kerala PackageBook Now'. */
  joined: string[];
  /** Texts that a browser may translate, and texts that it may not. */
  translated: string[];
  untranslated: string[];
}

function textsOf(html: string): Texts {
  const texts: Texts = { joined: [], translated: [], untranslated: [] };
  let last = '';
  let isOtherElement = false;
  const read = (node: Node, isUntranslated: boolean): void => {
    if (/^(head|script|style|svg|template)$/.test(node.nodeName)) return;
    if (node.nodeName === '#text' && 'value' in node) {
      if (isOtherElement && /[\p{L}\p{N})%]$/u.test(last) && /^[\p{L}\p{N}(+₹]/u.test(node.value))
        texts.joined.push(`${last.slice(-30)}|${node.value.slice(0, 30)}`);
      [last, isOtherElement] = [node.value, false];
      (isUntranslated ? texts.untranslated : texts.translated).push(node.value.trim());
    }
    if (!('childNodes' in node)) return;
    const mark = 'attrs' in node ? node.attrs.find(({ name }) => name === 'translate')?.value : undefined;
    const cross = () => {
      if (blocks.test(node.nodeName)) last = '';
      // A line break opportunity inside a word does not separate elements.
      isOtherElement ||= node.nodeName !== 'wbr';
    };
    cross();
    for (const child of node.childNodes) read(child, mark ? mark === 'no' : isUntranslated);
    cross();
  };
  read(parse(html), false);
  return texts;
}

const price = /^₹[\d,]+$/;

test('separates all names, and excludes exactly the numbers, addresses and prices from translation', () => {
  expect(textsOf('<p><a>Kerala Package</a><a>Book Now</a> <b>5</b><wbr>, days</p>').joined).toHaveLength(1);
  const marked = new Set<string>();
  for (const path of [...pageRoutes, '/404', '/offline']) {
    const { joined, translated, untranslated } = textsOf(rawHtml(path));
    expect(joined, path).toEqual([]);
    const left = (text: string) => text.includes(site.phone.display) || text.includes(site.email) || price.test(text);
    expect(translated.filter(left), path).toEqual([]);
    for (const wanted of [site.name, site.phone.display]) expect(untranslated, path).toContain(wanted);
    for (const text of untranslated) marked.add(text);
  }
  expect([...marked].some((text) => price.test(text))).toBe(true);
  const known = [site.name, site.email, ...site.email.split(/(?<=@)|(?=\.)/)];
  const words = [...marked].filter((text) => /\p{L}/u.test(text) && !known.includes(text));
  expect(words.filter((text) => !/^https?:\S+$/.test(text))).toEqual([]);
});
