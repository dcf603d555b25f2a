/** The pages of an exported folder, read from its files, so that a new page counts without being listed anywhere. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redirectRules } from './hosting';

/** `about.html` → `/about`. */
export const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The file behind a route, from the folder's root. */
export const fileOf = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.html`;

/** Every route of an exported folder that a visitor reads; what the host redirects is not one. */
export function routesOf(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} is not an exported site: run npm run build first`);
  const redirected = new Set<string>(redirectRules.map(({ from }) => from));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(routeOf)
    .filter((route) => !redirected.has(route))
    .sort();
}
