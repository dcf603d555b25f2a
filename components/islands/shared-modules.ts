/** What `core.ts` brings and the files of other islands take from it, by the names under which these import it. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@/components/islands/motion',
  '@/components/islands/island',
  '@/components/islands/hydrate',
] as const;
