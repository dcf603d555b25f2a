/** The style sheet of one page: the site's, without the rules that the page cannot use. */
import postcss, { type ChildNode, type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Tailwind's layers, lowest first; rules outside any layer override all of them. */
const layers = ['properties', 'theme', 'base', 'components', 'utilities'];

/**
 * Turns cascade layers into plain order, lowest layer first. Browsers before 2022 skip `@layer` and would show a page without any style.
 * Across layers specificity then decides; `e2e/specs/styles.spec.ts` compares the result with the original.
 * @throws when the style sheet names a layer this step does not know
 */
export function withoutLayers(css: string): string {
  const root = postcss.parse(css);
  const inLayers = new Map<string, ChildNode[]>(layers.map((name) => [name, []]));
  const unlayered: ChildNode[] = [];
  for (const node of root.nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') {
      unlayered.push(node);
      continue;
    }
    for (const name of node.params.split(/\s*,\s*/)) {
      const rules = inLayers.get(name);
      if (!rules)
        throw new Error(`the style sheet has a layer '${name}', which packages/export/css/page-css.ts does not place`);
      rules.push(...(node.nodes ?? []));
    }
  }
  root.removeAll();
  root.append(...[...inLayers.values()].flat(), ...unlayered);
  return root.toString();
}

/**
 * All names in a text, which are delimited by quotes, spaces and brackets: element, attribute and class names in the HTML, class names in
 * the scripts.
 */
const names = (text: string): Set<string> => new Set(text.replaceAll('&amp;', '&').match(/[^\s"'`<>=]+/g) ?? []);

/** The classes and attributes that a style sheet names, unescaped. */
const namesInCss = (css: string): Set<string> =>
  new Set([...css.matchAll(/[.[]((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

/** The names in a script that the style sheet has as well, so that a class which the script renders later is kept. */
export function namesInScript(css: string, script: string): string[] {
  const known = namesInCss(css);
  return [...names(script)].filter((name) => known.has(name));
}

/** `:has()` that begins with a class, as in `body:has(.book-at-hand)`. */
const hasClass = /:has\(\.([\w-]+)/g;

/** Removes rules without anything in them, from the inside out. */
function removeEmpty(node: Container): void {
  node.each((child) => {
    if ('nodes' in child) removeEmpty(child);
  });
  if (node.nodes?.length === 0) node.remove();
}

/**
 * Removes what PurgeCSS keeps although it styles nothing. Of rules for pages that have an element which this one cannot have: with each element
 * that a script inserts the browser would look through the whole page for what they style. Of custom properties that nothing reads: their
 * registrations (`@property`), which Tailwind adds.
 */
function withoutAbsent(css: string, known: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if ([...rule.selector.matchAll(hasClass)].some(([, name = '']) => !known.has(name))) rule.remove();
  });
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const name of value.match(/--[\w-]+/g) ?? []) read.add(name);
  });
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/**
 * The part of the style sheet that a page can use.
 * @param html the page's markup
 * @param scriptNames the names that its scripts may use, from `namesInScript`
 */
export async function pageCss(css: string, html: string, scriptNames: readonly string[]): Promise<string> {
  const known = new Set([...names(html), ...scriptNames]);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...known].join('\n'), extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split('\n'),
    keyframes: true,
    variables: true,
    // Selectors that no markup spells. PurgeCSS keeps '*', ':root' and pseudo-elements by itself.
    safelist: ['html', 'body', ':host', ':focus-visible'],
  });
  return withoutAbsent(result?.css ?? css, known);
}
