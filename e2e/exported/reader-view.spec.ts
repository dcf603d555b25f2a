/**
 * Reader views (such as Firefox's, which uses Mozilla's Readability) remove a `div` or `ul` with many links unless its class suggests text. In a
 * list of trips each has two links and few words.
 */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from '@playwright/test';
import { everyRoute, rawHtml } from '../support/pages';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value ?? '';
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** The classes of the `div` and `ul` elements around the prices of listed trips, which a reader view could remove. */
function around(node: Node | DefaultTreeAdapterTypes.Document, inTrip = false): string[] {
  if (!('childNodes' in node)) return [];
  const inside = inTrip || ('tagName' in node && node.tagName === 'article');
  return node.childNodes
    .filter(isElement)
    .flatMap((child) => [
      ...(inside && /^(div|ul)$/.test(child.tagName) && /\u20b9\d/.test(textOf(child))
        ? [attribute(child, 'class')]
        : []),
      ...around(child, inside),
    ]);
}

test('has a class that suggests text on each element around a price in lists of trips', () => {
  const found = everyRoute.flatMap((path) => around(parse(rawHtml(path))).map((name) => ({ path, name })));
  expect(found.length).toBeGreaterThan(everyRoute.length);
  expect(found.filter(({ name }) => !name.includes('text'))).toEqual([]);
});
