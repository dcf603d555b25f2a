import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Elements that begin a line of their own where no style is read. */
const blocks =
  /^(address|article|aside|br|d[dlt]|details|div|fieldset|figure|footer|form|h\d|header|hr|legend|li|main|nav|[ou]l|option|p|section|select|summary|table|t[dhr]|tbody|thead)$/;

const unread = /^(head|script|style|svg|template)$/;

/**
 * The pairs of texts of a page that run into each other where no style is read: of two elements on one line, with neither a space nor a mark
 * between them. Crawlers and text browsers read 'Kerala PackageBook Now' there.
 */
export function joinedTexts(html: string): string[] {
  const found: string[] = [];
  let last = '';
  let isOtherElement = false;
  const read = (node: Node): void => {
    if ('value' in node) {
      if (isOtherElement && /[\p{L}\p{N})%]$/u.test(last) && /^[\p{L}\p{N}(+₹]/u.test(node.value))
        found.push(`${last.slice(-30)}|${node.value.slice(0, 30)}`);
      [last, isOtherElement] = [node.value, false];
    }
    if (!('childNodes' in node) || unread.test(node.nodeName)) return;
    const isBlock = blocks.test(node.nodeName);
    const cross = () => {
      if (isBlock) last = '';
      // An opportunity to break a word is no other element.
      isOtherElement ||= node.nodeName !== 'wbr';
    };
    cross();
    for (const child of node.childNodes) read(child);
    cross();
  };
  read(parse(html));
  return found;
}
