import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/**
 * Loads Sharp by `require`: its ES module has an import attribute, which Node 20.9, the lowest version that README promises, cannot parse.
 */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
