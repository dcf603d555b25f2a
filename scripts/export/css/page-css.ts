/** The style sheet of one page: the site's, without what the page cannot show. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Tailwind's layers, lowest first; rules outside any layer win over all of them. */
const layers = ['properties', 'theme', 'base', 'components', 'utilities'];

/**
 * Turns cascade layers into plain order, lowest layer first: browsers before 2022 skip what stands in `@layer` and would show a page
 * without any style. Specificity decides across layers from then on; `e2e/styles.spec.ts` compares what comes of it with the original.
 * @throws when the style sheet names a layer this step does not know
 */
export function withoutLayers(css: string): string {
  const root = postcss.parse(css);
  const inLayers = new Map<string, ChildNode[]>(layers.map((name) => [name, []]));
  const unlayered: ChildNode[] = [];
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer') unlayered.push(node);
    else for (const name of node.params.split(',').map((part) => part.trim())) collect(inLayers, name, node);
  }
  root.removeAll();
  root.append(...[...inLayers.values()].flat(), ...unlayered);
  return root.toString();
}

function collect(inLayers: Map<string, ChildNode[]>, name: string, layer: AtRule): void {
  const rules = inLayers.get(name);
  if (!rules) throw new Error(`the style sheet has a layer '${name}', which scripts/export/page-css.ts does not place`);
  rules.push(...(layer.nodes ?? []));
}

/** Addresses in the style sheet are relative to its file; inlined, they must stand on their own. */
export const withRootUrls = (css: string, folder: string): string =>
  css.replace(
    /url\((['"]?)(\.[^)'"]+)\1\)/g,
    (_whole, _quote, url: string) => `url(${new URL(url, `http://site${folder}/`).pathname})`,
  );

/** Takes a node out, and around it what it leaves empty. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if ((parent?.type === 'rule' || parent?.type === 'atrule') && parent.nodes?.length === 0)
    removeWithEmpty(parent as Rule | AtRule);
}

/** Takes out custom properties that nothing reads, until none is left: removing one may leave another unread. */
function withoutUnreadProperties(root: Root): void {
  for (let removed = true; removed;) {
    const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    removed = false;
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      removed = true;
      removeWithEmpty(declaration);
    });
  }
}

/** What browsers build into fields that are typed into: buttons of files, spinners, the parts of a date. No markup names them. */
const partOfField = /^::(-webkit-(search|date|calendar|inner|outer)|file-selector-button|placeholder)/;
const field = /<(select|textarea)\b|<input\b(?![^>]*type="(radio|checkbox|hidden)")/;

/** Takes out rules for parts of fields. */
function withoutFields(root: Root): void {
  root.walkRules((rule) => {
    const others = rule.selectors.filter((selector) => !partOfField.test(selector));
    if (others.length > 0) rule.selectors = others;
    else removeWithEmpty(rule);
  });
}

/** A set of characters as CSS writes it, `U+20B9` or `U+20-7E, U+A9`, for a regular expression. */
const charactersIn = (range: string): RegExp =>
  new RegExp(
    `[${range
      .replace(/\s/g, '')
      .split(',')
      .map((part) => part.replace(/[\dA-F]+/gi, '\\u{$&}').replace(/U\+/i, ''))
      .join('')}]`,
    'u',
  );

/** Takes out typefaces for characters that the page has none of: they would be fetched all the same when all are asked for after load. */
function withoutUnseenTypefaces(root: Root, html: string): void {
  root.walkDecls('unicode-range', ({ value, parent }) => {
    if (!charactersIn(value).test(html)) parent?.remove();
  });
}

/** Names stand between quotes, spaces and brackets: element, attribute and class names in the HTML, class names in the scripts. */
const names = (text: string): Set<string> => new Set(text.replaceAll('&amp;', '&').match(/[^\s"'`<>=]+/g) ?? []);

/** The classes and attributes a style sheet names, unescaped. */
const namesInCss = (css: string): Set<string> =>
  new Set([...css.matchAll(/[.[]((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

/** Of all that a script spells, the names that the style sheet knows: a class of a state that the script draws later stays. */
export function namesInScript(css: string, script: string): string[] {
  const known = namesInCss(css);
  return [...names(script)].filter((name) => known.has(name));
}

/**
 * What of the style sheet a page can use.
 * @param html the page's markup
 * @param scriptNames names that its scripts may use, from `namesInScript`
 */
export async function pageCss(css: string, html: string, scriptNames: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names(html), ...scriptNames].join('\n'), extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split('\n'),
    keyframes: true,
    // Names that no markup spells.
    safelist: [
      '*',
      'html',
      'body',
      ':root',
      ':host',
      ':focus-visible',
      '::selection',
      ':before',
      ':after',
      '::backdrop',
    ],
  });
  const root = postcss.parse(result?.css ?? css);
  if (!field.test(html)) withoutFields(root);
  withoutUnseenTypefaces(root, html);
  withoutUnreadProperties(root);
  return root.toString();
}
