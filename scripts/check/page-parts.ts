/** What a page's HTML is made of and what each part weighs: said of a page that is over its budget. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { quickWeight } from '../lib/weight';

type Element = DefaultTreeAdapterTypes.Element;

export interface PagePart {
  name: string;
  /** Bytes of brotli 9 that the page would weigh less without it. */
  bytes: number;
}

const childrenOf = (element: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  element.childNodes.filter((node): node is Element => 'tagName' in node);

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

/** The innermost elements that only wrap others count as their children: a section is a part, the grid around sections is not. */
function partsIn(element: Element): Element[] {
  const children = childrenOf(element);
  const wraps =
    ['html', 'head', 'body', 'main', 'div'].includes(element.tagName) && attribute(element, 'id') === undefined;
  return (wraps || element.tagName === 'main') && children.length > 0 ? children.flatMap(partsIn) : [element];
}

function nameOf(element: Element): string {
  const id = attribute(element, 'id');
  if (id !== undefined) return `${element.tagName} #${id}`;
  return attribute(element, 'type') === 'application/ld+json' ? 'structured data' : element.tagName;
}

/** Parts of one name together, heaviest first. */
export function pageParts(html: string): PagePart[] {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const ranges = new Map<string, { from: number; to: number }[]>();
  for (const part of childrenOf(document).flatMap(partsIn)) {
    const place = part.sourceCodeLocation;
    if (!place) continue;
    const name = nameOf(part);
    ranges.set(name, [...(ranges.get(name) ?? []), { from: place.startOffset, to: place.endOffset }]);
  }
  const whole = quickWeight(html);
  const without = (cut: readonly { from: number; to: number }[]) =>
    cut.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), html);
  return [...ranges]
    .map(([name, cut]) => ({ name, bytes: whole - quickWeight(without(cut)) }))
    .sort((a, b) => b.bytes - a.bytes);
}
