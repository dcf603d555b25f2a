/** Compiles the runtime files: `core` (React and the islands of every page) and one file for each other island. */
import { coreIslands, islands, sharedModules } from '../../../components/islands/shared-modules';
import { memoize } from '../../../scripts/lib/memoize';
import { hashedPath } from '../next-output/built-files';
import { compile } from './compile';

const folder = 'components/islands';

/**
 * The code that hydrates every use of some islands.
 * @throws when one of them is not in the list
 */
function hydrating(names: readonly string[]): string {
  const lines = names.map((name) => {
    const [file, component] = islands[name] ?? [];
    if (!file) throw new Error(`a page has an island '${name}', which ${folder}/shared-modules.ts does not list`);
    return `import { ${component} } from './${folder}/${file}'; hydrateIslands(${component});`;
  });
  return [`import { hydrateIslands } from '@/${folder}/hydrate';`, ...lines].join('\n');
}

/** The public environment variables, which `next build` inlines into scripts. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );

/**
 * Compiles one file. A file sets a flag on its script element when it has run to its end. A truncated file, or one that throws, does not,
 * and the loader (`loader/runtime.ts`) tries it again.
 */
function runtimeFile(name: string, code: string, external: readonly string[]) {
  const text = compile({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    format: 'cjs',
    // ES2020, for Chrome 90 and Safari 14 (2021).
    target: 'es2020',
    jsx: 'automatic',
    external: [...external],
    define: { ...environment(), 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    // The comment makes Chromium compile the whole file while it downloads, instead of each function on the main thread when it is called.
    banner: { js: '//# allFunctionsCalledOnLoad\n(require=>{' },
    footer: { js: '})(name=>islandModules[name]);document.currentScript.ran=1' },
  });
  return { path: hashedPath(`chunks/${name}`, text, '.js'), text };
}

/**
 * The files that pages need for their islands; each is compiled once.
 * @param names the names of the islands in a page
 * @returns the files in the order in which they must run; none for a page without islands
 * @throws when an island of the page is not in the list
 */
export function islandCompiler() {
  const file = memoize((name) =>
    name === 'core'
      ? runtimeFile(name, `import './${folder}/core'; ${hydrating(coreIslands)}`, [])
      : runtimeFile(name, hydrating([name]), sharedModules),
  );
  return (names: readonly string[]) =>
    names.length === 0 ? [] : ['core', ...new Set(names.filter((name) => !coreIslands.includes(name)))].map(file);
}
