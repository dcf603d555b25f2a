import type { DefaultTreeAdapterTypes } from 'parse5';
import { unbroken } from '../../content/format/unbroken';
import { readHtml } from './read-html';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose text is no text of the page, or is sent as the value of a field. */
const otherTexts: ReadonlySet<string> = new Set(['head', 'script', 'style', 'option', 'textarea']);

const has = (node: Node, attribute: string) => 'attrs' in node && node.attrs.some(({ name }) => name === attribute);

/**
 * The ranges of the texts that React does not render in the browser. It compares the texts of an island with its own, and renders the island
 * again if one differs, but it leaves the content of slots alone (`components/islands/hydrate.tsx`).
 */
function textRanges(node: Node, isIsland: boolean): { startOffset: number; endOffset: number }[] {
  if (otherTexts.has(node.nodeName)) return [];
  if (node.nodeName === '#text') return isIsland || !node.sourceCodeLocation ? [] : [node.sourceCodeLocation];
  const isInside = has(node, 'data-island') || (isIsland && !has(node, 'data-slot'));
  return 'childNodes' in node ? node.childNodes.flatMap((child) => textRanges(child, isInside)) : [];
}

/** Writes a no-break space between each number and its unit in the texts of a page, and changes nothing else. */
export function keepUnits(html: string): string {
  let changed = '';
  let copiedUntil = 0;
  for (const { startOffset, endOffset } of textRanges(readHtml(html).document, false)) {
    changed += html.slice(copiedUntil, startOffset) + unbroken(html.slice(startOffset, endOffset));
    copiedUntil = endOffset;
  }
  return changed + html.slice(copiedUntil);
}
