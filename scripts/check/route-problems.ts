import { routes } from '../../content/routes';
import { documentPaths } from '../../content/documents';

/**
 * A line for each path of `content/routes.ts` whose page is not there: in app/, the folder is called like the path.
 * @param hasFolder whether the project has a folder of this path
 */
export function routeProblems(paths: Readonly<Record<string, string>>, hasFolder: (path: string) => boolean): string[] {
  // One folder makes the pages of all documents, whatever their paths are.
  const documents: readonly string[] = Object.values(documentPaths);
  return Object.entries(paths)
    .filter(([, path]) => path !== routes.home && !documents.includes(path) && !hasFolder(`app${path}`))
    .map(([name, path]) => `routes ${name}: ${path} has no page: rename the folder of its page to app${path}`);
}
