/** Moves the hydration data of islands from the HTML, where Next writes it, into the data script of the page. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { z } from 'zod';
import type { IslandData } from '../../components/islands/hydrate';
import { withAttribute } from './read-html';

/** The shape that `components/islands/island.tsx` writes. */
const schema = z.strictObject({ props: z.record(z.string(), z.unknown()), slots: z.array(z.string()) });

/** The same count as `countNodes` in `components/islands/hydrate.tsx` returns in the browser. */
function countNodes(parent: DefaultTreeAdapterTypes.ParentNode): number {
  let count = 0;
  for (const node of parent.childNodes) {
    if (node.nodeName === '#comment') continue;
    count += 1;
    if ('attrs' in node && !node.attrs.some(({ name }) => name === 'data-slot')) count += countNodes(node);
  }
  return count;
}

/**
 * Writes the path of each on-demand island's file into its `data-file`.
 * @param pathOf the path of an island's file by its name
 */
export const nameFiles = (page: string, pathOf: (name: string) => string): string =>
  withAttribute(page, 'data-file', (_, { attributes: { 'data-island': name = '' } }) => pathOf(name));

/**
 * @returns the page with a number in each `data-props`, the names of its islands, and their data by these numbers
 * @throws when the data of an island does not have the shape that `island.tsx` writes
 */
export function takeIslandData(page: string): { html: string; names: string[]; data: IslandData[] } {
  const names = new Set<string>();
  const data: IslandData[] = [];
  const html = withAttribute(page, 'data-props', (json, { attributes: { 'data-island': name }, node }) => {
    if (name === undefined) return undefined;
    names.add(name);
    return String(data.push({ ...schema.parse(JSON.parse(json)), nodes: countNodes(node) }) - 1);
  });
  return { html, names: [...names], data };
}
