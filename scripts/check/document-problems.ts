/** Files of the project, as paths from its root. */
export type Files = readonly string[];

const codeOrPath = /`([^`\n]+)`/g;
const link = /\]\(([^)#\s]+)[^)]*\)/g;
const isFileName = /\.(tsx?|mjs|json|md|css|toml|ya?ml|svg|ico|txt)$/;

/** `a/<b>/*.ts` as a pattern: `<b>` and `*` stand for any name. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/<[^>]+>|\*+/g, '[^/]+')
      .replace(/\/$/, '')}(/|$)`,
  );

/** Resolves `.` and `..` of a path from a folder. */
function resolved(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/') + (path.endsWith('/') ? '/' : '');
}

/** Whether a text in backticks names a file or folder: a file name, or a path that starts with a folder of the project. */
function isPath(text: string, topFolders: ReadonlySet<string>): boolean {
  if (/[\s:]|^[/@]|^https?|^node_modules\//.test(text)) return false;
  return isFileName.test(text) || (text.includes('/') && topFolders.has(text.split('/')[0] ?? ''));
}

/**
 * The faults of a document of the project: paths in backticks and links that lead to no file, and npm scripts that do not exist.
 * @param document path of the document
 * @param ignored paths that the build makes, as `.gitignore` lists them
 * @returns one line for each
 */
export function documentProblems(
  document: string,
  text: string,
  { files, ignored, scripts }: { files: Files; ignored: Files; scripts: readonly string[] },
): string[] {
  const folder = document.split('/').slice(0, -1).join('/');
  const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  const isThere = (path: string) => {
    if (ignored.some((one) => path.startsWith(one) || `${path}/` === one)) return true;
    const [fromRoot, fromHere] = [patternOf(resolved('', path)), patternOf(resolved(folder, path))];
    // A bare file name may stand anywhere.
    const bare = path.includes('/') ? undefined : patternOf(path);
    return files.some((file) => fromRoot.test(file) || fromHere.test(file) || bare?.test(file.split('/').at(-1) ?? ''));
  };
  const paths = [...text.matchAll(codeOrPath)].map(([, code = '']) => code).filter((code) => isPath(code, topFolders));
  const links = [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target));
  const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);
  return [
    ...[...paths, ...links].filter((path) => !isThere(path)).map((path) => `${document}: ${path} does not exist`),
    ...named
      .filter((script) => !scripts.includes(script))
      .map((script) => `${document}: there is no npm run ${script}`),
  ];
}
