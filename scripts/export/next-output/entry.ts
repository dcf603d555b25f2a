import { z } from 'zod';
import { unexpected } from './unexpected';

/** The folder of all files that Next builds, with a slash at its end. Their names carry a hash of their content. */
export const builtFiles = '/_next/static/';

const call = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/;

/** What a page tells Turbopack: the files to wait for, and what to run then. */
const schema = z.looseObject({
  otherChunks: z.array(z.string().startsWith('static/')).min(1),
  runtimeModuleIds: z.array(z.union([z.string(), z.number()])).min(1),
});

export const isEntry = (script: string): boolean => script.startsWith('(globalThis["TURBOPACK"]');

/**
 * Makes sure that a page's entry waits for no other files than those that the page loads: without them nothing would ever run.
 * @param script the inline script that names the entry
 * @param runtime paths of the scripts that the page loads
 * @throws when the entry is not as expected
 */
export function checkEntry(script: string, runtime: readonly string[]): void {
  const [, json = ''] = call.exec(script) ?? unexpected('a call of TURBOPACK.push with an object', script);
  const { data } = schema.safeParse(JSON.parse(json));
  if (!data) return unexpected('an entry with otherChunks and runtimeModuleIds', json);
  const missing = data.otherChunks.map((chunk) => `/_next/${chunk}`).filter((path) => !runtime.includes(path));
  if (missing.length > 0) unexpected('an entry that waits for scripts of the page', missing.join(' '));
}
