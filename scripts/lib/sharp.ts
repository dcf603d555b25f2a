import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** Sharp by `require`: its ES module has an import attribute, which Node 20.9, the lowest that README promises, cannot parse. */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
