/** Reads the elements of a page, and changes attributes, with a parser that follows the HTML standard. */
import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface HtmlElement {
  /** The name in lower case, as are the names of its attributes. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in the element, without that of its child elements. */
  text: string;
  /** The range in the HTML, from the first character of its start tag to the end of its end tag. */
  start: number;
  end: number;
  /** The parser's node. */
  node: Element;
}

export interface HtmlPage {
  /** The standard's names of parse errors, with their lines: 'duplicate-attribute (line 3)'. */
  errors: string[];
  /** The elements in document order. */
  elements: HtmlElement[];
  /** The parser's tree. */
  document: DefaultTreeAdapterTypes.Document;
}

function elementsOf(node: ParentNode, found: Element[]): Element[] {
  for (const child of node.childNodes) {
    if ('tagName' in child) {
      found.push(child);
      elementsOf('content' in child ? child.content : child, found);
    }
  }
  return found;
}

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function readHtml(html: string): HtmlPage {
  const errors: string[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }: ParserError) => errors.push(`${code} (line ${startLine})`),
  });
  const elements = elementsOf(document, []).map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: textOf(element),
    start: element.sourceCodeLocation?.startOffset ?? 0,
    end: element.sourceCodeLocation?.endOffset ?? 0,
    node: element,
  }));
  return { errors, elements, document };
}

/**
 * Changes an attribute of elements, and no other character of the page.
 * @param change returns the new value; undefined for an attribute that stays as it is
 */
export function withAttribute(
  html: string,
  name: string,
  change: (value: string, element: HtmlElement) => string | undefined,
): string {
  let changed = '';
  let copiedUntil = 0;
  for (const element of readHtml(html).elements) {
    const place = element.node.sourceCodeLocation?.attrs?.[name];
    const value = place ? change(element.attributes[name] ?? '', element) : undefined;
    if (!place || value === undefined) continue;
    const written = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    changed += `${html.slice(copiedUntil, place.startOffset)}${name}="${written}"`;
    copiedUntil = place.endOffset;
  }
  return changed + html.slice(copiedUntil);
}
