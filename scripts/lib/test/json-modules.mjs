/**
 * Lets Node import JSON as the bundlers do: as a whole or by named fields, and without an import attribute, which the lowest Node version that README
 * promises does not support.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.json') || url.includes('/node_modules/')) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const fields = Object.entries(JSON.parse(text))
    .filter(([name]) => /^[a-z]\w*$/i.test(name))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return { format: 'module', shortCircuit: true, source: [...fields, `export default ${text};`].join('\n') };
}
