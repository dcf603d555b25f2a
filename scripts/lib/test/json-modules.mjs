/**
 * Lets Node import JSON as the bundlers do: whole or with named fields, and without an import attribute, which the lowest Node version that README
 * promises does not support.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.json') || url.includes('/node_modules/')) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const fields = Object.keys(JSON.parse(text)).map((name) => `export const ${name} = whole.${name};`);
  const source = [`const whole = ${text};`, 'export default whole;', ...fields].join('\n');
  return { format: 'module', shortCircuit: true, source };
}
