/** What the checks of the build need of a page, read by a parser that follows the HTML standard. */
import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface PageRead {
  /** Names of parse errors of the standard, with their lines: 'duplicate-attribute (line 3)'. */
  errors: string[];
  elements: { name: string; attributes: Readonly<Record<string, string>>; text: string }[];
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

export function readHtml(html: string): PageRead {
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
  }));
  return { errors, elements };
}
