import { goToBookingForm, logMissingPath } from '../../app/_html/inline-scripts';
import { compileLoader } from './browser/compile-loader';

/** The scripts that stand in prepared pages as text: the same on every page, so that one header names them all. */
export const inlineScripts = (): string[] => [compileLoader(), logMissingPath, goToBookingForm];
