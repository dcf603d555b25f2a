/** Loads .env files as `next build` does. Every script that reads `content/site.ts` imports it first. */
import nextEnvironment from '@next/env';

nextEnvironment.loadEnvConfig(process.cwd());
