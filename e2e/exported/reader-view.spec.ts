/**
 * Reader views (Firefox's, by Mozilla's Readability) take away every `div` and `ul` with many links whose class does not say that it holds text.
 * In a list of trips each has two links and few words.
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

/** The elements of a trip in a list that have its price in them, each with its class: the `div` and `ul` that a reader view could take away. */
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

test('in every list of trips what holds a price says that it holds text', () => {
  const found = everyRoute.flatMap((path) => around(parse(rawHtml(path))).map((name) => ({ path, name })));
  expect(found.length).toBeGreaterThan(everyRoute.length);
  expect(found.filter(({ name }) => !name.includes('text'))).toEqual([]);
});
