/** A plugin for Stryker that leaves class names alone: how a page looks is judged by browser tests and by eye. */

const looks = {
  /** @param {{ node: { type: string, name?: { name: unknown } } }} path to a node of Babel's syntax tree */
  shouldIgnore: ({ node }) =>
    node.type === 'JSXAttribute' && /^(className|listClass|itemClass)$/.test(String(node.name?.name))
      ? 'A class name.'
      : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'looks', value: looks }];
