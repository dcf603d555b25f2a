/** The files of the runtime: `core` (React and the islands of every page) and one file for each other island. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sharedModules } from '../../../components/islands/shared-modules';
import { filesIn } from '../../lib/files-in';
import { memoize } from '../../lib/memoize';
import { hashedPath } from '../next-output/built-files';
import { compile } from './compile';

const folder = 'components/islands';

/** `home-form.tsx` makes the island 'home-form' as `HomeForm`. */
const componentOf = (name: string) => name.replace(/(^|-)./g, (start) => start.slice(-1).toUpperCase());

const core = readFileSync(`${folder}/core.ts`, 'utf8');
const isInCore = (name: string) => core.includes(`/${name}'`);

/** The deployment values, as `next build` lets them into scripts. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );

/**
 * Compiles one file. Only a file that ran to its end leaves its mark on its element: half a file, or one that breaks, does not, and the loader
 * (`loader/runtime.ts`) tries it again.
 */
function runtimeFile(name: string, code: string, external: readonly string[]) {
  const text = compile({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    format: 'cjs',
    // Of 2021: Chrome 90 and Safari 14.
    target: 'es2020',
    jsx: 'automatic',
    external: [...external],
    define: { ...environment(), 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    // The comment has Chromium compile the whole file while it arrives, and not each function when it is called, on the page's own thread.
    banner: { js: '//# allFunctionsCalledOnLoad\n(require=>{' },
    footer: { js: '})(name=>islandModules[name]);document.currentScript.ran=1' },
  });
  return { path: hashedPath(`chunks/${name}`, text, '.js'), text };
}

/**
 * The files that pages need for their islands; each is compiled once.
 * @param names of the islands that stand in a page
 * @returns in the order in which they have to run; none for a page without islands
 * @throws when a page names an island that no file makes
 */
export function islandCompiler() {
  const file = memoize((name) => {
    if (name === 'core') return runtimeFile(name, `import './${folder}/core'`, []);
    const path = filesIn(folder).find((one) => basename(one) === `${name}.tsx`);
    if (!path) throw new Error(`a page names an island '${name}', which no file in ${folder} makes`);
    const component = componentOf(name);
    const code = `import { ${component} } from './${folder}/${path}'; import { hydrateIslands } from '@/${folder}/hydrate'; hydrateIslands(${component});`;
    return runtimeFile(name, code, sharedModules);
  });
  return (names: readonly string[]) =>
    names.length === 0 ? [] : ['core', ...new Set(names.filter((name) => !isInCore(name)))].map(file);
}
