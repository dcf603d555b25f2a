/** The modules that `core.ts` provides to the files of other islands, by their import names. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@/components/islands/motion',
  '@/components/islands/island',
  '@/components/islands/hydrate',
] as const;
