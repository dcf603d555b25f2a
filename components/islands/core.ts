/**
 * The file that every page with islands loads: React, the islands of the header, and the modules that the files of other islands import
 * from here instead of bundling them (`scripts/export/browser/compile-islands.ts`).
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as hydrate from './hydrate';
import * as island from './island';
import { FloatOnScroll } from './menus/float-on-scroll';
import { NavDropdown } from './menus/nav-dropdown';
import { PhoneMenu } from './menus/phone-menu';
import * as motion from './motion';
import type { sharedModules } from './shared-modules';

const modules: Record<(typeof sharedModules)[number], object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@/components/islands/motion': motion,
  '@/components/islands/island': island,
  '@/components/islands/hydrate': hydrate,
};
Object.assign(window, { islandModules: modules });

for (const one of [FloatOnScroll, NavDropdown, PhoneMenu]) hydrate.hydrateIslands(one);
