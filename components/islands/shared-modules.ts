/** The modules that `core.ts` provides to the files of other islands, by their import names. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@/components/islands/motion',
  '@/components/islands/island',
  '@/components/islands/hydrate',
] as const;

/** The islands of the header, which every page has: their code is in the same file. */
export const coreIslands: readonly string[] = ['float-on-scroll', 'nav-dropdown', 'phone-menu'];
