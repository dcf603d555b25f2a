/**
 * The start of the file that every page with islands loads: React, and the modules that the files of other islands import from here
 * instead of bundling them. The islands of the header follow (`packages/export/browser/compile-islands.ts`).
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as hydrate from './hydrate';
import * as island from './island';
import * as motion from './motion';
import * as queryStore from './query-store';
import { loadOnDemand } from './party/on-demand';
import type { sharedModules } from './shared-modules';

const modules: Record<(typeof sharedModules)[number], object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@/components/islands/motion': motion,
  '@/components/islands/island': island,
  '@/components/islands/hydrate': hydrate,
  '@/components/islands/query-store': queryStore,
};
Object.assign(window, { islandModules: modules });
// In a task of its own, so that nothing in it keeps this file from running to its end.
setTimeout(loadOnDemand);
