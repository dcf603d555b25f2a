/**
 * Lets Node import JSON as the bundlers do: with named fields, and without an import attribute, which the lowest Node version that README
 * promises does not support.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.json') || url.includes('/node_modules/')) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const fields = Object.entries(JSON.parse(text)).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return { format: 'module', shortCircuit: true, source: fields.join('\n') };
}
